import { percorsi } from '@quadra/contract';
import { makeFonteServer } from './fonte-server.ts';

/** Italian comuni of today and of yesterday, by name: the key is the codice catastale. */
export const fonteComuni = makeFonteServer({
  url: percorsi.comuni,
  urlUna: percorsi.comuni.replace(/\/list$/, ''),
  campiTesto: ['Denominazione'],
  campoChiave: 'Codice',
  filtro: { Estero: false },
});
