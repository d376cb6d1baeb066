// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Link, useLocation, useRoutes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useShownNavigationType } from '../platform/browser/shownNavigation';
import { PublicRouter, useIsPending } from './PublicRouter';

let loadNext = (): void => undefined;
let next: Promise<void>;

beforeEach(() => {
  history.replaceState({ idx: 0, key: 'first' }, '', '/en');
  next = new Promise((resolve) => (loadNext = resolve));
});
afterEach(cleanup);

function NextPage() {
  use(next);
  return <p>Next page</p>;
}

const routes = [
  { path: '/en', element: <p>First page</p> },
  { path: '/en/:slug', element: <NextPage /> },
];

function Site() {
  const { pathname, key } = useLocation();
  const page = useRoutes(routes);
  return (
    <>
      <output>{`${pathname} ${useShownNavigationType()} ${useIsPending() ? 'pending' : 'idle'}`}</output>
      <data>{key}</data>
      <Link to={{ pathname: '/en/next', search: '?a=b' }}>Next</Link>
      <Link to={{ hash: 'place' }}>Place</Link>
      {page}
    </>
  );
}

const open = () =>
  render(
    <PublicRouter>
      <Suspense>
        <Site />
      </Suspense>
    </PublicRouter>,
  );

const state = () => screen.getByRole('status').textContent;
const key = () => document.querySelector('data')?.textContent;
/** Does something, and waits until React has rendered what it deferred. */
const settle = (work: () => void) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

it('shows the page and its location until the next page has loaded, and says that it is pending', async () => {
  open();
  expect(state()).toBe('/en POP idle');
  expect(key(), 'the key that index.html gave').toBe('first');
  await settle(() => screen.getByText('Next').click());
  expect(location.pathname).toBe('/en/next');
  expect(state()).toBe('/en POP pending');
  expect(screen.getByText('First page')).toBeTruthy();
  // A link without a path of its own leads from the shown page.
  expect(screen.getByText('Place').getAttribute('href')).toBe('/en#place');
  await settle(() => loadNext());
  expect(state()).toBe('/en/next PUSH idle');
  expect(screen.getByText('Next page')).toBeTruthy();
});

it('goes back and forward', async () => {
  loadNext();
  open();
  await settle(() => screen.getByText('Next').click());
  const nextKey = key();
  await settle(() => history.back());
  expect(state()).toBe('/en POP idle');
  expect(key()).toBe('first');
  await settle(() => history.forward());
  expect(state()).toBe('/en/next POP idle');
  expect(key()).toBe(nextKey);
});

it('returns to the shown page when the visitor goes back before the next one has loaded', async () => {
  open();
  await settle(() => screen.getByText('Next').click());
  await settle(() => history.back());
  expect(state()).toBe('/en POP idle');
  expect(screen.getByText('First page')).toBeTruthy();
});

it.each(['%0a', '%0d', '%E2%80%A8', 'a%0Ab'])('shows the site at an address with a line break: %s', async (name) => {
  loadNext();
  history.replaceState(null, '', `/en/${name}`);
  await settle(open);
  expect(state()).toBe(`/en/${name} POP idle`);
  await settle(() => screen.getByText('Next').click());
  expect(state()).toBe('/en/next PUSH idle');
});
