import { randomBytes } from 'node:crypto';
import { type AttoMandato, type MandatoFilo, testiCampo, tipologiaUtente } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { listPerStudio } from '../../crediti/pacchetto/pacchetto.public.ts';
import { type Autore, NESSUNO, readAutore } from './acquisto.service.ts';
import type { Contesto } from './bonifico.service.ts';
import { type Attrezzi, settlePagamento } from './chiusura.service.ts';
import { isVenditore } from './filo.ts';
import {
  findMandato,
  insertMandato,
  listDaAnnullare,
  listUsi,
  lockMandato,
  type RigaMandato,
  updateMandato,
} from './mandato.queries.ts';
import { findPassaggioMandato, isScaduto } from './mandato.rules.ts';
import { makeCausale } from './pagamento.rules.ts';
import type { Casa } from './sportello.service.ts';
import { findVenditore } from './venditore.queries.ts';

const { CON_ELMAS, AMM_STU } = tipologiaUtente;
const tutti = ['firma', 'sospende', 'riattiva', 'revoca'] as const;

/** Who buys takes back his leave; the rest is of who debits. */
function mayAtto(sessione: Sessione, riga: RigaMandato, atto: AttoMandato): boolean {
  if (isVenditore(sessione, riga) && sessione.tipologia !== CON_ELMAS) return true;
  return atto === 'revoca' && sessione.tipologia === AMM_STU && sessione.studioId === riga.studio_id;
}

/** A mandate as who asks reads it, with what he may do of it now. */
export const toFiloMandato = (sessione: Sessione, riga: RigaMandato): MandatoFilo => ({
  Id: riga.id,
  Codice: riga.codice,
  IdStudio: riga.studio_id,
  NomeStudio: riga.nome_studio,
  Creditore: riga.creditore,
  IdentificativoCreditore: riga.identificativo_creditore,
  Iban: riga.iban,
  Intestatario: riga.intestatario,
  Stato: riga.stato,
  DataMandato: riga.firmato_il,
  ProssimoAddebito: riga.prossimo,
  Motivo: riga.motivo,
  Creato: riga.creato_il.toISOString(),
  Atti: tutti.filter(
    (atto) => findPassaggioMandato(riga.stato, atto) !== undefined && mayAtto(sessione, riga, atto),
  ),
});

/** @throws NON_TROVATO */
async function getMandato(trx: Trx, id: string): Promise<RigaMandato> {
  const riga = await findMandato(trx, id);
  if (riga === undefined) throw new DomainError('NON_TROVATO');
  return riga;
}

const write = (
  trx: Trx,
  studioId: number,
  id: string,
  autore: Autore,
  { azione, prima, dopo }: { azione: string; prima?: object; dopo: object },
) =>
  writeRegistro(trx, {
    studioId,
    utenteId: autore.utenteId,
    ip: autore.ip,
    azione,
    entita: 'mandato',
    entitaId: id,
    ...(prima ? { prima: prima as Record<string, unknown> } : {}),
    dopo: dopo as Record<string, unknown>,
  });

/**
 * A studio prepares its mandate: it is printed, signed and given to the seller, who says that it has it.
 * @throws PAGAMENTI_NON_ATTIVI when its seller takes no direct debit, MANDATO_PRESENTE when one lives
 */
export async function createMandato(
  { trx, sessione, ip, servizi }: Contesto,
  studioId: number,
  { iban, intestatario }: { iban: string; intestatario: string },
): Promise<MandatoFilo> {
  const { gestoreId } = await listPerStudio(trx, { studioId, adesso: servizi.now() });
  const venditore = await findVenditore(trx, gestoreId);
  const isOfferto =
    venditore?.sdd && venditore.iban && venditore.intestatario && venditore.identificativo_creditore;
  if (!venditore || !isOfferto) throw new DomainError('PAGAMENTI_NON_ATTIVI');
  const nuovo = await insertMandato(trx, {
    studio_id: studioId,
    venditore_id: venditore.id,
    codice: makeCausale(randomBytes(10)).replace('QDR-', 'QDRM-'),
    iban,
    intestatario,
  });
  if (nuovo === undefined) throw new DomainError('MANDATO_PRESENTE');
  await write(trx, studioId, nuovo.id, readAutore(sessione, ip), {
    azione: 'nuovo mandato SDD',
    dopo: { Codice: nuovo.codice, Stato: nuovo.stato },
  });
  return toFiloMandato(sessione, await getMandato(trx, nuovo.id));
}

interface Passo {
  readonly atto: AttoMandato;
  readonly firmatoIl?: string | null;
  readonly motivo?: string | null;
}

/** The one door through which a mandate changes. False when the act may not happen where it is. */
export async function settleMandato(
  trx: Trx,
  attrezzi: Attrezzi,
  autore: Autore,
  { studioId, id }: { studioId: number; id: string },
  { atto, firmatoIl, motivo = null }: Passo,
): Promise<boolean> {
  const prima = await lockMandato(trx, studioId, id);
  const stato = prima && findPassaggioMandato(prima.stato, atto);
  if (!prima || stato === undefined) return false;
  const oggi = giornoDiRoma(attrezzi.now());
  await updateMandato(trx, prima, {
    stato,
    motivo,
    ...(atto === 'firma' ? { firmato_il: firmatoIl ?? oggi } : {}),
  });
  await write(trx, studioId, id, autore, {
    azione: `mandato SDD ${stato.toLowerCase()}`,
    prima: { Stato: prima.stato },
    dopo: { Stato: stato, ...(motivo === null ? {} : { Motivo: motivo }) },
  });
  if (stato === 'Revocato' || stato === 'Scaduto')
    for (const pagamento of await listDaAnnullare(trx, studioId, id))
      await settlePagamento(trx, attrezzi, {
        studioId,
        id: pagamento.id,
        atto: 'rinuncia',
        motivo: `mandato ${stato.toLowerCase()}`,
        autore,
      });
  return true;
}

/** @throws NON_TROVATO, NON_AUTORIZZATO, RICHIESTA_NON_VALIDA for a day to come, MANDATO_NON_CAMBIABILE */
export async function changeMandato(
  { trx, servizi, sessione, ip }: Contesto,
  id: string,
  passo: Passo,
): Promise<MandatoFilo> {
  const riga = await getMandato(trx, id);
  if (!mayAtto(sessione, riga, passo.atto)) throw new DomainError('NON_AUTORIZZATO');
  if (passo.firmatoIl && passo.firmatoIl > giornoDiRoma(servizi.now()))
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { DataMandato: [testiCampo.DATA_NON_VALIDA] },
    });
  const dove = { studioId: riga.studio_id, id };
  if (!(await settleMandato(trx, servizi, readAutore(sessione, ip), dove, passo)))
    throw new DomainError('MANDATO_NON_CAMBIABILE');
  return toFiloMandato(sessione, await getMandato(trx, id));
}

/** Mandates of some studi that nobody used for three years are good no more. Answers how many. */
export const expireMandati = (casa: Casa, studi: readonly number[]): Promise<number> =>
  withTenant(casa.db, { studi }, async (trx) => {
    const oggi = giornoDiRoma(casa.now());
    const vecchi = (await listUsi(trx)).filter(({ ultimo }) => isScaduto(ultimo, oggi));
    for (const { studio_id: studioId, id } of vecchi)
      await settleMandato(trx, casa, NESSUNO, { studioId, id }, { atto: 'scade' });
    return vecchi.length;
  });
