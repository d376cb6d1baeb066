import { Flex, chakra } from '@chakra-ui/react';
import { RATING_MAX } from '@app/domain/content/testimonials.limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../shared/ui/Field';
import { Star } from '../../../shared/components/Stars';

/** A radio button that covers one half of a star. */
const Half = chakra('input', {
  base: { position: 'absolute', insetY: '0', w: '50%', h: 'full', m: '0', opacity: '0', cursor: 'pointer' },
});

const fillOf = (star: number, rating: number) =>
  rating >= star ? 'full' : rating >= star - 0.5 ? 'half' : 'empty';

interface StarsFieldProps {
  /** The selected rating; 0 if nothing is selected. */
  rating: number;
  error: string | undefined;
  onChange: (rating: number) => void;
}

/**
 * A field for a rating of up to five stars, in half-star steps. It consists of radio buttons, so arrow keys
 * change the rating.
 */
export function StarsField({ rating, error, onChange }: StarsFieldProps) {
  const { t } = useTranslation('testimonials');
  const id = useId();
  const nameOf = (value: number) => t('rating', { rating: String(value) });
  return (
    <chakra.fieldset
      role="radiogroup"
      aria-required
      aria-invalid={Boolean(error)}
      aria-describedby={error && `${id}-error`}
      minW="0"
    >
      <chakra.legend fontWeight="semibold" mb="1">
        {t('form.rating')}
      </chakra.legend>
      <Flex wrap="wrap" align="center" columnGap="4">
        <Flex ml="-1">
          {Array.from({ length: RATING_MAX }, (_, index) => index + 1).map((star) => (
            <chakra.span
              key={star}
              position="relative"
              display="grid"
              placeItems="center"
              w="12"
              h="12"
              borderRadius="md"
              css={{
                '&:has(:focus-visible)': {
                  outline: '2px solid',
                  outlineColor: 'focus',
                  outlineOffset: '-2px',
                },
              }}
            >
              <Star fill={fillOf(star, rating)} size="9" isOutlined />
              {[star - 0.5, star].map((value) => (
                <Half
                  key={value}
                  type="radio"
                  name="rating"
                  value={value}
                  checked={rating === value}
                  aria-label={nameOf(value)}
                  onChange={() => onChange(value)}
                  {...(value < star ? { left: '0' } : { right: '0' })}
                />
              ))}
            </chakra.span>
          ))}
        </Flex>
        <chakra.span textStyle="note" aria-hidden="true">
          {rating === 0 ? t('form.noStars') : nameOf(rating)}
        </chakra.span>
      </Flex>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  );
}
