import { Flex, chakra } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import type { Service } from '@app/domain/content/services';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';

/** What visitors ask first, in this order. */
const DETAILS = ['price', 'lessons', 'location', 'dogs'] as const;

/** What a service is at a glance: what the owner says of its price, lessons, location and dogs; nothing where she says none of it. */
export function ServiceDetails({ service }: { service: Service }) {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const given = DETAILS.filter((name) => localize(service, name, locale) !== '');
  if (given.length === 0) return null;
  return (
    <chakra.dl mt="5" maxW="36rem" borderTopWidth="1px" borderColor="border">
      {given.map((name) => (
        <Flex key={name} align="baseline" gap="4" py="3" borderBottomWidth="1px" borderColor="border">
          <chakra.dt flex="none" w="6rem" textStyle="note">
            {t(`details.${name}`)}
          </chakra.dt>
          <chakra.dd
            flex="1"
            minW="0"
            overflowWrap="anywhere"
            fontWeight={name === 'price' ? 'semibold' : undefined}
          >
            {localize(service, name, locale)}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}
