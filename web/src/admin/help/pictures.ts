/** The handbook's pictures of screens, made by `npm run screenshots`, under their language and task: `en-messages`. */

/** Pixels on the phone for which the pictures are made: they are sharper than they are wide. */
const PICTURE_WIDTH = 390;
const PICTURE_HEIGHT = 560;

const FILES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface Picture {
  src: string;
  width: number;
  height: number;
}

export const PICTURES: Readonly<Record<string, Picture | undefined>> = Object.fromEntries(
  Object.entries(FILES).map(([path, src]) => [
    path.replace(/^.*\/|\.webp$/g, ''),
    { src, width: PICTURE_WIDTH, height: PICTURE_HEIGHT },
  ]),
);
