import { describe, expect, it } from 'vitest';
import { openingHours } from './useOpeningHours';

describe('the opening hours', () => {
  it('are formatted for Puerto Rico, with non-breaking spaces inside a time', () => {
    expect(openingHours('en')).toEqual({ first: 'Monday', last: 'Saturday', opens: '9:00\u00A0AM', closes: '6:00\u00A0PM' });
    expect(openingHours('es')).toEqual({
      first: 'lunes',
      last: 'sábado',
      opens: '9:00\u00A0a.\u00A0m.',
      closes: '6:00\u00A0p.\u00A0m.',
    });
  });
});
