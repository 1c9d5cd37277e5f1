import { defineConfig } from 'vitest/config';

/** Read by Node itself, as the product is: nothing here needs Vite, and whatever it rewrites runs a fifth slower. */
const comeInCasa = { viteModuleRunner: false, nodeLoader: false };

const http = {
  experimental: comeInCasa,
  globalSetup: ['packages/server/test/database.setup.ts'],
  testTimeout: 90_000,
  hookTimeout: 60_000,
  // What comes by itself is waited for as long as a journey waits: a second is not enough on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 2,
  // Each file has an application and a database of its own: nothing else is shared, and the modules are read once.
  isolate: false,
};

/**
 * unit: pure code, milliseconds. http: the server through HTTP against a real PostgreSQL. muro: who may do what once more,
 * with nothing but row-level security between one studio and another. comandi: the two commands.
 */
export default defineConfig({
  test: {
    projects: [
      {
        define: { __DEBUG__: true },
        test: {
          name: 'unit',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One process for many files costs a third; each file begins with modules nobody has used.
          isolate: false,
          setupFiles: ['scripts/prove/moduli.setup.ts'],
          include: [
            'packages/{values,fisco,contract,web}/src/**/*.test.{ts,tsx}',
            'packages/server/src/**/*.rules.test.ts',
            'bench/**/*.test.ts',
            // What reads the papers of the house.
            'scripts/{asvs,licenze,livelli}.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'http',
          // The commands that need only a server under way are tried with one.
          include: ['packages/server/{src,demo}/**/*.test.ts', 'scripts/{gdpr,sostegno,studio}.test.ts'],
          exclude: ['**/*.rules.test.ts', '**/node_modules/**'],
          provide: { senzaFiltri: false },
          ...http,
        },
      },
      {
        test: {
          name: 'muro',
          include: ['packages/server/src/http/{isolamento,matrice}.test.ts'],
          provide: { senzaFiltri: true },
          ...http,
        },
      },
      {
        test: {
          name: 'comandi',
          experimental: comeInCasa,
          include: ['scripts/**/*.test.ts'],
          exclude: ['scripts/{asvs,gdpr,licenze,livelli,sostegno,studio}.test.ts', '**/node_modules/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
