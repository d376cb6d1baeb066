/** The pages that the owner adds, each at its own path, such as `/es/clases-grupales`. */
import { META_MAX_LENGTH, TITLE_MAX_LENGTH } from '../blog/posts.limits';
import { checkbox, choice, picture, richText, slug, text, type ValuesOf } from '../fields/field';
import { liveReader, liveValues, type Live } from '../fields/public';
import { asNumber, asText } from '../stored/reader';

export const OWN_PAGE_FIELDS = {
  title: text({
    label: { en: 'Title', es: 'Título' },
    isTitle: true,
    section: { label: { en: 'Text', es: 'Texto' } },
    localized: true,
    required: true,
    max: TITLE_MAX_LENGTH,
  }),
  intro: text({
    label: { en: 'A line below the title', es: 'Una línea debajo del título' },
    localized: true,
    max: META_MAX_LENGTH,
    rows: 2,
  }),
  content: richText({ label: { en: 'Content', es: 'Contenido' }, localized: true, required: true }),
  image: picture({
    label: { en: 'Picture', es: 'Foto' },
    note: {
      en: 'It is cropped around the point you choose.',
      es: 'Se recorta alrededor del punto que escojas.',
    },
    section: { label: { en: 'Picture', es: 'Foto' } },
    aspectRatio: '16/9',
  }),
  place: choice({
    label: { en: 'Where the site links to it', es: 'Dónde sale su enlace' },
    section: { label: { en: 'In both languages', es: 'En los dos idiomas' } },
    choices: {
      header: { en: 'In the menu at the top', es: 'En el menú de arriba' },
      footer: { en: 'At the bottom of every page', es: 'Al pie de todas las páginas' },
      nowhere: { en: 'Nowhere', es: 'En ninguna parte' },
    },
    initially: 'header',
  }),
  hasContactForm: checkbox({
    label: { en: 'Show the contact form below it', es: 'Mostrar debajo el formulario de contacto' },
    initially: true,
  }),
  slug: slug({
    label: { en: 'Link of the page', es: 'Enlace de la página' },
    note: {
      en: 'The end of the page’s address. It comes from the title (the English one if you write both languages), and you can change it.',
      es: 'El final de la dirección de la página. Sale del título, del que está en inglés si escribes en los dos idiomas; lo puedes cambiar.',
    },
    from: 'title',
    isPath: true,
  }),
  metaTitle: text({
    label: { en: 'Title on Google', es: 'Título en Google' },
    note: { en: 'If empty, the title.', es: 'Vacío: el título.' },
    section: { label: { en: 'On Google', es: 'En Google' }, folded: true },
    localized: true,
    max: META_MAX_LENGTH,
  }),
  metaDescription: text({
    label: { en: 'Description on Google', es: 'Descripción en Google' },
    note: { en: 'If empty, the line below the title.', es: 'Vacía: la línea debajo del título.' },
    localized: true,
    max: META_MAX_LENGTH,
    rows: 2,
  }),
};

/** The editable fields of a page that the owner added. */
export type OwnPageFields = ValuesOf<typeof OWN_PAGE_FIELDS>;

/** A published page that the owner added. */
export interface OwnPage extends Live<typeof OWN_PAGE_FIELDS> {
  id: string;
  /** The sort position of the page's link; lower comes first. */
  order: number;
}

/** The properties needed to link to an added page. */
export type OwnPageLink = Pick<
  OwnPage,
  'id' | 'order' | 'slug' | 'titleEn' | 'titleEs' | 'place' | 'languages'
>;

export const linkTo = ({ id, order, slug, titleEn, titleEs, place, languages }: OwnPage): OwnPageLink => ({
  id,
  order,
  slug,
  titleEn,
  titleEs,
  place,
  languages,
});

/** Reads a published page. Returns null if the page has no slug and therefore no path. */
export const asOwnPage = liveReader(OWN_PAGE_FIELDS, { id: asText, order: asNumber }, ['slug']);

/** Builds a published page from valid fields and the page's other properties. */
export const liveOwnPage = (fields: OwnPageFields, state: Pick<OwnPage, 'id' | 'order'>): OwnPage => ({
  ...liveValues(OWN_PAGE_FIELDS, fields),
  ...state,
});
