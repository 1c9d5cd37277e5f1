import {
  applyModifiche,
  baseOf,
  type Calcolo,
  type DatiModello,
  type EsitoCasella,
  type Finding,
  type Forzatura,
  type Modello,
  moduloOf,
  quadroOf,
  rigoOf,
  type ValoreCasella,
} from '@quadra/fisco';
import { computeModifiche, type Modifiche, type Righi } from './modifiche.ts';
import { createPassi } from './passi.ts';

/** What a casella shows: the result of the engine and, when the text typed is not a value, text and reason. */
export type Istantanea = { esito: EsitoCasella; rifiutato: Rifiutato | null };
type Rifiutato = { testo: string; frase: string };
/** All that stands in a casella. */
type Contenuto = { valore: ValoreCasella | null; rifiutato: Rifiutato | null; forzata: Forzatura | null };
type Partenza = { righi: Righi; forzature: Record<string, Forzatura> };

/**
 * The fields of an open declaration. Values live in the engine; here is what a screen needs around it: one subscription
 * per casella, the texts that are not values, and the difference from what was saved.
 */
export function createCampi(modello: Modello, partenza: Partenza) {
  const calcolo: Calcolo = modello.createCalcolo(keepValidi(modello, partenza.righi));
  const attuali = new Map<string, ValoreCasella>();
  const forzate = new Map<string, Forzatura>();
  const rifiutati = new Map<string, Rifiutato>();
  /** What was said of a value that was taken: that it was rounded, that a key was not. */
  const note = new Map<string, string>();
  /** What the server held when it was last read, also what the modello refuses. */
  let letti: Partenza['righi'] = {};
  const istantanee = new Map<string, Istantanea>();
  const ascoltatori = new Map<string, Set<() => void>>();
  const ovunque = new Set<() => void>();
  let base: Partenza = { righi: {}, forzature: {} };
  let versione = 0;
  let segnalati: readonly Finding[] = [];
  let trovati: { versione: number; elenco: readonly Finding[] } = { versione: -1, elenco: [] };

  const notify = (chiavi: Iterable<string>) => {
    versione += 1;
    for (const chiave of chiavi) {
      istantanee.delete(chiave);
      for (const avvisa of ascoltatori.get(chiave) ?? []) avvisa();
    }
    for (const avvisa of ovunque) avvisa();
  };
  /** The engine names the changed caselle of the first modulo: those of the other moduli are read again. */
  const withModuli = (chiavi: readonly string[]): Set<string> => {
    const basi = new Set(chiavi.map(baseOf));
    const tutte = new Set(chiavi);
    for (const chiave of ascoltatori.keys())
      if (moduloOf(chiave) > 1 && basi.has(baseOf(chiave))) tutte.add(chiave);
    return tutte;
  };
  const apply = (chiave: string, valore: ValoreCasella | null): readonly string[] => {
    if (valore === null) attuali.delete(chiave);
    else attuali.set(chiave, valore);
    return calcolo.set(chiave, valore);
  };
  const suspend = (chiave: string): readonly string[] => {
    attuali.delete(chiave);
    return calcolo.suspend(chiave);
  };
  const neighbours = (chiave: string) =>
    [...ascoltatori.keys()].filter((altra) => rigoOf(altra) === rigoOf(chiave));

  /** False while the state follows the server or goes back: only what a hand does is a step. */
  let aMano = true;
  const quietly = (work: () => void) => {
    aMano = false;
    try {
      work();
    } finally {
      aMano = true;
    }
  };
  const passi = createPassi<Contenuto>(
    (chiave) => ({
      valore: attuali.get(chiave) ?? null,
      rifiutato: rifiutati.get(chiave) ?? null,
      forzata: forzate.get(chiave) ?? null,
    }),
    (chiave, { valore, rifiutato, forzata }) =>
      quietly(() => {
        if (modello.findCasella(chiave)?.inserita === false) campi.force(chiave, forzata);
        else if (rifiutato) campi.refuse(chiave, rifiutato.testo, rifiutato.frase);
        else campi.set(chiave, valore);
        campi.note(chiave, null);
      }),
  );
  const record = (chiave: string) => {
    if (aMano) passi.record(chiave);
  };

  const campi = {
    modello,
    calcolo,
    get(chiave: string): Istantanea {
      const pronta = istantanee.get(chiave);
      if (pronta) return pronta;
      const nuova = { esito: calcolo.get(chiave), rifiutato: rifiutati.get(chiave) ?? null };
      istantanee.set(chiave, nuova);
      return nuova;
    },
    subscribe(chiave: string, avvisa: () => void): () => void {
      const suoi = ascoltatori.get(chiave) ?? new Set();
      ascoltatori.set(chiave, suoi.add(avvisa));
      return () => {
        suoi.delete(avvisa);
        if (suoi.size === 0) ascoltatori.delete(chiave);
      };
    },
    subscribeTutto(avvisa: () => void): () => void {
      ovunque.add(avvisa);
      return () => void ovunque.delete(avvisa);
    },
    versione: () => versione,
    /** What the checks say now; asked of the engine once per change. */
    findings(): readonly Finding[] {
      if (trovati.versione !== versione)
        trovati = { versione, elenco: joinFindings(calcolo.findings(), segnalati) };
      return trovati.elenco;
    },

    /** What the server said of some caselle: it stays on each until it is written again. */
    mark(nuovi: readonly Finding[]): void {
      segnalati = nuovi;
      notify(nuovi.map(({ chiave }) => chiave));
    },

    /** Gives a value, or empties with null. A value the modello refuses stays as a text with its reason. */
    set(chiave: string, valore: ValoreCasella | null): void {
      const frase = valore === null ? null : modello.checkValore(chiave, valore);
      if (frase !== null) {
        campi.refuse(chiave, String(valore), frase);
        return;
      }
      if (!rifiutati.has(chiave) && attuali.get(chiave) === (valore ?? undefined)) return;
      record(chiave);
      rifiutati.delete(chiave);
      segnalati = segnalati.filter((segnalato) => segnalato.chiave !== chiave);
      const cambiate = apply(chiave, valore);
      notify(withModuli([chiave, ...neighbours(chiave), ...cambiate]));
    },
    /** A text that is no value stays as it was typed, with its reason: what rests on it is unknown, never counted without. */
    refuse(chiave: string, testo: string, frase: string): void {
      const gia = rifiutati.get(chiave);
      if (gia?.testo === testo && gia.frase === frase) return;
      record(chiave);
      rifiutati.set(chiave, { testo, frase });
      note.delete(chiave);
      notify(withModuli([chiave, ...neighbours(chiave), ...suspend(chiave)]));
    },
    /** Says something of what was typed in a casella, or nothing any more. */
    note(chiave: string, frase: string | null): void {
      if ((note.get(chiave) ?? null) === frase) return;
      if (frase === null) note.delete(chiave);
      else note.set(chiave, frase);
      notify([]);
    },
    listNote: (): { chiave: string; frase: string }[] =>
      [...note].map(([chiave, frase]) => ({ chiave, frase })),
    /** Overrides a computed casella, or gives it back to the law. */
    force(chiave: string, forzatura: Forzatura | null): void {
      record(chiave);
      if (forzatura === null) forzate.delete(chiave);
      else forzate.set(chiave, forzatura);
      notify(withModuli([chiave, ...calcolo.force(chiave, forzatura)]));
    },
    /** A casella was left: what is typed next is another change. */
    cut: passi.cut,
    /** Puts back the last change, or does it again: the casella; null when there is nothing to put back. */
    undo: passi.undo,
    redo: passi.redo,
    lastPasso: passi.last,
    getForzatura: (chiave: string): Forzatura | undefined => forzate.get(chiave),
    has: (chiave: string): boolean => attuali.has(chiave),
    chiavi: (): Iterable<string> => attuali.keys(),
    /** What stands in the caselle, all of it. */
    righi: (): DatiModello => Object.fromEntries(attuali),
    listRifiutati: (): { chiave: string; testo: string; frase: string }[] =>
      [...rifiutati].map(([chiave, voce]) => ({ chiave, ...voce })),
    hasDati: (quadro: string): boolean => {
      for (const chiave of attuali.keys()) if (quadroOf(chiave) === quadro) return true;
      return false;
    },

    /** What differs from the last save. */
    modifiche(): Modifiche {
      return {
        righi: computeModifiche(base.righi, Object.fromEntries(attuali)),
        forzature: computeModifiche(base.forzature, Object.fromEntries(forzate)),
      };
    },
    /** The saved state becomes the one sent; what was typed after the request left stays a change. */
    markSaved(inviate: Modifiche): void {
      base = {
        righi: applyModifiche(base.righi, inviate.righi),
        forzature: applyModifiche(base.forzature, inviate.forzature),
      };
      notify([]);
    },
    /** Takes what the server holds: caselle not touched here follow it, touched ones keep what was typed. */
    rebase(nuova: Partenza): void {
      const mie = campi.modifiche();
      const rifiutate = campi.listRifiutati().filter(({ chiave, testo }) => String(letti[chiave]) !== testo);
      quietly(() => {
        load(nuova);
        for (const [chiave, valore] of Object.entries(mie.righi)) campi.set(chiave, valore);
        for (const [chiave, forzatura] of Object.entries(mie.forzature)) campi.force(chiave, forzatura);
        for (const { chiave, testo, frase } of rifiutate) campi.refuse(chiave, testo, frase);
      });
    },
    /** Gives many values at once, such as a recovered draft. */
    apply(righi: Record<string, ValoreCasella | null>): void {
      for (const [chiave, valore] of Object.entries(righi)) campi.set(chiave, valore);
    },
    /** Back to the last save. */
    reset(chiavi: Iterable<string>): void {
      for (const chiave of chiavi) campi.set(chiave, base.righi[chiave] ?? null);
    },
    /** The override as it was last saved. */
    forzataOf: (chiave: string): Forzatura | null => base.forzature[chiave] ?? null,
  };

  function load(nuova: Partenza): void {
    letti = nuova.righi;
    for (const chiave of rifiutati.keys()) calcolo.set(chiave, null);
    rifiutati.clear();
    note.clear();
    const tolte = [...attuali.keys()].filter((chiave) => !(chiave in nuova.righi));
    for (const chiave of tolte) apply(chiave, null);
    for (const [chiave, valore] of Object.entries(nuova.righi)) {
      const frase = modello.checkValore(chiave, valore);
      if (frase === null) apply(chiave, valore);
      else if (modello.findCasella(chiave)?.inserita) {
        rifiutati.set(chiave, { testo: String(valore), frase });
        suspend(chiave);
      }
    }
    for (const chiave of forzate.keys()) if (!(chiave in nuova.forzature)) calcolo.force(chiave, null);
    forzate.clear();
    for (const [chiave, forzatura] of Object.entries(nuova.forzature)) {
      if (modello.findCasella(chiave)?.inserita !== false) continue;
      forzate.set(chiave, forzatura);
      calcolo.force(chiave, forzatura);
    }
    base = { righi: Object.fromEntries(attuali), forzature: Object.fromEntries(forzate) };
    istantanee.clear();
    notify([...ascoltatori.keys()]);
  }
  load(partenza);
  return campi;
}
export type Campi = ReturnType<typeof createCampi>;

/** What the checks of this page say, then what only the server says. */
const joinFindings = (miei: readonly Finding[], altri: readonly Finding[]): readonly Finding[] => [
  ...miei,
  ...altri.filter(({ chiave, frase }) => !miei.some((mio) => mio.chiave === chiave && mio.frase === frase)),
];

/** What the modello takes: given at once, the calculation makes room for every rigo a single time. */
const keepValidi = (modello: Modello, righi: Righi): DatiModello =>
  Object.fromEntries(
    Object.entries(righi).filter(([chiave, valore]) => modello.checkValore(chiave, valore) === null),
  );
