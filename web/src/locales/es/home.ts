import type { home as english } from '../en/home';
import type { Texts } from '../texts';

export const home: Texts<typeof english> = {
  'hero.eyebrow': 'Adiestramiento en San Juan y toda la isla',
  'hero.title': 'Un perro que escucha, en casa y en la pista',
  'hero.text':
    'Una adiestradora, tu perro y un plan que puedes seguir. Desde la primera semana con tu cachorro hasta tu primera exhibición, en español o en inglés.',
  'hero.contact': 'Hablemos de tu perro',
  'hero.services': 'Ver servicios',
  'hero.alt': '{{trainer}} y un perro marrón que la mira, frente a un arco que se abre al mar',
  'trainer.role': 'Evaluadora AKC y CGC, competidora Rally Master',
  'trainer.badges': 'Credenciales',
  'services.title': 'Servicios especializados',
  'services.intro': 'Todo perro empieza con una evaluación. De ahí escogemos el camino más corto que les funcione a los dos.',
  'services.all': 'Ver todos los servicios',
  'about.eyebrow': 'Sobre la adiestradora',
  'about.title': 'Entrenada para ver lo que tu perro te dice',
  'about.text':
    '{{trainerFirst}} lleva su carrera en los dos lados de la pista: preparando perros y evaluándolos. Enseña con premios, precisión y paciencia, y explica cada paso, para que lo que sale en clase también salga en tu cocina.',
  'about.with': 'Trabaja con {{trainerFirst}}',
  'testimonials.title': 'Lo que dice su gente',
  'testimonials.intro': 'Perros de verdad, casas de verdad, desde Condado hasta Ponce.',
  'testimonials.all': 'Leer todos los testimonios',
};
