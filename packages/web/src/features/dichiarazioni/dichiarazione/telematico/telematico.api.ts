import {
  type confermaTelematiciAnswer,
  fromWire,
  type Interno,
  type ProblemaTelematico,
  percorsi,
  percorso,
  type StatoTelematico,
  type TelematicoFilo,
  type telematicoAnswer,
  type telematicoOLavoro,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { upload } from '../../../../api/carica.ts';
import { download, send } from '../../../../api/client.ts';

export type Telematico = Interno<TelematicoFilo>;
export type FileTelematico = Telematico['file'][number];
export type Scarto = Telematico['scarti'][number];
export type Problema = Interno<ProblemaTelematico>;
/** A declaration, by year and key. */
export type Chiave = { anno: number; id: string };
type Busta = { data: TelematicoFilo };

const read = ({ data }: Busta): Telematico => fromWire<TelematicoFilo>(data);

export const telematicoQuery = ({ anno, id }: Chiave) =>
  queryOptions({
    queryKey: ['telematico', anno, id],
    queryFn: () => send<Busta>('GET', percorso(percorsi.telematicoUno, { anno, id })).then(read),
    staleTime: 0,
  });

export type EsitoCreazione = {
  /** Null when it was not made. */
  creato: { chiedi: boolean; diProva: boolean } | null;
  messaggio: string;
  problemi: readonly Problema[];
  avvisi: readonly string[];
};

/** Makes the file of a declaration; what stops it comes back, field by field. */
export async function createTelematico({ anno, id }: Chiave): Promise<EsitoCreazione> {
  const { data } = await send<z.infer<typeof telematicoAnswer>>(
    'POST',
    percorso(percorsi.dichiarazioneTelematico, { anno }),
    { corpo: { Codici: [id] } },
  );
  const [creato] = data.creati;
  const [errore] = data.errori;
  return {
    creato: creato ? { chiedi: creato.Chiedi, diProva: creato.DiProva !== null } : null,
    messaggio: errore?.Messaggio ?? '',
    problemi: (errore?.Problemi ?? []).map((problema) => fromWire<ProblemaTelematico>(problema)),
    avvisi: data.avvisi.map(({ Messaggio }) => Messaggio),
  };
}

export type Invio = { dataInvio: string; protocollo: string; avvisaCliente: boolean };

/** Marks a file as sent. Answers why not, when it was refused, and what is to be known. */
export async function confirmInvio(
  { anno, id }: Chiave,
  { dataInvio, protocollo, avvisaCliente }: Invio,
): Promise<{ rifiuto: string | null; avvisi: readonly string[] }> {
  const { data } = await send<z.infer<typeof confermaTelematiciAnswer>>(
    'POST',
    percorso(percorsi.dichiarazioneConfermaTelematici, { anno }),
    {
      corpo: {
        Codici: [id],
        DataInvio: dataInvio,
        Protocollo: protocollo === '' ? null : protocollo,
        AvvisaCliente: avvisaCliente,
      },
    },
  );
  return {
    rifiuto: data.errori[0]?.Messaggio ?? null,
    avvisi: data.avvisi.map(({ Messaggio }) => Messaggio),
  };
}

export const changeStato = ({ anno, id }: Chiave, stato: StatoTelematico) =>
  send<Busta>('POST', percorso(percorsi.telematicoStato, { anno, id }), { corpo: { Stato: stato } }).then(
    read,
  );

export const uploadRicevuta = ({ anno, id }: Chiave, file: readonly File[]) =>
  upload<Busta>(percorso(percorsi.telematicoRicevuta, { anno, id }), file).then(read);

export const downloadFile = ({ anno, id }: Chiave, file: string): Promise<Blob> =>
  download(percorso(percorsi.telematicoFile, { anno, id, file }));

type EsitoLotto = { isLavoro: boolean; errori: readonly string[] };

/** The files of many declarations: of one at once, of more by a job. */
export async function createTelematici(anno: number, codici: readonly string[]): Promise<EsitoLotto> {
  const { data } = await send<z.infer<typeof telematicoOLavoro>>(
    'POST',
    percorso(percorsi.dichiarazioneTelematico, { anno }),
    { corpo: { Codici: codici } },
  );
  if ('jobId' in data) return { isLavoro: true, errori: [] };
  return { isLavoro: false, errori: data.errori.map(({ Messaggio }) => Messaggio) };
}

export const transmitTutte = (anno: number, codici: readonly string[]) =>
  send<unknown>('POST', percorso(percorsi.dichiarazioneTrasmetti, { anno }), { corpo: { Codici: codici } });
