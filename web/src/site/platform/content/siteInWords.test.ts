import type { Facts } from '@app/domain/content/facts';
import { describe, expect, it } from 'vitest';
import { NO_SITE } from '../../../shared/content/site';
import { createTranslations, loadTexts } from '../../../shared/i18n/i18n';
import { hoursLine } from './siteInWords';

const texts = {
  en: createTranslations('en', await loadTexts('en'), NO_SITE).t,
  es: createTranslations('es', await loadTexts('es'), NO_SITE).t,
};

describe('a line of opening hours', () => {
  const line = (days: Facts['hours'][number]['days'], locale: 'en' | 'es') =>
    hoursLine({ days, spans: [{ opens: '09:00', closes: '18:00' }] }, locale, texts[locale]);

  it('is formatted for Puerto Rico, with non-breaking spaces inside times', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
    expect(line([...days], 'en')).toBe('Monday to Saturday, 9:00\u00A0AM to 6:00\u00A0PM');
    expect(line([...days], 'es')).toBe('De lunes a sábado, de 9:00\u00A0a.\u00A0m. a 6:00\u00A0p.\u00A0m.');
  });

  it('lists the days individually unless they form a range of three or more', () => {
    expect(line(['Monday', 'Wednesday', 'Friday'], 'en')).toBe(
      'Monday, Wednesday, and Friday, 9:00\u00A0AM to 6:00\u00A0PM',
    );
    expect(line(['Saturday', 'Sunday'], 'es')).toMatch(/^Sábado y domingo, de 9:00/);
    expect(line(['Sunday'], 'en')).toMatch(/^Sunday, /);
  });

  it('names the days only once if a break divides the hours into two spans', () => {
    const spans = [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ];
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
    const [english, spanish] = (['en', 'es'] as const).map((locale) =>
      hoursLine({ days: [...days], spans }, locale, texts[locale]).replaceAll('\u00A0', ' '),
    );
    expect(english).toBe('Monday to Friday, 8:00 AM to 12:00 PM and 1:00 PM to 5:00 PM');
    expect(spanish).toBe('De lunes a viernes, de 8:00 a. m. a 12:00 p. m. y de 1:00 p. m. a 5:00 p. m.');
  });
});
