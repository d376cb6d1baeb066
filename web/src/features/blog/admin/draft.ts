/** What the owner has typed and not saved, kept in this tab: it outlives a reload, an expired session and a login. */
import { keptInTab } from '../../../platform/storage';
import { parseValues, type EditorValues } from './editorValues';

const keyOf = (id: string) => `postDraft:${id}`;

export function readDraft(id: string): EditorValues | null {
  try {
    const kept = keptInTab.read(keyOf(id));
    return kept === null ? null : parseValues(kept);
  } catch {
    return null;
  }
}

export const writeDraft = (id: string, values: EditorValues): void => keptInTab.write(keyOf(id), JSON.stringify(values));

export const clearDraft = (id: string): void => keptInTab.remove(keyOf(id));
