import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from '../../api/sessione.ts';
import { messaggiAcquisto as m } from '../../messages/acquisto.ts';
import { closeFinestra, openFinestra } from '../../ui/finestre/apertura.ts';
import { FinestraAcquisto } from './FinestraAcquisto.tsx';

const LARGHEZZA = 680;

/** Who buys is the administrator of a studio; the server decides, this avoids a shut door. */
export const mayComprare = (utente: Pick<Utente, 'tipologiaUtente' | 'sessione'>): boolean =>
  utente.tipologiaUtente === tipologiaUtente.AMM_STU && !isSolaLettura(utente);

type Domanda = {
  /** Credits that an operation lacks; 0 when none waits. */
  mancano?: number;
  /** What waits, in words. */
  aspetta?: string | null;
  pacchetto?: string | null;
};

/** Opens the buying window over what is going on; true when the credits are there and it may go on. */
export function askAcquisto({
  mancano = 0,
  aspetta = null,
  pacchetto = null,
}: Domanda = {}): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let comprati = false;
  const id = openFinestra({
    titolo: mancano > 0 ? m.titoloMancano : m.titolo,
    tipo: 'modale',
    chiusura: true,
    larghezza: LARGHEZZA,
    contenuto: (
      <FinestraAcquisto
        mancano={mancano}
        aspetta={aspetta}
        pacchetto={pacchetto}
        onFine={(esito) => {
          comprati = esito;
          closeFinestra(id);
        }}
      />
    ),
    onChiusa: () => resolve(comprati),
  });
  return promise;
}
