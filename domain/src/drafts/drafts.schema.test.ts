import { expect, it } from 'vitest';
import { scheduleSchema } from './drafts.schema';

it('a schedule takes a time in UTC, or none', () => {
  for (const publishAt of ['2026-12-01T10:00:00.000Z', '2026-12-01T10:00Z', null])
    expect(scheduleSchema.isValidSync({ publishAt })).toBe(true);
  for (const publishAt of ['2026-12-01T10:00', '2026-13-01T10:00Z', 'tomorrow', '', 5, undefined])
    expect(scheduleSchema.isValidSync({ publishAt })).toBe(false);
});
