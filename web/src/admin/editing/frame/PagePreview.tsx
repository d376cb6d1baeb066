/** Previews the draft's page as the owner types. Tapping text or a picture opens its field. */
import { Flex, chakra } from '@chakra-ui/react';
import { isLocale, type Locale } from '@app/domain/general/locale';
import { PREVIEW_FRAME_PATH } from '@app/domain/drafts/previews';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMonitor, LuMoon, LuSmartphone } from 'react-icons/lu';
import { useIsDark } from '../../../shared/browser/colorMode';
import type { FieldPlace } from '../../../shared/preview/messages';
import { Segment, SegmentedControl } from '../../../shared/ui/SegmentedControl';
import { Loading, TextSkeleton } from '../../../shared/ui/Skeleton';
import { LoadFailed } from '../../platform/components/LoadFailed';
import { ownerQuery } from '../../platform/data/ownerQuery';
import { LanguageChoice } from '../../platform/i18n/LanguageChoice';
import { useSession } from '../session/useEditorSession';
import { NEW_ID, usePreviewFrame } from './usePreviewFrame';

/** The previewed devices, with their screen widths in CSS pixels. */
const DEVICES = {
  phone: { width: 390, Icon: LuSmartphone },
  desktop: { width: 1440, Icon: LuMonitor },
} as const;

export interface PagePreviewProps {
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** Called with the field whose text or picture was tapped. */
  onField: (place: FieldPlace) => void;
}

export function PagePreview({ locale, onLocale, onField }: PagePreviewProps) {
  const { t } = useTranslation('adminEditor');
  const isDarkHere = useIsDark();
  const { definition, draftId } = useSession();
  const [device, setDevice] = useState<keyof typeof DEVICES>('phone');
  const [isDark, setIsDark] = useState(isDarkHere);
  const [container, available] = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  /**
   * The content around the draft. When a new draft gets its id, the previous content is shown until the
   * refetch completes.
   */
  const content = useQuery({
    ...ownerQuery('GET /api/admin/drafts/{kind}/{id}/page', {
      params: { kind: definition.kind, id: draftId ?? NEW_ID },
    }),
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const isReady = usePreviewFrame(frame, { content: content.data, locale, isDark }, (message) => {
    if (message.is === 'locale' && isLocale(message.locale)) onLocale(message.locale);
    if (message.is === 'field') onField(message.place);
  });
  const { width } = DEVICES[device];
  // Scales the frame down to the available width.
  const scale = Math.min(1, available / width);
  return (
    <Flex direction="column" h="full" minH="0">
      <Flex wrap="wrap" justify="space-between" gap="2" px="3" py="2">
        <SegmentedControl role="group" aria-label={t('preview.device')}>
          {(['phone', 'desktop'] as const).map((name) => {
            const { Icon } = DEVICES[name];
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
        {definition.locales.length > 1 && (
          <LanguageChoice label={t('preview.language')} value={locale} onChange={onLocale} />
        )}
      </Flex>
      <chakra.div ref={container} flex="1" minH="20rem" position="relative" overflow="hidden" bg="bg.subtle">
        {content.isLoadingError && <LoadFailed title={t('preview.failed')} query={content} />}
        {available > 0 && !content.isLoadingError && (
          <chakra.iframe
            ref={frame}
            src={PREVIEW_FRAME_PATH}
            title={t('preview.frame', {
              language: t(`language.${locale}`),
              device: t(`preview.${device}`),
            })}
            // Sandboxed with an opaque origin, so that the previewed page can't access the owner's session.
            sandbox="allow-scripts"
            position="absolute"
            top="0"
            bg="bg"
            style={{
              left: (available - width * scale) / 2,
              width,
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
              transformOrigin: 'top left',
            }}
          />
        )}
        {!isReady && !content.isLoadingError && (
          <Loading label={t('preview.loading')}>
            <TextSkeleton lines={6} position="absolute" inset="0" p="6" bg="bg.subtle" />
          </Loading>
        )}
      </chakra.div>
    </Flex>
  );
}

function useWidth() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
