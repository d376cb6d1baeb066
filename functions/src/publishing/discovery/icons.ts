/**
 * Creates the icons for browsers and phones from the owner's chosen icon or the logo. The icons have fixed
 * addresses.
 */
import { lookOf, type Brand } from '@app/domain/content/brand';
import { fingerprint } from '@app/domain/general/fingerprint';
import { lookFor, type Icon } from '../../pictures/images/look';
import { makeImage } from '../../pictures/images/child-process';
import { ofUpload, storedImage } from '../../pictures/images/social-images';

/** The version number in the icons' paths. Increment it when the rendering of icons changes. */
const DESIGN_VERSION = 1;

/** The fractions of an icon's size that the drawing fills. Android may crop a maskable icon to a circle. */
const [WHOLE, SAFE, MASKABLE] = [1, 0.8, 0.58];

/** The icons, keyed by address. */
export const ICONS: Readonly<Record<string, Icon>> = {
  '/favicon.png': { size: 96, share: WHOLE, isOpaque: false },
  '/apple-touch-icon.png': { size: 180, share: SAFE, isOpaque: true },
  '/icon-192.png': { size: 192, share: SAFE, isOpaque: true },
  '/icon-512.png': { size: 512, share: SAFE, isOpaque: true },
  '/icon-maskable-192.png': { size: 192, share: MASKABLE, isOpaque: true },
  '/icon-maskable-512.png': { size: 512, share: MASKABLE, isOpaque: true },
};

/** Returns the icon for an address as a PNG. */
export function readIcon(address: string, icon: Icon, brand: Brand): Promise<Buffer> {
  const { icon: path, iconFocus, logo } = brand;
  const look =
    path === '' ? lookOf(brand) || 'own' : fingerprint(JSON.stringify([lookOf(brand), path, iconFocus]));
  const make = (upload: Buffer | undefined, crop: string | null) =>
    makeImage({ task: 'icon', look: lookFor(brand), icon, logo: upload ? 'webp' : null, crop }, upload);
  return storedImage(
    `/images/icons/${look}-${DESIGN_VERSION}${address.replace('/', '-')}`,
    () =>
      ofUpload(path, (chosen) =>
        chosen ? make(chosen, iconFocus) : ofUpload(logo, (upload) => make(upload, null)),
      ),
    'image/png',
  );
}
