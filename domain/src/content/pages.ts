/**
 * The texts of pages that the owner can change: one document of `siteContent` for each page. An empty text shows the site's own neutral one
 * (`web/src/shared/locales`), which it `replaces`, an empty picture a landscape. What is edited and what is published have the same
 * form: any text may be empty.
 */
import { META_MAX_LENGTH } from '../blog/posts.limits';
import {
  list,
  paragraphs,
  picture,
  richText,
  selection,
  text,
  type FieldSet,
  type Label,
  type ValuesOf,
} from '../fields/field';
import type { EditablePage } from '../general/paths';

/** Longer words would wrap within a button on a phone. */
const BUTTON_MAX_LENGTH = 40;

/** A text of the translations: its namespace and key. */
type TextKey = `${string}:${string}`;

/** A heading or another short text. `section` is the part of the editor that begins with it. */
const line = (label: Label, replaces: TextKey, section?: Label) =>
  text({ label, replaces, localized: true, ...(section && { section: { label: section } }) });
const button = (label: Label, replaces: TextKey, section?: Label) => ({
  ...line(label, replaces, section),
  max: BUTTON_MAX_LENGTH,
});
const passage = (label: Label, replaces: TextKey) => paragraphs({ label, replaces, localized: true });

/** What search engines show of a page. */
const meta = (title: TextKey, description: TextKey) => ({
  metaTitle: text({
    label: { en: 'Title on Google', es: 'Título en Google' },
    note: { en: 'Empty: the site’s own.', es: 'Vacío: el del sitio.' },
    section: { label: { en: 'On Google', es: 'En Google' }, folded: true },
    localized: true,
    replaces: title,
  }),
  metaDescription: text({
    label: { en: 'Description on Google', es: 'Descripción en Google' },
    note: { en: 'Empty: the site’s own.', es: 'Vacía: la del sitio.' },
    localized: true,
    max: META_MAX_LENGTH,
    rows: 2,
    replaces: description,
  }),
});

/** The top of a page but the home page. */
const top = (eyebrow: TextKey, title: TextKey, intro: TextKey) => ({
  eyebrow: line({ en: 'Line above the title', es: 'Línea encima del título' }, eyebrow, {
    en: 'Top of the page',
    es: 'Arriba en la página',
  }),
  title: line({ en: 'Title', es: 'Título' }, title),
  intro: passage({ en: 'Introduction', es: 'Introducción' }, intro),
});

const closing = (title: TextKey, words: TextKey) => ({
  closingTitle: line({ en: 'Heading at the end', es: 'Título al final' }, title, {
    en: 'End of the page',
    es: 'Final de la página',
  }),
  closingText: passage({ en: 'Text at the end', es: 'Texto al final' }, words),
});

const BUTTONS = { en: 'Buttons', es: 'Botones' };
const STRIP = { en: 'Row of pictures', es: 'Fila de fotos' };
const STEPS = { en: 'How you work', es: 'Cómo trabajas' };
const QUESTIONS = { en: 'Questions', es: 'Preguntas' };
const stripPicture = (label: Label) => picture({ label, aspectRatio: '1/1' });

