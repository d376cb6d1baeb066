import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/Panel';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { LABEL_ICONS } from './labelIcons';
import { PICTURES } from './pictures';
import { LABEL, type HelpTopic, type Task } from './topics';

/** Renders a handbook task: its steps, its notes and a screenshot. */
export function TaskPanel({ topic, task }: { topic: HelpTopic; task: Task }) {
  const { t } = useTranslation('admin');
  const { title, steps, notes = [] } = task;
  const picture = PICTURES[`${useAdminLocale()}-${topic}`];
  return (
    <Panel title={title}>
      {/* In print, the screenshot is next to the steps. */}
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

/** Renders list items. Labels from the owner's area are bold and in the owner's language. */
const Items = ({ children }: { children: string[] }) =>
  children.map((text) => (
    <li key={text}>
      {text
        .split(LABEL)
        .map((part, index) => (index % 2 === 0 ? part : <Label key={`${part}-${index}`} label={part} />))}
    </li>
  ));

/**
 * Renders the name of a button or screen. If phones show only an icon for it, puts the icon before the name.
 */
function Label({ label }: { label: string }) {
  const { t } = useTranslation();
  const Icon = LABEL_ICONS[label];
  const name = t(label, label);
  if (!Icon) return <strong>{name}</strong>;
  const [first, ...others] = name.split(' ');
  return (
    <strong>
      {/* The icon stays on the same line as the first word. */}
      <chakra.span whiteSpace="nowrap">
        <chakra.span display="inline-block" verticalAlign="-0.15em" mr="1">
          <Icon size="18" aria-hidden="true" />
        </chakra.span>
        {first}
      </chakra.span>
      {others.map((word) => ` ${word}`)}
    </strong>
  );
}
