/** Adds drafts in every state to the site, which is then saved as an archive. */
import { POST_FIELDS } from '@app/domain/blog/posts';
import { SINGLE_IDS } from '@app/domain/content/kinds';
import { fieldSetOf } from '@app/domain/content/schemas';
import {
  DRAFT_KINDS,
  isPrivateKind,
  isSingleKind,
  type Draft,
  type DraftKind,
} from '@app/domain/drafts/drafts';
import { localizedNames } from '@app/domain/fields/languages';
import type { Locale } from '@app/domain/general/locale';
import type { Site } from './site';
import { filledFields } from './values';

/** A publication date that is too far in the future for any test to reach. */
const FAR_AWAY = '2100-01-01T12:00:00.000Z';

/** What the owner can do with a draft. */
interface Editing {
  /** Saves new values for all fields. New text contains `words`. */
  save: (words: string) => Promise<unknown>;
  /** Like `save`, but leaves the text fields in `locale` empty. */
  saveWithout: (locale: Locale, words: string) => Promise<unknown>;
  publish: () => Promise<unknown>;
  act: (method: string, path: string, json?: object) => Promise<unknown>;
}

/** For each state, a function that puts a draft in that state. */
const HISTORIES: Record<string, (editing: Editing) => Promise<unknown>> = {
  changed: async ({ save, publish, act }) => {
    await save('First version');
    await publish();
    await save('Second version');
    await publish();
    await save('Changed');
    await act('POST', '/confirm-language', { locale: 'es' });
  },
  public: async ({ save, publish }) => {
    await save('Public');
    await publish();
  },
  unpublished: ({ save }) => save('Unpublished'),
  scheduled: async ({ save, publish, act }) => {
    await save('Before the schedule');
    await publish();
    await save('Scheduled');
    await act('PUT', '/schedule', { publishAt: FAR_AWAY });
  },
  hidden: async ({ save, publish, act }) => {
    await save('Hidden');
    await publish();
    await act('POST', '/unpublish');
  },
  'only in English, with a translation that is not public yet': async ({ saveWithout, save, publish }) => {
    await saveWithout('es', 'Only in English');
    await publish();
    await save('Translated');
  },
};

/** `HISTORIES`, plus more states for drafts that can be added and deleted. */
const LIST_HISTORIES: typeof HISTORIES = {
  ...HISTORIES,
  'only in Spanish': async ({ saveWithout, publish }) => {
    await saveWithout('en', 'Solo en español');
    await publish();
  },
  deleted: async ({ save, publish, act }) => {
    await save('Deleted');
    await publish();
    await act('DELETE', '');
  },
};

function editingOf({ asOwner }: Site, kind: DraftKind, id: string, pictures: readonly string[]): Editing {
  const fields = fieldSetOf(kind, id);
  const path = `/api/admin/drafts/${kind}/${id}`;
  const saveFields = (values: object, suggested: string[]) =>
    asOwner(path, { method: 'PUT', json: { fields: values, suggested } });
  const [picture = '', other = picture] = pictures;
  return {
    save: (words) =>
      saveFields(
        {
          ...filledFields(fields, { words, picture: words === 'Changed' ? other : picture }),
          // The published facts use both languages, so that the site keeps all its pages.
          ...(kind === 'facts' && words !== 'Changed' && { siteLanguages: 'both' }),
        },
        localizedNames(fields, ['es']).slice(0, 1),
      ),
    saveWithout: (locale, words) => {
      const missing = localizedNames(fields, [locale]);
      const values = Object.entries(filledFields(fields, { words, picture }));
      return saveFields(
        Object.fromEntries(values.map(([name, value]) => [name, missing.includes(name) ? '' : value])),
        [],
      );
    },
    publish: () => asOwner(`${path}/publish`, { json: { keepPublishedAt: false } }),
    act: (method, action, json) => asOwner(path + action, { method, ...(json && { json }) }),
  };
}

/** Adds drafts of every kind in every state. */
export async function addDrafts(site: Site, pictures: readonly string[]): Promise<void> {
  for (const kind of DRAFT_KINDS) {
    if (isSingleKind(kind)) {
      const histories = Object.values(HISTORIES);
      for (const [index, id] of SINGLE_IDS[kind].entries()) {
        const editing = editingOf(site, kind, id, pictures);
        await (isPrivateKind(kind) ? editing.save('Saved') : histories[index % histories.length]?.(editing));
      }
      continue;
    }
    for (const history of Object.values(LIST_HISTORIES)) {
      const json = { fields: {}, suggested: [] };
      const { id } = await site.asOwner<Draft>(`/api/admin/drafts/${kind}`, { json });
      await history(editingOf(site, kind, id, pictures));
    }
  }
}

/** Renames a category and a tag, and adds a tag that no post uses. */
export async function renameTopics({ asOwner }: Site): Promise<void> {
  const { category, tags } = POST_FIELDS;
  const topics = filledFields({ category, tags }, { words: '', picture: '' });
  const [tag] = topics.tags as string[];
  await asOwner(`/api/admin/topics/category/${String(topics.categoryEn).toLowerCase()}`, {
    method: 'PUT',
    json: { en: 'Good manners', es: 'Buenos modales' },
  });
  await asOwner(`/api/admin/topics/tag/${tag}`, { method: 'PUT', json: { en: 'lead', es: 'traílla' } });
  await asOwner('/api/admin/topics/tag', { json: { en: 'unused', es: 'sin usar' } });
}
