import { messaggiModelloF24 as m } from '../../../messages/f24-modello.ts';
import type { SezioneF24 } from './f24.api.ts';
import type { CampoTesto, Spunta } from './righe.ts';

export type Colonna =
  | { tipo: 'testo'; nome: CampoTesto; testo: string; larghezza: number; massimo: number }
  | { tipo: 'spunta'; nome: Spunta; testo: string; larghezza: number }
  | { tipo: 'codice'; nome: 'codice'; testo: string; larghezza: number }
  | { tipo: 'immobili'; nome: 'immobili'; testo: string; larghezza: number }
  | { tipo: 'detrazione'; nome: 'detrazione'; testo: string; larghezza: number };

const text = (
  nome: CampoTesto,
  massimo: number,
  larghezza: number,
  testo = m.campi[nome] ?? '',
): Colonna => ({
  tipo: 'testo',
  nome,
  testo,
  larghezza,
  massimo,
});
const tick = (nome: Spunta): Colonna => ({ tipo: 'spunta', nome, testo: m.campi[nome] ?? '', larghezza: 38 });
const code = (testo = m.campi.codice ?? ''): Colonna => ({
  tipo: 'codice',
  nome: 'codice',
  testo,
  larghezza: 60,
});
const rateazione = text('rateazione', 4, 62);
const anno = text('anno', 4, 54);

/** The cells of each section beside the amounts, in the order of the paper. */
export const colonneDi: Readonly<Record<SezioneF24, readonly Colonna[]>> = {
  erario: [code(), rateazione, anno],
  inps: [
    text('sede', 4, 56),
    code(m.causale),
    text('posizione', 17, 144),
    text('da', 7, 72),
    text('a', 7, 72),
  ],
  regioni: [text('ente', 2, 58, m.regione), code(), rateazione, anno],
  locali: [
    text('ente', 4, 54),
    ...(['ravvedimento', 'variati', 'acconto', 'saldo'] as const).map(tick),
    { tipo: 'immobili', nome: 'immobili', testo: m.campi.immobili ?? '', larghezza: 50 },
    code(),
    rateazione,
    anno,
    { tipo: 'detrazione', nome: 'detrazione', testo: m.campi.detrazione ?? '', larghezza: 78 },
  ],
  inail: [
    text('sede', 5, 72),
    text('posizione', 8, 96, m.ditta),
    text('cc', 2, 48),
    text('riferimento', 6, 88),
    text('codice', 1, 64, m.causale),
  ],
  altri: [
    text('ente', 4, 54),
    text('sede', 5, 72),
    text('codice', 4, 72, m.causale),
    text('posizione', 9, 130),
    text('da', 7, 72),
    text('a', 7, 72),
  ],
  elide: [text('tipo', 1, 48), text('elementi', 17, 170), code(), anno],
};
/** An office and its act, where a code asks for them. */
export const colonneAtto: readonly Colonna[] = [text('ufficio', 3, 64), text('atto', 11, 110)];

/** The sections of each paper, in its order. */
export const sezioniDi: Readonly<Record<'ordinario' | 'semplificato' | 'elide', readonly SezioneF24[]>> = {
  ordinario: ['erario', 'inps', 'regioni', 'locali', 'inail', 'altri'],
  semplificato: ['erario', 'regioni', 'locali'],
  elide: ['elide'],
};
