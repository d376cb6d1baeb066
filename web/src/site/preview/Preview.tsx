import type { Fonts } from '@app/domain/content/brand';
import { brandIn } from '@app/domain/content/site-documents';
import { fieldSetOf } from '@app/domain/content/schemas';
import { BRAND_ID } from '@app/domain/general/collections';
import { previewPath } from '@app/domain/drafts/previews';
import type { FieldSet } from '@app/domain/fields/field';
import { fieldIn, isLocale, type Locale } from '@app/domain/general/locale';
import type { PageContent } from '@app/domain/publishing/page-renderer';
import { hashKey } from '@tanstack/react-query';
import type { ResourceLanguage } from 'i18next';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { setColorMode } from '../../shared/browser/colorMode';
import type { Site } from '../../shared/content/site';
import { queryClient } from '../../shared/data/queryClient';
import { createTranslations, loadTexts } from '../../shared/i18n/i18n';
import type { FieldPlace, FrameMessage, PreviewMessage } from '../../shared/preview/messages';
import { publicPageAt } from '../app/publicPages';
import { PublicSite } from '../app/PublicSite';
import { sanitizeDraft } from './sanitizeDraft';
import type { LocalSite } from '../platform/content/localSite';
import { siteOf } from '../platform/content/siteContent';
import { inWords } from '../platform/content/siteInWords';
import { Rendering } from '../platform/rendering';
import { colorStyles } from '../platform/head/brandTemplate';
import { showFonts } from './fonts';
import { FieldMarks, nameDate, namePictures } from './marks';
import { shownPage } from './shownPage';

interface Shown {
  path: string;
  styles: string;
  fonts: Fonts;
  local: LocalSite;
  message: PreviewMessage;
}

/**
 * Sends a message to the parent window, regardless of its origin. The content security policy lets only this
 * site frame the page, and the messages contain no secrets.
 */
const send = (message: FrameMessage): void => parent.postMessage(message, '*');

/**
 * Returns the owner's wording. For any string that the owner hasn't written yet, returns the built-in one it
 * would replace, marked with its field.
 */
function replaceableTexts(
  { texts }: Site,
  builtIn: ResourceLanguage,
  { fields, locale, marks }: { fields: FieldSet; locale: Locale; marks: FieldMarks },
): Site['texts'] {
  const all: Record<string, Record<string, string>> = { ...texts };
  for (const [name, field] of Object.entries(fields)) {
    if (!('replaces' in field) || !field.replaces) continue;
    const [namespace = '', key = ''] = field.replaces.split(':');
    const text: unknown = Reflect.get(builtIn[namespace] as object, key);
    if (texts[namespace]?.[key] === undefined && typeof text === 'string')
      all[namespace] = { ...all[namespace], [key]: marks.mark(text, fieldIn(locale, name)) };
  }
  return all;
}

const marks = new FieldMarks();
/** The date shown for an unpublished post. It is the same for all messages. */
const now = new Date();

/**
 * Prepares the page that a message describes: loads the page's code and translations, and puts its data into
 * the query client.
 */
async function prepare(message: PreviewMessage, content: PageContent): Promise<Shown> {
  const { draft, locale } = message;
  const { kind, id } = draft;
  const path = previewPath(kind, id, locale);
  const [builtIn] = await Promise.all([loadTexts(locale), publicPageAt(path).load(locale)]);
  const page = shownPage(draft, content, marks, now);
  const data = new Map(page.data.map((query) => [hashKey(query[0]), query]));
  for (const [key, value] of data.values()) queryClient.setQueryData(key, value);
  const site = siteOf(page.site, { locale, now, sanitize: sanitizeDraft });
  const texts = replaceableTexts(site, builtIn, { fields: fieldSetOf(kind, id), locale, marks });
  const local = inWords({ site, i18n: createTranslations(locale, builtIn, { ...site, texts }) }, locale);
  const brand = brandIn(page.site.documents[BRAND_ID]);
  return { path, styles: colorStyles(brand), fonts: brand.fonts, local, message };
}

