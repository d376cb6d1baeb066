import 'i18next';
import type { resources } from './shared/locales/en';
import type { resources as adminResources } from './admin/locales/en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    /** Only the owner's area loads its strings, but their keys are typed everywhere. */
    resources: typeof resources & typeof adminResources;
  }
}
