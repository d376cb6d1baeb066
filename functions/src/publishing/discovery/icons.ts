/** The icons for browsers and phones: files at fixed addresses, made from the logo. */
import { lookOf, type Brand } from '@app/domain/content/brand';
import { lookFor, type Icon } from '../../pictures/images/look';
import { makeImage } from '../../pictures/images/child-process';
import { ofUpload, storedImage } from '../../pictures/images/social-images';

/** To be incremented when icons are rendered differently. */
const DESIGN_VERSION = 1;

/** Android may cut a circle out of a maskable icon: what matters is within the middle of it. */
const [WHOLE, SAFE, MASKABLE] = [1, 0.8, 0.58];

/** By their addresses. */
export const ICONS: Readonly<Record<string, Icon>> = {
  '/favicon.png': { size: 96, share: WHOLE, isOpaque: false },
  '/apple-touch-icon.png': { size: 180, share: SAFE, isOpaque: true },
  '/icon-192.png': { size: 192, share: SAFE, isOpaque: true },
  '/icon-512.png': { size: 512, share: SAFE, isOpaque: true },
  '/icon-maskable-192.png': { size: 192, share: MASKABLE, isOpaque: true },
  '/icon-maskable-512.png': { size: 512, share: MASKABLE, isOpaque: true },
};

/** Returns the icon for an address as PNG. */
export const readIcon = (address: string, icon: Icon, brand: Brand): Promise<Buffer> =>
  storedImage(
    `/images/icons/${lookOf(brand) || 'own'}-${DESIGN_VERSION}${address.replace('/', '-')}`,
    () =>
      ofUpload(brand.logo, (logo) =>
        makeImage({ task: 'icon', look: lookFor(brand), icon, logo: logo ? 'webp' : null }, logo),
      ),
    'image/png',
  );
