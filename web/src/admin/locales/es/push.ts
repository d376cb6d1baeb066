import type { adminPush as english } from '../en/push';
import type { Texts } from '../../../shared/locales/texts';

export const adminPush: Texts<typeof english> = {
  title: 'Avisos en este dispositivo',
  switch: 'Avísame aquí de los mensajes nuevos',
  switchDetail:
    'Verás quién escribió y sobre qué, aun con la pantalla bloqueada; el mensaje no se muestra. Si cierras la sesión aquí, los avisos se detienen hasta que vuelvas a entrar.',
  test: 'Envíame una prueba',
  testSent: 'La prueba va en camino',
  testSentDetail:
    'Si no aparece nada en un minuto, revisa los ajustes de notificaciones de este dispositivo y el modo «No molestar».',
  testFailed: 'No se pudo enviar la prueba',
  switchFailed: 'No se pudo hacer el cambio',
  denied: 'Este navegador bloquea los avisos',
  deniedDetail:
    'Puedes permitirlos en los ajustes del navegador: presiona el icono al lado de la dirección y luego «Notificaciones». En una aplicación de la pantalla de inicio, permítelos en los ajustes del celular. Después vuelve aquí.',
  homeScreen: 'Primero añade esta página a tu pantalla de inicio',
  homeScreenDetail:
    'Los iPhone y iPad (iOS 16.4 o más nuevo) solo muestran avisos de páginas que están en la pantalla de inicio.',
  'homeScreen.share': 'Presiona el botón «Compartir» del navegador.',
  'homeScreen.add': 'Escoge «Añadir a pantalla de inicio».',
  'homeScreen.open': 'Abre el icono nuevo, entra con tu contraseña y activa los avisos allí.',
  unsupported: 'Este navegador no puede mostrar avisos',
  unsupportedDetail:
    'Las ventanas privadas tampoco. Con Chrome, Edge, Firefox o Safari al día puedes activarlos.',
  siteOff: 'Los avisos están desactivados en el sitio',
  siteOffDetail: 'Pídele a quien hizo tu sitio que los active.',
  devices: 'Tus dispositivos con avisos',
  device: '{{browser}} en {{system}}',
  unknownDevice: 'Dispositivo desconocido',
  thisDevice: 'Este dispositivo',
  seen: 'Último uso: {{time}}',
  failing:
    'Desde el {{time}} no llega ningún aviso allí. Si sigue así, desactiva y activa los avisos otra vez allí.',
  remove: 'Quitar',
  removeOf: 'Quitar: {{name}}',
  removeFailed: 'No se pudo quitar el dispositivo',
  loadFailed: 'No se pudieron cargar los ajustes de los avisos',
};
