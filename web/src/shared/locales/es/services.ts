import type { services as english } from '../en/services';
import type { Texts } from '../texts';

export const services: Texts<typeof english> = {
  eyebrow: 'Servicios',
  'head.title': 'Servicios',
  title: 'Adiestramiento para tu perro',
  description: 'Los servicios de adiestramiento de {{ourBusiness}}.',
  intro: 'Qué ofrecemos y para quién es.',
  empty: 'Estamos actualizando los servicios. Escríbenos y te decimos qué hay disponible.',
  'details.price': 'Precio',
  'details.lessons': 'Clases',
  'details.location': 'Dónde',
  'details.dogs': 'Para perros',
  request: 'Solicitar este servicio',
  whatsAppText: '¡Hola! Me interesa este servicio: {{service}}.',
  'faq.title': 'Preguntas frecuentes',
  'unsure.title': '¿No sabes cuál necesita tu perro?',
  'unsure.text': 'Escríbenos dos líneas sobre tu perro y te decimos por dónde empezar.',
  'unsure.contact': 'Pregúntanos',
};
