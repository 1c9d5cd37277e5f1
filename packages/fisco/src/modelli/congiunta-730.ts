import type { Concetto, Dato } from '../engine/index.ts';
import * as quadroF from '../regole/acconti-730.ts';
import { domicilio, domicilioSuccessivo } from '../regole/addizionali.ts';
import { premiImposta } from '../regole/premi-mance.ts';
import * as r from '../regole/risultato-730.ts';
import * as separata from '../regole/tassazione-separata.ts';
import { besideOf } from './chiave.ts';
import type { LatoConfronto } from './confronto.ts';
import type { ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';

/** What a 730 is in a joint return: of who declares first, of the other spouse, or of nobody else. */
export type ParteCongiunta = 'dichiarante' | 'coniuge' | 'sola';

/** Where a 730 says with whom it is joint: the three boxes of the front page, the family, the employer. */
export const caselleCongiunta = {
  ...{ dichiarante: 'FR10.1', coniuge: 'FR10.2', congiunta: 'FR10.3' },
  ...{ familiari: 'FA1.1', sostituto: 'FR11.1' },
} as const;

const isBarrata = ({ struttura }: Modello, dati: DatiModello, dato: Dato): boolean =>
  dati[struttura.indice.keyOf(dato, 0) ?? ''] === true;

/** Which of the two it says it is, by the boxes of its front page. */
export function readParte(modello: Modello, dati: DatiModello): ParteCongiunta {
  if (isBarrata(modello, dati, quadroF.coniugeDichiarante)) return 'coniuge';
  return isBarrata(modello, dati, quadroF.congiunta) ? 'dichiarante' : 'sola';
}

/**
 * The tax code of the spouse, on the rigo of the family that says so, else on the first, that is his: it is there dependent or not
 * (Istruzioni 730/2026, r. 1257-1259).
 */
export function findConiuge(modello: Modello, dati: DatiModello): string | null {
  const righi = modello.quadri.find(({ codice }) => codice === 'FA')?.sezioni.flatMap((s) => s.righi) ?? [];
  const readRelazione = ({ caselle }: (typeof righi)[number]) => dati[caselle[0]?.chiave ?? ''];
  const suo =
    righi.find((rigo) => readRelazione(rigo) === 'C') ??
    righi.slice(0, 1).find((rigo) => (readRelazione(rigo) ?? '') === '');
  const casella = suo?.caselle.find(({ tipo }) => tipo === 'codiceFiscale');
  const valore = casella && dati[casella.chiave];
  return typeof valore === 'string' && valore !== '' ? valore : null;
}

/** Of the 730-3 of the other spouse, what stands in this one: the quantity there, and where it goes here. */
interface Passo {
  readonly da: Concetto | Dato;
  /** Where it goes: the dato that is entered, or the colonna beside it. */
  readonly a: Dato;
  readonly colonna?: number;
}
const NOMI = ['irpef', 'regionale', 'comunale', 'cedolare'] as const;
const IN_F24 = 4;
const SECONDA = 91;
const ENTE = 90;
const passi: readonly Passo[] = [
  ...NOMI.flatMap((nome): Passo[] => [
    { da: r.esiti[nome].usato, a: r.coniuge[nome].trattenuto, colonna: IN_F24 },
    { da: r.esiti[nome].rimborsato, a: r.coniuge[nome].rimborsato },
    { da: r.esiti[nome].trattenuto, a: r.coniuge[nome].trattenuto },
  ]),
  { da: domicilio, a: r.coniuge.comunale.trattenuto, colonna: ENTE },
  { da: r.accontoIrpef.prima, a: r.accontiConiuge.irpef },
  { da: r.accontoIrpef.seconda, a: r.accontiConiuge.irpef, colonna: SECONDA },
  { da: r.accontoComunale, a: r.accontiConiuge.comunale },
  { da: domicilioSuccessivo, a: r.accontiConiuge.comunale, colonna: ENTE },
  { da: r.accontoCedolare.prima, a: r.accontiConiuge.cedolare },
  { da: r.accontoCedolare.seconda, a: r.accontiConiuge.cedolare, colonna: SECONDA },
  { da: separata.acconto, a: r.accontiConiuge.separata },
  { da: premiImposta, a: r.accontiConiuge.premi },
];

type GenereCongiunta = 'esito' | 'inF24' | 'seconda' | 'ente';
const GENERI: Readonly<Record<number, GenereCongiunta>> = {
  [IN_F24]: 'inF24',
  [SECONDA]: 'seconda',
  [ENTE]: 'ente',
};

/** One casella of the joint 730-3 as the return of the other spouse says it; null: there is nothing of it there. */
export interface VoceCongiunta {
  readonly a: ChiaveCasella;
  readonly da: ChiaveCasella;
  readonly titolo: string;
  readonly valore: ValoreCasella | null;
  /** What it is for: the settlement, an F24 of the spouse, November, or where it goes when no employer settles. */
  readonly genere: GenereCongiunta;
  /** It waits for data: what is there is not known. */
  readonly isIgnoto: boolean;
}

/** «Coniuge: IRPEF, trattenuto»; what the rigo says already is not said twice. */
function nameCasella({ quadri, findCasella }: Modello, chiave: ChiaveCasella): string {
  const rigo = quadri
    .flatMap(({ sezioni }) => sezioni.flatMap(({ righi }) => righi))
    .find(({ caselle }) => caselle.some((una) => una.chiave === chiave));
  const sua = (findCasella(chiave)?.titolo ?? chiave).toLowerCase();
  const titolo = rigo?.titolo ?? '';
  return titolo.toLowerCase().includes(sua) ? titolo : `${titolo}, ${sua}`;
}

/**
 * What the return of the other spouse says to the joint 730-3, in whole euro: its result tax by tax, its advances, where its
 * surcharges go. What it has not of is null where `attuali` holds it still, and left out otherwise.
 */
export function proposeCongiunta(
  { modello: suo, dati, forzature }: LatoConfronto,
  modello: Modello,
  attuali: DatiModello,
): VoceCongiunta[] {
  const calcolo = suo.createCalcolo(dati, forzature);
  return passi.flatMap(({ da: nodo, a: verso, colonna }): VoceCongiunta[] => {
    const da = suo.struttura.indice.keyOf(nodo, 0);
    const sua = modello.struttura.indice.keyOf(verso, 0);
    if (da === undefined || sua === undefined) return [];
    const a = colonna === undefined ? sua : besideOf(sua, colonna);
    const { valore, stato } = calcolo.get(da);
    const isIgnoto = stato === 'incompleto';
    const letto = typeof valore === 'number' ? Math.round(valore) : (valore ?? null);
    const noto = isIgnoto || letto === 0 || letto === '' ? null : letto;
    if (noto === null && !isIgnoto && (attuali[a] ?? 0) === 0) return [];
    const genere = GENERI[colonna ?? 0] ?? 'esito';
    return [{ a, da, genere, titolo: nameCasella(modello, a), valore: noto, isIgnoto }];
  });
}

/** The caselle of the joint 730-3 that do not say what the return of the other spouse says, or cannot yet. */
export const checkCongiunta = (
  coniuge: LatoConfronto,
  modello: Modello,
  dati: DatiModello,
): VoceCongiunta[] =>
  proposeCongiunta(coniuge, modello, dati).filter(
    ({ a, valore, isIgnoto }) => isIgnoto || (dati[a] ?? null) !== valore,
  );

/** Whether it names an employer: of the two the one of who declares settles for both (Istruzioni 730/2026, r. 1486). */
export const hasSostituto = (modello: Modello, dati: DatiModello): boolean =>
  Object.keys(dati).some((chiave) => chiave.startsWith('FR11.') && modello.findCasella(chiave) !== undefined);
