/** Links to the editors beside the parts of a public page (`data-edit`), for the owner who is logged in in this tab. Visitors load none of this. */
import { draftScreenPath } from '@app/domain/general/paths';
import { editLinks as en } from '../../shared/locales/en/editLinks';
import { editLinks as es } from '../../shared/locales/es/editLinks';

/** The least height and width of a touch target, in CSS pixels. */
const TARGET_PX = 44;
const MARGIN_PX = 8;
/** Of a part without a heading, its first words name it. */
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

/** Returns the path of the editor of a draft (`services/{id}`, `posts/{id}`), of one of its fields (`facts/facts#phone`), or of the list of a kind (`services`). */
export function editorOf(part: string): string {
  const [draft = '', field] = part.split('#');
  const [kind = '', id] = draft.split('/');
  return draftScreenPath(kind, id) + (field === undefined ? '' : `#${field}`);
}

/** Puts a link at the upper right corner of each named part, and keeps them there. */
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
    for (const part of parts) {
      const link = links.get(part) ?? document.createElement('a');
      const name = part.dataset.edit ?? '';
      const { top, right, width } = part.getBoundingClientRect();
      link.href = editorOf(name);
      link.textContent = texts.edit;
      const title = part.querySelector('h1, h2, h3') ?? part;
      link.ariaLabel = `${texts.edit}: ${name.startsWith('facts/') ? texts.facts : title.textContent.slice(0, TITLE_MAX_LENGTH)}`;
      link.hidden = width === 0;
      link.style.top = `${Math.max(0, top + scrollY + MARGIN_PX)}px`;
      link.style.right = `${Math.max(MARGIN_PX, document.documentElement.clientWidth - right + MARGIN_PX)}px`;
      if (!links.has(part)) {
        links.set(part, link);
        layer.append(link);
      }
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
