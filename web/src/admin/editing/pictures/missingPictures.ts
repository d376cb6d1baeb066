import { code } from '@app/domain/messages/codes';
import type { EditorSession } from '../session/editorSession';
import { imageExists } from './imageExists';
import type { ChosenPicture } from './picture-choice';

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
