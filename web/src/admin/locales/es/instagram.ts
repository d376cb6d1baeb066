import type { adminInstagram as english } from '../en/instagram';
import type { Texts } from '../../../shared/locales/texts';

export const adminInstagram: Texts<typeof english> = {
  title: 'Instagram',
  loadFailed: 'No se pudieron cargar los ajustes de Instagram',
  off: 'Instagram está desactivado',
  'off.detail': 'El sitio muestra sus propias fotos. Pídele a quien hizo tu sitio que active Instagram.',
  none: 'No hay ninguna cuenta conectada',
  'none.detail':
    'Conecta tu cuenta y las páginas «Inicio» y «Nosotros» mostrarán tus cuatro publicaciones más recientes. Tiene que ser una cuenta de empresa o de creador.',
  left_one: 'El sitio todavía muestra {{count}} publicación de antes.',
  left_other: 'El sitio todavía muestra {{count}} publicaciones de antes.',
  'left.remove': 'Quitarlas del sitio',
  connect: 'Conectar Instagram',
  'connect.again': 'Conectar de nuevo',
  'connect.going': 'Abriendo Instagram…',
  'connect.failed': 'No se pudo abrir Instagram',
  'connect.busy': 'Conectando Instagram',
  'connect.done': 'Instagram está conectado',
  'connect.not': 'Instagram no está conectado',
  'connect.denied': 'No diste permiso en Instagram. Nada cambió.',
  'connect.refused': 'Instagram no lo permitió. Nada cambió.',
  connected: 'Conectado como @{{username}}',
  shows_zero:
    'La cuenta todavía no tiene publicaciones con foto, así que el sitio muestra sus propias fotos.',
  shows_one: 'El sitio muestra tu publicación más reciente.',
  shows_other: 'El sitio muestra tus {{count}} publicaciones más recientes.',
  fetchedAt: 'Última búsqueda: {{time}}',
  fetching: 'Buscando tus publicaciones…',
  fetch: 'Buscar ahora',
  'fetch.busy': 'Buscando…',
  'fetch.failed': 'No se pudieron buscar las publicaciones',
  'problem.ended':
    'La conexión terminó: Instagram ya no le da tus publicaciones al sitio. Conecta de nuevo; mientras tanto el sitio muestra las que tiene.',
  'problem.permission':
    'Instagram ya no deja que el sitio vea tus publicaciones. Conecta de nuevo y dale permiso; mientras tanto el sitio muestra las que tiene.',
  'problem.busy':
    'Instagram nos está limitando desde {{time}} El sitio muestra las publicaciones que tiene y seguimos intentando.',
  'problem.failed':
    'Instagram no responde bien desde {{time}} El sitio muestra las publicaciones que tiene y seguimos intentando.',
  'problem.pictures':
    'Algunas fotos de Instagram no se pudieron cargar desde {{time}} El sitio muestra las publicaciones que tiene y seguimos intentando.',
  endsSoon:
    'La conexión termina el {{time}} y no se ha podido renovar. Conecta de nuevo para que sigan llegando tus publicaciones.',
  disconnect: 'Desconectar…',
  'disconnect.title': '¿Desconectar @{{username}}?',
  'disconnect.detail': 'El sitio pierde el acceso a tu cuenta. Ya no llegarán publicaciones nuevas.',
  'disconnect.removePosts': 'Quitar también las publicaciones del sitio',
  'disconnect.confirm': 'Desconectar',
  'disconnect.cancel': 'Dejarla',
  'disconnect.failed': 'No se pudo guardar el cambio',
};
