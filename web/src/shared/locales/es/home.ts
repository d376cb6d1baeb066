import type { home as english } from '../en/home';
import type { Texts } from '../texts';

export const home: Texts<typeof english> = {
  'hero.eyebrow': 'Adiestramiento canino',
  'hero.title': 'Un perro que escucha',
  'hero.text': 'Adiestramiento para tu perro y un plan que puedes seguir.',
  'hero.contact': 'Cuéntanos de tu perro',
  'hero.services': 'Ver servicios',
  'trainer.role': 'Adiestramiento canino',
  'trainer.badges': 'Credenciales',
  'services.title': 'Nuestros servicios',
  'services.intro': 'Escoge en qué quieres trabajar con tu perro.',
  'services.all': 'Ver todos los servicios',
  'about.eyebrow': 'Sobre nosotros',
  'about.title': 'Quién adiestra a tu perro',
  'about.text': 'Cuéntanos de tu perro y conócenos.',
  'about.with': 'Trabaja con {{us}}',
  'testimonials.title': 'Lo que dice su gente',
  'testimonials.intro': 'En palabras de la gente con la que hemos trabajado.',
  'testimonials.all': 'Leer todos los testimonios',
};
