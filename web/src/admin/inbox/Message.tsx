import { Button, Flex, Grid, chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { LuReply } from 'react-icons/lu';
import { Bar } from '../ui/Bar';
import { Panel } from '../ui/Panel';
import { TextLink } from '../ui/TextLink';
import { useIsWide } from '../ui/useIsWide';
import { ACTIONS, actionsOf, isMark, useMessageActions, type MessageAction } from './actions';
import { ANSWER_ID, AnswerPanel } from './AnswerPanel';
import { MessageDetails } from './MessageDetails';
import { MessageText } from './MessageText';
import { NotesPanel } from './NotesPanel';
import { personState } from './person/person';
import { StateBadge } from './Sender';
import { SpamReasons } from './SpamReasons';

const STACKED = {
  flex: '1',
  flexDirection: 'column',
  gap: '1',
  px: '1',
  minH: '12',
  fontSize: 'xs',
  whiteSpace: 'normal',
};

export function Message({ message, onGone }: { message: ContactSubmission; onGone: () => void }) {
  const { t } = useTranslation(['adminContact', 'adminAnswers']);
  const { act, open, question } = useMessageActions(onGone);
  const isWide = useIsWide();
  const actions = actionsOf(message);
  const toButton = (action: MessageAction) => {
    const { Icon } = ACTIONS[action];
    return (
      <Button key={action} variant="ghost" size="sm" onClick={() => act(action, message)}>
        <Icon size="18" aria-hidden="true" />
        {t(`mark.${action}`)}
      </Button>
    );
  };
  const moves = actions.filter((action) => !isMark(action)).map(toButton);
  return (
    <>
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" mb="5">
        <StateBadge message={message} />
        <Flex wrap="wrap" ml={{ base: '-4', lg: 'auto' }}>
          {actions.filter(isMark).map(toButton)}
          {isWide && moves}
        </Flex>
      </Flex>
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}
      >
        <Grid gap="6" templateColumns="minmax(0, 1fr)">
          <Panel title={t('column.message')} smallTitle>
            <chakra.p dir="auto" maxW="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
              <MessageText text={message.message} />
            </chakra.p>
          </Panel>
          {message.deletedAt === null && <AnswerPanel message={message} />}
          <NotesPanel message={message} />
        </Grid>
        <Panel title={t('details')} smallTitle>
          <MessageDetails message={message} onReply={() => open(message)} />
          <TextLink
            to={ADMIN_PAGES.person}
            state={personState(message.email)}
            alignSelf="flex-start"
            mt="2"
            textStyle="small"
          >
            {t('adminAnswers:person.link')}
          </TextLink>
          <SpamReasons spam={message.spam} />
        </Panel>
      </Grid>
      {/* On a phone, this bar replaces the navigation and is within reach of the thumb. */}
      {!isWide && (
        <Bar
          data-save-bar
          role="group"
          aria-label={t('actions')}
          position="fixed"
          insetX="0"
          bottom="0"
          zIndex="header"
          gap="1"
          bg="bg.card"
          borderTopWidth="1px"
          boxShadow="raised"
          pb="calc(0.5rem + env(safe-area-inset-bottom))"
        >
          <chakra.div display="contents" css={{ '& button': STACKED }}>
            {moves}
          </chakra.div>
          {message.deletedAt === null && (
            <Button size="sm" flexShrink="0" onClick={() => document.getElementById(ANSWER_ID)?.focus()}>
              <LuReply size="18" aria-hidden="true" />
              {t('reply')}
            </Button>
          )}
        </Bar>
      )}
      {question}
    </>
  );
}
