import type { Locale } from '@app/domain/general/locale';
import type { PageContent } from '@app/domain/publishing/page-renderer';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { FrameMessage, PreviewMessage } from '../../../shared/preview/messages';
import { useSession } from '../session/useEditorSession';

/** The placeholder id for a draft that has no id yet. */
export const NEW_ID = 'new';

/** The delay before the preview shows a change, so that the preview never slows down typing. */
const FOLLOW_MS = 250;

/**
 * Sends the draft to the preview frame. Choices are sent immediately, but typed text is sent after a short
 * delay. Returns whether the frame has received anything.
 */
export function usePreviewFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  view: { content: PageContent | undefined; locale: Locale; isDark: boolean },
  onMessage: (message: FrameMessage) => void,
): boolean {
  const session = useSession();
  const [isListening, setIsListening] = useState(false);
  const sentContent = useRef<PageContent>(undefined);
  const { content, locale, isDark } = view;

  const send = useEffectEvent(() => {
    const { values, draft, field } = session.getState();
    if (!content) return;
    const message: PreviewMessage = {
      draft: {
        kind: session.definition.kind,
        id: session.draftId ?? NEW_ID,
        fields: session.definition.requestOf(values).fields as PreviewMessage['draft']['fields'],
        publishedAt: draft?.publishedAt ?? null,
        publishAt: draft?.publishAt ?? null,
        formerDate: draft?.formerDate ?? null,
        // Puts a new draft at the end of its list.
        order: draft?.order ?? Number.MAX_SAFE_INTEGER,
      },
      ...(content !== sentContent.current && { content }),
      locale,
      isDark,
      field,
    };
    sentContent.current = content;
    // The frame has an opaque origin, which can't be specified as the target. Sending to any origin is safe:
    // the frame can't navigate away, and nothing else may frame it.
    frame.current?.contentWindow?.postMessage(message, '*');
  });
  const receive = useEffectEvent(({ source, data }: MessageEvent<FrameMessage>) => {
    if (source !== frame.current?.contentWindow) return;
    if (data.is === 'ready') {
      sentContent.current = undefined;
      setIsListening(true);
      send();
    } else onMessage(data);
  });

  useEffect(() => {
    const listener = (event: MessageEvent<FrameMessage>) => receive(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    if (!isListening) return;
    send();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = session.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        send();
      }, FOLLOW_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [session, isListening, content, locale, isDark]);
  return isListening && content !== undefined;
}
