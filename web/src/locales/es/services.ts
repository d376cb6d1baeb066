import type { services as english } from '../en/services';
import type { Texts } from '../texts';

export const services: Texts<typeof english> = {
  'empty': 'Estamos actualizando los servicios. Escríbenos y te decimos qué hay disponible.',
  'request': 'Solicitar este servicio',
  'more': 'Más sobre {{service}}',
};
