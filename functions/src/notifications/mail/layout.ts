/**
 * Renders the HTML of emails, with tables and inline styles, because Outlook for Windows renders emails with
 * Word and some clients drop style sheets. There are no pictures, not even the logo, because most clients ask
 * before loading any. The style sheet adds nothing but dark mode. Outlook and Gmail ignore it, and recolor
 * emails in dark mode themselves.
 */
import { colorsOf, type Brand } from '@app/domain/content/brand';
import { brandColors } from '@app/domain/content/brand-colors';
import type { LightDark, ThemeColor } from '@app/domain/content/theme-colors';
import type { Locale } from '@app/domain/general/locale';
import { escapeXml } from '../../platform/xml';

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Maps each purpose of a color in emails to the theme's color. */
const PURPOSES = {
  page: 'bg',
  card: 'bg.card',
  border: 'border',
  text: 'fg',
  muted: 'fg.muted',
  quote: 'bg.subtle',
  link: 'accent.text',
  button: 'accent',
  onButton: 'accent.contrast',
} as const satisfies Record<string, ThemeColor>;

type Colors = Record<keyof typeof PURPOSES, string>;

function colorsIn(brand: Brand, mode: keyof LightDark): Colors {
  const colors = brandColors(colorsOf(brand));
  return Object.fromEntries(
    Object.entries(PURPOSES).map(([purpose, color]) => [purpose, colors[color][mode]]),
  ) as Colors;
}

/**
 * Returns the style sheet for dark mode. Its rules need `!important` to override the elements' inline styles.
 */
const darkStyles = (dark: Colors): string => `@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}
.card{background:${dark.card}!important;border-color:${dark.border}!important}
.text{color:${dark.text}!important}
.muted{color:${dark.muted}!important}
.quote{background:${dark.quote}!important;border-color:${dark.link}!important;color:${dark.text}!important}
.link{color:${dark.link}!important}
.main{background:${dark.button}!important;border-color:${dark.button}!important}
.main a{color:${dark.onButton}!important}
.other{border-color:${dark.link}!important}
.other a{color:${dark.link}!important}
.line{border-color:${dark.border}!important}
}`;

/** Lets long words and addresses wrap instead of making the email wider. */
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';
const table = (attributes: string, content: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${content}</table>`;

/** A part of an email, both as plain text and as HTML in the brand's colors. */
export interface Part {
  text: string;
  html: (colors: Colors) => string;
}

/** Returns the part without its plain text, so that it appears only in the HTML. */
export const inHtml = ({ html }: Part): Part => ({ text: '', html });

export const paragraph = (text: string): Part => ({
  text,
  html: (colors) =>
    `<p class="text" style="margin:0 0 16px;color:${colors.text};${WRAP}">${escapeXml(text)}</p>`,
});

export const heading = (text: string): Part => ({
  text,
  html: (colors) =>
    `<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700;color:${colors.text};${WRAP}">${escapeXml(text)}</h1>`,
});

export const smallPrint = (text: string): Part => ({
  text,
  html: (colors) =>
    `<p class="muted" style="margin:0;font-size:14px;line-height:1.5;color:${colors.muted};${WRAP}">${escapeXml(text)}</p>`,
});

/** A label and a value, such as `When` and a time. */
export interface Fact {
  label: string;
  value: string;
}

/** The gap after a list of facts: an element, because Outlook ignores some margins. */
const SPACE = '<div style="height:8px;line-height:8px">&nbsp;</div>';

/** Renders a fact. Sets `dir="auto"`, because the value's script may run in the other direction. */
const fact = ({ label, value }: Fact, colors: Colors): string =>
  `<p style="margin:0 0 12px;${WRAP}"><span class="muted" style="display:block;font-size:13px;line-height:1.4;color:${colors.muted}">${escapeXml(label)}</span>` +
  `<span class="text" dir="auto" style="display:block;line-height:1.4;color:${colors.text}">${escapeXml(value)}</span></p>`;

/** Returns labels and values in one column, because two would be too narrow on a phone. */
export const factList = (facts: readonly Fact[]): Part => ({
  text: facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  html: (colors) => facts.map((each) => fact(each, colors)).join('') + SPACE,
});

/**
 * Returns a visitor's text as a quotation. Each line is a separate element, because Outlook ignores
 * `white-space`. Each line's direction depends on its own script.
 */
export const quotation = (text: string): Part => ({
  text: text.replace(/^/gm, '> '),
  html: (colors) =>
    table(
      'width="100%" style="margin:0 0 24px"',
      `<tr><td class="quote" style="padding:16px 18px;background:${colors.quote};border-left:3px solid ${colors.link};border-radius:0 8px 8px 0;color:${colors.text};${WRAP}">` +
        text
          .split(/\r\n|\r|\n/)
          .map((line) => `<div dir="auto">${line.trim() === '' ? '&nbsp;' : escapeXml(line)}</div>`)
          .join('') +
        '</td></tr>',
    ),
});

/**
 * Returns a link that looks like a button. The table cell has the color and border, because Outlook ignores
 * them on links.
 */
export const button = (label: string, url: string, { isMain = true } = {}): Part => ({
  text: `${label}:\n${url}`,
  html: ({ button: fill, onButton, link }) =>
    table(
      'style="margin:0 0 12px"',
      `<tr><td class="${isMain ? 'main' : 'other'}" align="center" style="padding:0;border:2px solid ${isMain ? fill : link};border-radius:999px;${isMain ? `background:${fill}` : ''}">` +
        `<a href="${escapeXml(url)}" style="display:inline-block;padding:11px 22px;font-weight:600;line-height:1.4;text-decoration:none;color:${isMain ? onButton : link}">${escapeXml(label)}</a></td></tr>`,
    ),
});

interface Page {
  locale: Locale;
  business: string;
  brand: Brand;
  /** The preview text that email clients show beside the subject. */
  summary: string;
}

export function page({ locale, business, brand, summary }: Page, parts: readonly Part[]): string {
  const colors = colorsIn(brand, 'light');
  const body = parts.map(({ html }) => html(colors)).join('');
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeXml(business)}</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}${darkStyles(colorsIn(brand, 'dark'))}</style></head>` +
    `<body class="page" style="margin:0;padding:0;background:${colors.page};${FONT};font-size:16px;line-height:1.6;-webkit-text-size-adjust:100%">` +
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeXml(summary)}</div>` +
    table(
      `class="page" width="100%" style="background:${colors.page}"`,
      '<tr><td align="center" style="padding:24px 12px">' +
        // Outlook ignores `max-width`, so the conditional table sets the width.
        '<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->' +
        table(
          'width="100%" style="max-width:560px;table-layout:fixed"',
          `<tr><td class="link" align="left" style="padding:0 8px 12px;${FONT};font-size:17px;font-weight:700;color:${colors.link}">${escapeXml(business)}</td></tr>` +
            `<tr><td class="card text" align="left" style="padding:28px 24px 24px;background:${colors.card};border:1px solid ${colors.border};border-radius:16px;${FONT};font-size:16px;line-height:1.6;color:${colors.text}">${body}</td></tr>`,
        ) +
        '<!--[if mso]></td></tr></table><![endif]--></td></tr>',
    ) +
    '</body></html>'
  );
}
