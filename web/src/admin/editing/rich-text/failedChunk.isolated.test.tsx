// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { resources } from '../../locales/en';
import { getSystem } from '../../../shared/ui/theme';
import { startI18n } from '../../../shared/i18n/i18n';
import { RichTextEditor } from './RichTextEditor';

vi.mock('./VisualEditor', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('the rich text editor falls back to the HTML view when the visual editor fails to load', async () => {
  startI18n('en', { en: resources });
  const onChange = vi.fn();
  render(
    <ChakraProvider value={getSystem()}>
      <p id="label">Text</p>
      <RichTextEditor
        control={{ id: 'text', 'aria-describedby': undefined, 'aria-invalid': false, 'aria-required': false }}
        name="text"
        labelledBy="label"
        locale="en"
        value="<p>Sit</p>"
        onChange={onChange}
        renderLater={(change) => change()}
      />
    </ChakraProvider>,
  );
  expect(
    await screen.findByText('The visual editor could not be loaded', {}, { timeout: 10_000 }),
  ).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: '<p>Stay</p>' } });
  expect(onChange).toHaveBeenCalledWith('<p>Stay</p>');
});
