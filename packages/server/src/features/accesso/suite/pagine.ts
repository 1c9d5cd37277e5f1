import { type Skin, testiClient } from '@quadra/contract';
import { makeVariabili } from './skin-pagine.ts';

const segni: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (testo: string): string => testo.replace(/[&<>"']/g, (segno) => segni[segno] ?? segno);

const STILE = `
  * { box-sizing: border-box }
  body { margin: 0; background: var(--canvas); color: var(--text);
    font: 13px/20px 'Open Sans', system-ui, sans-serif }
  .lato { display: flex; flex-direction: column; width: 500px; max-width: 100%; min-height: 100vh;
    padding: 32px 64px; border-right: 1px solid var(--hairline); background: var(--surface) }
  .marchio { display: flex; align-items: center; gap: 8px; font-size: 18px; line-height: 24px; font-weight: 600 }
  main { padding-top: clamp(24px, 20.5vh, 185px) }
  h1 { margin: 0 0 4px; font-size: 26px; line-height: 34px; font-weight: 600; letter-spacing: -.02em }
  p { margin: 0 0 16px; color: var(--text-soft) }
  small { font-size: 12px; line-height: 16px; color: var(--text-faint); overflow-wrap: anywhere }
  .azioni { display: flex; gap: 8px; margin-top: 24px }
  .azione { display: inline-flex; align-items: center; justify-content: center; height: 40px; padding: 0 18px;
    border: 1px solid var(--quiet-border); border-radius: 6px; background: none; color: var(--text);
    font: 600 14px/20px 'Open Sans', system-ui, sans-serif; text-decoration: none; cursor: pointer }
  .azione:hover { background: var(--hover) }
  .prima { border-color: transparent; background: var(--accent); color: var(--on-accent) }
  .prima:hover { background: var(--accent); box-shadow: inset 0 0 0 1px var(--accent-text) }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
  @media (max-width: 600px) { .lato { padding: 24px; border-right: 0 } }`;

const MARCHIO = `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
<path fill="var(--accent)" d="M12 12h11v7a4 4 0 0 1-4 4h-7z"/>
<g stroke="currentcolor" stroke-width="1.8"><rect x="1" y="1" width="22" height="22" rx="4.5"/><path d="M12 1v22M1 12h22"/></g>
</svg>`;

/** What a page is drawn with: the nonce of its answer, the skin of who reads it. */
export interface Disegno {
  readonly nonce: string;
  readonly skin: Skin;
}

/** A page of the provider itself, in Italian, as the access page looks. The body is HTML already safe. */
const makePagina = ({ nonce, skin }: Disegno, titolo: string, corpo: string, script = ''): string =>
  `<!doctype html>
<html lang="it" data-skin="${skin}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titolo)} – Quadra</title>
<link rel="icon" href="/quadra.svg" type="image/svg+xml">
<style nonce="${nonce}">:root { ${makeVariabili(skin)} }${STILE}</style>
</head>
<body>
<div class="lato">
<header class="marchio">${MARCHIO}Quadra</header>
<main>
<h1>${escapeHtml(titolo)}</h1>
${corpo}
</main>
</div>
${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}
</body>
</html>`;

const makeAzione = (verso: string, nome: string): string =>
  `<p class="azioni"><a class="azione prima" href="${verso}">${nome}</a></p>`;

/** An address of the provider that does not exist, opened by hand. */
export const makePaginaAssente = (disegno: Disegno): string =>
  makePagina(
    disegno,
    'Pagina non trovata',
    `<p>L’indirizzo non corrisponde a nessuna pagina: verificarlo o tornare alla pagina iniziale.</p>
${makeAzione('/home', 'Vai alla Home')}`,
  );

/** The refusal of a request that cannot be sent back to any application. */
export const makePaginaErrore = (disegno: Disegno, errore: string, codiceRichiesta: string): string =>
  makePagina(
    disegno,
    testiClient.ACCESSO_NON_RIUSCITO,
    `<p>L’applicazione non è riconosciuta, oppure la sua richiesta non è valida o è scaduta.</p>
<p><small>Errore: ${escapeHtml(errore)}<br>Codice errore: ${escapeHtml(codiceRichiesta)}</small></p>
${makeAzione('/home', 'Vai alla Home')}`,
  );

/** Asks whether to end the common session, or, when the application proved whose it is, ends it at once. */
export const makePaginaUscita = (disegno: Disegno, modulo: string, isSubito: boolean): string =>
  isSubito
    ? makePagina(
        disegno,
        'Uscita in corso',
        `${modulo}
<p>Si esce da Quadra e dalle applicazioni aperte con questo accesso.</p>
<p class="azioni"><button class="azione prima" type="submit" form="op.logoutForm" value="yes" name="logout" id="esci">Esci</button></p>`,
        "document.getElementById('esci').click()",
      )
    : makePagina(
        disegno,
        'Uscire da Quadra?',
        `${modulo}
<p>Si esce anche dalle altre applicazioni aperte con questo accesso.</p>
<p class="azioni"><button class="azione" type="submit" form="op.logoutForm">Annulla</button>
<button class="azione prima" autofocus type="submit" form="op.logoutForm" value="yes" name="logout">Esci</button></p>`,
      );

export const makePaginaUscito = (disegno: Disegno): string =>
  makePagina(
    disegno,
    'Sessione terminata',
    `<p>Si è usciti da Quadra e dalle applicazioni collegate.</p>${makeAzione('/login', 'Accedi')}`,
  );
