import { type DichiarazioneFilo, toWire } from '@quadra/contract';
import type { Calcolo, EsitoCasella, Finding, Modello } from '@quadra/fisco';
import { computeSaldo } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { nameComune } from '../../base/comune/comune.public.ts';
import { listQuadriScritti } from '../configurazione/configurazione.queries.ts';
import { readInVigore } from '../definizione/in-vigore.ts';
import { getTelematico } from '../invio/invio.queries.ts';
import { createCalcolo, requireModello } from './calcolo.ts';
import { isChiusuraForzata } from './chiusura.queries.ts';
import { type Copia, findCopia } from './copia.queries.ts';
import { type Dichiarazione, findDichiarazione, getIntestatario } from './dichiarazione.queries.ts';
import { describeFindings } from './dichiarazione.rules.ts';
import { getIncaricato } from './incarico.ts';
import { listBozze } from './scrittura/bozza.queries.ts';
import { listQuadriNonAttivi } from './vita/fatti.queries.ts';
import { getSituazione } from './vita/sola-lettura.ts';
import { findBase } from './vita/vita.queries.ts';

/** A declaration with its results: the frozen ones when it is closed, those of today's program otherwise. */
export interface Calcolata {
  readonly dichiarazione: Dichiarazione;
  readonly modello: Modello;
  readonly esiti: Readonly<Record<string, EsitoCasella>>;
  readonly findings: readonly Finding[];
  readonly versioneProgramma: string;
  /** What was frozen when it was closed; undefined for an open one. */
  readonly copia: Copia | undefined;
}

/** `gia`: the calculation it was just written with. @throws ANNO_NON_DISPONIBILE, NON_TROVATO */
export async function getCalcolata(trx: Trx, anno: number, id: string, gia?: Calcolo): Promise<Calcolata> {
  const dichiarazione = await findDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
  const modello = await requireModello(trx, anno, dichiarazione.tipo);
  const copia = dichiarazione.stato === 'Chiusa' ? await findCopia(trx, dichiarazione) : undefined;
  const { righi, forzature } = dichiarazione;
  const calcolo = copia ? undefined : (gia ?? createCalcolo(modello, righi, forzature));
  return {
    dichiarazione,
    modello,
    esiti: copia?.esiti ?? calcolo?.computed() ?? {},
    findings: calcolo?.findings() ?? [],
    versioneProgramma: copia?.versioneProgramma ?? modello.versione,
    copia,
  };
}

/**
 * The whole declaration as the compiling screen reads it, with the drafts of who asks and of nobody else; `gia`: the calculation
 * it was just written with, so that a save computes once.
 */
export async function getDichiarazione(
  trx: Trx,
  sessione: Sessione,
  anno: number,
  id: string,
  gia?: Calcolo,
): Promise<DichiarazioneFilo> {
  const calcolata = await getCalcolata(trx, anno, id, gia);
  const { dichiarazione: d, modello, esiti, versioneProgramma } = calcolata;
  const intestatario = await getIntestatario(trx, d);
  const t = await getTelematico(trx, d);
  const { fatti, causa, motivo, etichette } = await getSituazione(trx, sessione, d);
  const bozze = d.stato === 'Chiusa' ? [] : await listBozze(trx, d, sessione.utenteId);
  const filo = toWire<
    Omit<
      DichiarazioneFilo,
      | ('Intermediario' | 'Definizioni' | 'QuadriConfigurati' | 'QuadriNonAttivi')
      | ('ForzaChiusura' | 'Segnalazioni' | 'Base')
    >
  >({
    id: d.id,
    idStudio: d.studioId,
    idAnagrafica: d.anagraficaId,
    denominazione: intestatario.denominazione,
    codiceFiscale: intestatario.codiceFiscale,
    anno: d.anno,
    tipo: d.tipo,
    comune: nameComune(d.comune),
    finalita: d.finalita,
    stato: d.stato,
    completi: d.riepilogo.completi ?? 0,
    quadri: d.riepilogo.quadri ?? 0,
    esito: d.riepilogo.esito ?? 'vuoto',
    ...computeSaldo(d.riepilogo),
    dataImpegno: d.dataImpegno,
    idIntermediario: d.intermediarioId,
    stampaData: d.stampaData?.toISOString() ?? null,
    statoTelematico: t.stato,
    statoInvio: t.statoInvio,
    telematicoCreatoIl: t.creatoIl?.toISOString() ?? null,
    modificataIl: d.modificataIl.toISOString(),
    modificataDa: intestatario.modificataDa,
    modello: modello.codice,
    tipoCliente: intestatario.tipo,
    versione: d.versione,
    versioneProgramma,
    solaLettura: causa !== null,
    causaSolaLettura: causa,
    motivoSolaLettura: motivo,
    etichette,
    archiviataIl: d.archiviataIl?.toISOString() ?? null,
    inCaricoA: fatti.inCaricoA?.nome ?? null,
    inCaricoAMe: fatti.inCaricoA?.id === sessione.utenteId,
    impegno: d.impegno,
    statiQuadri: { ...d.statiQuadri },
    righi: { ...d.righi },
    forzature: { ...d.forzature },
    calcolati: esiti as DichiarazioneFilo['Calcolati'],
    bozze: bozze.map((bozza) => ({
      quadro: bozza.quadro,
      righi: bozza.righi,
      salvataIl: bozza.salvataIl.toISOString(),
    })),
  });
  const dove = { anno: d.anno, modello: modello.codice };
  const Definizioni = await readInVigore(trx, dove);
  const QuadriConfigurati = await listQuadriScritti(trx, anno, modello.codice);
  const Segnalazioni = describeFindings(modello, calcolata.findings);
  const Base = await findBase(trx, d);
  const Intermediario = await getIncaricato(trx, calcolata);
  const QuadriNonAttivi = await listQuadriNonAttivi(trx, d);
  const ForzaChiusura = await isChiusuraForzata(trx, d.studioId);
  return {
    ...{ ...filo, Base, Definizioni, QuadriConfigurati, QuadriNonAttivi },
    ...{ ForzaChiusura, Segnalazioni, Intermediario },
  };
}
