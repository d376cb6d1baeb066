import { expect, it } from 'vitest';
import { anchored } from './legalText';

const VALUES = {
  businessName: { text: 'Ana & <b>Co</b>' },
  email: { text: 'ana@example.com', href: 'mailto:ana@example.com' },
  phone: { text: '(787) 555-0142', href: 'tel:+17875550142' },
};

it('a legal page has an anchor for each heading, and facts instead of placeholders', () => {
  const { html, headings } = anchored(
    '<h2>Who we <em>are</em></h2><p>{{businessName}}, {{other}}, {{constructor}}</p><h2>Who we are</h2>',
    VALUES,
  );
  expect(headings).toEqual([
    { id: 'who-we-are-1', heading: 'Who we are' },
    { id: 'who-we-are-2', heading: 'Who we are' },
  ]);
  expect(html).toContain('<h2 id="who-we-are-1" tabindex="-1">Who we <em>are</em></h2>');
  expect(html).toContain('<p>Ana &#38; &#60;b&#62;Co&#60;/b&#62;, {{other}}, {{constructor}}</p>');
});

it('the email address and the phone number become links, unless they are already inside a link', () => {
  const { html, headings } = anchored(
    '<h2>Ask {{email}}</h2><p>{{phone}}, <a href="/en/contact">or <em>{{email}}</em></a>, {{email}}</p>',
    VALUES,
  );
  expect(html).toContain(
    '<p><a href="tel:+17875550142">(787) 555-0142</a>, <a href="/en/contact">or <em>ana@example.com</em></a>, <a href="mailto:ana@example.com">ana@example.com</a></p>',
  );
  expect(headings[0]?.heading).toBe('Ask ana@example.com');
});

it('headings get the given anchors, which are the same in both languages', () => {
  const { html, headings } = anchored('<h2>Quiénes somos</h2><h2>Tus datos</h2>', {}, ['who', 'data']);
  expect(headings.map(({ id }) => id)).toEqual(['who', 'data']);
  expect(html).toContain('<h2 id="data" tabindex="-1">Tus datos</h2>');
});
