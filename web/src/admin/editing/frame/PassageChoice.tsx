import type { Field } from '@app/domain/fields/field';
import { SimpleGrid, chakra } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCard } from '../../ui/RadioCard';
import type { Side } from '../session/merging';
import { diffTexts, type TextPart } from '../session/textDifference';
import type { Passage } from '../session/threeWay';
import { ComparedPicture } from './ComparedPicture';
import { MarkedText } from './MarkedText';

const SIDES = ['mine', 'theirs', 'both'] as const satisfies Side[];

type Differing = Extract<Passage, { mine: unknown }>;

export const isDiffering = (passage: Passage): passage is Differing => 'mine' in passage;

interface PassageChoiceProps {
  label: string;
  field: Field;
  passage: Differing;
  textIn: (parts: readonly unknown[]) => string;
  choice: Side | undefined;
  allowsBoth: boolean;
  onChoose: (side: Side) => void;
}

export function PassageChoice({
  label,
  field,
  passage,
  textIn,
  choice,
  allowsBoth,
  onChoose,
}: PassageChoiceProps) {
  const { t, i18n } = useTranslation('adminEditor');
  const name = useId();
  const [own, other] = [textIn(passage.mine), textIn(passage.theirs)];
  const parts = useMemo(() => diffTexts(own, other), [own, other]);
  return (
    <SimpleGrid role="radiogroup" aria-label={label} gap="3" columns={{ base: 1, md: 2 }}>
      {SIDES.filter((side) => allowsBoth || side !== 'both').map((side) => (
        <chakra.div key={side} display="grid" {...(side === 'both' && { gridColumn: { md: '1 / -1' } })}>
          <RadioCard name={name} checked={choice === side} onSelect={() => onChoose(side)}>
            <chakra.span display="block" fontWeight="semibold" lang={i18n.language}>
              {t(`conflict.${side}`)}
            </chakra.span>
            {side !== 'both' && <Version field={field} items={passage[side]} parts={parts[side]} />}
          </RadioCard>
        </chakra.div>
      ))}
    </SimpleGrid>
  );
}

function Version({ field, items, parts }: { field: Field; items: readonly unknown[]; parts: TextPart[] }) {
  const { t } = useTranslation('adminEditor');
  return (
    <chakra.div maxH="16rem" overflowY="auto">
      <ComparedPicture field={field} value={items[0]} />
      <MarkedText parts={parts} empty={t(items.length === 0 ? 'conflict.leftOut' : 'conflict.empty')} />
    </chakra.div>
  );
}
