import 'i18next';
import type { resources } from './shared/locales/en';
import type { resources as adminResources } from './admin/locales/en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    /** The texts of the owner's area are loaded only there, but their keys are typed everywhere. */
    resources: typeof resources & typeof adminResources;
  }
}
