import { Button, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCheck } from 'react-icons/lu';
import { Badge } from '../../../shared/ui/Badge';
import { useSession, useSessionState } from '../session/useEditorSession';

interface SuggestionMarkProps {
  /** The name of the field, including its language: `titleEs`. */
  name: string;
  label: string;
}

/** Marks a field's text as a suggested translation until the owner edits or confirms it. */
export function SuggestionMark({ name, label }: SuggestionMarkProps) {
  const { t } = useTranslation('adminTranslation');
  const session = useSession();
  const isSuggested = useSessionState(({ values }) => values.suggested.includes(name));
  const part = useRef<HTMLDivElement>(null);

  /** Confirms the suggestion. Moves focus to this group first, because the pressed button disappears. */
  function confirm(): void {
    part.current?.focus();
    session.confirmSuggestion(name);
  }

  return (
    <Flex
      ref={part}
      tabIndex={-1}
      role="group"
      aria-label={t('of', { label })}
      outline="none"
      wrap="wrap"
      align="center"
      columnGap="1"
    >
      {isSuggested && (
        <>
          <Badge tone="warm" whiteSpace="normal">
            {t('suggested')}
          </Badge>
          <Button variant="ghost" size="sm" aria-label={t('confirm.of', { label })} onClick={confirm}>
            <LuCheck size="18" aria-hidden="true" />
            {t('confirm')}
          </Button>
        </>
      )}
    </Flex>
  );
}
