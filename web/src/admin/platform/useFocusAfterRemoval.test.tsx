import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

const buttonOf = (id: string) => document.getElementById(id);

function List({ ids, focusable }: { ids: string[]; focusable?: (id: string) => HTMLElement | null }) {
  useFocusAfterRemoval(ids, focusable);
  return (
    <main>
      <h1 tabIndex={-1}>Messages</h1>
      {ids.map((id) => (
        <button key={id} id={id}>
          {id}
        </button>
      ))}
    </main>
  );
}

/** Shows a list, focuses one of its items, then shows another list. */
function change(
  from: string[],
  focused: string,
  to: string[],
  focusable?: (id: string) => HTMLElement | null,
) {
  const options = focusable && { focusable };
  const { rerender } = render(<List ids={from} {...options} />);
  buttonOf(focused)?.focus();
  rerender(<List ids={to} {...options} />);
  return document.activeElement;
}

afterEach(cleanup);

it('moves focus from a removed item to the next item, or to the previous item if the last one was removed', () => {
  expect(change(['a', 'b', 'c'], 'b', ['a', 'c'], buttonOf)?.id).toBe('c');
  cleanup();
  expect(change(['a', 'b'], 'b', ['a'], buttonOf)?.id).toBe('a');
});

it("moves focus to the title when the list is empty or its items aren't focusable", () => {
  expect(change(['a'], 'a', [], buttonOf)?.tagName).toBe('H1');
  cleanup();
  expect(change(['a', 'b'], 'a', ['b'])?.tagName).toBe('H1');
});

it('moves focus even if another item is added at the same time', () => {
  expect(change(['a', 'b'], 'b', ['a', 'new'])?.tagName).toBe('H1');
});

it('keeps focus when another item is removed', () => {
  expect(change(['a', 'b'], 'b', ['b'])?.id).toBe('b');
});
