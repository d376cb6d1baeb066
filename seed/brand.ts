/** The demo business's brand: its own logo, with the default colors and fonts. */
import { NO_BRAND, type Brand } from '@app/domain/content/brand';
import { imagePathOf } from './pictures/images';

export const brand: Brand = { ...NO_BRAND, logo: imagePathOf('logo') };
