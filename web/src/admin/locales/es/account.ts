import type { adminAccount as english } from '../en/account';
import type { Texts } from '../../../shared/locales/texts';

export const adminAccount: Texts<typeof english> = {
  title: 'Cuenta',
  intro: 'Tu contraseña y dónde tienes la sesión abierta.',
  'password.title': 'Cambiar la contraseña',
  'password.current': 'Contraseña actual',
  'password.showCurrent': 'Mostrar la contraseña actual',
  'password.new': 'Contraseña nueva',
  'password.showNew': 'Mostrar la contraseña nueva',
  'password.note':
    'Al menos {{count}} caracteres. Cuatro palabras que no tengan que ver una con otra son difíciles de adivinar y fáciles de recordar.',
  'password.consequence': 'Se cierra la sesión en todos los demás dispositivos. En este sigues adentro.',
  'password.change': 'Cambiar la contraseña',
  'password.changing': 'Cambiando…',
  'password.changed': 'Contraseña cambiada',
  'password.changedDetail': 'Se cerró la sesión en todos los demás dispositivos.',
  'password.failed': 'No se cambió la contraseña',
  'sessions.title': 'Dónde tienes la sesión abierta',
  'sessions.intro':
    'Si no reconoces un dispositivo, cierra su sesión y cambia la contraseña. Mientras el correo esté activado, te avisamos cuando entra un dispositivo nuevo.',
  'sessions.current': 'Este dispositivo',
  'sessions.started': 'Entró: {{time}}',
  'sessions.used': 'Último uso, más o menos: {{time}}',
  'sessions.end': 'Cerrar',
  'sessions.endOf': 'Cerrar la sesión: {{device}}',
  'sessions.endOthers': 'Cerrar todas las demás',
  'sessions.none': 'No tienes la sesión abierta en ningún otro lugar.',
  'sessions.ended': 'Sesión cerrada',
  'sessions.othersEnded': 'Se cerraron todas las demás sesiones',
  'sessions.endFailed': 'No se pudo cerrar la sesión',
  'sessions.loadFailed': 'No se pudieron cargar tus sesiones',
  'device.description': '{{browser}} en {{system}}',
  'device.unknownBrowser': 'Navegador desconocido',
  'device.unknownSystem': 'un dispositivo desconocido',
};
