import { Grid, chakra, type GridProps } from '@chakra-ui/react';
import { CREDENTIALS } from '@perro-wisdom/domain/business';
import { useTranslation } from 'react-i18next';

/** The trainer's certifications and competitions. */
export function Credentials(props: GridProps) {
  const { t } = useTranslation('about');
  return (
    <Grid as="ul" gap={{ base: '5', md: '6' }} {...props}>
      {CREDENTIALS.map((credential) => (
        <chakra.li key={credential} listStyleType="none" borderTopWidth="2px" borderColor="fg" pt="3">
          <chakra.h3 fontFamily="heading" fontWeight="semibold" fontSize="lg">
            {t(`credential.${credential}`)}
          </chakra.h3>
          <chakra.p textStyle="small" color="fg.muted" mt="1">
            {t(`credential.${credential}Detail`)}
          </chakra.p>
        </chakra.li>
      ))}
    </Grid>
  );
}
