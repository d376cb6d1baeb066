import type { IconType } from 'react-icons';
import { LuEye, LuImagePlus, LuSettings, LuSlidersHorizontal, LuYoutube } from 'react-icons/lu';

/** The icons that replace labels on a phone, keyed by label. The handbook shows both label and icon. */
export const LABEL_ICONS: Readonly<Record<string, IconType | undefined>> = {
  'adminEditor:preview.open': LuEye,
  'adminRichText:tool.picture': LuImagePlus,
  'adminRichText:tool.video': LuYoutube,
  'admin:filter.show': LuSlidersHorizontal,
  'admin:nav.settings': LuSettings,
};
