/**
 * An ESLint rule for members of web interfaces, for example `self.registration.navigationPreload.enable()`.
 * The other rules in eslint.config.js check only globals and static methods.
 *
 * Without type information, the rule checks only expressions that start with a browser global. A member
 * counts as unsupported if no interface has one by that name in every browser. Merely reading a missing
 * member is fine. Calling it, or reading one of its own members, is an error unless a condition checks for it
 * first.
 */
import bcd from '@mdn/browser-compat-data' with { type: 'json' };

const WINDOW = new Set(['globalThis', 'self', 'window']);

/**
 * JavaScript's built-in members. These names are never reported, because web interfaces also return arrays
 * and strings.
 */
const OWN_OF_JAVASCRIPT = new Set(Object.values(bcd.javascript.builtins).flatMap(Object.keys));

const MEMBERS = new Set(Object.values(bcd.api).flatMap(Object.keys));

/** Returns the names that, according to `isEverywhere`, no interface has as a member in all browsers. */
function unsupportedMembers(isEverywhere) {
  // Other rules check globals and static methods, so their names count as supported here.
  const names = { true: new Set(Object.keys(bcd.api)), false: new Set() };
  for (const members of Object.values(bcd.api))
    for (const [name, { __compat }] of Object.entries(members))
      if (name.endsWith('_static')) names.true.add(name.slice(0, -'_static'.length));
      else if (__compat && /^[a-z][A-Za-z]*$/.test(name)) names[isEverywhere(__compat)].add(name);
  return [...names.false].filter((name) => !names.true.has(name) && !OWN_OF_JAVASCRIPT.has(name));
}

/**
 * Returns the expression before the node in a chain of members and calls, or undefined at the start of the
 * chain.
 */
function previous(node) {
  if (node.type === 'MemberExpression') return node.object;
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return node.callee;
  if (node.type === 'AwaitExpression') return node.argument;
  return node.type === 'ChainExpression' ? node.expression : undefined;
}

/**
 * Returns whether the code calls the node or accesses one of its members. Either fails if the node is
 * undefined.
 */
const isUsed = (node, { parent } = node) =>
  !parent.optional &&
  ((parent.type === 'MemberExpression' && parent.object === node) ||
    (parent.type === 'CallExpression' && parent.callee === node));

/** Returns the conditions that the code checks before it evaluates the node. */
function conditionsBefore(node) {
  const conditions = [];
  for (let inner = node; inner.parent; inner = inner.parent) {
    const { type, test, left, body } = inner.parent;
    if (test && inner !== test) conditions.push(test);
    if (type === 'LogicalExpression' && inner !== left) conditions.push(left);
    // Earlier statements may return early, so their conditions count, too.
    if (type === 'BlockStatement')
      conditions.push(...body.slice(0, body.indexOf(inner)).flatMap((before) => before.test ?? []));
  }
  return conditions;
}

/** Returns the ESLint rule. `isEverywhere` tells whether all browsers support a feature. */
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
        // Follows a variable to its value only if the variable has a single definition whose initializer ends
        // before this use. That excludes initializers that refer to the variable itself.
        const isSet = others.length === 0 && init && init.range[1] <= node.range[0];
        return isSet ? isOfTheBrowser(init, sourceCode.getScope(init)) : false;
      }
      /**
       * Returns whether the member's name appears in a condition, as in `'share' in navigator` or
       * `navigator.share`.
       */
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
