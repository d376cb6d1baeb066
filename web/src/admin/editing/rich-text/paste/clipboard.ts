/** Handles content pasted into the visual editor or dropped on it. */
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { youtubeId } from '@app/domain/blog/youtube';
import { cleanPastedHtml } from './html';
import { NOTHING, type Found } from './pictures';
import { plainTextToHtml } from './plainText';

export interface ClipboardTarget {
  /** Called with image files, including those that came with pasted text. */
  onPictures: (files: File[]) => void;
  /** Called with the counts of pasted parts that were left out because posts don't support them. */
  onLeftOut: (lost: Omit<Found, 'files'>) => void;
  /** Called with the id of a YouTube video if only its URL was pasted. */
  onVideo: (id: string) => void;
}

/** Returns whether the HTML was copied from ProseMirror itself. Such HTML is pasted without cleaning. */
const isOwn = (html: string): boolean => html.includes('data-pm-slice');

const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/**
 * Returns whether the clipboard has text. Text copied from Word or Excel comes with a picture of that text. A
 * copied picture comes with HTML that has no text.
 */
function hasText(data: DataTransfer): boolean {
  if (data.getData('text/plain').trim() !== '') return true;
  return (
    new DOMParser().parseFromString(data.getData('text/html'), 'text/html').body.textContent.trim() !== ''
  );
}

/** Returns the editor props that handle pasting and dropping. */
export function clipboardProps({ onPictures, onLeftOut, onVideo }: ClipboardTarget): EditorProps {
  /**
   * The pictures and embeds found in the pasted HTML. ProseMirror parses the HTML before it calls the
   * handlers below.
   */
  let found: Found | null = null;

  /**
   * Reports which parts of the pasted content were left out, and uploads its pictures once the text has been
   * inserted.
   */
  function completeText(): false {
    const { files, ...lost } = found ?? NOTHING;
    found = null;
    if (Object.values(lost).some((count) => count > 0)) onLeftOut(lost);
    if (files.length > 0) setTimeout(() => onPictures(files));
    return false;
  }

  return {
    transformPastedHTML: (pasted) => {
      const cleaned = isOwn(pasted) ? { html: pasted, found: null } : cleanPastedHtml(pasted);
      found = cleaned.found;
      return cleaned.html;
    },
    clipboardTextParser: (text, _context, _plain, { state }) => {
      found = null;
      const { body } = new DOMParser().parseFromString(plainTextToHtml(text), 'text/html');
      return DocumentParser.fromSchema(state.schema).parseSlice(body, { preserveWhitespace: true });
    },
    handlePaste: (view, event) => {
      const data = event.clipboardData;
      if (!data) return false;
      const files = imagesIn(data);
      if (files.length > 0 && !hasText(data)) {
        onPictures(files);
        return true;
      }
      const id = youtubeId(data.getData('text/plain'));
      if (id === null || !view.state.selection.empty) return completeText();
      onVideo(id);
      return true;
    },
    handleDrop: (view, event, _slice, isMoved) => {
      const files = imagesIn(event.dataTransfer);
      if (isMoved || files.length === 0) return completeText();
      const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (position)
        view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(position.pos))));
      onPictures(files);
      return true;
    },
  };
}
