import { ChakraProvider } from '@chakra-ui/react';
import { FACTS_FIELDS, NO_FACTS } from '@app/domain/content/facts';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { draftDefinition } from '../session/definition';
import { sessionOf } from '../session/editorSession.fixture';
import { SessionProvider, useValue } from '../session/useEditorSession';
import { TextControl } from './TextControls';

beforeEach(async () => {
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(cleanup);

it.each([
  ['instagram', '@perro.wisdom', 'https://www.instagram.com/perro.wisdom'],
  ['facebook', 'facebook.com/perro', 'https://facebook.com/perro'],
  ['youtube', '@perro', 'https://www.youtube.com/@perro'],
  ['tiktok', '@perro', 'https://www.tiktok.com/@perro'],
  ['siteUrl', 'www.PerroWisdom.com/', 'https://www.perrowisdom.com'],
  ['siteUrl', 'my site', 'my site'],
] as const)('the %s field turns %s into %s on blur', (name, typed, meant) => {
  const session = sessionOf(draftDefinition('facts', 'facts'), sampleDraft('facts', NO_FACTS));
  function Control() {
    return (
      <TextControl
        note={undefined}
        required={false}
        error={undefined}
        locale={undefined}
        name={name}
        field={FACTS_FIELDS[name]}
        label="Link"
        value={useValue(name)}
        onChange={(value) => session.edit({ [name]: value })}
      />
    );
  }
  render(
    <ChakraProvider value={getSystem()}>
      <SessionProvider value={session}>
        <Control />
      </SessionProvider>
    </ChakraProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Link');
  fireEvent.change(input, { target: { value: typed } });
  expect(input.value).toBe(typed);
  fireEvent.blur(input);
  expect(input.value).toBe(meant);
});
