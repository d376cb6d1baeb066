import { describe, expect, it } from 'vitest';
import { firstSentence } from './firstSentence';

describe('the first sentence', () => {
  it.each([
    ['For puppies. We come home.', 'For puppies.'],
    ['¿Ladra? Te ayudamos.', '¿Ladra?'],
    ['S.T.A.R. Puppy and Canine Good Citizen. Then titles.', 'S.T.A.R. Puppy and Canine Good Citizen.'],
    ['Costs 4.5 dollars a day. Truly.', 'Costs 4.5 dollars a day.'],
    ['He says “come.” It works.', 'He says “come.” It works.'],
    ['No full stop at all', 'No full stop at all'],
    ['', ''],
  ])('of %j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
