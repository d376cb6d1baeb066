import { Component, type ReactNode } from 'react';
import { isHydrationPending } from '../platform/browser/hydration';
import { PageError } from '../../shared/components/PageError';

interface PageBoundaryProps {
  /** The path; another one resets the boundary. */
  place: string;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
  error: unknown;
  /** True for the render that follows the error: it may be the first one at another path, whose error it then is. */
  failedNow: boolean;
  place: string;
}

/** An error boundary around a page: shows an error message in its place when it throws or its code cannot be loaded. Resets on navigation. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {
    failed: false,
    error: null,
    failedNow: false,
    place: this.props.place,
  };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failed: true, error, failedNow: true };
  }

  static getDerivedStateFromProps(
    { place }: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    if (state.failedNow) return { failedNow: false, place };
    return place === state.place ? null : { failed: false, place };
  }

  override render() {
    // While hydrating, the server's page is more useful than an error message: `ServedPage` keeps it.
    if (this.state.failed && isHydrationPending()) throw this.state.error;
    return this.state.failed ? <PageError error={this.state.error} /> : this.props.children;
  }
}
