import 'i18next';
import type { resources } from './shared/locales/en';
import type { resources as adminResources } from './admin/locales/en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    /** The strings of the owner's area are loaded only in that area, but their keys are typed everywhere. */
    resources: typeof resources & typeof adminResources;
  }
}
