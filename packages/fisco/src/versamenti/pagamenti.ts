import type { Data } from '@quadra/values';
import type { Fonte } from '../engine/index.ts';
import { legge } from '../parametri/scrittura.ts';
import { type Credito, isAgevolazione, type Rifiuto, type Situazione } from './compensazione.ts';
import { type OpzioniConto, toRigo, type VoceDelConto } from './contofiscale.ts';
import { checkF24 } from './controlli.ts';
import { computeTotale, type RigoF24, type TotaleSezione } from './f24.ts';
import { isSaldo, isSenzaLimiti } from './nature.ts';
import { formatEuro, formatTasso, type Passo, type Rilievo } from './passo.ts';
import { type Debito, proponi, type Uso } from './proposta.ts';
import { RATA_UNICA } from './rata-unica.ts';
import { computeMaggiorazione, computePiano, LEGGE_MAGGIORAZIONE } from './rateazione.ts';
import { DIFFERIMENTO } from './ravvedimento.ts';
import { splitF24 } from './riparto.ts';
import type { Crescita, RataRipresa } from './riprese.ts';
import { findTributo } from './tributi.ts';

/** What is known of the credits of a declaration, for the rules of compensation. */
type StatoCrediti = Pick<Credito, 'presentata' | 'visto' | 'esonero'>;

export interface OpzioniPagamenti extends OpzioniConto {
  /** How many instalments. */
  readonly rate?: number;
  /** The day of the balances, that may be paid in instalments; without it, the first day there is. */
  readonly saldo?: Data;
  /** The day of the second advances: from it on nothing is divided. */
  readonly secondo?: Data;
  /** What is added on that day, in millionths. */
  readonly maggiorazione?: number;
  readonly crediti?: StatoCrediti;
  readonly situazione?: Situazione;
  /** Instalments of plans that were begun: each is paid on its term, as it was. */
  readonly riprese?: readonly Ripresa[];
}

/** An instalment that is taken up again, and the debt it is of. */
export interface Ripresa {
  readonly voce: VoceDelConto;
  readonly rata: RataRipresa;
}

/** A payment of a day: its rows, on as many models as they need. */
export interface F24Proposto extends TotaleSezione {
  readonly data: Data;
  /** Only credits and what they pay; an instalment and how many they are; all at once. */
  readonly scopo: 'compensazione' | 'rata' | 'pagamento';
  readonly rata?: number;
  /** Of an instalment taken up again: how many its plan has. */
  readonly rate?: number;
  /** Of an instalment taken up again: its plan, if it is known. */
  readonly piano?: string | null;
  readonly modelli: readonly (readonly RigoF24[])[];
  /** Why a debt is here more than the conto says: what it grew by for the day. */
  readonly passi: readonly Passo[];
  readonly rilievi: readonly Rilievo[];
}

export interface Pagamenti {
  readonly f24: readonly F24Proposto[];
  readonly usi: readonly Uso[];
  readonly rifiuti: readonly Rifiuto[];
  /** Credits that nothing used. */
  readonly resti: readonly { readonly id: string; readonly disponibile: number }[];
  /** Voci without a code: they are paid by who writes it. */
  readonly fuori: readonly VoceDelConto[];
}

/** The row of a voce, that says whose it is. */
const toSuo = (
  voce: VoceDelConto,
  importi: Pick<RigoF24, 'debito' | 'credito'>,
  opzioni: OpzioniConto,
): RigoF24 => ({ ...toRigo(voce, importi, opzioni), voce: voce.id });
const isConRata = ({ sezione, codice }: RigoF24): boolean =>
  sezione !== 'inps' && findTributo(codice)?.rateazione === 'NNRR';
/** A row that is paid all at once, as its code wants it said. */
export const withRataUnica = (rigo: RigoF24): RigoF24 =>
  isConRata(rigo) ? { ...rigo, rateazione: RATA_UNICA } : rigo;
