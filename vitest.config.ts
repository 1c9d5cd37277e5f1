import { defineConfig } from 'vitest/config';

/** unit: pure code, milliseconds. http: the server through HTTP against a real PostgreSQL. comandi: the two commands. */
export default defineConfig({
  test: {
    projects: [
      {
        define: { __DEBUG__: true },
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: [
            'packages/{values,fisco,contract,web}/src/**/*.test.{ts,tsx}',
            'packages/server/src/**/*.rules.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'http',
          include: ['packages/server/src/**/*.test.ts'],
          exclude: ['**/*.rules.test.ts', '**/node_modules/**'],
          globalSetup: ['packages/server/src/test/database.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // Each file has an application and a database of its own: nothing else is shared, and the modules are read once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'comandi',
          include: ['scripts/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
