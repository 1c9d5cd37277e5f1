import { foglioAnswer, foglioScritto, percorsi } from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../../http/rotta.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { leggiFatture, leggiFoglio, scriviFoglio } from '../fattura.policy.ts';
import { getFoglio, loadFoglio, removeFoglio, viewFattura } from './vista.service.ts';

/** A page that runs nothing, loads nothing, sends nothing and is in no frame, whatever is written in it. */
const CHIUSA =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups";
const readAutore = ({ sessione, richiesta }: { sessione: Sessione; richiesta: FastifyRequest }) => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});

const vista = rotta({
  metodo: 'GET',
  percorso: percorsi.fatturaVista,
  titolo: 'Una fattura come la mostra il foglio di stile ufficiale (text/html)',
  accesso: leggiFatture,
  parametri: z.object({ id: z.string().max(40) }),
  limite: { quante: 60, secondi: 60 },
  handle: async ({ trx, sessione, parametri, risposta }) => {
    const pagina = await viewFattura(trx, sessione, parametri.id);
    risposta.header('content-type', 'text/html; charset=utf-8');
    risposta.header('content-security-policy', CHIUSA);
    return pagina;
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.fatturaFoglio,
  titolo:
    'Il foglio di stile ufficiale delle fatture: nome, dimensione, quando è stato caricato; null se manca',
  accesso: leggiFoglio,
  risposta: foglioAnswer,
  handle: async ({ trx }) => ({ data: await getFoglio(trx) }),
});

const carica = rotta({
  metodo: 'PUT',
  percorso: percorsi.fatturaFoglio,
  titolo: 'Carica il foglio di stile ufficiale, al posto di quello che c’era',
  accesso: scriviFoglio,
  corpo: foglioScritto,
  limite: { quante: 20, secondi: 60 },
  risposta: foglioAnswer,
  handle: async ({ trx, corpo, ...chiamata }) => ({
    data: await loadFoglio(trx, readAutore(chiamata), corpo),
  }),
});

const togli = rotta({
  metodo: 'DELETE',
  percorso: percorsi.fatturaFoglio,
  titolo: 'Toglie il foglio di stile ufficiale: le fatture si guardano nel PDF',
  accesso: scriviFoglio,
  stato: 204,
  handle: async ({ trx, ...chiamata }) => {
    await removeFoglio(trx, readAutore(chiamata));
    return undefined;
  },
});

/** How an invoice is looked at. */
export const vistaFatturaRotte: readonly Rotta[] = [vista, leggi, carica, togli];
