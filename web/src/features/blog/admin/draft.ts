/** What the owner has typed and not saved, kept in this tab: it outlives a reload, an expired session and a login. */
import { parseValues, type EditorValues } from './editorValues';

const keyOf = (id: string) => `postDraft:${id}`;

export function readDraft(id: string): EditorValues | null {
  try {
    const kept = sessionStorage.getItem(keyOf(id));
    return kept === null ? null : parseValues(kept);
  } catch {
    return null;
  }
}

export function writeDraft(id: string, values: EditorValues): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(values));
  } catch {
    // Full or forbidden: the fields themselves still hold the text.
  }
}

export function clearDraft(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
