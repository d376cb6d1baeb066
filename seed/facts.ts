/** The demo business's facts. All names, numbers and addresses are fictional. */
import { NO_FACTS, type Facts } from '@app/domain/content/facts';
import { NO_BREAK } from '@app/domain/content/opening-hours';
import { imagePathOf } from './pictures/images';

export const facts: Facts = {
  ...NO_FACTS,
  name: 'Perro Wisdom',
  blogNameEn: 'Perro Wisdom',
  blogNameEs: 'Sabiduría Canina',
  trainerName: 'Marisol Vega',
  taglineEn: 'Calm, clear training for dogs and the people who live with them.',
  taglineEs: 'Adiestramiento tranquilo y claro, para los perros y su gente.',
  portrait: imagePathOf('pages/trainer-portrait'),
  portraitAltEn: 'Portrait of Marisol Vega with a dog beside her',
  portraitAltEs: 'Retrato de Marisol Vega con un perro a su lado',
  phone: '+1-787-555-0142',
  whatsApp: '+1-787-555-0142',
  email: 'hola@perrowisdom.example',
  city: 'San Juan',
  region: 'PR',
  postalCode: '00907',
  country: 'US',
  latitude: 18.4655,
  longitude: -66.1057,
  serviceRadius: 50_000,
  priceRange: '$$',
  hours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '18:00',
      ...NO_BREAK,
    },
  ],
  areas: [
    ...['San Juan', 'Carolina', 'Bayamón', 'Guaynabo', 'Cataño', 'Trujillo Alto'].map((name) => ({
      name,
      group: 'metro' as const,
    })),
    ...['Ponce', 'Mayagüez', 'Caguas', 'Arecibo', 'Humacao'].map((name) => ({
      name,
      group: 'others' as const,
    })),
  ],
  credentials: [
    {
      nameEn: 'AKC evaluator',
      nameEs: 'Evaluadora AKC',
      detailEn: 'Prepares and tests dogs for American Kennel Club titles.',
      detailEs: 'Prepara y evalúa perros para títulos del American Kennel Club.',
      badge: 'AKC',
    },
    {
      nameEn: 'CGC evaluator',
      nameEs: 'Evaluadora CGC',
      detailEn: 'Gives the ten-item Canine Good Citizen test.',
      detailEs: 'Ofrece la prueba Canine Good Citizen, con sus diez ejercicios.',
      badge: 'CGC',
    },
    {
      nameEn: 'Rally Master competitor',
      nameEs: 'Competidora Rally Master',
      detailEn: 'Competes in Rally at its highest level.',
      detailEs: 'Compite en Rally en su nivel más alto.',
      badge: 'Rally',
    },
    {
      nameEn: 'ATT evaluator',
      nameEs: 'Evaluadora ATT',
      detailEn: 'Runs the AKC Temperament Test for steady, confident dogs.',
      detailEs: 'Ofrece la prueba de temperamento del AKC para perros seguros y estables.',
      badge: '',
    },
  ],
  instagram: 'https://www.instagram.com/perrowisdom',
};
