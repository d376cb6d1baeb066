/**
 * The HTML of the mails, for mail programs: tables and inline styles, because Outlook for Windows renders with Word, and some programs drop
 * style sheets; no pictures, because most programs ask before they load them. The style sheet only adds the dark mode. Outlook and Gmail, which
 * ignore it, recolor the mail themselves where the reader has chosen dark.
 */
import type { Locale } from '@perro-wisdom/domain/general/locale';
import { escapeXml } from '../../platform/xml';

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Shades of the site: `web/src/shared/ui/theme/tokens.ts`. */
const LIGHT = {
  page: '#FFFCF7',
  card: '#FFFFFF',
  border: '#E8D9C0',
  text: '#17302B',
  muted: '#4A5F58',
  quote: '#F6EFE3',
  accent: '#B5341A',
  onAccent: '#FFFFFF',
};
const DARK = {
  page: '#132520',
  card: '#1F362F',
  border: '#345047',
  text: '#F5EDDF',
  muted: '#B9C6BE',
  quote: '#182D27',
  accent: '#F7A58F',
  onAccent: '#0D1A17',
};

/** `!important`, because the styles of the elements are inline. */
const darkStyles = `@media (prefers-color-scheme:dark){
.page{background:${DARK.page}!important}
.card{background:${DARK.card}!important;border-color:${DARK.border}!important}
.text{color:${DARK.text}!important}
.muted{color:${DARK.muted}!important}
.quote{background:${DARK.quote}!important;border-color:${DARK.accent}!important;color:${DARK.text}!important}
.link{color:${DARK.accent}!important}
.main{background:${DARK.accent}!important;border-color:${DARK.accent}!important}
.main a{color:${DARK.onAccent}!important}
.other{border-color:${DARK.accent}!important}
.other a{color:${DARK.accent}!important}
.line{border-color:${DARK.border}!important}
}`;

/** Long words and addresses break rather than widen the mail. */
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';
const table = (attributes: string, content: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${content}</table>`;

/** A paragraph of our own text. */
export const paragraph = (text: string): string =>
  `<p class="text" style="margin:0 0 16px;color:${LIGHT.text};${WRAP}">${escapeXml(text)}</p>`;

export const heading = (text: string): string =>
  `<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700;color:${LIGHT.text};${WRAP}">${escapeXml(text)}</h1>`;

export const smallPrint = (text: string): string =>
  `<p class="muted" style="margin:0;font-size:14px;line-height:1.5;color:${LIGHT.muted};${WRAP}">${escapeXml(text)}</p>`;

/** A name and a value, for example `When` and a time. */
export interface Fact {
  label: string;
  value: string;
}

/** Names and values, one below the other: two columns would leave a phone little room. `dir="auto"`: a value may be in another script. */
export const factList = (facts: readonly Fact[]): string =>
  facts
    .map(
      ({ label, value }) =>
        `<p style="margin:0 0 12px;${WRAP}"><span class="muted" style="display:block;font-size:13px;line-height:1.4;color:${LIGHT.muted}">${escapeXml(label)}</span>` +
        `<span class="text" dir="auto" style="display:block;line-height:1.4;color:${LIGHT.text}">${escapeXml(value)}</span></p>`,
    )
    .join('');

/** Between facts and what follows them. An element, because Outlook ignores the margins of some. */
export const SPACE = '<div style="height:8px;line-height:8px">&nbsp;</div>';

/** What a visitor wrote. Line breaks are elements, because Outlook ignores `white-space`; each line has the direction of its own script. */
export const quotation = (text: string): string =>
  table(
    'width="100%" style="margin:0 0 24px"',
    `<tr><td class="quote" style="padding:16px 18px;background:${LIGHT.quote};border-left:3px solid ${LIGHT.accent};border-radius:0 8px 8px 0;color:${LIGHT.text};${WRAP}">` +
      text
        .split(/\r\n|\r|\n/)
        .map((line) => `<div dir="auto">${line.trim() === '' ? '&nbsp;' : escapeXml(line)}</div>`)
        .join('') +
      '</td></tr>',
  );

/** A link that looks like a button. The cell has the color and the space, because Outlook ignores both on links. */
const button = ({ url, label, isMain }: Button): string =>
  `<td class="${isMain ? 'main' : 'other'}" align="center" style="padding:0;border:2px solid ${LIGHT.accent};border-radius:999px;${isMain ? `background:${LIGHT.accent}` : ''}">` +
  `<a href="${escapeXml(url)}" style="display:inline-block;padding:11px 22px;font-weight:600;line-height:1.4;text-decoration:none;color:${isMain ? LIGHT.onAccent : LIGHT.accent}">${escapeXml(label)}</a></td>`;

interface Button {
  url: string;
  label: string;
  isMain: boolean;
}

/** Buttons one below the other. */
export const buttons = (...all: readonly Button[]): string =>
  all.map((one) => table('style="margin:0 0 12px"', `<tr>${button(one)}</tr>`)).join('');

/** Returns a mail as an HTML document. `business` is its name, `summary` is what lists of mails show beside the subject. */
export const page = (locale: Locale, business: string, summary: string, body: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
  `<title>${escapeXml(business)}</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}${darkStyles}</style></head>` +
  `<body class="page" style="margin:0;padding:0;background:${LIGHT.page};${FONT};font-size:16px;line-height:1.6;-webkit-text-size-adjust:100%">` +
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeXml(summary)}</div>` +
  table(
    `class="page" width="100%" style="background:${LIGHT.page}"`,
    '<tr><td align="center" style="padding:24px 12px">' +
      // Outlook ignores the maximum width.
      '<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->' +
      table(
        'width="100%" style="max-width:560px;table-layout:fixed"',
        `<tr><td class="link" align="left" style="padding:0 8px 12px;${FONT};font-size:17px;font-weight:700;color:${LIGHT.accent}">${escapeXml(business)}</td></tr>` +
          `<tr><td class="card text" align="left" style="padding:28px 24px 24px;background:${LIGHT.card};border:1px solid ${LIGHT.border};border-radius:16px;${FONT};font-size:16px;line-height:1.6;color:${LIGHT.text}">${body}</td></tr>`,
      ) +
      '<!--[if mso]></td></tr></table><![endif]--></td></tr>',
  ) +
  '</body></html>';
