import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { messageParts } from './messageParts';

/** Renders a visitor's text with links for web addresses, email addresses and phone numbers. */
export function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => messageParts(text), [text]);
  return parts.map((part, index) =>
    part.href === null ? (
      part.text
    ) : (
      <chakra.a
        key={index}
        href={part.href}
        color="accent.text"
        textDecoration="underline"
        rel="noreferrer"
        {...(/^http/i.test(part.href) && { target: '_blank' })}
      >
        {part.text}
      </chakra.a>
    ),
  );
}
