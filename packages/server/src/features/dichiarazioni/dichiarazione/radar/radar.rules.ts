import {
  isInAttesa,
  type PassoRadar,
  passiRadar,
  type StatoDichiarazione,
  type StatoTelematico,
  statiAccolti,
  statoTelematico,
  type TipoDichiarazione,
  tipoDichiarazione,
} from '@quadra/contract';
import { quadroOf, type Scadenza } from '@quadra/fisco';
import { type Data, daysBetween } from '@quadra/values';
import type { StatiQuadri } from '../dichiarazione.rules.ts';
import type { Riepilogo } from '../dichiarazione.table.ts';

/** What the step of a declaration depends on. */
export interface Situazione {
  readonly stato: StatoDichiarazione;
  readonly statiQuadri: StatiQuadri;
  /** Codes of the quadri, as the form has them. */
  readonly quadri: readonly string[];
  readonly riepilogo: Riepilogo;
  readonly dataImpegno: string | null;
  readonly isStampata: boolean;
  /** Its telematic file is one that the program makes. */
  readonly hasTracciato: boolean;
  readonly telematico: StatoTelematico;
}

/** What comes next, and where it is done. */
export interface Passo {
  readonly passo: PassoRadar;
  readonly vista: string | null;
  readonly chiave: string | null;
  readonly quadriAperti: number;
}

interface Regola {
  readonly passo: PassoRadar;
  readonly isSuo: (s: Situazione) => boolean;
  /** The casella it is about. */
  readonly findChiave?: (s: Situazione) => string | null | undefined;
  /** Where it is done, when no casella says it. */
  readonly findVista: (s: Situazione) => string;
}

const isAccolta = (stato: StatoTelematico): boolean => statiAccolti.some((accolto) => accolto === stato);
const listAperti = ({ quadri, statiQuadri }: Situazione): string[] =>
  quadri.filter((codice) => statiQuadri[codice] === 'aperto');
const isIn =
  (...stati: readonly StatoTelematico[]) =>
  ({ telematico }: Situazione) =>
    stati.includes(telematico);
const viewQuadro = (codice: string | undefined) => (codice === undefined ? 'riepilogo' : `quadro${codice}`);
const goToRiepilogo = () => 'riepilogo';
const goToTelematico = () => 'telematico';

/** The first that holds is the step: what is sent, then what is wrong, then the work in its order. */
const regole: readonly Regola[] = [
  { passo: 'Accolta', isSuo: ({ telematico }) => isAccolta(telematico), findVista: goToTelematico },
  { passo: 'Attesa ricevuta', isSuo: ({ telematico }) => isInAttesa(telematico), findVista: goToTelematico },
  { passo: 'Scartata', isSuo: isIn('Scartata', 'Non congrua'), findVista: goToTelematico },
  { passo: 'Annullata', isSuo: isIn('Annullata'), findVista: goToTelematico },
  {
    passo: 'Controlli bloccanti',
    isSuo: ({ stato, riepilogo }) => stato === 'Aperta' && typeof riepilogo.bloccante === 'string',
    findChiave: ({ riepilogo }) => riepilogo.bloccante,
    findVista: goToRiepilogo,
  },
  {
    passo: 'Da compilare',
    isSuo: (s) => s.stato === 'Aperta' && listAperti(s).length > 0,
    findVista: (s) => viewQuadro(listAperti(s)[0]),
  },
  {
    passo: 'Incompleta',
    isSuo: ({ stato, riepilogo }) => stato === 'Aperta' && riepilogo.esito === 'incompleto',
    findChiave: ({ riepilogo }) => riepilogo.manca,
    findVista: goToRiepilogo,
  },
  // Nothing is sent without it, and a closed declaration is reopened to write it.
  {
    passo: 'Manca data impegno',
    isSuo: ({ dataImpegno }) => dataImpegno === null,
    findVista: ({ quadri }) => viewQuadro(quadri[0]),
  },
  { passo: 'Da inviare', isSuo: isIn('Da inviare'), findVista: goToTelematico },
  // A trial is not what is sent: the declaration is delivered by other means.
  { passo: 'Da consegnare', isSuo: isIn('Di prova'), findVista: goToTelematico },
  { passo: 'Da chiudere', isSuo: ({ stato }) => stato === 'Aperta', findVista: goToRiepilogo },
  { passo: 'Da stampare', isSuo: ({ isStampata }) => !isStampata, findVista: goToRiepilogo },
  { passo: 'Telematico da creare', isSuo: ({ hasTracciato }) => hasTracciato, findVista: goToTelematico },
  { passo: 'Da consegnare', isSuo: () => true, findVista: goToTelematico },
];

