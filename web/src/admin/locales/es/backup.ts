import type { adminBackup as english } from '../en/backup';
import type { Texts } from '../../../shared/locales/texts';

export const adminBackup: Texts<typeof english> = {
  title: 'Copia de seguridad',
  intro: 'Tus textos, fotos y mensajes en un solo archivo, con el que se puede volver a crear el sitio.',
  loadFailed: 'No se pudieron cargar las copias de seguridad',
  'make.title': 'Llévate una copia de seguridad',
  'make.what':
    'Un archivo ZIP con todos los artículos, los borradores y sus versiones anteriores, todas las fotos, los servicios, los testimonios, los ajustes y los mensajes. No incluye contraseñas, sesiones ni enlaces privados.',
  'make.personal':
    'Contiene datos personales: los nombres, las direcciones y los mensajes de quienes te han escrito. Guárdala donde nadie más pueda abrirla, y bórrala cuando tengas una más reciente.',
  'make.start': 'Descargar todo',
  'make.busy': 'Haciendo la copia de seguridad…',
  'make.done': 'La copia de seguridad está lista y ya empezó la descarga.',
  'make.failed': 'No se pudo empezar la copia de seguridad',
  'make.stopped':
    'La última copia de seguridad no se pudo terminar. Tu sitio no cambió en nada. Inténtalo de nuevo; si vuelve a pasar, avísale a quien hizo tu sitio.',
  'progress.label': 'Progreso de la copia de seguridad',
  'progress.texts': 'Juntando textos y mensajes…',
  'progress.pictures': 'Juntando fotos: {{done}} de {{total}}',
  'progress.leave':
    'Puedes seguir trabajando. Si sales de esta pantalla, encuentras la copia aquí durante una semana.',
  'list.title': 'Lo que protege tu sitio',
  'list.google':
    'Google guarda una copia de seguridad de tus textos y mensajes de cada día del último mes, y las fotos borradas durante una semana. Quien hizo tu sitio te las puede recuperar. Están en el mismo lugar que el sitio: solo una copia en tu casa, por ejemplo una al mes, te protege si ese lugar se pierde. Las que tú haces se pueden descargar durante una semana.',
  'download.start': 'Descargar',
  'download.of': 'Descargar la copia de seguridad de {{time}}',
  'download.failed': 'No se pudo empezar la descarga',
};
