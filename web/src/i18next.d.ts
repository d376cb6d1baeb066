import 'i18next';
import type { resources } from './locales/en';
import type { resources as adminResources } from './locales/en/admin';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    /** The owner's texts are loaded with the owner's area alone; their names are known everywhere. */
    resources: typeof resources & typeof adminResources;
  }
}
