import type { DraftKind } from '@app/domain/drafts/drafts';
import type { Kind } from '../kind';
import { posts } from './posts';
import { services } from './services';
import { brand, facts, legal, pages } from './site';
import { testimonials } from './testimonials';

const BY_NAME: { [Name in DraftKind]: Kind<Name> } = {
  posts,
  facts,
  brand,
  pages,
  legal,
  services,
  testimonials,
};

/** Each kind takes the drafts of its own name. */
export const KINDS: Record<DraftKind, Kind> = BY_NAME;
