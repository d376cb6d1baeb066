import { Button, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Longer ones are folded: about four lines of a table, or of a phone's card. */
const FOLD_LENGTH = 240;
const FOLD_LINES = 4;

const isLong = (text: string): boolean => text.length > FOLD_LENGTH || text.split('\n').length > FOLD_LINES;

/** What a visitor wrote, with the line breaks as they were; a long text unfolds. */
export function MessageText({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation('adminContact');
  const [open, setOpen] = useState(false);
  const id = useId();
  const folds = isLong(text);
  return (
    <div>
      <chakra.p id={id} whiteSpace="pre-wrap" overflowWrap="anywhere" {...(folds && !open && { lineClamp: FOLD_LINES })}>
        {text}
      </chakra.p>
      {folds && (
        <Button
          variant="ghost"
          size="sm"
          ml="-4"
          mt="1"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t(open ? 'message.foldOf' : 'message.unfoldOf', { name })}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'message.fold' : 'message.unfold')}
        </Button>
      )}
    </div>
  );
}
