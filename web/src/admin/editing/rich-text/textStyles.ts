import { flow } from '../../../shared/ui/Prose';

/**
 * Styles for the edited content, in addition to those that visitors get: larger tap targets, selection
 * outlines, and placeholders.
 */
export const TEXT_STYLES = {
  '& .ProseMirror': {
    minH: '16rem',
    px: { base: '4', md: '5' },
    py: '4',
    outlineOffset: '-2px',
    borderRadius: '0 0 var(--pw-radii-md) var(--pw-radii-md)',
    whiteSpace: 'break-spaces',
  },
  ...flow('& .ProseMirror'),
  '& .is-editor-empty::before': {
    content: 'attr(data-placeholder)',
    float: 'left',
    h: '0',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
  '& figcaption': { minH: '6' },
  '& figcaption:has(> br.ProseMirror-trailingBreak:only-child)::before': {
    content: 'var(--caption-placeholder)',
    float: 'left',
    w: 'full',
    h: '0',
    pointerEvents: 'none',
  },
  '& .ProseMirror-selectednode': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '4px',
    borderRadius: 'lg',
  },
  '& .selectedCell': { bg: 'warm.bg', color: 'warm.fg' },
  '& .tableWrapper': { overflowX: 'auto' },
  '& .ProseMirror-gapcursor': {
    display: 'block',
    position: 'relative',
    h: '0',
    _after: { content: '""', display: 'block', w: '5', borderTopWidth: '2px', borderColor: 'fg' },
  },
};
