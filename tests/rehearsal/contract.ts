/** Validates calls and responses against Google's discovery documents (contract/README.md). */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Schema {
  type?: string;
  format?: string;
  enum?: string[];
  $ref?: string;
  readOnly?: boolean;
  required?: boolean;
  repeated?: boolean;
  location?: 'path' | 'query';
  pattern?: string;
  items?: Schema;
  additionalProperties?: Schema;
  properties?: Record<string, Schema>;
}
type Schemas = Record<string, Schema>;

interface Method {
  httpMethod: string;
  path: string;
  parameters: Schemas;
  request?: string;
  response?: string;
}

interface Document {
  /** The API's host and path prefix. */
  root: string;
  /** The parameters that every method accepts. */
  parameters: Schemas;
  methods: Method[];
  schemas: Schemas;
}

const FOLDER = join(import.meta.dirname, 'contract');
const documents = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json') && name !== 'methods.json')
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Document);

/** Calls that no discovery document lists, each with its source. */
const UNDOCUMENTED: [call: RegExp, source: string][] = [
  [
    /^POST upload-firebasehosting\.googleapis\.com\/upload\//,
    'https://firebase.google.com/docs/hosting/api-deploy',
  ],
  [
    /^GET firebasehosting\.googleapis\.com\/v1beta1\/sites\/[^/]+\/operations\/[^/]+$/,
    'https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions/clone',
  ],
  [
    /^GET firebasestorage\.googleapis\.com\/v1alpha\/projects\/[^/]+\/defaultBucket$/,
    'firebase-tools: lib/gcp/storage.js, getDefaultBucket',
  ],
  // Google documents this call with a JSON body, but clients send a form, as in OAuth.
  [
    /^POST sts\.googleapis\.com\/v1\/(oauth)?token$/,
    'https://cloud.google.com/iam/docs/reference/sts/rest/v1/TopLevel/token',
  ],
];

interface Call {
  method: string;
  /** The decoded host and path. */
  address: string;
  query: URLSearchParams;
  /** The request body, or undefined if none was sent. */
  body: unknown;
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]|]/g, '\\$&');

/**
 * Returns a regular expression that matches the address of any call to a method. The method's path may
 * contain parameters, for example `v1/{+name}:clone`.
 */
function addressesOf({ root }: Document, { path, parameters }: Method): RegExp {
  const parts = path.split(/\{\+?(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return literal(part);
    const pattern = parameters[part]?.pattern;
    return pattern ? `(?:${pattern.replace(/^\^|\$$/g, '')})` : '[^/]+';
  });
  return new RegExp(`^${literal(root)}${parts.join('')}$`);
}

const methods = documents.flatMap((document) =>
  document.methods.map((method) => ({ document, method, addresses: addressesOf(document, method) })),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Functions that check whether a value has a type, keyed by type. 64-bit integers are strings in JSON. */
const TYPES: Record<string, (value: unknown, format?: string) => boolean> = {
  any: () => true,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  string: (value, format = '') => {
    if (format.endsWith('int64')) return /^-?\d+$/.test(String(value));
    if (format === 'google-datetime') return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    if (format === 'google-duration') return /^\d+(\.\d+)?s$/.test(String(value));
    return typeof value === 'string';
  },
};

/** Returns a value's violations of a schema. In a request, output-only fields are violations too. */
function problemsOf(
  value: unknown,
  schema: Schema,
  schemas: Schemas,
  isRequest: boolean,
  at: string,
): string[] {
  const { $ref, type = 'any', items, properties, additionalProperties: more } = schema;
  if (isRequest && schema.readOnly) return [`${at} is output only`];
  if ($ref) return problemsOf(value, schemas[$ref] ?? {}, schemas, isRequest, at);
  if (type === 'array' && items)
    return Array.isArray(value)
      ? value.flatMap((item, index) => problemsOf(item, items, schemas, isRequest, `${at}[${index}]`))
      : [`${at} is not a list`];
  if (type === 'object') {
    if (!isRecord(value)) return [`${at} is not an object`];
    return Object.entries(value).flatMap(([key, part]) => {
      const schemaOfPart = properties?.[key] ?? more;
      return schemaOfPart
        ? problemsOf(part, schemaOfPart, schemas, isRequest, `${at}.${key}`)
        : [`${at}.${key} is unknown`];
    });
  }
  if (schema.enum && !schema.enum.includes(String(value))) return [`${at} cannot be ${String(value)}`];
  return TYPES[type]?.(value, schema.format) ? [] : [`${at} is not ${type}: ${JSON.stringify(value)}`];
}

function problemsOfQuery(query: URLSearchParams, { parameters }: Method, document: Document): string[] {
  const known = { ...document.parameters, ...parameters };
  const missing = Object.entries(parameters)
    .filter(([name, { location, required }]) => location === 'query' && required && !query.has(name))
    .map(([name]) => `the parameter ${name} is missing`);
  return [
    ...missing,
    ...[...query].flatMap(([name, text]) => {
      const schema = known[name];
      if (schema?.location !== 'query') return [`the parameter ${name} is unknown`];
      if (!schema.repeated && query.getAll(name).length > 1) return [`the parameter ${name} is repeated`];
      const value = schema.type === 'string' ? text : (JSON.parse(text) as unknown);
      return problemsOf(value, schema, {}, true, name);
    }),
  ];
}

function problemsOfBody(body: unknown, { request }: Method, { schemas }: Document): string[] {
  // firebase-tools sends an empty object even to methods that take no body (its gcp/serviceusage.js).
  if (!request)
    return JSON.stringify(body ?? {}) === '{}' ? [] : ['a body is sent, but the method takes none'];
  return problemsOf(body ?? {}, { $ref: request }, schemas, true, 'body');
}

/** Returns the reasons Google would refuse a call, and a function that validates the response. */
export function judge({ method, address, query, body }: Call): {
  problems: string[];
  problemsOfAnswer: (answer: unknown) => string[];
} {
  const found = methods
    .filter(({ method: { httpMethod }, addresses }) => httpMethod === method && addresses.test(address))
    .map(({ document, method: candidate }) => ({
      problems: [
        ...problemsOfQuery(query, candidate, document),
        ...problemsOfBody(body, candidate, document),
      ],
      problemsOfAnswer: (answer: unknown) =>
        candidate.response
          ? problemsOf(answer, { $ref: candidate.response }, document.schemas, false, 'answer')
          : [],
    }))
    .sort((a, b) => a.problems.length - b.problems.length)[0];
  const isKnown = UNDOCUMENTED.some(([call]) => call.test(`${method} ${address}`));
  return found ?? { problems: isKnown ? [] : ['there is no such method'], problemsOfAnswer: () => [] };
}
