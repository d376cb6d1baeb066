/**
 * The facts of the business. PLACEHOLDERS: name, phone, e-mail, street, price range and Instagram address are plausible inventions
 * until the owner gives the real ones; this is the only file to change.
 */

/** Set by the build for a Firebase project (PUBLIC_SITE_URL); without it the site is only on the emulators. */
declare const __SITE_URL__: string | undefined;

export const business = {
  name: 'Perro Wisdom',
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
  /** Metres around San Juan. */
  serviceRadius: 50_000,
  hours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '18:00',
  },
} as const;

/** What the trainer is certified for and competes in, in the order it is shown. */
export const CREDENTIALS = ['akc', 'cgc', 'rally', 'att'] as const;

/** The badges on the home page's trainer card. */
export const TRAINER_BADGES = ['AKC', 'CGC', 'Rally'] as const;

/** Place names are the same in both languages. */
export const SERVICE_AREAS = {
  metro: ['San Juan', 'Carolina', 'Bayamón', 'Guaynabo', 'Cataño', 'Trujillo Alto'],
  others: ['Ponce', 'Mayagüez', 'Caguas', 'Arecibo', 'Humacao'],
} as const;
