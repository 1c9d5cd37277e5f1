import { campiImportazione, LAVORO_IMPORTAZIONE, percorsi } from '@quadra/contract';
import { messaggiClienti as m } from '../../messages/importazione.ts';
import type { Oggetto } from '../importazione/importazione.api.ts';
import { getEtichetta, toPercorsoInterno } from './percorsi-campo.ts';

/** Clients from a file: where they are sent, what a column may be. */
export const importazioneClienti: Oggetto = {
  file: percorsi.importazioneFile,
  anteprima: percorsi.importazioneAnteprima,
  lavoro: LAVORO_IMPORTAZIONE,
  chiaviLista: [['anagrafica', 'list']],
  campi: campiImportazione.map((campo) => [campo, m.campi[campo] ?? getEtichetta(toPercorsoInterno(campo))]),
  obbligatorio: 'CodiceFiscale',
  m,
};
