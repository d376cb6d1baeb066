import { describe, expect, it } from 'vitest';
import { requestedService } from './options';

const OPTIONS = ['puppy-training', 'other'];

describe('the requested service', () => {
  it.each(OPTIONS)('is the option with a matching slug: %s', (slug) => {
    expect(requestedService(slug, OPTIONS)).toBe(slug);
  });

  it('is "other" if the form has no option with that slug', () => {
    expect(requestedService('akc-certification', OPTIONS)).toBe('other');
    expect(requestedService('agility', OPTIONS)).toBe('other');
  });

  it.each([null, '', 'Puppy Training', '<script>', '../admin'])('is empty for %j', (slug) => {
    expect(requestedService(slug, OPTIONS)).toBe('');
  });
});
