import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { advanceDocumento, replaceDocumento } from '../../clienti/documento/documento.public.ts';
import {
  type Busta,
  findBusta,
  findServizio,
  insertEvento,
  listChiaviDocumenti,
  markFirmatari,
  updateStato,
} from './busta.queries.ts';
import { type EventoBusta, findEvento, findPassaggio } from './busta.rules.ts';
import { askServizio, openSegreto, releaseDocumenti, requireFirma, tell } from './busta.service.ts';

/** What the service tells; the rest of what it writes is not read. */
const chiamata = z.object({
  event_id: z.string().min(1).max(100),
  event_name: z.string().max(100),
  data: z.object({
    signature_request: z.object({ id: z.string().min(1).max(100) }),
    signer: z.object({ id: z.string().max(100) }).optional(),
  }),
});
type Chiamata = z.output<typeof chiamata>;
interface Arrivata {
  readonly studioId: number;
  readonly corpo: string;
  readonly intestazioni: Readonly<Record<string, unknown>>;
}

const SERVIZIO = { utenteId: null, ip: null } as const;

/** @throws NON_AUTENTICATO for a call that was not signed with the secret of the studio */
async function requireAutentica(
  servizi: Servizi,
  { studioId, corpo, intestazioni }: Arrivata,
): Promise<void> {
  const noto = await withTenant(servizi.db, { studi: [studioId] }, (trx) => findServizio(trx, studioId));
  const segreto = noto && openSegreto(servizi, studioId, noto.segreto);
  if (!segreto || !servizi.firma?.isAutentica(segreto, corpo, intestazioni))
    throw new DomainError('NON_AUTENTICATO');
}

/** The documents as they were signed, taken before anything is written: one that does not come is told again later. */
async function takeFirmati(servizi: Servizi, studioId: number, esternoId: string) {
  const letta = await withTenant(servizi.db, { studi: [studioId] }, async (trx) => {
    const busta = await findBusta(trx, { esternoId });
    if (!busta) throw new DomainError('NON_TROVATO');
    if (busta.stato !== 'Inviato') return undefined;
    return { ...(await requireFirma(trx, servizi, studioId)), chiavi: await listChiaviDocumenti(trx, busta) };
  });
  if (!letta) return [];
  const { firma, token, chiavi } = letta;
  const firmati = [];
  for (const { documento_id, esterno_id } of chiavi) {
    const contenuto = await askServizio(() => firma.download(token, esternoId, esterno_id));
    firmati.push({ id: documento_id, contenuto });
  }
  return firmati;
}
type Firmati = readonly { readonly id: string; readonly contenuto: Buffer }[];

/** An envelope ends, and its documents with it. Answers whether it did: what is over stays as it is. */
export async function concludeBusta(
  trx: Trx,
  busta: Busta,
  evento: EventoBusta,
  firmati: Firmati,
  adesso: Date,
  chi: { readonly utenteId: null; readonly ip: string | null } = SERVIZIO,
): Promise<boolean> {
  const stato = findPassaggio(busta.stato, evento);
  if (!stato) return false;
  await updateStato(trx, busta, stato, evento === 'firmata' ? adesso : null);
  if (evento !== 'firmata') await releaseDocumenti(trx, chi, busta);
  else {
    await markFirmatari(trx, busta, adesso);
    for (const { id, contenuto } of firmati) {
      const nome = busta.documenti.find(({ Id }) => Id === id)?.Nome ?? 'firmato.pdf';
      await replaceDocumento(trx, chi, id, {
        nome,
        contenuto,
        motivo: `prima della firma, busta ${busta.numero}/${busta.anno}`,
      });
      await advanceDocumento(trx, chi, id, 'firma', busta.simulata);
    }
  }
  await tell(trx, busta, chi, `busta ${evento}`, { stato });
  return true;
}

async function hearEvento(trx: Trx, studioId: number, detta: Chiamata, firmati: Firmati, adesso: Date) {
  const { event_id, event_name, data } = detta;
  const busta = await findBusta(trx, { esternoId: data.signature_request.id }, { isTenuta: true });
  // It may be told before the answer of the send is written: the service tells it again.
  if (!busta) throw new DomainError('NON_TROVATO');
  const riga = { studio_id: studioId, evento_id: event_id, busta_id: busta.id, tipo: event_name };
  if (!(await insertEvento(trx, riga))) return false;
  const evento = findEvento(event_name);
  if (evento) return concludeBusta(trx, busta, evento, firmati, adesso);
  if (event_name !== 'signer.done' || !data.signer || busta.stato !== 'Inviato') return false;
  const isNuova = await markFirmatari(trx, busta, adesso, data.signer.id);
  if (isNuova) await tell(trx, busta, SERVIZIO, 'firma di un firmatario', { firmatario: data.signer.id });
  return isNuova;
}

/**
 * Hears what the signing service tells, once for each event whatever the order: what comes late changes nothing. Answers
 * whether something changed. @throws NON_AUTENTICATO, RICHIESTA_NON_VALIDA, NON_TROVATO, SERVIZIO_NON_DISPONIBILE
 */
export async function hearFirma(servizi: Servizi, arrivata: Arrivata): Promise<boolean> {
  await requireAutentica(servizi, arrivata);
  const letta = chiamata.safeParse(JSON.parse(arrivata.corpo));
  if (!letta.success) throw new DomainError('RICHIESTA_NON_VALIDA');
  const { studioId } = arrivata;
  const { id } = letta.data.data.signature_request;
  const isFirmata = findEvento(letta.data.event_name) === 'firmata';
  const firmati = isFirmata ? await takeFirmati(servizi, studioId, id) : [];
  return withTenant(servizi.db, { studi: [studioId] }, (trx) =>
    hearEvento(trx, studioId, letta.data, firmati, servizi.now()),
  );
}
