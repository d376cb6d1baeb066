/** What the owner's editor and the frame that shows the page of her draft tell each other (`postMessage`). */
import type { Draft, DraftKind } from '@app/domain/drafts/drafts';
import type { Locale } from '@app/domain/general/locale';
import type { PageContent } from '@app/domain/publishing/page-renderer';

/** A draft as it is in the editor, which may not be saved yet. */
export type PreviewedDraft<Kind extends DraftKind = DraftKind> = Pick<
  Draft<Kind>,
  'kind' | 'id' | 'fields' | 'publishedAt' | 'publishAt' | 'formerDate' | 'order'
>;

/** To the frame: what it shows from now on. */
export interface PreviewMessage {
  draft: PreviewedDraft;
  /** What the page shows around the draft; left out while it is the same. */
  content?: PageContent;
  locale: Locale;
  isDark: boolean;
  /** The field that the owner is in, which is outlined. */
  field: string | null;
}

/** Names a field as it is called in the editor, for an item of a list with its number: `titleEn`, `questions.2`. */
export type FieldPlace = string;

/** From the frame. */
export type FrameMessage =
  /** It is ready for messages. */
  | { is: 'ready' }
  /** What shows this field was tapped. */
  | { is: 'field'; place: FieldPlace }
  /** The page's own link to another language was tapped. */
  | { is: 'locale'; locale: Locale };
