/** The page of the draft as it is in the editor at this moment: it follows what the owner types, and leads to the fields that it shows. */
import { Flex, chakra } from '@chakra-ui/react';
import { isLocale, type Locale } from '@app/domain/general/locale';
import { PREVIEW_FRAME_PATH } from '@app/domain/drafts/previews';
import type { PageContent } from '@app/domain/publishing/page-renderer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMonitor, LuMoon, LuSmartphone } from 'react-icons/lu';
import { useIsDark } from '../../../shared/browser/colorMode';
import type { FieldPlace, FrameMessage, PreviewMessage } from '../../../shared/preview/messages';
import { Segment, SegmentedControl } from '../../../shared/ui/SegmentedControl';
import { Loading } from '../../../shared/ui/Skeleton';
import { LoadFailed } from '../../platform/components/LoadFailed';
import { ownerKey } from '../../platform/data/usePagedList';
import { LanguageChoice } from '../../platform/i18n/LanguageChoice';
import { draftCalls } from '../session/draftCalls';
import { useSession } from '../session/useEditorSession';

/** How long after a change the page follows it: the owner's next key stroke comes first. */
const FOLLOW_MS = 250;

/** The widths of the screens, in CSS pixels. */
const DEVICES = { phone: 390, desktop: 1440 } as const;
type Device = keyof typeof DEVICES;
const ICONS = { phone: LuSmartphone, desktop: LuMonitor } as const satisfies Record<Device, object>;

/** The draft's address before it has an id. */
const NEW_ID = 'new';

interface PagePreviewProps {
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** Called with the field whose text or picture was tapped, and with the number of the item if it is in a list. */
  onField: (field: string, item?: number) => void;
}

export function PagePreview({ locale, onLocale, onField }: PagePreviewProps) {
  const { t } = useTranslation('adminEditor');
  const isDarkHere = useIsDark();
  const [device, setDevice] = useState<Device>('phone');
  const [isDark, setIsDark] = useState(isDarkHere);
  return (
    <Flex direction="column" h="full" minH="0">
      <Flex wrap="wrap" justify="space-between" gap="2" px="3" py="2">
        <SegmentedControl role="group" aria-label={t('preview.device')}>
          {(['phone', 'desktop'] as const).map((name) => {
            const Icon = ICONS[name];
            return (
              <Segment
                key={name}
                type="button"
                aria-pressed={name === device}
                aria-label={t(`preview.${name}`)}
                onClick={() => setDevice(name)}
              >
                <Icon size="18" aria-hidden="true" />
              </Segment>
            );
          })}
        </SegmentedControl>
        <SegmentedControl role="group" aria-label={t('preview.look')}>
          <Segment
            type="button"
            aria-pressed={isDark}
            aria-label={t('preview.dark')}
            onClick={() => setIsDark(!isDark)}
          >
            <LuMoon size="18" aria-hidden="true" />
          </Segment>
        </SegmentedControl>
        <LanguageChoice label={t('preview.language')} value={locale} onChange={onLocale} />
      </Flex>
      <Page
        locale={locale}
        isDark={isDark}
        width={DEVICES[device]}
        title={t('preview.frame', { language: t(`language.${locale}`), device: t(`preview.${device}`) })}
        onLocale={onLocale}
        onField={onField}
      />
    </Flex>
  );
}

/** Reads what the page shows around the draft. A draft that was just created keeps what was read for the new one. */
function usePageContent() {
  const { definition, draftId } = useSession();
  const calls = draftCalls(definition.kind);
  const id = draftId ?? NEW_ID;
  return useQuery({
    queryKey: ownerKey(calls.pathOf(id, 'page')),
    queryFn: () => calls.readPage(id),
    gcTime: 0,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

interface PageProps extends PagePreviewProps {
  isDark: boolean;
  /** The width of the screen that is shown; the frame is scaled to fit. */
  width: number;
  title: string;
}

function Page({ locale, isDark, width, title, onLocale, onField }: PageProps) {
  const { t } = useTranslation('adminEditor');
  const content = usePageContent();
  const frame = useRef<HTMLIFrameElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const size = useSize(container);
  const isReady = useFrame(frame, { content: content.data, locale, isDark }, (message) => {
    if (message.is === 'locale' && isLocale(message.locale)) onLocale(message.locale);
    if (message.is === 'field') onField(...placeOf(message.place));
  });
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <chakra.div ref={setContainer} flex="1" minH="20rem" position="relative" overflow="hidden" bg="bg.subtle">
      {content.isLoadingError && <LoadFailed title={t('preview.failed')} query={content} />}
      {!isReady && !content.isLoadingError && <Loading label={t('preview.loading')}>{null}</Loading>}
      {size.width > 0 && !content.isLoadingError && (
        <chakra.iframe
          ref={frame}
          src={PREVIEW_FRAME_PATH}
          title={title}
          // An origin of its own: what is in the page cannot reach the owner's session.
          sandbox="allow-scripts"
          position="absolute"
          top="0"
          bg="bg"
          style={{
            left: Math.max(0, (size.width - width * scale) / 2),
            width,
            height: size.height / scale,
            transform: `scale(${scale})`,
            transformOrigin: 'top left',
          }}
        />
      )}
    </chakra.div>
  );
}

/** Returns the field of a place, and the number of its item. */
function placeOf(place: FieldPlace): [field: string, item?: number] {
  const [field = '', item] = place.split('.');
  return item === undefined ? [field] : [field, Number(item)];
}

/**
 * Sends the frame what it shows: at once when the owner chooses something, a moment after she has typed. Returns whether it has been sent
 * anything.
 */
function useFrame(
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
        // A new one is the last of its list.
        order: draft?.order ?? Number.MAX_SAFE_INTEGER,
      },
      ...(content !== sentContent.current && { content }),
      locale,
      isDark,
      field,
    };
    sentContent.current = content;
    // The frame's origin is opaque and has no name. It shows this page alone: it leads nowhere, and nothing else may frame it.
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

/** Returns the size of an element, in CSS pixels. */
function useSize(element: HTMLElement | null): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
