import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,functions,seed,tools}/**/*.test.{ts,mjs}', 'web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/lib/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          // Each file has its own project; one after the other they leave the coverage report readable.
          fileParallelism: false,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          fileParallelism: false,
          // Long enough for a thousand concurrent calls on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
