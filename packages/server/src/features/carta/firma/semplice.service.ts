import { randomUUID } from 'node:crypto';
import { type bustaSemplice, findEsclusione, testiFirmaSemplice as t } from '@quadra/contract';
import { addDays, formatData, giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { stepIntero, withTenant } from '../../../db/tenancy.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import {
  endCollegamento,
  giveCollegamento,
  repeatCollegamento,
} from '../../base/collegamento/collegamento.public.ts';
import type { Busta } from './busta.queries.ts';
import { type Chi, getBusta, keepBusta, readDocumenti, requireScadenza } from './busta.service.ts';
import { requireAmpliabili } from './evidenza.ts';
import {
  type ChiFirma,
  findContatto,
  insertDaFirmare,
  listChiFirma,
  listDaFirmare,
  listLinkVivi,
  updateCollegamentoDi,
} from './semplice.queries.ts';
import { checkFirmatari, listAttesi, listSuoi } from './semplice.rules.ts';

type Nuova = z.output<typeof bustaSemplice>;
type Con = Pick<Servizi, 'posta' | 'cifratura' | 'indirizzoPubblico'>;

/** The last second of a day in Italy. Pure. */
export function computeFineGiorno(giorno: string): Date {
  const fini = ['+01:00', '+02:00'].map((fuso) => new Date(`${giorno}T23:59:59${fuso}`));
  const isUltimo = (fine: Date) =>
    giornoDiRoma(fine) === giorno && giornoDiRoma(new Date(fine.getTime() + 1000)) === addDays(giorno, 1);
  return fini.find(isUltimo) ?? new Date(`${giorno}T23:59:59+01:00`);
}

/** What the letter that carries a link to sign says. */
const writeLetteraFirma =
  (nomi: readonly string[], quale: 'invio' | 'promemoria') =>
  ({ studio, scade }: { studio: string; scade: Date }) => ({
    oggetto: `${studio}: ${quale === 'invio' ? t.oggetto : t.promemoria}`,
    frasi: [
      ...(quale === 'invio' ? t.mail : t.mailPromemoria)(
        studio,
        nomi.join(', '),
        formatData(giornoDiRoma(scade)),
      ),
    ],
    pulsante: t.pulsante,
    note: [t.nota],
  });

const listNomi = async (trx: Trx, busta: Busta, ordine: number): Promise<string[]> =>
  (await listDaFirmare(trx, busta)).filter((una) => una.ordine === ordine).map(({ nome }) => nome);

/**
 * Gives one who signs his link, in the place of none or of one that opens nothing any more: to the address that the studio wrote
 * for him, or to that of the record as it is now.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA on Email, RECORD_MODIFICATO
 */
async function giveLink(trx: Trx, con: Con, busta: Busta, chi: ChiFirma, adesso: Date): Promise<void> {
  const { studio_id: studioId, anagrafica_id: anagraficaId } = busta;
  const contatto = chi.indirizzo_scritto ? undefined : await findContatto(trx, studioId, anagraficaId);
  const email = chi.indirizzo_scritto ? chi.email : contatto?.email_firma || contatto?.email || '';
  const dove = { studioId, anagraficaId, genere: 'firma' as const, scade: computeFineGiorno(busta.scadenza) };
  const lettera = writeLetteraFirma(await listNomi(trx, busta, chi.ordine), 'invio');
  const link = await giveCollegamento(trx, con, { ...dove, ...(email && { email }) }, adesso, lettera);
  const suo = { collegamento_id: link.id, email };
  if (!(await updateCollegamentoDi(trx, busta, chi, suo))) throw new DomainError('RECORD_MODIFICATO');
}

/** Those whose signature is awaited, of an envelope that is out. */
export const listAttesiDi = async (trx: Trx, busta: Busta): Promise<ChiFirma[]> =>
  busta.stato === 'Inviato' ? listAttesi(await listChiFirma(trx, busta), busta.in_ordine) : [];

/**
 * After a signature, who comes next gets his link. Who cannot be written to now waits for the studio to remind him: what was
 * signed stays signed.
 */
export async function inviteProssimi(trx: Trx, con: Con, busta: Busta, adesso: Date): Promise<void> {
  for (const chi of await listAttesiDi(trx, busta)) {
    if (chi.collegamento_id !== null) continue;
    await stepIntero(trx, () => giveLink(trx, con, busta, chi, adesso)).catch((causa: unknown) => {
      if (!(causa instanceof DomainError)) throw causa;
    });
  }
}

type Letti = Awaited<ReturnType<typeof readDocumenti>>;
const listDocumenti = (letti: Letti) => letti.map(({ documento: { Id, Nome } }) => ({ Id, Nome }));

