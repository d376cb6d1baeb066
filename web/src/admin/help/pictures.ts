/** The viewport of the screenshots, in CSS pixels. The files have a higher resolution. */
const SIZE = { width: 390, height: 560 };

const FILES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The handbook's screenshots, taken by `npm run screenshots`. The keys combine the language and the task, as
 * in `en-messages`.
 */
export const PICTURES: Readonly<Record<string, (typeof SIZE & { src: string }) | undefined>> =
  Object.fromEntries(
    Object.entries(FILES).map(([path, src]) => [path.replace(/^.*\/|\.webp$/g, ''), { src, ...SIZE }]),
  );
