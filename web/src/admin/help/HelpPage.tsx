import { Button, chakra } from '@chakra-ui/react';
import type { Locale } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { LuPrinter } from 'react-icons/lu';
import { Panel } from '../ui/Panel';
import { AdminPage } from '../platform/components/AdminPage';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { handbook as english } from '../locales/en/handbook';
import { handbook as spanish } from '../locales/es/handbook';
import { PICTURES } from './pictures';
import { HELP_TOPICS, LABEL, type Handbook, type HelpTopic } from './topics';

const HANDBOOKS: Record<Locale, Handbook> = { en: english, es: spanish };

/** The handbook: every task with its steps and a picture of its screen, to be read or printed. */
export function HelpPage() {
  const { t } = useTranslation('admin');
  const handbook = HANDBOOKS[useAdminLocale()];
  return (
    <AdminPage
      title={t('help.title')}
      actions={
        <Button variant="outline" onClick={() => window.print()}>
          <LuPrinter size="18" aria-hidden="true" />
          {t('help.print')}
        </Button>
      }
    >
      <chakra.nav aria-label={t('help.contents')} mb="6" maxW="prose">
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
      <chakra.div
        display={{ base: 'grid', _print: 'block' }}
        gap="5"
        maxW={{ base: 'prose', _print: 'none' }}
      >
        {HELP_TOPICS.map((topic) => (
          // Below the bar at the top of the screen.
          <chakra.div key={topic} id={topic} scrollMargin="1rem" _print={{ breakInside: 'avoid', mb: '4mm' }}>
            <TaskPanel topic={topic} />
          </chakra.div>
        ))}
      </chakra.div>
    </AdminPage>
  );
}

function TaskPanel({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('admin');
  const locale = useAdminLocale();
  const { title, steps, notes = [] } = HANDBOOKS[locale][topic];
  const picture = PICTURES[`${locale}-${topic}`];
  return (
    <Panel title={title}>
      {/* On paper the picture stands beside the steps. */}
      <chakra.div _print={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '6mm' }}>
        <div>
          <chakra.ol listStyleType="decimal" pl="6" display="grid" gap="2">
            <Items>{steps}</Items>
          </chakra.ol>
          {notes.length > 0 && (
            <chakra.ul mt="4" pl="4" borderLeftWidth="3px" borderColor="accent" display="grid" gap="2">
              <Items>{notes}</Items>
            </chakra.ul>
          )}
        </div>
        {picture && (
          <chakra.img
            {...picture}
            alt={t('help.picture', { task: title })}
            loading="lazy"
            mt="5"
            mx="auto"
            maxW="min(100%, 20rem)"
            h="auto"
            borderWidth="1px"
            borderColor="border"
            borderRadius="md"
            _print={{ mt: '0', w: '45mm' }}
          />
        )}
      </chakra.div>
    </Panel>
  );
}

/** The items of a list, in which labels of the owner's area stand out, in her language. */
function Items({ children }: { children: string[] }) {
  const { t } = useTranslation();
  return children.map((text) => (
    <li key={text}>
      {text
        .split(LABEL)
        .map((part, index) =>
          index % 2 === 0 ? part : <strong key={`${part}-${index}`}>{t(part, part)}</strong>,
        )}
    </li>
  ));
}
