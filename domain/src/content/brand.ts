/**
 * The brand: the site's look and the names in its menu, stored in `siteContent/brand`. Empty fields use the
 * site's defaults.
 */
import type { ChosenColors } from './brand-colors';
import { COLOR_PATTERN } from './colors';
import { checkbox, choice, color, picture, text, type Label, type ValuesOf } from '../fields/field';
import { fingerprint } from '../general/fingerprint';
import { emptyValues } from '../fields/reader';

const menuName = (label: Label, page: string) =>
  text({ label, localized: true, max: 24, replaces: `common:nav.${page}` });

export const BRAND_FIELDS = {
  /** The names of the pages in the menu. */
  navHome: text({
    label: { en: 'Home', es: 'Inicio' },
    section: { label: { en: 'Names in the menu', es: 'Nombres en el menú' }, folded: true },
    localized: true,
    max: 24,
    replaces: 'common:nav.home',
  }),
  navAbout: menuName({ en: 'About', es: 'Nosotros' }, 'about'),
  navServices: menuName({ en: 'Services', es: 'Servicios' }, 'services'),
  navBlog: menuName({ en: 'Blog', es: 'Blog' }, 'blog'),
  navTestimonials: menuName({ en: 'Testimonials', es: 'Testimonios' }, 'testimonials'),
  navContact: menuName({ en: 'Contact', es: 'Contacto' }, 'contact'),
  logo: picture({
    label: { en: 'Logo', es: 'Logo' },
    note: {
      en: 'At the top of every page and on the picture of shared links. Works best with a transparent background.',
      es: 'Va arriba en todas las páginas y en la imagen de los enlaces que se comparten. Mejor con fondo transparente.',
    },
    section: { label: { en: 'Logo', es: 'Logo' } },
  }),
  logoHasName: checkbox({
    label: {
      en: 'The logo includes the name: don’t repeat it',
      es: 'El logo dice el nombre: no lo escribas al lado',
    },
  }),
  icon: picture({
    label: { en: 'Icon for browsers and phones', es: 'Icono para navegadores y teléfonos' },
    note: {
      en: 'It’s small and square. Choose a picture and the point that goes in the center: a face, a letter, a piece of your logo. If empty, it’s the whole logo, which is hard to see if it is wide.',
      es: 'Es pequeño y cuadrado. Escoge una imagen y el punto que va en el centro: una cara, una letra, un pedazo de tu logo. Vacío: el logo completo, que apenas se ve si es ancho.',
    },
    aspectRatio: '1/1',
  }),
  accentColor: color({
    label: { en: 'Buttons and links', es: 'Botones y enlaces' },
    section: { label: { en: 'Colors', es: 'Colores' } },
    use: 'accent',
  }),
  groundColor: color({
    label: { en: 'Background of titles', es: 'Fondo de los títulos' },
    note: {
      en: 'All backgrounds, and the text, pick up a little of it.',
      es: 'Todos los fondos, y el texto, toman un poco de él.',
    },
    use: 'ground',
  }),
  fonts: choice({
    label: { en: 'Fonts', es: 'Letra' },
    section: { label: { en: 'Fonts', es: 'Letra' } },
    choices: {
      bricolage: { en: 'Lively (Bricolage Grotesque)', es: 'Con carácter (Bricolage Grotesque)' },
      fraunces: { en: 'Warm, with serifs (Fraunces)', es: 'Cálida, con remates (Fraunces)' },
      nunito: { en: 'Round and friendly (Nunito)', es: 'Redonda y amable (Nunito)' },
      archivo: { en: 'Plain and strong (Archivo)', es: 'Sobria y firme (Archivo)' },
    },
    initially: 'bricolage',
  }),
};

export type Brand = ValuesOf<typeof BRAND_FIELDS>;
/** A pair of fonts for headings and body text, named after the heading font. */
export type Fonts = Brand['fonts'];

/** The default brand, in which the owner hasn't chosen anything. */
export const NO_BRAND: Brand = emptyValues(BRAND_FIELDS);

const known = (color: string): string => (COLOR_PATTERN.test(color) ? color : '');

/** Returns the chosen colors. A half-typed color in a draft counts as empty. */
export const colorsOf = (brand: Pick<Brand, 'accentColor' | 'groundColor'>): ChosenColors => ({
  accent: known(brand.accentColor),
  ground: known(brand.groundColor),
});

/**
 * Returns a hash of the brand's look. The hash identifies the images generated for that look. Returns '' for
 * the default look.
 */
export function lookOf(brand: Brand): string {
  const { logo, logoHasName, fonts } = brand;
  const { accent, ground } = colorsOf(brand);
  const isOwn = logo !== '' || fonts !== NO_BRAND.fonts || accent !== '' || ground !== '';
  const shown = [logo, fonts, accent, ground, ...(logo && logoHasName ? ['name'] : [])];
  return isOwn ? fingerprint(JSON.stringify(shown)) : '';
}
