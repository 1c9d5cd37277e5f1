import { potere } from '@quadra/contract';
import { toApiError } from '../api/errore.ts';
import { messaggiShell as m } from '../messages/shell.ts';
import { openTesto } from '../ui/riquadri/TestoPopup.tsx';

/** What went wrong, for whoever builds the product: status, code, request, never a person's data. */
function describeErrore(causa: unknown): string {
  const { status, codice, codiceRichiesta } = toApiError(causa);
  const nome = causa instanceof Error ? causa.name : typeof causa;
  return [
    m.segnaleStato(status),
    m.segnaleCodice(codice),
    m.segnaleTipo(nome),
    ...(codiceRichiesta ? [m.segnaleRichiesta(codiceRichiesta)] : []),
  ].join('\n');
}

const isTecnico = (suo: number): boolean => suo >= potere.Developer;

/** A technical signal: a text popup for power Developer or above, nothing for the others. */
export function raiseSegnale(suo: number, causa: unknown): void {
  if (isTecnico(suo)) openTesto({ titolo: m.segnale, testo: describeErrore(causa) });
}
