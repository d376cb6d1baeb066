import { expect, it } from 'vitest';
import { NO_SITE } from '../../../shared/content/site';
import { createTranslations, loadTexts } from '../../../shared/i18n/i18n';
import { closureLine } from './useClosures';

const texts = {
  en: createTranslations('en', await loadTexts('en'), NO_SITE).t,
  es: createTranslations('es', await loadTexts('es'), NO_SITE).t,
};

it('closureLine formats a closure of one or more days, with its name if it has one', () => {
  expect(
    closureLine(
      { from: '2026-12-25', to: '2026-12-25', nameEn: 'Christmas', nameEs: 'Navidad' },
      'es',
      texts.es,
    ),
  ).toBe('Cerrado el 25 de diciembre de 2026 (Navidad)');
  expect(closureLine({ from: '2026-12-24', to: '2027-01-02', nameEn: '', nameEs: '' }, 'en', texts.en)).toBe(
    'Closed from December 24, 2026 to January 2, 2027',
  );
});
