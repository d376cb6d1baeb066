import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml, writeHtml } from '../document/html';
import { POST_TAGS } from '@app/domain/blog/post-html';
import { cleanPastedHtml } from './html';
import { plainTextToHtml } from './plainText';
import {
  APPLE_NOTES,
  EXCEL,
  GOOGLE_DOCS,
  NEWS_PAGE,
  WHATSAPP_TEXT,
  WHATSAPP_WEB,
  WORD,
} from './paste.fixture';

/** Returns the post's content after HTML is pasted into an empty editor. */
const pasted = (html: string): string => writeHtml(parseHtml(cleanPastedHtml(html).html));
const pastedText = (text: string): string => writeHtml(parseHtml(plainTextToHtml(text)));
const lines = (...parts: string[]): string => parts.join('\n');

describe('pasting', () => {
  it('keeps headings, bold text and links from Word, and converts its list paragraphs to lists', () => {
    expect(pasted(WORD)).toBe(
      lines(
        '<h2>La primera semana</h2>',
        '<p>Tu perrito <strong>duerme</strong> mucho, y eso es <em>normal</em>. Lee <a href="https://www.akc.org/puppies">la guía</a>.</p>',
        '<h3>Qué comprar</h3>',
        '<ul>',
        '<li>Una correa de seis pies<ul>',
        '<li>No retráctil</li>',
        '</ul></li>',
        '<li>Una <strong>cama</strong></li>',
        '</ul>',
        '<p>Y luego:</p>',
        '<ol>',
        '<li>Descansa</li>',
        '<li>Juega</li>',
        '</ol>',
      ),
    );
  });

  it('keeps bold text and nested lists from Google Docs, and removes redirects from links', () => {
    expect(pasted(GOOGLE_DOCS)).toBe(
      lines(
        '<h2>El calor</h2>',
        '<p>Camina <strong>temprano</strong> <em>y lleva agua.</em> <a href="https://www.avma.org/heat">Más aquí</a></p>',
        '<ul>',
        '<li>Agua<ul>',
        '<li><strong>Fresca</strong></li>',
        '</ul></li>',
        '<li>Sombra</li>',
        '</ul>',
      ),
    );
  });

  it('keeps bold text, links and emoji from WhatsApp Web, but not the sender', () => {
    expect(pasted(WHATSAPP_WEB)).toBe(
      lines(
        '<p>Hola! Luna ya <strong>camina suelta</strong> 🐶<br>Mira <a href="https://example.com/luna?v=1">https://example.com/luna</a></p>',
        '<p><em>Gracias</em></p>',
      ),
    );
  });

  it('turns plain text from WhatsApp into paragraphs, lists and formatted text, and removes message headers', () => {
    expect(pastedText(WHATSAPP_TEXT)).toBe(
      lines(
        '<p>Hola! Luna ya <strong>camina suelta</strong> 🐶</p>',
        '<p>Lleva:</p>',
        '<ul>',
        '<li>agua</li>',
        '<li>una <em>correa larga</em></li>',
        '</ul>',
        '<ol>',
        '<li>Espera</li>',
        '<li>Suelta</li>',
        '</ol>',
        '<p>Mira <a href="https://example.com/luna_y_sol">https://example.com/luna_y_sol</a>_ <strong>ya</strong>. 2*3*4 y nombre_de_archivo quedan.</p>',
      ),
    );
  });

  it('keeps a web page’s article, and drops navigation, scripts, tracking and styles', () => {
    expect(pasted(NEWS_PAGE)).toBe(
      lines(
        '<h2>Perros y <em>pirotecnia</em></h2>',
        '<p>El 4 de julio es <strong>la noche más difícil</strong> del año, <strong>dicen</strong> los <a href="https://news.example/vets?id=7">veterinarios</a>.</p>',
        '<blockquote><p>Cierra las ventanas.</p></blockquote>',
        '<h3>Qué hacer</h3>',
        '<p>Paso uno</p>',
        '<p>Paso dos, con enlace.</p>',
      ),
    );
  });

  it('keeps paragraphs and nested lists from Apple Notes', () => {
    expect(pasted(APPLE_NOTES)).toBe(
      lines(
        '<p><strong>Ideas</strong></p>',
        '<p>Escribir sobre ladridos</p>',
        '<ul>',
        '<li>Timbre</li>',
        '<li>Vecinos<ul>',
        '<li>Arriba</li>',
        '</ul></li>',
        '</ul>',
      ),
    );
  });

  it('creates a table from Excel cells', () => {
    expect(pasted(EXCEL)).toBe(
      lines(
        '<table>',
        '<tbody>',
        '<tr><td>Edad</td><td>Siestas</td></tr>',
        '<tr><td>8</td><td><strong>6</strong></td></tr>',
        '<tr><td>12</td><td></td></tr>',
        '</tbody>',
        '</table>',
      ),
    );
  });

  it.each([
    [
      'replaces a single-column table, which is layout, with its content',
      '<table><tr><td><p>Uno</p></td></tr><tr><td>Dos</td></tr></table>',
      '<p>Uno</p>\n<p>Dos</p>',
    ],
    [
      'keeps a link in a heading',
      '<h4><a href="https://a.example/"><b>Uno</b></a></h4>',
      '<h4><a href="https://a.example/">Uno</a></h4>',
    ],
    ['wraps text outside of any block in a paragraph', 'Uno <b>dos</b>', '<p>Uno <strong>dos</strong></p>'],
    ['drops a link that runs a script', '<a href="javascript:alert(1)">Uno</a>', '<p>Uno</p>'],
    [
      'keeps two paragraphs in a list item',
      '<ol><li><p>Uno</p><p>Dos</p></li></ol>',
      '<ol>\n<li><p>Uno</p><p>Dos</p></li>\n</ol>',
    ],
  ])('%s', (_, html, expected) => {
    expect(pasted(html)).toBe(expected);
  });

  const item = (list: string, marker: string, text: string): string =>
    `<p class=MsoListParagraph style='mso-list:${list}'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

  it.each([
    [
      'after another list',
      item('l0 level1 lfo1', '1.', 'One') +
        item('l0 level1 lfo1', '2.', 'Two') +
        item('l1 level1 lfo2', 'A.', 'Foo') +
        item('l1 level1 lfo2', 'B.', 'Bar') +
        item('l0 level1 lfo1', '3.', 'Three'),
      '<ol>\n<li>One</li>\n<li>Two</li>\n</ol>\n<ol>\n<li>Foo</li>\n<li>Bar</li>\n</ol>\n<ol start="3">\n<li>Three</li>\n</ol>',
    ],
    [
      'after a paragraph',
      `${item('l0 level1 lfo1', '1)', 'One')}<p>x</p>${item('l0 level1 lfo1', '2)', 'Two')}${item('l0 level1 lfo1', '3)', 'Three')}`,
      '<ol>\n<li>One</li>\n</ol>\n<p>x</p>\n<ol start="2">\n<li>Two</li>\n<li>Three</li>\n</ol>',
    ],
    [
      'around a nested multilevel list',
      item('l0 level1 lfo1', '1.', 'One') +
        item('l0 level2 lfo1', '1.1.', 'In') +
        item('l0 level2 lfo1', '1.2.', 'More') +
        item('l0 level1 lfo1', '2.', 'Two') +
        item('l0 level2 lfo1', '2.1.', 'In'),
      '<ol>\n<li>One<ol>\n<li>In</li>\n<li>More</li>\n</ol></li>\n<li>Two<ol>\n<li>In</li>\n</ol></li>\n</ol>',
    ],
  ])('continues the numbering of a Word list %s', (_, html, expected) => {
    expect(pasted(html)).toBe(expected);
  });

  it('keeps numbered headings from Word as headings, including their numbers', () => {
    const heading = (tag: string, marker: string, text: string): string =>
      item('l0 level1 lfo1', marker, text)
        .replace('<p class=MsoListParagraph', `<${tag}`)
        .replace('</p>', `</${tag}>`);
    expect(
      pasted(
        heading('h1', '1.', 'Introduction') +
          heading('h2', '1.1', 'Goals') +
          item('l1 level1 lfo2', '1.', 'Sit') +
          heading('h1', 'IV.', '<b>Methods</b>') +
          heading('h1', '·', 'End'),
      ),
    ).toBe(
      lines(
        '<h2>1. Introduction</h2>',
        '<h3>1.1 Goals</h3>',
        '<ol>',
        '<li>Sit</li>',
        '</ol>',
        '<h2>IV. Methods</h2>',
        '<h2>End</h2>',
      ),
    );
  });

  it('keeps typed numbers at the start of plain-text lines', () => {
    expect(pastedText('1. uno\n2. dos\n[10:32, 3/11/2026] Ana: Foto\n3) tres\n4) cuatro\n1. otra')).toBe(
      lines(
        '<ol>',
        '<li>uno</li>',
        '<li>dos</li>',
        '</ol>',
        '<p>Foto</p>',
        '<ol start="3">',
        '<li>tres</li>',
        '<li>cuatro</li>',
        '</ol>',
        '<ol>',
        '<li>otra</li>',
        '</ol>',
      ),
    );
  });

  it.each([
    [
      'the start number of a list',
      '<ol start="3"><li>Tres</li></ol><ol start="0"><li>Uno</li></ol>',
      '<ol start="3">\n<li>Tres</li>\n</ol>\n<ol>\n<li>Uno</li>\n</ol>',
    ],
    [
      'terms, definitions and summaries as paragraphs',
      '<dl><dt>Sit</dt><dd>Down</dd></dl><details><summary>More</summary>All of it</details>',
      '<p>Sit</p>\n<p>Down</p>\n<p>More</p>\n<p>All of it</p>',
    ],
    [
      'the caption of a table above the table',
      '<table><caption>Siestas</caption><tr><td>a</td><td>b</td></tr></table>',
      '<p>Siestas</p>\n<table>\n<tbody>\n<tr><td>a</td><td>b</td></tr>\n</tbody>\n</table>',
    ],
    [
      'subscripts and superscripts',
      '<p>H<sub>2</sub>O, 2<span style="vertical-align:super">o</span> y CO<span style="vertical-align: sub">2</span></p>',
      '<p>H<sub>2</sub>O, 2<sup>o</sup> y CO<sub>2</sub></p>',
    ],
    [
      'italics and strikethrough',
      '<p><i>Uno</i> <span style="font-style:italic">dos</span> <del>tres</del></p>',
      '<p><em>Uno dos</em> <s>tres</s></p>',
    ],
    [
      'underlining by a style',
      '<p>Corta y <span style="text-decoration-line: underline">firme</span>, <span style="text-decoration: underline">siempre</span>.</p>',
      '<p>Corta y <u>firme</u>, <u>siempre</u>.</p>',
    ],
    [
      'code, including the line breaks of a listing',
      '<pre><code>sit()<br>if (good)\n  treat()</code></pre><p>Usa <code>sit</code>.</p>',
      '<pre>sit()\nif (good)\n  treat()</pre>\n<p>Usa <code>sit</code>.</p>',
    ],
    ['a listing whose lines are elements', '<pre><div>uno</div><div>dos</div></pre>', '<pre>uno\ndos</pre>'],
    [
      'a quote with its paragraphs',
      '<blockquote><p>Uno</p><p>Dos</p></blockquote>',
      '<blockquote><p>Uno</p><p>Dos</p></blockquote>',
    ],
    ['a horizontal rule between two paragraphs', '<p>Uno</p><hr><p>Dos</p>', '<p>Uno</p>\n<hr>\n<p>Dos</p>'],
    [
      'headings, closing gaps between their levels',
      '<h1>Uno</h1><h4>Dos</h4><h4>Tres</h4><h2>Cuatro</h2>',
      '<h2>Uno</h2>\n<h3>Dos</h3>\n<h3>Tres</h3>\n<h3>Cuatro</h3>',
    ],
    [
      'an underlined line as a heading',
      '<p><u>La correa</u></p><p>Corta y <u>firme</u>.</p>',
      '<h2>La correa</h2>\n<p>Corta y <u>firme</u>.</p>',
    ],
    [
      'an underlined line below headings as a subheading',
      '<h1>Paseo</h1><p><b><u>La correa</u></b></p><p>Corta.</p>',
      '<h2>Paseo</h2>\n<h3>La correa</h3>\n<p>Corta.</p>',
    ],
    [
      'a link, but not its underlining',
      '<p><a href="https://a.example/" style="text-decoration:underline"><u>Uno</u></a> y dos</p>',
      '<p><a href="https://a.example/">Uno</a> y dos</p>',
    ],
    [
      'merged cells as separate cells',
      '<table><tr><th colspan="2">Horario</th></tr><tr><td rowspan="2">lunes</td><td>9:00</td></tr><tr><td>14:00</td></tr></table>',
      '<table>\n<thead>\n<tr><th>Horario</th><th></th></tr>\n</thead>\n<tbody>\n<tr><td>lunes</td><td>9:00</td></tr>\n<tr><td>lunes</td><td>14:00</td></tr>\n</tbody>\n</table>',
    ],
    [
      'a YouTube player as a video',
      '<p>Mira:</p><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0" title="Luna &amp; yo"></iframe>',
      '<p>Mira:</p>\n<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Luna &amp; yo</a></figure>',
    ],
    [
      'a picture of this site as a figure',
      `<p>Uno <img src="${location.origin}/images/uploads/a.webp" alt="Luna" class="x"> dos</p>`,
      '<p>Uno</p>\n<figure><img src="/images/uploads/a.webp" alt="Luna"></figure>\n<p>dos</p>',
    ],
    [
      'a picture in a heading as a figure after the heading',
      '<h2>Luna <img src="/images/uploads/a.webp" alt="Luna"></h2><p>dos</p>',
      '<h2>Luna</h2>\n<figure><img src="/images/uploads/a.webp" alt="Luna"></figure>\n<p>dos</p>',
    ],
  ])('keeps %s', (_, html, expected) => {
    expect(pasted(html)).toBe(expected);
  });

  it('returns embedded pictures as files to upload, and counts the unsupported parts', () => {
    const pixel = 'data:image/png;base64,iVBORw0KGgo=';
    const { html, found } = cleanPastedHtml(
      `<p>Uno<img src="${pixel}"></p><h2><img src="https://other.example/a.jpg"></h2><img src="file:///C:/b.png"><img src="https://ads.example/p.gif" width="1" height="1">` +
        '<iframe src="https://maps.example/"></iframe><video src="https://other.example/a.mp4"></video>',
    );
    expect(html).toBe('<p>Uno</p>');
    expect(found.files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['1.png', 'image/png', 8],
    ]);
    expect(found).toMatchObject({ foreignPictures: 1, documentPictures: 1, embeds: 2 });
    // Content without pictures and embeds has nothing to report.
    expect(cleanPastedHtml(GOOGLE_DOCS).found).toEqual({
      files: [],
      foreignPictures: 0,
      documentPictures: 0,
      embeds: 0,
    });
  });

  it('leaves no unsupported elements or attributes, and loses no text', () => {
    const word = fc.constantFrom('Luna', 'sit', '&amp;', ' ');
    const { content } = fc.letrec<{ content: string }>((tie) => ({
      content: fc
        .array(
          fc.oneof(
            { maxDepth: 4 },
            word,
            fc
              .tuple(
                fc.constantFrom(
                  'p',
                  'div',
                  'span',
                  'b',
                  'i',
                  'u',
                  'h1',
                  'h5',
                  'li',
                  'ul',
                  'blockquote',
                  'a',
                  'font',
                  'section',
                ),
                fc.constantFrom('', ' class="a"', ' style="font-weight:bold"', ' href="https://a.example/"'),
                tie('content'),
              )
              .map(([tag, attribute, inner]) => `<${tag}${attribute}>${inner}</${tag}>`),
          ),
          { maxLength: 4 },
        )
        .map((parts) => parts.join('')),
    }));
    const squeezed = (element: Element): string => element.textContent.replace(/\s+/g, '');
    fc.assert(
      fc.property(content, (html) => {
        const { body } = new DOMParser().parseFromString(cleanPastedHtml(html).html, 'text/html');
        expect(squeezed(body)).toBe(squeezed(new DOMParser().parseFromString(html, 'text/html').body));
        for (const element of body.querySelectorAll('*')) {
          expect(POST_TAGS).toContain(element.localName);
          expect(element.getAttributeNames()).toEqual(element.localName === 'a' ? ['href'] : []);
        }
      }),
      { numRuns: 150 },
    );
  });
});
