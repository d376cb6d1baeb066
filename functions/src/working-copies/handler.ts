import type { Request } from 'express';
import { ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT } from '@perro-wisdom/domain/general/api';
import { saveOptionsSchema } from '@perro-wisdom/domain/blog/posts.schema';
import {
  LIST_STATES,
  type ListFilter,
  type WorkingCopy,
  type WorkingCopySummary,
} from '@perro-wisdom/domain/drafts/drafts';
import { scheduleSchema } from '@perro-wisdom/domain/drafts/drafts.schema';
import { postId } from '../blog/request';
import { JSON_MAX_BYTES } from '../platform/config';
import { binHandlers, editHandlers, ifMatchOf, sender, versionHandlers } from '../drafts/handler';
import { readJson, validate } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import type { Handler } from '../platform/http/handler';
import { readPaging, setNextLink } from '../platform/http/paging';
import { withoutServerFields } from './document';
import { postKind } from './kind';
import { readList } from './list';
import { publishCopy, unpublishCopy } from './publishing';
import { scheduleCopy } from './schedule';

/** Lists working copies. A page may have fewer rows than its limit, or none, although the list continues. */
export const listWorkingCopies: Handler<WorkingCopySummary[]> = async (request, response) => {
  const paging = readPaging(request, ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT);
  const filter = readFilter(request);
  const { items, next } = await readList(filter, paging);
  setNextLink(request, response, paging, next, { ...filter });
  response.json(items);
};

const routes = { kindOf: () => postKind, idOf: postId, answer: withoutServerFields };
const send = sender(withoutServerFields);

export const {
  show: showWorkingCopy,
  add: addWorkingCopy,
  change: changeWorkingCopy,
  confirm: confirmLanguageOfWorkingCopy,
} = editHandlers(routes);
export const {
  bin: binWorkingCopy,
  takeBack: takeWorkingCopyFromBin,
  remove: removeWorkingCopy,
} = binHandlers(routes);
export const {
  list: listVersions,
  showOne: showVersion,
  restore: restoreVersionOfWorkingCopy,
} = versionHandlers(routes);

export const publishWorkingCopy: Handler<WorkingCopy> = async (request, response) => {
  const { keepPublishedAt } = validate(saveOptionsSchema, readJson(request, JSON_MAX_BYTES));
  send(response, await publishCopy(postId(request), ifMatchOf(request), keepPublishedAt));
};

export const unpublishWorkingCopy: Handler<WorkingCopy> = async (request, response) => {
  send(response, await unpublishCopy(postId(request), ifMatchOf(request)));
};

export const scheduleWorkingCopy: Handler<WorkingCopy> = async (request, response) => {
  const { publishAt } = validate(scheduleSchema, readJson(request, JSON_MAX_BYTES), { nameField: true });
  send(
    response,
    await scheduleCopy(postId(request), publishAt === null ? null : new Date(publishAt), ifMatchOf(request)),
  );
};

const SEARCH_MAX_LENGTH = 200;

function readFilter({ query }: Request): ListFilter {
  const text = (name: string): string => {
    const value = query[name];
    if (value !== undefined && (typeof value !== 'string' || value.length > SEARCH_MAX_LENGTH))
      throw new ApiError(400, 'api.malformed');
    return value ?? '';
  };
  const [search, category, tag, state] = ['search', 'category', 'tag', 'state'].map(text);
  const known = LIST_STATES.find((name) => name === state);
  if (state && !known) throw new ApiError(400, 'api.malformed');
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(known && { state: known }),
  };
}
