const RUNNING =
  'script, iframe, frame, object, embed, base, link, style, svg, math, form, template, meta, portal';
const ADDRESSES = [
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'data',
  'xlink:href',
  'poster',
  'ping',
  'background',
];
/** Matches characters that browsers ignore in the protocol of a URL. */
const IGNORED = /[\u0000-\u0020]/g;

/** The start of the URL that React substitutes for a `javascript:` URL. All it does is throw an error. */
const BLOCKED = "javascript:throw new Error('React has blocked";

/** Returns the attributes that run a script, as `element attribute="value"`. */
export const runningAttributes = (root: ParentNode): string[] =>
  attributesWith(
    root,
    (name, value) =>
      /^on|^srcdoc$/.test(name) || (leadsTo(name, value, /^javascript:/i) && !value.startsWith(BLOCKED)),
  );

const leadsTo = (name: string, value: string, protocol: RegExp): boolean =>
  ADDRESSES.includes(name) && protocol.test(value.replace(IGNORED, ''));

function attributesWith(root: ParentNode, matches: (name: string, value: string) => boolean): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => matches(name, value))
      .map(({ name, value }) => `${element.localName} ${name}="${value}"`),
  );
}

/**
 * Returns the elements and attributes that sanitized HTML must not contain, because only text, links and
 * pictures are allowed.
 */
export const whatRuns = (root: ParentNode): string[] => [
  ...[...root.querySelectorAll(RUNNING)].map(({ outerHTML }) => outerHTML),
  ...runningAttributes(root),
  ...attributesWith(
    root,
    (name, value) =>
      ['style', 'class', 'id', 'name'].includes(name) ||
      leadsTo(name, value, /^(?:vbscript|data|blob|file):/i),
  ),
];
