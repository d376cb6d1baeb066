import type { adminPublishing as english } from '../en/publishing';
import type { Texts } from '../../../shared/locales/texts';

export const adminPublishing: Texts<typeof english> = {
  label: 'Publicación',
  publishing: 'Publicando…',
  live: 'Última publicación: {{time}}',
  delayed: 'Todavía no se pudo publicar. Los visitantes ven la versión anterior; seguimos intentando.',
  'view.page': 'Verla',
  'view.site': 'Ver el sitio',
};
