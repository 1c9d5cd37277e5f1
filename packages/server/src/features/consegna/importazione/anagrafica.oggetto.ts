import {
  type CampoImportazione,
  LAVORO_IMPORTAZIONE,
  sceltaImportazione,
  titoliLavoro,
} from '@quadra/contract';
import { scriviAnagrafiche } from '../../clienti/anagrafica/anagrafica.public.ts';
import { importBlocco, previewBlocco } from './blocco.ts';
import { proposeColonne } from './colonne.rules.ts';
import type { Oggetto } from './oggetto.ts';
import { readCelle, readCodice } from './riga.rules.ts';

/** Clients, known by their codice fiscale. */
export const anagrafiche: Oggetto<CampoImportazione> = {
  nome: 'anagrafica',
  lavoro: LAVORO_IMPORTAZIONE,
  permesso: scriviAnagrafiche,
  scelta: sceltaImportazione,
  vuoto: 'NESSUN_DATO_DA_IMPORTARE',
  getTitolo: titoliLavoro.importazione,
  propose: proposeColonne,
  readChiave: ({ celle }, { Colonne }) => readCodice(readCelle(celle, Colonne)),
  isSuo: () => true,
  preview: previewBlocco,
  write: importBlocco,
};
