import { CONTACT_SERVICES } from '@perro-wisdom/domain/contact.limits';
import { describe, expect, it } from 'vitest';
import { requestedService } from './requestedService';

describe('the service that a visitor requests', () => {
  it.each(CONTACT_SERVICES)('%s is chosen in the form', (slug) => {
    expect(requestedService(slug)).toBe(slug);
  });

  it('is "other" where the form has no option for it', () => {
    expect(requestedService('akc-certification')).toBe('other');
    expect(requestedService('agility')).toBe('other');
  });

  it.each([null, '', 'Puppy Training', '<script>', '../admin'])('is none for %j', (slug) => {
    expect(requestedService(slug)).toBe('');
  });
});