/** What comes next for a declaration, and where it is done. */
export function computePasso(s: Situazione): Passo {
  const regola = regole.find(({ isSuo }) => isSuo(s));
  if (!regola) throw new Error('No rule for the step of a declaration');
  const chiave = regola.findChiave?.(s) ?? null;
  return {
    passo: regola.passo,
    vista: chiave === null ? regola.findVista(s) : viewQuadro(quadroOf(chiave)),
    chiave,
    quadriAperti: listAperti(s).length,
  };
}

/** Somebody of the studio has to do something: not so for what is over or waits for the Agenzia. */
export const isBlocco = (passo: PassoRadar): boolean => passo !== 'Accolta' && passo !== 'Attesa ricevuta';

/** The states of a filing whose step does not block, as `isBlocco` says. */
export const statiFermi: readonly StatoTelematico[] = statoTelematico.filter(
  (stato) => isAccolta(stato) || isInAttesa(stato),
);

/** Those that wait for the Agenzia. */
export const statiAttesi: readonly StatoTelematico[] = statoTelematico.filter(isInAttesa);

/** The most urgent of the steps of the declarations of one type: the earliest in the order of the work. */
export const findUrgente = <T extends { readonly passo: PassoRadar }>(passi: readonly T[]): T | undefined =>
  passi.toSorted((a, b) => passiRadar.indexOf(a.passo) - passiRadar.indexOf(b.passo))[0];

/** Under which name the due dates have a type. */
const adempimenti: Readonly<Partial<Record<TipoDichiarazione, Scadenza['adempimento']>>> = {
  'Persone fisiche': 'Redditi PF',
  730: '730',
  'Certificazione unica': 'CU',
  770: '770',
};

/** When a type is due for everybody, in how many days, and whether its season is over. */
export interface Termine {
  readonly tipo: TipoDichiarazione;
  /** Null where its due date is not handled. */
  readonly scadenza: string | null;
  readonly giorni: number | null;
  readonly chiusa: boolean;
}

interface Calendario {
  readonly anno: number;
  readonly scadenze: readonly Scadenza[];
  readonly oggi: Data;
  /** How late a declaration is still valid, in days. */
  readonly tardiva: number;
}

/** A season is over when not even a late declaration is valid; one without a due date, when those of its year are all over. */
export function computeTermine(
  tipo: TipoDichiarazione,
  { anno, scadenze, oggi, tardiva }: Calendario,
): Termine {
  const sua = scadenze.find(({ adempimento, per }) => adempimento === adempimenti[tipo] && per === undefined);
  const ultima =
    scadenze
      .map(({ data }) => data)
      .toSorted()
      .at(-1) ?? `${anno}-12-31`;
  const fine = sua?.data ?? ultima;
  return {
    tipo,
    scadenza: sua?.data ?? null,
    giorni: sua ? daysBetween(oggi, sua.data) : null,
    chiusa: daysBetween(fine, oggi) > tardiva,
  };
}

/** The type of declaration that a due date is for; undefined for a payment. */
export const tipoDiAdempimento = (adempimento: Scadenza['adempimento']): TipoDichiarazione | undefined =>
  tipoDichiarazione.find((tipo) => adempimenti[tipo] === adempimento);
