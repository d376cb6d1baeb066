import { Button, Flex, chakra } from '@chakra-ui/react';
import type { InstagramConnection } from '@app/domain/instagram/posts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Unloaded } from '../platform/components/Unloaded';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime, formatTime } from '../platform/i18n/dateTime';
import { useNow } from '../platform/useNow';
import { Switch } from '../../shared/ui/Switch';
import { useQuestion } from '../ui/useQuestion';
import { useDisconnect, useInstagramStatus, useStartConnecting, type Fetching } from './data';

/** Shows whether the owner's Instagram posts are on the site, any problems, and what the owner can do. */
export function InstagramPanel({ fetching }: { fetching: Fetching }) {
  const { t } = useTranslation('adminInstagram');
  const query = useInstagramStatus();
  if (!query.data) return <Unloaded query={query} failed={t('loadFailed')} lines={3} />;
  const { connection, isConfigured, posts } = query.data;
  if (connection) return <Connected connection={connection} posts={posts} fetching={fetching} />;
  return <NotConnected posts={posts} isConfigured={isConfigured} />;
}

const Title = chakra('p', { base: { textStyle: 'h3', overflowWrap: 'anywhere' } });
const Detail = chakra('p', { base: { mt: '2', color: 'fg.muted' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '5' } });

function ConnectButton({ again = false }: { again?: boolean }) {
  const { t } = useTranslation('adminInstagram');
  const { mutate, isPending, isSuccess } = useStartConnecting();
  // Once the request succeeds, the browser is on its way to Instagram.
  const isBusy = isPending || isSuccess;
  return (
    <Button onClick={() => !isBusy && mutate()} aria-disabled={isBusy}>
      {t(isBusy ? 'connect.going' : again ? 'connect.again' : 'connect')}
    </Button>
  );
}

function NotConnected({ posts, isConfigured }: { posts: number; isConfigured: boolean }) {
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

interface ConnectedProps {
  connection: InstagramConnection;
  posts: number;
  fetching: Fetching;
}

function Connected({ connection, posts, fetching }: ConnectedProps) {
  const { t } = useTranslation('adminInstagram');
  const locale = useAdminLocale();
  const now = useNow();
  const { mutate: fetchNow, isPending: isFetching } = fetching;
  const { mutateAsync: disconnect } = useDisconnect();
  const removesPosts = useRef<HTMLInputElement>(null);
  const { ask, question } = useQuestion();
  const { username, fetchedAt, problem, endsSoon } = connection;
  const askToDisconnect = () =>
    ask({
      title: t('disconnect.title', { username }),
      detail: (
        <>
          <p>{t('disconnect.detail')}</p>
          {posts > 0 && (
            <chakra.div mt="3" color="fg">
              <Switch ref={removesPosts}>{t('disconnect.removePosts')}</Switch>
            </chakra.div>
          )}
        </>
      ),
      confirmLabel: t('disconnect.confirm'),
      cancelLabel: t('disconnect.cancel'),
      // The mutation reports failures itself.
      onConfirm: () =>
        disconnect({ removePosts: removesPosts.current?.checked ?? false }).catch(() => undefined),
    });
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
          <Button variant="outline" onClick={() => !isFetching && fetchNow()} aria-disabled={isFetching}>
            {t(isFetching ? 'fetch.busy' : 'fetch')}
          </Button>
        )}
        <Button variant="outline" onClick={askToDisconnect}>
          {t('disconnect')}
        </Button>
      </Actions>
      {question}
    </>
  );
}

/** Shows warnings about the connection. Renders nothing if there are none. */
function Warnings({ connection }: { connection: InstagramConnection }) {
  const { t } = useTranslation('adminInstagram');
  const locale = useAdminLocale();
  const { problem, problemSince, endsAt, endsSoon } = connection;
  const endsWithoutProblem = endsSoon && problem !== 'ended';
  if (problem === null && !endsWithoutProblem) return null;
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
      {problem !== null && (
        <p>{t(`problem.${problem}`, { time: formatDateTime(problemSince ?? '', locale) })}</p>
      )}
      {endsWithoutProblem && <p>{t('endsSoon', { time: formatDateTime(endsAt, locale) })}</p>}
    </Flex>
  );
}
