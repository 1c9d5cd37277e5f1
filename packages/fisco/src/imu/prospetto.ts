import { toCentesimi, toEuro } from '@quadra/values';
import { INCOMPLETO, PROVVISORIO } from '../engine/flags.ts';
import {
  type Calculation,
  type Concetto,
  compile,
  createCalculation,
  type Dato,
  type Program,
} from '../engine/index.ts';
import { findMissing } from '../engine/missing.ts';
import type { Spiegazione } from '../modelli/modello.ts';
import { explainConcetto } from '../modelli/spiegazione.ts';
import { readPrecisione, readStato } from '../modelli/stato.ts';
import * as r from '../regole/imu.ts';
import { aliquota, aliquote } from '../regole/imu-aliquote.ts';
import * as d from '../regole/imu-dati.ts';
import { isSottoMinimo, righi, totali } from '../regole/imu-tributi.ts';
import type { AttoStudio, ComuneImu, ImmobileImu, ImportoImu, ProspettoImu, RegimeImu } from './tipi.ts';

const radici: readonly (Concetto | Dato)[] = [
  ...righi.flatMap(({ acconto, dovuto, saldo, credito }) => [acconto, dovuto, saldo, credito]),
  ...Object.values(totali),
  isSottoMinimo,
  r.base,
  r.baseRidotta,
  aliquota,
  r.annua.comune,
  r.annua.stato,
  r.semestre.comune,
  r.semestre.stato,
  r.detrazioneAnno,
  ...Object.values(aliquote).flatMap((quando) =>
    Object.values(quando).flatMap(({ comunale, proposta }) => [comunale, proposta]),
  ),
];

const programmi = new Map<string, Program>();
function createProgramma(annoImposta: number, quanti: number): Program {
  const misura = 2 ** Math.ceil(Math.log2(Math.max(1, quanti)));
  const nome = `${annoImposta}/${misura}`;
  const pronto = programmi.get(nome) ?? compile(radici, { annoImposta, misure: { [d.immobili]: misura } });
  programmi.set(nome, pronto);
  return pronto;
}

const NATURE = { fabbricato: 1, terreno: 2, area: 3, scritture: 4 } as const;
const REGIMI: readonly RegimeImu[] = ['IMU', 'IMIS', 'IMI', 'ILIA'];
const TEMPORANEE = { nessuna: 0, 'solo acconto': 1, 'solo saldo': 2, totale: 3 } as const;
/** Percent to millionths, euro to cents, as the engine keeps them. */
const milionesimi = (percento: number) => Math.round(percento * 10_000);

/** Groups of categories that share a multiplier of the IMU; undefined for those that have none (E, F). */
export function computeGruppoImu(categoria: string): number | undefined {
  if (['A/10', 'D/5'].includes(categoria)) return 3;
  if (/^(A\/|C\/[267]$)/.test(categoria)) return 1;
  if (/^(B\/|C\/[345]$)/.test(categoria)) return 2;
  if (categoria.startsWith('D/')) return 4;
  return categoria === 'C/1' ? 5 : undefined;
}

const IMPORTI = {
  fabbricato: d.rendita,
  terreno: d.dominicale,
  area: d.valore,
  scritture: d.valore,
} as const;

function setImmobile(calcolo: Calculation, immobile: ImmobileImu, posto: number): void {
  const set = (dato: Dato, valore: number) => calcolo.set(dato, valore, posto);
  set(d.natura, NATURE[immobile.natura]);
  set(d.gruppo, computeGruppoImu(immobile.categoria) ?? 0);
  if (immobile.importo !== null) set(IMPORTI[immobile.natura], toCentesimi(immobile.importo));
  set(d.quotaPossesso, milionesimi(immobile.quota));
  set(d.mesi, immobile.mesi);
  set(d.mesiSemestre, immobile.mesiSemestre);
  set(d.tipo, d.fattispecie.indexOf(immobile.tipo) + 1);
  set(d.riduzione, d.riduzioni.indexOf(immobile.riduzione));
  set(d.esenzione, d.esenzioni.indexOf(immobile.esenzione));
  set(d.isAbitazione, immobile.isAbitazione ? 1 : 0);
  set(d.dimoranti, immobile.dimoranti);
  set(d.temporanea, TEMPORANEE[immobile.temporanea]);
}

function createCalcolo(annoImposta: number, comune: ComuneImu): Calculation {
  const calcolo = createCalculation(createProgramma(annoImposta, comune.immobili.length));
  calcolo.set(d.regime, REGIMI.indexOf(comune.regime));
  for (const quando of ['anno', 'precedente'] as const) {
    for (const [una, percento] of Object.entries(comune.aliquote[quando]))
      calcolo.set(aliquote[quando][una as d.Fattispecie].comunale, milionesimi(percento));
    for (const [una, percento] of Object.entries(comune.proposte?.[quando] ?? {}))
      calcolo.set(aliquote[quando][una as d.Fattispecie].proposta, milionesimi(percento));
  }
  for (const [posto, immobile] of comune.immobili.entries()) setImmobile(calcolo, immobile, posto);
  return calcolo;
}

