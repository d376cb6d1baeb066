import { useRouteError } from 'react-router-dom';
import { PageError } from '../../shared/components/PageError';

/** Shown in place of a screen that threw, or whose code could not be loaded. */
export function RouteError() {
  return <PageError error={useRouteError()} />;
}
