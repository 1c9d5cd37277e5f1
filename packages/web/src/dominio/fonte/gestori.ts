import { percorsi } from '@quadra/contract';
import { makeFonteServer } from './fonte-server.ts';

/** The gestori in reach of who asks, by name. */
export const fonteGestori = makeFonteServer({
  url: percorsi.gestoreLista,
  urlUna: percorsi.gestore,
  campiTesto: ['Nome'],
});
