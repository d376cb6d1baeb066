import type { IconType } from 'react-icons';
import { LuEye, LuImagePlus, LuSettings, LuSlidersHorizontal, LuYoutube } from 'react-icons/lu';

/** Icons that replace these labels on a phone. The handbook shows both. */
export const LABEL_ICONS: Readonly<Record<string, IconType | undefined>> = {
  'adminEditor:preview.open': LuEye,
  'adminRichText:tool.picture': LuImagePlus,
  'adminRichText:tool.video': LuYoutube,
  'admin:filter.show': LuSlidersHorizontal,
  'admin:nav.settings': LuSettings,
};