const sum = (usi: readonly Uso[], di: (uso: Uso) => boolean): number =>
  usi.filter(di).reduce((somma, { importo }) => somma + importo, 0);

function makeF24(
  data: Data,
  righi: readonly RigoF24[],
  altro: Pick<F24Proposto, 'scopo' | 'rata' | 'rate' | 'piano'> & { readonly passi?: readonly Passo[] },
): F24Proposto[] {
  if (righi.length === 0) return [];
  const rilievi = checkF24({ tipo: 'ordinario', data, righi });
  return [
    { data, passi: [], ...altro, ...computeTotale(righi), modelli: splitF24('ordinario', righi), rilievi },
  ];
}

/** The rows of what credits pay, and of the credits: their balance is zero. */
const righiCompensati = (
  debiti: readonly VoceDelConto[],
  crediti: readonly VoceDelConto[],
  usi: readonly Uso[],
  opzioni: OpzioniConto,
): RigoF24[] => [
  ...debiti.flatMap((voce) => {
    const pagato = sum(usi, ({ debito }) => debito === voce.id);
    return pagato === 0 ? [] : [withRataUnica(toSuo(voce, { debito: pagato }, opzioni))];
  }),
  ...righiCredito(crediti, usi, opzioni),
];

const righiCredito = (
  crediti: readonly VoceDelConto[],
  usi: readonly Uso[],
  opzioni: OpzioniConto,
): RigoF24[] =>
  crediti.flatMap((voce) => {
    const usato = sum(usi, ({ credito }) => credito === voce.id);
    return usato === 0 ? [] : [toSuo(voce, { credito: usato }, opzioni)];
  });

interface Giorno {
  readonly data: Data;
  readonly debiti: readonly VoceDelConto[];
  readonly crediti: readonly VoceDelConto[];
  readonly usi: readonly Uso[];
  readonly daPagare: readonly Debito[];
}

const restaDi = ({ daPagare }: Giorno, { id }: VoceDelConto): number =>
  daPagare.find((voce) => voce.id === id)?.importo ?? 0;

const LEGGE_IVA: Fonte = legge('D.P.R. 542/1999', 'art. 6');
/** What is due of a voce beyond what credits pay, and how it grew: by its own increase first, then by that of the day. */
interface Cresciuta {
  readonly dovuto: number;
  readonly passi: readonly Passo[];
}
function grow(voce: VoceDelConto, resta: number, delGiorno: number): Cresciuta {
  const passi: Passo[] = [];
  const add = (base: number, tasso: number, nome: string, fonte: Fonte): number => {
    const importo = computeMaggiorazione(base, tasso);
    if (importo > 0)
      passi.push({
        ...{ voce: nome, formula: `${formatEuro(base)} × ${formatTasso(tasso)}`, importo, fonti: [fonte] },
      });
    return base + importo;
  };
  const conSua = add(resta, voce.maggiorazione ?? 0, `${voce.nome}, 0,40% al mese`, LEGGE_IVA);
  const dovuto = add(conSua, voce.isFissa ? 0 : delGiorno, `${voce.nome}, differimento`, LEGGE_MAGGIORAZIONE);
  return { dovuto, passi };
}

/** What a debt may have grown to when its plan was made: by its own increase, by that of who pays thirty days later. */
export const listCrescite = (voce: VoceDelConto): readonly Crescita[] =>
  [0, DIFFERIMENTO.maggiorazione].map(
    (delGiorno) => (debito: number) => grow(voce, debito, delGiorno).dovuto,
  );

