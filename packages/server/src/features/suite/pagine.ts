import { testiClient } from '@quadra/contract';

const segni: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (testo: string): string => testo.replace(/[&<>"']/g, (segno) => segni[segno] ?? segno);

const STILE = `
  :root { color-scheme: dark light }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 15px/1.5 system-ui, sans-serif;
    background: light-dark(#eef2f7, #10151d); color: light-dark(#1b2430, #e6ebf2) }
  main { max-width: 26rem; padding: 2rem; border-radius: 10px; background: light-dark(#fff, #18202b);
    border: 1px solid light-dark(#cdd6e1, #2b3646) }
  h1 { margin: 0 0 .75rem; font-size: 1.25rem; font-weight: 600 }
  p { margin: 0 0 1rem }
  small { color: light-dark(#566375, #9aa7b8) }
  a { color: light-dark(#12599e, #7db8f2) }
  .azioni { display: flex; gap: .75rem }
  button { padding: .5rem 1rem; border-radius: 6px; font: inherit; cursor: pointer; color: inherit;
    background: none; border: 1px solid light-dark(#7d8a9b, #5b6b80) }
  button[value] { color: #fff; background: #1565b0; border-color: #1565b0 }`;

/** A page of the provider itself, in Italian, with the nonce of its answer. The body is HTML already safe. */
const makePagina = (nonce: string, titolo: string, corpo: string, script = ''): string =>
  `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titolo)} – Quadra</title>
<style nonce="${nonce}">${STILE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(titolo)}</h1>
${corpo}
</main>
${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}
</body>
</html>`;

/** The refusal of a request that cannot be sent back to any application. */
export const makePaginaErrore = (nonce: string, errore: string, codiceRichiesta: string): string =>
  makePagina(
    nonce,
    testiClient.ACCESSO_NON_RIUSCITO,
    `<p>L’applicazione non è riconosciuta, oppure la sua richiesta non è valida o è scaduta.</p>
<p><a href="/home">Vai a Quadra</a></p>
<p><small>Errore: ${escapeHtml(errore)}<br>Codice errore: ${escapeHtml(codiceRichiesta)}</small></p>`,
  );

/** Asks whether to end the common session, or, when the application proved whose it is, ends it at once. */
export const makePaginaUscita = (nonce: string, modulo: string, isSubito: boolean): string =>
  isSubito
    ? makePagina(
        nonce,
        'Uscita in corso',
        `${modulo}
<p>Si esce da Quadra e dalle applicazioni aperte con questo accesso.</p>
<button type="submit" form="op.logoutForm" value="yes" name="logout" id="esci">Esci</button>`,
        "document.getElementById('esci').click()",
      )
    : makePagina(
        nonce,
        'Uscire da Quadra?',
        `${modulo}
<p>Si esce anche dalle altre applicazioni aperte con questo accesso.</p>
<p class="azioni"><button autofocus type="submit" form="op.logoutForm" value="yes" name="logout">Esci</button>
<button type="submit" form="op.logoutForm">Annulla</button></p>`,
      );

export const makePaginaUscito = (nonce: string): string =>
  makePagina(
    nonce,
    'Sessione terminata',
    '<p>Si è usciti da Quadra e dalle applicazioni collegate.</p><p><a href="/login">Accedi</a></p>',
  );
