import { Button, Flex, Input, chakra } from '@chakra-ui/react';
import { EMAIL_MAX_LENGTH } from '@app/domain/inbox/contact.limits';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch } from 'react-icons/lu';
import { useLocation, useNavigate } from 'react-router-dom';
import { AdminPage } from '../../platform/components/AdminPage';
import { BackLink } from '../../platform/components/BackLink';
import { Field } from '../../../shared/ui/Field';
import { personIn, personState } from './person';
import { PersonDetails } from './PersonDetails';

/**
 * Renders the screen for handling personal data requests. The owner looks up a person's data by email
 * address, and then exports it or deletes it permanently.
 */
export function PersonPage() {
  const { t } = useTranslation('adminAnswers');
  const navigate = useNavigate();
  const email = personIn(useLocation().state);
  const field = useRef<HTMLInputElement>(null);

  function find(event: SyntheticEvent): void {
    event.preventDefault();
    const entered = field.current?.value.trim() ?? '';
    if (entered !== '') void navigate('.', { state: personState(entered) });
  }

  return (
    <AdminPage
      title={t('person.title')}
      intro={t('person.intro')}
      back={<BackLink to={ADMIN_PAGES.contactSubmissions}>{t('person.back')}</BackLink>}
    >
      <chakra.form key={email} role="search" noValidate maxW="prose" mb="6" onSubmit={find}>
        <Field label={t('person.email')}>
          {(control) => (
            <Flex wrap={{ base: 'wrap', sm: 'nowrap' }} gap="2">
              <Input
                ref={field}
                {...control}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                maxLength={EMAIL_MAX_LENGTH}
                defaultValue={email}
              />
              <Button type="submit" flexShrink="0">
                <LuSearch size="18" aria-hidden="true" />
                {t('person.find')}
              </Button>
            </Flex>
          )}
        </Field>
      </chakra.form>
      {email !== '' && <PersonDetails key={`about ${email}`} email={email} />}
    </AdminPage>
  );
}
