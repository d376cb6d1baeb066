import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import type { Service } from '@app/domain/content/services';
import { useLocale } from '../../../shared/i18n/useLocale';

/** What a service costs, in the owner's words; nothing where she gives no price. */
export function ServicePrice({ service, ...rest }: { service: Service } & HTMLChakraProps<'p'>) {
  const price = localize(service, 'price', useLocale());
  if (price === '') return null;
  return (
    <chakra.p
      fontFamily="heading"
      fontSize="lg"
      fontWeight="semibold"
      lineHeight="1.35"
      color="accent.text"
      overflowWrap="anywhere"
      {...rest}
    >
      {price}
    </chakra.p>
  );
}
