import type { Data } from '@quadra/values';
import { type Credito, isAgevolazione, type Rifiuto, type Situazione } from './compensazione.ts';
import { type OpzioniConto, toRigo, type VoceDelConto } from './contofiscale.ts';
import { checkF24 } from './controlli.ts';
import { computeTotale, type RigoF24, type TotaleSezione } from './f24.ts';
import { isSaldo, isSenzaLimiti } from './nature.ts';
import type { Rilievo } from './passo.ts';
import { type Debito, proponi, type Uso } from './proposta.ts';
import { computeMaggiorazione, computePiano } from './rateazione.ts';
import { splitF24 } from './riparto.ts';
import { findTributo } from './tributi.ts';

/** What is known of the credits of a declaration, for the rules of compensation. */
type StatoCrediti = Pick<Credito, 'presentata' | 'visto' | 'esonero'>;

export interface OpzioniPagamenti extends OpzioniConto {
  /** At the first date: how many instalments. */
  readonly rate?: number;
  /** What is added at the first date, in millionths. */
  readonly maggiorazione?: number;
  readonly crediti?: StatoCrediti;
  readonly situazione?: Situazione;
}

/** A payment of a day: its rows, on as many models as they need. */
export interface F24Proposto extends TotaleSezione {
  readonly data: Data;
  /** Only credits and what they pay; an instalment and how many they are; all at once. */
  readonly scopo: 'compensazione' | 'rata' | 'pagamento';
  readonly rata?: number;
  readonly modelli: readonly (readonly RigoF24[])[];
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

const isConRata = ({ sezione, codice }: RigoF24): boolean =>
  sezione !== 'inps' && findTributo(codice)?.rateazione === 'NNRR';
const unica = (rigo: RigoF24): RigoF24 => (isConRata(rigo) ? { ...rigo, rateazione: '0101' } : rigo);
const sum = (usi: readonly Uso[], di: (uso: Uso) => boolean): number =>
  usi.filter(di).reduce((somma, { importo }) => somma + importo, 0);

function makeF24(
  data: Data,
  righi: readonly RigoF24[],
  altro: Pick<F24Proposto, 'scopo' | 'rata'>,
): F24Proposto[] {
  if (righi.length === 0) return [];
  const rilievi = checkF24({ tipo: 'ordinario', data, righi });
  return [{ data, ...altro, ...computeTotale(righi), modelli: splitF24('ordinario', righi), rilievi }];
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
    return pagato === 0 ? [] : [unica(toRigo(voce, { debito: pagato }, opzioni))];
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
    return usato === 0 ? [] : [toRigo(voce, { credito: usato }, opzioni)];
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

/** All at once: what is added for paying late is on what no credit pays. */
function payInUnica(giorno: Giorno, maggiorazione: number, opzioni: OpzioniConto): F24Proposto[] {
  const { data, debiti, crediti, usi } = giorno;
  const righi = debiti.map((voce) => {
    const aggiunta = voce.isFissa ? 0 : computeMaggiorazione(restaDi(giorno, voce), maggiorazione);
    const debito = voce.importo + aggiunta;
    return unica(toRigo(voce, { debito }, opzioni));
  });
  return makeF24(data, [...righi, ...righiCredito(crediti, usi, opzioni)], { scopo: 'pagamento' });
}

/** In instalments: credits first, on a model of their own whose balance is zero; what is left is divided. */
function payARate(giorno: Giorno, rate: number, maggiorazione: number, opzioni: OpzioniConto): F24Proposto[] {
  const { data, debiti, crediti, usi } = giorno;
  const toResto = (voce: VoceDelConto): RigoF24[] => {
    const debito = restaDi(giorno, voce);
    return debito === 0 ? [] : [toRigo(voce, { debito }, opzioni)];
  };
  const fissi = debiti.filter(({ isFissa }) => isFissa).flatMap(toResto);
  const resto = debiti.filter(({ isFissa }) => !isFissa).flatMap(toResto);
  const aRate = resto.filter((rigo) => rigo.sezione === 'inps' || isConRata(rigo));
  const subito = resto
    .filter((rigo) => !aRate.includes(rigo))
    .map((rigo) => ({
      ...rigo,
      debito: (rigo.debito ?? 0) + computeMaggiorazione(rigo.debito ?? 0, maggiorazione),
    }));
  const piano =
    aRate.length === 0 ? [] : computePiano({ righi: aRate, scadenza: data, quante: rate, maggiorazione });
  return [
    ...makeF24(data, righiCompensati(debiti, crediti, usi, opzioni), { scopo: 'compensazione' }),
    ...makeF24(data, [...fissi.map(unica), ...subito], { scopo: 'pagamento' }),
    ...piano.flatMap(({ numero, data: suo, righi }) => makeF24(suo, righi, { scopo: 'rata', rata: numero })),
  ];
}

/**
 * The payments of a conto, date by date: each with the credits that the law lets use then, on models that close at zero or
 * above. With instalments the credits go on a model of their own, and what is left is divided.
 * @throws RangeError for more instalments than the year has
 */
export function proposePagamenti(voci: readonly VoceDelConto[], opzioni: OpzioniPagamenti = {}): Pagamenti {
  const { rate = 1, maggiorazione = 0, situazione = {} } = opzioni;
  const note = voci.filter(({ codice }) => codice !== null);
  const crediti = note.filter(({ verso }) => verso === 'credito');
  const debiti = note.filter(({ verso }) => verso === 'debito');
  const date = [...new Set(debiti.map(({ data }) => data))].sort();
  const esito = { f24: [] as F24Proposto[], usi: [] as Uso[], rifiuti: [] as Rifiuto[] };
  const prima = debiti
    .filter(({ isFissa }) => !isFissa)
    .map(({ data }) => data)
    .sort()[0];
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
    const isPrima = data === prima;
    const aggiunta = isPrima ? maggiorazione : 0;
    esito.f24.push(
      ...(isPrima && rate > 1
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
