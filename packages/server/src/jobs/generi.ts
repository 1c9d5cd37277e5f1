import { lottiDichiarazioni } from '../features/dichiarazione/dichiarazione.public.ts';
import { esportazione } from '../features/esportazione/esportazione.public.ts';
import { importazioni } from '../features/importazione/importazione.public.ts';
import type { Genere } from '../features/lavoro/lavoro.public.ts';
import { copiaDatiLavoro } from '../features/riservatezza/riservatezza.public.ts';
import { stampaLotto } from '../features/stampa/stampa.public.ts';

const tutti: readonly Genere[] = [
  esportazione,
  ...importazioni,
  ...lottiDichiarazioni,
  stampaLotto,
  copiaDatiLavoro,
];
