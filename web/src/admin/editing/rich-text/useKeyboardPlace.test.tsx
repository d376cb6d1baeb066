import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeyboardPlace } from './useKeyboardPlace';

const root = document.documentElement;
const viewport = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 });

function showViewport(visible: number, page: number): void {
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(page);
  viewport.height = visible;
  viewport.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Toolbar({ isFixed }: { isFixed: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardPlace(bar, isFixed);
  return <div ref={bar} role="toolbar" />;
}

it.each([
  ['no keyboard on a phone', 740, 740, false, 0],
  ['no keyboard on a small phone', 553, 553, false, 0],
  ['a keyboard that covers the page', 504, 844, true, 340],
  ['a keyboard that makes the page smaller', 500, 500, true, 0],
  ['a keyboard that covers the page of a small phone', 300, 640, true, 340],
  ['a keyboard on a tablet', 800, 1180, true, 380],
])(
  'keeps the toolbar above any keyboard, and makes room for the text: %s',
  (_, visible, page, isWriting, bottom) => {
    const { getByRole, rerender } = render(<Toolbar isFixed />);
    showViewport(visible, page);
    expect(root.hasAttribute('data-writing')).toBe(isWriting);
    expect(getByRole('toolbar').style.bottom).toBe(`${bottom}px`);
    expect(root.style.getPropertyValue('--keyboard-height')).toBe(`${bottom}px`);
    rerender(<Toolbar isFixed={false} />);
    expect(root.hasAttribute('data-writing')).toBe(false);
    expect(root.style.getPropertyValue('--keyboard-height')).toBe('');
  },
);
