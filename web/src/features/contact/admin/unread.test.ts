import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import { describe, expect, it } from 'vitest';
import { isUnread } from './unread';

const message: ContactSubmission = {
  id: 'm1',
  name: 'Ana',
  email: 'ana@example.com',
  service: '',
  message: 'Hola, hola.',
  language: 'es',
  status: 'new',
  createdAt: '2026-03-05T14:00:00.000Z',
};

describe('an unread message', () => {
  it('came after the newest one that was shown', () => {
    expect(isUnread(message, '2026-03-05T13:59:59.999Z')).toBe(true);
    expect(isUnread(message, '2026-03-05T14:00:00.000Z')).toBe(false);
  });

  it('is every message where none was ever shown', () => {
    expect(isUnread(message, '')).toBe(true);
  });

  it('is never suspected spam', () => {
    expect(isUnread({ ...message, status: 'spam' }, '')).toBe(false);
  });
});
