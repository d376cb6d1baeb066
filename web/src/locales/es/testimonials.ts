import type { testimonials as english } from '../en/testimonials';
import type { Texts } from '../texts';

export const testimonials: Texts<typeof english> = {
  'empty': 'Los primeros testimonios vienen de camino.',
  'rating': '{{rating}} de 5 estrellas',
};
