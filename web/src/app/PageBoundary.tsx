import { Component, type ReactNode } from 'react';
import { PageError } from './layout/PageError';

interface PageBoundaryProps {
  /** Another place is another try. */
  place: string;
  children: ReactNode;
}

interface PageBoundaryState {
  place: string;
  failed: boolean;
}

/** Stands around a page, so that one that breaks or cannot be fetched leaves the rest of the site in place. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { place: this.props.place, failed: false };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return place === state.place ? null : { place, failed: false };
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}
