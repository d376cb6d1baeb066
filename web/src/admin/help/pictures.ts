/** Of a phone for which the pictures are made, in pixels: they are sharper than they are wide. */
const SIZE = { width: 390, height: 560 };

const FILES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The handbook's pictures of screens, made by `npm run screenshots`, under their language and task:
 * `en-messages`.
 */
export const PICTURES: Readonly<Record<string, (typeof SIZE & { src: string }) | undefined>> =
  Object.fromEntries(
    Object.entries(FILES).map(([path, src]) => [path.replace(/^.*\/|\.webp$/g, ''), { src, ...SIZE }]),
  );
