/** The texts of the mails. */
import type { Facts } from '@perro-wisdom/domain/facts';
import type { Locale } from '@perro-wisdom/domain/locale';
import type { Device } from '@perro-wisdom/domain/session';

/** Who sends the mails. */
interface Sender {
  business: string;
  /** Who answers. */
  trainer: string;
}

interface MailTexts {
  notice: {
    subject: (name: string) => string;
    intro: (name: string) => string;
    labels: { from: string; phone: string; answer: string; service: string; language: string; page: string };
    languages: Record<Locale, string>;
    answer: string;
    open: string;
    footer: string;
  };
  confirmation: {
    subject: string;
    greeting: (name: string) => string;
    paragraphs: readonly string[];
    copy: string;
    signature: string;
  };
  testimonial: {
    subject: (name: string) => string;
    intro: (name: string) => string;
    labels: { town: string; dog: string; stars: string; photo: string };
    hasPhoto: string;
    open: string;
  };
  login: {
    subject: string;
    heading: string;
    intro: string;
    labels: { when: string; device: string };
    device: (device: Device) => string;
    paragraphs: readonly string[];
    open: string;
    forgotten: string;
  };
}

const MAIL_TEXTS: Record<Locale, (sender: Sender) => MailTexts> = {
  en: ({ business, trainer }) => ({
    notice: {
      subject: (name) => `New message from ${name}`,
      intro: (name) => `${name} wrote to you through the website.`,
      labels: { from: 'From', phone: 'Phone', answer: 'Prefers', service: 'Service', language: 'Language', page: 'Written on' },
      languages: { en: 'English', es: 'Spanish' },
      answer: 'Answer by e-mail',
      open: 'Open the message',
      footer: 'If you reply to this e-mail, your answer goes to the visitor.',
    },
    confirmation: {
      subject: `We got your message | ${business}`,
      greeting: (name) => `Hello ${name},`,
      paragraphs: [
        `Thank you for writing to ${business}. Your message has arrived, and ${trainer} will answer it in person.`,
        'You do not need to do anything else. If something has changed, just reply to this email.',
      ],
      copy: 'Your message:',
      signature: business,
    },
    testimonial: {
      subject: (name) => `New testimonial from ${name}`,
      intro: (name) => `${name} sent a testimonial. It is not public until you approve and publish it.`,
      labels: { town: 'Town', dog: 'Dog', stars: 'Stars', photo: 'Photo' },
      hasPhoto: 'Sent with it',
      open: 'Open the testimonial',
    },
    login: {
      subject: `New login to the owner’s area | ${business}`,
      heading: 'New login to the owner’s area',
      intro: `Someone logged in to the owner’s area of ${business} from a new device.`,
      labels: { when: 'When', device: 'Device' },
      device: ({ browser, system }) => `${browser || 'Unknown browser'} on ${system || 'an unknown device'}`,
      paragraphs: [
        'If it was you, there is nothing to do. A private window, or a browser whose data was cleared, counts as a new device.',
        'If it was not you, change the password under “Account” now: every other device is then logged out.',
      ],
      open: 'Open “Account”',
      forgotten: 'If you cannot log in any more, ask whoever made your site for a new password.',
    },
  }),
  es: ({ business, trainer }) => ({
    notice: {
      subject: (name) => `Mensaje nuevo de ${name}`,
      intro: (name) => `${name} te escribió desde la página web.`,
      labels: { from: 'De', phone: 'Teléfono', answer: 'Prefiere', service: 'Servicio', language: 'Idioma', page: 'Escrito en' },
      languages: { en: 'inglés', es: 'español' },
      answer: 'Contestar por correo',
      open: 'Abrir el mensaje',
      footer: 'Si respondes a este correo, tu respuesta le llega a la persona que escribió.',
    },
    confirmation: {
      subject: `Recibimos tu mensaje | ${business}`,
      greeting: (name) => `Hola, ${name}:`,
      paragraphs: [
        `Gracias por escribir a ${business}. Tu mensaje llegó bien y ${trainer} te va a contestar personalmente.`,
        'No tienes que hacer nada más. Si algo cambió, responde a este correo.',
      ],
      copy: 'Tu mensaje:',
      signature: business,
    },
    testimonial: {
      subject: (name) => `Testimonio nuevo de ${name}`,
      intro: (name) => `${name} envió un testimonio. No es público hasta que lo apruebes y lo publiques.`,
      labels: { town: 'Pueblo', dog: 'Perro', stars: 'Estrellas', photo: 'Foto' },
      hasPhoto: 'Llegó con el testimonio',
      open: 'Abrir el testimonio',
    },
    login: {
      subject: `Entrada nueva al área de administración | ${business}`,
      heading: 'Entrada nueva al área de administración',
      intro: `Alguien entró al área de administración de ${business} desde un dispositivo nuevo.`,
      labels: { when: 'Cuándo', device: 'Dispositivo' },
      device: ({ browser, system }) => `${browser || 'Navegador desconocido'} en ${system || 'un dispositivo desconocido'}`,
      paragraphs: [
        'Si fuiste tú, no tienes que hacer nada. Una ventana privada, o un navegador al que se le borraron los datos, cuenta como un dispositivo nuevo.',
        'Si no fuiste tú, cambia la contraseña ahora mismo en «Cuenta»: así se cierran las sesiones de todos los demás dispositivos.',
      ],
      open: 'Abrir «Cuenta»',
      forgotten: 'Si ya no puedes entrar, pídele una contraseña nueva a quien hizo tu sitio.',
    },
  }),
};

/** What mails say where a fact is unknown. */
const UNKNOWN: Record<Locale, Sender> = {
  en: { business: 'Dog training', trainer: 'our team' },
  es: { business: 'Adiestramiento canino', trainer: 'nuestro equipo' },
};

/** Returns the texts of the mails of a business. */
export const mailTexts = (locale: Locale, { name, trainerName }: Pick<Facts, 'name' | 'trainerName'>): MailTexts =>
  MAIL_TEXTS[locale]({ business: name || UNKNOWN[locale].business, trainer: trainerName || UNKNOWN[locale].trainer });
