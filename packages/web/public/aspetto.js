// Applies the saved skin, font and density before the first paint: read from the display cookie, default otherwise.
(() => {
  const trovato = document.cookie.split('; ').find((voce) => voce.startsWith('ELMAS_font='));
  if (!trovato) return;
  try {
    const testo = atob(trovato.slice('ELMAS_font='.length));
    const aspetto = JSON.parse(decodeURIComponent(escape(testo)));
    const radice = document.documentElement;
    if (aspetto.skin) radice.dataset.skin = aspetto.skin;
    if (aspetto.font) radice.dataset.font = aspetto.font;
    if (aspetto.densita) radice.dataset.densita = aspetto.densita;
    if (aspetto.riduciMovimenti) radice.dataset.movimenti = 'ridotti';
  } catch {
    // A cookie that cannot be read leaves the default look.
  }
})();

// A schema does not try whether it may make code of a text: no page may, and the browser would tell of it each time.
globalThis.__zod_globalConfig = { jitless: true };
// A text never becomes markup by itself: what is left to a style sheet made of words has no mark in it.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (testo) => (/<[a-z!/?]/i.test(testo) ? null : testo),
  // Of the scripts that a text may name, the one that stands for the server when there is no network.
  createScriptURL: (indirizzo) => (indirizzo === '/senza-rete.js' ? indirizzo : null),
});
