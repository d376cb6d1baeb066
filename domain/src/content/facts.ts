/** Facts about the business, stored in `siteContent/facts`. An empty fact is unknown, so pages omit it. */
import { META_MAX_LENGTH } from '../blog/posts.limits';
import { phoneDigits } from './facts.limits';
import {
  choice,
  coordinate,
  date,
  days,
  distance,
  list,
  picture,
  text,
  time,
  type ValuesOf,
} from '../fields/field';
import { emptyValues } from '../fields/reader';

export const FACTS_FIELDS = {
  name: text({
    label: { en: 'Business name', es: 'Nombre del negocio' },
    section: { label: { en: 'Name', es: 'Nombre' } },
    required: true,
  }),
  trainerName: text({ label: { en: 'Trainer’s name', es: 'Nombre de quien adiestra' } }),
  portrait: picture({
    label: { en: 'Portrait of the trainer', es: 'Retrato de quien adiestra' },
    note: {
      en: 'Shown wherever the site shows the trainer.',
      es: 'Sale dondequiera que el sitio muestra a quien adiestra.',
    },
    aspectRatio: '4/5',
  }),
  phone: text({
    label: { en: 'Phone', es: 'Teléfono' },
    note: {
      en: 'With the area code, for example (787) 555-0123.',
      es: 'Con el código de área, por ejemplo (787) 555-0123.',
    },
    section: { label: { en: 'Contact', es: 'Contacto' } },
    max: 40,
    format: 'phone',
  }),
  whatsApp: text({
    label: { en: 'WhatsApp', es: 'WhatsApp' },
    note: {
      en: 'The number you use for WhatsApp. If empty, the site shows no WhatsApp.',
      es: 'El número por el que contestas en WhatsApp. Vacío: el sitio no muestra WhatsApp.',
    },
    max: 40,
    format: 'phone',
  }),
  email: text({ label: { en: 'Email', es: 'Correo electrónico' }, format: 'email' }),
  bookingUrl: text({
    label: { en: 'Booking link', es: 'Enlace para reservar' },
    note: {
      en: 'Your page on Calendly, Square, Acuity or another service. A button opens it. If empty, there is no button.',
      es: 'Tu página en Calendly, Square, Acuity u otro servicio. Un botón la abre. Vacío: no hay botón.',
    },
    format: 'url',
  }),
  bookingText: text({
    label: { en: 'What the button says', es: 'Lo que dice el botón' },
    note: { en: 'If empty, it says “Book”.', es: 'Vacío: «Reservar».' },
    localized: true,
    max: 24,
  }),
  priceRange: text({
    label: { en: 'Price range on Google', es: 'Rango de precios en Google' },
    note: {
      en: 'From $ (inexpensive) to $$$$ (expensive). Only Google shows it: visitors see the prices of your services.',
      es: 'De $ (económico) a $$$$ (caro). Solo sale en Google: los visitantes leen los precios de tus servicios.',
    },
    advanced: true,
    max: 40,
  }),
  hours: list({
    label: { en: 'Hours', es: 'Horario' },
    note: {
      en: 'Days with the same hours. You’re closed on the days you don’t mark.',
      es: 'Días con el mismo horario. El día que no marques, no abres.',
    },
    section: { label: { en: 'Hours', es: 'Horario' } },
    add: { en: 'Add hours', es: 'Añadir un horario' },
    item: { en: 'Hours #', es: 'Horario #' },
    first: {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
    },
    withoutOverlap: true,
    fields: {
      days: days({ label: { en: 'Days', es: 'Días' }, required: true }),
      opens: time({ label: { en: 'From', es: 'Desde' }, required: true }),
      closes: time({ label: { en: 'To', es: 'Hasta' }, required: true, after: 'opens' }),
      /** When the second span starts, after a break. */
      opensAgain: time({
        label: { en: 'Then from', es: 'Luego desde' },
        after: 'closes',
        pairedWith: 'closesAgain',
      }),
      closesAgain: time({
        label: { en: 'Then to', es: 'Luego hasta' },
        after: 'opensAgain',
        pairedWith: 'opensAgain',
      }),
    },
  }),
  /** Periods when the business is closed. Each includes its first and last day. */
  closures: list({
    label: { en: 'Closed days', es: 'Días cerrados' },
    note: {
      en: 'Holidays and vacations. A single day is both the first and the last.',
      es: 'Feriados y vacaciones. Si es un solo día, es el primero y también el último.',
    },
    add: { en: 'Add closed days', es: 'Añadir días cerrados' },
    item: { en: 'Closed days #', es: 'Días cerrados #' },
    fields: {
      from: date({ label: { en: 'First day', es: 'Primer día' }, required: true }),
      to: date({ label: { en: 'Last day', es: 'Último día' }, required: true, notBefore: 'from' }),
      name: text({ label: { en: 'Reason', es: 'Motivo' }, localized: true }),
    },
  }),
  areas: list({
    label: { en: 'Towns', es: 'Pueblos' },
    note: {
      en: 'You can type several, separated by commas.',
      es: 'Puedes escribir varios, con comas entre ellos.',
    },
    section: { label: { en: 'Towns served', es: 'Pueblos que atiendes' } },
    add: { en: 'Add a town', es: 'Añadir un pueblo' },
    item: { en: 'Town #', es: 'Pueblo #' },
    groupBy: 'group',
    fields: {
      name: text({ label: { en: 'Name', es: 'Nombre' }, required: true }),
      group: choice({
        label: { en: 'Group', es: 'Grupo' },
        note: {
          en: 'You can change the headings of the two groups on the contact page.',
          es: 'Los títulos de los dos grupos están con los textos de la página de contacto.',
        },
        choices: {
          metro: { en: 'Nearby', es: 'Cerca' },
          others: { en: 'Farther away', es: 'Más lejos' },
        },
        initially: 'metro',
      }),
    },
  }),
  street: text({
    label: { en: 'Street', es: 'Calle' },
    section: { label: { en: 'Address', es: 'Dirección' } },
  }),
  city: text({ label: { en: 'Town', es: 'Pueblo' } }),
  /** The region as written in a postal address, such as `PR`. */
  region: text({ label: { en: 'Region', es: 'Región' }, format: 'capitals' }),
  postalCode: text({ label: { en: 'Postal code', es: 'Código postal' }, max: 20, format: 'digits' }),
  /** The country's ISO 3166-1 code, such as `US`. */
  country: text({ label: { en: 'Country', es: 'País' }, max: 2, format: 'capitals' }),
  /** The radius of the service area around the coordinates. */
  serviceRadius: distance({
    label: { en: 'How far you go, in miles', es: 'Hasta dónde llegas, en millas' },
    note: {
      en: 'Around your town. Shown on the contact page’s map and on Google.',
      es: 'Alrededor de tu pueblo. Sale en el mapa de la página de contacto y en Google.',
    },
    advanced: true,
    max: 1_000_000,
  }),
  latitude: coordinate({
    label: { en: 'Latitude', es: 'Latitud' },
    note: {
      en: 'On a map, touch and hold the place, or right-click it: the two numbers are its latitude and longitude. Paste both here. The button fills in where you are, to about a kilometer.',
      es: 'En un mapa, deja el dedo sobre el lugar o haz clic derecho: los dos números son su latitud y su longitud. Pega los dos aquí. El botón pone el lugar donde estás, con un kilómetro de margen.',
    },
    advanced: true,
    axis: 'latitude',
  }),
  longitude: coordinate({ label: { en: 'Longitude', es: 'Longitud' }, advanced: true, axis: 'longitude' }),
  tagline: text({
    label: { en: 'Tagline', es: 'Lema' },
    note: {
      en: 'What the business does, in one sentence. Shown at the bottom of every page.',
      es: 'Lo que hace el negocio, en una oración. Sale al pie de todas las páginas.',
    },
    section: { label: { en: 'Tagline and blog', es: 'Lema y blog' } },
    localized: true,
    replaces: 'common:footer.tagline',
    max: META_MAX_LENGTH,
    rows: 2,
  }),
  blogName: text({
    label: { en: 'Name of the blog', es: 'Nombre del blog' },
    note: { en: 'The title of the blog’s pages.', es: 'El título de las páginas del blog.' },
    localized: true,
  }),
  credentials: list({
    label: { en: 'Credentials', es: 'Credenciales' },
    note: { en: 'Certificates and memberships.', es: 'Certificados y membresías.' },
    section: { label: { en: 'Credentials', es: 'Credenciales' } },
    add: { en: 'Add a credential', es: 'Añadir una credencial' },
    item: { en: 'Credential #', es: 'Credencial #' },
    fields: {
      name: text({ label: { en: 'Name', es: 'Nombre' }, localized: true }),
      detail: text({
        label: { en: 'Detail', es: 'Detalle' },
        localized: true,
        max: META_MAX_LENGTH,
        rows: 2,
      }),
      badge: text({
        label: {
          en: 'Short form on the trainer’s card',
          es: 'Forma corta para la tarjeta de quien adiestra',
        },
        max: 20,
      }),
    },
  }),
  instagram: text({
    label: { en: 'Instagram', es: 'Instagram' },
    section: { label: { en: 'Social networks', es: 'Redes sociales' } },
    format: 'url',
    network: 'https://www.instagram.com/',
  }),
  facebook: text({
    label: { en: 'Facebook', es: 'Facebook' },
    format: 'url',
    network: 'https://www.facebook.com/',
  }),
  youtube: text({
    label: { en: 'YouTube', es: 'YouTube' },
    format: 'url',
    network: 'https://www.youtube.com/@',
  }),
  tiktok: text({ label: { en: 'TikTok', es: 'TikTok' }, format: 'url', network: 'https://www.tiktok.com/@' }),
  siteLanguages: choice({
    label: { en: 'Languages of the site', es: 'Idiomas del sitio' },
    note: {
      en: 'With one language, the site opens in that one and has no language buttons. What you wrote in the other is kept.',
      es: 'Con un solo idioma, el sitio abre en ese y no lleva botones de idioma. Lo que escribiste en el otro se guarda.',
    },
    section: { label: { en: 'Languages', es: 'Idiomas' } },
    choices: {
      both: { en: 'English and Spanish', es: 'Inglés y español' },
      es: { en: 'Spanish only', es: 'Solo español' },
      en: { en: 'English only', es: 'Solo inglés' },
    },
    initially: 'both',
  }),
  /** The site's origin, such as `https://site.example`, if it differs from the deployment's origin. */
  siteUrl: text({
    label: { en: 'Domain (your www)', es: 'Dominio (tu www)' },
    note: {
      en: 'Only if visitors should find the site at a different address. It starts with https://.',
      es: 'Solo si los visitantes deben encontrar el sitio en otra dirección. Empieza con https://.',
    },
    section: { label: { en: 'Domain (your www)', es: 'Dominio (tu www)' } },
    format: 'origin',
  }),
};

