import { createHash } from 'node:crypto';
import { type dispositivoNuovo, type RecapitiFilo, testiCampo } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import type { Push } from '../../../gateways/push/port.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { deleteDispositivo, listDispositivi, saveDispositivo } from './recapito.queries.ts';

/** What a browser knows itself by: the address stays a secret of the house and of it. */
const computeImpronta = (indirizzo: string): string =>
  createHash('sha256').update(indirizzo).digest('base64url');

/** More browsers than a person has. */
const MASSIMI = 10;
type Nuovo = z.output<typeof dispositivoNuovo>;

/** Where a user is told of what is new, besides the portal. */
export async function readRecapiti(trx: Trx, push: Push | null, utenteId: number): Promise<RecapitiFilo> {
  const dispositivi = await listDispositivi(trx, utenteId);
  return {
    Chiave: push?.chiave ?? null,
    Simulato: push?.isSimulato ?? false,
    Dispositivi: dispositivi.map(({ id, nome, indirizzo, creata_il }) => ({
      Id: id,
      Nome: nome,
      Impronta: computeImpronta(indirizzo),
      CreatoIl: creata_il.toISOString(),
    })),
  };
}

/**
 * A browser that the user wants to be told in; one that was there is written over, if it was his or he has its keys.
 * @throws RICHIESTA_NON_VALIDA (Indirizzo, P256dh, Nome), PUSH_ASSENTE where the house sends to no browser
 */
export async function addDispositivo(
  trx: Trx,
  { push }: Pick<Servizi, 'push'>,
  utenteId: number,
  { Indirizzo, P256dh, Auth, Nome }: Nuovo,
): Promise<void> {
  if (push === null) throw new DomainError('PUSH_ASSENTE');
  const suoi = await listDispositivi(trx, utenteId);
  const isNuovo = suoi.every(({ indirizzo }) => indirizzo !== Indirizzo);
  requireNessunErrore({
    ...(!push.isAmmesso(Indirizzo) && { Indirizzo: [testiCampo.PUSH_SCONOSCIUTO] }),
    ...(isNuovo && suoi.length >= MASSIMI && { Nome: [testiCampo.PUSH_TROPPI] }),
    ...(!push.isLeggibile({ p256dh: P256dh, auth: Auth }) && { P256dh: [testiCampo.PUSH_CHIAVE] }),
  });
  const dati = { indirizzo: Indirizzo, p256dh: P256dh, auth: Auth, nome: Nome };
  const isSuo = await saveDispositivo(trx, utenteId, dati);
  requireNessunErrore(isSuo ? {} : { Indirizzo: [testiCampo.PUSH_DI_ALTRI] });
}

/** @throws NON_TROVATO when it is not there, or not of this user */
export async function removeDispositivo(trx: Trx, utenteId: number, id: number): Promise<void> {
  if ((await deleteDispositivo(trx, utenteId, id)) === 0) throw new DomainError('NON_TROVATO');
}
