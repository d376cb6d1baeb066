/** Pictures of the site's own that more than one page shows. */
export const TRAINER_IMAGE = '/images/site/trainer-1000x1250.webp';
