import { chakra, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/Notice';
import { Segment, SegmentedControl } from '../../../shared/ui/SegmentedControl';
import { Loading, Skeleton } from '../../../shared/ui/Skeleton';
import { useChunk } from '../../../shared/browser/useChunk';
import { fetchOnce } from '../../../shared/data/fetchOnce';
import { RemovalsNotice } from './RemovalsNotice';
import type { RichTextEditorProps } from './VisualEditor';

/** The number of rows in the HTML view. */
const ROWS = 10;

const visualEditor = fetchOnce(() => import('./VisualEditor').then(({ VisualEditor }) => VisualEditor));

/**
 * Edits rich text, visually or as HTML. The visual editor is a separate chunk, and the HTML view still works
 * if that chunk fails to load. Switching views doesn't change the content.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { t } = useTranslation('adminRichText');
  const [view, setView] = useState<'visual' | 'html'>('visual');
  const { content: VisualEditor, state, load } = useChunk(visualEditor, true);
  return (
    <chakra.div minW="0">
      <SegmentedControl role="group" aria-label={t('view.label')} mb="2">
        {(['visual', 'html'] as const).map((name) => (
          <Segment key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
            {t(`view.${name}`)}
          </Segment>
        ))}
      </SegmentedControl>
      <RemovalsNotice html={props.value} />
      {view === 'visual' && VisualEditor && <VisualEditor {...props} />}
      {view === 'visual' && !VisualEditor && state === 'failed' && (
        <Notice
          compact
          title={t('visual.failed')}
          mb="3"
          action={{ label: t('visual.retry'), onClick: load }}
        >
          {t('visual.failedDetail')}
        </Notice>
      )}
      {view === 'visual' && !VisualEditor && state !== 'failed' && (
        <Loading label={t('visual.loading')}>
          <Skeleton h="16rem" borderRadius="md" />
        </Loading>
      )}
      {(view === 'html' || (!VisualEditor && state === 'failed')) && <HtmlView {...props} />}
    </chakra.div>
  );
}

function HtmlView({ control, name, labelledBy, locale, value, onChange }: RichTextEditorProps) {
  return (
    <Textarea
      {...control}
      name={name}
      aria-labelledby={labelledBy}
      lang={locale}
      rows={ROWS}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      fontFamily="monospace"
      // Phones zoom in on fields with a smaller font size.
      fontSize={{ base: 'md', lg: 'sm' }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
