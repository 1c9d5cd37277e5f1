/** Without a network the browser opens a page that says so; in development Vite answers, and nothing stands before it. */
export function keepSenzaRete(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused by a browser that keeps nothing: Quadra is the same without it.
  navigator.serviceWorker.register('/senza-rete.js').catch(() => undefined);
}
