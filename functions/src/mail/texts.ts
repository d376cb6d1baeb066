/** The texts of the mails. */
import { business } from '@perro-wisdom/domain/business';
import type { ContactService } from '@perro-wisdom/domain/contact.limits';
import type { Locale } from '@perro-wisdom/domain/locale';

interface MailTexts {
  services: Record<ContactService, string>;
  notice: {
    subject: (name: string) => string;
    intro: (name: string) => string;
    labels: { from: string; service: string; language: string; page: string };
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
}

export const MAIL_TEXTS: Record<Locale, MailTexts> = {
  en: {
    services: {
      'show-dog-training': 'Show Dog Training',
      'obedience-training': 'Obedience Training',
      'behavior-modification': 'Behavior Modification',
      'puppy-training': 'Puppy Training',
      other: 'Other',
    },
    notice: {
      subject: (name) => `New message from ${name}`,
      intro: (name) => `${name} wrote to you through the website.`,
      labels: { from: 'From', service: 'Service', language: 'Language', page: 'Written on' },
      languages: { en: 'English', es: 'Spanish' },
      answer: 'Answer by e-mail',
      open: 'Open the inbox',
      footer: 'If you reply to this e-mail, your answer goes to the visitor.',
    },
    confirmation: {
      subject: `We got your message | ${business.name}`,
      greeting: (name) => `Hello ${name},`,
      paragraphs: [
        `Thank you for writing to ${business.name}. Your message has arrived, and ${business.trainerName} will answer it in person.`,
        'You do not need to do anything else. If something has changed, just reply to this e-mail.',
      ],
      copy: 'Your message:',
      signature: business.name,
    },
  },
  es: {
    services: {
      'show-dog-training': 'Entrenamiento para exhibición',
      'obedience-training': 'Entrenamiento de obediencia',
      'behavior-modification': 'Modificación de conducta',
      'puppy-training': 'Entrenamiento de cachorros',
      other: 'Otro',
    },
    notice: {
      subject: (name) => `Mensaje nuevo de ${name}`,
      intro: (name) => `${name} te escribió desde la página web.`,
      labels: { from: 'De', service: 'Servicio', language: 'Idioma', page: 'Escrito en' },
      languages: { en: 'inglés', es: 'español' },
      answer: 'Contestar por correo',
      open: 'Abrir los mensajes',
      footer: 'Si respondes a este correo, tu respuesta le llega a la persona que escribió.',
    },
    confirmation: {
      subject: `Recibimos tu mensaje | ${business.name}`,
      greeting: (name) => `Hola, ${name}:`,
      paragraphs: [
        `Gracias por escribir a ${business.name}. Tu mensaje llegó bien y ${business.trainerName} te va a contestar personalmente.`,
        'No tienes que hacer nada más. Si algo cambió, responde a este correo.',
      ],
      copy: 'Tu mensaje:',
      signature: business.name,
    },
  },
};
