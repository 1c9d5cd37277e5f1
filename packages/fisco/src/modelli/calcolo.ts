import { IGNOTO } from '../engine/calculation.ts';
import { INCOMPLETO } from '../engine/flags.ts';
import {
  type Calculation,
  type Concetto,
  createCalculation,
  type Lettura,
  type Program,
} from '../engine/index.ts';
import { compareChiavi, makeStessoRigo } from './chiave.ts';
import type { Indice, Posto } from './indice.ts';
import { listMancanze } from './mancanza.ts';
import type {
  Calcolo,
  ChiaveCasella,
  DatiModello,
  EsitoCasella,
  Finding,
  Forzatura,
  Forzature,
  StatoComplessivo,
  StatoEsito,
  ValoreCasella,
} from './modello.ts';
import type { Controllo } from './scheda.ts';
import { explainCasella, listScaglioni } from './spiegazione.ts';
import { readPrecisione, readStato } from './stato.ts';
import { checkCasella, decodeValore, encodeValore } from './valore.ts';

type Misure = Readonly<Record<string, number>>;

/** What a calculation of a modello stands on. */
export interface Fondamenta {
  readonly indice: Indice;
  /** The program with room for a number of elements of each raccolta. */
  programFor(misure: Misure): Program;
  readonly controlli: readonly { readonly controllo: Controllo; readonly concetto: Concetto }[];
  /** What is said of it when nothing was given. */
  findVuota(dati: ReadonlyMap<ChiaveCasella, ValoreCasella>): Finding | undefined;
}

