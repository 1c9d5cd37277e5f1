import type { PianoRiservatezzaFilo } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Cifratura } from '../../../cifratura.ts';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { destroyChiavi, listIdChiaviDi } from '../../base/chiave-dati/chiave-dati.public.ts';
import { sealStudio } from '../../base/registro/registro.public.ts';
import { eraseResidui } from './residui.queries.ts';
import {
  countDelCliente,
  eraseDichiarazioni,
  eraseIntorno,
  eraseScheda,
  type Interessato,
  limitScheda,
  listDelegheTenute,
  listDichiarazioniDelRegistro,
  listDichiarazioniTenute,
  listDocumentiTenuti,
  listVersamentiTenuti,
  lockInteressato,
} from './riservatezza.queries.ts';
import { computePiano, type Piano, type Situazione, toPianoFilo } from './riservatezza.rules.ts';

/** Who erases; null for what the product does by itself, when a term is over. */
export interface Autore {
  readonly utenteId: number | null;
  readonly ip: string | null;
}

/** What an erasure did. */
export interface EsitoCancellazione {
  readonly studioId: number;
  readonly id: string;
  readonly esito: 'cancellata' | 'limitata';
  /** Last day of what stays. */
  readonly fino: string | null;
}

async function readSituazione(trx: Trx, chi: Interessato, adesso: Date): Promise<Situazione> {
  return {
    oggi: giornoDiRoma(adesso),
    limitataFino: chi.limitataFino,
    dichiarazioni: await listDichiarazioniTenute(trx, chi),
    documenti: await listDocumentiTenuti(trx, chi),
    deleghe: await listDelegheTenute(trx, chi),
    versamenti: await listVersamentiTenuti(trx, chi),
    ...(await countDelCliente(trx, chi)),
  };
}

/** @throws NON_TROVATO */
async function getInteressato(trx: Trx, id: string): Promise<Interessato> {
  const chi = await lockInteressato(trx, id);
  if (chi === undefined) throw new DomainError('NON_TROVATO');
  return chi;
}

/** What would become of the data of a client, if they were erased now. @throws NON_TROVATO */
export async function previewCancellazione(
  trx: Trx,
  id: string,
  adesso: Date,
): Promise<PianoRiservatezzaFilo> {
  const chi = await getInteressato(trx, id);
  const situazione = await readSituazione(trx, chi, adesso);
  const { denominazione: Denominazione, codiceFiscale: CodiceFiscale } = chi;
  return { Denominazione, CodiceFiscale, ...toPianoFilo(situazione, computePiano(situazione)) };
}

async function erase(
  trx: Trx,
  cifratura: Cifratura,
  chi: Interessato,
  piano: Piano,
  autore: Autore,
): Promise<EsitoCancellazione> {
  const { studioId, id } = chi;
  // What was written until now gets its key, so that none of it is left in clear after the keys are gone.
  await sealStudio(trx, cifratura, studioId);
  const chiavi = await listIdChiaviDi(trx, studioId, [`anagrafica:${id}`]);
  const tenute = piano.conservate.map((una) => una.id);
  const raccontate = await listDichiarazioniDelRegistro(trx, studioId, chiavi);
  await eraseDichiarazioni(
    trx,
    studioId,
    piano.scadute.map((una) => una.id),
    raccontate.filter((una) => !tenute.includes(una)),
  );
  await eraseIntorno(
    trx,
    chi,
    piano.documentiCancellati.map((uno) => uno.id),
    piano.delegheCancellate.map((una) => una.id),
    piano.versamentiPrimaDi,
  );
  if (piano.fino === null) await eraseScheda(trx, chi);
  else await limitScheda(trx, chi, piano.fino);
  await destroyChiavi(trx, studioId, chiavi);
  await eraseResidui(trx, cifratura, chi, [id, ...tenute, ...piano.scadute.map((una) => una.id)]);
  const esito = piano.fino === null ? ('cancellata' as const) : ('limitata' as const);
  await writeRegistro(trx, {
    studioId,
    ...autore,
    azione: 'cancellazione dei dati',
    entita: 'anagrafica',
    entitaId: id,
    dopo: { esito, fino: piano.fino, dichiarazioniConservate: piano.conservate.length },
  });
  return { studioId, id, esito, fino: piano.fino };
}

/**
 * Erases the data of a client in the transaction it is given, that must see those already limited: what may go is deleted,
 * the keys of what is on record are destroyed, what the law wants is limited until its day.
 * @throws NON_TROVATO, CANCELLAZIONE_BLOCCATA, DATI_INCONGRUENTI when the codice fiscale is not his
 */
export async function cancelDati(
  trx: Trx,
  { cifratura, adesso }: { readonly cifratura: Cifratura; readonly adesso: Date },
  richiesta: { readonly id: string; readonly codiceFiscale: string | null },
  autore: Autore,
): Promise<EsitoCancellazione> {
  const chi = await getInteressato(trx, richiesta.id);
  if (richiesta.codiceFiscale !== null && richiesta.codiceFiscale !== chi.codiceFiscale)
    throw new DomainError('DATI_INCONGRUENTI');
  const piano = computePiano(await readSituazione(trx, chi, adesso));
  if (piano.blocchi.length > 0) throw new DomainError('CANCELLAZIONE_BLOCCATA');
  return erase(trx, cifratura, chi, piano, autore);
}

/** Erases what is left of a client whose term is over; nothing when it is not. @throws NON_TROVATO */
export async function cancelScaduta(
  trx: Trx,
  { cifratura, adesso }: { readonly cifratura: Cifratura; readonly adesso: Date },
  id: string,
): Promise<EsitoCancellazione | null> {
  const chi = await getInteressato(trx, id);
  const situazione = await readSituazione(trx, chi, adesso);
  const piano = computePiano(situazione);
  if (chi.limitataFino === null || piano.fino !== null) return null;
  return erase(trx, cifratura, chi, piano, { utenteId: null, ip: null });
}
