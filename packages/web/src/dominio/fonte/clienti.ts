import { percorsi } from '@quadra/contract';
import { makeFonteServer } from './fonte-server.ts';

const dove = {
  url: percorsi.anagraficaLista,
  urlUna: percorsi.anagrafica,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
};

/** The clients that who asks reaches, by name or codice fiscale. */
export const fonteClienti = makeFonteServer(dove);
/** Those of one studio. */
export const makeFonteClienti = (idStudio: number) =>
  makeFonteServer({ ...dove, filtro: { IdStudio: idStudio } });