/** Starts the calculation of one dichiarazione. */
export function createCalcolo(
  base: Fondamenta,
  iniziali: DatiModello = {},
  forzature: Forzature = {},
): Calcolo {
  const { indice } = base;
  /** What is given at the start, found once: measured, checked and filled from here. */
  const scritte = Object.keys(iniziali).map((chiave) => ({
    posto: requirePosto(chiave),
    valore: iniziali[chiave] as ValoreCasella,
  }));
  const dati = new Map<ChiaveCasella, ValoreCasella>();
  /** The caselle with something written that is no value. */
  const sospese = new Set<ChiaveCasella>();
  const forzate = new Map<ChiaveCasella, Forzatura>();
  let misure: Misure = makeSpazio(
    indice,
    scritte.map(({ posto }) => posto),
  );
  let calculation = createCalculation(base.programFor(misure));
  let { mostrate, slotNames, sorvegliate } = placeCaselle(base, misure, calculation.program);

  const encode = ({ casella, chiave }: Posto): number | typeof IGNOTO | null => {
    if (sospese.has(chiave)) return IGNOTO;
    const valore = dati.get(chiave);
    return valore === undefined ? null : encodeValore(casella, valore);
  };
  const apply = (posto: Posto): readonly number[] => {
    const { inserisce } = posto;
    if (!inserisce || !holds(misure, posto)) return [];
    return calculation.set(inserisce, encode(posto), posto.indice);
  };
  const applyTutti = (): void =>
    calculation.fill(
      [...dati.keys(), ...sospese].flatMap((chiave) => {
        const posto = requirePosto(chiave);
        const valore = encode(posto);
        if (!posto.inserisce || valore === null) return [];
        return [{ dato: posto.inserisce, valore, indice: posto.indice }];
      }),
    );
  const requireValore = ({ casella }: Posto, valore: ValoreCasella): void => {
    const frase = checkCasella(casella, valore);
    if (frase !== null) throw new RangeError(`${casella.chiave}: ${frase}`);
  };
  const grow = ({ raccolta = '', indice: elemento }: Posto): void => {
    misure = { ...misure, [raccolta]: roundMisura(indice.countRighi(raccolta), elemento + 1) };
    calculation = createCalculation(base.programFor(misure));
    ({ mostrate, slotNames, sorvegliate } = placeCaselle(base, misure, calculation.program));
    applyTutti();
    for (const [chiave, { valore }] of forzate) applyForza(requirePosto(chiave), valore);
  };
  const applyForza = (posto: Posto, valore: number | null): readonly number[] => {
    const { mostra } = posto;
    if (!mostra) throw new RangeError(`La casella ${posto.chiave} non è calcolata.`);
    if (!holds(misure, posto)) return [];
    return calculation.force(
      mostra,
      valore === null ? null : encodeValore(posto.casella, valore),
      posto.indice,
    );
  };
  const namesOf = (slots: readonly number[], esclusa: ChiaveCasella): ChiaveCasella[] => {
    const nomi: ChiaveCasella[] = [];
    for (const slot of slots) {
      const suoi = slotNames.get(slot);
      if (suoi) for (const nome of suoi) if (nome !== esclusa) nomi.push(nome);
    }
    return nomi;
  };

  const calcolo: Calcolo = {
    set(chiave, valore) {
      const posto = requirePosto(chiave);
      if (valore !== null) requireValore(posto, valore);
      if (valore !== null && !holds(misure, posto)) grow(posto);
      sospese.delete(posto.chiave);
      if (valore === null) dati.delete(posto.chiave);
      else dati.set(posto.chiave, valore);
      return namesOf(apply(posto), posto.chiave);
    },
    suspend(chiave) {
      const posto = requirePosto(chiave);
      if (!holds(misure, posto)) grow(posto);
      dati.delete(posto.chiave);
      sospese.add(posto.chiave);
      return namesOf(apply(posto), posto.chiave);
    },
    force(chiave, forzatura) {
      const posto = requirePosto(chiave);
      if (forzatura !== null && posto.mostra && !holds(misure, posto)) grow(posto);
      const cambiati = applyForza(posto, forzatura?.valore ?? null);
      if (forzatura === null) forzate.delete(posto.chiave);
      else forzate.set(posto.chiave, forzatura);
      return namesOf(cambiati, posto.chiave);
    },
    get(chiave) {
      const posto = requirePosto(chiave);
      const { mostra } = posto;
      if (!mostra) return readInserita(posto);
      if (!holds(misure, posto)) return { stato: 'vuoto', precisione: 'esatto' };
      return readCalcolata(posto, mostra, calculation.read(mostra, posto.indice));
    },
    worst() {
      let peggiore = 0;
      for (const { slot } of mostrate)
        peggiore = Math.max(peggiore, GRAVITA_STATO[readStato(calculation.readSlot(slot).stato)]);
      return STATI[peggiore] ?? 'vuoto';
    },
    computed() {
      const esiti: Record<ChiaveCasella, EsitoCasella> = {};
      for (const { posto, mostra, slot } of mostrate) {
        const esito = readCalcolata(posto, mostra, calculation.readSlot(slot));
        if (posto.raccolta === undefined || esito.stato !== 'vuoto') esiti[posto.chiave] = esito;
      }
      return esiti;
    },
    dati: () => Object.fromEntries([...dati].sort(([a], [b]) => compareChiavi(a, b))),
    explain: (chiave) => explainCasella(calculation, indice, requirePosto(chiave), calcolo),
    listScaglioni: (chiave) => listScaglioni(calculation, requirePosto(chiave)),
    missing(chiave) {
      const posto = requirePosto(chiave);
      const { mostra } = posto;
      return mostra && holds(misure, posto) ? listMancanze(calculation, indice, mostra, posto) : [];
    },
    findings() {
      const vuota = base.findVuota(dati);
      return [...(vuota ? [vuota] : []), ...listFindings(sorvegliate, calculation)];
    },
    recalculate: () => calculation.recalculate(),
  };

  function requirePosto(chiave: ChiaveCasella): Posto {
    const posto = indice.findPosto(chiave);
    if (!posto) throw new RangeError(`Casella ${chiave} non prevista dal modello.`);
    return posto;
  }

  function readCalcolata(posto: Posto, concetto: Concetto, { valore, stato }: Lettura): EsitoCasella {
    const esito: EsitoCasella = { stato: readStato(stato), precisione: readPrecisione(stato) };
    if (esito.stato === 'vuoto') return esito;
    if (esito.stato === 'incompleto') return { ...esito, mancano: calcolo.missing(posto.chiave) };
    esito.valore = decodeValore(posto.casella, valore);
    if (esito.stato === 'provvisorio') esito.mancano = calcolo.missing(posto.chiave);
    if (esito.stato !== 'forzato') return esito;
    const legge = calculation.readComputed(concetto, posto.indice);
    const motivo = forzate.get(posto.chiave)?.motivo;
    return {
      ...esito,
      ...(legge.stato & INCOMPLETO ? {} : { calcolato: decodeValore(posto.casella, legge.valore) }),
      ...(motivo ? { nota: motivo } : {}),
    };
  }

  function readInserita(posto: Posto): EsitoCasella {
    const dato = dati.get(posto.chiave);
    if (dato !== undefined) return { stato: 'completo', valore: dato, precisione: 'esatto' };
    const { inserisce } = posto;
    if (!inserisce || typeof inserisce.seManca !== 'object' || !isRigoCompilato(posto)) {
      return { stato: 'vuoto', precisione: 'esatto' };
    }
    const valore = decodeValore(posto.casella, inserisce.seManca.iniziale);
    const nota = `${inserisce.titolo} non indicata: usato ${String(valore)}.`;
    return { stato: 'provvisorio', valore, nota, precisione: 'esatto' };
  }

  const isRigoCompilato = ({ casella }: Posto): boolean =>
    [...dati.keys()].some(makeStessoRigo(casella.chiave));

  for (const { posto, valore } of scritte) {
    requireValore(posto, valore);
    dati.set(posto.chiave, valore);
  }
  calculation.fill(
    scritte.flatMap(({ posto: { casella, inserisce, indice: elemento }, valore }) =>
      inserisce ? [{ dato: inserisce, valore: encodeValore(casella, valore), indice: elemento }] : [],
    ),
  );
  for (const [chiave, forzatura] of Object.entries(forzature)) calcolo.force(chiave, forzatura);
  return calcolo;
}

