/** How long a page may be deaf, in milliseconds: on a telephone four times slower it is a twentieth of a second. */
const SORDA_MS = 12;

/** Where the browser has it, what was touched meanwhile goes first, and the work right after. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
const lascia = (): Promise<void> =>
  scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** A pause for a long work to ask for at each of its steps: it is taken only when the page was deaf for long enough. */
export function makePausa(): () => Promise<void> {
  let da = performance.now();
  return async () => {
    if (performance.now() - da < SORDA_MS) return;
    await lascia();
    da = performance.now();
  };
}
