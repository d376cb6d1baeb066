import * as fields from '../../domain/src/fields/field.ts';
import * as formFields from '../../domain/src/fields/form.ts';
import type { Plugin } from 'vite';

/** Matches the modules that describe content kinds and forms. */
const DESCRIPTION = /\/domain\/src\/(?:content|blog|inbox)\/[\w-]+\.ts$/;

/** The functions that define fields. */
const FIELD_TYPES = new Set(Object.keys({ ...fields, ...formFields }));

/** The properties of visitors' form fields that only the owner's area needs. */
const OWNERS_ONLY_IN_FORM = ['label'];

type Option = { [Type in fields.FieldType]: keyof fields.FieldOptions[Type] }[fields.FieldType];

/** The properties of content fields that only the owner's forms and the schemas need. */
const OWNERS_ONLY = [
  'label',
  'note',
  'section',
  'advanced',
  'add',
  'item',
  'first',
  'rows',
  'aspectRatio',
  'isName',
  'isPath',
  'replaces',
  'max',
  'format',
  'from',
  'after',
  'pairedWith',
  'notBefore',
  'withoutOverlap',
] as const satisfies readonly Option[];

/** The minimum length of the strings to check. Shorter strings may appear elsewhere by coincidence. */
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

const nameOf = (node: unknown): string => (isNode(node) ? String(part(node, 'name')) : '');

/**
 * The property that maps choices to the owner's labels for them. Pages need the choices' names to read stored
 * data.
 */
const CHOICES = 'choices';

const isProperty = ({ type }: Node): boolean => type === 'Property';

/**
 * Returns the syntax nodes that only the owner's forms and the schemas need. They occur in calls that define
 * fields, such as `text({ ... })`.
 */
function ownersProperties(node: Node, names: readonly string[], isField = false): Node[] {
  const name = isField && isProperty(node) ? nameOf(part(node, 'key')) : '';
  if (names.includes(name)) return [node];
  if (name === CHOICES)
    return childrenOf(part(node, 'value') as Node).flatMap((choice) => part(choice, 'value') as Node);
  if (node.type === 'CallExpression' && FIELD_TYPES.has(nameOf(part(node, 'callee'))))
    return childrenOf(node).flatMap((child) =>
      childrenOf(child).flatMap((each) => ownersProperties(each, names, true)),
    );
  return childrenOf(node).flatMap((child) => ownersProperties(child, names));
}

const textsIn = (node: Node): string[] => {
  const value = part(node, 'value');
  return node.type === 'Literal' && typeof value === 'string' ? [value] : childrenOf(node).flatMap(textsIn);
};

/**
 * Removes everything that public pages don't need from field descriptions, mainly the owner's labels and
 * notes. Fails the build if any of the removed strings remain.
 */
export function stripLabels(): Plugin {
  /**
   * Whether this build keeps everything. Only the visitors' application is stripped, not the owner's area or
   * the server's renderer.
   */
  let isKept = false;
  const removed = new Set<string>();
  return {
    name: 'strip-labels',
    apply: 'build',
    configResolved({ build }) {
      // Only the visitors' application is built from Vite's default input, index.html.
      isKept = build.rolldownOptions.input !== undefined || Boolean(build.ssr);
    },
    transform(code, id) {
      if (isKept || !DESCRIPTION.test(id) || !/\/fields\/(?:field|form)['"]/.test(code)) return;
      const names = code.includes('/fields/form') ? OWNERS_ONLY_IN_FORM : OWNERS_ONLY;
      let stripped = code;
      for (const property of ownersProperties(this.parse(code), names).reverse()) {
        for (const text of textsIn(property)) removed.add(text);
        const rest = stripped.slice(property.end);
        // Keeps the choice's name but replaces its label with 0.
        stripped =
          stripped.slice(0, property.start) + (isProperty(property) ? rest.replace(/^\s*,/, '') : `0${rest}`);
      }
      return { code: stripped, map: null };
    },
    generateBundle(_, bundle) {
      if (isKept) return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const text of removed)
          if (text.length >= DISTINCT_LENGTH && chunk.code.includes(text))
            this.error(`${chunk.fileName} contains text from the owner's area: ${text}`);
      }
    },
  };
}
