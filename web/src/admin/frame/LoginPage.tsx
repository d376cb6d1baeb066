import { Button, Flex, chakra } from '@chakra-ui/react';
import { pagePath } from '@app/domain/general/paths';
import { PASSWORD_MAX_LENGTH } from '@app/domain/account/session.limits';
import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { PasswordField, UsernameField } from '../account/PasswordField';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { useFacts } from '../../shared/content/SiteContext';
import { titleOf } from '../../shared/i18n/title';
import { Card } from '../../shared/ui/Card';
import { showToast } from '../../shared/ui/toast';
import { TextLink } from '../ui/TextLink';
import { logIn } from './access';
import { AdminLanguageSwitch } from './AdminLanguageSwitch';
import { returnPath } from './returnPath';
import { useSessionState } from './session';

/** The title and detail message codes for each reason a login can fail. */
const PROBLEMS = {
  passwordRequired: ['session.passwordRequired', 'session.passwordRequiredDetail'],
  incorrect: ['session.failed', 'session.incorrect'],
  tooMany: ['session.failed', 'session.tooMany'],
  error: ['session.error', 'session.errorDetail'],
} as const;
type Problem = keyof typeof PROBLEMS;

export function LoginPage() {
  const { t } = useTranslation(['admin', 'messages']);
  const { state } = useLocation() as Location<unknown>;
  const session = useSessionState();
  const locale = useAdminLocale();
  const facts = useFacts();

  if (session === 'loggedIn') return <Navigate to={returnPath(state)} replace />;
  return (
    <chakra.main minH="var(--screen-height)" display="grid" placeItems="center" px="4" py="10" bg="bg.subtle">
      <title>{titleOf(t('login.title'), facts)}</title>
      <meta name="robots" content="noindex" />
      <chakra.div w="full" maxW="26rem">
        <Card p={{ base: '6', sm: '8' }}>
          <img src="/favicon.png" alt="" width="56" height="56" />
          <chakra.h1 textStyle="h2" mt="5" tabIndex={-1}>
            {t('login.title')}
          </chakra.h1>
          <chakra.p color="fg.muted" mt="2" mb="6">
            {session === 'expired'
              ? t('session.expired')
              : facts.name === ''
                ? t('login.introUnnamed')
                : t('login.intro', { name: facts.name })}
          </chakra.p>
          <LoginForm />
        </Card>
        <Flex align="center" justify="space-between" mt="4">
          <TextLink to={pagePath('home', locale)} color="fg.muted">
            {t('nav.site')}
          </TextLink>
          <AdminLanguageSwitch />
        </Flex>
      </chakra.div>
    </chakra.main>
  );
}

function LoginForm() {
  const { t } = useTranslation(['admin', 'messages']);
  const [capsLock, setCapsLock] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const updateCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  function showProblem(problem: Problem): void {
    const [title, detail] = PROBLEMS[problem];
    setProblem(problem);
    showToast({
      variant: 'destructive',
      title: t(`messages:${title}`),
      description: t(`messages:${detail}`),
    });
    field.current?.focus();
    field.current?.select();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const password = field.current?.value ?? '';
    if (password === '') {
      showProblem('passwordRequired');
      return;
    }
    setBusy(true);
    try {
      const result = await logIn(password);
      if (result === 'loggedIn')
        showToast({ title: t('messages:session.success'), description: t('messages:session.successDetail') });
      else showProblem(result);
    } catch (error) {
      console.error(error);
      showProblem('error');
    } finally {
      setBusy(false);
    }
  }

  return (
    <chakra.form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <UsernameField />
      <PasswordField
        ref={field}
        label={t('login.password')}
        showLabel={t('login.show')}
        error={problem ? t(`messages:${PROBLEMS[problem][1]}`) : undefined}
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_LENGTH}
        onKeyDown={updateCapsLock}
        onKeyUp={updateCapsLock}
        onChange={() => setProblem(null)}
      />
      <chakra.p role="status" textStyle="small" fontWeight="medium" _empty={{ display: 'none' }}>
        {capsLock ? t('login.capsLock') : ''}
      </chakra.p>
      <Button type="submit" size="lg" aria-disabled={busy}>
        {busy ? t('login.checking') : t('login.submit')}
      </Button>
    </chakra.form>
  );
}
