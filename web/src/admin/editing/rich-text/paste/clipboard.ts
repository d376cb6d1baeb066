/** What the visual editor does with what is pasted into it or dropped on it. */
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { youtubeId } from '@app/domain/blog/youtube';
import { cleanPastedHtml } from './html';
import { NOTHING, type Found } from './pictures';
import { plainTextToHtml } from './plainText';

export interface ClipboardTarget {
  /** Called with image files, those that came with pasted text too. */
  onPictures: (files: File[]) => void;
  /** Called with what posts cannot have of pasted text. */
  onLeftOut: (lost: Omit<Found, 'files'>) => void;
  /** Called with the id of a YouTube video whose address was pasted alone. */
  onVideo: (id: string) => void;
}

/** ProseMirror marks what it copies itself; that needs no cleaning, and keeps everything. */
const isOwn = (html: string): boolean => html.includes('data-pm-slice');

const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/**
 * Whether the clipboard has text. Word and Excel add a picture of what was copied; a copied picture has HTML
 * without text.
 */
function hasText(data: DataTransfer): boolean {
  if (data.getData('text/plain').trim() !== '') return true;
  return (
    new DOMParser().parseFromString(data.getData('text/html'), 'text/html').body.textContent.trim() !== ''
  );
}

/** Returns the editor's properties for pasting and dropping. */
export function clipboardProps({ onPictures, onLeftOut, onVideo }: ClipboardTarget): EditorProps {
  /** What the HTML has beside its text. It is read before the handlers below are asked. */
  let found: Found | null = null;

  /** Says what the text, which is inserted now, has lost, and uploads its pictures once it is there. */
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
