import { Component, type ReactNode } from 'react';

interface ServedPageProps {
  root: HTMLElement;
  children: ReactNode;
}

/**
 * Keeps the server-rendered page if hydration fails. React removes nodes that it can't render; this component
 * puts them back, so that links and the form still work.
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
    // React also removes the title and any other head elements rendered by the page.
    document.head.append(...this.headNodes.filter((node) => !node.isConnected));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // React renders before it touches the document, so the nodes are still there.
    if (this.nodes.length === 0) {
      this.nodes = [...this.props.root.childNodes];
      this.headNodes = [...document.head.childNodes];
    }
    return null;
  }
}
