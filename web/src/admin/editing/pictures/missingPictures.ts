import { code } from '@app/domain/messages/codes';
import { timeLimit } from '../../../shared/data/api';
import type { EditorSession } from '../session/editorSession';
import type { ChosenPicture } from './picture-choice';

const TIMEOUT_MS = 5000;

/** Returns whether there is an image at a path of this site; true when that cannot be determined, for example offline. */
async function imageExists(path: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(path, { method: 'HEAD', signal: timeLimit(TIMEOUT_MS) });
    return ok ? (headers.get('content-type') ?? '').startsWith('image/') : status >= 500;
  } catch {
    return true;
  }
}

/** Refuses the address in a field at which there is no picture; resolves to whether it did. */
export async function refuseMissingPicture(session: EditorSession, field: string): Promise<boolean> {
  const { path } = session.getState().values[field] as ChosenPicture;
  if (path.trim() === '' || (await imageExists(path.trim()))) return false;
  session.refuse(field, code('blog.imageNotFound'));
  return true;
}

/** Does the same for all fields with a picture. Resolves to the first that has none at its address. */
export async function refuseMissingPictures(session: EditorSession): Promise<string | undefined> {
  const { fieldSet } = session.definition;
  const pictures = Object.keys(fieldSet).filter((field) => fieldSet[field]?.type === 'picture');
  const areMissing = await Promise.all(pictures.map((field) => refuseMissingPicture(session, field)));
  return pictures.find((_, index) => areMissing[index]);
}
