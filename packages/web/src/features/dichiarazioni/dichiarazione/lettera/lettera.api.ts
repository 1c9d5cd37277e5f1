import {
  fromWire,
  type LetteraFilo,
  type LetteraInterna,
  type letteraDocumentoAnswer,
  type letteraPostaAnswer,
  percorsi,
  percorso,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { download, send } from '../../../../api/client.ts';
import type { Luogo } from '../dichiarazione.api.ts';

export type LetteraLetta = LetteraInterna;
export type Frase = LetteraLetta['apertura'];
export type Cifra = Extract<Frase[number], { cifra: unknown }>['cifra'];
export type Addendo = Cifra['addendi'][number];
export type Riga = LetteraLetta['parti'][number]['righe'][number];
export type Nota = LetteraLetta['nota'];
type Dove = Pick<Luogo, 'anno' | 'id'>;

const read = ({ data }: { data: LetteraFilo }): LetteraLetta => fromWire<LetteraFilo>(data);

/** The letter of the saved declaration; `versione` asks again after a save. */
export const letteraQuery = ({ anno, id }: Dove, versione: number) =>
  queryOptions({
    queryKey: ['dichiarazione', 'lettera', anno, id, versione],
    queryFn: () => send<{ data: LetteraFilo }>('GET', percorso(percorsi.lettera, { anno, id })).then(read),
    staleTime: 0,
  });

/** Writes what the studio says of its own, over the version that was read. */
export const saveNota = ({ anno, id }: Dove, { prima, dopo, versione }: Nota): Promise<LetteraLetta> =>
  send<{ data: LetteraFilo }>('PUT', percorso(percorsi.lettera, { anno, id }), {
    corpo: { Prima: prima, Dopo: dopo, Versione: versione },
  }).then(read);

export const downloadLettera = ({ anno, id }: Dove): Promise<Blob> =>
  download(percorso(percorsi.letteraPdf, { anno, id }));

export const keepLettera = ({ anno, id }: Dove) =>
  send<z.output<typeof letteraDocumentoAnswer>>('POST', percorso(percorsi.letteraDocumento, { anno, id }), {
    corpo: {},
  });

export const mailLettera = ({ anno, id }: Dove, Conferma: boolean) =>
  send<z.output<typeof letteraPostaAnswer>>('POST', percorso(percorsi.letteraPosta, { anno, id }), {
    corpo: { Conferma },
  });
