import type { DraftKind } from '@app/domain/drafts/drafts';
import type { Kind } from '../kind';
import * as content from './content';
import { posts } from './posts';

const { lists, ...fixed } = content;

const BY_NAME: { [Name in DraftKind]: Kind<Name> } = { posts, ...fixed, ...lists };

/** The kinds by name. A kind's functions must be called only with drafts of that kind. */
export const KINDS: Record<DraftKind, Kind> = BY_NAME;
