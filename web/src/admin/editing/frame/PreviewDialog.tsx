import { chakra } from '@chakra-ui/react';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMonitor, LuSmartphone } from 'react-icons/lu';
import { LanguageChoice } from '../../platform/i18n/LanguageChoice';
import { Dialog } from '../../../shared/ui/Dialog';
import { Segment, SegmentedControl } from '../../../shared/ui/SegmentedControl';
import { Loading } from '../../../shared/ui/Skeleton';
import { DialogHeader } from './DialogHeader';

export interface PreviewDialogProps {
  /** Returns the path of the preview of the draft, which has been saved. */
  pathOf: (locale: Locale) => string;
  open: boolean;
  onClose: () => void;
  initialLocale: Locale;
  /** What can be done with the preview in a language. */
  renderActions?: (locale: Locale) => ReactNode;
}

/** The widths of the screens, in CSS pixels. */
const DEVICES = { phone: 390, desktop: 1440 } as const;
type Device = keyof typeof DEVICES;
const ICONS = { phone: LuSmartphone, desktop: LuMonitor } as const satisfies Record<Device, object>;

/** Shows the draft as its page will be, in both languages, on a phone and on a desktop. */
export function PreviewDialog({ open, onClose, ...rest }: PreviewDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} size="large" aria-labelledby={titleId}>
      <Preview titleId={titleId} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Preview({
  titleId,
  pathOf,
  onClose,
  initialLocale,
  renderActions,
}: Omit<PreviewDialogProps, 'open'> & { titleId: string }) {
  const { t } = useTranslation('adminEditor');
  const [locale, setLocale] = useState(initialLocale);
  const [device, setDevice] = useState<Device>('phone');
  return (
    <chakra.div display="flex" flexDirection="column" h="full">
      <DialogHeader
        titleId={titleId}
        title={t('preview.title')}
        closeLabel={t('preview.close')}
        onClose={onClose}
      />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        gap="2"
        px={{ base: '4', md: '6' }}
        py="2"
      >
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
                <chakra.span hideBelow="sm">{t(`preview.${name}`)}</chakra.span>
              </Segment>
            );
          })}
        </SegmentedControl>
        <LanguageChoice label={t('preview.language')} value={locale} onChange={setLocale} />
      </chakra.div>
      <Frame
        key={locale}
        src={pathOf(locale)}
        title={t('preview.frame', { language: t(`language.${locale}`), device: t(`preview.${device}`) })}
        width={DEVICES[device]}
        // The language switch of the page itself.
        onNavigate={(path) => {
          const other = LOCALES.find((candidate) => pathOf(candidate) === path);
          if (other) setLocale(other);
          return other !== undefined;
        }}
      />
      {renderActions?.(locale)}
    </chakra.div>
  );
}

interface FrameProps {
  src: string;
  title: string;
  /** The width of the screen that is shown; the frame is scaled to fit. */
  width: number;
  /** Called with the path of a link that was clicked; returns whether the dialog has shown it itself. */
  onNavigate: (path: string) => boolean;
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

/** The page at the width of a screen, scaled down to fit. Its links open in a new tab: no other page of the site may be framed. */
function Frame({ src, title, width, onNavigate }: FrameProps) {
  const { t } = useTranslation('adminEditor');
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const size = useSize(container);
  const [isLoaded, setIsLoaded] = useState(false);
  const navigate = useRef(onNavigate);
  useEffect(() => {
    navigate.current = onNavigate;
  });
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);

  function interceptLinks({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
    setIsLoaded(true);
    currentTarget.contentDocument?.addEventListener('click', (event) => {
      // An element of another document is no instance of this one's classes.
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      if (!navigate.current(link.pathname)) window.open(link.href, '_blank', 'noopener');
    });
  }

  return (
    <chakra.div ref={setContainer} flex="1" minH="20rem" position="relative" overflow="hidden" bg="bg.subtle">
      {!isLoaded && <Loading label={t('preview.loading')}>{null}</Loading>}
      {size.width > 0 && (
        <chakra.iframe
          src={src}
          title={title}
          onLoad={interceptLinks}
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
