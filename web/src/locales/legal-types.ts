/** The two legal pages as data: long texts, which a page renders section by section. */

interface LegalSection<Id extends string> {
  /** The section's anchor, the same in every language. */
  id: Id;
  heading: string;
  paragraphs: readonly string[];
  /** Comes after the paragraphs. */
  list?: readonly string[];
}

interface LegalPage<Ids extends readonly string[]> {
  title: string;
  /** The day from which this text applies, as `YYYY-MM-DD`. */
  updated: string;
  /** The same sections in the same order in every language: one that is missing does not compile. */
  sections: { readonly [Index in keyof Ids]: LegalSection<Ids[Index]> };
}

type PrivacySections = readonly [
  'summary',
  'who-we-are',
  'what-we-collect',
  'how-we-use-it',
  'where-it-is-kept',
  'sharing',
  'cookies-and-storage',
  'tracking',
  'how-long',
  'your-rights',
  'security',
  'minors',
  'changes',
  'contact',
];

type TermsSections = readonly [
  'agreement',
  'information-only',
  'services',
  'results-and-testimonials',
  'credentials',
  'our-content',
  'fair-use',
  'links',
  'availability',
  'liability',
  'law',
  'changes',
  'contact',
];

/** The texts name the business by `{{businessName}}`, `{{email}}` and `{{phone}}`, filled in on the page. */
export interface LegalTexts {
  privacy: LegalPage<PrivacySections>;
  terms: LegalPage<TermsSections>;
}
