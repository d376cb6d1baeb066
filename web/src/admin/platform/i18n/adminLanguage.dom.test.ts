import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstAdminLanguage, rememberAdminLanguage } from './adminLanguage';

const languages = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("the initial language of the owner's area", () => {
  it("is the browser's first language that the area supports", () => {
    languages('es-PR', 'en-US');
    expect(firstAdminLanguage()).toBe('es');
    languages('fr', 'en-GB', 'es');
    expect(firstAdminLanguage()).toBe('en');
  });

  it('is English for a browser with only unsupported languages', () => {
    languages('fr-CA', 'est');
    expect(firstAdminLanguage()).toBe('en');
  });

  it("is the owner's choice regardless of the browser's languages", () => {
    languages('en-US');
    rememberAdminLanguage('es');
    expect(firstAdminLanguage()).toBe('es');
  });
});
