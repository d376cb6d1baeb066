import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { fieldSetOf } from '@app/domain/content/schemas';
import { emptyValues } from '@app/domain/fields/reader';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDraft } from './draftCalls';
import { answerOf } from '../../../shared/data/answer.fixture';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Editor() {
  const { draft } = useDraft('services', 'one');
  return <p>{draft ? `Revision ${draft.revision}` : 'Loading'}</p>;
}

it("a reopened editor starts from the server's current draft, even if the previous editor is still mounted", async () => {
  let revision = 0;
  vi.stubGlobal('fetch', () => {
    revision += 1;
    const fields = emptyValues(fieldSetOf('services', 'one')) as never;
    return Promise.resolve(answerOf({ ...sampleDraft('services', fields, { id: 'one' }), revision }));
  });
  const client = new QueryClient();
  const editor = (...keys: string[]) => (
    <QueryClientProvider client={client}>
      {keys.map((key) => (
        <Editor key={key} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(editor('left'));
  await screen.findByText('Revision 1');
  rerender(editor('opened again'));
  expect(screen.getByText('Loading')).toBeTruthy();
  await screen.findByText('Revision 2');
});
