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
/** Browsers ignore these characters in the protocol of an address. */
const IGNORED = /[\u0000-\u0020]/g;

/** React writes this address, which throws, in place of an address that would run a script. */
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

/** Returns everything in sanitized HTML that isn't text, a link or a picture. */
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
