import { modelloDiTipo } from '@quadra/contract';
import {
  type CreditoLettera,
  type DatiModello,
  type EsitoCasella,
  loadVersamenti,
  type ValoreCasella,
  type VersamentoLettera,
  type VoceDelConto,
} from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import type { Dichiarazione } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { listF24DelCliente, listRigheF24 } from '../f24/f24.queries.ts';
import { findConto, findIntestatario, isInAttesa, listVoci, type Quale, type Voce } from './conto.queries.ts';
import { makeVuoto } from './conto.service.ts';
import { readRegione, toOpzioni } from './elabora-conto.ts';
import { type Rate, readRate, readResto, restaDi } from './proposta.ts';
import { listParti, type Modello, type Parte } from './quadratura.rules.ts';

/** What is to be paid for a declaration, by its days, and the credits it leaves. Cents. */
export interface Dovuto {
  readonly versamenti: readonly VersamentoLettera[];
  readonly crediti: readonly CreditoLettera[];
  /** Something of it is not known: a result that waits, or a year whose dates are not held. */
  readonly isIncompleto: boolean;
}
interface Calcolata {
  readonly dichiarazione: Dichiarazione;
  readonly modello: { readonly annoImposta: number };
  readonly esiti: Readonly<Record<string, EsitoCasella>>;
}

const ACCONTO = /acconto/i;
/** «IRPEF» is its balance: an advance says so by itself. */
const nameVoce = (nome: string): string => (ACCONTO.test(nome) ? nome : `${nome}, saldo`);

/** Whether what a model pays is of the declaration alone: interest of its instalments, that no voce names, is part of it. */
const isDiSole = (parti: readonly Parte[], isSua: (parte: Parte) => boolean): boolean =>
  parti.every((parte) => isSua(parte) || parte.voceId === null);

/** What a model that holds debts of the declaration asks: the money, once its credits are used; whatever else it pays, it says so. */
const toVersamento = (f: Modello, rate: number | null, isSuo: boolean): VersamentoLettera => ({
  data: f.data,
  nome: [
    `Modello F24 n. ${f.numero}`,
    ...(f.rata === null || rate === null ? [] : [`rata ${f.rata} di ${rate}`]),
    ...(isSuo ? [] : ['con altri importi']),
  ].join(', '),
  importo: f.stato === 'Pagato' ? (f.pagato ?? f.debito - f.credito) : f.debito - f.credito,
  casella: null,
  fonte: 'F24',
  isAcconto: false,
  isPagato: f.stato === 'Pagato',
});

const toResto = (v: Voce, annoImposta: number, { data = v.data, importo = restaDi(v), nome = v.nome } = {}) =>
  ({
    data,
    nome,
    importo,
    casella: v.casella,
    fonte: 'conto fiscale',
    isAcconto: v.anno_riferimento > annoImposta,
    isPagato: false,
  }) as const;

/** What is left of a debt: the instalments of a plan that was begun, each on its term, and the rest. */
async function listResti(v: Voce, rate: Rate, annoImposta: number): Promise<VersamentoLettera[]> {
  const resto = await readResto(v, rate);
  const nome = nameVoce(v.nome);
  return [
    ...resto.rate.map(({ numero, quante, data, importo }) =>
      toResto(v, annoImposta, { data, importo, nome: `${nome}, rata ${numero} di ${quante}` }),
    ),
    ...(resto.libero > 0 ? [toResto(v, annoImposta, { importo: resto.libero, nome })] : []),
  ];
}

