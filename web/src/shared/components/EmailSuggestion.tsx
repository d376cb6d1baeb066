import { Button } from '@chakra-ui/react';
import { likelyEmail } from '@app/domain/inbox/email/likely-email';
import { useRef, useState, type ReactNode } from 'react';

interface EmailSuggestionProps {
  /** The question on the button, for an address. */
  label: (likely: string) => string;
  onUse: (likely: string) => void;
  /** Whether the field is empty again, for example after sending. */
  isEmpty?: boolean;
  /** What contains the field. */
  children: ReactNode;
}

/** Asks below an e-mail field, once the field is left, whether another address was meant; the button fills that in. Refuses nothing. */
export function EmailSuggestion({ label, onUse, isEmpty = false, children }: EmailSuggestionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [likely, setLikely] = useState<string | null>(null);
  return (
    <div
      ref={frame}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement) setLikely(likelyEmail(target.value));
      }}
      onInput={() => setLikely(null)}
    >
      {children}
      <div aria-live="polite">
        {likely !== null && !isEmpty && (
          <Button
            size="sm"
            variant="outline"
            mt="2"
            h="auto"
            whiteSpace="normal"
            onClick={() => {
              setLikely(null);
              onUse(likely);
              frame.current?.querySelector('input')?.focus();
            }}
          >
            {label(likely)}
          </Button>
        )}
      </div>
    </div>
  );
}
