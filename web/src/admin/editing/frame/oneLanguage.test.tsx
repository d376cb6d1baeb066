import { ChakraProvider } from '@chakra-ui/react';
import { sampleServiceFields } from '@app/domain/content/kinds.fixture';
import type { ServiceFields } from '@app/domain/content/services';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { FieldsPane } from '../fields/EditorFields';
import { draftDefinition } from '../session/definition';
import { sessionOf } from '../session/editorSession.fixture';
import { SessionProvider } from '../session/useEditorSession';
import { PagePreview } from './PagePreview';
import { VersionDifferences } from './VersionDifferences';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(locales: readonly Locale[], content: ReactNode, fields: Partial<ServiceFields> = {}): void {
  const draft = sampleDraft('services', sampleServiceFields(fields), { id: 'one' });
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider value={sessionOf(draftDefinition('services', 'one', locales), draft)}>
          {content}
        </SessionProvider>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}

const title = { id: 'texts', label: { en: '', es: '' }, texts: ['title'], shared: [], advanced: [] };
const pane = <FieldsPane id="es" sections={[title]} locale="es" asTab={false} isVisible />;
const preview = <PagePreview locale="es" onLocale={() => undefined} onField={() => undefined} />;
const differences = (
  <VersionDifferences differences={[{ base: 'title', locale: 'es', then: 'Cachorros', now: 'Perros' }]} />
);

describe('the editor for a single-language site', () => {
  it('marks text fields as required even if the other language has content', () => {
    show(['es'], pane, { titleEs: '', descriptionEs: '' });
    expect(screen.getByRole('textbox', { name: 'Title (required)' })).toBeTruthy();
    cleanup();
    show(LOCALES, pane, { titleEs: '', descriptionEs: '' });
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeTruthy();
  });

  it.each([
    ['the page', preview],
    ['the differences between two versions', differences],
  ])('shows %s without a language choice', (_what, content) => {
    show(LOCALES, content);
    expect(screen.getByRole('button', { name: 'ES, Español' })).toBeTruthy();
    cleanup();
    show(['es'], content);
    expect(screen.queryByRole('button', { name: 'ES, Español' })).toBeNull();
  });

  it('compares versions in the site’s language, regardless of the language of the owner’s area', () => {
    show(['es'], differences);
    expect(screen.getByText('Cachorros')).toBeTruthy();
  });
});