/** What the account says: the models that hold the debts of the declaration, and what no model holds yet. */
async function readDalConto(
  trx: Trx,
  quale: Quale,
  { dichiarazione, modello }: Calcolata,
): Promise<Omit<Dovuto, 'isIncompleto'>> {
  const voci = (await listVoci(trx, quale)).filter(
    ({ dichiarazione_id, anno }) => dichiarazione_id === dichiarazione.id && anno === quale.anno,
  );
  const modelli = await listF24DelCliente(trx, quale.anagraficaId, quale.anno);
  const chiavi = modelli.map(({ id }) => id);
  const parti = listParti(modelli, await listRigheF24(trx, quale.studioId, chiavi));
  const debiti = new Set(voci.filter(({ verso }) => verso === 'debito').map(({ id }) => id));
  const partiDi = (f: Modello) => parti.filter(({ f24, verso }) => f24.id === f.id && verso === 'debito');
  const isSua = ({ voceId }: Parte) => debiti.has(voceId ?? '');
  const resti = voci.filter((voce) => restaDi(voce) > 0);
  const { annoImposta } = modello;
  const rate = await readRate(trx, resti);
  const daPagare = resti.filter(({ verso }) => verso === 'debito');
  const senzaModello = await Promise.all(daPagare.map((voce) => listResti(voce, rate, annoImposta)));
  return {
    versamenti: [
      ...modelli
        .filter((f) => partiDi(f).some(isSua))
        .map((f) => toVersamento(f, f.rate, isDiSole(partiDi(f), isSua))),
      ...senzaModello.flat(),
    ],
    crediti: resti.filter(({ verso }) => verso === 'credito').map((voce) => toResto(voce, annoImposta)),
  };
}

const toNata = (v: VoceDelConto, annoImposta: number) =>
  ({
    data: v.data,
    nome: v.verso === 'debito' ? nameVoce(v.nome) : v.nome,
    importo: v.importo,
    casella: v.casella,
    fonte: 'dichiarazione',
    isAcconto: v.anno > annoImposta,
    isPagato: false,
  }) as const;

/** What the declaration would leave today, on the days of who pays as this client does. @throws RangeError for a year without dates */
async function readDallaDichiarazione(
  trx: Trx,
  quale: Quale,
  righi: DatiModello,
  { dichiarazione, modello }: Calcolata,
): Promise<Omit<Dovuto, 'isIncompleto'>> {
  const { computeConto } = await loadVersamenti();
  const conto = await findConto(trx, quale);
  const chi = await findIntestatario(trx, quale.anagraficaId);
  const regione = await readRegione(trx, chi?.domicilio_fiscale.provincia);
  const opzioni = toOpzioni(conto ?? makeVuoto(quale), regione);
  const { modello: codice } = modelloDiTipo[dichiarazione.tipo];
  const voci = computeConto(codice, quale.anno, righi, opzioni);
  const di = (verso: VoceDelConto['verso']) =>
    voci.filter((voce) => voce.verso === verso).map((voce) => toNata(voce, modello.annoImposta));
  return { versamenti: di('debito'), crediti: di('credito') };
}

/**
 * What a declaration leaves to pay and to use: once it is closed, what the account and the models of the client say of it;
 * until then, or while the account waits to be made, what its caselle say.
 */
export async function readDovuto(trx: Trx, calcolata: Calcolata): Promise<Dovuto> {
  const { dichiarazione, esiti } = calcolata;
  const { studioId, anagraficaId, anno, stato, finalita } = dichiarazione;
  const quale: Quale = { studioId, anagraficaId, anno };
  const { listVociConto } = await loadVersamenti();
  const { modello: codice } = modelloDiTipo[dichiarazione.tipo];
  const isIncompleto = (listVociConto(codice) ?? []).some(
    ({ casella, dal = 0, al = 9_999 }) => dal <= anno && anno <= al && esiti[casella]?.stato === 'incompleto',
  );
  const conto = await findConto(trx, quale);
  const isFatto = conto !== undefined && conto.elaborato_il !== null && !(await isInAttesa(trx, quale));
  if (stato === 'Chiusa' && finalita !== 'Simulazione' && isFatto)
    return { ...(await readDalConto(trx, quale, calcolata)), isIncompleto };
  const noti = Object.entries(esiti).flatMap(([chiave, { valore }]): [string, ValoreCasella][] =>
    valore === undefined ? [] : [[chiave, valore]],
  );
  const righi = { ...dichiarazione.righi, ...Object.fromEntries(noti) };
  try {
    return { ...(await readDallaDichiarazione(trx, quale, righi, calcolata)), isIncompleto };
  } catch (errore) {
    if (!(errore instanceof RangeError)) throw errore;
    return { versamenti: [], crediti: [], isIncompleto: true };
  }
}
