import { corsi } from './corsi.ts';
import type { Sessione } from './sessioni.ts';

const segni: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (testo: string) => testo.replace(/[&<>"']/g, (segno) => segni[segno] ?? segno);

const STILE = `
  :root { color-scheme: light dark }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f4f1ea, #17140f);
    color: light-dark(#2b2418, #efe8da) }
  header { display: flex; align-items: center; gap: 1rem; min-height: 4rem; box-sizing: border-box; padding: .75rem 1.5rem;
    border-bottom: 1px solid light-dark(#d8cfbd, #3a3326) }
  header strong { flex: 1 }
  main { max-width: 46rem; margin: 2.5rem auto; padding: 0 1.5rem }
  h1 { margin: 0; font-size: 1.75rem }
  table { width: 100%; margin-top: 1.5rem; border-collapse: collapse }
  th, td { padding: .6rem .5rem; text-align: left; border-bottom: 1px solid light-dark(#d8cfbd, #3a3326) }
  th { font-weight: 600 }
  button, .azione { padding: .45rem 1rem; border-radius: 6px; font: inherit; cursor: pointer; color: inherit;
    background: none; border: 1px solid light-dark(#8c7f66, #8c7f66); text-decoration: none; display: inline-block }`;

/** One page of the training area. The body is HTML already safe. */
const makePagina = (nonce: string, titolo: string, barra: string, corpo: string) => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titolo)} – Formazione</title>
<style nonce="${nonce}">${STILE}</style>
</head>
<body>
<header><strong>Formazione</strong>${barra}</header>
<main>
<h1>${escapeHtml(titolo)}</h1>
${corpo}
</main>
</body>
</html>`;

const ENTRA = '<p><a class="azione" href="/entra">Entra con Quadra</a></p>';

export const makeBenvenuto = (nonce: string): string =>
  makePagina(nonce, 'Area di formazione', '', `<p>I corsi per chi usa Quadra.</p>${ENTRA}`);

export const makeUscito = (nonce: string): string =>
  makePagina(nonce, 'Sessione terminata', '', `<p>Si è usciti dalla formazione e da Quadra.</p>${ENTRA}`);

export const makeErrore = (nonce: string): string =>
  makePagina(nonce, 'Accesso non completato', '', `<p>L’accesso è scaduto o è stato rifiutato.</p>${ENTRA}`);

export function makeCorsi(nonce: string, { nome, studio }: Sessione): string {
  const righe = corsi
    .map(({ titolo, durata, stato }) => `<tr><td>${titolo}</td><td>${durata}</td><td>${stato}</td></tr>`)
    .join('\n');
  return makePagina(
    nonce,
    `Benvenuto, ${nome}`,
    '<form method="post" action="/esci"><button type="submit">Esci</button></form>',
    `<p>${escapeHtml(studio ?? 'Senza studio')}</p>
<table>
<thead><tr><th scope="col">Corso</th><th scope="col">Durata</th><th scope="col">Stato</th></tr></thead>
<tbody>${righe}</tbody>
</table>`,
  );
}
