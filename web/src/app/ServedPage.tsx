import { Component, type ReactNode } from 'react';

interface ServedPageProps {
  /** Where React renders; it holds the page that the server sent. */
  root: HTMLElement;
  children: ReactNode;
}

/**
 * Keeps the page that the server sent when hydration fails, whatever the reason: its nodes go back to where they were, so that it can
 * still be read, its links followed and its form sent. React takes a page away that it cannot render.
 */
export class ServedPage extends Component<ServedPageProps, { failed: boolean }> {
  override state = { failed: false };
  private nodes: ChildNode[] = [];
  private headNodes: ChildNode[] = [];

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount() {
    this.putBack();
  }

  override componentDidUpdate() {
    this.putBack();
  }

  private putBack() {
    if (!this.state.failed) return;
    this.props.root.append(...this.nodes);
    // The title and the like, which React takes away with the page that has written them.
    document.head.append(...this.headNodes.filter((node) => !node.isConnected));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // Rendering comes before React changes the document.
    if (this.nodes.length === 0) {
      this.nodes = [...this.props.root.childNodes];
      this.headNodes = [...document.head.childNodes];
    }
    return null;
  }
}
