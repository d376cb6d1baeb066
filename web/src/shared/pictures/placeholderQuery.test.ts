import { placeholderUrl } from '@app/domain/pictures/images';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { missingReads } from '../data/loader';
import { loadedPlaceholder } from './placeholderQuery';

const UPLOAD = `/images/uploads/${'a'.repeat(32)}-800x600.webp`;

it('a placeholder is reported as missing if no loader has read it', () => {
  const client = new QueryClient();
  expect(loadedPlaceholder(client, UPLOAD)).toBeUndefined();
  expect(missingReads(client)).toHaveLength(1);
});

it("loadedPlaceholder returns the URL of a loaded placeholder, and undefined for pictures that aren't uploads", () => {
  const client = new QueryClient();
  loadedPlaceholder(client, UPLOAD);
  const [query] = client.getQueryCache().getAll();
  query?.setData({ placeholder: 'AAAA' });
  expect(loadedPlaceholder(client, UPLOAD)).toBe(placeholderUrl('AAAA'));
  expect(loadedPlaceholder(client, '/icon-192.png')).toBeUndefined();
  expect(missingReads(client)).toEqual([]);
});
