import { Button, chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IconType } from 'react-icons';
import { LuEllipsis } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { Sheet } from './Sheet';

/** An action on a list row: either a link or a function. */
export type RowAction = {
  label: string;
  Icon: IconType;
  /** The keyboard shortcut for the action while the row has focus. */
  shortcut?: string | undefined;
} & ({ to: string; onSelect?: never } | { to?: never; onSelect: () => void });

const Entry = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    w: 'full',
    minH: '12',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    borderTopWidth: '1px',
    borderColor: 'border',
    _hover: { bg: 'bg.subtle' },
    '& kbd': { ml: 'auto', fontFamily: 'body', fontWeight: 'normal', fontSize: 'sm', color: 'fg.muted' },
  },
});

interface RowMenuProps {
  label: string;
  title: string;
  /**
   * Returns the actions. Called only when the menu opens, so that a long list doesn't create actions for all
   * its rows.
   */
  actions: () => readonly RowAction[];
}

/** A button at the end of a row, which opens a menu of the row's actions. */
export function RowMenu({ label, title, actions }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  /**
   * Closes the menu and focuses its button before calling `onSelect`, so a confirmation dialog can return
   * focus to the button.
   */
  const select = (onSelect: () => void) => {
    flushSync(close);
    button.current?.focus();
    onSelect();
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        p="0"
        flexShrink="0"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <LuEllipsis size="20" aria-hidden="true" />
      </Button>
      {isOpen && (
        <Sheet open title={title} onClose={close}>
          <ul>
            {actions().map(({ label: name, Icon, shortcut, to, onSelect }) => (
              <li key={name}>
                {to === undefined ? (
                  <Entry type="button" onClick={() => select(onSelect)}>
                    <Icon size="20" aria-hidden="true" />
                    {name}
                    {shortcut && (
                      <chakra.kbd hideBelow="lg" aria-hidden="true">
                        {shortcut}
                      </chakra.kbd>
                    )}
                  </Entry>
                ) : (
                  <Entry asChild>
                    <Link to={to}>
                      <Icon size="20" aria-hidden="true" />
                      {name}
                    </Link>
                  </Entry>
                )}
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
