import { createHash } from 'node:crypto';
import { type FoglioDiStileFilo, type foglioScritto, frasiFattura } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { makeWriteAtto } from '../../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../../http/domain-error.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { getRiga } from '../fattura.service.ts';
import { findXml } from '../invio.ts';
import { NonGestito } from './albero.ts';
import { readFoglioDiStile } from './foglio-di-stile.ts';
import { deleteFoglio, findContenuto, findFoglio, putFoglio } from './vista.queries.ts';

interface Autore {
  readonly sessione: Sessione;
  readonly ip: string | null;
}
const writeAtto = makeWriteAtto('foglio di stile');
const tell = (trx: Trx, { sessione, ip }: Autore, azione: string, detto: object): Promise<void> =>
  writeAtto(trx, { utenteId: sessione.utenteId, ip }, 'fatture', azione, detto);

/** The official style sheet that was loaded; null where there is none. */
export async function getFoglio(trx: Trx): Promise<FoglioDiStileFilo | null> {
  const riga = await findFoglio(trx);
  return riga ? { Nome: riga.nome, Dimensione: riga.byte, CaricatoIl: riga.caricato_il.toISOString() } : null;
}

/** Keeps a style sheet in place of the one before, when all that it does is handled. @throws RICHIESTA_NON_VALIDA on the file */
export async function loadFoglio(
  trx: Trx,
  autore: Autore,
  { Nome, Contenuto }: z.output<typeof foglioScritto>,
): Promise<FoglioDiStileFilo | null> {
  try {
    readFoglioDiStile(Contenuto);
  } catch (causa) {
    if (!(causa instanceof NonGestito)) throw causa;
    requireNessunErrore({ Contenuto: [frasiFattura.foglioNonGestito(causa.che)] });
  }
  await putFoglio(trx, { nome: Nome, contenuto: Contenuto, utenteId: autore.sessione.utenteId });
  const sha256 = createHash('sha256').update(Contenuto).digest('hex');
  await tell(trx, autore, 'caricamento', { dopo: { nome: Nome, sha256 } });
  return getFoglio(trx);
}

/** Without it invoices are looked at as our own PDF. @throws NON_TROVATO */
export async function removeFoglio(trx: Trx, autore: Autore): Promise<void> {
  const prima = await findFoglio(trx);
  if (!(await deleteFoglio(trx))) throw new DomainError('NON_TROVATO');
  await tell(trx, autore, 'eliminazione', { prima: { nome: prima?.nome ?? '' } });
}

/** The page of an invoice by the official style sheet, from its own file. @throws NON_TROVATO, FOGLIO_DI_STILE_ASSENTE */
export async function viewFattura(trx: Trx, sessione: Sessione, id: string): Promise<string> {
  const riga = await getRiga(trx, sessione, id);
  const foglio = await findContenuto(trx);
  if (foglio === undefined) throw new DomainError('FOGLIO_DI_STILE_ASSENTE');
  try {
    return readFoglioDiStile(foglio)((await findXml(trx, riga)).xml);
  } catch (causa) {
    if (causa instanceof NonGestito) throw new DomainError('FOGLIO_DI_STILE_ASSENTE', { causa });
    throw causa;
  }
}
