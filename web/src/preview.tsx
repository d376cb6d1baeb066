/**
 * The page of a draft, in the frame beside the fields of the owner's editor (docs/decisions/0034). The frame has an origin of its own: no
 * session, no storage. It shows what it is sent, by the visitors' own components.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './shared/components/Providers';
import { queryClient } from './shared/data/queryClient';
import { createStyleCache } from './shared/browser/styleCache';
import { Preview } from './site/preview/Preview';

const root = document.getElementById('root');
if (!root) throw new Error('preview-frame.html has no #root');

// The editor sends what the page shows: nothing is read from here.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, enabled: false } });
createRoot(root).render(
  <StrictMode>
    <Providers styles={createStyleCache()}>
      <Preview />
    </Providers>
  </StrictMode>,
);
