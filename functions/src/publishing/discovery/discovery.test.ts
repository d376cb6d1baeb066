import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { samplePost } from '@app/domain/blog/posts.fixture';
import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { NO_FACTS } from '@app/domain/content/facts';
import { NO_BRAND } from '@app/domain/content/brand';
import { LOCALES } from '@app/domain/general/locale';
import { PAGE_NAMES, pagePath } from '@app/domain/general/paths';
import { emptyValues } from '@app/domain/fields/reader';
import { PAGE_FIELDS } from '@app/domain/content/pages';
import { SLUG_MAX_LENGTH } from '@app/domain/general/slug';
import type { SiteContent } from '../../content/site';
import { feed, type FeedPost } from './feed';
import { BRANDED_FILES } from './files';
import { llms } from './llms';
import { SITEMAP_POSTS, sitemap, sitemapFiles, sitemapIndex } from './sitemap';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** Returns the root element of a document; throws if it is not well-formed. */
function parse(xml: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => ((open.at(-1) ?? top).text += text));
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [root] = top.children;
  if (!root) throw new Error('The document has no root');
  return root;
}

const named = ({ children }: Element, name: string): Element[] =>
  children.filter((child) => child.name === name);
const texts = (parent: Element, name: string): string[] => named(parent, name).map(({ text }) => text);
const channelOf = (xml: string): Element => named(parse(xml), 'channel')[0] ?? parse('');

const facts = sampleFacts();
const content = {
  facts,
  home: emptyValues(PAGE_FIELDS.home),
  blog: emptyValues(PAGE_FIELDS.blog),
};

const post = (changes: Partial<FeedPost> = {}): FeedPost => ({
  ...samplePost,
  id: 'p1',
  slug: 'sit-and-stay',
  titleEs: 'Siéntate y quédate',
  excerptEs: 'Diez minutos al día.',
  categoryEs: 'Obediencia',
  authorEn: 'Marisol Vega',
  publishedAt: '2025-03-05T16:00:00.000Z',
  ...changes,
});

/** Arbitrary pasted text, including unpaired surrogates and control characters. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('<', '>', '&', '"', "'", ']]>', '<!--', '\0', '\u{1f}', '\ud800', '\uffff', 'ñ', '🐕'),
    )
    .map((parts) => parts.join('')),
);

/** One of the owner's own pages, available only in Spanish. */
const spanishPage = {
  slug: 'clases-grupales',
  titleEn: '',
  titleEs: 'Clases grupales',
  languages: { en: false, es: true },
};

describe('the sitemap', () => {
  const entriesOf = (xml: string) =>
    named(parse(xml), 'url').map((url) => ({
      address: texts(url, 'loc')[0] ?? '',
      modified: texts(url, 'lastmod'),
      alternates: named(url, 'xhtml:link').map(
        ({ attributes: { hreflang, href } }) => [hreflang, href] as const,
      ),
    }));

  it('lists each of the owner’s own pages only in its languages and only in the first file', () => {
    const ownPages = [spanishPage];
    const listed = (number: number) =>
      entriesOf(sitemap([], facts, { number, ownPages })).filter(({ address }) =>
        address.includes('grupales'),
      );
    expect(listed(1)).toMatchObject([{ address: `${facts.siteUrl}/es/clases-grupales` }]);
    expect(listed(2)).toEqual([]);
  });

  it('lists every public page and post exactly once in each language', () => {
    const found = entriesOf(sitemap([post()], facts)).map(({ address }) =>
      address.replace(facts.siteUrl, ''),
    );
    const pages = PAGE_NAMES.flatMap((page) => LOCALES.map((locale) => pagePath(page, locale)));
    expect(found.sort()).toEqual([...pages, '/en/blog/sit-and-stay', '/es/blog/sit-and-stay'].sort());
  });

  it('lists each page and its translation as alternates of each other', () => {
    const entries = entriesOf(sitemap([post(), post({ slug: 'down' })], facts));
    for (const { address, alternates } of entries) {
      const byLanguage = new Map(alternates);
      expect([...byLanguage.keys()]).toEqual(['en', 'es', 'x-default']);
      expect([byLanguage.get('en'), byLanguage.get('es')]).toContain(address);
      expect(byLanguage.get('x-default')).toBe(byLanguage.get('en'));
      for (const other of byLanguage.values()) {
        expect(entries.find((entry) => entry.address === other)?.alternates).toEqual(alternates);
      }
    }
  });

  it('lists a post only in its own languages, without alternates in others', () => {
    const spanish = post({ languages: { en: false, es: true } });
    const found = entriesOf(sitemap([spanish], facts)).filter(({ address }) => address.includes('/blog/'));
    const address = `${facts.siteUrl}/es/blog/sit-and-stay`;
    expect(found).toMatchObject([
      {
        address,
        alternates: [
          ['es', address],
          ['x-default', address],
        ],
      },
    ]);
  });

  it('has modification dates for posts but not for other pages', () => {
    const modified = entriesOf(sitemap([post()], facts)).flatMap(({ address, modified: dates }) =>
      dates.map((date) => [address.replace(facts.siteUrl, ''), date]),
    );
    expect(modified).toEqual([
      ['/en/blog/sit-and-stay', '2025-03-05T16:00:00.000Z'],
      ['/es/blog/sit-and-stay', '2025-03-05T16:00:00.000Z'],
    ]);
  });

  it('lists the built-in pages only in its first file', () => {
    const found = entriesOf(sitemap([post()], facts, { number: 2 })).map(({ address }) =>
      address.replace(facts.siteUrl, ''),
    );
    expect(found).toEqual(['/en/blog/sit-and-stay', '/es/blog/sit-and-stay']);
  });

  it('has as many files as its posts need, listed in an index', () => {
    expect([0, 1, SITEMAP_POSTS, SITEMAP_POSTS + 1].map(sitemapFiles)).toEqual([1, 1, 1, 2]);
    const index = parse(sitemapIndex(3, facts));
    expect(index.name).toBe('sitemapindex');
    expect(named(index, 'sitemap').flatMap((entry) => texts(entry, 'loc'))).toEqual(
      [1, 2, 3].map((number) => `${facts.siteUrl}/sitemap-${number}.xml`),
    );
  });

  it('stays within the limits set by search engines, even with the longest slugs', () => {
    const posts = Array.from({ length: SITEMAP_POSTS }, (_, number) =>
      post({ slug: `${'x'.repeat(SLUG_MAX_LENGTH - 4)}${String(number).padStart(4, '0')}` }),
    );
    const xml = sitemap(posts, facts);
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
    expect(entriesOf(xml).length).toBeLessThanOrEqual(50_000);
  });

  it('is well-formed for any slug', () => {
    fc.assert(
      fc.property(anyText, (slug) => void parse(sitemap([post({ slug: slug.toWellFormed() })], facts))),
    );
  });
});

