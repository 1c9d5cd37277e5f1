import {
  type effettiInsieme,
  fromWire,
  type gruppoRiga,
  type Interno,
  percorsi,
  type permessiInsieme,
  type utentePermessi,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list } from '../../../api/lista.ts';

type Filo = z.infer<typeof utentePermessi>;
type FiloGruppo = z.infer<typeof gruppoRiga>;
export type Persona = Interno<Filo>;
export type Cella = Persona['celle'][number];
/** What is on for one person alone. */
export type CampoPersona = 'AbilitaAI' | 'VisureAbilitate';

/** As many equal columns as a page holds without getting narrow. */
export const PERSONE_PER_PAGINA = 7;
const GRUPPI_MOSTRATI = 100;

/** The people of a studio, one page of columns. */
export const personeQuery = (idStudio: number | undefined, pagina: number) =>
  queryOptions({
    queryKey: ['utente', 'permessi', idStudio, pagina],
    queryFn: ({ signal }) =>
      list<Filo>(
        percorsi.utentePermessi,
        {
          filter: idStudio === undefined ? {} : { IdStudio: idStudio },
          pagina,
          righePerPagina: PERSONE_PER_PAGINA,
        },
        { segnale: signal },
      ),
    staleTime: 0,
  });

/** The groups of one's own studio, by name: only its administrator reads them. */
export const gruppiQuery = queryOptions({
  queryKey: ['gruppo', 'matrice'],
  queryFn: ({ signal }) =>
    list<FiloGruppo>(
      percorsi.gruppoLista,
      { order: ['Nome'], righePerPagina: GRUPPI_MOSTRATI },
      { segnale: signal },
    ),
  staleTime: 0,
});

type FiloEffetti = z.infer<typeof effettiInsieme>;
/** The clients a person sees before and after a change of his groups. */
export type Effetto = Interno<FiloEffetti>['persone'][number];
export type Cambi = Omit<z.input<typeof permessiInsieme>, 'Prova' | 'IdGestore' | 'appid'>;

/** Changes everything together, or says what would come of it. */
export const sendCambi = (cambi: Cambi, Prova: boolean): Promise<readonly Effetto[]> =>
  send<{ data: FiloEffetti }>('POST', percorsi.permessiInsieme, { corpo: { ...cambi, Prova } }).then(
    ({ data }) => fromWire<FiloEffetti>(data).persone,
  );

/** What a change of groups would do, counted by the server. */
export const provaQuery = (cambi: Cambi) =>
  queryOptions({
    queryKey: ['utente', 'permessi', 'prova', cambi],
    queryFn: () => sendCambi(cambi, true),
    enabled: cambi.Persone?.some(({ Gruppi }) => Gruppi !== undefined && Gruppi.length > 0) ?? false,
    staleTime: 0,
    gcTime: 0,
  });
