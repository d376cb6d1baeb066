/** The maximum lengths of a post's text fields, in UTF-16 code units. */
export const TITLE_MAX_LENGTH = 160;
export const CATEGORY_MAX_LENGTH = 60;
export const EXCERPT_MAX_LENGTH = 600;
export const CONTENT_MAX_LENGTH = 100_000;
export const AUTHOR_MAX_LENGTH = 100;
export const TAG_MAX_LENGTH = 40;
export const TAGS_MAX_COUNT = 20;
export const META_MAX_LENGTH = 320;
/** The maximum length of a picture's alternative text. */
export const ALT_MAX_LENGTH = 300;
export const IMAGE_PATH_MAX_LENGTH = 500;
