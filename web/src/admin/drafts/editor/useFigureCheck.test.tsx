import { Button, ChakraProvider } from '@chakra-ui/react';
import { sampleServiceFields } from '@app/domain/content/kinds.fixture';
import type { ServiceFields } from '@app/domain/content/services';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { draftDefinition } from '../../editing/session/definition';
import { sessionOf } from '../../editing/session/editorSession.fixture';
import { SessionProvider } from '../../editing/session/useEditorSession';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { useQuestion } from '../../ui/useQuestion';
import { useFigureCheck } from './useFigureCheck';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const publish = vi.fn();
const showField = vi.fn();

function Publish() {
  const { ask, question } = useQuestion();
  const check = useFigureCheck(ask, showField);
  return (
    <>
      <Button onClick={() => check(publish, 'unchecked.publish')}>Publicar</Button>
      {question}
    </>
  );
}

/** Renders a service with these fields and presses its publish button. */
async function publishService(fields: Partial<ServiceFields>, locales?: readonly Locale[]): Promise<void> {
  publish.mockClear();
  showField.mockClear();
  startI18n('es');
  await showAdminLanguage('es');
  const draft = sampleDraft('services', sampleServiceFields(fields), { id: 'one' });
  render(
    <ChakraProvider value={getSystem()}>
      <SessionProvider value={sessionOf(draftDefinition('services', 'one', locales), draft)}>
        <Publish />
      </SessionProvider>
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }));
}

const CHANGED = { priceEn: 'from $45', priceEs: 'desde $50' };

describe('figures that differ between languages', () => {
  it("are listed for each language, and don't block publishing", async () => {
    await publishService(CHANGED);
    expect(publish).not.toHaveBeenCalled();
    const { textContent } = screen.getByRole('alertdialog');
    expect(textContent).toContain('PrecioEspañol: $50Inglés: $45');
    fireEvent.click(screen.getByRole('button', { name: 'Publicar de todos modos' }));
    expect(publish).toHaveBeenCalledOnce();
  });

  it('are shown in their field if the owner chooses to review them', async () => {
    await publishService(CHANGED);
    fireEvent.click(screen.getByRole('button', { name: 'Revisar primero' }));
    expect(showField).toHaveBeenCalledWith('priceEs');
    expect(publish).not.toHaveBeenCalled();
  });

  it('are reported once, and again only when they change', async () => {
    await publishService(CHANGED);
    fireEvent.click(screen.getByRole('button', { name: 'Publicar de todos modos' }));
    cleanup();
    await publishService(CHANGED);
    expect(publish).toHaveBeenCalledOnce();
    cleanup();
    await publishService({ ...CHANGED, priceEs: 'desde $55' });
    expect(publish).not.toHaveBeenCalled();
  });
});

it.each([
  ['with the same figures', { priceEn: '$1,200.00', priceEs: '$1200' }, LOCALES],
  ['with one incomplete translation', { ...CHANGED, titleEn: '' }, LOCALES],
  ['on a single-language site', CHANGED, ['es']],
] as const)('content %s is published without asking the owner', async (_, fields, locales) => {
  await publishService(fields, locales);
  expect(publish).toHaveBeenCalledOnce();
});
