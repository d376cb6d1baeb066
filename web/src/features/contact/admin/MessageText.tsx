import { Button, HStack, chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Longer ones are folded: about four lines of a table, or of a phone's card. */
const FOLD_LENGTH = 240;
const FOLD_LINES = 4;

const isLong = (text: string): boolean => text.length > FOLD_LENGTH || text.split('\n').length > FOLD_LINES;

interface MessageTextProps {
  text: string;
  name: string;
  /** Told when a long text is unfolded. */
  onUnfold: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** What a visitor wrote, with the line breaks as they were; a long text unfolds. */
export function MessageText({ text, name, onUnfold, children }: MessageTextProps) {
  const { t } = useTranslation('adminContact');
  const [open, setOpen] = useState(false);
  const id = useId();
  const folds = isLong(text);
  return (
    <div>
      <chakra.p id={id} whiteSpace="pre-wrap" overflowWrap="anywhere" {...(folds && !open && { lineClamp: FOLD_LINES })}>
        {text}
      </chakra.p>
      <HStack gap="0" flexWrap="wrap" ml="-4" mt="1" _empty={{ display: 'none' }}>
        {folds && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t(open ? 'message.foldOf' : 'message.unfoldOf', { name })}
            onClick={() => {
              setOpen(!open);
              if (!open) onUnfold();
            }}
          >
            {t(open ? 'message.fold' : 'message.unfold')}
          </Button>
        )}
        {children}
      </HStack>
    </div>
  );
}
