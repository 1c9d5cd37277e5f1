import { percorsi, type sezioneTributo } from '@quadra/contract';
import { makeFonteServer } from './fonte-server.ts';

/** The codes of a section of the F24, by code or by description: the key is the code. */
export const makeFonteTributi = (sezione?: (typeof sezioneTributo)[number]) =>
  makeFonteServer({
    url: percorsi.tributoLista,
    urlUna: percorsi.tributoLista.replace(/\/list$/, ''),
    campiTesto: ['Codice', 'Descrizione'],
    separatore: ' ',
    campoChiave: 'Codice',
    ...(sezione === undefined ? {} : { filtro: { Sezione: sezione } }),
  });
