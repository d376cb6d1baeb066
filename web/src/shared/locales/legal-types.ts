/** The types for the built-in content of the two legal pages. */

interface LegalSection<Id extends string> {
  /** The section's anchor, which is the same in every language. */
  id: Id;
  heading: string;
  paragraphs: readonly string[];
  /** The items of a bulleted list after the paragraphs. */
  list?: readonly string[];
}

interface LegalPage<Ids extends readonly string[]> {
  title: string;
  /** The effective date, as `YYYY-MM-DD`. */
  updated: string;
  /** The sections. The types require the same sections in the same order in every language. */
  sections: { readonly [Index in keyof Ids]: LegalSection<Ids[Index]> };
}

type PrivacySections = readonly [
  'summary',
  'who-we-are',
  'what-we-collect',
  'testimonials',
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

/**
 * The built-in legal content. It may contain the placeholders `{{businessName}}`, `{{email}}` and
 * `{{phone}}`.
 */
export interface LegalTexts {
  privacy: LegalPage<PrivacySections>;
  terms: LegalPage<TermsSections>;
}
