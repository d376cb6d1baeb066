import { Button, Flex, SimpleGrid, VisuallyHidden, chakra } from '@chakra-ui/react';
import { formatFocus, parseFocus } from '@app/domain/pictures/library';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../shared/pictures/Picture';
import { PAGE_RATIO } from './picture-choice';

/** The distance an arrow key moves the focal point, as a fraction of the picture's size. */
const STEP = 0.05;

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** How a page's picture is cropped: on the page itself, on a wide card in a list, and in link previews. */
const PAGE_CROPS = [
  { name: 'page', ratio: PAGE_RATIO },
  { name: 'card', ratio: '3/2' },
  { name: 'share', ratio: '1200/630' },
] as const;

const Surface = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'fit-content',
    maxW: 'full',
    mx: 'auto',
    cursor: 'crosshair',
    borderRadius: 'md',
    touchAction: 'manipulation',
  },
});

const Marker = chakra('span', {
  base: {
    position: 'absolute',
    w: '8',
    h: '8',
    m: '-1rem',
    borderRadius: 'full',
    borderWidth: '3px',
    borderColor: 'white',
    boxShadow: '0 0 0 2px rgb(0 0 0 / 0.7), inset 0 0 0 2px rgb(0 0 0 / 0.7)',
    pointerEvents: 'none',
  },
});

interface FocalPointProps {
  path: string;
  /** The aspect ratio for cropping the picture. */
  aspectRatio: string;
  /** The focal point as a CSS `object-position`; empty for the center. */
  value: string;
  onChange: (focus: string) => void;
}

/**
 * Lets the owner set a picture's focal point, by tapping or with the arrow keys, and shows the resulting
 * crops.
 */
export function FocalPoint({ path, aspectRatio, value, onChange }: FocalPointProps) {
  const { t } = useTranslation('adminPictures');
  const id = useId();
  const crops = aspectRatio === PAGE_RATIO ? PAGE_CROPS : ([{ name: 'place', ratio: aspectRatio }] as const);
  const point = parseFocus(value);
  const described = t('focus.point', { x: Math.round(point.x * 100), y: Math.round(point.y * 100) });

  function tap({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
    // Pressing Enter or the space bar causes a click without a pointer, which has no position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(formatFocus({ x: (clientX - left) / width, y: (clientY - top) / height }));
  }

  function move(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(formatFocus({ x: point.x + step[0], y: point.y + step[1] }));
  }

  return (
    <section aria-label={t('focus.title')}>
      <Flex align="center" justify="space-between" gap="3">
        <chakra.h3 fontWeight="semibold">{t('focus.title')}</chakra.h3>
        <Button size="sm" variant="ghost" onClick={() => onChange('')}>
          {t('focus.center')}
        </Button>
      </Flex>
      <chakra.p id={id} textStyle="note" mb="3">
        {t('focus.note')}{' '}
        <chakra.span css={{ '@media (hover: none)': { display: 'none' } }}>{t('focus.keys')}</chakra.span>
      </chakra.p>
      <Surface type="button" aria-label={described} aria-describedby={id} onClick={tap} onKeyDown={move}>
        <Picture
          src={path}
          alt=""
          sizes="(min-width: 64rem) 30rem, 92vw"
          w="auto"
          h="auto"
          maxW="full"
          maxH="min(22rem, 45vh)"
          borderRadius="md"
        />
        <Marker style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </Surface>
      <VisuallyHidden role="status">{value === '' ? '' : described}</VisuallyHidden>
      <SimpleGrid as="ul" columns={3} gap="3" mt="4">
        {crops.map(({ name, ratio }) => (
          <chakra.li key={name} textStyle="note">
            <chakra.div
              aspectRatio={ratio}
              overflow="hidden"
              borderRadius="sm"
              bg="bg.subtle"
              mb="1"
              data-crop={name}
            >
              <Picture src={path} alt="" sizes="10rem" focus={value} />
            </chakra.div>
            {t(`focus.${name}`)}
          </chakra.li>
        ))}
      </SimpleGrid>
    </section>
  );
}
