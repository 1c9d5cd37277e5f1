import type { Concetto, Dato } from '../engine/index.ts';
import { measureDati } from './calcolo.ts';
import { findCorrispondente, type LatoConfronto, type VoceSola } from './confronto.ts';
import type { Posto } from './indice.ts';
import type { Casella, ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';

/** What of a year is written again in the next, and where. Several results are summed. */
interface Passaggio {
  readonly gruppo: string;
  readonly da: Dato | Concetto | readonly Concetto[];
  readonly a: Dato;
  /** What to look at before taking it. */
  readonly nota?: string;
  /** The fiscal year in which the rigo came to hold something else: nothing goes over to it. */
  readonly cambiaNel?: number;
}

/** The table of a kind of modello. */
export interface Riporti {
  readonly passaggi: readonly Passaggio[];
  /** Quadri whose notes, which no rule reads, come again: with the group they go in. */
  readonly annotati: Readonly<Record<string, string>>;
}

/** One casella that the previous year proposes. */
export interface VoceRiporto {
  readonly gruppo: string;
  /** Where it comes from, in the form of the previous year. */
  readonly da: ChiaveCasella;
  readonly a: ChiaveCasella;
  readonly titolo: string;
  readonly valore: ValoreCasella;
  readonly attuale: ValoreCasella | null;
  /** What to look at before taking it. */
  readonly nota: string | null;
}

export interface RiportoAnno {
  readonly voci: readonly VoceRiporto[];
  /** What was given last year and has no place, or no value that is taken, in the form of this one. */
  readonly senzaRigo: readonly VoceSola[];
  /** What was given last year and does not come again by itself: amounts of the year. */
  readonly daCompilare: readonly VoceSola[];
}

/** A tick of one year may be a code in another, and the other way round. */
function adapt(casella: Casella, valore: ValoreCasella): ValoreCasella {
  if (casella.tipo === 'barrata' && typeof valore === 'string') return valore === '1';
  if (casella.tipo === 'codice' && valore === true) return '1';
  return valore;
}

interface Proposta {
  readonly gruppo: string;
  readonly da: ChiaveCasella;
  readonly a: Casella;
  readonly valore: ValoreCasella;
  readonly nota?: string;
}

const isRisultato = (nodo: Passaggio['da']): nodo is Concetto | readonly Concetto[] =>
  !('kind' in nodo) || nodo.kind === 'concetto';

/** What the declaration of the previous year proposes for this one; nothing is written. */
export function proposeRiporto(
  prima: LatoConfronto,
  modello: Modello,
  attuali: DatiModello,
  { passaggi, annotati }: Riporti,
): RiportoAnno {
  const { indice } = prima.modello.struttura;
  const misure = measureDati(indice, Object.keys(prima.dati));
  const posti = indice.listPosti(misure);
  const calcolo = prima.modello.createCalcolo(prima.dati, prima.forzature);
  const dati = posti.filter(({ casella }) => prima.dati[casella.chiave] !== undefined);
  const daDati = dati.flatMap((posto) => proposeDato(posto, prima.dati, modello, passaggi, annotati));
  const proposeRisultato = (
    nodi: readonly Concetto[],
    { a, gruppo, nota }: Passaggio,
    elemento: number,
  ): Proposta[] => {
    const chiavi = nodi.map((nodo) => indice.keyOf(nodo, elemento) ?? '');
    const importi = chiavi.map((chiave) => (chiave ? calcolo.get(chiave) : undefined));
    const valore = importi.reduce((somma, esito) => somma + Number(esito?.valore ?? 0), 0);
    const casella = findCasellaDi(modello, a, elemento);
    const [prima = ''] = chiavi;
    const noti = importi.every((esito) => esito && esito.stato !== 'incompleto');
    return casella && noti && valore > 0
      ? [{ gruppo, da: prima, a: casella, valore, ...(nota ? { nota } : {}) }]
      : [];
  };
  const daRisultati = passaggi.flatMap((passaggio): Proposta[] => {
    const { da, a, cambiaNel } = passaggio;
    if (!isRisultato(da) || cambiaNel === modello.anno) return [];
    const nodi = 'kind' in da ? [da] : da;
    // What is one of many goes each to its own.
    const raccolta = a.raccolta && nodi.every((nodo) => nodo.raccolta) ? nodi[0]?.raccolta : undefined;
    const quanti = raccolta === undefined ? 1 : (misure[raccolta] ?? 0);
    return Array.from({ length: quanti }, (_, elemento) => elemento).flatMap((elemento) =>
      proposeRisultato(nodi, passaggio, elemento),
    );
  });
  const proposte = [...daDati, ...daRisultati].map((p) => ({ ...p, valore: adapt(p.a, p.valore) }));
  const ammesse = proposte.filter(({ a, valore }) => modello.checkValore(a.chiave, valore) === null);
  const riportati = new Set(ammesse.map(({ da }) => da));
  const restano = dati.filter(({ casella }) => !riportati.has(casella.chiave));
  const isSenzaRigo = (posto: Posto) =>
    findCorrispondente(modello, posto) === undefined ||
    proposte.some(({ da }) => da === posto.casella.chiave);
  const toVoce = ({ casella: { chiave, titolo } }: Posto): VoceSola => ({
    chiave,
    titolo,
    valore: prima.dati[chiave] ?? null,
  });
  return {
    voci: ammesse.map(({ a, nota = null, ...resto }) => ({
      ...resto,
      nota,
      a: a.chiave,
      titolo: a.titolo,
      attuale: attuali[a.chiave] ?? null,
    })),
    senzaRigo: restano.filter(isSenzaRigo).map(toVoce),
    daCompilare: restano.filter((posto) => !isSenzaRigo(posto)).map(toVoce),
  };
}

function findCasellaDi(modello: Modello, nodo: Dato, indice: number): Casella | undefined {
  const chiave = modello.struttura.indice.keyOf(nodo, indice);
  return chiave === undefined ? undefined : modello.findCasella(chiave);
}

/** Where an input of last year goes: by the table, or for a note in the same place. */
function proposeDato(
  posto: Posto,
  dati: DatiModello,
  modello: Modello,
  passaggi: Riporti['passaggi'],
  annotati: Riporti['annotati'],
): Proposta[] {
  const { casella, colonna, indice } = posto;
  const valore = dati[casella.chiave];
  if (valore === undefined) return [];
  const gruppo = annotati[casella.quadro];
  if (colonna.annota) {
    const a = gruppo === undefined ? undefined : findCorrispondente(modello, posto);
    return a && gruppo ? [{ gruppo, da: casella.chiave, a, valore }] : [];
  }
  return passaggi.flatMap((passaggio): Proposta[] => {
    if (isRisultato(passaggio.da) || passaggio.da.id !== colonna.inserisce?.id) return [];
    const a = findCasellaDi(modello, passaggio.a, indice);
    if (!a) return [];
    const { gruppo: suo, nota } = passaggio;
    return [{ gruppo: suo, da: casella.chiave, a, valore, ...(nota ? { nota } : {}) }];
  });
}
