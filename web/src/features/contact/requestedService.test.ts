import { CONTACT_SERVICES } from '@perro-wisdom/domain/contact.limits';
import { describe, expect, it } from 'vitest';
import { requestedService } from './requestedService';

describe('the requested service', () => {
  it.each(CONTACT_SERVICES)('is the option %s for the same slug', (slug) => {
    expect(requestedService(slug)).toBe(slug);
  });

  it('is "other" when the form has no option for it', () => {
    expect(requestedService('akc-certification')).toBe('other');
    expect(requestedService('agility')).toBe('other');
  });

  it.each([null, '', 'Puppy Training', '<script>', '../admin'])('is empty for %j', (slug) => {
    expect(requestedService(slug)).toBe('');
  });
});
