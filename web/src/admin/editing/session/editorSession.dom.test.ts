import { samplePostInput } from '@app/domain/blog/posts.fixture';
import { TITLE_MAX_LENGTH } from '@app/domain/blog/posts.limits';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import type { PostFields } from '@app/domain/blog/posts';
import type { Draft } from '@app/domain/drafts/drafts';
import { postDraftSchema } from '@app/domain/blog/draft.schema';
import { ERROR_CODE_HEADER, ERROR_FIELD_HEADER } from '@app/domain/general/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../shared/data/answer';
import { ApiError } from '../../../shared/data/api';
import { draftDefinition } from './definition';
import { EditorSession, RETRY_MS, SAVE_DELAY_MS, UNCERTAIN_MS } from './editorSession';
import type { SaveRequest } from '@app/domain/drafts/api';
import { saveStatusOf } from './saveStatus';
import type { SessionOptions } from './sessionState';
import type { StoredWork, UnsavedWork } from './unsavedWork';

const POST_DEFINITION = draftDefinition('posts', '');
const sampleFields = postDraftSchema.cast(samplePostInput, { stripUnknown: true });
const WORK_ID = 'the-work';

const apiError = (
  status: number,
  {
    message = '',
    field = null,
    code = null,
  }: { message?: string; field?: string | null; code?: string | null } = {},
) =>
  new ApiError({
    status,
    statusText: 'Refused',
    header: (name) =>
      ({ 'Content-Type': 'text/plain', [ERROR_FIELD_HEADER]: field, [ERROR_CODE_HEADER]: code })[name] ??
      null,
    body: message,
  });
const NETWORK_ERROR = new NetworkError('Failed to fetch');

const draftOf = (changes: Partial<Draft<'posts'>> = {}): Draft<'posts'> =>
  sampleDraft('posts', sampleFields, { id: 'p1', ...changes });

/**
 * A fake server with one draft. Like the real server, it trims text and removes frames. Tests can delay its
 * requests or drop them.
 */
class FakeServer {
  draft: Draft<'posts'> | null;
  /** All requests received so far. */
  requests: { kind: string; body?: SaveRequest; revision?: number }[] = [];
  /** How to handle the next requests. Requests without a plan get a response immediately. */
  #plans: ((handle: () => unknown) => Promise<unknown>)[] = [];

  constructor(draft: Draft<'posts'> | null) {
    this.draft = draft;
  }

  /** Delays the next request. Returns a function that lets the server handle the request and respond. */
  hold(): () => void {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    this.#plans.push(async (handle) => {
      await released;
      return handle();
    });
    return release;
  }

  /** Drops the next request, or only its response. */
  lose(part: 'request' | 'response'): void {
    this.#plans.push((handle) => {
      if (part === 'response') handle();
      return Promise.reject(NETWORK_ERROR);
    });
  }

  refuse(error: Error): void {
    this.#plans.push(() => Promise.reject(error));
  }

  store(
    fields: object,
    { saveKey = '', suggested = [] }: { saveKey?: string; suggested?: string[] } = {},
  ): Draft<'posts'> {
    const stored = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.trim().replace(/<iframe>/g, '') : value,
      ]),
    ) as PostFields;
    this.draft = {
      ...(this.draft ?? draftOf({ revision: 0 })),
      fields: stored,
      suggested,
      saveKey,
      revision: (this.draft?.revision ?? 0) + 1,
    };
    return this.draft;
  }

  /** Simulates a save from another device. */
  changeElsewhere(changes: Partial<PostFields>): void {
    if (this.draft) this.store({ ...this.draft.fields, ...changes }, { saveKey: 'another-device' });
  }

  #handle<Answer>(request: FakeServer['requests'][number], handle: () => Answer): Promise<Answer> {
    this.requests.push(request);
    const plan = this.#plans.shift();
    // Handles the request asynchronously, like the real server. `request` already contains a copy of the body
    // as it was sent.
    return plan ? (plan(handle) as Promise<Answer>) : Promise.resolve().then(handle);
  }

  readonly #save = (
    revision: number,
    { fields, suggested }: SaveRequest,
    saveKey: string,
  ): Draft<'posts'> => {
    if (!this.draft) throw apiError(404, { message: 'Post Not Found' });
    if (this.draft.deletedAt !== null) throw apiError(409, { message: 'In the bin' });
    if (this.draft.revision !== revision) throw apiError(412);
    return this.store(fields, { saveKey, suggested });
  };

  readonly calls: Required<SessionOptions>['calls'] = {
    create: (body, key) =>
      this.#handle({ kind: 'create', body: structuredClone(body) }, () => {
        if (this.draft) return { draft: this.draft, isNew: false };
        return { draft: this.store(body.fields, { saveKey: key, suggested: body.suggested }), isNew: true };
      }),
    save: ({ revision }, body, key) =>
      this.#handle({ kind: 'save', revision, body: structuredClone(body) }, () =>
        this.#save(revision, body, key),
      ),
    read: () =>
      this.#handle({ kind: 'read' }, () => {
        if (!this.draft) throw apiError(404, { message: 'Post Not Found' });
        return this.draft;
      }),
  };
}

