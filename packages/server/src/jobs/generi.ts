import { lottiDichiarazioni } from '../features/dichiarazione/dichiarazione.public.ts';
import { ricalcoloDichiarazioni } from '../features/dichiarazione/ricalcolo.public.ts';
import { esportazione } from '../features/esportazione/esportazione.public.ts';
import { importazioni } from '../features/importazione/importazione.public.ts';
import type { Genere } from '../features/lavoro/lavoro.public.ts';
import { copiaDatiLavoro } from '../features/riservatezza/riservatezza.public.ts';
import {
  archivioLotto,
  comunicazioneLotti,
  modelloLotto,
  stampaLotto,
} from '../features/stampa/stampa.public.ts';
import { lottiTelematici } from '../features/telematico/telematico-lotto.ts';

const tutti: readonly Genere[] = [
  esportazione,
  ...importazioni,
  ...lottiDichiarazioni,
  ricalcoloDichiarazioni,
  stampaLotto,
  ...lottiTelematici,
  modelloLotto,
  ...Object.values(comunicazioneLotti),
  archivioLotto,
  copiaDatiLavoro,
];

/** Every kind of long work of the product, by the name that starts it: a new kind is one word above. */
export const makeGeneri = (altri: readonly Genere[] = []): ReadonlyMap<string, Genere> =>
  new Map([...tutti, ...altri].map((genere) => [genere.nome, genere]));
