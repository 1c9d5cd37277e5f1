import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/browser.ts';

const { executablePath, env } = await findBrowser();
const porta = Number(process.env.QUADRA_PROVE_PORTA ?? 3917);

/** Journeys through the whole house: the real server, its own empty database with the demo data, a real browser. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.quadra/prove/browser',
  snapshotPathTemplate: 'e2e/quadri/{arg}{ext}',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  // The second try tells a machine that was busy from a house that is broken; `npm test` names who needed it.
  retries: 1,
  globalSetup: './e2e/server.setup.ts',
  use: {
    baseURL: `http://127.0.0.1:${porta}`,
    viewport: { width: 1366, height: 900 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // What moves is waited for at each step: who looks at the movement itself asks for it.
    reducedMotion: 'reduce',
    // What stands for the server without a network is let in only where it is looked at: nothing stands between the others.
    serviceWorkers: 'block',
    // A gesture that cannot be made says what hindered it, which the end of the whole journey does not.
    actionTimeout: 40_000,
    // A trace of every step costs a third of the time: `npx playwright test --trace on` when one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Fewer processes for two cores.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
});
