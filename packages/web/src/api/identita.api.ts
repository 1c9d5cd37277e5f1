import { finestraIdentita, percorsi, type viaggioIdentita } from '@quadra/contract';
import type { z } from 'zod';
import { send } from './client.ts';
import { FinestraBloccata, openFinestraEsterna, waitForMessaggio } from './finestra-esterna.ts';
import { readRitorno } from './ritorno-identita.ts';
import { profilo } from './sessione.api.ts';

type Viaggio = { data: z.infer<typeof viaggioIdentita> };

/** Goes to the provider in a window of its own; answers the query it came back with. @throws FinestraBloccata, FinestraChiusa */
async function travel({ data }: Viaggio, segnale: AbortSignal): Promise<string> {
  const finestra = openFinestraEsterna(data.Indirizzo, 'quadra-identita', finestraIdentita);
  if (finestra === null) throw new FinestraBloccata();
  const atteso = { origine: location.origin, finestra, stato: data.Stato };
  return waitForMessaggio(finestra, (evento) => readRitorno(evento, atteso), segnale);
}

/** Enters with the identity of a provider; the cookie is set by the server. */
export async function enterConIdentita(fornitore: string, segnale: AbortSignal): Promise<void> {
  const corpo = { Fornitore: fornitore };
  const viaggio = await send<Viaggio>('POST', percorsi.identitaInizio, { corpo, autonoma: true });
  const ritorno = await travel(viaggio, segnale);
  profilo.clear();
  await send('POST', percorsi.identitaAccesso, { corpo: { Ritorno: ritorno }, autonoma: true });
}

/** Links the identity of a provider to who is logged in. */
export async function linkIdentita(fornitore: string, segnale: AbortSignal): Promise<void> {
  const viaggio = await send<Viaggio>('POST', percorsi.identitaCollega, { corpo: { Fornitore: fornitore } });
  const ritorno = await travel(viaggio, segnale);
  await send('POST', percorsi.identitaPropria, { corpo: { Ritorno: ritorno } });
  profilo.clear();
}

/** Unlinks it. */
export async function unlinkIdentita(): Promise<void> {
  await send('DELETE', percorsi.identitaPropria);
  profilo.clear();
}
