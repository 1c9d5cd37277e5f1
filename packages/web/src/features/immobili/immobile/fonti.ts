import {
  esenzioneImu,
  esenzioneTemporanea,
  percorsi,
  percorso,
  riduzioneImu,
  tipoPossesso,
  usoImu,
} from '@quadra/contract';
import { ANNO_FISCALE } from '@quadra/values';
import { makeFonteServer } from '../../../dominio/fonte/fonte-server.ts';
import { messaggiImmobile as m } from '../../../messages/immobile.ts';
import { makeFonteEnum } from '../../../ui/scelta/voci.ts';

const toEnum = (voci: readonly string[]) =>
  makeFonteEnum(Object.fromEntries(voci.map((voce) => [voce, voce])));

const makeFonteTabella = (tabella: string, anno: number | null) => {
  const dove = anno === null ? { tabella } : { tabella, anno };
  return makeFonteServer({
    url: percorso(anno === null ? percorsi.tabellaLista : percorsi.tabellaAnnoLista, dove),
    urlUna: percorso(anno === null ? percorsi.tabella : percorsi.tabellaAnno, dove),
    campiTesto: ['Codice', 'Descrizione'],
    campoChiave: 'Codice',
    righe: 100,
  });
};

/** Where the fields of a property take their values from: made once. */
export const fonti = {
  comuni: makeFonteServer({
    url: percorsi.comuni,
    urlUna: '/api/lookupportal/comuni',
    campiTesto: ['Denominazione'],
    campoChiave: 'Codice',
    filtro: { Estero: false },
  }),
  clienti: makeFonteServer({
    url: percorsi.anagraficaLista,
    urlUna: percorsi.anagrafica,
    campiTesto: ['Denominazione', 'CodiceFiscale'],
  }),
  categorie: makeFonteTabella('categorie-catastali', null),
  titoli: makeFonteTabella('titoli-terreno', ANNO_FISCALE),
  casi: makeFonteTabella('casi-terreno', ANNO_FISCALE),
  canoni: makeFonteTabella('codici-canone', ANNO_FISCALE),
  possessi: toEnum(tipoPossesso),
  esenzioni: toEnum(esenzioneTemporanea),
  riduzioniImu: toEnum(riduzioneImu),
  esenzioniImu: toEnum(esenzioneImu),
  usiImu: toEnum(usoImu),
  tassazioni: makeFonteEnum(m.tassazione),
};
