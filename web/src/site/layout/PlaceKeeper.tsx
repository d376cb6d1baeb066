import { Component } from 'react';
import { readingPlace, scrollToPlace, type ReadingPlace } from '../platform/browser/readingPlace';
import { whileSettling } from '../../shared/browser/whileSettling';

/** How long a page must go without changes to be considered complete, in milliseconds. */
const SETTLED_AFTER_MS = 1000;

interface PlaceKeeperProps {
  locale: string;
  /** Whether the navigation to the new language should keep the reading position. */
  keeps: boolean;
}

/**
 * Keeps the topmost visible block in place when the language changes, because text differs in length between
 * languages. Scroll anchoring can't do this: Safari doesn't support it, and other browsers lose the anchor
 * element when the page is replaced. This is a class component, because only `getSnapshotBeforeUpdate` runs
 * between rendering and the DOM update.
 */
export class PlaceKeeper extends Component<PlaceKeeperProps> {
  private end: (() => void) | undefined;

  override getSnapshotBeforeUpdate({ locale }: PlaceKeeperProps): ReadingPlace | null {
    if (locale === this.props.locale) return null;
    this.end?.();
    if (!this.props.keeps) return null;
    const place = readingPlace();
    // The browser's own scroll anchoring would interfere.
    if (place) document.documentElement.style.setProperty('overflow-anchor', 'none');
    return place;
  }

  override componentDidUpdate(_props: PlaceKeeperProps, _state: unknown, place: ReadingPlace | null): void {
    if (!place) return;
    let timer: ReturnType<typeof setTimeout>;
    this.end = whileSettling(
      () => {
        clearTimeout(timer);
        // Continues until the position exists, because a list that is still loading may take longer than the
        // delay.
        if (scrollToPlace(place)) timer = setTimeout(() => this.end?.(), SETTLED_AFTER_MS);
      },
      () => {
        clearTimeout(timer);
        document.documentElement.style.removeProperty('overflow-anchor');
      },
    );
  }

  override componentWillUnmount(): void {
    this.end?.();
  }

  override render() {
    return null;
  }
}