/** All at once: what is added for paying late is on what no credit pays. */
function payInUnica(giorno: Giorno, maggiorazione: number, opzioni: OpzioniConto): F24Proposto[] {
  const { data, debiti, crediti, usi } = giorno;
  const cresciuti = debiti.map((voce) => {
    const resta = restaDi(giorno, voce);
    const { dovuto, passi } = grow(voce, resta, maggiorazione);
    return { passi, rigo: withRataUnica(toSuo(voce, { debito: voce.importo + dovuto - resta }, opzioni)) };
  });
  const righi = [...cresciuti.map(({ rigo }) => rigo), ...righiCredito(crediti, usi, opzioni)];
  return makeF24(data, righi, { scopo: 'pagamento', passi: cresciuti.flatMap(({ passi }) => passi) });
}

/** In instalments: credits first, on a model of their own whose balance is zero; what is left is divided. */
function payARate(giorno: Giorno, rate: number, maggiorazione: number, opzioni: OpzioniConto): F24Proposto[] {
  const { data, debiti, crediti, usi } = giorno;
  const resti = debiti.flatMap((voce) => {
    const resta = restaDi(giorno, voce);
    if (resta === 0) return [];
    const { dovuto, passi } = grow(voce, resta, maggiorazione);
    const rigo = toSuo(voce, { debito: dovuto }, opzioni);
    const isARate = !voce.isFissa && (rigo.sezione === 'inps' || isConRata(rigo));
    return [{ rigo: voce.isFissa ? withRataUnica(rigo) : rigo, passi, isARate }];
  });
  const [aRate, subito] = [true, false].map((quali) => resti.filter(({ isARate }) => isARate === quali));
  const righi = (aRate ?? []).map(({ rigo }) => rigo);
  const piano = righi.length === 0 ? [] : computePiano({ righi, scadenza: data, quante: rate });
  const passiDi = (di: typeof resti | undefined) => (di ?? []).flatMap(({ passi }) => passi);
  return [
    ...makeF24(data, righiCompensati(debiti, crediti, usi, opzioni), { scopo: 'compensazione' }),
    ...makeF24(
      data,
      (subito ?? []).map(({ rigo }) => rigo),
      { scopo: 'pagamento', passi: passiDi(subito) },
    ),
    ...piano.flatMap(({ numero, data: suo, righi: sue }) =>
      makeF24(suo, sue, { scopo: 'rata', rata: numero, passi: numero === 1 ? passiDi(aRate) : [] }),
    ),
  ];
}

/**
 * The rows of some instalments of one number, their parts of the debts first, then their interest, one row for each code and year.
 */
export function listRighiDellaRata(
  rate: readonly { readonly rigo: RigoF24; readonly rata: RataRipresa }[],
  scadenza: Data,
): readonly RigoF24[] {
  const [prima] = rate;
  if (prima === undefined) return [];
  const { numero, quante } = prima.rata;
  const righi = rate.map(({ rigo, rata }) => ({ ...rigo, debito: rata.dovuto * quante }));
  return computePiano({ righi, scadenza, quante })[numero - 1]?.righi ?? [];
}

/** Those of one day and of one number go together. */
function payRiprese(riprese: readonly Ripresa[], opzioni: OpzioniConto): F24Proposto[] {
  const nomeDi = ({ voce, rata }: Ripresa) =>
    [rata.data, rata.numero, rata.quante, rata.piano, voce.data].join('/');
  const gruppi = Map.groupBy(riprese, nomeDi);
  return [...gruppi.values()].flatMap((sue) => {
    const [prima] = sue;
    if (prima === undefined) return [];
    const { data, numero, quante, piano } = prima.rata;
    const righi = listRighiDellaRata(
      sue.map(({ voce, rata }) => ({ rigo: { ...toSuo(voce, {}, opzioni), quota: rata.importo }, rata })),
      prima.voce.data,
    );
    return makeF24(data, righi, { scopo: 'rata', rata: numero, rate: quante, piano });
  });
}

/**
 * The day whose debts are paid in instalments: that of the balances or, where nothing is due on it, the first there is before the
 * second advances (D.Lgs. 241/1997, art. 20: those are not divided).
 */
