import { Button, HStack, chakra } from '@chakra-ui/react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageParts, type MessagePart } from './messageParts';

/** About four lines in the table and on a phone's card. */
const COLLAPSED_LENGTH = 240;
const COLLAPSED_LINES = 4;
/** More than is visible of a collapsed text in the widest list. */
const BEGINNING_LENGTH = 800;

const isLong = (text: string): boolean =>
  text.length > COLLAPSED_LENGTH || text.split('\n').length > COLLAPSED_LINES;

/** Returns the parts of the beginning of a long text, without a link that may have been cut off. */
function beginningOf(text: string): MessagePart[] {
  const parts = messageParts(text.slice(0, BEGINNING_LENGTH));
  return parts.map((part, index) => (index === parts.length - 1 ? { ...part, href: null } : part));
}

/** The parts of a message, in which addresses and phone numbers can be tapped. */
export function MessageParts({ parts }: { parts: readonly MessagePart[] }) {
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

interface MessageTextProps {
  text: string;
  /** The sender's name, for the accessible name of the button. */
  name: string;
  onExpand: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The text of a message, with its line breaks. Addresses and phone numbers can be tapped. Long texts are collapsed and can be expanded. */
export function MessageText({ text, name, onExpand, children }: MessageTextProps) {
  const { t } = useTranslation('adminContact');
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const isCollapsible = isLong(text);
  const isBeginning = isCollapsible && !isExpanded && text.length > BEGINNING_LENGTH;
  const parts = useMemo(() => (isBeginning ? beginningOf(text) : messageParts(text)), [isBeginning, text]);
  return (
    <div>
      <chakra.p
        id={id}
        dir="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        {...(isCollapsible && !isExpanded && { lineClamp: COLLAPSED_LINES })}
      >
        <MessageParts parts={parts} />
      </chakra.p>
      <HStack gap="0" flexWrap="wrap" ml="-4" mt="1" _empty={{ display: 'none' }}>
        {isCollapsible && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isExpanded}
            aria-controls={id}
            aria-label={t(isExpanded ? 'message.foldOf' : 'message.unfoldOf', { name })}
            onClick={() => {
              setIsExpanded(!isExpanded);
              if (!isExpanded) onExpand();
            }}
          >
            {t(isExpanded ? 'message.fold' : 'message.unfold')}
          </Button>
        )}
        {children}
      </HStack>
    </div>
  );
}
