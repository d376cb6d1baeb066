// node tests/rehearsal/contract/refresh.mjs <folder>: extracts the methods listed in methods.json and their
// schemas from a folder of Google's discovery documents. README.md explains how to get this folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** The schema properties that make up the contract. Descriptions are dropped. */
const KEPT = ['type', 'format', 'enum', '$ref', 'pattern', 'location', 'required', 'repeated', 'readOnly'];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node tests/rehearsal/contract/refresh.mjs <folder>');

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {any} schema @returns {any} the schema without its descriptions */
function pruned(schema) {
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => KEPT.includes(key)));
  // Required parameters are labeled in their descriptions (https://google.aip.dev/203). Required fields
  // aren't checked, because firebase-tools omits some in `firebaserules.projects.test` and Google accepts the
  // calls.
  if (schema.location === 'query' && /^Required\b/.test(schema.description)) kept.required = true;
  for (const key of ['items', 'additionalProperties']) if (schema[key]) kept[key] = pruned(schema[key]);
  if (schema.properties) kept.properties = mapped(schema.properties, pruned);
  return kept;
}

/** @param {Record<string, any>} object @param {(value: any) => any} change */
const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** @param {any} node @returns {any[]} every method in a document */
const methodsOf = ({ methods = {}, resources = {} }) => [
  ...Object.values(methods),
  ...Object.values(resources).flatMap(methodsOf),
];

/** @param {any} value @returns {string[]} the names of the schemas to which the value refers */
const refsIn = (value) => [...JSON.stringify(value).matchAll(/"\$ref":"(\w+)"/g)].map(([, ref = '']) => ref);

/** @param {string} name the document's name @param {string[]} ids the ids of the methods to extract */
function contractOf(name, ids) {
  const document = readJson(join(folder ?? '', `${name}.json`));
  const methods = ids.map((id) => {
    const method = methodsOf(document).find((candidate) => candidate.id === id);
    if (!method) throw new Error(`${name} has no method ${id}.`);
    const { httpMethod, path, request, response, parameters = {} } = method;
    return {
      id,
      httpMethod,
      path,
      parameters: mapped(parameters, pruned),
      request: request?.$ref,
      response: response?.$ref,
    };
  });
  /** @type {Record<string, any>} */
  const schemas = {};
  const left = methods.flatMap(({ request, response }) => [request, response].filter(Boolean));
  for (let ref = left.pop(); ref !== undefined; ref = left.pop()) {
    if (ref in schemas) continue;
    schemas[ref] = pruned(document.schemas[ref]);
    left.push(...refsIn(schemas[ref]));
  }
  const { revision, rootUrl, servicePath } = document;
  const parameters = mapped(document.parameters ?? {}, pruned);
  return { revision, root: rootUrl.replace('https://', '') + servicePath, parameters, methods, schemas };
}

/** @param {object} value @returns {string} the JSON, with each method and schema on its own line */
function lines(value) {
  return Object.entries(value)
    .map(
      ([key, part]) =>
        `${JSON.stringify(key)}: ${typeof part === 'object' ? nested(part) : JSON.stringify(part)}`,
    )
    .join(',\n');
}

/** @param {any} part */
const nested = (part) =>
  Array.isArray(part)
    ? `[\n${part.map((item) => JSON.stringify(item)).join(',\n')}\n]`
    : `{\n${Object.entries(part)
        .map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`)
        .join(',\n')}\n}`;

for (const [name, ids] of Object.entries(readJson(join(HERE, 'methods.json'))))
  writeFileSync(join(HERE, `${name}.json`), `{\n${lines(contractOf(name, ids))}\n}\n`);
