import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleServiceFields } from '../content/kinds.fixture';
import { SERVICE_FIELDS } from '../content/services';
import { emptyValues } from '../fields/reader';
import { draftDocument, newDraft } from './document';
import { requiredIn } from '../fields/languages';
import { POST_FIELDS, type PostFields } from '../blog/posts';
import { postDraftSchema } from '../blog/draft.schema';
import type { Locale } from '../general/locale';
import {
  isOutOfDate,
  languageStatus as statusOf,
  NO_PROGRESS,
  progressAfterConfirmation,
  progressAfterPublication,
  progressAfterSave,
  type LanguageProgress,
} from './languages';

const complete: PostFields = postDraftSchema.cast({
  titleEn: 'Sit',
  titleEs: 'Sentado',
  categoryEn: 'Play',
  categoryEs: 'Juego',
  excerptEn: 'x',
  excerptEs: 'x',
  contentEn: '<p>x</p>',
  contentEs: '<p>x</p>',
});

const languageStatus = (
  { fields, progress }: { fields: PostFields; progress: LanguageProgress },
  locale: Locale,
) => statusOf(requiredIn(POST_FIELDS, fields, locale), progress, locale);

/**
 * Returns the ISO time the given number of seconds after the start of 2026: `2026-01-01T00:00:01.000Z` for 1.
 */
const at = (second: number): string => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString();

type Step = { save: Locale[] } | { confirm: Locale } | 'publish';

const steps = (sequence: readonly Step[]): LanguageProgress =>
  sequence.reduce<LanguageProgress>((progress, step, index) => {
    if (step === 'publish') return progressAfterPublication(progress);
    if ('confirm' in step) return progressAfterConfirmation(progress, step.confirm, at(index));
    return progressAfterSave(progress, step.save, at(index));
  }, NO_PROGRESS);

describe('the status of a language', () => {
  it('lists the missing fields, including those that contain only an empty paragraph', () => {
    const fields = { ...complete, titleEs: '', contentEs: '<p>&nbsp;</p>' };
    expect(languageStatus({ fields, progress: NO_PROGRESS }, 'es')).toEqual({
      state: 'missing',
      fields: ['title', 'content'],
    });
    expect(languageStatus({ fields, progress: NO_PROGRESS }, 'en')).toEqual({ state: 'complete' });
    const withPicture = { ...complete, contentEs: '<p><img src="/a.webp"></p>' };
    expect(languageStatus({ fields: withPicture, progress: NO_PROGRESS }, 'es')).toEqual({
      state: 'complete',
    });
  });

  it('is out of date after the source changes, until the language is changed or confirmed', () => {
    const status = (...sequence: Step[]) =>
      languageStatus({ fields: complete, progress: steps(sequence) }, 'en').state;
    const source: Step = { save: ['es'] };
    expect(status({ save: ['en', 'es'] }, source)).toBe('outOfDate');
    expect(status({ save: ['en', 'es'] }, source, 'publish')).toBe('outOfDate');
    expect(status({ save: ['en', 'es'] }, source, { save: ['en'] })).toBe('complete');
    expect(status({ save: ['en', 'es'] }, source, { confirm: 'en' })).toBe('complete');
    expect(status({ save: ['en', 'es'] }, source, { confirm: 'en' }, source)).toBe('outOfDate');
  });

  it('is out of date if the other language is the first to be edited after both were published up to date', () => {
    const round: Step[] = [{ save: ['es'] }, { save: ['en'] }, 'publish'];
    expect(isOutOfDate(steps([...round, { save: ['en'] }]), 'es')).toBe(true);
    expect(isOutOfDate(steps(round.slice(0, 2).concat({ save: ['en'] })), 'es')).toBe(false);
  });

  it('is never out of date for the source language, or for both languages at once', () => {
    const languages = fc.subarray<Locale>(['en', 'es']);
    const step: fc.Arbitrary<Step> = fc.oneof(
      languages.map((save) => ({ save })),
      fc.constantFrom<Locale>('en', 'es').map((confirm) => ({ confirm })),
      fc.constant('publish' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (sequence) => {
        const progress = steps(sequence);
        const outOfDate = (['en', 'es'] as const).filter((locale) => isOutOfDate(progress, locale));
        expect(outOfDate.length).toBeLessThan(2);
        expect(outOfDate).not.toContain(progress.source);
      }),
    );
  });
});

it.each([
  [{ titleEs: 'Caminar juntos', descriptionEs: 'Sin halar.' }, 'unwritten', 'complete'],
  // Choosing a picture from the library also fills in its alternative text in both languages.
  [{ titleEs: 'Caminar juntos', descriptionEs: 'Sin halar.', imageAltEn: 'A dog' }, 'unwritten', 'complete'],
  [{ imageAltEs: 'Un perro' }, 'complete', 'complete'],
  [{ titleEs: 'Caminar juntos', descriptionEs: 'Sin halar.', titleEn: 'Walk' }, 'missing', 'complete'],
  [{}, 'complete', 'complete'],
] as const)('a service with %j is %s in English and %s in Spanish', (fields, english, spanish) => {
  const draft = newDraft('services', 'a', { ...sampleServiceFields(emptyValues(SERVICE_FIELDS)), ...fields });
  const { en, es } = draftDocument(draft).status;
  expect([en.state, es.state]).toEqual([english, spanish]);
});

it('a post whose only English text is the name of its category is unwritten in English', () => {
  const draft = newDraft('posts', 'a', { ...complete, titleEn: '', excerptEn: '', contentEn: '' });
  expect(draftDocument(draft).status.en).toEqual({ state: 'unwritten' });
});
