import { testiPrecompilata } from '@quadra/contract';
import yazl from 'yazl';
import { DomainError } from '../../../http/domain-error.ts';
import { writeRiga, writeTesto } from '../../base/lavoro/csv.public.ts';
import { cleanCella, makePosto, withFoglio } from '../../base/lettura/lettura.public.ts';
import { type Genere, readGenere } from './file.rules.ts';

/** A zip with one CSV: the first row are its heads. */
export async function writeZip(
  nome: string,
  testa: readonly string[],
  righe: Iterable<readonly string[]>,
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  // A whole number, also below zero, is no formula.
  const write = (cella: string) => (/^-?\d+$/.test(cella) ? cella : writeTesto(cella));
  const testo = [testa, ...righe].map((celle) => writeRiga(celle.map(write))).join('');
  zip.addBuffer(Buffer.from(testo), nome);
  zip.end();
  const pezzi: Buffer[] = [];
  for await (const pezzo of zip.outputStream as AsyncIterable<Buffer>) pezzi.push(pezzo);
  return Buffer.concat(pezzi);
}

interface Letto {
  readonly genere: Genere;
  readonly righe: readonly { readonly numero: number; readonly celle: readonly string[] }[];
}
/** Rows of a file: an answer has one for each casella of each client. */
const RIGHE_MASSIME = 50_000;

/**
 * Reads the one CSV of a zip, whoever sent it, in a thread with limits.
 * @throws FILE_NON_AMMESSO with the reason, TROPPE_RIGHE, SERVIZIO_NON_DISPONIBILE
 */
export const readZip = (contenuto: Buffer, utenteId: number): Promise<Letto> =>
  withFoglio({ contenuto, utenteId, soloZip: true }, async (foglio) => {
    const posto = makePosto();
    const righe: { numero: number; celle: readonly string[] }[] = [];
    let genere: Genere | null = null;
    let isPrima = true;
    for await (const { numero, celle } of foglio.readRighe()) {
      const pulite = celle.map(cleanCella);
      if (isPrima) {
        isPrima = false;
        genere = readGenere(pulite);
        if (genere === null) break;
        continue;
      }
      for (const cella of pulite) posto.caratteri -= cella.length;
      if (righe.length >= RIGHE_MASSIME || posto.caratteri < 0) throw new DomainError('TROPPE_RIGHE');
      righe.push({ numero, celle: pulite });
    }
    if (genere === null) throw new DomainError('FILE_NON_AMMESSO', { messaggio: testiPrecompilata.COLONNE });
    if (righe.length === 0) throw new DomainError('NESSUN_DATO_DA_IMPORTARE');
    return { genere, righe };
  });
