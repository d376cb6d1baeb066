/**
 * A CSS reset for the elements that the site uses. Chakra's preflight covers every element, but would triple
 * the reset's size in each page.
 */

export const reset: Record<string, Record<string, string>> = {
  '*': { margin: '0px', padding: '0px', font: 'inherit', WebkitTapHighlightColor: 'transparent' },
  '*, *::before, *::after, *::backdrop': { boxSizing: 'border-box', border: '0px solid' },
  html: {
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
    touchAction: 'manipulation',
    // Safari supports `text-size-adjust` only with a prefix. Without this property, iPhones enlarge some text
    // in landscape orientation.
    WebkitTextSizeAdjust: '100%',
  },
  'img, svg': { display: 'block' },
  img: { maxWidth: '100%', height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  'button, input, select, textarea': { color: 'inherit', background: 'none' },
  // Avoids a single word on the last line in browsers that support `text-wrap`.
  p: { textWrap: 'pretty' },
  dd: { textWrap: 'balance' },
  hr: { borderTopWidth: '1px' },
  table: { borderCollapse: 'collapse' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'b, strong': { fontWeight: 'bolder' },
  'i, em': { fontStyle: 'italic' },
  'code, pre': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '1em' },
  '[hidden]:where(:not([hidden="until-found"]))': { display: 'none !important' },
};
