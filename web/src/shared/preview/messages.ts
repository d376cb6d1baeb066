/** Defines the messages (`postMessage`) between the editor and the frame that previews the draft. */
import type { Draft, DraftKind } from '@app/domain/drafts/drafts';
import type { Locale } from '@app/domain/general/locale';
import type { PageContent } from '@app/domain/publishing/page-renderer';

/** The editor's current version of a draft, which may contain unsaved changes. */
export type PreviewedDraft<Kind extends DraftKind = DraftKind> = Pick<
  Draft<Kind>,
  'kind' | 'id' | 'fields' | 'publishedAt' | 'publishAt' | 'formerDate' | 'order'
>;

/** A message to the preview frame. It contains everything that the frame should show. */
export interface PreviewMessage {
  draft: PreviewedDraft;
  /** The content that the page shows around the draft; omitted if unchanged. */
  content?: PageContent;
  locale: Locale;
  isDark: boolean;
  /** The editor's focused field, which the preview outlines; null if no field has focus. */
  field: string | null;
}

/** A field's name in the editor, such as `titleEn`. For list items, the index is appended: `questions.2`. */
export type FieldPlace = string;

/** A message from the preview frame. */
export type FrameMessage =
  /** The frame is ready for messages. */
  | { is: 'ready' }
  /** The owner tapped the element that shows a field. */
  | { is: 'field'; place: FieldPlace }
  /** The owner tapped the page's language link. */
  | { is: 'locale'; locale: Locale };
