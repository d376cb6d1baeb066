// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml, writeHtml } from '../html';
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
import { schema } from '../schema';

/** What is in the post after pasting into an empty editor. */
const pasted = (html: string): string => writeHtml(parseHtml(cleanPastedHtml(html), schema));
const pastedText = (text: string): string => writeHtml(parseHtml(plainTextToHtml(text), schema));
const lines = (...parts: string[]): string => parts.join('\n');

describe('pasting', () => {
  it('from Word keeps headings, bold, links and real lists', () => {
    expect(pasted(WORD)).toBe(
      lines(
        '<h2>La primera semana</h2>',
        '<p>Tu perrito <strong>duerme</strong> mucho, y eso es normal. Lee <a href="https://www.akc.org/puppies">la guía</a>.</p>',
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

  it('from Google Docs keeps what is bold, nests lists and leads links straight to their target', () => {
    expect(pasted(GOOGLE_DOCS)).toBe(
      lines(
        '<h2>El calor</h2>',
        '<p>Camina <strong>temprano</strong> y lleva agua. <a href="https://www.avma.org/heat">Más aquí</a></p>',
        '<ul>',
        '<li>Agua<ul>',
        '<li><strong>Fresca</strong></li>',
        '</ul></li>',
        '<li>Sombra</li>',
        '</ul>',
      ),
    );
  });

  it('from WhatsApp Web keeps bold, links and emoji, and not who wrote it', () => {
    expect(pasted(WHATSAPP_WEB)).toBe(
      lines(
        '<p>Hola! Luna ya <strong>camina suelta</strong> 🐶<br>Mira <a href="https://example.com/luna?v=1">https://example.com/luna</a></p>',
        '<p>Gracias</p>',
      ),
    );
  });

  it('text from WhatsApp makes its signs into formatting, its lines into paragraphs and lists, and removes the headers of messages', () => {
    expect(pastedText(WHATSAPP_TEXT)).toBe(
      lines(
        '<p>Hola! Luna ya <strong>camina suelta</strong> 🐶</p>',
        '<p>Lleva:</p>',
        '<ul>',
        '<li>agua</li>',
        '<li>una correa larga</li>',
        '</ul>',
        '<ol>',
        '<li>Espera</li>',
        '<li>Suelta</li>',
        '</ol>',
        '<p>Mira <a href="https://example.com/luna_y_sol">https://example.com/luna_y_sol</a>_ <strong>ya</strong>. 2*3*4 y nombre_de_archivo quedan.</p>',
      ),
    );
  });

  it('from a web page keeps the article and drops navigation, scripts, pictures, tracking and styles', () => {
    expect(pasted(NEWS_PAGE)).toBe(
      lines(
        '<h2>Perros y pirotecnia</h2>',
        '<p>El 4 de julio es <strong>la noche más difícil</strong> del año, <strong>dicen</strong> los <a href="https://news.example/vets?id=7">veterinarios</a>.</p>',
        '<p>Cierra las ventanas.</p>',
        '<h3>Qué hacer</h3>',
        '<p>Paso uno</p>',
        '<p>Paso dos, con enlace.</p>',
      ),
    );
  });

  it('from Apple Notes keeps paragraphs and nested lists', () => {
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

  it('from Excel makes a table', () => {
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
      'a table with one column, which is layout',
      '<table><tr><td><p>Uno</p></td></tr><tr><td>Dos</td></tr></table>',
      '<p>Uno</p>\n<p>Dos</p>',
    ],
    [
      'a heading around a link',
      '<h4><a href="https://a.example/"><b>Uno</b></a></h4>',
      '<h4><a href="https://a.example/">Uno</a></h4>',
    ],
    ['text outside of any block', 'Uno <b>dos</b>', '<p>Uno <strong>dos</strong></p>'],
    ['a link that runs a script', '<a href="javascript:alert(1)">Uno</a>', '<p>Uno</p>'],
    [
      'an item with two paragraphs',
      '<ol><li><p>Uno</p><p>Dos</p></li></ol>',
      '<ol>\n<li><p>Uno</p><p>Dos</p></li>\n</ol>',
    ],
  ])('%s', (_, html, expected) => {
    expect(pasted(html)).toBe(expected);
  });

  it('leaves no other element or attribute, and loses no text of paragraphs', () => {
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
        const { body } = new DOMParser().parseFromString(cleanPastedHtml(html), 'text/html');
        expect(squeezed(body)).toBe(squeezed(new DOMParser().parseFromString(html, 'text/html').body));
        for (const element of body.querySelectorAll('*')) {
          expect(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'a', 'br']).toContain(element.localName);
          expect(element.getAttributeNames()).toEqual(element.localName === 'a' ? ['href'] : []);
        }
      }),
      { numRuns: 150 },
    );
  });
});
