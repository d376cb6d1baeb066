import { BRAND_FIELDS, NO_BRAND } from '@app/domain/content/brand';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withBrand } from './brandTemplate';

const template = `${readFileSync(join(import.meta.dirname, '../../../../index.html'), 'utf8')}
<meta name="theme-color" content="#FFFCF7" data-light="#FFFCF7" data-dark="#132520" />`;

describe('the page template', () => {
  it.each(Object.keys(BRAND_FIELDS.fonts.choices) as (typeof NO_BRAND.fonts)[])(
    'contains and preloads only the chosen pair of fonts: %s',
    (fonts) => {
      const page = withBrand(template, { ...NO_BRAND, fonts });
      expect(page.match(/data-fonts="\w+"/g)).toEqual(Array(3).fill(`data-fonts="${fonts}"`));
      expect(page.match(/rel="preload" as="font"/g)).toHaveLength(1);
      expect(page.match(/id="font"/g)).toHaveLength(1);
    },
  );

  it('contains no custom colors until the owner chooses some', () => {
    expect(withBrand(template, NO_BRAND)).not.toContain('--pw-colors-');
  });

  it("applies the owner's colors in light mode, in dark mode, in print, and in the browser's toolbars", () => {
    const page = withBrand(template, { ...NO_BRAND, accentColor: '#1F4FA3', groundColor: '#CFE3F5' });
    const [, light = '', dark = '', print = ''] =
      /<style>html\{(.*?)\}html\.dark\{(.*?)\}@media print\{html,html\.dark\{(.*?)\}\}<\/style>/.exec(page) ??
      [];
    expect(light).toContain('--pw-colors-accent:#1F4FA3;');
    expect(light).toContain('--pw-colors-wall:#CFE3F5;');
    expect(dark).toMatch(/--pw-colors-accent:#(?!1F4FA3)\w{6};/);
    expect(print).toContain('--pw-colors-accent:#1F4FA3!important;');
    expect(print).not.toContain('--pw-colors-bg:');
    expect(page).toMatch(
      /<meta name="theme-color" content="(#\w{6})" data-light="\1" data-dark="#(?!132520)\w{6}"/,
    );
    expect(page).not.toContain('#FFFCF7');
  });

  it('ignores a partially typed color in a preview', () => {
    expect(withBrand(template, { ...NO_BRAND, accentColor: '#1F4' })).toBe(withBrand(template, NO_BRAND));
  });
});
