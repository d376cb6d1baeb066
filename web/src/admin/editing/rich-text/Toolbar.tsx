import { Button, Flex } from '@chakra-ui/react';
import { deviceOf } from '@app/domain/general/user-agent';
import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';

export interface Tool {
  name: string;
  label: string;
  icon: ComponentType<{ size?: string; 'aria-hidden'?: 'true' }>;
  /** For a button that is on or off. */
  isPressed?: boolean;
  isDisabled?: boolean;
  /** For a button that shows and hides others. */
  isExpanded?: boolean;
  /** Whether the tool shares its icon with others of its place, so that only its label is distinctive. */
  needsLabel?: boolean;
  /** In the notation of `aria-keyshortcuts`, with `Mod` for Ctrl or Cmd, such as `Mod+B`. */
  shortcut?: string;
  run: () => void;
}

const isApple = (): boolean => ['Mac', 'iPhone', 'iPad'].includes(deviceOf(navigator.userAgent).system);

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface ToolbarProps {
  label: string;
  tools: readonly Tool[];
  /** The id of the element that the buttons change. */
  controls: string;
  showsLabels?: boolean;
  /**
   * `scroll` and `wrap` are for toolbars that may be wider than the screen; `fill` spreads a few buttons over
   * the row.
   */
  layout?: 'scroll' | 'wrap' | 'fill';
  /** Called for Escape. */
  onLeave: () => void;
}

/** A toolbar with one tab stop, in which the arrow keys move. */
export function Toolbar({
  label,
  tools,
  controls,
  showsLabels = false,
  layout = 'scroll',
  onLeave,
}: ToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, tools.length - 1);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') onLeave();
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(stop, tools.length);
    setCurrent(next);
    toolbar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Flex
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={handleKey}
      {...(layout === 'wrap'
        ? { wrap: 'wrap', maxH: '40vh', overflowY: 'auto' }
        : { overflowX: 'auto', overscrollBehaviorX: 'contain' })}
      // The browser scrolls a focused button to this distance from the edges.
      scrollPaddingInline="3rem"
      css={{ scrollbarWidth: 'none', '&::-webkit-scrollbar': { display: 'none' } }}
    >
      {tools.map(
        (
          { name, label: toolLabel, icon: Icon, isPressed, isExpanded, isDisabled = false, shortcut, run },
          index,
        ) => (
          <Button
            key={name}
            variant="ghost"
            flexShrink="0"
            {...(layout === 'fill' && { flex: '1', minW: '0' })}
            px={showsLabels ? '3' : '0'}
            py="0"
            h="11"
            fontSize="sm"
            whiteSpace="nowrap"
            borderRadius="md"
            tabIndex={index === stop ? 0 : -1}
            aria-label={toolLabel}
            title={
              shortcut ? `${toolLabel} (${shortcut.replace('Mod', isApple() ? 'Cmd' : 'Ctrl')})` : toolLabel
            }
            aria-keyshortcuts={shortcut?.replace('Mod', isApple() ? 'Meta' : 'Control')}
            aria-pressed={isPressed}
            aria-expanded={isExpanded}
            aria-disabled={isDisabled}
            opacity={isDisabled ? '0.5' : '1'}
            _focusVisible={{ outlineOffset: '-2px' }}
            _pressed={{
              bg: 'bg.inverted',
              color: 'fg.inverted',
              _highContrast: { outline: '2px solid', outlineOffset: '-4px' },
            }}
            // The text keeps the focus, its selection and the phone's keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={() => {
              if (!isDisabled) run();
            }}
          >
            <Icon size={showsLabels ? '18' : '20'} aria-hidden="true" />
            {showsLabels && toolLabel}
          </Button>
        ),
      )}
    </Flex>
  );
}
