import { PassThrough, Transform } from 'node:stream';
import { type Deposito, fetchOggetto } from '../deposito.ts';

/** Tables whose bytes may be in the store. */
const CON_OGGETTI: readonly string[] = ['documento', 'documento_versione'];
/** Inside a text of JSON no quote is without its bar: what follows one of its commas here is a key. */
const SENZA_BYTE = /,"sha256":"\\\\x([0-9a-f]{64})"(?!,"contenuto":)/;
const A_CAPO = 10;

interface DiChi {
  readonly studioId: number;
  readonly deposito?: Deposito | null;
}

/** A row with its bytes, where a row that always had them has them. @throws DepositoAssente, OggettoAlterato */
async function fillRiga(riga: string, { studioId, deposito = null }: DiChi): Promise<string> {
  const trovata = SENZA_BYTE.exec(riga);
  if (!trovata) return riga;
  const [chiave, hex = ''] = trovata;
  const byte = await fetchOggetto(deposito, { studioId, sha256: Buffer.from(hex, 'hex') });
  return riga.replace(chiave, () => `${chiave},"contenuto":"\\\\x${byte.toString('hex')}"`);
}

/** Rows that leave, one JSON a line: those whose bytes are in the store take them along. */
export function makeRientro(tabella: string, diChi: DiChi): Transform {
  if (!CON_OGGETTI.includes(tabella)) return new PassThrough();
  let resto: Buffer[] = [];
  return new Transform({
    async transform(pezzo: Buffer, _codifica, fatto) {
      try {
        let da = 0;
        for (let fine = pezzo.indexOf(A_CAPO); fine >= 0; fine = pezzo.indexOf(A_CAPO, da)) {
          resto.push(pezzo.subarray(da, fine + 1));
          this.push(await fillRiga(Buffer.concat(resto).toString('utf8'), diChi));
          resto = [];
          da = fine + 1;
        }
        if (da < pezzo.length) resto.push(pezzo.subarray(da));
        fatto();
      } catch (errore) {
        fatto(errore as Error);
      }
    },
  });
}
