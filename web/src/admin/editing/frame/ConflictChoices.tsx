import type { Draft } from '@app/domain/drafts/drafts';
import { Button, Flex, chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { DialogTitle } from '../../../shared/ui/Dialog';
import { useFieldLabel, useFieldTitle } from '../fields/controls';
import { joinValue } from '../fields/passages';
import { textOf, useWords } from '../fields/textOf';
import { resolvedValues, type Choices, type Conflict, type Side } from '../session/merging';
import type { Passage } from '../session/threeWay';
import { useSession, useSessionState } from '../session/useEditorSession';
import { DialogFooter } from './DialogBars';
import { isDiffering, PassageChoice } from './PassageChoice';

/**
 * Shows the conflicts between two versions of a draft in a large dialog, passage by passage. The owner keeps
 * either version or both.
 */
export function ConflictChoices({ theirs, onClose }: { theirs: Draft; onClose: () => void }) {
  const { t } = useTranslation('adminEditor');
  const locale = useAdminLocale();
  const session = useSession();
  const { definition } = session;
  const time = formatDateTime(theirs.updatedAt ?? '', locale);
  const mine = useSessionState(({ values }) => values);
  const merged = useMemo(() => session.mergedWith(theirs), [session, theirs, mine]); // eslint-disable-line react-hooks/exhaustive-deps
  const [choices, setChoices] = useState<Choices>(new Map());
  const differing = merged.conflicts.flatMap(({ passages }) => passages.filter(isDiffering));
  const missing = differing.filter((passage) => !choices.has(passage)).length;
  const chooseAll = (side: Side) => setChoices(new Map(differing.map((passage) => [passage, side])));

  function apply(): void {
    if (missing > 0) return;
    onClose();
    session.resolve(resolvedValues(definition, merged, choices, [mine, definition.valuesOf(theirs)]));
  }

  return (
    <Flex direction="column" minH="full">
      <Flex direction="column" flex="1" p={{ base: '5', md: '8' }} gap="6">
        <chakra.div>
          <DialogTitle textStyle="h2">{t('conflict.title', { context: definition.subject })}</DialogTitle>
          <chakra.p color="fg.muted" mt="2" maxW="prose">
            {t('conflict.intro', { count: differing.length, time })}
          </chakra.p>
          <Flex wrap="wrap" gap="3" mt="4">
            <Button variant="outline" size="sm" onClick={() => chooseAll('mine')}>
              {t('conflict.allMine')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => chooseAll('theirs')}>
              {t('conflict.allTheirs')}
            </Button>
          </Flex>
        </chakra.div>
        {merged.conflicts.map((conflict) => (
          <FieldConflict
            key={conflict.field}
            conflict={conflict}
            choices={choices}
            onChoose={(passage, side) => setChoices((before) => new Map(before).set(passage, side))}
          />
        ))}
      </Flex>
      <DialogFooter>
        <chakra.p role="status" textStyle="note">
          {missing > 0 ? t('conflict.missing', { count: missing }) : t('conflict.complete')}
        </chakra.p>
        <Flex gap="2" ml="auto">
          <Button variant="outline" size="sm" onClick={onClose}>
            {t('conflict.later')}
          </Button>
          <Button size="sm" aria-disabled={missing > 0} onClick={apply}>
            {t('conflict.apply')}
          </Button>
        </Flex>
      </DialogFooter>
    </Flex>
  );
}

interface FieldConflictProps {
  conflict: Conflict;
  choices: Choices;
  onChoose: (passage: Passage, side: Side) => void;
}

function FieldConflict({ conflict, choices, onChoose }: FieldConflictProps) {
  const { field: name, passages, allowsBoth } = conflict;
  const words = useWords();
  const { fieldOf, languageOf, baseName } = useSession().definition;
  const language = languageOf(name);
  const label = useFieldLabel()(baseName(name));
  const title = useFieldTitle()(label, language);
  const field = fieldOf(name);
  if (!field) return null;
  const textIn = (parts: readonly unknown[]): string =>
    parts.length === 0 ? '' : textOf(field, joinValue(field, parts), words);
  return (
    <chakra.fieldset borderWidth="0" minW="0" display="flex" flexDirection="column" gap="3">
      <chakra.legend textStyle="h3" mb="3">
        {title}
      </chakra.legend>
      <Flex direction="column" lang={language ?? undefined} gap="3">
        {passages.map((passage, index) =>
          isDiffering(passage) ? (
            <PassageChoice
              key={index}
              label={label}
              field={field}
              passage={passage}
              textIn={textIn}
              choice={choices.get(passage)}
              allowsBoth={allowsBoth && passage.mine.length > 0 && passage.theirs.length > 0}
              onChoose={(side) => onChoose(passage, side)}
            />
          ) : (
            // Shows passages that are the same in both versions, as context.
            <chakra.p key={index} textStyle="note" lineClamp="3" whiteSpace="pre-line">
              {textIn(passage.items)}
            </chakra.p>
          ),
        )}
      </Flex>
    </chakra.fieldset>
  );
}
