import { useEffect, useRef } from 'react';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { Notice } from '../../shared/ui/Notice';
import { showToast } from '../../shared/ui/toast';
import { SettingsScreen } from '../platform/components/SettingsScreen';
import { useErrorText } from '../platform/i18n/useErrorText';
import { useConnect, useFetchNow } from './data';
import { InstagramPanel } from './InstagramPanel';

/**
 * The settings screen for the Instagram connection. Instagram redirects the owner back to this screen after
 * authorization. The screen then connects the account and fetches the posts, or shows why it couldn't
 * connect.
 */
export function InstagramPage() {
  const { t } = useTranslation('adminInstagram');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [code, state, refusal] = ['code', 'state', 'error'].map((name) => parameters.get(name));
  const { mutate, error } = useConnect();
  const fetching = useFetchNow();
  const { mutate: fetchNow } = fetching;
  const isSent = useRef(false);
  useEffect(() => {
    // An authorization code can be used only once.
    if (isSent.current || !code || !state) return;
    isSent.current = true;
    const onSuccess = () => {
      showToast({ title: t('connect.done') });
      void navigate(ADMIN_PAGES.instagram, { replace: true });
      fetchNow();
    };
    mutate({ code, state }, { onSuccess });
  }, [code, state, mutate, navigate, fetchNow, t]);

  const reason = error
    ? errorText(error)
    : refusal && t(refusal === 'access_denied' ? 'connect.denied' : 'connect.refused');
  const isConnecting = !error && code && state;
  return (
    <SettingsScreen title={t('title')}>
      {isConnecting ? (
        <LoadingRows label={t('connect.busy')} rows={1} />
      ) : (
        <>
          {reason && (
            <Notice role="alert" compact mb="5" title={t('connect.not')}>
              {reason}
            </Notice>
          )}
          <InstagramPanel fetching={fetching} />
        </>
      )}
    </SettingsScreen>
  );
}
