import type { Facts } from '@app/domain/content/facts';
import { describe, expect, it } from 'vitest';
import { NO_SITE } from '../../../shared/content/site';
import { createTranslations, loadTexts } from '../../../shared/i18n/i18n';
import { hoursLine } from './siteInWords';

const texts = {
  en: createTranslations('en', await loadTexts('en'), NO_SITE).t,
  es: createTranslations('es', await loadTexts('es'), NO_SITE).t,
};

describe('a row of the opening hours', () => {
  const line = (days: Facts['hours'][number]['days'], locale: 'en' | 'es') =>
    hoursLine({ days, opens: '09:00', closes: '18:00' }, locale, texts[locale]);

  it('is formatted for Puerto Rico, with non-breaking spaces inside a time', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
    expect(line([...days], 'en')).toBe('Monday to Saturday, 9:00\u00A0AM to 6:00\u00A0PM');
    expect(line([...days], 'es')).toBe('De lunes a sábado, de 9:00\u00A0a.\u00A0m. a 6:00\u00A0p.\u00A0m.');
  });

  it('names the days that are not in a row, in the order of the week', () => {
    expect(line(['Friday', 'Monday', 'Wednesday'], 'en')).toBe(
      'Monday, Wednesday, and Friday, 9:00\u00A0AM to 6:00\u00A0PM',
    );
    expect(line(['Sunday', 'Saturday'], 'es')).toMatch(/^Sábado y domingo, de 9:00/);
    expect(line(['Sunday'], 'en')).toMatch(/^Sunday, /);
  });
});