function findGiornoDelSaldo(
  debiti: readonly VoceDelConto[],
  { saldo, secondo }: OpzioniPagamenti,
): Data | undefined {
  const date = debiti
    .filter(({ isFissa, data }) => !isFissa && (secondo === undefined || data < secondo))
    .map(({ data }) => data);
  return saldo !== undefined && date.includes(saldo) ? saldo : date.sort()[0];
}

/**
 * The payments of a conto, date by date: each with the credits that the law lets use then, on models that close at zero or
 * above. With instalments the credits go on a model of their own, and what is left is divided.
 * @throws RangeError for more instalments than the year has
 */
export function proposePagamenti(voci: readonly VoceDelConto[], opzioni: OpzioniPagamenti = {}): Pagamenti {
  const { rate = 1, maggiorazione = 0, situazione = {}, riprese = [] } = opzioni;
  const note = voci.filter(({ codice }) => codice !== null);
  const crediti = note.filter(({ verso }) => verso === 'credito');
  const debiti = note.filter(({ verso }) => verso === 'debito');
  const date = [...new Set(debiti.map(({ data }) => data))].sort();
  const esito = { f24: payRiprese(riprese, opzioni), usi: [] as Uso[], rifiuti: [] as Rifiuto[] };
  const aSaldo = findGiornoDelSaldo(debiti, opzioni);
  for (const data of date) {
    const suoi = debiti.filter((voce) => voce.data === data);
    const limitati = ({ propria, credito }: Uso, di: (codice: string) => boolean): boolean => {
      const codice = crediti.find(({ id }) => id === credito)?.codice ?? '';
      return !propria && !isSenzaLimiti(codice) && di(codice);
    };
    const compensato = (situazione.compensato ?? 0) + sum(esito.usi, (uso) => limitati(uso, () => true));
    const agevolazioni =
      (situazione.agevolazioni ?? 0) + sum(esito.usi, (uso) => limitati(uso, isAgevolazione));
    const { usi, daPagare, rifiuti } = proponi(
      suoi.map(({ id, codice, importo }) => ({ id, codice: codice ?? '', importo })),
      crediti.map((voce) => toCredito(voce, esito.usi, opzioni.crediti)),
      data,
      { ...situazione, compensato, agevolazioni },
    );
    const giorno: Giorno = { data, debiti: suoi, crediti, usi, daPagare };
    const isSuo = opzioni.saldo === undefined ? data === aSaldo : data === opzioni.saldo;
    const aggiunta = isSuo ? maggiorazione : 0;
    esito.f24.push(
      ...(data === aSaldo && rate > 1
        ? payARate(giorno, rate, aggiunta, opzioni)
        : payInUnica(giorno, aggiunta, opzioni)),
    );
    esito.usi.push(...usi);
    esito.rifiuti.push(...rifiuti);
  }
  return {
    f24: esito.f24.sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0)),
    usi: esito.usi,
    rifiuti: esito.rifiuti,
    resti: crediti.map((voce) => ({ id: voce.id, disponibile: restoDi(voce, esito.usi) })),
    fuori: voci.filter(({ codice }) => codice === null),
  };
}

const restoDi = ({ id, importo }: VoceDelConto, usi: readonly Uso[]): number =>
  importo - sum(usi, ({ credito }) => credito === id);

/** A credit as the rules look at it, after what was used of it at the dates before. */
const toCredito = (voce: VoceDelConto, usi: readonly Uso[], stato: StatoCrediti = {}): Credito => ({
  ...stato,
  id: voce.id,
  codice: voce.codice ?? '',
  anno: voce.anno,
  disponibile: restoDi(voce, usi),
  // Its own first day, that for a balance is not before the end of its year.
  ...(isSaldo(voce.codice ?? '') && voce.data <= `${voce.anno}-12-31` ? {} : { dal: voce.data }),
  usato: sum(usi, ({ credito, propria }) => credito === voce.id && !propria),
});