describe('a feed', () => {
  it('contains each post in the language of the feed', () => {
    const [item] = named(channelOf(feed([post()], 'es', content)), 'item');
    expect(Object.fromEntries(item?.children.map(({ name, text }) => [name, text]) ?? [])).toEqual({
      title: 'Siéntate y quédate',
      link: `${facts.siteUrl}/es/blog/sit-and-stay`,
      guid: 'p1-es',
      pubDate: 'Wed, 05 Mar 2025 16:00:00 GMT',
      'dc:creator': 'Marisol Vega',
      category: 'Obediencia',
      description: 'Diez minutos al día.',
      'content:encoded': '<p>Empieza adentro.</p>',
    });
  });

  /** Returns the content that the English feed contains for a post with this HTML. */
  const textIn = (contentEn: string): string | undefined => {
    const xml = feed([post({ contentEn, contentEs: '' })], 'en', content);
    expect(parse(xml).attributes['xmlns:content']).toBe('http://purl.org/rss/1.0/modules/content/');
    return named(channelOf(xml), 'item').flatMap((item) => texts(item, 'content:encoded'))[0];
  };

  it('contains the complete content of a post, with absolute URLs', () => {
    expect(
      textIn(
        '<h2>Sit &amp; stay</h2><p><a href="/en/contact">Write</a>, <a href="#list">see</a>, <a href="https://akc.org/a">AKC</a></p>' +
          '<img src="/images/uploads/a-1x1.webp" alt="A &quot;dog&quot;"><p>Type src="/a" or &lt;a href="/b"&gt;.</p>',
      ),
    ).toBe(
      `<h2>Sit &amp; stay</h2><p><a href="${facts.siteUrl}/en/contact">Write</a>, <a href="${facts.siteUrl}/en/blog/sit-and-stay#list">see</a>, <a href="https://akc.org/a" rel="noopener">AKC</a></p>` +
        `<img src="${facts.siteUrl}/images/uploads/a-1x1.webp" alt="A &quot;dog&quot;" /><p>Type src="/a" or &lt;a href="/b"&gt;.</p>`,
    );
  });

  it('strips scripts and event handlers from the content of a post', () => {
    expect(textIn('<p onclick="steal()">Sit<script>steal()</script></p>')).toBe('<p>Sit</p>');
  });

  it('omits empty post content', () => {
    expect(textIn('')).toBeUndefined();
  });

  it('contains its own URL, its language and the blog’s URL', () => {
    const channel = channelOf(feed([], 'en', content));
    expect(named(channel, 'atom:link')[0]?.attributes).toEqual({
      href: `${facts.siteUrl}/en/feed.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    });
    expect(texts(channel, 'link')).toEqual([`${facts.siteUrl}/en/blog`]);
    expect(texts(channel, 'language')).toEqual(['en']);
    expect(parse(feed([], 'en', content)).attributes.version).toBe('2.0');
  });

  it('keeps every character that XML can represent', () => {
    const titleOf = (titleEn: string) =>
      named(channelOf(feed([post({ titleEn })], 'en', content)), 'item').map((item) => texts(item, 'title'));
    for (const title of ['Sit & <stay>', ']]> "¿Qué?" \t🐕']) expect(titleOf(title)).toEqual([[title]]);
  });

  it('is well-formed for any text', () => {
    fc.assert(
      fc.property(anyText, anyText, (title, excerpt) => {
        parse(
          feed(
            [
              post({
                titleEn: title,
                excerptEn: excerpt,
                contentEn: title + excerpt,
                authorEn: title,
                categoryEn: excerpt,
              }),
            ],
            'en',
            content,
          ),
        );
      }),
    );
  });
});

it('llms.txt lists the business, its pages and its posts', () => {
  const text = llms([post({ titleEn: 'Sit [now]\nplease' })], { ...content, ownPages: [spanishPage] });
  expect(text).toMatch(/^# Perro Wisdom\n\n> /);
  expect(text).toContain('- Phone: (787) 555-0142');
  expect(text).toContain(`](${facts.siteUrl}/es/services)`);
  expect(text).toContain(`- [Clases grupales](${facts.siteUrl}/es/clases-grupales)\n`);
  expect(text).toContain(`- [Sit \\[now\\] please](${facts.siteUrl}/en/blog/sit-and-stay)`);
});

it('llms.txt contains only the known facts about the business', () => {
  expect(llms([], { ...content, ownPages: [] })).toContain(
    '- Place: San Juan; also Ponce\n- Hours: Monday to Saturday, 09:00 to 18:00\n',
  );
  const days = { days: ['Monday' as const], opens: '08:00', closes: '12:00' };
  const hours = [{ ...days, opensAgain: '13:00', closesAgain: '17:00' }];
  expect(llms([], { ...content, facts: { ...facts, hours }, ownPages: [] })).toContain(
    '- Hours: Monday, 08:00 to 12:00 and 13:00 to 17:00\n',
  );
  expect(llms([], { ...content, facts: NO_FACTS, ownPages: [] })).not.toMatch(
    /Place|Hours|Phone|Email|undefined|null/,
  );
});

it('a feed has the title and description that the owner gave the blog', () => {
  const texts = (changes: Partial<SiteContent>) => {
    const channel = channelOf(feed([], 'es', { ...content, ...changes }));
    return ['title', 'description'].map((name) => named(channel, name)[0]?.text);
  };
  expect(texts({})).toEqual(['Sabiduría Canina', 'Artículos sobre adiestrar perros y vivir con ellos.']);
  const own = { ...facts, taglineEs: 'Paseos sin halar.' };
  expect(texts({ facts: own })[1]).toBe('Paseos sin halar.');
  expect(texts({ facts: own, blog: { ...content.blog, introEs: 'Lo que aprendo.' } })[1]).toBe(
    'Lo que aprendo.',
  );
  const blog = { ...content.blog, metaTitleEs: 'El blog de Ana', metaDescriptionEs: 'Para tu perro.' };
  expect(texts({ blog })).toEqual(['El blog de Ana', 'Para tu perro.']);
});

describe('a site in one language', () => {
  const spanish = { ...content, facts: { ...facts, siteLanguages: 'es' as const } };
  const posts = [
    post(),
    post({ id: 'p2', slug: 'only-english', languages: { en: true, es: false }, titleEn: 'Only English' }),
  ];

  it('has a sitemap without alternates or pages in the other language', () => {
    const xml = sitemap(posts, spanish.facts);
    expect(xml).toContain(`<loc>${facts.siteUrl}/es/blog/sit-and-stay</loc>`);
    expect(xml).not.toMatch(/\/en\b|hreflang|only-english/);
  });

  it('has an llms.txt in that language only', () => {
    const text = llms(posts, { ...spanish, ownPages: [spanishPage] });
    expect(text).toContain(`- [Clases grupales](${facts.siteUrl}/es/clases-grupales)\n`);
    expect(text).toContain('- Horario: lunes a sábado, 09:00 a 18:00\n');
    expect(text).toContain(
      `- [Siéntate y quédate](${facts.siteUrl}/es/blog/sit-and-stay): Diez minutos al día.`,
    );
    expect(text).toContain(`- [Inicio](${facts.siteUrl}/es)\n`);
    expect(text).not.toMatch(/\/en\b|English|Home|Phone/);
  });

  it('has a web app manifest in that language', async () => {
    const manifestOf = async (siteLanguages: 'es' | 'both') => {
      const file = BRANDED_FILES['/manifest.webmanifest'];
      const taglineEs = 'Paseos sin halar.';
      return JSON.parse(
        String(await file?.({ brand: NO_BRAND, facts: { ...NO_FACTS, taglineEs, siteLanguages } })),
      ) as unknown;
    };
    const own = { lang: 'es', start_url: '/es', name: 'Adiestramiento de perros' };
    expect(await manifestOf('es')).toMatchObject({ ...own, description: 'Paseos sin halar.' });
    expect(await manifestOf('both')).toMatchObject({ lang: 'en', start_url: '/en', name: 'Dog training' });
  });
});
