import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configFor } from './config';
import { chooseEmulators, OFFSET_STEP, portOffset, portsAt, portsNeeded } from './ports';

describe("a suite's ports", () => {
  it('are the documented ports if there is no offset', () => {
    expect(portsAt(portOffset({}))).toMatchObject({
      hosting: 5050,
      functions: 5001,
      firestore: 8080,
      storage: 9199,
    });
  });

  it('are all shifted by PORT_OFFSET', () => {
    const shifts = Object.entries(portsAt(portOffset({ PORT_OFFSET: '300' }))).map(
      ([name, port]) => port - portsAt(0)[/** @type {keyof import('./ports').Ports} */ (name)],
    );
    expect(new Set(shifts)).toEqual(new Set([300]));
  });

  it.each(['-100', '1.5', '49', '150', 'x', '60000'])('cannot be shifted by PORT_OFFSET=%s', (offset) => {
    expect(() => portOffset({ PORT_OFFSET: offset })).toThrow('PORT_OFFSET');
  });

  it('never overlap with those of a suite with a different offset', () => {
    const offset = fc.integer({ min: 0, max: 500 }).map((steps) => String(steps * OFFSET_STEP));
    /** @param {string} PORT_OFFSET */
    const used = (PORT_OFFSET) =>
      portsNeeded(portsAt(portOffset({ PORT_OFFSET })), { vite: true }).map(([, port]) => port);
    fc.assert(
      fc.property(offset, offset, (one, other) => {
        fc.pre(one !== other);
        const all = [...used(one), ...used(other)];
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  it('do not overlap with the default ports at any documented offset', () => {
    const recommended = [
      'CONTRIBUTING.md',
      'tools/process/port-holder.ts',
      'tools/commands/emulators.ts',
    ].flatMap((file) => {
      const offsets = [
        ...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(/PORT_OFFSET=(\d+)/g),
      ];
      expect(offsets, file).not.toEqual([]);
      return offsets.map(([, offset]) => offset);
    });
    const first = Object.values(portsAt(0));
    for (const PORT_OFFSET of recommended) {
      expect(
        Object.values(portsAt(portOffset({ PORT_OFFSET }))).filter((port) => first.includes(port)),
        PORT_OFFSET,
      ).toEqual([]);
    }
  });

  it("include Vite's port only if Vite serves the pages", () => {
    const names = portsNeeded(portsAt(0)).map(([name]) => name);
    expect(names).toContain('firestoreWebsocket');
    expect(names).not.toContain('vite');
    expect(portsNeeded(portsAt(0), { vite: true })).toContainEqual(['vite', 5173]);
  });
});

describe('chooseEmulators', () => {
  it('returns the named emulators', () => {
    expect(chooseEmulators('storage,firestore')).toEqual(['firestore', 'storage']);
  });

  it('throws on an unknown emulator', () => {
    expect(() => chooseEmulators('firestore,auth')).toThrow('"auth" is not one of the emulators firestore');
  });
});

describe('configFor', () => {
  const config = {
    hosting: { public: 'web/dist', rewrites: [{ source: '**' }] },
    emulators: { hosting: { port: 5050 } },
  };

  it("sets the suite's ports and web build, and keeps the original's other settings", () => {
    const written = configFor(config, portsAt(100), '.emulators/100/web');
    expect(written.hosting).toEqual({ public: '.emulators/100/web', rewrites: [{ source: '**' }] });
    expect(written.emulators.firestore).toEqual({ host: '127.0.0.1', port: 8180, websocketPort: 9252 });
  });

  it('does not modify the original', () => {
    configFor(config, portsAt(100), 'elsewhere');
    expect(config.hosting.public).toBe('web/dist');
  });
});
