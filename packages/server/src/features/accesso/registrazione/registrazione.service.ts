import { cutTesto, type RegistrazioneFilo, tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { inTempoNeutro } from '../utente/attivazione.service.ts';
import { makeCodiceAttivazione } from '../utente/inviti.ts';
import { writeGiaRegistrato, writeRegistrazione } from '../utente/lettere.ts';
import { insertUtente } from '../utente/utente.queries.ts';
import { canScrivere, findGestore, findPerEmail, insertStudio } from './registrazione.queries.ts';
import { checkRegistrazione, cleanRegistrazione } from './registrazione.rules.ts';

const RAGIONE_MASSIMA = 200;

/** What a client is called: a person by surname and name. */
const nameStudio = (dati: RegistrazioneFilo): string =>
  cutTesto(
    dati.TipoProfiloCliente === tipoProfiloCliente.PRIVATO
      ? `${dati.Cognome} ${dati.Nome}`
      : dati.RagioneSociale,
    RAGIONE_MASSIMA,
  );

/** Who registers is of nobody yet: the words are of the vendor. */
const DEL_FORNITORE = { studioId: null };

async function sendConferma(servizi: Servizi, trx: Trx, utenteId: number, email: string): Promise<void> {
  const segreto = await makeCodiceAttivazione(servizi, trx, utenteId);
  await servizi.posta.queueMessaggio(trx, {
    ...(await applyModello(trx, DEL_FORNITORE, writeRegistrazione(segreto.parola))),
    destinatario: email,
    segreto,
  });
}

/**
 * The owner of an address that is known already is told, or gets his link again, a few times in an hour: who registers
 * does not hear which.
 */
async function tellPossessore(
  servizi: Servizi,
  trx: Trx,
  { id, isAttivato }: { id: number; isAttivato: boolean },
  email: string,
): Promise<void> {
  if (!(await canScrivere(trx, email))) return;
  if (isAttivato) {
    const scritto = writeGiaRegistrato(`${servizi.indirizzoPubblico()}/login`);
    await servizi.posta.queueMessaggio(trx, {
      ...(await applyModello(trx, DEL_FORNITORE, scritto)),
      destinatario: email,
    });
  } else await sendConferma(servizi, trx, id, email);
}

async function open(
  servizi: Servizi,
  trx: Trx,
  dati: RegistrazioneFilo,
  { ip, gestoreId }: { ip: string; gestoreId: number | undefined },
): Promise<void> {
  const nome = nameStudio(dati);
  const studioId = await insertStudio(trx, dati, nome, gestoreId);
  const primo = {
    nome: dati.Nome,
    cognome: dati.Cognome === '' ? nome : dati.Cognome,
    email: dati.Email,
    tipologia: tipologiaUtente.AMM_STU,
    studioId,
    gestoreId: null,
    isPrimo: true,
  };
  const utenteId = await insertUtente(trx, primo, undefined);
  await sendConferma(servizi, trx, utenteId, dati.Email);
  await writeRegistro(trx, {
    studioId,
    utenteId: null,
    ip,
    azione: 'registrazione',
    entita: 'studio',
    entitaId: studioId,
    dopo: { ragioneSociale: nome, gestoreId: gestoreId ?? null },
  });
}

/**
 * Registers a client: a studio that is not active, and who will administer it. An address that is known already changes
 * nothing, and the answer is the same, in the same time.
 * @throws RICHIESTA_NON_VALIDA, PRIVACY_NON_ACCETTATA
 */
export async function registerCliente(
  servizi: Servizi,
  scritta: RegistrazioneFilo,
  { ip, log }: { ip: string; log: FastifyBaseLogger },
): Promise<void> {
  const dati = cleanRegistrazione(scritta);
  requireNessunErrore(checkRegistrazione(dati));
  if (!dati.Informativa) throw new DomainError('PRIVACY_NON_ACCETTATA');
  await inTempoNeutro(() =>
    withIdentita(servizi.db, async (trx) => {
      const reflink = dati.Reflink ?? '';
      const gestoreId = reflink === '' ? undefined : await findGestore(trx, reflink);
      if (reflink !== '' && gestoreId === undefined)
        log.warn({ reflink }, 'registration with an unknown reflink');
      const noto = await findPerEmail(trx, dati.Email);
      if (noto) await tellPossessore(servizi, trx, noto, dati.Email);
      else await open(servizi, trx, dati, { ip, gestoreId });
    }),
  );
}
