import { testiFattura } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { requireNessunErrore } from '../../../http/domain-error.ts';
import { findVoce } from '../../base/tabella/tabella.public.ts';

/** What a code of VAT means: hundredths of a point, or why there is none. */
export interface CodiceIva {
  readonly codiceIva: string;
  readonly aliquota: number;
  readonly natura: string | null;
  readonly norma: string | null;
}

const CENTESIMI = 100;
const asTesto = (valore: unknown): string | null =>
  typeof valore === 'string' && valore !== '' ? valore : null;

/** The code as the table of the vendor has it today. @throws RICHIESTA_NON_VALIDA, on `campo`, for one that is not in it */
export async function getCodiceIva(trx: Trx, codice: string, campo = 'CodiceIva'): Promise<CodiceIva> {
  const voce = await findVoce(trx, { tabella: 'codici-iva', anno: null }, codice);
  if (!voce?.attivo) requireNessunErrore({ [campo]: [testiFattura.CODICE_IVA_SCONOSCIUTO] });
  const { percento, natura, norma } = voce?.extra ?? {};
  return {
    codiceIva: codice,
    aliquota: Math.round(Number(percento ?? 0) * CENTESIMI),
    natura: asTesto(natura),
    norma: asTesto(norma),
  };
}
