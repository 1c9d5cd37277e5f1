import type { Readable } from 'node:stream';
import type { BustaInteraFilo } from '@quadra/contract';
import yazl from 'yazl';
import type { Trx } from '../../../db/pool.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { openDocumento } from '../../clienti/documento/documento.public.ts';
import { writeBusta } from './busta.queries.ts';
import { getBusta, nameCollegamento } from './busta.service.ts';
import { listCollegamenti, listDocumentiDi, listTraccia } from './intera.queries.ts';

/** An envelope with its documents as they are, its trace, and for a simulated one where to sign it. @throws NON_TROVATO */
export async function readIntera(
  trx: Trx,
  { cifratura }: Pick<Servizi, 'cifratura'>,
  id: string,
): Promise<BustaInteraFilo> {
  const busta = await getBusta(trx, id);
  const documenti = await listDocumentiDi(trx, busta);
  const passi = await listTraccia(trx, busta);
  const chiusi = busta.simulata && busta.stato === 'Inviato' ? await listCollegamenti(trx, busta) : [];
  return {
    ...writeBusta(busta),
    Documenti: documenti.map((uno) => ({
      Id: uno.id,
      Nome: uno.nome,
      Tipo: uno.tipo,
      Sha256: uno.sha256.toString('hex'),
      Versione: uno.versione,
    })),
    Traccia: passi.map(({ quando, evento, chi }) => ({
      Quando: quando.toISOString(),
      Evento: evento,
      Chi: chi,
    })),
    // Those of the demo were never sent.
    PagineDiProva: chiusi
      .filter(({ length }) => length > 0)
      .map((uno) => cifratura.open(uno, nameCollegamento(busta.id))),
  };
}

const nameFile = (posto: number, nome: string) =>
  `${String(posto + 1).padStart(2, '0')}-${nome.normalize('NFKD').replace(/[^\w .-]/g, '')}`;

/** The documents of an envelope as they are now, signed or not yet, in one zip. @throws NON_TROVATO */
export async function zipBusta(
  trx: Trx,
  id: string,
): Promise<{ numero: number; anno: number; zip: Readable }> {
  const busta = await getBusta(trx, id);
  const zip = new yazl.ZipFile();
  for (const [posto, { Id }] of busta.documenti.entries()) {
    const { documento, contenuto } = await openDocumento(trx, Id);
    zip.addBuffer(contenuto, nameFile(posto, documento.Nome), { compress: false });
  }
  zip.end();
  return { numero: busta.numero, anno: busta.anno, zip: zip.outputStream as Readable };
}
