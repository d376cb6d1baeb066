import { describe, expect, it } from 'vitest';
import { chooseSuites } from './suites';

describe('chooseSuites', () => {
  /** @param {{fast?: boolean, only?: string}} options */
  const names = (options) => chooseSuites(options).map(({ name }) => name);

  it('returns all suites by default', () => {
    expect(names({})).toEqual([
      'lint',
      'types',
      'unit',
      'rules',
      'api',
      'api-site',
      'e2e',
      'rehearsal',
      'new-owner',
    ]);
  });

  it('returns the suites that need no emulators for the fast check', () => {
    expect(names({ fast: true })).toEqual(['lint', 'types', 'unit']);
    expect(chooseSuites({ fast: true }).some(({ onEmulators }) => onEmulators)).toBe(false);
  });

  it('returns the named suites', () => {
    expect(names({ only: 'e2e,unit' })).toEqual(['unit', 'e2e']);
  });

  it('throws on an unknown suite', () => {
    expect(() => chooseSuites({ only: 'unti' })).toThrow('"unti" is not one of the suites lint, types');
  });
});
