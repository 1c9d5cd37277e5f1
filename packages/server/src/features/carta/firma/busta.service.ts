import { createHash, randomUUID } from 'node:crypto';
import { type bustaNuova, percorsi, percorso, testiFirma } from '@quadra/contract';
import { addDays, giornoDiRoma } from '@quadra/values';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { type Firma, FirmaAssente } from '../../../gateways/firma/port.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { openCredenziale } from '../../accesso/credenziale/credenziale.public.ts';
import { advanceDocumento, getDocumento, openDocumento } from '../../clienti/documento/documento.public.ts';
import {
  type Busta,
  findBusta,
  findServizio,
  insertBusta,
  listChiaviDocumenti,
  takeNumero,
  upsertServizio,
} from './busta.queries.ts';

export interface Chi {
  readonly sessione: Sessione;
  readonly ip: string;
}
type Nuova = z.output<typeof bustaNuova>;
const PDF = 'application/pdf';
const MASSIMO_GIORNI = 90;

/** The service and the token of a studio. @throws TOKEN_FIRMA_MANCANTE */
export async function requireFirma(
  trx: Trx,
  { firma, cifratura }: Servizi,
  studioId: number,
): Promise<{ firma: Firma; token: string }> {
  const credenziale = await openCredenziale(trx, cifratura, studioId, 'firma');
  if (firma === null || !credenziale) throw new DomainError('TOKEN_FIRMA_MANCANTE');
  return { firma, token: credenziale.password };
}

/** What the service says no to is told as it is. @throws SERVIZIO_NON_DISPONIBILE */
export async function askServizio<T>(domanda: () => Promise<T>): Promise<T> {
  return domanda().catch((causa: unknown) => {
    if (!(causa instanceof FirmaAssente)) throw causa;
    throw new DomainError('SERVIZIO_NON_DISPONIBILE', {
      messaggio: testiFirma.NON_RISPONDE,
      causa,
      riprovaFra: 30,
    });
  });
}

export const nameCollegamento = (bustaId: string) => `busta:${bustaId}`;
const nameSegreto = (studioId: number) => `firma-servizio:${studioId}`;
const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** The service is asked once for each token to tell what happens; the secret of its calls is kept sealed. */
async function requireAscolto(
  servizi: Servizi,
  sessione: Sessione,
  studioId: number,
  firma: Firma,
  token: string,
) {
  const impronta = hashToken(token);
  const noto = await withTenant(servizi.db, sessione, (trx) => findServizio(trx, studioId));
  if (noto?.token_impronta.equals(impronta)) return;
  const indirizzo = servizi.indirizzoPubblico() + percorso(percorsi.firmaEsito, { studio: studioId });
  const segreto = await askServizio(() => firma.subscribe(token, indirizzo));
  await withTenant(servizi.db, sessione, (trx) =>
    upsertServizio(trx, {
      studio_id: studioId,
      segreto: servizi.cifratura.seal(segreto, nameSegreto(studioId)),
      token_impronta: impronta,
    }),
  );
}
export const openSegreto = ({ cifratura }: Servizi, studioId: number, segreto: Buffer): string =>
  cifratura.open(segreto, nameSegreto(studioId));

/** The documents of an envelope: PDF of one client, none of them out or archived. @throws NON_TROVATO, RICHIESTA_NON_VALIDA */
export async function readDocumenti(trx: Trx, { Documenti }: Pick<Nuova, 'Documenti'>) {
  const letti = [];
  for (const id of new Set(Documenti)) letti.push(await openDocumento(trx, id));
  const [primo] = letti;
  const altri = letti.some(({ documento }) => documento.IdAnagrafica !== primo?.documento.IdAnagrafica);
  if (altri || !primo?.documento.IdAnagrafica) requireNessunErrore({ Documenti: [testiFirma.UN_CLIENTE] });
  if (letti.some(({ documento }) => documento.Formato !== PDF))
    requireNessunErrore({ Documenti: [testiFirma.SOLO_PDF] });
  if (letti.some(({ documento }) => documento.Stato !== null || documento.Congelato))
    requireNessunErrore({ Documenti: [testiFirma.NON_LIBERO] });
  return letti;
}

/** @throws RICHIESTA_NON_VALIDA on Scadenza */
export function requireScadenza(scadenza: string, adesso: Date): void {
  const oggi = giornoDiRoma(adesso);
  if (scadenza <= oggi || scadenza > addDays(oggi, MASSIMO_GIORNI))
    requireNessunErrore({ Scadenza: [testiFirma.SCADENZA] });
}

