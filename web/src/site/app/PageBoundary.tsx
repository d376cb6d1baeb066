import { Component, type ReactNode } from 'react';
import { isHydrationPending } from '../platform/browser/hydration';
import { PageError } from '../../shared/components/PageError';

interface PageBoundaryProps {
  /** The current path. Changing it resets the boundary. */
  place: string;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
  error: unknown;
  /**
   * The last rendered path. Null right after an error, so that the error is attributed to the next path
   * rendered.
   */
  place: string | null;
}

/**
 * An error boundary around a page. It shows an error message if the page throws or the page's code cannot be
 * loaded. Navigating to another path resets the boundary.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false, error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: true, error, place: null };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: PageBoundaryState) {
    return { place, failed: state.failed && (state.place ?? place) === place };
  }

  override render() {
    // During hydration, rethrows the error, so that `ServedPage` keeps the server-rendered page, which is
    // more useful than an error message.
    if (this.state.failed && isHydrationPending()) throw this.state.error;
    return this.state.failed ? <PageError error={this.state.error} /> : this.props.children;
  }
}
