import { IGNOTO } from '../engine/calculation.ts';
import { INCOMPLETO } from '../engine/flags.ts';
import { type Calculation, type Concetto, createCalculation, type Program } from '../engine/index.ts';
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
  ValoreCasella,
} from './modello.ts';
import type { Controllo } from './scheda.ts';
import { explainCasella } from './spiegazione.ts';
import { readPrecisione, readStato } from './stato.ts';
import { checkCasella, decodeValore, encodeValore } from './valore.ts';
import { isVuota } from './vuota.ts';

type Misure = Readonly<Record<string, number>>;

/** What a calculation of a modello stands on. */
export interface Fondamenta {
  readonly indice: Indice;
  /** The program for a number of elements of each raccolta: only those in use are computed. */
  programFor(misure: Misure): Program;
  readonly controlli: readonly { readonly controllo: Controllo; readonly concetto: Concetto }[];
  /** What is said of it when nothing was given. */
  readonly vuota?: Finding | undefined;
}

/** Starts the calculation of one dichiarazione. */
export function createCalcolo(
  base: Fondamenta,
  iniziali: DatiModello = {},
  forzature: Forzature = {},
): Calcolo {
  const { indice } = base;
  const dati = new Map<ChiaveCasella, ValoreCasella>();
  /** The caselle with something written that is no value. */
  const sospese = new Set<ChiaveCasella>();
  const forzate = new Map<ChiaveCasella, Forzatura>();
  let misure: Misure = measureDati(indice, Object.keys(iniziali));
  let calculation = createCalculation(base.programFor(misure));
  let { inUso, slotNames } = placeCaselle(indice, misure, calculation.program);

  const requirePosto = (chiave: ChiaveCasella): Posto => {
    const posto = indice.findPosto(chiave);
    if (!posto) throw new RangeError(`Casella ${chiave} non prevista dal modello.`);
    return posto;
  };
  const encode = ({ casella }: Posto): number | typeof IGNOTO | null => {
    if (sospese.has(casella.chiave)) return IGNOTO;
    const valore = dati.get(casella.chiave);
    return valore === undefined ? null : encodeValore(casella, valore);
  };
  const apply = (posto: Posto): readonly number[] => {
    const { inserisce } = posto.colonna;
    if (!inserisce || !holds(misure, posto)) return [];
    return calculation.set(inserisce, encode(posto), posto.indice);
  };
  const applyTutti = (): void =>
    calculation.fill(
      [...dati.keys(), ...sospese].flatMap((chiave) => {
        const posto = requirePosto(chiave);
        const valore = encode(posto);
        if (!posto.colonna.inserisce || valore === null) return [];
        return [{ dato: posto.colonna.inserisce, valore, indice: posto.indice }];
      }),
    );
  const requireValore = ({ casella }: Posto, valore: ValoreCasella): void => {
    const frase = checkCasella(casella, valore);
    if (frase !== null) throw new RangeError(`${casella.chiave}: ${frase}`);
  };
  const grow = ({ raccolta = '', indice: elemento }: Posto): void => {
    misure = { ...misure, [raccolta]: roundMisura(elemento + 1) };
    calculation = createCalculation(base.programFor(misure));
    ({ inUso, slotNames } = placeCaselle(indice, misure, calculation.program));
    applyTutti();
    for (const [chiave, { valore }] of forzate) applyForza(requirePosto(chiave), valore);
  };
  const applyForza = (posto: Posto, valore: number | null): readonly number[] => {
    const { mostra } = posto.colonna;
    if (!mostra) throw new RangeError(`La casella ${posto.casella.chiave} non è calcolata.`);
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
      sospese.delete(posto.casella.chiave);
      if (valore === null) dati.delete(posto.casella.chiave);
      else dati.set(posto.casella.chiave, valore);
      return namesOf(apply(posto), posto.casella.chiave);
    },
    suspend(chiave) {
      const posto = requirePosto(chiave);
      if (!holds(misure, posto)) grow(posto);
      dati.delete(posto.casella.chiave);
      sospese.add(posto.casella.chiave);
      return namesOf(apply(posto), posto.casella.chiave);
    },
    force(chiave, forzatura) {
      const posto = requirePosto(chiave);
      if (forzatura !== null && posto.colonna.mostra && !holds(misure, posto)) grow(posto);
      const cambiati = applyForza(posto, forzatura?.valore ?? null);
      if (forzatura === null) forzate.delete(posto.casella.chiave);
      else forzate.set(posto.casella.chiave, forzatura);
      return namesOf(cambiati, posto.casella.chiave);
    },
    get(chiave) {
      const posto = requirePosto(chiave);
      if (posto.colonna.mostra) return readCalcolata(posto, posto.colonna.mostra);
      return readInserita(posto);
    },
    computed() {
      const esiti: Record<ChiaveCasella, EsitoCasella> = {};
      for (const posto of inUso) {
        const { mostra } = posto.colonna;
        if (!mostra) continue;
        const esito = readCalcolata(posto, mostra);
        if (posto.raccolta === undefined || esito.stato !== 'vuoto') esiti[posto.casella.chiave] = esito;
      }
      return esiti;
    },
    dati: () => Object.fromEntries([...dati].sort(([a], [b]) => compareChiavi(a, b))),
    explain: (chiave) => explainCasella(calculation, indice, requirePosto(chiave), calcolo),
    missing(chiave) {
      const posto = requirePosto(chiave);
      const { mostra } = posto.colonna;
      return mostra && holds(misure, posto) ? listMancanze(calculation, indice, mostra, posto) : [];
    },
    findings: () => [
      ...(base.vuota && isVuota(dati.keys()) ? [base.vuota] : []),
      ...listFindings(base, calculation, indice),
    ],
    recalculate: () => calculation.recalculate(),
  };

  function readCalcolata(posto: Posto, concetto: Concetto): EsitoCasella {
    if (!holds(misure, posto)) return { stato: 'vuoto', precisione: 'esatto' };
    const { valore, stato } = calculation.read(concetto, posto.indice);
    const esito: EsitoCasella = { stato: readStato(stato), precisione: readPrecisione(stato) };
    if (esito.stato === 'vuoto') return esito;
    if (esito.stato === 'incompleto') return { ...esito, mancano: calcolo.missing(posto.casella.chiave) };
    esito.valore = decodeValore(posto.casella, valore);
    if (esito.stato === 'provvisorio') esito.mancano = calcolo.missing(posto.casella.chiave);
    if (esito.stato !== 'forzato') return esito;
    const legge = calculation.readComputed(concetto, posto.indice);
    const motivo = forzate.get(posto.casella.chiave)?.motivo;
    return {
      ...esito,
      ...(legge.stato & INCOMPLETO ? {} : { calcolato: decodeValore(posto.casella, legge.valore) }),
      ...(motivo ? { nota: motivo } : {}),
    };
  }

  function readInserita(posto: Posto): EsitoCasella {
    const dato = dati.get(posto.casella.chiave);
    if (dato !== undefined) return { stato: 'completo', valore: dato, precisione: 'esatto' };
    const { inserisce } = posto.colonna;
    if (!inserisce || typeof inserisce.seManca !== 'object' || !isRigoCompilato(posto)) {
      return { stato: 'vuoto', precisione: 'esatto' };
    }
    const valore = decodeValore(posto.casella, inserisce.seManca.iniziale);
    const nota = `${inserisce.titolo} non indicata: usato ${String(valore)}.`;
    return { stato: 'provvisorio', valore, nota, precisione: 'esatto' };
  }

  const isRigoCompilato = ({ casella }: Posto): boolean =>
    [...dati.keys()].some(makeStessoRigo(casella.chiave));

  for (const [chiave, valore] of Object.entries(iniziali)) {
    const posto = requirePosto(chiave);
    requireValore(posto, valore);
    dati.set(posto.casella.chiave, valore);
  }
  applyTutti();
  for (const [chiave, forzatura] of Object.entries(forzature)) calcolo.force(chiave, forzatura);
  return calcolo;
}

