import { Flex, chakra } from '@chakra-ui/react';
import { splitStars } from '@app/domain/content/testimonials';
import { useTranslation } from 'react-i18next';

const STAR = 'M10 1.6l2.55 5.3 5.85.8-4.27 4.05 1.05 5.8L10 14.75 4.82 17.55l1.05-5.8L1.6 7.7l5.85-.8z';

interface StarProps {
  fill: 'full' | 'half' | 'empty';
  /** The star's width and height, as one of the theme's size tokens. */
  size?: string;
  /** Whether the star has an outline, which keeps a selectable star visible while it is empty. */
  isOutlined?: boolean;
}

export function Star({ fill, size = '5', isOutlined = false }: StarProps) {
  return (
    <chakra.svg viewBox="0 0 20 20" w={size} h={size} aria-hidden="true" data-star={fill}>
      {fill !== 'full' && <chakra.path d={STAR} fill="star.empty" />}
      {fill !== 'empty' && (
        <chakra.path d={STAR} fill="star" {...(fill === 'half' && { clipPath: 'inset(0 50% 0 0)' })} />
      )}
      {isOutlined && <chakra.path d={STAR} fill="none" stroke="border.control" strokeWidth="0.8" />}
    </chakra.svg>
  );
}

export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('testimonials');
  const { full, half, empty } = splitStars(rating);
  const stars = [
    ...Array.from({ length: full }, () => 'full' as const),
    ...Array.from({ length: half }, () => 'half' as const),
    ...Array.from({ length: empty }, () => 'empty' as const),
  ];
  return (
    <Flex align="center" gap="0.5" role="img" aria-label={t('rating', { rating: String(rating) })}>
      {stars.map((fill, index) => (
        <Star key={index} fill={fill} />
      ))}
    </Flex>
  );
}
