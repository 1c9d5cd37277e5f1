import { type ordine730Caricato, type TipoOrdine, testiPrecompilata } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { stepIntero, withTenant } from '../../../db/tenancy.ts';
import type { FileInviato } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { readLimiti } from './configurazione.service.ts';
import { takeRisposta } from './esito.ts';
import { type Risposta, readRichieste, readRisposte, type ScartoRiga } from './file.rules.ts';
import { readZip } from './file.ts';
import { makeOrdine, requireFuoriOrdine } from './ordine.service.ts';
import { requirePassaggio } from './richiesta.rules.ts';
import {
  findDelCliente,
  findPersonaDelCodice,
  findRichiesta,
  insertRichiesta,
  type Richiesta,
  updateRichiesta,
} from './richieste.queries.ts';
import {
  type Chi,
  describeScarto,
  readAutore,
  readRicevuta,
  refuse,
  requireDelega,
  tellRichiesta,
} from './richieste.service.ts';

type Caricato = z.output<typeof ordine730Caricato>['data'];
interface Dove {
  readonly chi: Chi;
  readonly studioId: number;
  readonly anno: number;
  readonly adesso: Date;
}

/** The request of a client of the studio, born now where there was none. @throws NON_TROVATO, RICHIESTA_NON_VALIDA */
async function ensureRichiesta(
  trx: Trx,
  { studioId, anno }: Dove,
  codiceFiscale: string,
): Promise<Richiesta> {
  const persona = await findPersonaDelCodice(trx, studioId, codiceFiscale);
  if (!persona) throw new DomainError('NON_TROVATO');
  if (persona.tipo !== 'PF') throw refuse(testiPrecompilata.SOLO_PERSONE);
  const nata = await insertRichiesta(trx, persona, anno);
  const sua =
    nata === null
      ? await findDelCliente(trx, persona, anno)
      : await findRichiesta(trx, nata, { isTenuta: true });
  if (!sua) throw new DomainError('NON_TROVATO');
  return sua;
}

/** A request of a file becomes one to be sent. @throws PASSAGGIO_RICHIESTA, RICHIESTA_NON_VALIDA without a delega */
async function prepareRiga(
  trx: Trx,
  dove: Dove,
  tipo: TipoOrdine,
  codiceFiscale: string,
): Promise<Richiesta> {
  const richiesta = await ensureRichiesta(trx, dove, codiceFiscale);
  const stato = tipo === 'Richieste' ? 'Creata' : 'Annullamento Creato';
  const delega = tipo === 'Richieste' ? { delega_id: (await requireDelega(trx, richiesta)).id } : {};
  if (richiesta.stato !== stato) requirePassaggio(richiesta.stato, stato);
  else if (tipo !== 'Esterno') await requireFuoriOrdine(trx, tipo, [richiesta]);
  await updateRichiesta(trx, richiesta, { stato, ...delega });
  await tellRichiesta(trx, readAutore(dove.chi), richiesta, 'richiesta 730 da file', {
    prima: { stato: richiesta.stato },
    dopo: { stato },
  });
  return richiesta;
}

/** What came another way: of one that was asked for it is its answer, of the others an import from outside. */
async function takeEsterna(trx: Trx, dove: Dove, risposta: Risposta): Promise<Richiesta> {
  const { chi, adesso } = dove;
  const richiesta = await ensureRichiesta(trx, dove, risposta.codiceFiscale);
  const autore = readAutore(chi);
  if (richiesta.stato === 'Inviata' || richiesta.stato === 'Annullamento Inviato') {
    await takeRisposta(trx, { autore, adesso }, richiesta, risposta);
    return richiesta;
  }
  if (risposta.esito !== 'Ricevuta') throw new DomainError('PASSAGGIO_RICHIESTA');
  if (richiesta.dichiarazione_id !== null) throw refuse(testiPrecompilata.GIA_IMPORTATA);
  const stato = 'Importazione Esterna';
  if (richiesta.stato !== stato) requirePassaggio(richiesta.stato, stato);
  await updateRichiesta(trx, richiesta, {
    ...{ stato, codice: risposta.codice, ricevuta_il: adesso, fuori: [] },
    ...readRicevuta(risposta),
  });
  await tellRichiesta(trx, autore, richiesta, 'importazione esterna 730', {
    prima: { stato: richiesta.stato },
    dopo: { stato, voci: risposta.voci.length },
  });
  return richiesta;
}

