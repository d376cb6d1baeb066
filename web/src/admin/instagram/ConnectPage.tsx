import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../platform/components/AdminPage';
import { useErrorText } from '../platform/i18n/useErrorText';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { showToast } from '../../shared/ui/toast';
import { useConnect, useStartConnecting } from './data';

/** Where Instagram sends the owner back to. Connects the account and goes on to the dashboard, or says why it is not connected. */
export function ConnectPage() {
  const { t } = useTranslation(['adminInstagram', 'admin']);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [code, state, refusal] = ['code', 'state', 'error'].map((name) => parameters.get(name));
  const start = useStartConnecting();
  const { mutate, error } = useConnect({
    onSuccess: () => {
      showToast({ title: t('connect.done') });
      void navigate(ADMIN_PAGES.dashboard, { replace: true });
    },
  });
  const isSent = useRef(false);
  useEffect(() => {
    // A code can be used once.
    if (isSent.current || !code || !state) return;
    isSent.current = true;
    mutate({ code, state });
  }, [code, state, mutate]);

  const reason = error
    ? errorText(error)
    : refusal === null
      ? t('connect.nothing')
      : t(refusal === 'access_denied' ? 'connect.denied' : 'connect.refused');
  const isConnecting = !error && code && state;
  const isLeaving = start.isPending || start.isSuccess;
  return (
    <AdminPage title={t('title')}>
      {isConnecting ? (
        <LoadingRows label={t('connect.busy')} rows={1} />
      ) : (
        <>
          <Notice
            role="alert"
            title={t('connect.not')}
            action={{
              label: t(isLeaving ? 'connect.going' : 'connect.retry'),
              onClick: () => !isLeaving && start.mutate(),
              busy: isLeaving,
            }}
          >
            {reason}
          </Notice>
          <LinkButton to={ADMIN_PAGES.dashboard} variant="ghost" mt="4" ml="-4">
            {t('connect.back')}
          </LinkButton>
        </>
      )}
    </AdminPage>
  );
}
