/** The messages (`postMessage`) between the owner's editor and the frame that previews her draft. */
import type { Draft, DraftKind } from '@app/domain/drafts/drafts';
import type { Locale } from '@app/domain/general/locale';
import type { PageContent } from '@app/domain/publishing/page-renderer';

/** A draft as it is in the editor; it may not be saved yet. */
export type PreviewedDraft<Kind extends DraftKind = DraftKind> = Pick<
  Draft<Kind>,
  'kind' | 'id' | 'fields' | 'publishedAt' | 'publishAt' | 'formerDate' | 'order'
>;

/** A message to the frame: what to show from now on. */
export interface PreviewMessage {
  draft: PreviewedDraft;
  /** The content that the page shows around the draft; omitted if unchanged. */
  content?: PageContent;
  locale: Locale;
  isDark: boolean;
  /** The field that has the focus in the editor, which the preview outlines. */
  field: string | null;
}

/** A field's name in the editor, with the number of the item in a list: `titleEn`, `questions.2`. */
export type FieldPlace = string;

/** A message from the frame. */
export type FrameMessage =
  /** The frame is ready for messages. */
  | { is: 'ready' }
  /** The owner tapped the element that shows this field. */
  | { is: 'field'; place: FieldPlace }
  /** The owner tapped the page's language link. */
  | { is: 'locale'; locale: Locale };
