import { CONTENT_KINDS } from '@app/domain/content/kinds';
import { isDraftId } from '@app/domain/drafts/drafts';
import { useParams } from 'react-router-dom';
import { DraftPage, MissingDraft } from './DraftPage';

/** The editor of what the address names, apart from posts. */
export function ContentPage() {
  const { kind: name, id = '' } = useParams();
  const kind = CONTENT_KINDS.find((each) => each === name);
  return kind && isDraftId(kind, id) ? <DraftPage kind={kind} id={id} /> : <MissingDraft kind="pages" />;
}
