import type { adminTranslation as english } from '../en/translation';
import type { Texts } from '../../../shared/locales/texts';

export const adminTranslation: Texts<typeof english> = {
  of: 'Traducción: {{label}}',
  suggest: 'Sugerir traducción',
  'suggest.of': 'Sugerir traducción: {{label}}',
  suggestAgain: 'Sugerir otra…',
  'suggestAgain.of': 'Sugerir otra traducción: {{label}}',
  translating: 'Traduciendo…',
  translatingNote: 'Google está traduciendo. Puedes seguir escribiendo.',
  'copy.en': 'Copiar del inglés',
  'copy.en.of': 'Copiar del inglés: {{label}}',
  'copy.es': 'Copiar del español',
  'copy.es.of': 'Copiar del español: {{label}}',
  suggested: 'Traducción sugerida: revísala',
  confirm: 'Está bien',
  'confirm.of': 'Está bien: {{label}}',
  changedMeanwhile: 'Cambiaste este texto mientras tanto, así que no se puso la traducción.',
  replace: 'Reemplazar',
  'replace.title': '¿Reemplazar lo que hay? {{label}}',
  'replace.detail': 'Una traducción sugerida nueva ocupará el lugar del texto que hay.',
  'replace.keep': 'Dejarlo así',
};
