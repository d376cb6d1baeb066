import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstAdminLanguage, rememberAdminLanguage } from './adminLanguage';

const languages = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the first language of the owner’s area', () => {
  it('is the first of the browser’s that the area has', () => {
    languages('es-PR', 'en-US');
    expect(firstAdminLanguage()).toBe('es');
    languages('fr', 'en-GB', 'es');
    expect(firstAdminLanguage()).toBe('en');
  });

  it('is English for a browser in other languages', () => {
    languages('fr-CA', 'est');
    expect(firstAdminLanguage()).toBe('en');
  });

  it('is what the owner has chosen, whatever the browser’s', () => {
    languages('en-US');
    rememberAdminLanguage('es');
    expect(firstAdminLanguage()).toBe('es');
  });
});
