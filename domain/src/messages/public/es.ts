/** The Spanish messages on public pages. */
import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'contact.nameRequired': 'Escribe tu nombre',
  'contact.nameTooLong': 'El nombre puede tener hasta 100 caracteres',
  'contact.emailInvalid': 'Escribe un correo válido',
  'contact.phoneInvalid': 'Escribe un número de teléfono válido o deja el campo vacío',
  'contact.phoneForWhatsApp': 'Escribe tu número de teléfono para contestarte por WhatsApp',
  'contact.serviceUnknown': 'Escoge uno de los servicios de la lista',
  'contact.messageTooShort': 'El mensaje debe tener al menos 10 caracteres',
  'contact.messageTooLong': 'El mensaje puede tener hasta 5000 caracteres',
  'contact.languageUnknown': 'El idioma debe ser en o es',
  'contact.sending': 'Enviando...',
  'contact.success': '¡Recibimos tu mensaje!',
  'contact.successDetail': 'Te contestamos pronto.',
  'contact.error': 'Error al enviar el mensaje',
  'contact.errorFallback': 'Por favor intenta más tarde.',
  'contact.tooMany': 'Has enviado varios mensajes en poco tiempo. Intenta de nuevo en unos minutos.',

  'testimonials.townTooLong': 'El pueblo puede tener hasta 100 caracteres',
  'testimonials.dogNameTooLong': 'El nombre del perro puede tener hasta 60 caracteres',
  'testimonials.wordsTooShort': 'Escribe al menos 20 caracteres',
  'testimonials.wordsTooLong': 'Tus palabras pueden tener hasta 2000 caracteres',
  'testimonials.ratingRequired': 'Escoge cuántas estrellas',
  'testimonials.consentRequired': 'Solo podemos publicarlo si estás de acuerdo',
  'testimonials.photoTooLarge': 'La foto es demasiado grande. Escoge una más pequeña',
  'testimonials.success': '¡Gracias! Recibimos tu testimonio.',
  'testimonials.successDetail': 'Leemos cada uno antes de que salga aquí.',
  'testimonials.error': 'Error al enviar tu testimonio',
  'testimonials.tooMany':
    'Has enviado varios testimonios en poco tiempo. Inténtalo de nuevo en unos minutos.',

  'blog.readTime': '5 min de lectura',
  'blog.postNotFound': 'Artículo no encontrado',

  'notFound.title': '404 Página no encontrada',
  'notFound.detail': 'Esta página no existe o cambió de lugar.',
  'notFound.question': '¿Se te olvidó añadir la página al router?',
};
