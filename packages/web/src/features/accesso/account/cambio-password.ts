import { testiClient } from '@quadra/contract';
import { isLasciatoVuoto } from '@quadra/values';

export type CampoPassword = 'attuale' | 'nuova' | 'conferma';

/** All three are required; new and confirmation must be equal. Answers the wrong fields and the sentence of the banner. */
export function checkCambioPassword(
  valori: Record<CampoPassword, string>,
): { campi: CampoPassword[]; testo: string } | null {
  const vuoti = (['attuale', 'nuova', 'conferma'] as const).filter((campo) => isLasciatoVuoto(valori[campo]));
  if (vuoti.length > 0) return { campi: vuoti, testo: testiClient.OPERAZIONE_NON_RIUSCITA };
  if (valori.nuova !== valori.conferma)
    return { campi: ['nuova', 'conferma'], testo: testiClient.CONFERMA_ERRATA };
  return null;
}
