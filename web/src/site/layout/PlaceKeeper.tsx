import { Component } from 'react';
import { readingPlace, scrollToPlace, type ReadingPlace } from '../platform/browser/readingPlace';
import { whileSettling } from '../../shared/browser/whileSettling';

/** The time without changes after which a page is considered complete, in milliseconds. */
const SETTLED_AFTER_MS = 1000;

interface PlaceKeeperProps {
  locale: string;
  /** Whether the navigation to this language should keep the scroll position. */
  keeps: boolean;
}

/**
 * Keeps the topmost visible block in place when the language changes, because the texts differ in length.
 * Scroll anchoring can't do this: Safari has none, and other browsers lose the anchor element when the page
 * is replaced. It is a class, because only `getSnapshotBeforeUpdate` runs between rendering and the change of
 * the document.
 */
export class PlaceKeeper extends Component<PlaceKeeperProps> {
  private end: (() => void) | undefined;

  override getSnapshotBeforeUpdate({ locale }: PlaceKeeperProps): ReadingPlace | null {
    if (locale === this.props.locale) return null;
    this.end?.();
    if (!this.props.keeps) return null;
    const place = readingPlace();
    // The browser's own scroll anchoring would also move the page.
    if (place) document.documentElement.style.setProperty('overflow-anchor', 'none');
    return place;
  }

  override componentDidUpdate(_props: PlaceKeeperProps, _state: unknown, place: ReadingPlace | null): void {
    if (!place) return;
    let timer: ReturnType<typeof setTimeout>;
    this.end = whileSettling(
      () => {
        clearTimeout(timer);
        // A list that is still loading may take longer than the delay.
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
