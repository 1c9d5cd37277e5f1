import type { Calcolo, DatiModello, Forzature, Modello } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { writeRegistro } from '../../../../db/registro.queries.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { createCalcolo, requireModello } from '../calcolo.ts';
import { type Dichiarazione, lockDichiarazione, updateDichiarazione } from '../dichiarazione.queries.ts';
import {
  computeRiepilogo,
  computeStatiQuadri,
  reopenQuadri,
  type StatiQuadri,
} from '../dichiarazione.rules.ts';
import { insertModifiche, type NuovaModifica } from '../storia.queries.ts';
import { getFatti } from '../vita/fatti.queries.ts';
import { type Chi, type Passo, requirePasso } from '../vita/vita.rules.ts';
import { requireQuadriAttivi } from './quadri-di-modulo.ts';

/** Who writes. */
export interface Autore {
  readonly utenteId: number;
  /** From where; missing for work done in the background. */
  readonly ip?: string;
}

/** A declaration held for writing, with the modello of its year. */
export interface Trattenuta {
  readonly dichiarazione: Dichiarazione;
  readonly modello: Modello;
}

/** @throws ANNO_NON_DISPONIBILE, NON_TROVATO */
export async function requireDichiarazione(trx: Trx, anno: number, id: string): Promise<Trattenuta> {
  const dichiarazione = await lockDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
  const modello = await requireModello(trx, anno, dichiarazione.tipo);
  return { dichiarazione, modello };
}

/** Held for a step of its life. @throws ANNO_NON_DISPONIBILE, NON_TROVATO, and what the step refuses */
export async function requirePronta(
  trx: Trx,
  passo: Passo,
  chi: Chi,
  { anno, id }: { anno: number; id: string },
): Promise<Trattenuta> {
  const trattenuta = await requireDichiarazione(trx, anno, id);
  requirePasso(passo, await getFatti(trx, trattenuta.dichiarazione), chi);
  return trattenuta;
}

/**
 * Held for writing, open, and of nobody else.
 * @throws ANNO_NON_DISPONIBILE, NON_TROVATO, DICHIARAZIONE_CHIUSA, DICHIARAZIONE_SOLA_LETTURA
 */
export const requireAperta = (trx: Trx, chi: Chi, anno: number, id: string): Promise<Trattenuta> =>
  requirePronta(trx, 'modifica', chi, { anno, id });

/** A change of state in the audit log, besides the record of the declaration. */
export const writeAtto = (
  trx: Trx,
  { utenteId, ip }: Autore,
  { studioId, id }: Pick<Dichiarazione, 'studioId' | 'id'>,
  azione: string,
  valori: { prima?: unknown; dopo?: unknown },
) =>
  writeRegistro(trx, {
    studioId,
    utenteId,
    ip: ip ?? null,
    azione,
    entita: 'dichiarazione',
    entitaId: id,
    ...valori,
  });

/** One line of the record for what changes no casella: the version stays. */
export const writeModifica = (
  trx: Trx,
  dichiarazione: Dichiarazione,
  { utenteId }: Autore,
  modifica: NuovaModifica,
): Promise<void> => insertModifiche(trx, dichiarazione, dichiarazione.versione, utenteId, [modifica]);

/** Who sends it, and from when he promised to. */
export interface Incarico {
  /** Null: the default of the year. */
  readonly intermediarioId: string | null;
  readonly dataImpegno: string | null;
  readonly impegno: Dichiarazione['impegno'];
}

/** What changes in a declaration, and what the record says of it. */
export interface Cambio {
  readonly righi?: DatiModello;
  readonly forzature?: Forzature;
  readonly statiQuadri?: StatiQuadri;
  /** Quadri that were touched: those completed among them, and among their dependents, reopen. */
  readonly quadriToccati?: readonly string[];
  readonly stato?: Dichiarazione['stato'];
  readonly stampaData?: Date | null;
  readonly riapertaIl?: Date;
  readonly incarico?: Incarico;
  readonly modifiche: readonly NuovaModifica[];
}

function describeRiaperture(riaperti: readonly string[], toccati: readonly string[]): NuovaModifica[] {
  return riaperti.map((codice) => ({
    azione: 'riapertura quadro',
    chiave: codice,
    ...(toccati.includes(codice) ? {} : { motivo: `Dipende da ${toccati.join(', ')}` }),
  }));
}

/**
 * Writes a change whole: recomputes with the same engine, reopens what must be, updates the row and appends to the record.
 * Answers the new version and the calculation it stands on. @throws MODULO_NON_ATTIVO for a quadro whose module is off
 */
export async function writeDichiarazione(
  trx: Trx,
  autore: Autore,
  { dichiarazione, modello }: Trattenuta,
  cambio: Cambio,
): Promise<{ versione: number; calcolo: Calcolo; statiQuadri: StatiQuadri }> {
  const righi = cambio.righi ?? dichiarazione.righi;
  const forzature = cambio.forzature ?? dichiarazione.forzature;
  await requireQuadriAttivi(trx, dichiarazione, righi);
  const calcolo = createCalcolo(modello, righi, forzature);
  const toccati = cambio.quadriToccati ?? [];
  const { stati, riaperti } = reopenQuadri(modello, cambio.statiQuadri ?? dichiarazione.statiQuadri, toccati);
  const statiQuadri = computeStatiQuadri(modello, righi, stati);
  const versione = dichiarazione.versione + 1;
  const { intermediarioId, dataImpegno, impegno } = cambio.incarico ?? dichiarazione;
  await updateDichiarazione(trx, dichiarazione, {
    stato: cambio.stato ?? dichiarazione.stato,
    versione,
    righi,
    forzature,
    statiQuadri,
    riepilogo: computeRiepilogo(modello, statiQuadri, calcolo),
    versioneProgramma: modello.versione,
    stampaData: cambio.stampaData === undefined ? dichiarazione.stampaData : cambio.stampaData,
    dataImpegno,
    intermediarioId,
    impegno,
    riapertaIl: cambio.riapertaIl ?? dichiarazione.riapertaIl,
    utenteId: autore.utenteId,
  });
  await insertModifiche(trx, dichiarazione, versione, autore.utenteId, [
    ...cambio.modifiche,
    ...describeRiaperture(riaperti, toccati),
  ]);
  return { versione, calcolo, statiQuadri };
}
