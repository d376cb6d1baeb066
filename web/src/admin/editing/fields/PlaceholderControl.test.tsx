import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { PlaceholderControl } from './PlaceholderControl';

beforeEach(async () => {
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(cleanup);

const shown = (value: string) => (
  <ChakraProvider value={getSystem()}>
    <PlaceholderControl locale="en" value={value} error={undefined}>
      {(error) => (
        <>
          <textarea />
          {error}
        </>
      )}
    </PlaceholderControl>
  </ChakraProvider>
);
const warning = () => screen.queryByText(/^There is no /)?.textContent;

it('reports unknown placeholders in the displayed text, but not while they are being typed', () => {
  const { rerender } = render(shown('Hi {nmae}'));
  expect(warning()).toContain('There is no {nmae}.');
  // The value also changes when another reply moves into this position, or after a change made elsewhere.
  rerender(shown('Hi {name}'));
  expect(warning()).toBeUndefined();
  rerender(shown('About {servcie}'));
  expect(warning()).toContain('There is no {servcie}.');

  const text = screen.getByRole('textbox');
  fireEvent.focus(text);
  rerender(shown('About {servcie}, {nam'));
  expect(warning()).toContain('There is no {servcie}.');
  rerender(shown('About {service}, {nam'));
  expect(warning()).toBeUndefined();
  fireEvent.blur(text);
  expect(warning()).toContain('There is no {nam.');
});
