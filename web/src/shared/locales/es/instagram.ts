import type { instagram as english } from '../en/instagram';
import type { Texts } from '../texts';

export const instagram: Texts<typeof english> = {
  title: 'Día a día',
  follow: 'Síguenos en Instagram',
  open: 'Abrir esta publicación en Instagram',
};
