import { expect, test } from 'vitest';
import { getSystem } from '.';
import { globalSystem } from './global-styles';
import { TOKEN_PROPERTIES } from './properties';
import { tokenVariables } from './tokens';

test('the variables are those of the tokens in the global styles', () => {
  const { categoryMap } = globalSystem.tokens;
  const ofChakra = [...categoryMap.keys()].map((category) => [
    category,
    Object.fromEntries(
      [...(categoryMap.get(category) ?? [])]
        // Negative steps and color palettes are not used.
        .filter(([, { extensions }]) => !extensions.negative && !extensions.virtual)
        .map(([name, { extensions }]) => [name, extensions.cssVar?.ref]),
    ),
  ]);
  expect(tokenVariables).toEqual(Object.fromEntries(ofChakra));
});

test.each(Object.entries(TOKEN_PROPERTIES))('the properties of %s translate its tokens into variables that the global styles define', (category, properties) => {
  const { utility } = getSystem();
  const defined = JSON.stringify(globalSystem.getTokenCss());
  for (const [token, reference] of Object.entries(tokenVariables[category as keyof typeof TOKEN_PROPERTIES])) {
    expect(defined).toContain(JSON.stringify(reference.slice('var('.length, -1)).slice(1, -1));
    for (const property of Object.keys(properties)) expect(utility.transform(property, token)).toEqual({ [property]: reference });
  }
});
