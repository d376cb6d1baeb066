/** The texts of the mails. */
import type { Facts } from '@app/domain/content/facts';
import type { Locale } from '@app/domain/general/locale';
import type { Device } from '@app/domain/general/user-agent';

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
    labels: { from: string; language: string; page: string };
    languages: Record<Locale, string>;
    answer: string;
    open: string;
    footer: string;
  };
  confirmation: {
    subject: string;
    greeting: (name: string) => string;
    paragraphs: readonly string[];
    signature: string;
  };
  testimonial: {
    subject: (name: string) => string;
    intro: (name: string) => string;
    photo: string;
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
  recipientCode: { subject: string; heading: string; intro: string; paragraphs: readonly string[] };
  recipientChange: {
    subject: string;
    heading: string;
    intro: (address: string) => string;
    paragraphs: readonly string[];
  };
}

const MAIL_TEXTS: Record<Locale, (sender: Sender) => MailTexts> = {
  en: ({ business, trainer }) => ({
    notice: {
      subject: (name) => `New message from ${name}`,
      intro: (name) => `${name} wrote to you through the website.`,
      labels: { from: 'From', language: 'Language', page: 'Written on' },
      languages: { en: 'English', es: 'Spanish' },
      answer: 'Answer by e-mail',
      open: 'Open the message',
      footer: 'If you reply to this e-mail, your answer goes to the visitor.',
    },
    confirmation: {
      subject: `We got your message | ${business}`,
      greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
      paragraphs: [
        `Thank you for writing to ${business}. Your message has arrived, and ${trainer} will answer it in person.`,
        'You do not need to do anything else. If something has changed, just reply to this email.',
      ],
      signature: business,
    },
    testimonial: {
      subject: (name) => `New testimonial from ${name}`,
      intro: (name) => `${name} sent a testimonial. It is not public until you approve and publish it.`,
      photo: 'Photo',
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
    recipientCode: {
      subject: `Confirm this address | ${business}`,
      heading: 'Confirm this address',
      intro: `The e-mails of ${business} about new messages and logins are to come to this address. Type this code in the owner’s area, under “E-mail”:`,
      paragraphs: [
        'The code is valid for one hour.',
        'If you did not ask for it, do nothing: nothing changes without the code.',
      ],
    },
    recipientChange: {
      subject: `Your e-mails now go to another address | ${business}`,
      heading: 'Your e-mails now go to another address',
      intro: (address) =>
        `The e-mails of ${business} about new messages and logins now go to ${address}, and no longer to this address. Somebody confirmed that in the owner’s area.`,
      paragraphs: [
        'If it was you, there is nothing to do.',
        'If it was not you, change the password under “Account” now, and then enter your address again under “E-mail”.',
      ],
    },
  }),
  es: ({ business, trainer }) => ({
    notice: {
      subject: (name) => `Mensaje nuevo de ${name}`,
      intro: (name) => `${name} te escribió desde la página web.`,
      labels: { from: 'De', language: 'Idioma', page: 'Escrito en' },
      languages: { en: 'inglés', es: 'español' },
      answer: 'Contestar por correo',
      open: 'Abrir el mensaje',
      footer: 'Si respondes a este correo, tu respuesta le llega a la persona que escribió.',
    },
    confirmation: {
      subject: `Recibimos tu mensaje | ${business}`,
      greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
      paragraphs: [
        `Gracias por escribir a ${business}. Tu mensaje llegó bien y ${trainer} te va a contestar personalmente.`,
        'No tienes que hacer nada más. Si algo cambió, responde a este correo.',
      ],
      signature: business,
    },
    testimonial: {
      subject: (name) => `Testimonio nuevo de ${name}`,
      intro: (name) => `${name} envió un testimonio. No es público hasta que lo apruebes y lo publiques.`,
      photo: 'Foto',
      hasPhoto: 'Llegó con el testimonio',
      open: 'Abrir el testimonio',
    },
    login: {
      subject: `Entrada nueva al área de administración | ${business}`,
      heading: 'Entrada nueva al área de administración',
      intro: `Alguien entró al área de administración de ${business} desde un dispositivo nuevo.`,
      labels: { when: 'Cuándo', device: 'Dispositivo' },
      device: ({ browser, system }) =>
        `${browser || 'Navegador desconocido'} en ${system || 'un dispositivo desconocido'}`,
      paragraphs: [
        'Si fuiste tú, no tienes que hacer nada. Una ventana privada, o un navegador al que se le borraron los datos, cuenta como un dispositivo nuevo.',
        'Si no fuiste tú, cambia la contraseña ahora mismo en «Cuenta»: así se cierran las sesiones de todos los demás dispositivos.',
      ],
      open: 'Abrir «Cuenta»',
      forgotten: 'Si ya no puedes entrar, pídele una contraseña nueva a quien hizo tu sitio.',
    },
    recipientCode: {
      subject: `Confirma esta dirección | ${business}`,
      heading: 'Confirma esta dirección',
      intro: `Los correos de ${business} sobre mensajes nuevos y entradas van a llegar a esta dirección. Escribe este código en el área de administración, bajo «Correo electrónico»:`,
      paragraphs: [
        'El código vale por una hora.',
        'Si no lo pediste, no hagas nada: sin el código no cambia nada.',
      ],
    },
    recipientChange: {
      subject: `Tus correos ahora llegan a otra dirección | ${business}`,
      heading: 'Tus correos ahora llegan a otra dirección',
      intro: (address) =>
        `Los correos de ${business} sobre mensajes nuevos y entradas ahora llegan a ${address}, y ya no a esta dirección. Alguien lo confirmó en el área de administración.`,
      paragraphs: [
        'Si fuiste tú, no tienes que hacer nada.',
        'Si no fuiste tú, cambia la contraseña ahora mismo en «Cuenta» y después vuelve a poner tu dirección en «Correo electrónico».',
      ],
    },
  }),
};

/** What mails say where a fact is unknown. */
const UNKNOWN: Record<Locale, Sender> = {
  en: { business: 'Dog training', trainer: 'our team' },
  es: { business: 'Adiestramiento canino', trainer: 'nuestro equipo' },
};

export const mailTexts = (
  locale: Locale,
  { name, trainerName }: Pick<Facts, 'name' | 'trainerName'>,
): MailTexts =>
  MAIL_TEXTS[locale]({
    business: name || UNKNOWN[locale].business,
    trainer: trainerName || UNKNOWN[locale].trainer,
  });
