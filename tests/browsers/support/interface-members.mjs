/**
 * An ESLint rule for the members of web interfaces: `self.registration.navigationPreload.enable()`. eslint-plugin-compat knows globals and
 * their static methods only.
 *
 * The data of MDN has no types. A member is unsupported if no interface has a member of its name in every browser, and it is checked only
 * where the expression leads back to a global of the browser. To read a missing member is harmless; to call it, or to read a member of it,
 * throws, unless a condition asks for it first.
 */
import bcd from '@mdn/browser-compat-data' with { type: 'json' };

const WINDOW = new Set(['globalThis', 'self', 'window']);

/** Arrays and texts are reached through interfaces, too. */
const OWN_OF_JAVASCRIPT = new Set(Object.values(bcd.javascript.builtins).flatMap(Object.keys));

const MEMBERS = new Set(Object.values(bcd.api).flatMap(Object.keys));

/** Returns the names of the members that no interface has in every browser. */
function unsupportedMembers(isEverywhere) {
  // Globals and static methods are members as well: other rules check them.
  const names = { true: new Set(Object.keys(bcd.api)), false: new Set() };
  for (const members of Object.values(bcd.api))
    for (const [name, { __compat }] of Object.entries(members))
      if (name.endsWith('_static')) names.true.add(name.slice(0, -'_static'.length));
      else if (__compat && /^[a-z][A-Za-z]*$/.test(name)) names[isEverywhere(__compat)].add(name);
  return [...names.false].filter((name) => !names.true.has(name) && !OWN_OF_JAVASCRIPT.has(name));
}

/** Returns the expression that this one is reached through; undefined at its beginning. */
function previous(node) {
  if (node.type === 'MemberExpression') return node.object;
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return node.callee;
  if (node.type === 'AwaitExpression') return node.argument;
  return node.type === 'ChainExpression' ? node.expression : undefined;
}

/** Whether the node is used as if it had a value: a member of it is read, or it is called. */
const isUsed = (node, { parent } = node) =>
  !parent.optional &&
  ((parent.type === 'MemberExpression' && parent.object === node) ||
    (parent.type === 'CallExpression' && parent.callee === node));

/** Returns the conditions that have to be met, or not, before the node is evaluated. */
function conditionsBefore(node) {
  const conditions = [];
  for (let inner = node; inner.parent; inner = inner.parent) {
    const { type, test, left, body } = inner.parent;
    if (test && inner !== test) conditions.push(test);
    if (type === 'LogicalExpression' && inner !== left) conditions.push(left);
    // Those after which the function has ended.
    if (type === 'BlockStatement')
      conditions.push(...body.slice(0, body.indexOf(inner)).flatMap((before) => before.test ?? []));
  }
  return conditions;
}

/** Returns the rule. `isEverywhere` tells whether all browsers support a feature. */
export function interfaceMembers(isEverywhere) {
  const unsupported = new Set(unsupportedMembers(isEverywhere));
  return {
    create({ report, sourceCode }) {
      function isOfTheBrowser(node, scope) {
        if (node.type === 'MemberExpression' && !MEMBERS.has(node.property.name)) return false;
        const before = previous(node);
        if (before) return isOfTheBrowser(before, scope);
        if (node.type !== 'Identifier') return false;
        let found = scope;
        while (found && !found.set.has(node.name)) found = found.upper;
        const [definition, ...others] = found?.set.get(node.name).defs ?? [];
        if (!definition) return WINDOW.has(node.name) || node.name in bcd.api || node.name in bcd.api.Window;
        const { init } = definition.node;
        // Set once, before: not by an expression that names the variable itself.
        const isSet = others.length === 0 && init && init.range[1] <= node.range[0];
        return isSet ? isOfTheBrowser(init, sourceCode.getScope(init)) : false;
      }
      /** Whether the code names the member: `'share' in navigator`, `navigator.share`. */
      const names = (condition, member) => new RegExp(`\\b${member}\\b`).test(sourceCode.getText(condition));

      return {
        MemberExpression(node) {
          const { name } = node.property;
          if (node.computed || !unsupported.has(name) || !isUsed(node)) return;
          if (conditionsBefore(node).some((condition) => names(condition, name))) return;
          if (isOfTheBrowser(node.object, sourceCode.getScope(node)))
            report({ node, message: `${name} is not in all browsers` });
        },
      };
    },
  };
}
