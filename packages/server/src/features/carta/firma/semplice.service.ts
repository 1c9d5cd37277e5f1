import { randomUUID } from 'node:crypto';
import { type bustaSemplice, findEsclusione, testiFirmaSemplice as t } from '@quadra/contract';
import { addDays, formatData, giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { giveCollegamento, repeatCollegamento } from '../../base/collegamento/collegamento.public.ts';
import { type Busta, listFirmatari } from './busta.queries.ts';
import { type Chi, getBusta, keepBusta, readDocumenti, requireScadenza } from './busta.service.ts';
import { requireAmpliabili } from './evidenza.ts';
import { findContatto, findFirmatario, updateCollegamentoDi } from './semplice.queries.ts';

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

interface DaMandare {
  readonly studioId: number;
  readonly anagraficaId: string;
  readonly scadenza: string;
  readonly nomi: readonly string[];
}
/** Gives a link to sign to the address that the record has for it. @throws NON_TROVATO, RICHIESTA_NON_VALIDA on Email */
async function giveLink(
  trx: Trx,
  con: Con,
  { studioId, anagraficaId, scadenza, nomi }: DaMandare,
  adesso: Date,
) {
  const contatto = await findContatto(trx, studioId, anagraficaId);
  const email = contatto?.email_firma || contatto?.email;
  const dove = { studioId, anagraficaId, genere: 'firma' as const, scade: computeFineGiorno(scadenza) };
  const nuovo = { ...dove, ...(email && { email }) };
  const link = await giveCollegamento(trx, con, nuovo, adesso, writeLetteraFirma(nomi, 'invio'));
  return { id: link.id, email: email ?? '' };
}

/**
 * Sends an envelope to be signed by a link of the house: no service outside, no token, no credit. Its signer is one, and his
 * codes go where the record of the client says.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA, DOCUMENTO_IN_FIRMA
 */
export async function sendSemplice(servizi: Servizi, chi: Chi, nuova: Nuova): Promise<Busta> {
  const studioId = requireStudio(chi.sessione, undefined);
  const adesso = servizi.now();
  requireScadenza(nuova.Scadenza, adesso);
  const letti = await withTenant(servizi.db, chi.sessione, (trx) => readDocumenti(trx, nuova));
  const esclusa = findEsclusione(nuova.Tipo, ...letti.map(({ documento }) => documento.Tipo));
  if (esclusa !== undefined) requireNessunErrore({ Tipo: [esclusa] });
  await requireAmpliabili(
    letti.map(({ documento, contenuto }) => ({ nome: documento.Nome, contenuto })),
    chi.sessione.utenteId,
  );
  return withTenant(servizi.db, chi.sessione, async (trx) => {
    const anagraficaId = letti[0]?.documento.IdAnagrafica ?? '';
    const nomi = letti.map(({ documento }) => documento.Nome);
    const dove = { studioId, anagraficaId, scadenza: nuova.Scadenza, nomi };
    const link = await giveLink(trx, servizi, dove, adesso);
    const id = randomUUID();
    const { Cognome, Nome } = nuova.Firmatario;
    return keepBusta(trx, servizi, chi, {
      ...{ id, studioId, nuova, letti, isSimulata: false, isInterna: true, esternoId: id },
      documenti: letti.map(({ documento }) => documento.Id),
      firmatari: [
        {
          ...{ nome: `${Cognome} ${Nome}`, email: link.email, telefono: '', esterno_id: link.id },
          ...{ collegamento: Buffer.alloc(0), collegamento_id: link.id },
        },
      ],
    });
  });
}

/** Writes again to who has to sign: the same link, or another when that one opens nothing any more. Answers whose turn it was. */
export async function remindSemplice(trx: Trx, con: Con, busta: Busta, adesso: Date): Promise<number> {
  const firmatario = await findFirmatario(trx, busta);
  const [primo] = await listFirmatari(trx, busta);
  if (!firmatario?.collegamento_id || !primo) throw new DomainError('BUSTA_CONCLUSA');
  const nomi = busta.documenti.map(({ Nome }) => Nome);
  const link = { studio_id: busta.studio_id, id: firmatario.collegamento_id };
  const isRipetuto = await repeatCollegamento(trx, con, link, adesso, writeLetteraFirma(nomi, 'promemoria'));
  if (isRipetuto) return primo.ordine;
  // Read again with the link held: it may have ended because it was signed.
  if ((await getBusta(trx, busta.id)).stato !== 'Inviato') throw new DomainError('BUSTA_CONCLUSA');
  const dove = {
    studioId: busta.studio_id,
    anagraficaId: busta.anagrafica_id,
    scadenza: busta.scadenza,
    nomi,
  };
  const nuovo = await giveLink(trx, con, dove, adesso);
  await updateCollegamentoDi(trx, busta, { collegamento_id: nuovo.id, email: nuovo.email });
  return primo.ordine;
}

/** The link of an envelope of the house, for who ends it. @throws NON_TROVATO */
export async function getLink(trx: Trx, busta: Busta): Promise<{ studio_id: number; id: string }> {
  const firmatario = await findFirmatario(trx, busta);
  if (!firmatario?.collegamento_id) throw new DomainError('NON_TROVATO');
  return { studio_id: busta.studio_id, id: firmatario.collegamento_id };
}