/** Whether the program computes the element of a casella. */
const holds = (misure: Misure, { raccolta, indice }: Posto): boolean =>
  raccolta === undefined || indice < (misure[raccolta] ?? 0);

/** Room for some elements: whole moduli, which double, so that filling righi one after the other compiles few programs. */
const roundMisura = (righi: number, elementi: number): number =>
  righi * 2 ** Math.ceil(Math.log2(Math.max(1, elementi / righi)));

/**
 * Room for what is written, and for the first modulo of every raccolta, as the form on paper: almost every declaration is
 * computed by one and the same program, which is dearer to compile than a hundred calculations.
 */
function makeSpazio(indice: Indice, posti: readonly Posto[]): Misure {
  const usate = measurePosti(indice, posti);
  return Object.fromEntries(
    indice.raccolte.map((nome) => [nome, roundMisura(indice.countRighi(nome), usate[nome] ?? 0)]),
  );
}

/** The room that a calculation begun with some caselle has; one that the form has not takes none. */
export const measureSpazio = (indice: Indice, chiavi: readonly ChiaveCasella[]): Misure =>
  makeSpazio(
    indice,
    chiavi.flatMap((chiave) => indice.findPosto(chiave) ?? []),
  );

/** Elements that a set of caselle uses. */
export const measureDati = (indice: Indice, chiavi: readonly ChiaveCasella[]): Misure =>
  measurePosti(
    indice,
    chiavi.flatMap((chiave) => indice.findPosto(chiave) ?? []),
  );

function measurePosti(indice: Indice, posti: readonly Posto[]): Misure {
  const misure: Record<string, number> = Object.fromEntries(indice.raccolte.map((r) => [r, 0]));
  for (const { raccolta, indice: elemento } of posti)
    if (raccolta !== undefined) misure[raccolta] = Math.max(misure[raccolta] ?? 0, elemento + 1);
  return misure;
}

/** A check, of an element where it is of a raccolta, with what it says and where. */
interface Sorvegliata {
  readonly slot: number;
  readonly finding: Finding;
}
interface Disposte {
  readonly mostrate: readonly { readonly posto: Posto; readonly mostra: Concetto; readonly slot: number }[];
  /** Caselle shown by each slot. */
  readonly slotNames: ReadonlyMap<number, readonly ChiaveCasella[]>;
  readonly sorvegliate: readonly Sorvegliata[];
}
const disposte = new WeakMap<Program, Disposte>();

/** The caselle in use with a program, found once for all its calculations. */
function placeCaselle({ indice, controlli }: Fondamenta, misure: Misure, program: Program): Disposte {
  const pronte = disposte.get(program);
  if (pronte) return pronte;
  const mostrate = indice.listPosti(misure).flatMap((posto) => {
    const { mostra } = posto;
    return mostra ? [{ posto, mostra, slot: program.slotOf(mostra, posto.indice) }] : [];
  });
  const slotNames = new Map<number, ChiaveCasella[]>();
  for (const { posto, slot } of mostrate) slotNames.set(slot, [...(slotNames.get(slot) ?? []), posto.chiave]);
  const sorvegliate = controlli.flatMap(({ controllo, concetto }) => {
    const { livello, codice, frase, fonte, dato } = controllo;
    const quanti = concetto.raccolta === undefined ? 1 : (misure[concetto.raccolta] ?? 0);
    return Array.from({ length: quanti }, (_, i): Sorvegliata => {
      const finding = {
        livello,
        codice,
        chiave: indice.keyOf(dato, i) ?? dato.id,
        frase,
        ...(fonte ? { fonte } : {}),
      };
      return { slot: program.slotOf(concetto, i), finding };
    });
  });
  const nuove = { mostrate, slotNames, sorvegliate };
  disposte.set(program, nuove);
  return nuove;
}

const STATI: readonly StatoComplessivo[] = ['vuoto', 'completo', 'provvisorio', 'incompleto'];
const GRAVITA_STATO: Readonly<Record<StatoEsito, number>> = {
  vuoto: 0,
  completo: 1,
  forzato: 1,
  'non dovuto': 1,
  provvisorio: 2,
  incompleto: 3,
};
const GRAVITA = { bloccante: 0, discordanza: 1, informativa: 2 } as const;

/** What stops a declaration first, then what is to be looked at. */
export const sortFindings = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => GRAVITA[a.livello] - GRAVITA[b.livello]);

function listFindings(sorvegliate: readonly Sorvegliata[], calculation: Calculation): Finding[] {
  const trovati: Finding[] = [];
  for (const { slot, finding } of sorvegliate) {
    const { valore, stato } = calculation.readSlot(slot);
    if (valore !== 0 && !(stato & INCOMPLETO)) trovati.push({ ...finding });
  }
  return sortFindings(trovati);
}
