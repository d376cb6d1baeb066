/** The schemas of the pages' texts. What is edited and what is published have the same form: any text may be empty. */
import { object } from 'yup';
import { items, lines, metaTexts, paragraphs, picture, richTexts } from './fields.schema';

/** What search engines show of a page. */
const meta = { ...lines('metaTitle'), ...metaTexts('metaDescription') };
const heading = { ...lines('eyebrow'), ...lines('title'), ...paragraphs('intro') };

export const PAGE_SCHEMAS = {
  home: object({
    ...meta,
    ...lines('heroEyebrow'),
    ...lines('heroTitle'),
    ...paragraphs('heroText'),
    ...picture('heroPicture'),
    /** Below the trainer's name. */
    ...lines('trainerRole'),
    ...lines('servicesTitle'),
    ...paragraphs('servicesIntro'),
    ...lines('aboutEyebrow'),
    ...lines('aboutTitle'),
    ...paragraphs('aboutText'),
    ...lines('testimonialsTitle'),
    ...paragraphs('testimonialsIntro'),
    /** Shown on the home and the about page while there are no Instagram posts. */
    ...picture('stripPicture1'),
    ...picture('stripPicture2'),
    ...picture('stripPicture3'),
    ...picture('stripPicture4'),
  }),
  about: object({
    ...meta,
    ...heading,
    /** More about the business, below the introduction. */
    ...richTexts('story'),
    ...lines('stepsTitle'),
    ...paragraphs('stepsIntro'),
    steps: items({ ...lines('title'), ...paragraphs('text') }),
    ...lines('credentialsTitle'),
    ...paragraphs('credentialsIntro'),
  }),
  services: object({
    ...meta,
    ...heading,
    ...lines('questionsTitle'),
    questions: items({ ...lines('question'), ...paragraphs('answer') }),
    ...lines('closingTitle'),
    ...paragraphs('closingText'),
  }),
  testimonials: object({ ...meta, ...heading, ...lines('closingTitle'), ...paragraphs('closingText') }),
  blog: object({ ...meta, ...heading }),
  contact: object({ ...meta, ...heading, ...lines('areasTitle'), ...paragraphs('areasIntro') }),
} as const;
