import {
  type ProblemaTelematico,
  passaggiTelematico,
  type StatoInvio,
  type StatoTelematico,
} from '@quadra/contract';
import { DomainError } from '../../../http/domain-error.ts';
import type { ErroreScritto } from '../../dichiarazioni/invio/invio.public.ts';

/** @throws PASSAGGIO_NON_AMMESSO, naming the two states */
export function requirePassaggio(da: StatoTelematico, a: StatoTelematico): void {
  if (passaggiTelematico[da].includes(a)) return;
  throw new DomainError('PASSAGGIO_NON_AMMESSO', {
    messaggio: `Lo stato del telematico non può passare da «${da}» a «${a}».`,
  });
}

/** The second sending, and those after it, are called so. */
export const nextStatoInvio = (prima: StatoInvio): StatoInvio =>
  prima === 'Non inviata' ? 'Inviata' : 'Re inviata';

/** A file that was not made, with what has to be put right. */
export class TelematicoConErrori extends DomainError {
  readonly problemi: readonly ProblemaTelematico[];

  constructor(problemi: readonly ProblemaTelematico[]) {
    const [primo] = problemi;
    const altri = problemi.length > 1 ? ` E altri ${problemi.length - 1}.` : '';
    super('TELEMATICO_CON_ERRORI', {
      messaggio: `Il file telematico non è stato creato. ${primo?.Frase ?? ''}${altri}`,
    });
    this.problemi = problemi;
  }
}

/** Where a reason of rejection stands in the maps of what a file says. */
const keyOf = ({ chiave, campo, riga }: ErroreScritto, record: string): string | null =>
  chiave ?? (riga === 0 ? null : `${record}/${campo}`);

/**
 * Whether what a reason is about is no longer as it was sent: another value in that casella or, for what is of the whole file,
 * another file since then.
 */
export function isRisolto(
  errore: ErroreScritto,
  inviato: { readonly testo: string; readonly caselle: ReadonlyMap<string, string> },
  oggi: { readonly caselle: ReadonlyMap<string, string>; readonly hasFileNuovo: boolean },
): boolean {
  const record = inviato.testo.split('\r\n')[errore.riga - 1]?.slice(0, 1) ?? '';
  const chiave = keyOf(errore, record);
  return chiave === null ? oggi.hasFileNuovo : inviato.caselle.get(chiave) !== oggi.caselle.get(chiave);
}
