import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { localize } from '@perro-wisdom/domain/locale';
import type { Service } from '@perro-wisdom/domain/services';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../platform/i18n/useLocale';

/** What a service costs, in the owner's words; nothing where she gives no price. */
export function ServicePrice({ service }: { service: Service }) {
  const { t } = useTranslation('services');
  const price = localize(service, 'price', useLocale());
  if (price === '') return null;
  return (
    <chakra.p fontFamily="heading" fontSize="lg" fontWeight="semibold" lineHeight="1.35" color="accent.text" overflowWrap="anywhere">
      <VisuallyHidden>{t('price')} </VisuallyHidden>
      {price}
    </chakra.p>
  );
}