async function writeSemplice(
  trx: Trx,
  servizi: Servizi,
  chi: Chi,
  nuova: Nuova,
  letti: Letti,
): Promise<Busta> {
  const studioId = requireStudio(chi.sessione, undefined);
  const contatto = await findContatto(trx, studioId, letti[0]?.documento.IdAnagrafica ?? '');
  const scheda = contatto?.email_firma || contatto?.email || '';
  requireNessunErrore(checkFirmatari(nuova, listDocumenti(letti), scheda));
  const id = randomUUID();
  const busta = await keepBusta(trx, servizi, chi, {
    ...{ id, studioId, nuova, letti, isSimulata: false, isInterna: true, isInOrdine: nuova.InOrdine },
    ...{ esternoId: id, documenti: letti.map(({ documento }) => documento.Id) },
    firmatari: nuova.Firmatari.map(({ Nome, Cognome, Email }) => ({
      ...{ nome: `${Cognome} ${Nome}`, email: Email ?? scheda, indirizzo_scritto: Email !== null },
      ...{ telefono: '', esterno_id: '', collegamento: Buffer.alloc(0) },
    })),
  });
  const righe = nuova.Firmatari.flatMap((uno, posto) =>
    listSuoi(listDocumenti(letti), uno).map(({ Id }) => ({ ordine: posto + 1, documento_id: Id })),
  );
  await insertDaFirmare(trx, busta, righe);
  for (const attesa of await listAttesiDi(trx, busta))
    await giveLink(trx, servizi, busta, attesa, servizi.now());
  return getBusta(trx, id);
}

/**
 * Sends an envelope to be signed by links of the house: no service outside, no token, no credit. Of the client, codes go where
 * his record says; of the others, where the studio writes, and the page of evidence says so.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA, DOCUMENTO_IN_FIRMA
 */
export async function sendSemplice(servizi: Servizi, chi: Chi, nuova: Nuova): Promise<Busta> {
  requireStudio(chi.sessione, undefined);
  requireScadenza(nuova.Scadenza, servizi.now());
  const letti = await withTenant(servizi.db, chi.sessione, (trx) => readDocumenti(trx, nuova));
  const esclusa = findEsclusione(nuova.Tipo, ...letti.map(({ documento }) => documento.Tipo));
  if (esclusa !== undefined) requireNessunErrore({ Tipo: [esclusa] });
  await requireAmpliabili(
    letti.map(({ documento, contenuto }) => ({ nome: documento.Nome, contenuto })),
    chi.sessione.utenteId,
  );
  return withTenant(servizi.db, chi.sessione, (trx) => writeSemplice(trx, servizi, chi, nuova, letti));
}

/** The same link again, or another when that one opens nothing any more. @throws BUSTA_CONCLUSA */
async function remindUno(trx: Trx, con: Con, busta: Busta, chi: ChiFirma, adesso: Date): Promise<void> {
  if (chi.collegamento_id !== null) {
    const lettera = writeLetteraFirma(await listNomi(trx, busta, chi.ordine), 'promemoria');
    const link = { studio_id: busta.studio_id, id: chi.collegamento_id };
    if (await repeatCollegamento(trx, con, link, adesso, lettera)) return;
  }
  // Read again with the link held: it may have ended because it was signed.
  const ora = await listAttesiDi(trx, await getBusta(trx, busta.id));
  const suo = ora.find(({ ordine }) => ordine === chi.ordine);
  if (!suo) throw new DomainError('BUSTA_CONCLUSA');
  await giveLink(trx, con, busta, suo, adesso);
}

/**
 * Writes again to those who are awaited, or to the one that is named. Answers their places.
 * @throws BUSTA_CONCLUSA, RICHIESTA_NON_VALIDA on Ordine for who is not awaited
 */
export async function remindSemplice(
  trx: Trx,
  con: Con,
  busta: Busta,
  adesso: Date,
  ordine: number | null = null,
): Promise<number[]> {
  const attesi = await listAttesiDi(trx, busta);
  if (attesi.length === 0) throw new DomainError('BUSTA_CONCLUSA');
  const quali = ordine === null ? attesi : attesi.filter((uno) => uno.ordine === ordine);
  if (quali.length === 0) requireNessunErrore({ Ordine: [t.NON_ATTESO] });
  for (const uno of quali) await remindUno(trx, con, busta, uno, adesso);
  return quali.map((uno) => uno.ordine);
}

/** The links of an envelope that nobody will sign open nothing any more, nor do the mails that carry them leave. */
export async function endLinkDi(
  trx: Trx,
  busta: Pick<Busta, 'studio_id' | 'id'>,
  adesso: Date,
): Promise<void> {
  for (const link of await listLinkVivi(trx, busta)) await endCollegamento(trx, link, 'ritirato', adesso);
}
