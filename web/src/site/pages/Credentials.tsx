import { Grid, chakra, type GridProps } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import { useLocale } from '../../shared/i18n/useLocale';
import { useFacts } from '../../shared/content/SiteContext';

export function Credentials(props: GridProps) {
  const locale = useLocale();
  const { credentials } = useFacts();
  if (credentials.length === 0) return null;
  return (
    <Grid as="ul" data-edit="facts/facts#credentials" gap={{ base: '5', md: '6' }} {...props}>
      {credentials.map((credential, index) => (
        <chakra.li key={index} borderTopWidth="2px" borderColor="fg" pt="3">
          <chakra.h3 fontFamily="heading" fontWeight="semibold" fontSize="lg">
            {localize(credential, 'name', locale)}
          </chakra.h3>
          <chakra.p textStyle="note" mt="1">
            {localize(credential, 'detail', locale)}
          </chakra.p>
        </chakra.li>
      ))}
    </Grid>
  );
}
