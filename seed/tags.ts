/** The Spanish names of the tags used in the seed's posts, keyed by English name. */
export const TAGS_ES: Readonly<Record<string, string>> = {
  akc: 'AKC',
  anxiety: 'ansiedad',
  barking: 'ladridos',
  behavior: 'conducta',
  cgc: 'CGC',
  fear: 'miedo',
  handling: 'manejo en pista',
  heat: 'calor',
  'home-alone': 'solo en casa',
  'house-training': 'hacer sus necesidades',
  leash: 'correa',
  noise: 'ruidos',
  puppies: 'cachorros',
  safety: 'seguridad',
  show: 'exhibiciones',
  socialization: 'socialización',
};
