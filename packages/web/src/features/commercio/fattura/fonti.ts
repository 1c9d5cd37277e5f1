import { percorsi, percorso } from '@quadra/contract';
import { makeFonteServer } from '../../../dominio/fonte/fonte-server.ts';

const makeFonteTabella = (tabella: string) =>
  makeFonteServer({
    url: percorso(percorsi.tabellaLista, { tabella }),
    urlUna: percorso(percorsi.tabella, { tabella }),
    campiTesto: ['Codice', 'Descrizione'],
    campoChiave: 'Codice',
    righe: 100,
  });
/** The codes of VAT, and the ways to pay an invoice may say, as the vendor keeps them. */
export const fonteIva = makeFonteTabella('codici-iva');
export const fonteModalita = makeFonteTabella('modalita-pagamento');