interface Opened {
  server: FakeServer;
  session: EditorSession;
  /** Returns the unsaved work stored in the browser. */
  kept: () => UnsavedWork | null;
}

/** Opens a post in the editor. `draft` is the version that the editor read from the server. */
function open(
  draft: Draft<'posts'> | null = draftOf(),
  { server = new FakeServer(draft), found = null }: { server?: FakeServer; found?: StoredWork | null } = {},
): Opened {
  let kept: UnsavedWork | null = null;
  const session = new EditorSession({
    definition: POST_DEFINITION,
    draft,
    work: { id: WORK_ID, found },
    ownerCall: (call) => call(),
    calls: server.calls,
    keep: (_id, work) => {
      kept = work;
      return Promise.resolve(true);
    },
  });
  session.open();
  return { server, session, kept: () => kept };
}

const pause = (ms = SAVE_DELAY_MS) => vi.advanceTimersByTimeAsync(ms);
const saves = ({ requests }: FakeServer) => requests.filter(({ kind }) => kind !== 'read');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  // Order matters: if a stubbed function is also faked, unstubbing it restores the fake.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a letter typed in the visual editor', () => {
  it('updates the values and browser storage immediately, but rerenders the screen only after the next paint', async () => {
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
    const { session, kept } = open();
    const rendered: unknown[] = [];
    session.subscribe(() => rendered.push(session.getState().values.contentEs));
    session.renderLater(() => session.editText('contentEs', '<p>H</p>'));
    expect(session.getState()).toMatchObject({ values: { contentEs: '<p>H</p>' }, isDirty: true });
    expect(kept()?.values.contentEs).toBe('<p>H</p>');
    expect(rendered).toEqual([]);
    await pause(20);
    expect(rendered).toEqual(['<p>H</p>']);
  });

  it('does not delay the rendering of other changes', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { session } = open();
    const listener = vi.fn();
    session.subscribe(listener);
    session.renderLater(() => session.editText('contentEs', '<p>H</p>'));
    session.editText('titleEs', 'H');
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('autosave', () => {
  it('waits for a pause, and sends everything typed so far in one request', async () => {
    const { session, server, kept } = open();
    for (const titleEs of ['M', 'Me', 'Medio']) {
      session.editText('titleEs', titleEs);
      await pause(SAVE_DELAY_MS - 1);
    }
    expect(server.requests).toEqual([]);
    expect(kept()?.values.titleEs).toBe('Medio');
    await pause(1);
    expect(saves(server)).toHaveLength(1);
    expect(server.draft?.fields.titleEs).toBe('Medio');
    expect(session.getState()).toMatchObject({ isDirty: false, isSaving: false, failure: null });
    expect(kept()).toBeNull();
    await pause(60_000);
    expect(saves(server)).toHaveLength(1);
  });

  it('creates a new post from its first words, with all other fields empty', async () => {
    const { session, server } = open(null);
    expect(session.draftId).toBeNull();
    session.editText('contentEs', '<p>Hola</p>');
    await pause();
    expect(server.draft?.fields).toEqual({
      ...POST_DEFINITION.requestOf(POST_DEFINITION.empty).fields,
      contentEs: '<p>Hola</p>',
    });
    expect(server.draft?.saveKey).toBe(WORK_ID);
    expect(session.draftId).toBe('p1');
    session.editText('contentEs', '<p>Hola, mundo</p>');
    await pause();
    expect(saves(server).map(({ kind }) => kind)).toEqual(['create', 'save']);
  });

  it('sends one request at a time, and saves text typed meanwhile in the next one', async () => {
    const { session, server, kept } = open();
    const release = server.hold();
    session.editText('titleEn', 'First');
    await pause();
    session.editText('titleEn', 'First, and second');
    session.editText('titleEs', 'Mientras tanto');
    await pause(10_000);
    expect(saves(server)).toHaveLength(1);
    expect(session.getState().isSaving).toBe(true);
    release();
    await pause(0);
    expect(session.getState()).toMatchObject({
      isDirty: true,
      values: { titleEn: 'First, and second', titleEs: 'Mientras tanto' },
    });
    expect(kept()?.baseRevision).toBe(4);
    await pause();
    expect(server.draft?.fields).toMatchObject({ titleEn: 'First, and second', titleEs: 'Mientras tanto' });
    expect(session.getState().isDirty).toBe(false);
  });

  it('stops when the editor is closed, and keeps the text in the browser', async () => {
    const { session, server, kept } = open();
    session.editText('titleEn', 'Half a thought');
    session.close();
    await pause(60_000);
    expect(server.requests).toEqual([]);
    expect(kept()?.values.titleEn).toBe('Half a thought');
  });

  it('stops when the owner discards the changes, and removes them from the browser', async () => {
    const { session, server, kept } = open();
    session.editText('titleEn', 'Half a thought');
    session.discard();
    await pause();
    expect(server.requests).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('does not send a change that the owner undid', async () => {
    const { session, server, kept } = open();
    session.editText('titleEn', 'Another');
    session.editText('titleEn', sampleFields.titleEn);
    await pause();
    expect(server.requests).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('does not send or keep a new post once the owner empties it', async () => {
    const { session, server, kept } = open(null);
    session.editText('titleEn', 'Calm');
    expect(kept()).not.toBeNull();
    session.editText('titleEn', '');
    await pause();
    expect(server.requests).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('derives the slug of an unpublished post from its title until the slug is edited', () => {
    const { session } = open(null);
    session.editText('titleEn', 'Calm at the door');
    expect(session.getState().values.slug).toBe('calm-at-the-door');
    session.edit({ slug: 'calm' });
    session.editText('titleEn', 'Another title');
    expect(session.getState().values.slug).toBe('calm');
    const { session: live } = open(
      draftOf({ publicSlug: sampleFields.slug, publishedAt: '2026-03-05T16:00:00.000Z' }),
    );
    live.editText('titleEn', 'Another title');
    expect(live.getState().values.slug).toBe(sampleFields.slug);
  });
});

it('a session notifies subscribers of changes and remembers the last focused field', () => {
  const { session } = open();
  expect(session.getState()).toMatchObject({ isGone: false, isDirty: false, isKept: true, field: null });
  const told = vi.fn();
  const leave = session.subscribe(told);
  session.setFocus('titleEn');
  session.setFocus('titleEn');
  expect(told).toHaveBeenCalledTimes(1);
  session.setFocus(null);
  expect(session.getState().field).toBe('titleEn');
  leave();
  session.editText('titleEn', 'Calm');
  expect(told).toHaveBeenCalledTimes(1);
});

describe("the server's version of a field", () => {
  it('does not replace text that differs only in white space', async () => {
    const { session } = open();
    session.editText('excerptEn', 'And then ');
    await pause();
    expect(session.getState()).toMatchObject({ isDirty: false, values: { excerptEn: 'And then ' } });
  });

  it('replaces different text, unless the field has focus', async () => {
    const { session, server } = open();
    session.setFocus('contentEn');
    session.editText('contentEn', '<p>Kept</p><iframe>');
    await pause();
    expect(server.draft?.fields.contentEn).toBe('<p>Kept</p>');
    expect(session.getState()).toMatchObject({
      isDirty: false,
      values: { contentEn: '<p>Kept</p><iframe>' },
    });
    session.setFocus('titleEn');
    expect(session.getState()).toMatchObject({ isDirty: false, values: { contentEn: '<p>Kept</p>' } });
    session.setFocus(null);
    session.editText('contentEs', '<p>Queda</p><iframe>');
    await pause();
    expect(session.getState().values.contentEs).toBe('<p>Queda</p>');
    expect(saves(server)).toHaveLength(2);
  });

  it('does not replace text typed after the save request', async () => {
    const { session, server } = open();
    const release = server.hold();
    session.editText('contentEn', '<p>Kept</p><iframe>');
    await pause();
    session.editText('contentEn', '<p>Kept, and more</p><iframe>');
    release();
    await pause(0);
    expect(session.getState().values.contentEn).toBe('<p>Kept, and more</p><iframe>');
  });
});

describe('a failed save', () => {
  it('is retried with increasing delays while the network or the server fails', async () => {
    const { session, server, kept } = open();
    server.lose('request');
    server.refuse(apiError(503));
    server.lose('request');
    session.editText('titleEn', 'Underground');
    await pause();
    expect(session.getState()).toMatchObject({ failure: NETWORK_ERROR, isDirty: true });
    expect(kept()?.values.titleEn).toBe('Underground');
    await pause(RETRY_MS - 1);
    expect(saves(server)).toHaveLength(1);
    await pause(1);
    expect(saves(server)).toHaveLength(2);
    await pause(2 * RETRY_MS);
    expect(saves(server)).toHaveLength(3);
    await pause(4 * RETRY_MS);
    expect(server.draft?.fields.titleEn).toBe('Underground');
    expect(session.getState()).toMatchObject({ failure: null, isDirty: false });
  });

  it('is retried immediately when the connection is restored', async () => {
    const { session, server } = open();
    server.lose('request');
    session.editText('titleEn', 'Underground');
    await pause();
    session.retry();
    await pause(0);
    expect(server.draft?.fields.titleEn).toBe('Underground');
  });

  it('is not retried until the next login if the session has expired', async () => {
    const { session, server } = open();
    server.refuse(apiError(401));
    session.editText('titleEn', 'In mid-sentence');
    await pause();
    await pause(120_000);
    expect(saves(server)).toHaveLength(1);
    session.retry();
    await pause(0);
    expect(server.draft?.fields.titleEn).toBe('In mid-sentence');
  });

  it('is no longer reported once the owner resumes typing, unless the failure is temporary', async () => {
    const { session, server } = open();
    server.refuse(apiError(400, { message: 'No' }));
    session.editText('titleEn', 'Refused');
    await pause();
    expect(session.getState().failure).not.toBeNull();
    server.lose('request');
    session.editText('titleEn', 'Lost');
    expect(session.getState().failure).toBeNull();
    await pause();
    session.editText('titleEn', 'Lost, and more');
    expect(session.getState().failure).toBe(NETWORK_ERROR);
  });

  it('is reported instead of retried if a bug caused it, and keeps the text for the next save', async () => {
    const { session, server, kept } = open();
    const bug = new TypeError("Cannot read properties of undefined (reading 'id')");
    server.refuse(bug);
    session.editText('titleEn', 'Underground');
    await pause();
    await expect(pause(1)).rejects.toBe(bug);
    await pause(120_000);
    expect(saves(server)).toHaveLength(1);
    expect(saveStatusOf(POST_DEFINITION, session.getState())).toBe('refused');
    expect(session.getState()).toMatchObject({ failure: bug, isDirty: true, isSaving: false });
    expect(kept()?.values.titleEn).toBe('Underground');
    session.editText('titleEn', 'Above ground');
    await pause();
    expect(server.draft?.fields.titleEn).toBe('Above ground');
  });

  it('does not block later saves, even if reading the draft throws', async () => {
    const { session, server } = open();
    server.changeElsewhere({});
    const stored = server.draft;
    const bug = new TypeError('fields is not iterable');
    server.draft = {
      ...draftOf({ revision: 4 }),
      get fields(): never {
        throw bug;
      },
    };
    await expect(session.refresh()).rejects.toBe(bug);
    server.draft = stored;
    session.editText('titleEn', 'Underground');
    await pause();
    expect(server.draft?.fields.titleEn).toBe('Underground');
  });

  it('reports the field that the server refused, while the other fields are still saved', async () => {
    const { session, server } = open();
    server.refuse(apiError(400, { message: 'No', field: 'excerptEn' }));
    session.editText('excerptEn', 'Refused');
    session.editText('excerptEs', 'Aceptado');
    await pause();
    expect(session.getState().errors).toEqual({ excerptEn: 'No' });
    await pause();
    expect(server.draft?.fields).toMatchObject({ excerptEn: sampleFields.excerptEn, excerptEs: 'Aceptado' });
    expect(session.getState()).toMatchObject({ isDirty: true, values: { excerptEn: 'Refused' } });
    await pause(60_000);
    expect(saves(server)).toHaveLength(2);
    session.editText('excerptEn', 'Changed');
    await pause();
    expect(server.draft?.fields.excerptEn).toBe('Changed');
  });

  it('caused by overlong text does not prevent the other fields from being saved, and keeps the text in the browser', async () => {
    const { session, server, kept } = open();
    const long = 'x'.repeat(TITLE_MAX_LENGTH + 1);
    session.editText('titleEn', long);
    session.editText('titleEs', 'Corto');
    expect(await session.saveNow()).toEqual({ kind: 'invalid', field: 'titleEn' });
    expect(server.draft?.fields).toMatchObject({ titleEn: sampleFields.titleEn, titleEs: 'Corto' });
    expect(kept()?.values.titleEn).toBe(long);
    await pause(60_000);
    expect(saves(server)).toHaveLength(1);
  });
});

describe('a lost response', () => {
  it('to the first save does not create a second post, and text typed later is saved', async () => {
    const { session, server } = open(null);
    server.lose('response');
    session.editText('titleEs', 'Hola');
    await pause();
    session.editText('titleEs', 'Hola, mundo');
    await pause(RETRY_MS);
    expect(saves(server).map(({ kind }) => kind)).toEqual(['create', 'create', 'save']);
    expect(server.draft).toMatchObject({ revision: 2, fields: { titleEs: 'Hola, mundo' } });
    expect(session.getState()).toMatchObject({ isDirty: false, hasConflict: false });
  });

  it('to the first save does not discard later changes made on either side', async () => {
    const { session, server } = open(null);
    server.lose('response');
    session.editText('titleEn', 'Half a thought');
    await pause();
    server.changeElsewhere({ excerptEs: 'Desde el teléfono' });
    await pause(RETRY_MS);
    session.editText('titleEn', 'A whole thought');
    await pause();
    const both = { titleEn: 'A whole thought', excerptEs: 'Desde el teléfono' };
    expect(session.getState()).toMatchObject({ hasConflict: false, values: both });
    expect(server.draft?.fields).toMatchObject(both);
  });

  it('is not mistaken for a change made elsewhere', async () => {
    const { session, server } = open();
    server.lose('response');
    session.editText('titleEn', 'Stored, and nobody knows');
    await pause();
    session.editText('titleEn', 'Stored, and nobody knows, and more');
    await pause(RETRY_MS);
    expect(session.getState()).toMatchObject({ hasConflict: false, isDirty: false });
    expect(server.draft).toMatchObject({
      revision: 5,
      fields: { titleEn: 'Stored, and nobody knows, and more' },
    });
  });

  it('is recognized when the post is reread before the next save', async () => {
    const { session, server } = open();
    server.lose('response');
    session.editText('titleEn', 'Stored, and nobody knows');
    await pause();
    session.editText('titleEn', 'Stored, and nobody knows, and more');
    await session.refresh();
    expect(session.getState()).toMatchObject({ hasConflict: false, isDirty: true });
    await pause(RETRY_MS);
    expect(server.draft?.fields.titleEn).toBe('Stored, and nobody knows, and more');
  });

  it('is recognized even after the browser was closed', async () => {
    const first = open();
    first.server.lose('response');
    first.session.editText('titleEn', 'Ended');
    await pause();
    first.session.editText('titleEn', 'Ended in mid-sentence');
    first.session.close();
    const kept = first.kept();
    if (!kept) throw new Error('Expected unsaved work');
    const { server } = first;
    const { session } = open(server.draft, {
      server,
      found: { ...kept, id: WORK_ID, changedAt: '2026-03-05T16:00:00.000Z' },
    });
    expect(session.getState()).toMatchObject({
      hasConflict: false,
      values: { titleEn: 'Ended in mid-sentence' },
    });
    await pause();
    expect(server.draft?.fields.titleEn).toBe('Ended in mid-sentence');
  });
});

describe('an editor closed during its first save', () => {
  it('finds the created post when its URL is reopened', async () => {
    const first = open(null);
    const answer = first.server.hold();
    first.session.editText('titleEn', 'Half a thought');
    await pause();
    first.session.close();
    answer();
    await pause();
    const kept = first.kept();
    if (!kept) throw new Error('Expected unsaved work');
    // The URL is still a new post's, so nothing has been read from the server.
    const { server } = first;
    const { session, ...second } = open(null, {
      server,
      found: { ...kept, id: WORK_ID, changedAt: '2026-03-05T16:00:00.000Z' },
    });
    expect(session.getState().values.titleEn).toBe('Half a thought');
    await pause();
    expect(session.getState()).toMatchObject({
      isDirty: false,
      draft: { id: 'p1', fields: { titleEn: 'Half a thought' } },
    });
    session.setAddressed();
    expect(second.kept()).toBeNull();
  });

  it('keeps the unsaved work after the save is confirmed, as long as the URL is still a new post’s', async () => {
    const { session, kept } = open(null);
    session.editText('titleEn', 'Half a thought');
    await pause();
    expect(session.getState().isDirty).toBe(false);
    expect(kept()).toMatchObject({ draftId: null, values: { titleEn: 'Half a thought' } });
    session.setAddressed();
    expect(kept()).toBeNull();
  });
});

describe('a change made elsewhere', () => {
  it('is merged without a conflict if only one side changed a field', async () => {
    const { session, server } = open();
    server.changeElsewhere({ excerptEs: 'Desde el teléfono' });
    session.editText('titleEn', 'From the laptop');
    await pause();
    expect(server.draft?.fields).toMatchObject({
      excerptEs: 'Desde el teléfono',
      titleEn: 'From the laptop',
    });
    expect(session.getState()).toMatchObject({
      hasConflict: false,
      isDirty: false,
      values: { excerptEs: 'Desde el teléfono' },
    });
  });

  it('does not overwrite a field also changed here: saving waits for the owner’s choice and then continues', async () => {
    const { session, server, kept } = open();
    server.changeElsewhere({ titleEn: 'Theirs', titleEs: 'De ellos' });
    session.editText('titleEn', 'Mine');
    await pause();
    expect(session.getState()).toMatchObject({
      hasConflict: true,
      values: { titleEn: 'Mine', titleEs: sampleFields.titleEs },
    });
    expect(await session.saveNow()).toEqual({ kind: 'conflict' });
    session.editText('titleEn', 'Mine, and more');
    await pause(60_000);
    expect(server.draft?.fields.titleEn).toBe('Theirs');
    expect(kept()?.values.titleEn).toBe('Mine, and more');
    const { draft, values } = session.getState();
    if (!draft) throw new Error('Expected a draft');
    session.resolve({ ...POST_DEFINITION.valuesOf(draft), titleEn: values.titleEn });
    await pause();
    expect(server.draft?.fields).toMatchObject({ titleEn: 'Mine, and more', titleEs: 'De ellos' });
    expect(session.getState()).toMatchObject({ hasConflict: false, isDirty: false });
  });

  it('is merged even if its revision is older, as happens after a backup is restored', async () => {
    const { session, server } = open();
    server.draft = draftOf({ revision: 1, fields: { ...sampleFields, titleEs: 'De la copia' } });
    session.editText('titleEn', 'Mine');
    await pause();
    expect(server.draft).toMatchObject({ revision: 2, fields: { titleEn: 'Mine', titleEs: 'De la copia' } });
    expect(session.getState()).toMatchObject({ hasConflict: false, isDirty: false });
  });

  it('does not cause a conflict if both sides wrote the same text', async () => {
    const { session, server } = open();
    server.changeElsewhere({ titleEn: 'Both' });
    session.editText('titleEn', 'Both');
    await pause();
    expect(session.getState()).toMatchObject({ hasConflict: false, isDirty: false });
  });

  it('is merged with unsaved text from the browser', async () => {
    const base = POST_DEFINITION.valuesOf(draftOf());
    const found: UnsavedWork = {
      id: WORK_ID,
      kind: 'posts',
      draftId: 'p1',
      base,
      baseRevision: 3,
      values: { ...base, titleEn: 'Kept' },
      attempts: [],
      changedAt: '2026-03-05T16:00:00.000Z',
    };
    const server = new FakeServer(draftOf());
    server.changeElsewhere({ titleEs: 'De ellos' });
    const { session } = open(server.draft, { server, found });
    expect(session.getState()).toMatchObject({
      hasConflict: false,
      values: { titleEn: 'Kept', titleEs: 'De ellos' },
    });
    await pause();
    expect(server.draft?.fields).toMatchObject({ titleEn: 'Kept', titleEs: 'De ellos' });
    server.changeElsewhere({ titleEn: 'Theirs' });
    const { session: other } = open(server.draft, { server, found });
    expect(other.getState()).toMatchObject({ hasConflict: true, values: { titleEn: 'Kept' } });
  });
});

it('a session uses a post’s stored values for fields that it can’t read in unsaved work from another version of the application', async () => {
  const found: StoredWork = {
    id: WORK_ID,
    kind: 'posts',
    draftId: 'p1',
    base: 'none',
    baseRevision: 3,
    values: { titleEn: 'Kept', titleEs: 7, tags: 'none' },
    attempts: [],
    changedAt: '2026-03-05T16:00:00.000Z',
  };
  const { server, session } = open(draftOf(), { found });
  expect(session.getState().values).toEqual({ ...POST_DEFINITION.valuesOf(draftOf()), titleEn: 'Kept' });
  await pause();
  expect(server.draft?.fields).toEqual({ ...sampleFields, titleEn: 'Kept' });
});

describe('a deleted post', () => {
  it('keeps its text, and can be saved as a new post', async () => {
    const { session, server, kept } = open();
    server.draft = null;
    session.editText('contentEn', '<p>Hours of work</p>');
    await pause();
    expect(session.getState()).toMatchObject({ isGone: true, values: { contentEn: '<p>Hours of work</p>' } });
    expect(kept()?.values.contentEn).toBe('<p>Hours of work</p>');
    await pause(60_000);
    expect(saves(server)).toHaveLength(1);
    expect(await session.saveAsNew()).toEqual({ kind: 'saved' });
    expect(server.draft).toMatchObject({
      revision: 1,
      fields: { ...sampleFields, contentEn: '<p>Hours of work</p>' },
    });
  });

  it('saves its changes once it is restored from the bin', async () => {
    const { session, server } = open();
    server.draft = draftOf({ deletedAt: '2026-03-05T17:00:00.000Z', revision: 4 });
    session.editText('titleEn', 'Written meanwhile');
    await pause();
    expect(session.getState().draft?.deletedAt).not.toBeNull();
    await pause(60_000);
    expect(saves(server)).toHaveLength(1);
    await session.takeOut(() => {
      server.draft = draftOf({ revision: 5 });
      return Promise.resolve(server.draft);
    });
    await pause();
    expect(server.draft.fields.titleEn).toBe('Written meanwhile');
  });
});

describe('a call that changes the draft, such as publishing it', () => {
  const publish =
    (server: FakeServer) =>
    ({ revision }: { revision: number }) => {
      if (server.draft?.revision !== revision) return Promise.reject(apiError(412));
      server.draft = {
        ...server.draft,
        revision: revision + 1,
        saveKey: '',
        publicSlug: server.draft.fields.slug,
        publishedAt: '2026-03-05T17:00:00.000Z',
      };
      return Promise.resolve(server.draft);
    };

  it('is sent after everything typed so far, including text typed during the preceding save', async () => {
    const { session, server } = open();
    const release = server.hold();
    session.editText('titleEn', 'First');
    const done = session.change(publish(server));
    await pause(0);
    session.editText('titleEn', 'First, and second');
    release();
    expect(await done).toEqual({ kind: 'saved' });
    expect(server.draft).toMatchObject({
      fields: { titleEn: 'First, and second' },
      publicSlug: 'first-and-second',
    });
    expect(session.getState().draft?.publishedAt).not.toBeNull();
  });

  it('keeps text that is typed while it is in flight', async () => {
    const { session, server } = open();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const done = session.change(async (draft) => {
      await released;
      return publish(server)(draft);
    });
    await pause(0);
    session.editText('titleEn', 'Typed meanwhile');
    release();
    await done;
    expect(session.getState().values.titleEn).toBe('Typed meanwhile');
    await pause();
    expect(server.draft?.fields.titleEn).toBe('Typed meanwhile');
  });

  it('is not attempted when the preceding save fails', async () => {
    const { session, server } = open();
    server.lose('request');
    session.editText('titleEn', 'Underground');
    const change = vi.fn(publish(server));
    expect(await session.change(change)).toMatchObject({ kind: 'failed', error: NETWORK_ERROR });
    expect(change).not.toHaveBeenCalled();
  });

  /** Waits for an outcome, including the delays between retries. */
  const finished = async <T>(outcome: Promise<T>): Promise<T> => {
    await pause(RETRY_MS * 4);
    return outcome;
  };
  const isPublished = ({ publishedAt, hasChanges }: Draft) => publishedAt !== null && !hasChanges;
  /** Returns a call that publishes a draft but throws `error` instead of returning the response. */
  const publishWithoutAnswer = (server: FakeServer, error: Error) => async (draft: { revision: number }) => {
    await publish(server)(draft);
    throw error;
  };

  it.each([
    ['the connection', NETWORK_ERROR],
    ['a gateway', apiError(504)],
  ])('succeeds if the server confirms the change after %s lost the response', async (_what, error) => {
    const { session, server } = open();
    expect(await finished(session.change(publishWithoutAnswer(server, error), isPublished))).toEqual({
      kind: 'saved',
    });
    expect(session.getState().draft).toMatchObject({ revision: 4, publicSlug: sampleFields.slug });
  });

  it('is retried if the first attempt does not reach the server', async () => {
    const { session, server } = open();
    const call = vi.fn(publish(server)).mockRejectedValueOnce(NETWORK_ERROR);
    expect(await finished(session.change(call, isPublished))).toEqual({ kind: 'saved' });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('fails if it never reached the server, even if the post was already public', async () => {
    const { session } = open(
      draftOf({ publicSlug: sampleFields.slug, publishedAt: '2026-03-05T16:00:00.000Z' }),
    );
    const outcome = await finished(session.change(() => Promise.reject(NETWORK_ERROR), isPublished));
    expect(outcome).toEqual({ kind: 'failed', error: NETWORK_ERROR });
  });

  it('has an unknown outcome until the server can be reached again', async () => {
    const { session, server } = open();
    server.lose('request');
    const outcome = await finished(session.change(publishWithoutAnswer(server, NETWORK_ERROR), isPublished));
    expect(outcome).toEqual({ kind: 'uncertain' });
    expect(session.getState()).toMatchObject({ isUncertain: true, draft: { publishedAt: null } });
    await pause(UNCERTAIN_MS);
    expect(session.getState().isUncertain).toBe(false);
    expect(session.getState().draft?.publishedAt).not.toBeNull();
  });

  it('does not publish a version saved elsewhere until the owner has seen it', async () => {
    const { session, server } = open();
    server.changeElsewhere({ titleEs: 'De ellos' });
    expect(await session.change(publish(server))).toMatchObject({ kind: 'failed' });
    expect(server.draft?.publishedAt).toBeNull();
    expect(session.getState().values.titleEs).toBe('De ellos');
    expect(await session.change(publish(server))).toEqual({ kind: 'saved' });
  });

  it('reports an error for the slug if another post already uses it', async () => {
    const { session } = open();
    const outcome = await session.change(() => Promise.reject(apiError(409, { message: 'Taken' })));
    expect(outcome).toMatchObject({ kind: 'failed', field: 'slug' });
    expect(session.getState()).toMatchObject({ errors: { slug: 'Taken' }, isDirty: false });
  });

  it('marks empty required fields until publishing ends', () => {
    const { session } = open(null);
    expect(session.getState().errors).toEqual({});
    expect(session.findPublicationError()).toBe('titleEn');
    session.editText('titleEn', 'A title');
    expect(session.getState().errors).not.toHaveProperty('titleEn');
    expect(session.getState().errors).toHaveProperty('category');
    session.endPublication();
    expect(session.getState().errors).toEqual({});
  });
});

describe('suggested translations', () => {
  it('are marked until the owner changes or confirms them', async () => {
    const { session, server } = open();
    session.editText('titleEn', 'Suggested', true);
    session.editText('excerptEn', 'Suggested, too', true);
    await pause();
    expect(server.draft?.suggested).toEqual(['titleEn', 'excerptEn']);
    session.editText('titleEn', 'Suggested, and changed');
    session.confirmSuggestion('excerptEn');
    await pause();
    expect(server.draft?.suggested).toEqual([]);
    expect(session.getState().isDirty).toBe(false);
  });
});

describe('a save refused because the server has another version of the application', () => {
  const refused = apiError(400, { message: 'The site has been updated.', code: 'api.otherVersion' });

  it('leaves the text in the browser, and the editor on the reloaded page saves it', async () => {
    const { session, server, kept } = open();
    server.refuse(refused);
    session.editText('titleEs', 'Lo que escribí');
    await pause();
    expect(saveStatusOf(POST_DEFINITION, session.getState())).toBe('outdated');
    await pause(60_000);
    expect(saves(server)).toHaveLength(1);
    const found = kept();
    expect(found?.values.titleEs).toBe('Lo que escribí');
    session.close();

    const reloaded = open(server.draft, { server, found });
    expect(reloaded.session.getState().values.titleEs).toBe('Lo que escribí');
    await pause();
    expect(server.draft?.fields.titleEs).toBe('Lo que escribí');
    expect(reloaded.kept()).toBeNull();
  });

  it('is completed by a page with different fields, without changing stored fields that have no unsaved work', async () => {
    const { session, server, kept } = open();
    server.refuse(refused);
    session.editText('titleEs', 'Lo que escribí');
    await pause();
    session.close();
    const work = kept();
    const values = Object.fromEntries(
      Object.entries({ ...work?.values, ofTheOldVersion: 'x' }).filter(([name]) => name !== 'excerptEs'),
    );
    const reloaded = open(server.draft, { server, found: work && { ...work, values } });
    await pause();
    expect(server.draft?.fields).toMatchObject({
      titleEs: 'Lo que escribí',
      excerptEs: sampleFields.excerptEs,
    });
    expect(server.draft?.fields).not.toHaveProperty('ofTheOldVersion');
    expect(reloaded.session.getState().isDirty).toBe(false);
  });

  it('is retried when the page is shown again, because the deployment may be complete by then', async () => {
    const { session, server } = open();
    server.refuse(refused);
    session.editText('titleEs', 'Lo que escribí');
    await pause();
    session.retry();
    await pause(0);
    expect(server.draft?.fields.titleEs).toBe('Lo que escribí');
    expect(session.getState().failure).toBeNull();
  });

  it('is not mistaken for a deleted draft when the server does not support the call', async () => {
    const { session, server } = open();
    server.refuse(apiError(404, { message: 'Not Found', code: 'api.notFound' }));
    session.editText('titleEs', 'Lo que escribí');
    await pause();
    expect(session.getState()).toMatchObject({ isGone: false, isDirty: true });
  });
});
