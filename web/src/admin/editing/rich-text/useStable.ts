import { useLayoutEffect, useRef, useState } from 'react';

type Handler = (...args: never[]) => unknown;

/**
 * Returns functions that stay the same but call the latest `handlers`, so components that receive them don't
 * rerender when the handlers change.
 */
export function useStable<Given extends Record<keyof Given, Handler>>(handlers: Given): Given {
  const latest = useRef<Record<string, Handler>>(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(handlers).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
    ),
  );
  return stable as Given;
}
