import type pg from 'pg';
import type { Genere } from '../features/base/lavoro/lavoro.public.ts';
import { arrivoLavoro } from '../features/consegna/arrivo/arrivo.public.ts';
import { esportazione } from '../features/consegna/esportazione/esportazione.public.ts';
import { importazioni } from '../features/consegna/importazione/importazione.public.ts';
import { makeEsportaStudio } from '../features/consegna/partenza/partenza.public.ts';
import { copiaDatiLavoro } from '../features/consegna/riservatezza/riservatezza.public.ts';
import {
  archivioLotto,
  comunicazioneLotti,
  incarichiLotto,
  modelloLotto,
  postaF24Lotto,
  stampaF24Lotto,
  stampaLotto,
} from '../features/consegna/stampa/stampa.public.ts';
import { lottiTelematici } from '../features/consegna/telematico/telematico-lotto.ts';
import { lottiDichiarazioni } from '../features/dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { ricalcoloDichiarazioni } from '../features/dichiarazioni/dichiarazione/ricalcolo.public.ts';
import { portaImuLotto, preparaF24Lotto } from '../features/versamenti/conto/conto.public.ts';
import { lottiF24 } from '../features/versamenti/f24/f24.public.ts';

const tutti: readonly Genere[] = [
  esportazione,
  ...importazioni,
  arrivoLavoro,
  ...lottiDichiarazioni,
  ricalcoloDichiarazioni,
  stampaLotto,
  ...lottiTelematici,
  modelloLotto,
  ...Object.values(comunicazioneLotti),
  incarichiLotto,
  stampaF24Lotto,
  postaF24Lotto,
  preparaF24Lotto,
  portaImuLotto,
  ...lottiF24,
  archivioLotto,
  copiaDatiLavoro,
];

/**
 * Every kind of long work of the product, by the name that starts it: a new kind is one word above. `proprietario`: of the
 * database, for the one that reads what the application may not.
 */
export const makeGeneri = (
  proprietario: pg.ClientConfig,
  altri: readonly Genere[] = [],
): ReadonlyMap<string, Genere> =>
  new Map([...tutti, makeEsportaStudio(proprietario), ...altri].map((genere) => [genere.nome, genere]));
