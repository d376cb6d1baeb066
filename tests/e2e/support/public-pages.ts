/**
 * The public pages with their headings and titles in each language. Posts and numbered blog pages have their
 * own tests.
 */
import type { Locale } from '@app/domain/general/locale';

interface PublicPage {
  /** The path without the language prefix. */
  path: string;
  heading: Record<Locale, string>;
  title: Record<Locale, string>;
  /** False if search engines must not index the page. */
  indexed?: false;
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '',
    heading: {
      en: 'A dog that listens, at home and in the ring',
      es: 'Un perro que escucha, en casa y en la pista',
    },
    title: {
      en: 'Perro Wisdom | Dog training in Puerto Rico',
      es: 'Perro Wisdom | Adiestramiento de perros en Puerto Rico',
    },
  },
  {
    path: '/about',
    heading: { en: 'We teach both ends of the leash', es: 'Enseñamos a los dos lados de la correa' },
    title: { en: 'About us | Perro Wisdom', es: 'Sobre nosotros | Perro Wisdom' },
  },
  {
    path: '/services',
    heading: { en: 'Training for the dog you have', es: 'Adiestramiento para el perro que tienes' },
    title: { en: 'Services | Perro Wisdom', es: 'Servicios | Perro Wisdom' },
  },
  {
    path: '/blog',
    heading: { en: 'Perro Wisdom', es: 'Sabiduría Canina' },
    title: {
      en: 'Perro Wisdom: a dog training blog from Puerto Rico',
      es: 'Sabiduría Canina: blog de adiestramiento en Puerto Rico | Perro Wisdom',
    },
  },
  {
    path: '/blog/category/behavior',
    heading: { en: 'Behavior', es: 'Conducta' },
    title: {
      en: 'Behavior: dog training posts | Perro Wisdom',
      es: 'Conducta: artículos de adiestramiento | Perro Wisdom',
    },
  },
  {
    path: '/blog/tag/anxiety',
    heading: { en: 'Posts tagged “anxiety”', es: 'Artículos con la etiqueta «ansiedad»' },
    title: {
      en: 'Posts tagged “anxiety” | Perro Wisdom',
      es: 'Artículos con la etiqueta «ansiedad» | Perro Wisdom',
    },
  },
  {
    path: '/testimonials',
    heading: {
      en: 'Dogs we know, as their people tell it',
      es: 'Perros que conocemos, contados por su gente',
    },
    title: { en: 'Testimonials | Perro Wisdom', es: 'Testimonios | Perro Wisdom' },
  },
  {
    path: '/group-classes',
    heading: { en: 'Group classes', es: 'Clases grupales' },
    title: { en: 'Group classes | Perro Wisdom', es: 'Clases grupales | Perro Wisdom' },
  },
  {
    path: '/contact',
    heading: { en: 'Tell us about your dog', es: 'Cuéntanos de tu perro' },
    title: { en: 'Contact | Perro Wisdom', es: 'Contacto | Perro Wisdom' },
  },
  {
    path: '/privacy',
    heading: { en: 'Privacy Policy', es: 'Política de privacidad' },
    title: { en: 'Privacy Policy | Perro Wisdom', es: 'Política de privacidad | Perro Wisdom' },
  },
  {
    path: '/terms',
    heading: { en: 'Terms of Use', es: 'Términos de uso' },
    title: { en: 'Terms of Use | Perro Wisdom', es: 'Términos de uso | Perro Wisdom' },
  },
  {
    path: '/no-such-page',
    heading: { en: '404 Page Not Found', es: '404 Página no encontrada' },
    title: { en: '404 Page Not Found | Perro Wisdom', es: '404 Página no encontrada | Perro Wisdom' },
    indexed: false,
  },
];

/** The viewports of a phone and a desktop. */
export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/**
 * Pairs each language with one of the viewports, for tests in which language and viewport don't affect each
 * other. pages.test.ts checks every page in both languages and viewports, and in Spanish at additional sizes.
 */
export const LOCALES_BY_VIEWPORT = [
  ['en', VIEWPORTS[0]],
  ['es', VIEWPORTS[1]],
] as const;
