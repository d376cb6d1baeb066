/**
 * The text and pictures that the owner can change on the built-in pages, stored in one `siteContent` document
 * per page. An empty field shows the built-in text that it `replaces` (`web/src/shared/locales`). If there is
 * no hero picture, a landscape is shown. Drafts and published documents have the same shape, and any text
 * field may be empty.
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
  type Section,
  type ValuesOf,
} from '../fields/field';
import type { EditablePage } from '../general/paths';

/** The maximum length of a button label. A longer label would wrap on a phone. */
const BUTTON_MAX_LENGTH = 40;

/** The namespace and key of a built-in string. */
type TextKey = `${string}:${string}`;

const part = (en: string, es: string): Section => ({ label: { en, es } });

/** Returns the field for a heading or other short text. `section` starts a new section in the editor. */
const line = (en: string, es: string, replaces: TextKey, section?: Section) =>
  text({ label: { en, es }, replaces, localized: true, ...(section && { section }) });
const button = (en: string, es: string, replaces: TextKey, section?: Section) => ({
  ...line(en, es, replaces, section),
  max: BUTTON_MAX_LENGTH,
});
const passage = (en: string, es: string, replaces: TextKey) =>
  paragraphs({ label: { en, es }, replaces, localized: true });

const TOP = part('Top of the page', 'Arriba en la página');
const BUTTONS = part('Buttons', 'Botones');
const STEPS = part('How you work', 'Cómo trabajas');
const QUESTIONS = part('Questions', 'Preguntas');

/** Returns the fields for a page's title and description in search results. */
const meta = (title: TextKey, description: TextKey) => ({
  metaTitle: text({
    label: { en: 'Title on Google', es: 'Título en Google' },
    section: { label: { en: 'On Google', es: 'En Google' }, folded: true },
    localized: true,
    replaces: title,
  }),
  metaDescription: text({
    label: { en: 'Description on Google', es: 'Descripción en Google' },
    localized: true,
    max: META_MAX_LENGTH,
    rows: 2,
    replaces: description,
  }),
});

/** Returns the fields at the top of any page except the home page. */
const top = (eyebrow: TextKey, title: TextKey, intro: TextKey) => ({
  eyebrow: line('Line above the title', 'Línea encima del título', eyebrow, TOP),
  title: line('Title', 'Título', title),
  intro: passage('Introduction', 'Introducción', intro),
});

const closing = (title: TextKey, words: TextKey, buttonText: TextKey) => ({
  closingTitle: line(
    'Heading at the end',
    'Título al final',
    title,
    part('End of the page', 'Final de la página'),
  ),
  closingText: passage('Text at the end', 'Texto al final', words),
  closingButton: button('Button at the end', 'Botón al final', buttonText),
});

const stripPicture = (number: number) =>
  picture({ label: { en: `Picture ${number}`, es: `Foto ${number}` }, aspectRatio: '1/1' });

