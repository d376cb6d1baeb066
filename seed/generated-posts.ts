/**
 * Generates posts for tests and benchmarks. The posts are an hour apart and older than the handwritten posts.
 */
import type { SeedPost } from './blog/types';
import { posts } from './blog/index';

const NEWEST = Date.UTC(2025, 0, 1, 14);
const HOUR = 3_600_000;

export function generatedPosts(count: number): SeedPost[] {
  return Array.from({ length: count }, (_, index) => {
    const model = posts[index % posts.length];
    if (!model) throw new Error('The seed has no post to copy.');
    const number = String(index + 1).padStart(5, '0');
    return {
      ...model,
      id: `generated-${number}`,
      slug: `generated-${number}`,
      titleEn: `Training note ${number}`,
      titleEs: `Nota de entrenamiento ${number}`,
      contentEn: `<p>Training note ${number}.</p>`,
      contentEs: `<p>Nota de entrenamiento ${number}.</p>`,
      published: true,
      publishedAt: new Date(NEWEST - index * HOUR).toISOString(),
    };
  });
}
