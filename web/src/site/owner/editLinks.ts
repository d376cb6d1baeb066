/**
 * Shows links to the editors beside a public page's editable parts (`data-edit`) while the owner has an
 * active session in the current tab. Visitors never load this module.
 */
import type { Locale } from '@app/domain/general/locale';
import { draftScreenPath, EDITED_LANGUAGE_QUERY } from '@app/domain/general/paths';
import { editLinks as en } from '../../shared/locales/en/editLinks';
import { editLinks as es } from '../../shared/locales/es/editLinks';

/** The minimum height and width of a touch target, in CSS pixels. */
const TARGET_PX = 44;
const MARGIN_PX = 8;
/** The maximum length of a part's title in the link's accessible name. */
const TITLE_MAX_LENGTH = 60;

const STYLE = `
[data-edit-links] a {
  position: absolute; z-index: 5; display: inline-flex; align-items: center; justify-content: center;
  min-width: ${TARGET_PX}px; min-height: ${TARGET_PX}px; padding: 0 14px; box-sizing: border-box;
  font: 600 14px/1 var(--pw-fonts-heading, sans-serif); text-decoration: none;
  color: var(--pw-colors-fg); background: var(--pw-colors-bg); border: 1.5px solid var(--pw-colors-fg); border-radius: 999px; opacity: 0.85;
}
[data-edit-links] a:hover, [data-edit-links] a:focus-visible { opacity: 1; text-decoration: underline; }
[data-edit-links] a:focus-visible { outline: 3px solid var(--pw-colors-focus); outline-offset: 2px; }
@media print { [data-edit-links] { display: none; } }
`;

/**
 * Returns the path of the screen on which the owner edits a part: the editor for a field
 * (`facts/facts#phone`), opened in the page's language, or the list of a kind's items (`services`).
 */
export function editorOf(part: string, locale: Locale): string {
  const [draft = '', field] = part.split('#');
  const [kind = '', id] = draft.split('/');
  const path = draftScreenPath(kind, id);
  if (field === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${EDITED_LANGUAGE_QUERY}=${locale}#${field}`;
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Returns the areas that text and controls cover on the page, in viewport coordinates. Excludes fixed bars.
 */
function wordsOnPage(): Area[] {
  const range = document.createRange();
  return [...document.querySelectorAll('main, footer')].flatMap((root) => {
    const areas = [...root.querySelectorAll('a, button, input, select, textarea')].map((control): Area =>
      control.getBoundingClientRect(),
    );
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      areas.push(...range.getClientRects());
    }
    return areas;
  });
}

/**
 * Returns a top position at which a link covers none of the taken areas. Picks the one closest to the link's
 * preferred area, `link`, but at most one link height above the part. Falls back to the preferred position.
 */
export function freeTop(link: Area, part: Pick<Area, 'top' | 'bottom'>, taken: readonly Area[]): number {
  const height = link.bottom - link.top;
  const beside = taken.filter(({ left, right }) => right > link.left && left < link.right);
  const isFree = (top: number): boolean =>
    beside.every((area) => area.bottom <= top || area.top >= top + height);
  const distance = (top: number): number => Math.abs(top - link.top);
  return (
    [link.top, ...beside.flatMap(({ top, bottom }) => [top - height, bottom])]
      .filter((top) => top >= part.top - height && top + height <= Math.max(part.bottom, link.bottom))
      .sort((a, b) => distance(a) - distance(b))
      .find(isFree) ?? link.top
  );
}

/**
 * Returns a part's title: its heading or, if there is none, its first words. For the facts, and for lists of
 * services or testimonials, returns the kind's name instead.
 */
function titleOf(part: HTMLElement, name: string, texts: typeof en | typeof es): string {
  if (name === 'services' || name === 'testimonials') return texts[name];
  if (name.startsWith('facts/')) return texts.facts;
  const title = part.querySelector('h1, h2, h3') ?? part;
  return title.textContent.slice(0, TITLE_MAX_LENGTH);
}

/**
 * Places a link near the upper right corner of each part with `data-edit`, where it covers no text. Updates
 * the positions when the page changes.
 */
export function startEditLinks(): void {
  const layer = document.createElement('nav');
  layer.dataset.editLinks = '';
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
  document.body.append(layer);
  const links = new Map<Element, HTMLAnchorElement>();
  let isPlanned = false;

  function place(): void {
    isPlanned = false;
    const { lang } = document.documentElement;
    const texts = lang === 'es' ? es : en;
    layer.ariaLabel = texts.label;
    const parts = new Set(document.querySelectorAll<HTMLElement>('[data-edit]'));
    for (const [part, link] of links) {
      if (parts.has(part as HTMLElement)) continue;
      link.remove();
      links.delete(part);
    }
    const taken = wordsOnPage();
    const mainTop = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    for (const part of parts) {
      const link = links.get(part) ?? document.createElement('a');
      const name = part.dataset.edit ?? '';
      const { top, bottom, right, width } = part.getBoundingClientRect();
      link.href = editorOf(name, lang === 'es' ? 'es' : 'en');
      link.textContent = texts.edit;
      link.ariaLabel = `${texts.edit}: ${titleOf(part, name, texts)}`;
      link.hidden = width === 0;
      if (!links.has(part)) {
        links.set(part, link);
        layer.append(link);
      }
      const end = Math.min(right, document.documentElement.clientWidth) - MARGIN_PX;
      const start = Math.max(mainTop, top + MARGIN_PX);
      const area = {
        left: end - link.offsetWidth,
        right: end,
        top: start,
        bottom: start + link.offsetHeight,
      };
      const free = freeTop(area, { top: Math.max(mainTop + area.bottom - area.top, top), bottom }, taken);
      if (!link.hidden) taken.push({ ...area, top: free, bottom: free + link.offsetHeight });
      link.style.top = `${free + scrollY}px`;
      link.style.right = `${document.documentElement.clientWidth - end}px`;
    }
  }

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(place);
  }

  new MutationObserver(plan).observe(document.getElementById('root') ?? document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-edit'],
  });
  new ResizeObserver(plan).observe(document.body);
  plan();
}
