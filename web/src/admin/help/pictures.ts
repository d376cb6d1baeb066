/** The viewport of the screenshots, in CSS pixels. The files have a higher resolution. */
const SIZE = { width: 390, height: 560 };

const FILES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The handbook's screenshots, made by `npm run screenshots`, keyed by language and task, such as
 * `en-messages`.
 */
export const PICTURES: Readonly<Record<string, (typeof SIZE & { src: string }) | undefined>> =
  Object.fromEntries(
    Object.entries(FILES).map(([path, src]) => [path.replace(/^.*\/|\.webp$/g, ''), { src, ...SIZE }]),
  );
