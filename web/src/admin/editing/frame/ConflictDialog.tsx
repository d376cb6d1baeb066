import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { Button, chakra } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { Bar } from '../../ui/Bar';
import { RadioCard } from '../../ui/RadioCard';
import { Dialog } from '../../../shared/ui/Dialog';
import { differencesOf, mergedValues, type Choices, type Difference, type Side } from '../session/merging';
import { useFieldLabel } from '../fields/controls';
import { textOf } from '../fields/textOf';
import { useWords } from '../fields/words';
import type { Values } from '../session/definition';
import { MarkedText } from './MarkedText';
import { diffTexts } from '../session/textDifference';
import { useSession } from '../session/useEditorSession';

interface ConflictDialogProps {
  open: boolean;
  /** The version that both others are based on. */
  base: Values;
  /** The current values of the fields. */
  mine: Values;
  /** The version saved in the meantime. */
  theirs: Draft;
  onClose: () => void;
  /** Called with the merged values after a version has been chosen for every field. */
  onResolve: (values: Values) => void;
}

/** Compares two versions of a draft and lets the owner choose one for each field in which they differ. */
export function ConflictDialog({ open, onClose, ...rest }: ConflictDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} size="large" aria-labelledby={titleId}>
      <Comparison titleId={titleId} onClose={onClose} {...rest} />
    </Dialog>
  );
}

const suggestedChoices = (differences: readonly Difference[]): Choices =>
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
  const { definition } = useSession();
  const theirValues = useMemo(() => definition.valuesOf(theirs), [definition, theirs]);
  const differences = useMemo(
    () => differencesOf(definition, base, mine, theirValues),
    [definition, base, mine, theirValues],
  );
  const [choices, setChoices] = useState<Choices>(() => suggestedChoices(differences));
  const locale = useAdminLocale();
  const savedAt = formatDateTime(theirs.updatedAt ?? '', locale);
  const missing = differences.filter(({ field }) => !choices[field]).length;
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(differences.map(({ field }) => [field, side])));

  return (
    <chakra.div display="flex" flexDirection="column" minH="full">
      <chakra.div flex="1" p={{ base: '5', md: '8' }} display="flex" flexDirection="column" gap="6">
        <chakra.div>
          <chakra.h2 id={titleId} textStyle="h2">
            {t('conflict.title', { context: definition.subject })}
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
            onChoose={(side) => setChoices((before) => ({ ...before, [field]: side }))}
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
  mine: Values;
  theirs: Values;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, mine, theirs, choice, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation('adminEditor');
  const name = useId();
  const labelOf = useFieldLabel();
  const { fieldSet, languageOf, baseName, isHtml } = useSession().definition;
  const wordOf = useWords(fieldSet);
  const language = languageOf(field);
  const label = labelOf(baseName(field));
  const text = (values: Values): string => textOf(field, values[field], wordOf);
  const parts = useMemo(() => diffTexts(text(mine), text(theirs)), [mine, theirs, field]); // eslint-disable-line react-hooks/exhaustive-deps
  const sides = [
    { side: 'mine', heading: t('conflict.mine') },
    { side: 'theirs', heading: t('conflict.theirs') },
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
        {sides.map(({ side, heading }) => (
          <RadioCard key={side} name={name} checked={choice === side} onSelect={() => onChoose(side)}>
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
              <MarkedText parts={parts[side]} empty={t('conflict.empty')} />
            </chakra.div>
          </RadioCard>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
