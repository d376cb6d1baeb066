import type { Plugin } from 'vite';

/** The modules in which kinds of content are described. */
const DESCRIPTION = /\/domain\/src\/(?:content|blog|inbox)\/[\w-]+\.ts$/;

/** What only the owner's forms need of a field. */
const OWNERS_ONLY = ['label', 'note', 'section', 'add', 'item'];

/** Below this, a text may occur elsewhere by chance. */
const DISTINCT_LENGTH = 25;

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const part = (node: Node, name: string): unknown => Reflect.get(node, name);

/** Returns the properties of object literals that only the owner's forms need. */
function ownersProperties(node: Node): Node[] {
  const key = part(node, 'key');
  if (node.type === 'Property' && isNode(key) && OWNERS_ONLY.includes(String(part(key, 'name'))))
    return [node];
  return childrenOf(node).flatMap(ownersProperties);
}

const textsIn = (node: Node): string[] => {
  const value = part(node, 'value');
  return node.type === 'Literal' && typeof value === 'string' ? [value] : childrenOf(node).flatMap(textsIn);
};

/**
 * Removes the owner's words from the descriptions of fields, except for the owner's application. Refuses a build in which one of them is
 * left.
 */
export function stripLabels(): Plugin {
  let isOwners = false;
  const removed = new Set<string>();
  return {
    name: 'strip-labels',
    apply: 'build',
    configResolved({ build }) {
      isOwners = JSON.stringify(build.rolldownOptions.input ?? '').includes('admin.html');
    },
    transform(code, id) {
      if (isOwners || !DESCRIPTION.test(id) || !code.includes('/fields/field')) return;
      let stripped = code;
      for (const property of ownersProperties(this.parse(code)).reverse()) {
        for (const text of textsIn(property)) removed.add(text);
        stripped = stripped.slice(0, property.start) + stripped.slice(property.end).replace(/^\s*,/, '');
      }
      return { code: stripped, map: null };
    },
    generateBundle(_, bundle) {
      if (isOwners) return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const text of removed)
          if (text.length >= DISTINCT_LENGTH && chunk.code.includes(text))
            this.error(`${chunk.fileName} has a text of the owner's area: ${text}`);
      }
    },
  };
}
