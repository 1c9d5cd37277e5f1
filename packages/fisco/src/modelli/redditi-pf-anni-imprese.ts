import { quadroAC } from './2025/redditi-pf/ac.ts';
import { quadroCE } from './2025/redditi-pf/ce.ts';
import { makeQuadroCP } from './2025/redditi-pf/cp.ts';
import { quadroDI } from './2025/redditi-pf/di.ts';
import { makeQuadroLM } from './2025/redditi-pf/lm.ts';
import { makeQuadroRD } from './2025/redditi-pf/rd.ts';
import { makeQuadroRE } from './2025/redditi-pf/re.ts';
import { makeQuadroRF } from './2025/redditi-pf/rf.ts';
import { makeQuadroRG } from './2025/redditi-pf/rg.ts';
import { makeQuadroRH } from './2025/redditi-pf/rh.ts';
import { makeQuadroRL } from './2025/redditi-pf/rl.ts';
import { makeQuadroRM } from './2025/redditi-pf/rm.ts';
import { makeQuadroRQ } from './2025/redditi-pf/rq.ts';
import { makeQuadroRR } from './2025/redditi-pf/rr.ts';
import { makeQuadroRS } from './2025/redditi-pf/rs.ts';
import { makeQuadroRT } from './2025/redditi-pf/rt.ts';
import { makeQuadroRU } from './2025/redditi-pf/ru.ts';
import { makeQuadroRW } from './2025/redditi-pf/rw.ts';
import { makeQuadroRX } from './2025/redditi-pf/rx.ts';
import { quadroTR } from './2025/redditi-pf/tr.ts';
import type { Variazione } from './differenze.ts';
import type { QuadroScheda } from './scheda.ts';

/** The forms whose instructions were read rigo by rigo. */
const LETTI = [2023, 2024, 2025, 2026];
const notaDi = (anno: number): string =>
  LETTI.includes(anno)
    ? `Letto sulle istruzioni del modello ${anno}.`
    : 'Differenze di modello da riscontrare.';

const LIMITE_2018 = 'Il limite di ricavi del 2018, diverso per attività, non è controllato.';
const fatto = (anno: number, make: (anno: number) => QuadroScheda): Variazione => ({
  nota: notaDi(anno),
  cambia: () => (LETTI.includes(anno) ? make(anno) : { ...make(anno), daRiscontrare: true }),
});

/** A quadro whose law is sure in every year: before 2023 only its numbers are a clue. */
const disegnato = (anno: number, make: (anno: number) => QuadroScheda): Variazione => ({
  nota: notaDi(anno),
  cambia: () => make(anno),
});

/** The same of a quadro whose law is sure in every year. */
const letto = (anno: number, make: (anno: number) => QuadroScheda): Variazione => ({
  ...disegnato(anno, make),
  ...(LETTI.includes(anno) ? { letto: true } : {}),
});

/** A quadro read to its last colonna in those four years. */
const esatto = (anno: number, make: (anno: number) => QuadroScheda): Variazione => ({
  ...fatto(anno, make),
  ...(LETTI.includes(anno) ? { letto: true } : {}),
});

/** Quadri of fascicoli 2 and 3 of a form year, each as that year's form draws it. */
export const impreseDi = (anno: number): Readonly<Record<string, Variazione>> => ({
  AC: esatto(anno, () => quadroAC),
  RD: esatto(anno, makeQuadroRD),
  RE: esatto(anno, makeQuadroRE),
  RF: fatto(anno, makeQuadroRF),
  RG: fatto(anno, makeQuadroRG),
  CP: esatto(anno, makeQuadroCP),
  CE: esatto(anno, () => quadroCE),
  TR: esatto(anno, () => quadroTR),
  RW: esatto(anno, makeQuadroRW),
  RU: esatto(anno, makeQuadroRU),
  RH: letto(anno, makeQuadroRH),
  RL: letto(anno, makeQuadroRL),
  RS: fatto(anno, makeQuadroRS),
  RQ: letto(anno, makeQuadroRQ),
  RR: letto(anno, makeQuadroRR),
  RM: letto(anno, makeQuadroRM),
  RT: letto(anno, makeQuadroRT),
  RX: letto(anno, makeQuadroRX),
  DI: letto(anno, () => quadroDI),
  LM: {
    ...esatto(anno, makeQuadroLM),
    ...(anno === 2019 ? { nota: `${notaDi(anno)} ${LIMITE_2018}` } : {}),
  },
});
