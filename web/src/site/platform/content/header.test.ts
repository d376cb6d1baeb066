import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { LOCALES } from '@app/domain/general/locale';
import { expect, it } from 'vitest';
import { NO_SITE } from '../../../shared/content/site';
import { createTranslations, loadTexts } from '../../../shared/i18n/i18n';
import { bookingText } from './header';

it("bookingText falls back to the built-in label if the owner hasn't written one in the page's language", async () => {
  const facts = sampleFacts({ bookingTextEn: '', bookingTextEs: 'Separa tu cita' });
  const labels = LOCALES.map(async (locale) =>
    bookingText(facts, locale, createTranslations(locale, await loadTexts(locale), NO_SITE).t),
  );
  expect(await Promise.all(labels)).toEqual(['Book', 'Separa tu cita']);
});
