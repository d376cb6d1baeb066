import { checkbox, paragraphs, picture, slug, text, type ValuesOf } from '../fields/field';
import { liveReader, liveValues, type Live } from '../fields/public';
import { DRAFTS_MAX } from './limits';
import { asList, asNumber, asText } from '../stored/reader';

/** The maximum number of services on the home page. */
export const HOME_SERVICES_LIMIT = 3;
/** The limit for every services query, high enough to return all services. */
export const SERVICES_LIMIT = DRAFTS_MAX;

export const SERVICE_FIELDS = {
  title: text({
    label: { en: 'Title', es: 'Título' },
    isTitle: true,
    section: { label: { en: 'Text', es: 'Texto' } },
    localized: true,
    required: true,
  }),
  description: paragraphs({
    label: { en: 'Description', es: 'Descripción' },
    localized: true,
    required: true,
  }),
  price: text({
    label: { en: 'Price', es: 'Precio' },
    note: {
      en: 'For example “from $60”. If empty, no price is shown.',
      es: 'Por ejemplo «desde $60». Vacío: no se muestra precio.',
    },
    section: { label: { en: 'At a glance', es: 'De un vistazo' } },
    localized: true,
  }),
  lessons: text({
    label: { en: 'Lessons', es: 'Clases' },
    note: {
      en: 'How many, and how long. For example “Eight lessons of 50 minutes”.',
      es: 'Cuántas y de cuánto tiempo. Por ejemplo «Ocho clases de 50 minutos».',
    },
    localized: true,
  }),
  location: text({
    label: { en: 'Where', es: 'Dónde' },
    note: { en: 'For example “At your home”.', es: 'Por ejemplo «En tu casa».' },
    localized: true,
  }),
  dogs: text({
    label: { en: 'For which dogs', es: 'Para qué perros' },
    note: {
      en: 'For example “Puppies under five months”.',
      es: 'Por ejemplo «Cachorros de menos de cinco meses».',
    },
    localized: true,
  }),
  image: picture({
    label: { en: 'Picture', es: 'Foto' },
    note: {
      en: 'It is cropped around the point you choose.',
      es: 'Se recorta alrededor del punto que escojas.',
    },
    section: { label: { en: 'Picture', es: 'Foto' } },
    publicName: 'imageSrc',
    aspectRatio: '4/3',
  }),
  isContactOption: checkbox({
    label: {
      en: 'Can be chosen in the contact form',
      es: 'Se puede escoger en el formulario de contacto',
    },
    note: { en: 'Otherwise visitors only read about it.', es: 'Si no, los visitantes solo leen sobre él.' },
    section: { label: { en: 'Details', es: 'Detalles' } },
    initially: true,
  }),
  slug: slug({
    label: { en: 'Link of the service', es: 'Enlace del servicio' },
    note: {
      en: 'The end of the service’s address. It comes from the title (the English one if you write both languages), and you can change it.',
      es: 'El final de la dirección del servicio. Sale del título, del que está en inglés si escribes en los dos idiomas; lo puedes cambiar.',
    },
    from: 'title',
  }),
};

/** The editable fields of a service. */
export type ServiceFields = ValuesOf<typeof SERVICE_FIELDS>;

export interface Service extends Live<typeof SERVICE_FIELDS> {
  id: string;
  /** The service's former public slugs. Links that use them as anchors still work. */
  formerSlugs: string[];
  /** The service's position in the list; lower comes first. */
  order: number;
}

export const asService = liveReader(SERVICE_FIELDS, {
  id: asText,
  formerSlugs: asList(asText),
  order: asNumber,
});

/** Builds the published service from valid fields. */
export const liveService = (
  fields: ServiceFields,
  state: Pick<Service, 'id' | 'order' | 'formerSlugs'>,
): Service => ({ ...liveValues(SERVICE_FIELDS, fields), ...state });
