import type { testimonials as english } from '../en/testimonials';
import type { Texts } from '../texts';

export const testimonials: Texts<typeof english> = {
  'eyebrow': 'Testimonios',
  'title': 'Perros que conocemos, contados por su gente',
  'description': 'Lo que dicen familias y handlers de Puerto Rico sobre adiestrar a sus perros con {{business}}.',
  'intro': 'Familias y handlers de toda la isla cuentan cómo les fue, con el perro a sus pies.',
  'empty': 'Los primeros testimonios vienen de camino.',
  'rating': '{{rating}} de 5 estrellas',
  'submit.title': '¿Hemos trabajado juntos?',
  'submit.text': 'Cuéntanos cómo sigue tu perro. El botón abre tu correo con el asunto ya escrito.',
  'submit.link': 'Envía tu testimonio',
  'submit.subject': 'Mi testimonio para {{business}}',
};
