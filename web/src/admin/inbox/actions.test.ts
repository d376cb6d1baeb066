import { expect, it } from 'vitest';
import { ACTIONS, actionsOf } from './actions';

it.each([
  [{ status: 'new', deletedAt: null }, ['answered', 'read', 'archive', 'spam', 'delete']],
  [{ status: 'read', deletedAt: null }, ['answered', 'unread', 'archive', 'spam', 'delete']],
  [{ status: 'answered', deletedAt: null }, ['unread', 'archive', 'spam', 'delete']],
  [{ status: 'archived', deletedAt: null }, ['toInbox', 'delete']],
  [{ status: 'spam', deletedAt: null }, ['notSpam', 'delete']],
  [{ status: 'new', deletedAt: '2026-03-05T14:00:00.000Z' }, ['putBack', 'deleteForGood']],
] as const)('offers actions with unique shortcuts for a message with %o: %o', (message, actions) => {
  expect(actionsOf(message)).toEqual(actions);
  expect(new Set(actions.map((action) => ACTIONS[action].key)).size).toBe(actions.length);
});
