import { randomUUID } from 'node:crypto';
import { testiF24 } from '@quadra/contract';
import {
  type F24Proposto,
  loadVersamenti,
  type OpzioniConto,
  type Pagamenti,
  RATA_UNICA,
  type RestoDelPiano,
  type RigoF24,
  type Ripresa,
  type VoceDelConto,
} from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { RigaChiesta } from '../f24/controlla-f24.ts';
import type { F24Nato } from '../f24/f24.queries.ts';
import { type Chi, writeNuovo } from '../f24/f24.service.ts';
import {
  type Conto,
  listRateDi,
  listVoci,
  lockConto,
  lockVociDelConto,
  type Quale,
  type RataDiVoce,
  type Voce,
} from './conto.queries.ts';
import { readOpzioni } from './elabora-conto.ts';

/** What of a voce nobody pays yet, in cents. */
export const restaDi = (v: Voce): number => v.importo - v.impegnato - v.pagato - v.riportato;

/** What is left of a voce, or a part of it, as fisco looks at it. */
export const toVoce = (v: Voce, importo = restaDi(v)): VoceDelConto => ({
  id: v.id,
  nome: v.nome,
  verso: v.verso,
  codice: v.codice,
  sezione: v.sezione,
  anno: v.anno_riferimento,
  importo,
  data: v.data,
  casella: v.casella ?? '',
  ...(v.ente === null ? {} : { ente: v.ente }),
  ...(v.posizione === null ? {} : { posizione: v.posizione }),
  ...(v.rata === null ? {} : { rata: v.rata }),
  ...(v.immobili === null ? {} : { immobili: v.immobili }),
  // Who writes of which instalment it is pays that one.
  isFissa:
    v.origine === 'IMU' ||
    v.origine === 'IVA periodica' ||
    (v.rateazione !== null && v.rateazione !== RATA_UNICA),
  mancano: v.mancano as VoceDelConto['mancano'],
});

type Versamenti = Awaited<ReturnType<typeof loadVersamenti>>;

/** The instalments that models hold or held, by their voce. */
export type Rate = ReadonlyMap<string, readonly RataDiVoce[]>;
export const readRate = async (trx: Trx, voci: readonly Voce[]): Promise<Rate> =>
  Map.groupBy(await listRateDi(trx, voci), ({ voceId }) => voceId);

/** What is left of a debt, or a part of it, with what it grows by on its day: what somebody writes by hand is what he pays. */
function toDovuta(v: Versamenti, voce: Voce, importo = restaDi(voce)): VoceDelConto {
  const nata = toVoce(voce, importo);
  const isSua = voce.origine !== 'dichiarazione';
  return isSua ? nata : { ...nata, maggiorazione: v.findMaggiorazioneIva(voce.anno, nata) };
}

/** What is left of a voce: of the instalments that were begun, for what is paid so, and beyond them. */
export async function readResto(voce: Voce, rate: Rate): Promise<RestoDelPiano> {
  const v = await loadVersamenti();
  const { verso, sezione, codice, data } = voce;
  const isARate = verso === 'debito' && codice !== null && v.isRateizzabile({ sezione, codice });
  const tenute = isARate ? (rate.get(voce.id) ?? []) : [];
  return v.computeResto(restaDi(voce), data, tenute, v.listCrescite(toDovuta(v, voce)));
}

/** The F24 that would pay what is left of some voci, of which some instalments are held. @throws RICHIESTA_NON_VALIDA for too many instalments, or a year without dates */
export async function computeProposta(
  anno: number,
  opzioni: OpzioniConto,
  rate: number,
  tutte: readonly Voce[],
  tenute: Rate,
): Promise<{ proposta: Pagamenti; voci: readonly Voce[] }> {
  const v = await loadVersamenti();
  const voci = tutte.filter((voce) => restaDi(voce) > 0);
  const riprese: Ripresa[] = [];
  const dovute: VoceDelConto[] = [];
  try {
    const { maggiorazione, saldo, secondo } = v.findDate(anno, opzioni);
    for (const voce of voci) {
      const resto = await readResto(voce, tenute);
      for (const rata of resto.rate) riprese.push({ voce: toVoce(voce, rata.importo), rata });
      if (resto.libero > 0) dovute.push(toDovuta(v, voce, resto.libero));
    }
    const proposta = v.proposePagamenti(dovute, {
      ...{ ...opzioni, rate, maggiorazione, saldo, secondo, riprese },
    });
    return { proposta, voci };
  } catch (errore) {
    if (!(errore instanceof RangeError)) throw errore;
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      messaggio: errore.message,
      modelState: { Rate: [errore.message] },
    });
  }
}

/** The F24 that would pay what is left of a conto, date by date. @throws RICHIESTA_NON_VALIDA for too many instalments */
export async function proposeF24(
  trx: Trx,
  quale: Quale,
  conto: Conto,
  tutte: readonly Voce[],
): Promise<Pagamenti> {
  const opzioni = await readOpzioni(trx, quale, conto);
  const tenute = await readRate(trx, tutte);
  return (await computeProposta(quale.anno, opzioni, conto.rate, tutte, tenute)).proposta;
}