/** Whether the program computes the element of a casella. */
const holds = (misure: Misure, { raccolta, indice }: Posto): boolean =>
  raccolta === undefined || indice < (misure[raccolta] ?? 0);

/** Room for some elements: it doubles, so that filling righi one after the other compiles few programs. */
const roundMisura = (elementi: number): number => 2 ** Math.ceil(Math.log2(elementi));

/** Elements that a set of caselle uses. */
export function measureDati(indice: Indice, chiavi: readonly ChiaveCasella[]): Misure {
  const misure: Record<string, number> = Object.fromEntries(indice.raccolte.map((r) => [r, 0]));
  for (const chiave of chiavi) {
    const posto = indice.findPosto(chiave);
    if (posto?.raccolta)
      misure[posto.raccolta] = Math.max(misure[posto.raccolta] ?? 0, roundMisura(posto.indice + 1));
  }
  return misure;
}

interface Disposte {
  readonly inUso: readonly Posto[];
  /** Caselle shown by each slot. */
  readonly slotNames: ReadonlyMap<number, readonly ChiaveCasella[]>;
}
const disposte = new WeakMap<Program, Disposte>();

/** The caselle in use with a program, found once for all its calculations. */
function placeCaselle(indice: Indice, misure: Misure, program: Program): Disposte {
  const pronte = disposte.get(program);
  if (pronte) return pronte;
  const inUso = indice.listPosti(misure);
  const slotNames = new Map<number, ChiaveCasella[]>();
  for (const { colonna, casella, indice: elemento } of inUso) {
    if (!colonna.mostra) continue;
    const slot = program.slotOf(colonna.mostra, elemento);
    slotNames.set(slot, [...(slotNames.get(slot) ?? []), casella.chiave]);
  }
  const nuove = { inUso, slotNames };
  disposte.set(program, nuove);
  return nuove;
}

const GRAVITA = { bloccante: 0, discordanza: 1, informativa: 2 } as const;

/** What stops a declaration first, then what is to be looked at. */
export const sortFindings = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => GRAVITA[a.livello] - GRAVITA[b.livello]);

function listFindings({ controlli }: Fondamenta, calculation: Calculation, indice: Indice): Finding[] {
  const trovati = controlli.flatMap(({ controllo, concetto }) => {
    const quanti = concetto.raccolta === undefined ? 1 : (calculation.program.misure[concetto.raccolta] ?? 0);
    return Array.from({ length: quanti }, (_, i) => i).flatMap((i): Finding[] => {
      const { valore, stato } = calculation.read(concetto, i);
      if (valore === 0 || stato & INCOMPLETO) return [];
      const { livello, codice, frase } = controllo;
      return [{ livello, codice, chiave: indice.keyOf(controllo.dato, i) ?? controllo.dato.id, frase }];
    });
  });
  return sortFindings(trovati);
}