interface Riga {
  readonly numero: number;
  readonly take: (trx: Trx) => Promise<Richiesta>;
}
/** The rows of the files that were sent, each as what is to be done. @throws FILE_NON_AMMESSO, NESSUN_DATO_DA_IMPORTARE */
async function readRighe(
  dove: Dove,
  tipo: TipoOrdine,
  file: readonly FileInviato[],
): Promise<{ righe: Riga[]; scarti: ScartoRiga[] }> {
  const righe: Riga[] = [];
  const scarti: ScartoRiga[] = [];
  for (const { contenuto } of file) {
    const letto = await readZip(contenuto, dove.chi.sessione.utenteId);
    if ((letto.genere === 'risposte') !== (tipo === 'Esterno'))
      throw new DomainError('FILE_NON_AMMESSO', { messaggio: testiPrecompilata.COLONNE });
    if (tipo === 'Esterno') {
      const lette = readRisposte(letto.righe);
      scarti.push(...lette.scarti);
      righe.push(
        ...lette.risposte.map((una) => ({
          numero: una.riga,
          take: (trx: Trx) => takeEsterna(trx, dove, una),
        })),
      );
      continue;
    }
    const lette = readRichieste(letto.righe);
    scarti.push(...lette.scarti);
    righe.push(
      ...lette.codici.map(({ codiceFiscale, riga }) => ({
        numero: riga,
        take: (trx: Trx) => prepareRiga(trx, dove, tipo, codiceFiscale),
      })),
    );
  }
  return { righe, scarti };
}

/** Takes each row whole or not at all, and puts those that were taken in an order. */
async function takeRighe(
  trx: Trx,
  servizi: Pick<Servizi, 'precompilata' | 'now'>,
  dove: Dove,
  tipo: TipoOrdine,
  { righe, file }: { righe: readonly Riga[]; file: Buffer },
): Promise<{ id: string; prese: number; scarti: ScartoRiga[] }> {
  const prese = new Map<string, Richiesta>();
  const scarti: ScartoRiga[] = [];
  for (const { numero, take } of righe) {
    try {
      const richiesta = await stepIntero(trx, () => take(trx));
      prese.set(richiesta.id, richiesta);
    } catch (errore) {
      scarti.push({ Riga: numero, Messaggio: describeScarto(errore) });
    }
  }
  if (prese.size === 0) throw refuse(scarti[0]?.Messaggio ?? testiPrecompilata.RIGA);
  const { studioId, anno } = dove;
  const suo = tipo === 'Esterno' ? { inviato: null, ricevuto: file } : { inviato: file, ricevuto: null };
  const nuovo = { studioId, anno, tipo, file: suo };
  const { id } = await makeOrdine(trx, servizi, readAutore(dove.chi), nuovo, [...prese.values()]);
  return { id, prese: prese.size, scarti };
}

/**
 * Makes an order of a file: of requests or cancellations, to be sent; or of answers that came another way, which are taken at
 * once. The rows that cannot be taken say why.
 * @throws FILE_TROPPO_GRANDE, FILE_NON_AMMESSO, NESSUN_DATO_DA_IMPORTARE, TROPPE_RIGHE, RICHIESTA_NON_VALIDA when none can
 */
export async function uploadOrdine(
  servizi: Servizi,
  chi: Chi,
  { tipo, anno, file }: { tipo: TipoOrdine; anno: number; file: readonly FileInviato[] },
): Promise<Caricato> {
  const studioId = requireStudio(chi.sessione, undefined);
  const limiti = await withTenant(servizi.db, chi.sessione, (trx) => readLimiti(trx, studioId));
  const byte = file.reduce((somma, { contenuto }) => somma + contenuto.length, 0);
  if (byte > limiti.mb * 1024 * 1024)
    throw new DomainError('FILE_TROPPO_GRANDE', { messaggio: testiPrecompilata.troppoGrande(limiti.mb) });
  const dove: Dove = { chi, studioId, anno, adesso: servizi.now() };
  const { righe, scarti } = await readRighe(dove, tipo, file);
  if (righe.length > limiti.righe)
    throw new DomainError('TROPPE_RIGHE', { messaggio: testiPrecompilata.troppeRighe(limiti.righe) });
  const contenuto = file[0]?.contenuto ?? Buffer.alloc(0);
  const fatto = await withTenant(servizi.db, chi.sessione, (trx) =>
    takeRighe(trx, servizi, dove, tipo, { righe, file: contenuto }),
  );
  const scartate = [...scarti, ...fatto.scarti].sort((a, b) => a.Riga - b.Riga);
  return { id: fatto.id, righe: fatto.prese, scartate };
}
