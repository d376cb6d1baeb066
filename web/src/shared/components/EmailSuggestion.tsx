import { Button } from '@chakra-ui/react';
import { likelyEmail } from '@app/domain/inbox/email/likely-email';
import { useRef, useState, type ReactNode } from 'react';

interface EmailSuggestionProps {
  /** Returns the button's label, a question about the suggested address. */
  label: (likely: string) => string;
  onUse: (likely: string) => void;
  /** Whether the field has been cleared, for example after sending. */
  isEmpty?: boolean;
  /** The email field and any content around it. */
  children: ReactNode;
}

/**
 * Suggests a corrected address below an email field when the field loses focus. A button fills in the
 * suggestion. Never rejects an address.
 */
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
