import { Button, Flex, Input, chakra } from '@chakra-ui/react';
import type { Locale } from '@app/domain/general/locale';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPrinter } from 'react-icons/lu';
import { Notice } from '../../shared/ui/Notice';
import { AnchorButton } from '../../shared/ui/LinkButton';
import { AdminPage } from '../platform/components/AdminPage';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { handbook as english } from '../locales/en/handbook';
import { handbook as spanish } from '../locales/es/handbook';
import { findTasks } from './search';
import { TaskPanel } from './TaskPanel';
import { HELP_TOPICS, LABEL, type Handbook } from './topics';

const HANDBOOKS: Record<Locale, Handbook> = { en: english, es: spanish };

const CONTENTS_ID = 'contents';
/** The scroll margin of link targets, so that the search bar doesn't cover them. */
const BELOW_THE_BAR = '5.5rem';

/** Renders the handbook: every task with its steps and a screenshot, searchable and printable. */
export function HelpPage() {
  const { t } = useTranslation('admin');
  const handbook = HANDBOOKS[useAdminLocale()];
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const found = useFoundTasks(handbook, search);
  const shown = useRef<HTMLDivElement>(null);
  // Scrolls to the first result, because the owner may have scrolled down before searching.
  useEffect(() => {
    if (isSearching) shown.current?.scrollIntoView({ block: 'start' });
  }, [isSearching, search]);
  return (
    <AdminPage
      title={t('help.title')}
      actions={
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <LuPrinter size="18" aria-hidden="true" />
          {t('help.print')}
        </Button>
      }
    >
      <Flex
        role="search"
        data-screen-only
        position="sticky"
        top="0"
        zIndex="header"
        gap="2"
        py="2"
        mb="4"
        maxW="prose"
        bg="bg"
      >
        <Input
          type="search"
          enterKeyHint="search"
          aria-label={t('help.search')}
          placeholder={t('help.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {/* Links to the table of contents, because each screen's help button opens the handbook at that
            screen's task. */}
        {!isSearching && (
          <AnchorButton href={`#${CONTENTS_ID}`} variant="outline" size="sm" flexShrink="0">
            {t('help.contents')}
          </AnchorButton>
        )}
      </Flex>
      {!isSearching && (
        <chakra.nav
          id={CONTENTS_ID}
          tabIndex={-1}
          outline="none"
          aria-label={t('help.contents')}
          mb="6"
          maxW="prose"
          scrollMargin={BELOW_THE_BAR}
        >
          <chakra.ul columns={{ md: 2 }} columnGap="6">
            {HELP_TOPICS.map((topic) => (
              <chakra.li key={topic} breakInside="avoid">
                <chakra.a
                  href={`#${topic}`}
                  display="flex"
                  alignItems="center"
                  minH="11"
                  py="2"
                  textDecoration="underline"
                >
                  {handbook[topic].title}
                </chakra.a>
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.nav>
      )}
      <chakra.div
        ref={shown}
        display={{ base: 'grid', _print: 'block' }}
        gap="5"
        maxW={{ base: 'prose', _print: 'none' }}
        scrollMargin={BELOW_THE_BAR}
      >
        {isSearching && (
          <chakra.p role="status" color="fg.muted" _empty={{ display: 'none' }}>
            {found.length > 0 && t('help.found', { count: found.length })}
          </chakra.p>
        )}
        {found.length === 0 && (
          <Notice role="status" title={t('help.none')}>
            {t('help.noneDetail')}
          </Notice>
        )}
        {found.map((topic) => (
          <chakra.div
            key={topic}
            id={topic}
            scrollMargin={BELOW_THE_BAR}
            _print={{ breakInside: 'avoid', mb: '4mm' }}
          >
            <TaskPanel topic={topic} task={handbook[topic]} />
          </chakra.div>
        ))}
      </chakra.div>
    </AdminPage>
  );
}

/**
 * Returns the tasks that match the search, best match first, or all tasks in order if the search is empty.
 */
function useFoundTasks(handbook: Handbook, search: string) {
  const { t } = useTranslation();
  const tasks = useMemo(
    () =>
      HELP_TOPICS.map((topic) => {
        const { title, steps, notes = [], words = '' } = handbook[topic];
        const text = [...steps, ...notes, words].join(' ');
        return {
          topic,
          title,
          text: text.replaceAll(new RegExp(LABEL, 'g'), (_, label: string) => t(label, label)),
        };
      }),
    [handbook, t],
  );
  return useMemo(() => (search.trim() === '' ? HELP_TOPICS : findTasks(tasks, search)), [tasks, search]);
}