/** Whether paying a day alone would break a plan of instalments: not of one that was begun already. */
export const isARate = (scelti: readonly F24Proposto[], rate: number): boolean =>
  rate > 1 && scelti.some((f24) => f24.scopo === 'rata' && f24.rate === undefined);

/** A proposed row with the voce it says, as far as something of it is left. */
function tieRigo(
  { voce: id, quota: sua, ...rigo }: RigoF24,
  voci: readonly Voce[],
  liberi: Map<string, number>,
): RigaChiesta {
  const importo = (rigo.debito ?? 0) + (rigo.credito ?? 0);
  const voce = voci.find((una) => una.id === id);
  if (voce === undefined) return { rigo, voceId: null, quota: null, calcolato: importo };
  const libero = liberi.get(voce.id) ?? 0;
  const quota = Math.min(sua ?? importo, libero);
  liberi.set(voce.id, libero - quota);
  const isUnica = rigo.rateazione === undefined || rigo.rateazione === RATA_UNICA;
  const scritto = voce.rateazione === null || !isUnica ? rigo : { ...rigo, rateazione: voce.rateazione };
  return { rigo: scritto, voceId: voce.id, quota, calcolato: importo };
}

/** What would pay a conto, its voci held: nobody changes it before the transaction ends. */
export interface PropostaPresa {
  readonly quale: Quale;
  readonly proposta: Pagamenti;
  readonly voci: readonly Voce[];
  readonly rate: number;
}

/** Holds the voci of a conto that is locked, then says what would pay them. @throws RICHIESTA_NON_VALIDA */
export async function takeProposta(
  trx: Trx,
  quale: Quale,
  opzioni: OpzioniConto,
  rate: number,
): Promise<PropostaPresa> {
  await lockVociDelConto(trx, quale);
  const sue = await listVoci(trx, quale);
  const tenute = await readRate(trx, sue);
  return { quale, rate, ...(await computeProposta(quale.anno, opzioni, rate, sue, tenute)) };
}

interface Fatto {
  readonly iban: string | null;
  /** The job that prepares it with others. */
  readonly lavoroId?: string | undefined;
}

/** Keeps some models of a proposal; what they pay and use is held from now on. @throws CREDITO_GIA_USATO */
export async function writeProposti(
  trx: Trx,
  chi: Chi,
  { quale, voci, rate }: PropostaPresa,
  scelti: readonly F24Proposto[],
  fatto: Fatto,
): Promise<F24Nato[]> {
  const liberi = new Map(voci.map((voce) => [voce.id, restaDi(voce)]));
  const di = { studio_id: quale.studioId, anagrafica_id: quale.anagraficaId };
  const fatti: F24Nato[] = [];
  const nuovo = randomUUID();
  for (const f24 of scelti) {
    const piano = f24.piano === undefined ? nuovo : f24.piano;
    const rata = f24.rata === undefined ? {} : { rata: f24.rata, rate: f24.rate ?? rate, piano };
    fatti.push(await writeNuovo(trx, chi, di, { ...toChiesto(f24, voci, liberi), ...fatto, ...rata }));
  }
  return fatti;
}

/**
 * Keeps the proposed F24 of a conto, all or those of one day; what they pay and use is held from now on.
 * @returns their keys
 * @throws NON_TROVATO, NIENTE_DA_VERSARE, RICHIESTA_NON_VALIDA, CREDITO_GIA_USATO
 */
export async function createProposti(
  trx: Trx,
  chi: Chi,
  quale: Quale,
  {
    rate,
    scadenza,
    iban,
  }: {
    readonly rate?: number | undefined;
    readonly scadenza?: string | undefined;
    readonly iban: string | null;
  },
): Promise<string[]> {
  const conto = await lockConto(trx, quale);
  const presa = await takeProposta(trx, quale, await readOpzioni(trx, quale, conto), rate ?? conto.rate);
  const scelti = presa.proposta.f24.filter(({ data }) => scadenza === undefined || data === scadenza);
  if (scelti.length === 0) throw new DomainError('NIENTE_DA_VERSARE');
  requireNessunErrore(
    scadenza !== undefined && isARate(scelti, presa.rate) ? { Scadenza: [testiF24.RATE_INSIEME] } : {},
  );
  return (await writeProposti(trx, chi, presa, scelti, { iban })).map(({ id }) => id);
}

const toChiesto = (f24: F24Proposto, voci: readonly Voce[], liberi: Map<string, number>) => ({
  tipo: 'ordinario' as const,
  data: f24.data,
  scadenza: f24.data,
  canale: 'agenzia' as const,
  nota: null,
  origine: 'proposto' as const,
  scopo: f24.scopo,
  righe: f24.modelli.flat().map((rigo) => tieRigo(rigo, voci, liberi)),
});
