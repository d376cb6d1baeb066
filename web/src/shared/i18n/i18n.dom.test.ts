import i18n from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberLanguage, showLanguage, startI18n } from './i18n';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('looking up a translation', () => {
  it('falls back to English, then to the key', () => {
    startI18n('es', {
      en: { common: { both: 'English', english: 'Only in English' } },
      es: { common: { both: 'Español' } },
    });
    // Translation keys are typed, and these keys don't exist.
    const lookUp = (key: string) => i18n.getFixedT('es', 'common')(key as 'skip');
    expect(lookUp('both')).toBe('Español');
    expect(lookUp('english')).toBe('Only in English');
    expect(lookUp('nowhere.at.all')).toBe('nowhere.at.all');
  });

  it('finds every namespace in both languages after both have been shown', async () => {
    startI18n('en');
    await showLanguage('en');
    await showLanguage('es');
    expect(i18n.t('nav.services')).toBe('Servicios');
    expect(i18n.t('messages:contact.nameRequired')).toBe('Escribe tu nombre');
    await showLanguage('en');
    expect(i18n.t('messages:contact.nameRequired')).toBe('Name is required');
  });
});

describe('remembering the language', () => {
  it('stores it under "language" and sets the page\'s lang attribute', () => {
    rememberLanguage('es');
    expect(localStorage.getItem('language')).toBe('es');
    expect(document.documentElement.lang).toBe('es');
  });

  it("sets the page's lang attribute even when local storage throws", () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    rememberLanguage('en');
    expect(document.documentElement.lang).toBe('en');
  });
});
