import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { personState } from './person';

/** Leads from a message to everything about the person who wrote it. */
export function PersonLink({ email }: { email: string }) {
  const { t } = useTranslation('adminAnswers');
  return (
    <chakra.a
      asChild
      display="inline-flex"
      alignItems="center"
      minH="11"
      mt="2"
      textStyle="small"
      color="fg"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
    >
      <Link to={ADMIN_PAGES.person} state={personState(email)}>
        {t('person.link')}
      </Link>
    </chakra.a>
  );
}