function useShown(): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let content: PageContent | undefined;
    let last: PreviewMessage | undefined;
    const receive = ({ source, data }: MessageEvent<PreviewMessage>) => {
      if (source !== parent) return;
      content = data.content ?? content;
      last = data;
      if (content)
        void prepare(data, content).then((prepared) => {
          if (last === data) setShown(prepared);
        });
    };
    addEventListener('message', receive);
    send({ is: 'ready' });
    return () => removeEventListener('message', receive);
  }, []);
  return shown;
}

/**
 * Associates elements with their fields, now and after each change to the document. Removes links and
 * controls from the tab order, because they do nothing in the preview.
 */
function useFieldNames(root: HTMLElement | null, shown: Shown | null): void {
  useEffect(() => {
    if (!root || !shown) return;
    const { draft } = shown.message;
    const { kind, id, fields } = draft;
    const name = () => {
      marks.takeOff(root);
      namePictures(root, fieldSetOf(kind, id), fields);
      if (kind === 'posts') nameDate(root, draft);
      for (const control of root.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary'))
        control.tabIndex = -1;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [root, shown]);
}

/**
 * Returns the field that an element shows. Falls back to the field named by the surrounding part of the page
 * (`data-edit`) if that part shows the draft with the id `draft`, such as `facts/facts`.
 */
function placeOf(element: Element, draft: string): FieldPlace | undefined {
  const own = element.closest<HTMLElement>('[data-field]')?.dataset.field;
  if (own !== undefined) return own;
  const [edited, field] = element.closest<HTMLElement>('[data-edit]')?.dataset.edit?.split('#') ?? [];
  return edited === draft ? field : undefined;
}

/** Reports taps on a draft's page, and keeps links and controls from doing anything else. */
function useTaps(draft: string): void {
  useEffect(() => {
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const tap = (event: MouseEvent) => {
      stop(event);
      if (!(event.target instanceof Element)) return;
      const place = placeOf(event.target, draft);
      const locale = event.target.closest<HTMLAnchorElement>('a[hreflang]')?.hreflang;
      if (isLocale(locale)) send({ is: 'locale', locale });
      else if (place !== undefined) send({ is: 'field', place });
    };
    addEventListener('click', tap, true);
    for (const name of ['auxclick', 'submit']) addEventListener(name, stop, true);
    return () => {
      removeEventListener('click', tap, true);
      for (const name of ['auxclick', 'submit']) removeEventListener(name, stop, true);
    };
  }, [draft]);
}

const shows = (field: string): string => `:is([data-field="${field}"], [data-field^="${field}."])`;

/**
 * Outlines the element that shows the field focused in the editor, and scrolls to it when focus changes.
 * While no field has focus, scrolls to the first element that shows the draft.
 */
function Outline({ field }: { field: string | null }) {
  const selector = field === null ? 'main [data-field]' : shows(field);
  useEffect(() => {
    // Waits for the next frame, when the elements are already associated with their fields.
    const frame = requestAnimationFrame(() => {
      const element = document.querySelector(selector);
      if (!element) return;
      const { top, bottom, height } = element.getBoundingClientRect();
      if (top < innerHeight && bottom > 0) return;
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      // `scrollIntoView` would also scroll the editor around the frame.
      scrollTo({ top: scrollY + top - Math.max(0, innerHeight - height) / 2, behavior });
    });
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  if (field === null) return null;
  return (
    <style>{`${selector} { outline: 3px solid var(--pw-colors-focus); outline-offset: 4px; border-radius: 4px; }`}</style>
  );
}

export function Preview() {
  const shown = useShown();
  const [root] = useState(() => document.getElementById('root'));
  useFieldNames(root, shown);
  useTaps(shown ? `${shown.message.draft.kind}/${shown.message.draft.id}` : '');
  const isDark = shown?.message.isDark ?? false;
  useEffect(() => setColorMode(isDark ? 'dark' : 'light'), [isDark]);
  const fonts = shown?.fonts;
  useEffect(() => {
    if (fonts) showFonts(fonts);
  }, [fonts]);
  if (!shown) return null;
  const { path, styles, local, message } = shown;
  return (
    <>
      <style>{styles}</style>
      <Outline key={path} field={message.field} />
      <Rendering value={{ local }}>
        {/* The path contains the language, so a new page is mounted for each language. */}
        <MemoryRouter key={path} initialEntries={[path]}>
          <PublicSite />
        </MemoryRouter>
      </Rendering>
    </>
  );
}
