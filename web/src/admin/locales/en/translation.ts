export const adminTranslation = {
  'translate.from.en': 'Translate from English',
  'translate.from.es': 'Translate from Spanish',
  busy: 'Translating…',
  note: 'Fills only what is empty: empty a text to have it filled anew.',
  off: 'Fills only what is empty. Suggested translations are switched off for this site.',
  failed: 'Could not translate',
  'copy.from.en': 'Copy from English',
  'copy.from.es': 'Copy from Spanish',
  of: 'Translation: {{label}}',
  suggested: 'Suggested translation: check it',
  confirm: 'Looks right',
  'confirm.of': 'Looks right: {{label}}',
} as const;
