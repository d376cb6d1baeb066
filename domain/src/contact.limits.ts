/** Lengths are in characters (UTF-16 units). */
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const MESSAGE_MIN_LENGTH = 10;
export const MESSAGE_MAX_LENGTH = 5000;

export const CONTACT_SERVICES = [
  'show-dog-training',
  'obedience-training',
  'behavior-modification',
  'puppy-training',
  'other',
] as const;
export type ContactService = (typeof CONTACT_SERVICES)[number];
