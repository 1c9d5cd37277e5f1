import { percorsi } from '@quadra/contract';
import { makeFonteServer } from './fonte-server.ts';

/** The studi in reach of who asks, by name. */
export const fonteStudi = makeFonteServer({
  url: percorsi.studioLista,
  urlUna: percorsi.studio,
  campiTesto: ['RagioneSociale'],
});
