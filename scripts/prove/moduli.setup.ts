import { afterAll, vi } from 'vitest';

/** Before each file of pure tests: its modules are its own, in a process that goes on; what it put over the world goes. */
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
