/**
 * What a check needs and what earlier checks have found out.
 * @typedef {object} Context
 * @property {import('../google.mjs').Google} google
 * @property {string} project
 * @property {string} region
 * @property {string} root
 * @property {boolean} readOnly       nothing is created or changed
 * @property {number} budget          the monthly amount of the budget alert, in the currency of the billing account
 * @property {string} [projectNumber]
 * @property {string} [billingAccount] as in `billingAccounts/0123`
 * @property {string} [bucket]
 */

/**
 * @typedef {object} Result
 * @property {'ok' | 'created' | 'missing'} state
 * @property {string} detail
 * @property {string} [remedy] what the operator has to do; only of what is missing
 */

/**
 * One line of the setup.
 * @typedef {object} Check
 * @property {string} title
 * @property {boolean} [blocksAll]  without it no later check makes sense
 * @property {boolean} [optional]   a deployment does not need it, or makes it
 * @property {(context: Context) => Promise<Result>} run
 */

/** @param {string} detail @returns {Result} */
export const ok = (detail) => ({ state: 'ok', detail });

/** @param {string} detail @returns {Result} */
export const created = (detail) => ({ state: 'created', detail });

/** @param {string} detail @param {string} remedy @returns {Result} */
export const missing = (detail, remedy) => ({ state: 'missing', detail, remedy });

/**
 * The result for something that setup creates and a read-only run only reports.
 * @param {Context} context
 * @param {string} detail
 * @returns {Result}
 */
export const leftToSetup = ({ project }, detail) =>
  missing(detail, `Run: npm run deploy:setup -- ${project}`);
