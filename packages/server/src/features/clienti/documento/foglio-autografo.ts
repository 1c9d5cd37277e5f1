import { testiDocumento, writeCodiceFoglio } from '@quadra/contract';
import { withCorsia } from '../../../http/corsia.ts';
import { requireNessunErrore } from '../../../http/domain-error.ts';
import type { DomandaFoglio } from './foglio-autografo.worker.ts';

const limiti = { memoriaMb: 256, entroMs: 30_000 };
class Illeggibile extends Error {}

/** @throws RICHIESTA_NON_VALIDA on `campo` when the PDF cannot be read, or has not those pages */
async function askFoglio(utenteId: number, domanda: DomandaFoglio, campo: string): Promise<Buffer> {
  const modulo = new URL('./foglio-autografo.worker.ts', import.meta.url);
  const fatto = withCorsia(
    { modulo, dati: null, chi: utenteId, ...limiti, refuse: () => new Illeggibile() },
    ({ ask }) => ask(domanda),
  );
  try {
    return Buffer.from((await fatto) as Uint8Array);
  } catch (errore) {
    if (!(errore instanceof Illeggibile)) throw errore;
    requireNessunErrore({ [campo]: [testiDocumento.FOGLI_ILLEGGIBILI] });
    throw errore;
  }
}

export interface FogliDaFirmare {
  readonly id: string;
  readonly versione: number;
  readonly nome: string;
  readonly cliente: string;
  readonly contenuto: Buffer;
}

/** A PDF to be signed on paper: at the foot of each sheet the code by which its scan finds its document. @throws RICHIESTA_NON_VALIDA */
export const prepareFogli = (
  utenteId: number,
  { id, versione, nome, cliente, contenuto }: FogliDaFirmare,
): Promise<Buffer> => {
  const codici = { prefisso: writeCodiceFoglio({ id, versione }), riga: `${cliente}, ${nome}` };
  return askFoglio(utenteId, { atto: 'prepara', documento: contenuto, codici }, 'Id');
};

/** Those sheets of a stack that was scanned together, numbered from one. @throws RICHIESTA_NON_VALIDA on uploadFile0 */
export const extractFogli = (
  utenteId: number,
  documento: Buffer,
  pagine: readonly number[],
): Promise<Buffer> => askFoglio(utenteId, { atto: 'estrai', documento, pagine }, 'uploadFile0');
