import { Button, Flex, chakra } from '@chakra-ui/react';
import type { InstagramConnection, InstagramStatus } from '@app/domain/instagram/posts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unloaded } from '../platform/components/Unloaded';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime, formatTime } from '../platform/i18n/dateTime';
import { useNow } from '../platform/useNow';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { Switch } from '../../shared/ui/Switch';
import { useDisconnect, useFetchNow, useInstagramStatus, useStartConnecting } from './data';

/** Whether the site shows the owner's Instagram posts, what is wrong with that, and what she can do. */
export function InstagramPanel() {
  const { t } = useTranslation('adminInstagram');
  const query = useInstagramStatus();
  if (!query.data) return <Unloaded query={query} failed={t('loadFailed')} lines={3} />;
  const { connection, isConfigured, posts } = query.data;
  if (connection) return <Connected connection={connection} posts={posts} />;
  return <NotConnected status={query.data} isConfigured={isConfigured} />;
}

const Title = chakra('p', { base: { textStyle: 'h3', overflowWrap: 'anywhere' } });
const Detail = chakra('p', { base: { mt: '2', color: 'fg.muted' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '5' } });

function ConnectButton({ again = false }: { again?: boolean }) {
  const { t } = useTranslation('adminInstagram');
  const { mutate, isPending, isSuccess } = useStartConnecting();
  // After success the browser is on its way to Instagram.
  const isBusy = isPending || isSuccess;
  return (
    <Button onClick={() => !isBusy && mutate()} aria-disabled={isBusy}>
      {t(isBusy ? 'connect.going' : again ? 'connect.again' : 'connect')}
    </Button>
  );
}

function NotConnected({
  status: { posts },
  isConfigured,
}: {
  status: InstagramStatus;
  isConfigured: boolean;
}) {
  const { t } = useTranslation('adminInstagram');
  const { mutate, isPending } = useDisconnect();
  return (
    <>
      <Title>{t(isConfigured ? 'none' : 'off')}</Title>
      <Detail>{t(isConfigured ? 'none.detail' : 'off.detail')}</Detail>
      {posts > 0 && <Detail>{t('left', { count: posts })}</Detail>}
      <Actions>
        {isConfigured && <ConnectButton />}
        {posts > 0 && (
          <Button
            variant="outline"
            onClick={() => !isPending && mutate({ removePosts: true })}
            aria-disabled={isPending}
          >
            {t('left.remove')}
          </Button>
        )}
      </Actions>
    </>
  );
}

function Connected({ connection, posts }: { connection: InstagramConnection; posts: number }) {
  const { t } = useTranslation('adminInstagram');
  const locale = useAdminLocale();
  const now = useNow();
  const { mutate: fetchNow, isPending } = useFetchNow();
  const [isDisconnecting, setIsDisconnecting] = useState(false);
  const { username, fetchedAt, isFetching, problem, endsSoon } = connection;
  const isBusy = isPending || isFetching;
  const needsOwner = problem === 'ended' || problem === 'permission' || endsSoon;
  return (
    <>
      <Title>{t('connected', { username })}</Title>
      <Detail role="status">
        {isFetching ? t('fetching') : t('shows', { count: posts })}
        {!isFetching &&
          fetchedAt !== null &&
          ` ${t('fetchedAt', { time: formatTime(fetchedAt, locale, now) })}`}
      </Detail>
      {!isFetching && <Warnings connection={connection} />}
      <Actions>
        {needsOwner && <ConnectButton again />}
        {problem !== 'ended' && (
          <Button variant="outline" onClick={() => !isBusy && fetchNow()} aria-disabled={isBusy}>
            {t(isBusy ? 'fetch.busy' : 'fetch')}
          </Button>
        )}
        <Button variant="outline" onClick={() => setIsDisconnecting(true)}>
          {t('disconnect')}
        </Button>
      </Actions>
      <DisconnectDialog
        open={isDisconnecting}
        hasPosts={posts > 0}
        username={username}
        onDone={() => setIsDisconnecting(false)}
      />
    </>
  );
}

/** What the owner must know; nothing while all is well. */
function Warnings({
  connection: { problem, problemSince, endsAt, endsSoon },
}: {
  connection: InstagramConnection;
}) {
  const { t } = useTranslation('adminInstagram');
  const locale = useAdminLocale();
  const warnings = [
    ...(problem === null
      ? []
      : [t(`problem.${problem}`, { time: formatDateTime(problemSince ?? '', locale) })]),
    ...(endsSoon && problem !== 'ended' ? [t('endsSoon', { time: formatDateTime(endsAt, locale) })] : []),
  ];
  if (warnings.length === 0) return null;
  return (
    <Flex
      direction="column"
      role="status"
      mt="4"
      p="4"
      borderRadius="md"
      bg="bg.subtle"
      fontWeight="medium"
      gap="2"
    >
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Flex>
  );
}

function DisconnectDialog({
  open,
  hasPosts,
  username,
  onDone,
}: {
  open: boolean;
  hasPosts: boolean;
  username: string;
  onDone: () => void;
}) {
  const { t } = useTranslation('adminInstagram');
  const [removePosts, setRemovePosts] = useState(false);
  const { mutate, isPending } = useDisconnect();
  return (
    <ConfirmDialog
      open={open}
      title={t('disconnect.title', { username })}
      confirmLabel={t('disconnect.confirm')}
      cancelLabel={t('disconnect.cancel')}
      busy={isPending}
      onConfirm={() => mutate({ removePosts }, { onSettled: onDone })}
      onCancel={onDone}
    >
      <p>{t('disconnect.detail')}</p>
      {hasPosts && (
        <chakra.div mt="3" color="fg">
          <Switch checked={removePosts} onChange={({ target }) => setRemovePosts(target.checked)}>
            {t('disconnect.removePosts')}
          </Switch>
        </chakra.div>
      )}
    </ConfirmDialog>
  );
}
