import type { Facts } from '@app/domain/content/facts';
import { createContext, useContext } from 'react';
import { NO_SITE, type Site } from './site';

export const SiteContext = createContext<Site>(NO_SITE);

/** Returns the owner's content that all pages share, in the page's language. */
export const useSite = (): Site => useContext(SiteContext);

/** Returns the facts about the business. An empty fact is unknown, and pages leave it out. */
export const useFacts = (): Facts => useSite().facts;
