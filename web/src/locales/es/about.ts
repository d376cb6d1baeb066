import type { about as english } from '../en/about';
import type { Texts } from '../texts';

export const about: Texts<typeof english> = {
  'eyebrow': 'Sobre nosotros',
  'title': 'Enseñamos a los dos lados de la correa',
  'description':
    'Conoce a {{trainer}}: evaluadora AKC, CGC y ATT, competidora Rally Master y adiestradora de perros en San Juan, Puerto Rico.',
  'mission':
    'Nuestra misión es que cada perro en Puerto Rico viva con gente que lo entienda. Un perro que sabe lo que se espera de él está más tranquilo, más seguro y es bienvenido en más sitios. Quien sabe leer a su perro necesita menos fuerza y disfruta más el paseo.',
  'method':
    'Por eso enseñamos con comida, juego, precisión y paciencia, nunca con miedo ni dolor. Cada plan empieza con una evaluación de tu perro y de tu rutina, tiene metas que se pueden medir y te deja asignaciones que caben en una semana normal.',
  'how.title': 'Cómo trabajamos',
  'how.evaluate': 'Primero, evaluar',
  'how.evaluateDetail':
    'Miramos a tu perro donde ocurre el problema: en tu casa, en tu calle o en la pista. Después te decimos con honestidad qué puede cambiar y cuánto debe tomar.',
  'how.reward': 'Premiar lo que funciona',
  'how.rewardDetail':
    'Los perros repiten lo que les conviene. Construimos la conducta que quieres paso a paso, y los premios se van según se afianza.',
  'how.teach': 'Enseñar a la persona',
  'how.teachDetail':
    'Practicas cada ejercicio con nosotros antes de llevártelo a casa. Cuando trabajas sin nosotros, sabes para qué es cada paso.',
  'credentials.title': 'Credenciales que puedes verificar',
  'credentials.intro': '{{trainerFirst}} evalúa, compite y prepara perros para las mismas pruebas.',
  'credential.akc': 'Evaluadora AKC',
  'credential.akcDetail': 'Prepara y evalúa perros para títulos del American Kennel Club.',
  'credential.cgc': 'Evaluadora CGC',
  'credential.cgcDetail': 'Ofrece la prueba Canine Good Citizen, con sus diez ejercicios.',
  'credential.rally': 'Competidora Rally Master',
  'credential.rallyDetail': 'Compite en Rally en su nivel más alto.',
  'credential.att': 'Evaluadora ATT',
  'credential.attDetail': 'Ofrece la prueba de temperamento del AKC para perros seguros y estables.',
  'portrait': 'Retrato de {{trainer}} con un perro a su lado',
};