function readImporto(calcolo: Calculation, concetto: Concetto, posto = 0): ImportoImu {
  const { valore, stato } = calcolo.read(concetto, posto);
  const letto = readStato(stato);
  return {
    concetto: concetto.id,
    stato: letto,
    precisione: readPrecisione(stato),
    valore: letto === 'incompleto' ? null : toEuro(valore),
  };
}

/** What is missing, each thing once: a dato by its title, a gap by its sentence. */
function listMancanze(calcolo: Calculation): string[] {
  const insiemi = [INCOMPLETO, PROVVISORIO].flatMap((cosa) =>
    [totali.acconto, totali.dovuto].flatMap((totale) =>
      findMissing(calcolo, totale, 0, cosa as typeof INCOMPLETO).flat(),
    ),
  );
  return [...new Set(insiemi.map((uno) => ('lacuna' in uno ? uno.lacuna : `${uno.dato.titolo}.`)))];
}

/** The IMU of a comune: the lines of the F24, the tax of each immobile, and what is missing. Amounts in euro. */
export function computeImu(annoImposta: number, comune: ComuneImu): ProspettoImu {
  const calcolo = createCalcolo(annoImposta, comune);
  const read = (concetto: Concetto, posto?: number) => readImporto(calcolo, concetto, posto);
  const listDi = (di: d.Fattispecie) =>
    comune.immobili.filter(({ tipo, esenzione }) => tipo === di && esenzione === 'nessuna');
  const sotto = calcolo.read(isSottoMinimo);
  const presenti = righi.filter(({ tributo }) => listDi(tributo.di).length > 0);
  return {
    righi: presenti.map(({ tributo, acconto, saldo, dovuto, credito }) => ({
      codice: tributo.codice,
      nome: tributo.nome,
      immobili: listDi(tributo.di).length,
      acconto: read(acconto),
      saldo: read(saldo),
      dovuto: read(dovuto),
      credito: read(credito),
    })),
    totale: {
      acconto: read(totali.acconto),
      saldo: read(totali.saldo),
      dovuto: read(totali.dovuto),
      credito: read(totali.credito),
    },
    isSottoMinimo: readStato(sotto.stato) !== 'incompleto' && sotto.valore === 1,
    immobili: comune.immobili.map((_, posto) => ({
      valore: read(r.base, posto),
      base: read(r.baseRidotta, posto),
      aliquota: { ...read(aliquota, posto), valore: calcolo.read(aliquota, posto).valore / 10_000 },
      annua: read(r.annua.comune, posto),
      annuaStato: read(r.annua.stato, posto),
      semestre: read(r.semestre.comune, posto),
      detrazione: read(r.detrazioneAnno, posto),
    })),
    mancanze: listMancanze(calcolo),
  };
}

/** Dati that only choose a formula: their codes say nothing to who reads. */
const SCELTE: ReadonlySet<string> = new Set(
  [d.natura, d.gruppo, d.tipo, d.riduzione, d.esenzione, d.temporanea, d.regime, d.isAbitazione].map(
    ({ id }) => id,
  ),
);

const withoutScelte = (spiegazione: Spiegazione): Spiegazione => ({
  ...spiegazione,
  operandi: spiegazione.operandi
    .filter(({ concetto }) => !SCELTE.has(concetto) && !concetto.startsWith('imu.delibera.'))
    .map(withoutScelte),
});

/** The acts of the studio by the name of the rate that rests on them. */
const mapAtti = ({ dalloStudio }: ComuneImu): ReadonlyMap<string, AttoStudio> =>
  new Map(
    (['anno', 'precedente'] as const).flatMap((quando) =>
      Object.entries(dalloStudio?.[quando] ?? {}).map(
        ([una, atto]) => [aliquote[quando][una as d.Fattispecie].comunale.id, atto] as const,
      ),
    ),
  );

/** A rate that the studio wrote says so: the act is its source, and nobody else checked it. */
function withAtti(spiegazione: Spiegazione, atti: ReadonlyMap<string, AttoStudio>): Spiegazione {
  const operandi = spiegazione.operandi.map((uno) => withAtti(uno, atti));
  const suo = atti.get(spiegazione.concetto);
  if (suo === undefined) return { ...spiegazione, operandi };
  const { alPostoDi, ...fonte } = suo;
  const alPosto = alPostoDi === null ? '' : `, al posto di ${alPostoDi}`;
  return {
    ...spiegazione,
    operandi,
    frase: `Inserita dallo studio, non verificata da Quadra${alPosto}.`,
    fonti: [{ ...fonte, verificato: false, inserita: 'studio' }],
  };
}

/** How an amount of the prospetto came to be; undefined for a name that is none of its own. */
export function explainImu(
  annoImposta: number,
  comune: ComuneImu,
  id: string,
  posto: number,
): Spiegazione | undefined {
  const calcolo = createCalcolo(annoImposta, comune);
  const concetto = calcolo.program.celle.find((cella) => cella.concetto.id === id)?.concetto;
  const massimo = concetto?.raccolta === undefined ? 1 : comune.immobili.length;
  if (!concetto || posto >= massimo) return undefined;
  return withAtti(withoutScelte(explainConcetto(calcolo, concetto, posto)), mapAtti(comune));
}
