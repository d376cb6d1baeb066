import type { adminBackup as english } from '../en/backup';
import type { Texts } from '../../../shared/locales/texts';

export const adminBackup: Texts<typeof english> = {
  title: 'Una copia de todo',
  intro: 'Tus textos, fotos y mensajes en un solo archivo, con el que se puede volver a crear el sitio.',
  loadFailed: 'No se pudieron cargar las copias',
  'panel.title': 'Copia de todo',
  'panel.open': 'Copias y descarga',
  'make.title': 'Llévate una copia',
  'make.what':
    'Un archivo ZIP con todos los artículos, los borradores y sus versiones anteriores, todas las fotos, los servicios, los testimonios, los ajustes y los mensajes. No incluye contraseñas, sesiones ni enlaces privados.',
  'make.personal':
    'Contiene datos personales: los nombres, las direcciones y los mensajes de quienes te han escrito. Guárdala donde nadie más pueda abrirla, y bórrala cuando tengas una más reciente.',
  'make.start': 'Descargar copia',
  'make.busy': 'Haciendo la copia…',
  'make.done': 'La copia está lista y ya empezó la descarga.',
  'make.failed': 'No se pudo empezar la copia',
  'make.stopped':
    'La última copia no se pudo terminar. Tu sitio no cambió en nada. Inténtalo de nuevo; si vuelve a pasar, avísale a quien hizo tu sitio.',
  'progress.label': 'Progreso de la copia',
  'progress.texts': 'Copiando textos y mensajes…',
  'progress.pictures': 'Copiando fotos: {{done}} de {{total}}',
  'progress.checking': 'Leyendo la copia otra vez para estar seguros: {{done}} de {{total}}',
  'progress.leave': 'Puedes seguir trabajando. Si sales de esta pantalla, luego encuentras la copia aquí.',
  'list.title': 'Copias en el servidor',
  'list.note':
    'Cada noche se hace una copia, y se guardan las últimas siete. Te protegen de los errores, pero están en el mismo lugar que el sitio. Solo una copia en tu casa, por ejemplo una al mes, te protege si ese lugar se pierde.',
  'health.last': 'Última copia buena:',
  'health.none': 'Todavía no hay ninguna copia',
  'health.noneDetail': 'Se hace una cada noche. Si mañana todavía ves esto, avísale a quien hizo tu sitio.',
  'health.oldDetail':
    'Hace más de dos días, aunque se hace una cada noche. Avísale a quien hizo tu sitio y haz una copia ahora.',
  'health.damagedDetail':
    'Una más reciente no pasó la revisión y puede estar incompleta. Avísale a quien hizo tu sitio y haz una copia ahora.',
  'state.complete': 'Completa',
  'state.damaged': 'Dañada',
  'state.failed': 'Sin terminar',
  'kind.owner': 'La hiciste tú',
  'kind.nightly': 'Hecha de noche',
  documents_one: '{{number}} documento',
  documents_other: '{{number}} documentos',
  files_one: '{{number}} archivo de fotos',
  files_other: '{{number}} archivos de fotos',
  checked: 'Leída otra vez y completa: {{time}}',
  'download.start': 'Descargar',
  'download.of': 'Descargar la copia de {{time}}',
  'download.failed': 'No se pudo empezar la descarga',
};
