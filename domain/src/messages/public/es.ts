/** The Spanish messages that public pages show. */
import { business } from '../../business';
import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'contact.nameRequired': 'El nombre es requerido',
  'contact.nameTooLong': 'El nombre puede tener hasta 100 caracteres',
  'contact.emailInvalid': 'Se requiere un email válido',
  'contact.serviceUnknown': 'Escoge uno de los servicios de la lista',
  'contact.messageTooShort': 'El mensaje debe tener al menos 10 caracteres',
  'contact.messageTooLong': 'El mensaje puede tener hasta 5000 caracteres',
  'contact.languageUnknown': 'El idioma debe ser en o es',
  'contact.sending': 'Enviando...',
  'contact.success': '¡Mensaje enviado con éxito!',
  'contact.successDetail': 'Te contactaremos pronto.',
  'contact.error': 'Error al enviar el mensaje',
  'contact.errorFallback': 'Por favor intenta más tarde.',
  'contact.tooMany': 'Has enviado varios mensajes en poco tiempo. Intenta de nuevo en unos minutos.',

  'blog.readTime': '5 min de lectura',
  'blog.postNotFound': 'Artículo no encontrado',
  'blog.feedTitle': `${business.blogName.es}: un blog de adiestramiento desde Puerto Rico`,

  'notFound.title': '404 Página no encontrada',
  'notFound.question': '¿Se te olvidó añadir la página al router?',
};
