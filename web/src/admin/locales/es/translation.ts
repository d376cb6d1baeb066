import type { adminTranslation as english } from '../en/translation';
import type { Texts } from '../../../shared/locales/texts';

export const adminTranslation: Texts<typeof english> = {
  'translate.from.en': 'Traducir del inglés',
  'translate.from.es': 'Traducir del español',
  busy: 'Traduciendo…',
  note: 'Llena solo lo que está vacío: vacía un texto para llenarlo de nuevo.',
  anew: 'Vacía un texto para que se traduzca de nuevo.',
  off: 'Llena solo lo que está vacío. Las traducciones sugeridas están desactivadas en este sitio.',
  failed: 'No se pudo traducir',
  'copy.from.en': 'Copiar del inglés',
  'copy.from.es': 'Copiar del español',
  of: 'Traducción: {{label}}',
  suggested: 'Traducción sugerida: revísala',
  confirm: 'Está bien',
  'confirm.of': 'Está bien: {{label}}',
};
