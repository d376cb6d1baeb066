import type { instagram as english } from '../en/instagram';
import type { Texts } from '../texts';

export const instagram: Texts<typeof english> = {
  'title': 'Nuestro día a día',
  'follow': 'Síguenos en Instagram',
  'open': 'Abrir esta publicación en Instagram',
  'fallback.1': 'Un perro pasa un salto de agility',
  'fallback.2': 'Un cachorro dormido sobre una frisa',
  'fallback.3': 'Un perro sentado con orgullo junto a su roseta',
  'fallback.4': 'Una caminata por la playa al amanecer',
};
