import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Link, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PublicRouter, useNavigationState } from './PublicRouter';

let loadNext = (): void => undefined;
let failNext: (error: unknown) => void;
let next: Promise<void>;

beforeEach(() => {
  history.replaceState({ idx: 0, key: 'first' }, '', '/en');
  sessionStorage.clear();
  expectNext();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function expectNext(): void {
  next = new Promise((resolve, reject) => {
    loadNext = resolve;
    failNext = reject;
  });
  next.catch(() => undefined);
}

function NextPage() {
  use(next);
  return <p>Next page</p>;
}

const rendered = vi.fn();

function Links() {
  return ['a', 'b'].map((name) => (
    <Link key={name} to={`/en/${name}`}>
      {name}
    </Link>
  ));
}

const PendingState = () => <output>{useNavigationState() === 'pending' ? 'pending' : 'idle'}</output>;

const Unopened = () => useNavigationState() === 'stayed' && <p role="alert">Not opened</p>;

const routes = [
  { path: '/en', element: <p>First page</p> },
  { path: '/en/:slug', element: <NextPage /> },
];

function Site() {
  const { pathname, key } = useLocation();
  const page = useRoutes(routes);
  rendered();
  return (
    <>
      <Unopened />
      <Link to="/en/next" replace>
        Switch
      </Link>
      <i>{`${pathname} ${useNavigationType()}`}</i> <PendingState />
      <data>{key}</data>
      <Link to={{ pathname: '/en/next', search: '?a=b' }}>Next</Link>
      <Link to={{ hash: 'place' }}>Place</Link>
      {page}
    </>
  );
}

const open = () =>
  render(
    <PublicRouter load={() => next}>
      <Suspense>
        <Site />
      </Suspense>
    </PublicRouter>,
  );

const pending = () => screen.getByRole('status').textContent;
const state = () => `${document.querySelector('i')?.textContent} ${pending()}`;
const key = () => document.querySelector('data')?.textContent;
/** Runs an action and waits for React to render the deferred updates. */
const settle = (work: () => void) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

it('the router keeps the current page and address until the next page has loaded, and reports a pending navigation', async () => {
  open();
  await waitFor(() => expect(state()).toBe('/en POP idle'));
  expect(key(), 'the key that index.html set').toBe('first');
  await settle(() => screen.getByText('Next').click());
  expect(location.pathname).toBe('/en');
  await waitFor(() => expect(state()).toBe('/en POP pending'));
  expect(screen.getByText('First page')).toBeTruthy();
  // Links without a path still resolve against the current page.
  expect(screen.getByText('Place').getAttribute('href')).toBe('/en#place');
  await settle(() => loadNext());
  await waitFor(() => expect(state()).toBe('/en/next PUSH idle'));
  expect(screen.getByText('Next page')).toBeTruthy();
  expect(location.href).toMatch(/\/en\/next\?a=b$/);
});

it('the router responds to a tap without rerendering the current page', async () => {
  open();
  rendered.mockClear();
  await settle(() => screen.getByText('Next').click());
  expect(pending()).toBe('pending');
  expect(rendered).not.toHaveBeenCalled();
});

/** Renders links to pages. Returns a function that finishes loading a page. */
function openLinks(): (pathname: string) => Promise<void> {
  const loads = new Map<string, () => void>();
  render(
    <PublicRouter load={(path) => new Promise<void>((resolve) => loads.set(path, resolve))}>
      <Links />
    </PublicRouter>,
  );
  return (pathname) => settle(() => loads.get(pathname)?.());
}

it('the router opens the page whose link was pressed last, no matter which page loads first', async () => {
  const finish = openLinks();
  await settle(() => screen.getByText('a').click());
  await settle(() => screen.getByText('b').click());
  await finish('/en/b');
  expect(location.pathname).toBe('/en/b');
  await finish('/en/a');
  expect(location.pathname).toBe('/en/b');
  expect(history.state).toMatchObject({ idx: 1 });
});

it('the router goes back even before the next page has loaded', async () => {
  const finish = openLinks();
  await settle(() => screen.getByText('a').click());
  await finish('/en/a');
  expect(location.pathname).toBe('/en/a');
  await settle(() => screen.getByText('b').click());
  await settle(() => history.back());
  await finish('/en');
  await finish('/en/b');
  expect(location.pathname).toBe('/en');
});

it('the router goes back and forward', async () => {
  loadNext();
  open();
  await settle(() => screen.getByText('Next').click());
  await waitFor(() => expect(state()).toBe('/en/next PUSH idle'));
  const nextKey = key();
  await settle(() => history.back());
  await waitFor(() => expect(state()).toBe('/en POP idle'));
  expect(key()).toBe('first');
  await settle(() => history.forward());
  await waitFor(() => expect(state()).toBe('/en/next POP idle'));
  expect(key()).toBe(nextKey);
});

it.each(['%0a', '%0d', '%E2%80%A8', 'a%0Ab'])(
  'the router shows the site at an address with a line break: %s',
  async (name) => {
    loadNext();
    history.replaceState(null, '', `/en/${name}`);
    await settle(open);
    expect(state()).toBe(`/en/${name} POP idle`);
    await settle(() => screen.getByText('Next').click());
    expect(state()).toBe('/en/next PUSH idle');
  },
);

const unopened = () => screen.queryByRole('alert');

for (const [link, how] of [
  ['Next', 'pushed'],
  ['Switch', 'replaced'],
] as const) {
  it(`the router keeps the page and its address if a ${how} page cannot be loaded, and opens that page on the next press`, async () => {
    open();
    await settle(() => screen.getByText(link).click());
    await settle(() => failNext(new TypeError('Failed to fetch')));
    await settle(() => undefined);
    expect(location.pathname).toBe('/en');
    expect(history.state).toMatchObject({ key: 'first' });
    await waitFor(() => expect(state()).toMatch(/^\/en POP idle$/));
    expect(key()).toBe('first');
    expect(screen.getByText('First page')).toBeTruthy();
    expect(unopened()).toBeTruthy();

    expectNext();
    await settle(() => screen.getByText(link).click());
    expect(unopened(), 'while it is being loaded').toBeNull();
    await settle(() => loadNext());
    await waitFor(() => expect(state()).toBe(`/en/next ${link === 'Next' ? 'PUSH' : 'REPLACE'} idle`));
    expect(unopened()).toBeNull();
    expect(history.state).toMatchObject({ idx: link === 'Next' ? 1 : 0 });
  });
}

it('the router loads the new version if a file of the next page is missing', async () => {
  const assign = vi.fn();
  const real = location;
  vi.stubGlobal(
    'location',
    new Proxy({}, { get: (_, name) => (name === 'assign' ? assign : (Reflect.get(real, name) as unknown)) }),
  );
  open();
  await settle(() => screen.getByText('Next').click());
  await settle(() => failNext(404));
  expect(assign.mock.calls, 'the document that is loaded').toEqual([['/en/next?a=b']]);
  expect(screen.getByText('First page')).toBeTruthy();
  expect(unopened()).toBeNull();
  vi.unstubAllGlobals();
});

it('the router does not keep loading the new version', async () => {
  sessionStorage.setItem('newVersionLoadedAt', `${Date.now() - 1000}`);
  open();
  await settle(() => screen.getByText('Next').click());
  await settle(() => failNext(404));
  await settle(() => undefined);
  expect(location.pathname).toBe('/en');
  expect(unopened()).toBeTruthy();
});
