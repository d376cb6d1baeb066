import type { about as english } from '../en/about';
import type { Texts } from '../texts';

export const about: Texts<typeof english> = {
  eyebrow: 'Sobre nosotros',
  'head.title': 'Sobre nosotros',
  title: 'Quiénes somos',
  description: 'Conoce a {{ourBusiness}}: quiénes somos y cómo adiestramos perros.',
  mission: 'Adiestramos perros, y a la gente que vive con ellos.',
  method: 'Qué puedes esperar cuando trabajas con nosotros.',
  'how.title': 'Cómo trabajamos',
  'credentials.title': 'Credenciales',
  'credentials.intro': 'Formación y certificaciones de {{trainer}}.',
};
