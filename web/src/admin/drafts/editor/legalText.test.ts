import { LEGAL_PAGES } from '@app/domain/general/paths';
import { LEGAL_FIELDS } from '@app/domain/content/legal';
import { publishableSchema } from '@app/domain/fields/schema';
import { expect, it } from 'vitest';
import { legal } from '../../../shared/locales/en/legal';
import { legalHtml } from '../../../shared/content/legalHtml';
import { loadLegalTemplate } from './legalText';

it('legalHtml turns a section into a heading, paragraphs and a list, and escapes the text', () => {
  const [section] = legal.terms.sections;
  const sections = [
    { ...section, heading: 'A & B', paragraphs: ['{{businessName}} <3'], list: ['One'] },
  ] as never;
  expect(legalHtml({ sections })).toBe(
    '<h2>A &amp; B</h2><p>{{businessName}} &lt;3</p><ul><li><p>One</p></li></ul>',
  );
});

it.each(LEGAL_PAGES)('the built-in text for %s is publishable without changes', async (page) => {
  const fields = await loadLegalTemplate(page);
  expect(publishableSchema(LEGAL_FIELDS).validateSync(fields)).toEqual(fields);
  expect(fields.contentEn.match(/<h2>/g)).toHaveLength(legal[page].sections.length);
  expect(fields.contentEs).not.toBe(fields.contentEn);
});

it.each(LEGAL_PAGES)(
  'the built-in text for %s has placeholders for facts and no literal email address or phone number',
  async (page) => {
    const { contentEn, contentEs } = await loadLegalTemplate(page);
    for (const content of [contentEn, contentEs]) {
      expect(new Set(content.match(/\{\{.*?\}\}/g))).toEqual(
        new Set(['{{businessName}}', '{{email}}', '{{phone}}']),
      );
      expect(content).not.toMatch(/@|\d{3}\D{0,2}\d{3}[-. ]\d{4}/);
    }
  },
);