export type Facts = ValuesOf<typeof FACTS_FIELDS>;

/** The facts before the owner enters any. */
export const NO_FACTS: Facts = emptyValues(FACTS_FIELDS);

/** One row of the opening hours: a group of days with the same times. */
export type OpeningHours = Facts['hours'][number];
/** A period of one or more days when the business is closed. */
export type Closure = Facts['closures'][number];
export type Credential = Facts['credentials'][number];

export { WEEKDAYS, phoneDigits, type AreaGroup, type Weekday } from './facts.limits';

export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'youtube', 'tiktok'] as const;

/** Matches the digits of a North American Numbering Plan number. */
const NORTH_AMERICAN = /^1(\d{3})(\d{3})(\d{4})$/;

/**
 * Returns a North American phone number in the usual format, such as `(787) 555-0142`. Returns other numbers
 * unchanged.
 */
export function displayPhone(phone: string): string {
  const digits = phoneDigits(phone);
  return NORTH_AMERICAN.test(digits) ? digits.replace(NORTH_AMERICAN, '($1) $2-$3') : phone;
}

/**
 * Returns a phone number in the format for `tel:` links and structured data, such as `+1-787-555-0142`.
 * Returns '' for an empty number.
 */
export function dialablePhone(phone: string): string {
  const digits = phoneDigits(phone);
  return digits && `+${digits.replace(NORTH_AMERICAN, '1-$1-$2-$3')}`;
}