export const PAGE_FIELDS = {
  home: {
    heroEyebrow: line(
      { en: 'Line above the headline', es: 'Línea encima del titular' },
      'home:hero.eyebrow',
      { en: 'Top of the page', es: 'Arriba en la página' },
    ),
    heroTitle: line({ en: 'Headline', es: 'Titular' }, 'home:hero.title'),
    heroText: passage({ en: 'Text below the headline', es: 'Texto debajo del titular' }, 'home:hero.text'),
    /** Below the trainer's name. */
    trainerRole: line(
      { en: 'Line below the trainer’s name', es: 'Línea debajo del nombre de quien adiestra' },
      'home:trainer.role',
    ),
    servicesTitle: line(
      { en: 'Heading of the services', es: 'Título de los servicios' },
      'home:services.title',
      { en: 'Services', es: 'Servicios' },
    ),
    servicesIntro: passage(
      { en: 'Text above the services', es: 'Texto encima de los servicios' },
      'home:services.intro',
    ),
    aboutEyebrow: line(
      { en: 'Line above the heading about you', es: 'Línea encima del título sobre ti' },
      'home:about.eyebrow',
      { en: 'About', es: 'Nosotros' },
    ),
    aboutTitle: line({ en: 'Heading about you', es: 'Título sobre ti' }, 'home:about.title'),
    aboutText: passage({ en: 'Text about you', es: 'Texto sobre ti' }, 'home:about.text'),
    testimonialsTitle: line(
      { en: 'Heading of the testimonials', es: 'Título de los testimonios' },
      'home:testimonials.title',
      { en: 'Testimonials', es: 'Testimonios' },
    ),
    testimonialsIntro: passage(
      { en: 'Text above the testimonials', es: 'Texto encima de los testimonios' },
      'home:testimonials.intro',
    ),
    heroContact: button(
      { en: 'Button to your contact page', es: 'Botón a tu página de contacto' },
      'home:hero.contact',
      BUTTONS,
    ),
    heroServices: button(
      { en: 'Button to your services', es: 'Botón a tus servicios' },
      'home:hero.services',
    ),
    servicesAll: button(
      { en: 'Button below the services', es: 'Botón debajo de los servicios' },
      'home:services.all',
    ),
    aboutButton: button(
      { en: 'Button below the text about you', es: 'Botón debajo del texto sobre ti' },
      'home:about.with',
    ),
    testimonialsAll: button(
      { en: 'Button below the testimonials', es: 'Botón debajo de los testimonios' },
      'home:testimonials.all',
    ),
    ...meta('common:site.title', 'common:site.description'),
    /** Below the top, which is always the first. */
    sections: selection({
      label: { en: 'Parts of the page', es: 'Partes de la página' },
      note: {
        en: 'In the order in which they follow the top. What is not checked is not shown.',
        es: 'En el orden en que van después de la parte de arriba. Lo que no esté marcado no se muestra.',
      },
      section: { label: { en: 'Parts of the page', es: 'Partes de la página' } },
      choices: {
        services: { en: 'Services', es: 'Servicios' },
        about: { en: 'About you', es: 'Sobre ti' },
        testimonials: { en: 'Testimonials', es: 'Testimonios' },
        pictures: { en: 'Instagram, or your pictures', es: 'Instagram o tus fotos' },
        contact: { en: 'Contact form', es: 'Formulario de contacto' },
      },
      initially: ['services', 'about', 'testimonials', 'pictures', 'contact'],
    }),
    heroPicture: picture({
      label: { en: 'Picture beside the headline', es: 'Foto junto al titular' },
      note: { en: 'Empty: a landscape in your colors.', es: 'Vacía: un paisaje en tus colores.' },
      section: { label: { en: 'Picture', es: 'Foto' } },
      aspectRatio: '4/5',
    }),
    /** Shown on the home and the about page while there are no Instagram posts. */
    stripPicture1: picture({
      label: { en: 'Picture 1', es: 'Foto 1' },
      note: {
        en: 'Four pictures of yours for the home page and the about page, where your Instagram posts are shown once there are some. Without pictures nothing is shown there.',
        es: 'Cuatro fotos tuyas para las páginas «Inicio» y «Nosotros», donde saldrán tus publicaciones de Instagram cuando las haya. Sin fotos, ahí no se muestra nada.',
      },
      section: { label: STRIP },
      aspectRatio: '1/1',
    }),
    stripPicture2: stripPicture({ en: 'Picture 2', es: 'Foto 2' }),
    stripPicture3: stripPicture({ en: 'Picture 3', es: 'Foto 3' }),
    stripPicture4: stripPicture({ en: 'Picture 4', es: 'Foto 4' }),
  },
  about: {
    ...top('about:eyebrow', 'about:title', 'about:mission'),
    /** More about the business, below the introduction. */
    story: richText({
      label: { en: 'Story', es: 'Historia' },
      section: { label: { en: 'Story', es: 'Historia' } },
      localized: true,
    }),
    stepsTitle: line(
      { en: 'Heading of how you work', es: 'Título de cómo trabajas' },
      'about:how.title',
      STEPS,
    ),
    stepsIntro: passage(
      { en: 'Text above how you work', es: 'Texto encima de cómo trabajas' },
      'about:method',
    ),
    steps: list({
      label: { en: 'Steps', es: 'Pasos' },
      section: { label: STEPS },
      add: { en: 'Add a step', es: 'Añadir un paso' },
      item: { en: 'Step #', es: 'Paso #' },
      fields: {
        title: text({ label: { en: 'Title', es: 'Título' }, localized: true }),
        text: paragraphs({ label: { en: 'Text', es: 'Texto' }, localized: true }),
      },
    }),
    credentialsTitle: line(
      { en: 'Heading of the credentials', es: 'Título de las credenciales' },
      'about:credentials.title',
      { en: 'Credentials', es: 'Credenciales' },
    ),
    credentialsIntro: passage(
      { en: 'Text above the credentials', es: 'Texto encima de las credenciales' },
      'about:credentials.intro',
    ),
    ...meta('about:head.title', 'about:description'),
  },
  services: {
    ...top('services:eyebrow', 'services:title', 'services:intro'),
    questionsTitle: line(
      { en: 'Heading of the questions', es: 'Título de las preguntas' },
      'services:faq.title',
      QUESTIONS,
    ),
    questions: list({
      label: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
      note: { en: 'What visitors ask most.', es: 'Lo que más preguntan los visitantes.' },
      section: { label: QUESTIONS },
      add: { en: 'Add a question', es: 'Añadir una pregunta' },
      item: { en: 'Question #', es: 'Pregunta #' },
      fields: {
        question: text({ label: { en: 'Question', es: 'Pregunta' }, localized: true }),
        answer: paragraphs({ label: { en: 'Answer', es: 'Respuesta' }, localized: true }),
      },
    }),
    request: button(
      { en: 'Button of each service', es: 'Botón de cada servicio' },
      'services:request',
      BUTTONS,
    ),
    ...closing('services:unsure.title', 'services:unsure.text'),
    closingButton: button({ en: 'Button at the end', es: 'Botón al final' }, 'services:unsure.contact'),
    ...meta('services:head.title', 'services:description'),
  },
  testimonials: {
    ...top('testimonials:eyebrow', 'testimonials:title', 'testimonials:intro'),
    ...closing('testimonials:submit.title', 'testimonials:submit.text'),
    closingButton: button({ en: 'Button at the end', es: 'Botón al final' }, 'testimonials:submit.link'),
    ...meta('testimonials:head.title', 'testimonials:description'),
  },
  blog: {
    ...top('blog:eyebrow', 'blog:name', 'blog:intro'),
    ...meta('blog:head.title', 'blog:head.description'),
  },
  contact: {
    ...top('contact:eyebrow', 'contact:title', 'contact:intro'),
    areasTitle: line({ en: 'Heading of the towns', es: 'Título de los pueblos' }, 'contact:areas.title', {
      en: 'Towns',
      es: 'Pueblos',
    }),
    areasIntro: passage(
      { en: 'Text above the towns', es: 'Texto encima de los pueblos' },
      'contact:areas.intro',
    ),
    ...meta('contact:head.title', 'contact:description'),
  },
} satisfies Record<EditablePage, FieldSet>;

export type PageFields<Page extends EditablePage = EditablePage> = ValuesOf<(typeof PAGE_FIELDS)[Page]>;
export type HomeFields = PageFields<'home'>;
export type AboutFields = PageFields<'about'>;
/** One of the ways of working on the about page. */
export type Step = AboutFields['steps'][number];
/** A question that visitors ask, with its answer. */
export type Question = PageFields<'services'>['questions'][number];
