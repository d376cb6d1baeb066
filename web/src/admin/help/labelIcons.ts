import type { IconType } from 'react-icons';
import { LuEye, LuImagePlus, LuSettings, LuSlidersHorizontal } from 'react-icons/lu';

/** The icons that a phone shows instead of these labels. The handbook shows both. */
export const LABEL_ICONS: Readonly<Record<string, IconType | undefined>> = {
  'adminEditor:preview.open': LuEye,
  'adminRichText:tool.picture': LuImagePlus,
  'admin:filter.show': LuSlidersHorizontal,
  'admin:nav.settings': LuSettings,
};