type Letti = Awaited<ReturnType<typeof readDocumenti>>;
interface DaTenere {
  readonly id: string;
  readonly studioId: number;
  readonly nuova: Pick<Nuova, 'Tipo' | 'Scadenza' | 'Promemoria'>;
  readonly letti: Letti;
  /** The keys that the service gave to the envelope and to its documents, each in its place. */
  readonly esternoId: string;
  readonly documenti: readonly string[];
  readonly firmatari: readonly Omit<
    Insertable<Database['busta_firmatario']>,
    'studio_id' | 'busta_id' | 'ordine' | 'firmato_il'
  >[];
  readonly isSimulata: boolean;
  readonly isInterna: boolean;
  readonly isInOrdine?: boolean;
}
/** Writes an envelope that was sent, its documents with it. @throws DOCUMENTO_IN_FIRMA */
export async function keepBusta(
  trx: Trx,
  servizi: Servizi,
  { sessione, ip }: Chi,
  { id, studioId, nuova, letti, ...dati }: DaTenere,
): Promise<Busta> {
  const anno = Number(giornoDiRoma(servizi.now()).slice(0, 4));
  const numero = await takeNumero(trx, studioId, anno);
  for (const { documento } of letti)
    await advanceDocumento(trx, { utenteId: sessione.utenteId, ip }, documento.Id, 'invio');
  await insertBusta(
    trx,
    {
      ...{ studio_id: studioId, id, anagrafica_id: letti[0]?.documento.IdAnagrafica ?? '', anno, numero },
      ...{ tipo: nuova.Tipo, stato: 'Inviato' as const, simulata: dati.isSimulata, interna: dati.isInterna },
      in_ordine: dati.isInOrdine ?? true,
      ...{ scadenza: nuova.Scadenza, promemoria: nuova.Promemoria, esterno_id: dati.esternoId },
      ...{ inviata_da: sessione.utenteId, firmata_il: null },
    },
    letti.map(({ documento }, posto) => ({
      documento_id: documento.Id,
      esterno_id: dati.documenti[posto] ?? '',
      posto,
    })),
    dati.firmatari.map((uno, posto) => ({ ...uno, ordine: posto + 1, firmato_il: null })),
  );
  const busta = await getBusta(trx, id);
  const dopo = {
    tipo: nuova.Tipo,
    documenti: letti.map(({ documento }) => documento.Sha256),
    firmatari: dati.firmatari.length,
    ...(dati.isInterna && { firma: 'semplice' }),
  };
  await tell(trx, busta, { utenteId: sessione.utenteId, ip }, 'invio busta', dopo);
  return busta;
}

/** @throws NON_TROVATO */
export async function getBusta(
  trx: Trx,
  id: string,
  quanto?: { readonly isTenuta: boolean },
): Promise<Busta> {
  const trovata = await findBusta(trx, { id }, quanto);
  if (!trovata) throw new DomainError('NON_TROVATO');
  return trovata;
}

export const tell = (
  trx: Trx,
  { studio_id, id }: Pick<Busta, 'studio_id' | 'id'>,
  chi: { readonly utenteId: number | null; readonly ip: string | null },
  azione: string,
  dopo: object,
) => writeRegistro(trx, { studioId: studio_id, ...chi, azione, entita: 'busta', entitaId: id, dopo });

/**
 * Sends an envelope. The service is asked outside every transaction; when what it took cannot be written here it is cancelled
 * there, and nothing is left on either side.
 * @throws TOKEN_FIRMA_MANCANTE, NON_TROVATO, RICHIESTA_NON_VALIDA, SERVIZIO_NON_DISPONIBILE, DOCUMENTO_IN_FIRMA
 */
export async function sendBusta(servizi: Servizi, chi: Chi, nuova: Nuova): Promise<Busta> {
  const { sessione } = chi;
  const studioId = requireStudio(sessione, undefined);
  requireScadenza(nuova.Scadenza, servizi.now());
  const { firma, token, letti } = await withTenant(servizi.db, sessione, async (trx) => ({
    letti: await readDocumenti(trx, nuova),
    ...(await requireFirma(trx, servizi, studioId)),
  }));
  await requireAscolto(servizi, sessione, studioId, firma, token);
  const id = randomUUID();
  const daFirmare = {
    id,
    nome: `${nuova.Tipo}, ${letti[0]?.documento.Denominazione ?? ''}`,
    scadenza: nuova.Scadenza,
    promemoria: nuova.Promemoria,
    documenti: letti.map(({ documento, contenuto }) => ({ nome: documento.Nome, contenuto })),
    firmatari: nuova.Firmatari.map((uno) => ({
      ...{ nome: uno.Nome, cognome: uno.Cognome, email: uno.Email, telefono: uno.Telefono },
    })),
  };
  const inviata = await askServizio(() => firma.send(token, daFirmare));
  const dati = {
    ...{ id, studioId, nuova, letti, isSimulata: firma.isSimulata, isInterna: false },
    ...{ esternoId: inviata.id, documenti: inviata.documenti },
    firmatari: nuova.Firmatari.map((uno, posto) => ({
      nome: `${uno.Cognome} ${uno.Nome}`,
      email: uno.Email,
      telefono: uno.Telefono,
      esterno_id: inviata.firmatari[posto]?.id ?? '',
      collegamento: servizi.cifratura.seal(
        inviata.firmatari[posto]?.collegamento ?? '',
        nameCollegamento(id),
      ),
    })),
  };
  return withTenant(servizi.db, sessione, (trx) => keepBusta(trx, servizi, chi, dati)).catch(
    async (causa) => {
      await firma.cancel(token, inviata.id).catch(() => undefined);
      throw causa;
    },
  );
}

/** The documents of an envelope that will not be signed are free again. */
export async function releaseDocumenti(
  trx: Trx,
  chi: { utenteId: number | null; ip: string | null },
  busta: Busta,
) {
  for (const { documento_id } of await listChiaviDocumenti(trx, busta)) {
    const { documento } = await getDocumento(trx, documento_id);
    if (documento.Stato === 'Inviato') await advanceDocumento(trx, chi, documento_id, 'rinuncia');
  }
}
