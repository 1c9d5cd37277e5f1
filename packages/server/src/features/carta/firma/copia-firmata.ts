import { ALLEGATI_POSTA, BYTE_ALLEGATI_POSTA, testiFirmaSemplice } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { applyModello } from '../../base/posta/posta.public.ts';

const t = testiFirmaSemplice.copia;
export interface DaCopiare {
  readonly studioId: number;
  readonly studio: string;
  readonly email: string;
  readonly firmati: readonly { readonly nome: string; readonly contenuto: Buffer }[];
}

/** Whether a mail carries so many files and bytes. Pure. */
const isPortabile = (firmati: DaCopiare['firmati']): boolean =>
  firmati.length <= ALLEGATI_POSTA &&
  firmati.reduce((somma, { contenuto }) => somma + contenuto.byteLength, 0) <= BYTE_ALLEGATI_POSTA;

/**
 * Mails who has signed what he signed: the bytes that the studio keeps, with their page of evidence. What a mail cannot carry is
 * named in it, and is asked of the studio. It leaves with the signature, or neither is written.
 */
export async function mailCopiaFirmata(
  trx: Trx,
  { posta }: Pick<Servizi, 'posta'>,
  { studioId, studio, email, firmati }: DaCopiare,
): Promise<void> {
  const isAllegata = isPortabile(firmati);
  const quali = firmati.map(({ nome }) => nome).join(', ');
  const lettera = {
    codice: 'notifica' as const,
    oggetto: `${studio}: ${t.oggetto}`,
    frasi: [t.firmati(quali), isAllegata ? t.allegati : t.troppoGrandi(studio)],
    note: [t.nota],
  };
  await posta.queueMessaggio(trx, {
    ...(await applyModello(trx, { studioId }, lettera)),
    destinatario: email,
    ...(isAllegata && {
      allegati: firmati.map(({ nome, contenuto }) => ({ nome, tipo: 'application/pdf', contenuto })),
    }),
  });
}
