import { Component, type ReactNode } from 'react';

interface ServedPageProps {
  root: HTMLElement;
  children: ReactNode;
}

/**
 * An error boundary that keeps the server's page when hydration fails for any reason. React removes a page that it cannot render; this
 * puts its nodes back, so that it can still be read, its links followed and its form sent.
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
    // The title and the like, which React removes with the page that rendered them.
    document.head.append(...this.headNodes.filter((node) => !node.isConnected));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // React renders before it changes the document, so the nodes are still in it.
    if (this.nodes.length === 0) {
      this.nodes = [...this.props.root.childNodes];
      this.headNodes = [...document.head.childNodes];
    }
    return null;
  }
}
