import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { Button, chakra } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { Bar } from '../../ui/Bar';
import { RadioCard } from '../../ui/RadioCard';
import { Dialog } from '../../../shared/ui/Dialog';
import {
  differencesOf,
  mergedValues,
  textOf,
  type Choices,
  type Difference,
  type Version,
} from '../session/definition';
import { MarkedText } from './MarkedText';
import { diffTexts } from '../session/textDifference';
import { useEditor, type AnyValues } from '../session/useEditorSession';

interface ConflictDialogProps {
  open: boolean;
  /** The version that both others are based on. */
  base: AnyValues;
  /** The current values of the fields. */
  mine: AnyValues;
  /** The version saved in the meantime. */
  theirs: Draft;
  onClose: () => void;
  /** Called with the merged values after a version has been chosen for every field. */
  onResolve: (values: AnyValues) => void;
}

/** Compares two versions of a document and lets the owner choose one for each field in which they differ. */
export function ConflictDialog({ open, onClose, ...rest }: ConflictDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} size="large" aria-labelledby={titleId}>
      <Comparison titleId={titleId} onClose={onClose} {...rest} />
    </Dialog>
  );
}

const suggestedChoices = (differences: readonly Difference<string>[]): Choices<string> =>
  Object.fromEntries(differences.flatMap(({ field, suggested }) => (suggested ? [[field, suggested]] : [])));

function Comparison({
  titleId,
  base,
  mine,
  theirs,
  onClose,
  onResolve,
}: Omit<ConflictDialogProps, 'open'> & { titleId: string }) {
  const { t } = useTranslation('adminEditor');
  const { definition } = useEditor().session;
  const theirValues = useMemo(() => definition.valuesOf(theirs), [definition, theirs]);
  const differences = useMemo(
    () => differencesOf(definition, base, mine, theirValues),
    [definition, base, mine, theirValues],
  );
  const [choices, setChoices] = useState<Choices<string>>(() => suggestedChoices(differences));
  const locale = useAdminLocale();
  const savedAt = formatDateTime(theirs.updatedAt ?? '', locale);
  const missing = differences.filter(({ field }) => !choices[field]).length;
  const chooseAll = (version: Version) =>
    setChoices(Object.fromEntries(differences.map(({ field }) => [field, version])));

  return (
    <chakra.div display="flex" flexDirection="column" minH="full">
      <chakra.div flex="1" p={{ base: '5', md: '8' }} display="flex" flexDirection="column" gap="6">
        <chakra.div>
          <chakra.h2 id={titleId} textStyle="h2">
            {t(`conflict.title.${definition.subject}`)}
          </chakra.h2>
          <chakra.p color="fg.muted" mt="2" maxW="prose">
            {t('conflict.intro', { count: differences.length, time: savedAt })}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="3" mt="4">
            <Button variant="outline" size="sm" onClick={() => chooseAll('mine')}>
              {t('conflict.allMine')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => chooseAll('theirs')}>
              {t('conflict.allTheirs')}
            </Button>
          </chakra.div>
        </chakra.div>
        {differences.map(({ field }) => (
          <FieldChoice
            key={field}
            field={field}
            mine={mine}
            theirs={theirValues}
            choice={choices[field]}
            onChoose={(version) => setChoices((before) => ({ ...before, [field]: version }))}
          />
        ))}
      </chakra.div>
      <Bar
        position="sticky"
        bottom="0"
        flexWrap="wrap"
        px={{ base: '5', md: '8' }}
        bg="bg.card"
        borderTopWidth="1px"
      >
        <chakra.p role="status" textStyle="small" color="fg.muted">
          {missing > 0 ? t('conflict.missing', { count: missing }) : t('conflict.complete')}
        </chakra.p>
        <chakra.div display="flex" gap="2" ml="auto">
          <Button variant="outline" size="sm" onClick={onClose}>
            {t('conflict.later')}
          </Button>
          <Button
            size="sm"
            aria-disabled={missing > 0}
            onClick={() => missing === 0 && onResolve(mergedValues(definition, mine, theirValues, choices))}
          >
            {t('conflict.apply')}
          </Button>
        </chakra.div>
      </Bar>
    </chakra.div>
  );
}

interface FieldChoiceProps {
  field: string;
  mine: AnyValues;
  theirs: AnyValues;
  choice: Version | undefined;
  onChoose: (version: Version) => void;
}

function FieldChoice({ field, mine, theirs, choice, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation('adminEditor');
  const name = useId();
  const { session, labelOf, wordOf } = useEditor();
  const { languageOf, baseName, isHtml } = session.definition;
  const language = languageOf(field);
  const label = labelOf(baseName(field));
  const text = (values: AnyValues): string => textOf(field, values[field], wordOf);
  const parts = useMemo(() => diffTexts(text(mine), text(theirs)), [mine, theirs, field]); // eslint-disable-line react-hooks/exhaustive-deps
  const versions = [
    { version: 'mine', heading: t('conflict.mine') },
    { version: 'theirs', heading: t('conflict.theirs') },
  ] as const;
  return (
    <chakra.fieldset borderWidth="0" minW="0">
      <chakra.legend textStyle="h3" mb="3">
        {language ? t('conflict.fieldIn', { field: label, language: t(`language.${language}`) }) : label}
      </chakra.legend>
      {Array.isArray(mine[field]) && (
        <chakra.p color="fg.muted" textStyle="small" mb="3">
          {t('conflict.wholeList')}
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {versions.map(({ version, heading }) => (
          <RadioCard
            key={version}
            name={name}
            checked={choice === version}
            onSelect={() => onChoose(version)}
          >
            <chakra.span display="block" fontWeight="semibold">
              {heading}
            </chakra.span>
            <chakra.div
              lang={language ?? undefined}
              mt="1"
              maxH="16rem"
              overflowY="auto"
              textStyle="small"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              fontFamily={isHtml(field) ? 'monospace' : undefined}
            >
              <MarkedText parts={parts[version]} empty={t('conflict.empty')} />
            </chakra.div>
          </RadioCard>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
