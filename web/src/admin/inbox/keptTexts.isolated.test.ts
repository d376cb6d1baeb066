// @vitest-environment jsdom
import { mixed } from 'yup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKept, forgetKeptAbout, handOverKept, readKept, takeBackKept, writeKept } from './keptTexts';
import { answerOf } from '../../shared/data/answer.fixture';

const kept = (name: string): unknown => readKept(name, mixed());

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it('keeps values by name until they are forgotten', () => {
  writeKept('note a', { text: 'Call' });
  writeKept('note b', 'x');
  writeKept('reply c', 'y');
  expect(kept('note a')).toEqual({ text: 'Call' });
  forgetKept('note a');
  expect(kept('note a')).toBeUndefined();
  expect(kept('note b')).toBe('x');
});

it('forgets what is about one person', () => {
  writeKept('note a', 'x', 'Ana@Example.com');
  writeKept('note b', 'y', 'luis@example.com');
  forgetKeptAbout('ana@example.com');
  expect(kept('note a')).toBeUndefined();
  expect(kept('note b')).toBe('y');
});

it('forgets what is older than two months, and survives a damaged store', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01') });
  writeKept('note a', 'x');
  vi.setSystemTime(new Date('2026-03-05'));
  expect(kept('note a')).toBeUndefined();
  localStorage.setItem('typedAnswers', '{"note a":5,');
  expect(kept('note a')).toBeUndefined();
  writeKept('note a', 'x');
  expect(kept('note a')).toBe('x');
});

describe('the end of a session', () => {
  /** Answers every call; returns what was sent. */
  function server(answer: (path: string) => Response) {
    const sent: { path: string; body: unknown }[] = [];
    vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
      sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
      return Promise.resolve(answer(path));
    });
    return sent;
  }
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('hands over what is kept, and leaves nothing on the device', async () => {
    writeKept('note a', { text: 'Call' }, 'ana@example.com');
    const sent = server(() => answerOf(null));
    await handOverKept();
    expect(sent).toEqual([
      {
        path: '/api/admin/typed-texts',
        body: {
          texts: [
            {
              name: 'note a',
              value: '{"text":"Call"}',
              person: 'ana@example.com',
              at: expect.any(Number) as number,
            },
          ],
        },
      },
    ]);
    expect(localStorage).toHaveLength(0);
    await handOverKept();
    expect(sent).toHaveLength(1);
  });

  it('keeps everything while the server does not take it', async () => {
    writeKept('note a', 'x');
    server(() => new Response('Busy', { status: 503 }));
    await expect(handOverKept()).rejects.toThrow('503');
    expect(kept('note a')).toBe('x');
  });

  it('keeps what is typed while it is handed over', async () => {
    vi.useFakeTimers({ now: 1000 });
    writeKept('note a', 'x');
    server(() => {
      vi.setSystemTime(2000);
      writeKept('note a', 'xy');
      return answerOf(null);
    });
    await handOverKept();
    expect(kept('note a')).toBe('xy');
  });

  it('the next login takes back what is newer, and says what it has', async () => {
    writeKept('note a', 'typed here');
    const text = { person: '', at: Date.now() };
    const texts = [
      { ...text, name: 'note a', value: '"older"', at: text.at - 5000 },
      { ...text, name: 'note b', value: '{"text":"Hola"}' },
    ];
    const sent = server((path) => (path === '/api/admin/typed-texts' ? answerOf({ texts }) : answerOf(null)));
    await takeBackKept();
    expect(kept('note a')).toBe('typed here');
    expect(kept('note b')).toEqual({ text: 'Hola' });
    expect(sent.at(-1)).toEqual({
      path: '/api/admin/typed-texts/taken',
      body: { names: ['note a', 'note b'] },
    });
  });
});