export const PAGE_FIELDS = {
  home: {
    heroEyebrow: line('Line above the headline', 'Línea encima del titular', 'home:hero.eyebrow', TOP),
    heroTitle: line('Headline', 'Titular', 'home:hero.title'),
    heroText: passage('Text below the headline', 'Texto debajo del titular', 'home:hero.text'),
    trainerRole: line(
      'Line below the trainer’s name',
      'Línea debajo del nombre de quien adiestra',
      'home:trainer.role',
    ),
    servicesTitle: line(
      'Heading of the services',
      'Título de los servicios',
      'home:services.title',
      part('Services', 'Servicios'),
    ),
    servicesIntro: passage('Text above the services', 'Texto encima de los servicios', 'home:services.intro'),
    aboutEyebrow: line(
      'Line above the heading about you',
      'Línea encima del título sobre ti',
      'home:about.eyebrow',
      part('About', 'Nosotros'),
    ),
    aboutTitle: line('Heading about you', 'Título sobre ti', 'home:about.title'),
    aboutText: passage('Text about you', 'Texto sobre ti', 'home:about.text'),
    testimonialsTitle: line(
      'Heading of the testimonials',
      'Título de los testimonios',
      'home:testimonials.title',
      part('Testimonials', 'Testimonios'),
    ),
    testimonialsIntro: passage(
      'Text above the testimonials',
      'Texto encima de los testimonios',
      'home:testimonials.intro',
    ),
    heroContact: button(
      'Button to your contact page',
      'Botón a tu página de contacto',
      'home:hero.contact',
      BUTTONS,
    ),
    heroServices: button('Button to your services', 'Botón a tus servicios', 'home:hero.services'),
    servicesAll: button('Button below the services', 'Botón debajo de los servicios', 'home:services.all'),
    aboutButton: button(
      'Button below the text about you',
      'Botón debajo del texto sobre ti',
      'home:about.with',
    ),
    testimonialsAll: button(
      'Button below the testimonials',
      'Botón debajo de los testimonios',
      'home:testimonials.all',
    ),
    ...meta('common:site.title', 'common:site.description'),
    /** The home page's sections, except the top, which always comes first. */
    sections: selection({
      label: { en: 'Parts of the page', es: 'Partes de la página' },
      note: {
        en: 'In their order below the top. Anything unchecked is not shown.',
        es: 'En el orden en que van después de la parte de arriba. Lo que no esté marcado no se muestra.',
      },
      section: part('Parts of the page', 'Partes de la página'),
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
      note: { en: 'If empty, a landscape in your colors.', es: 'Vacía: un paisaje en tus colores.' },
      section: part('Picture', 'Foto'),
      aspectRatio: '4/5',
    }),
    /**
     * The first of four pictures for the home and about pages. They are shown when there are no Instagram
     * posts.
     */
    stripPicture1: picture({
      label: { en: 'Picture 1', es: 'Foto 1' },
      note: {
        en: 'Four pictures of yours for the home and about pages, where your Instagram posts will appear once there are any. Without pictures, nothing is shown there.',
        es: 'Cuatro fotos tuyas para las páginas «Inicio» y «Nosotros», donde saldrán tus publicaciones de Instagram cuando las haya. Sin fotos, ahí no se muestra nada.',
      },
      section: part('Row of pictures', 'Fila de fotos'),
      aspectRatio: '1/1',
    }),
    stripPicture2: stripPicture(2),
    stripPicture3: stripPicture(3),
    stripPicture4: stripPicture(4),
  },
  about: {
    ...top('about:eyebrow', 'about:title', 'about:mission'),
    /** The business's story, shown below the introduction. */
    story: richText({
      label: { en: 'Story', es: 'Historia' },
      section: part('Story', 'Historia'),
      localized: true,
    }),
    stepsTitle: line('Heading of how you work', 'Título de cómo trabajas', 'about:how.title', STEPS),
    stepsIntro: passage('Text above how you work', 'Texto encima de cómo trabajas', 'about:method'),
    steps: list({
      label: { en: 'Steps', es: 'Pasos' },
      section: STEPS,
      add: { en: 'Add a step', es: 'Añadir un paso' },
      item: { en: 'Step #', es: 'Paso #' },
      fields: {
        title: text({ label: { en: 'Title', es: 'Título' }, localized: true }),
        text: paragraphs({ label: { en: 'Text', es: 'Texto' }, localized: true }),
      },
    }),
    credentialsTitle: line(
      'Heading of the credentials',
      'Título de las credenciales',
      'about:credentials.title',
      part('Credentials', 'Credenciales'),
    ),
    credentialsIntro: passage(
      'Text above the credentials',
      'Texto encima de las credenciales',
      'about:credentials.intro',
    ),
    ...meta('about:head.title', 'about:description'),
  },
  services: {
    ...top('services:eyebrow', 'services:title', 'services:intro'),
    questionsTitle: line(
      'Heading of the questions',
      'Título de las preguntas',
      'services:faq.title',
      QUESTIONS,
    ),
    questions: list({
      label: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
      note: { en: 'What visitors ask most.', es: 'Lo que más preguntan los visitantes.' },
      section: QUESTIONS,
      add: { en: 'Add a question', es: 'Añadir una pregunta' },
      item: { en: 'Question #', es: 'Pregunta #' },
      fields: {
        question: text({ label: { en: 'Question', es: 'Pregunta' }, localized: true }),
        answer: paragraphs({ label: { en: 'Answer', es: 'Respuesta' }, localized: true }),
      },
    }),
    request: button('Button of each service', 'Botón de cada servicio', 'services:request', BUTTONS),
    ...closing('services:unsure.title', 'services:unsure.text', 'services:unsure.contact'),
    ...meta('services:head.title', 'services:description'),
  },
  testimonials: {
    ...top('testimonials:eyebrow', 'testimonials:title', 'testimonials:intro'),
    ...closing('testimonials:submit.title', 'testimonials:submit.text', 'testimonials:submit.link'),
    ...meta('testimonials:head.title', 'testimonials:description'),
  },
  blog: {
    ...top('blog:eyebrow', 'blog:name', 'blog:intro'),
    ...meta('blog:head.title', 'blog:head.description'),
  },
  contact: {
    ...top('contact:eyebrow', 'contact:title', 'contact:intro'),
    areasTitle: line(
      'Heading of the towns',
      'Título de los pueblos',
      'contact:areas.title',
      part('Towns', 'Pueblos'),
    ),
    areasIntro: passage('Text above the towns', 'Texto encima de los pueblos', 'contact:areas.intro'),
    areasMetro: {
      ...line('Heading of the towns nearby', 'Título de los pueblos cercanos', 'contact:areas.metro'),
      note: {
        en: 'Shown if your towns are in two groups.',
        es: 'Sale si tienes tus pueblos en dos grupos.',
      },
    },
    areasOthers: line(
      'Heading of the towns farther away',
      'Título de los pueblos más lejanos',
      'contact:areas.others',
    ),
    areasNote: line('Line below the towns', 'Línea debajo de los pueblos', 'contact:areas.note'),
    ...meta('contact:head.title', 'contact:description'),
  },
} satisfies Record<EditablePage, FieldSet>;

export type PageFields<Page extends EditablePage = EditablePage> = ValuesOf<(typeof PAGE_FIELDS)[Page]>;
export type HomeFields = PageFields<'home'>;
export type AboutFields = PageFields<'about'>;
/** A step in the trainer's method, shown on the about page. */
export type Step = AboutFields['steps'][number];
/** A frequently asked question and its answer. */
export type Question = PageFields<'services'>['questions'][number];
