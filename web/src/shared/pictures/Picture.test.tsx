import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSystem } from '../ui/theme/index';
import { Picture } from './Picture';

const page = (src: string) => (
  <ChakraProvider value={getSystem()}>
    <Picture src={src} alt="" sizes="100vw" priority />
  </ChakraProvider>
);

it('Picture drops the server-rendered placeholder when its source changes', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const { rerender } = render(page('/images/uploads/a-1600x900.webp'), { container });
  // Only the server renders this style, so React doesn't know about it.
  container.querySelector('img')?.style.setProperty('background', 'red');
  rerender(page('/images/uploads/b-1600x900.webp'));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/uploads/b-1600x900.webp');
  expect(container.querySelector('img')?.style.background).toBe('');
});
