import { expect, test } from 'vitest';
import { getSystem } from '.';
import { globalSystem } from './global-styles';
import { TOKEN_PROPERTIES } from './properties';
import { tokenVariables } from './tokens';

test('the global styles define the variables of all tokens', () => {
  const dictionary = globalSystem.tokens;
  const ofChakra = [...dictionary.categoryMap.keys()].map((category) => {
    const values = Object.entries(dictionary.getCategoryValues(category));
    // Excludes `colorPalette`, which the site doesn't use.
    return [category, Object.fromEntries(values.filter(([name]) => !name.includes('colorPalette')))];
  });
  expect(tokenVariables).toEqual(Object.fromEntries(ofChakra));
});

test.each(Object.entries(TOKEN_PROPERTIES))(
  'the %s tokens map to variables that the global styles define',
  (category, properties) => {
    const { utility } = getSystem();
    const defined = JSON.stringify(globalSystem.getTokenCss());
    for (const [token, reference] of Object.entries(
      tokenVariables[category as keyof typeof TOKEN_PROPERTIES],
    )) {
      const [variable = ''] = /--[^)]+/.exec(reference) ?? [];
      expect(defined).toContain(JSON.stringify(variable).slice(1, -1));
      for (const property of Object.keys(properties))
        expect(utility.transform(property, token)).toEqual({ [property]: reference });
    }
  },
);
