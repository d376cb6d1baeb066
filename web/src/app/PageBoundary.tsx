import { Component, type ReactNode } from 'react';
import { isHydrationPending } from '../platform/browser/hydration';
import { PageError } from './layout/PageError';

interface PageBoundaryProps {
  /** Another place is another try. */
  place: string;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
  error: unknown;
  /** Thrown in the very rendering that is under way, which may be the first one of another place. */
  failedNow: boolean;
  place: string;
}

/** Stands around a page, so that one that breaks or cannot be fetched leaves the rest of the site in place. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false, error: null, failedNow: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failed: true, error, failedNow: true };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: PageBoundaryState): Partial<PageBoundaryState> | null {
    if (state.failedNow) return { failedNow: false, place };
    return place === state.place ? null : { failed: false, place };
  }

  override render() {
    // The page that the server sent says more than that it could not be loaded: `ServedPage` keeps it.
    if (this.state.failed && isHydrationPending()) throw this.state.error;
    return this.state.failed ? <PageError /> : this.props.children;
  }
}
