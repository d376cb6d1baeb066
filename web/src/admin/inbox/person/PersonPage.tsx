import { Button, Flex, Input, chakra } from '@chakra-ui/react';
import { EMAIL_MAX_LENGTH } from '@app/domain/inbox/contact.limits';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch } from 'react-icons/lu';
import { useLocation, useNavigate } from 'react-router-dom';
import { AdminPage } from '../../platform/components/AdminPage';
import { BackLink } from '../../platform/components/BackLink';
import { Field } from '../../../shared/ui/Field';
import { personIn, personState } from './person';
import { PersonDetails } from './PersonDetails';

/** Everything about one person, for requests about personal data: found by the e-mail address, exported, or deleted for good. */
export function PersonPage() {
  const { t } = useTranslation('adminAnswers');
  const navigate = useNavigate();
  const email = personIn(useLocation().state);
  return (
    <AdminPage
      title={t('person.title')}
      intro={t('person.intro')}
      back={<BackLink to={ADMIN_PAGES.contactSubmissions}>{t('person.back')}</BackLink>}
    >
      <EmailForm
        key={email}
        initial={email}
        onFind={(found) => void navigate('.', { state: personState(found) })}
      />
      {email !== '' && <PersonDetails key={email} email={email} />}
    </AdminPage>
  );
}

function EmailForm({ initial, onFind }: { initial: string; onFind: (email: string) => void }) {
  const { t } = useTranslation('adminAnswers');
  const [email, setEmail] = useState(initial);
  return (
    <chakra.form
      role="search"
      noValidate
      maxW="prose"
      mb="6"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (email.trim() !== '') onFind(email.trim());
      }}
    >
      <Field label={t('person.email')}>
        {(control) => (
          <Flex wrap={{ base: 'wrap', sm: 'nowrap' }} gap="2">
            <Input
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={EMAIL_MAX_LENGTH}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Button type="submit" flexShrink="0">
              <LuSearch size="18" aria-hidden="true" />
              {t('person.find')}
            </Button>
          </Flex>
        )}
      </Field>
    </chakra.form>
  );
}
