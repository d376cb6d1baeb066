import { describe, expect, it } from 'vitest';
import { NO_SITE, type Site } from '../../../shared/content/site';
import { withHeaderRoom } from './headerRoom';

const TEXTS = {
  pages: ['Inicio', 'Nosotros', 'Servicios', 'Blog', 'Testimonios', 'Contacto'],
  more: 'Más',
  book: '',
};
/** A width, in rem, wider than any window. */
const NEVER = 1000;

const siteWith = (titles: readonly string[]): Site => ({
  ...NO_SITE,
  facts: { ...NO_SITE.facts, name: 'Perro Wisdom' },
  ownPages: titles.map((title) => ({ slug: title, title, place: 'header' as const, rowFrom: 0 })),
});
const roomFor = (titles: readonly string[], texts = TEXTS) => {
  const { wideFrom, ownPages } = withHeaderRoom(siteWith(titles), texts);
  return { wideFrom: wideFrom ?? 0, rowFrom: ownPages.map(({ rowFrom }) => rowFrom) };
};

describe('the header', () => {
  it('uses the default breakpoint if the owner has added neither pages nor a booking link', () => {
    expect(withHeaderRoom(siteWith([]), TEXTS).wideFrom).toBeNull();
  });

  it('shows a row of links on a small laptop, and adds a link to a page with a short title on a wider one', () => {
    const { wideFrom, rowFrom } = roomFor(['Clases grupales']);
    expect(wideFrom).toBe(64);
    expect(rowFrom[0]).toBeGreaterThan(64);
    expect(rowFrom[0]).toBeLessThan(75);
  });

  it("moves links to the owner's pages into the menu as the window narrows, starting with the last one", () => {
    const { rowFrom } = roomFor(['Precios', 'Talleres', 'Clases grupales']);
    expect(rowFrom).toEqual([...rowFrom].sort((a, b) => a - b));
    expect(rowFrom[0]).toBeLessThan(75);
    expect(rowFrom[2]).toBe(NEVER);
  });

  it('keeps long titles in the menu', () => {
    const { wideFrom, rowFrom } = roomFor(Array<string>(5).fill('Hospedaje y cuidado de perros.'));
    expect(wideFrom).toBe(64);
    expect(rowFrom).toEqual(Array<number>(5).fill(NEVER));
  });

  it('leaves room for the booking button', () => {
    const { wideFrom } = roomFor([], { ...TEXTS, book: 'Reservar' });
    expect(wideFrom).toBeGreaterThanOrEqual(64);
    expect(wideFrom).toBeLessThan(75);
    expect(roomFor(['Clases grupales'], { ...TEXTS, book: 'Reservar' }).wideFrom).toBeGreaterThan(wideFrom);
  });
});
