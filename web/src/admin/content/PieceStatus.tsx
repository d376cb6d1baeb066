import { chakra } from '@chakra-ui/react';
import type { DraftSummary } from '@perro-wisdom/domain/drafts/drafts';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import type { ContentKind } from '@perro-wisdom/domain/content/kinds';
import { useTranslation } from 'react-i18next';
import { LuCircleAlert, LuClock } from 'react-icons/lu';
import { Badge } from '../../shared/ui/Badge';
import { pieceState } from './pieces';

/** Whether visitors see the piece, whether it is the owner's own, and what is left to do in each language. */
export function PieceStatus({ piece }: { piece: DraftSummary<ContentKind> }) {
  const { t } = useTranslation('adminContent');
  const { isDemo, status } = piece;
  const state = pieceState(piece);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" textStyle="small">
      <Badge tone={state === 'live' ? 'good' : 'warm'}>{t(`state.${state}`)}</Badge>
      {isDemo && <Badge tone="warm">{t('state.demo')}</Badge>}
      {LOCALES.map((locale) => {
        const problem = status[locale].state;
        if (problem === 'complete') return null;
        const Icon = problem === 'missing' ? LuCircleAlert : LuClock;
        return (
          <Badge key={locale} tone="warm" whiteSpace="normal" gap="1.5">
            <Icon size="14" aria-hidden="true" style={{ flexShrink: 0 }} />
            {t(`status.${problem}`, { language: locale.toUpperCase() })}
          </Badge>
        );
      })}
    </chakra.div>
  );
}
