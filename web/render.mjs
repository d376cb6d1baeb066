// Renders the public pages with src/server.tsx, using the template and the manifest next to this file.
import { readFileSync } from 'node:fs';
import { readPage, readSite, readSiteSocialImage, renderDocument, renderSite } from './server.js';

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

const template = read('template.html');
const manifest = JSON.parse(read('manifest.json'));

/** @type {import('@app/domain/publishing/page-renderer').PageRenderer['renderPage']} */
export const renderPage = (request) => renderDocument(request, template, manifest);

export { readPage, readSite, readSiteSocialImage, renderSite };
