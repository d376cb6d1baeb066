/**
 * Renders a draft's preview in the frame beside the fields in the owner's editor (docs/decisions/0034). The
 * frame has its own origin and no session or storage. It renders the editor's data with the components of the
 * public site.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './shared/components/Providers';
import { queryClient } from './shared/data/queryClient';
import { createStyleCache } from './shared/browser/styleCache';
import { Preview } from './site/preview/Preview';

const root = document.getElementById('root');
if (!root) throw new Error('preview-frame.html has no #root');

// The editor sends all the data that the page shows. The frame itself fetches nothing.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, enabled: false } });
createRoot(root).render(
  <StrictMode>
    <Providers styles={createStyleCache()}>
      <Preview />
    </Providers>
  </StrictMode>,
);
