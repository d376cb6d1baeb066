import { Button, Flex } from '@chakra-ui/react';
import { deviceOf } from '@app/domain/general/user-agent';
import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';

export interface Tool {
  name: string;
  label: string;
  icon: ComponentType<{ size?: string; 'aria-hidden'?: 'true' }>;
  /** Whether the tool is active; only for toggle buttons. */
  isPressed?: boolean;
  isDisabled?: boolean;
  /** Whether the panel that the button controls is open. */
  isExpanded?: boolean;
  /** Whether other tools in the same context have the same icon, so only the label tells them apart. */
  needsLabel?: boolean;
  /** The keyboard shortcut in `aria-keyshortcuts` format, for example `Mod+B`. `Mod` is Ctrl or Cmd. */
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
  /** The id of the element that the buttons control. */
  controls: string;
  showsLabels?: boolean;
  /**
   * How to lay out the buttons. `scroll` and `wrap` are for toolbars that may be wider than the screen;
   * `fill` spreads a few buttons over the row.
   */
  layout?: 'scroll' | 'wrap' | 'fill';
  /** Called when Escape is pressed. */
  onLeave: () => void;
}

/** Renders a toolbar that is a single tab stop; the arrow keys move focus within it. */
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
      // Keeps this distance from the edges when the browser scrolls to a focused button.
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
            // Doesn't let the button take focus, so the text stays selected and the phone's keyboard stays
            // open.
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
