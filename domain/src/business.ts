/**
 * The facts of the business. PLACEHOLDERS: name, phone, e-mail, address, coordinates, hours, price range and web addresses are
 * inventions until the owner gives the real ones.
 *
 * Pages, translations (`{{business}}`, `{{trainer}}`, `{{trainerFirst}}`), structured data, feeds, the offline page and the app manifest
 * take them from here. These facts are written elsewhere, because they are part of a sentence, a story or a drawing:
 * - the trainer's credentials, the region and the towns in sentences: `web/src/locales/{en,es}`, `messages/{en,es}.ts`, the noscript
 *   texts of `web/index.html`, and the introduction in `functions/src/discovery/llms.ts`
 * - the legal texts, with the jurisdiction: `web/src/locales/{en,es}/legal.ts`
 * - the services, with what each includes: `seed/services.ts`; what the form offers: `contact.limits.ts`; what the footer links to:
 *   `services.ts`
 * - testimonials and blog posts, which call the trainer by name: `seed/testimonials.ts`, `seed/blog`
 * - the time zone: `dates.ts`; the towns' places on the map: `web/src/features/contact/IslandMap.tsx`
 * - logo, icons and illustrations: `web/public`, `seed/illustrations`
 */

/** Set by the build for a Firebase project (PUBLIC_SITE_URL); without it the site is only on the emulators. */
declare const __SITE_URL__: string | undefined;

export const business = {
  name: 'Perro Wisdom',
  /** What the blog is called in each language. */
  blogName: { en: 'Perro Wisdom', es: 'Sabiduría Canina' },
  trainerName: 'Marisol Vega',
  phone: '+1-787-555-0142',
  /** The phone as people write it. */
  phoneDisplay: '(787) 555-0142',
  email: 'hola@perrowisdom.example',
  siteUrl: typeof __SITE_URL__ === 'string' ? __SITE_URL__ : 'https://perrowisdom.example',
  instagramUrl: 'https://www.instagram.com/perrowisdom',
  priceRange: '$$',
  city: 'San Juan',
  region: 'PR',
  postalCode: '00907',
  country: 'US',
  latitude: 18.4655,
  longitude: -66.1057,
  /** Metres around the coordinates. */
  serviceRadius: 50_000,
  hours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '18:00',
  },
} as const;

/** The programs that the trainer is certified for or competes in, in display order. */
export const CREDENTIALS = ['akc', 'cgc', 'rally', 'att'] as const;

/** The badges on the home page's trainer card. */
export const TRAINER_BADGES = ['AKC', 'CGC', 'Rally'] as const;

/** The towns served, the business's own first. Their names are the same in both languages. */
export const SERVICE_AREAS = {
  metro: ['San Juan', 'Carolina', 'Bayamón', 'Guaynabo', 'Cataño', 'Trujillo Alto'],
  others: ['Ponce', 'Mayagüez', 'Caguas', 'Arecibo', 'Humacao'],
} as const;
