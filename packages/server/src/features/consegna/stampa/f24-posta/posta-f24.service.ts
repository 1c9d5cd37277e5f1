import { testiCampo } from '@quadra/contract';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError, type ModelState } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { applyModello } from '../../../base/posta/posta.public.ts';
import { getAnagrafica } from '../../../clienti/anagrafica/anagrafica.public.ts';
import { openDocumento, storeDocumenti } from '../../../clienti/documento/documento.public.ts';
import { findGiornoUltimo, getF24, getF24DaStampare, tellF24 } from '../../../versamenti/f24/f24.public.ts';
import { printF24 } from '../f24/stampa-f24.ts';
import { quandoItaliano } from '../stampa.service.ts';
import { destinatari, writePostaF24 } from './posta-f24.lettera.ts';
import { findMittente, hasPostaDiOggi, insertPosta } from './posta-f24.queries.ts';

type Chi = { readonly sessione: Sessione; readonly ip: string | null };
type Tenuto = Awaited<ReturnType<typeof getF24>>;
type Con = Pick<Servizi, 'config' | 'now' | 'posta'>;

/** Nothing leaves without both addresses: the sentence says which one lacks. @throws RICHIESTA_NON_VALIDA */
function requireIndirizzi(cliente: string | null, studio: string | null): void {
  const modelState: ModelState = {
    ...(cliente ? {} : { Email: [testiCampo.CLIENTE_SENZA_EMAIL] }),
    ...(studio ? {} : { EmailStudio: [testiCampo.STUDIO_SENZA_EMAIL] }),
  };
  const [messaggio] = Object.values(modelState).flat();
  if (messaggio !== undefined) throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio, modelState });
}

async function makeStampa(trx: Trx, f24: Tenuto, adesso: Date): Promise<{ nome: string; pdf: Buffer }> {
  const daStampare = await getF24DaStampare(trx, f24.id);
  const pdf = await printF24(trx, daStampare, quandoItaliano.format(adesso));
  return { nome: `F24-${f24.anno}-${String(f24.numero).padStart(5, '0')}.pdf`, pdf };
}

/** Prints a model and keeps it among the documents of the client: what is answered is what was kept. */
async function keepStampa(trx: Trx, { config }: Con, chi: Chi, f24: Tenuto, adesso: Date) {
  const { nome, pdf } = await makeStampa(trx, f24, adesso);
  const [tenuto] = await storeDocumenti(trx, chi, {
    ...{ idAnagrafica: f24.anagrafica_id, anno: f24.anno, tipo: 'F24' },
    file: [{ campo: 'uploadFile0', nome, contenuto: pdf }],
    massimoByte: config.spazioStudioByte,
  });
  const { documento, contenuto } = await openDocumento(trx, tenuto?.id ?? '');
  return { id: documento.Id, nome: documento.Nome, contenuto };
}

/** The print of a model, kept nowhere yet. @throws NON_TROVATO, F24_IN_QUESTO_STATO for one that was undone */
export async function makeStampaF24(trx: Trx, { now }: Pick<Servizi, 'now'>, id: string) {
  const f24 = await getF24(trx, id);
  if (f24.stato === 'Annullato') throw new DomainError('F24_IN_QUESTO_STATO');
  return { ...(await makeStampa(trx, f24, now())), idAnagrafica: f24.anagrafica_id, anno: f24.anno };
}

/**
 * Mails a model to the studio and to its client, each in its words. The print is made once, kept among the documents of the
 * client, and what is kept is what goes with both.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA without an address, EMAIL_GIA_INVIATA for the second of a day that is not confirmed,
 * F24_IN_QUESTO_STATO for one that was undone, SPAZIO_ESAURITO
 */
export async function mailF24(
  trx: Trx,
  con: Con,
  chi: Chi,
  { id, conferma }: { readonly id: string; readonly conferma: boolean },
): Promise<{ Studio: string; Cliente: string; IdDocumento: string }> {
  const adesso = con.now();
  const f24 = await getF24(trx, id, { isTenuto: true });
  if (f24.stato === 'Annullato') throw new DomainError('F24_IN_QUESTO_STATO');
  const quale = { studioId: f24.studio_id, f24Id: f24.id };
  const cliente = await getAnagrafica(trx, f24.anagrafica_id);
  const mittente = await findMittente(trx, f24.studio_id);
  requireIndirizzi(cliente.email, mittente.email);
  if (!conferma && (await hasPostaDiOggi(trx, quale, adesso))) throw new DomainError('EMAIL_GIA_INVIATA');

  const stampa = await keepStampa(trx, con, chi, f24, adesso);
  const avviso = {
    testi: mittente.testi as Readonly<Record<string, string>>,
    cliente: cliente.denominazione,
    studio: mittente.ragione_sociale,
    anno: f24.anno,
    scadenza: findGiornoUltimo(f24),
    saldo: f24.debito - f24.credito,
  };
  const indirizzi = { studio: mittente.email ?? '', cliente: cliente.email ?? '' };
  for (const a of destinatari)
    await con.posta.queueMessaggio(trx, {
      ...(await applyModello(trx, { studioId: f24.studio_id }, writePostaF24(a, avviso))),
      destinatario: indirizzi[a],
      allegati: [{ nome: stampa.nome, tipo: 'application/pdf', contenuto: stampa.contenuto }],
    });
  const comune = { studio_id: f24.studio_id, f24_id: f24.id, documento_id: stampa.id, inviata_il: adesso };
  await insertPosta(
    trx,
    destinatari.map((a) => ({ ...comune, a, email: indirizzi[a], inviata_da: chi.sessione.utenteId })),
  );
  await tellF24(trx, { ...chi, adesso }, f24, {
    azione: 'F24 per e-mail',
    dopo: { ...indirizzi, documento: stampa.id },
  });
  return { Studio: indirizzi.studio, Cliente: indirizzi.cliente, IdDocumento: stampa.id };
}
