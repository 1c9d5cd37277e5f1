import {
  type apriAnswer,
  type archiviaDichiarazioniAnswer,
  type costoStampeAnswer,
  type creaAnswer,
  type diagnosticoAnswer,
  type duplicaAnswer,
  type FinalitaDichiarazione,
  fromWire,
  type Interno,
  type importaDichiarazioniAnswer,
  limiti,
  type OpzioniStampa,
  percorsi,
  percorso,
  type presaInCaricoAnswer,
  type quadriMilleAnswer,
  type RigaDiagnosticoFilo,
  type scongelaAnswer,
  type TipoComunicazione,
  type TipoDichiarazione,
  testiImportazione,
} from '@quadra/contract';
import type { z } from 'zod';
import { upload } from '../../../../api/carica.ts';
import { download, send } from '../../../../api/client.ts';
import { list } from '../../../../api/lista.ts';

export type RigaDiagnostico = Interno<RigaDiagnosticoFilo>;
type Scartata = z.infer<typeof apriAnswer>['data']['errori'][number];

const call = <T>(modello: string, anno: number, corpo: object, lettura = false) =>
  send<T>('POST', percorso(modello, { anno }), { corpo, ...(lettura && { lettura }) });

/** Takes declarations in charge, or gives them back; answers what was refused. */
export const takeInCarico = (
  anno: number,
  codici: readonly string[],
  come: { conferma?: boolean; lascia?: boolean },
): Promise<readonly Scartata[]> =>
  call<z.infer<typeof presaInCaricoAnswer>>(percorsi.dichiarazionePresaInCarico, anno, {
    Codici: codici,
    Conferma: come.conferma ?? false,
    Lascia: come.lascia ?? false,
  }).then(({ data }) => data.errori);

export const archiveDichiarazioni = (anno: number, codici: readonly string[]): Promise<readonly Scartata[]> =>
  call<z.infer<typeof archiviaDichiarazioniAnswer>>(percorsi.dichiarazioneArchivia, anno, {
    Codici: codici,
  }).then(({ data }) => data.errori);

/** Lets frozen declarations go; answers what was refused. */
export const unfreezeDichiarazioni = (
  anno: number,
  codici: readonly string[],
  motivo: string,
): Promise<readonly Scartata[]> =>
  call<z.infer<typeof scongelaAnswer>>(percorsi.dichiarazioneScongela, anno, {
    Codici: codici,
    Motivo: motivo,
  }).then(({ data }) => data.errori);

/** The model of a closed declaration as a PDF. */
export const getModello = (anno: number, id: string): Promise<Blob> =>
  download(percorso(percorsi.dichiarazioneSalvaModello, { anno }), { Codici: [id] });

/** A sheet for the client as a PDF. */
export const getComunicazione = (anno: number, id: string, tipo: TipoComunicazione): Promise<Blob> =>
  download(percorso(percorsi.dichiarazioneComunicazione, { anno }), { Codici: [id], Comunicazione: tipo });

/** Copies a declaration in the same year; answers the key of the copy. */
export const duplicateDichiarazione = (anno: number, id: string): Promise<string> =>
  call<z.infer<typeof duplicaAnswer>>(percorsi.dichiarazioneDuplica, anno, {
    Codice: id,
    AnnoDestinazione: anno,
  }).then(({ data }) => data.codice);

/** How many declarations got the cards of the choices, and those that could not. */
export const createQuadriMille = (anno: number, codici: readonly string[]) =>
  call<z.infer<typeof quadriMilleAnswer>>(percorsi.dichiarazioneQuadriMille, anno, { Codici: codici }).then(
    ({ data }) => data,
  );

/** New declarations that start from others, one for each. */
export const createDaBasi = (
  anno: number,
  { tipo, finalita }: { tipo: TipoDichiarazione; finalita: FinalitaDichiarazione },
  basi: readonly { id: string; idAnagrafica: string }[],
) =>
  call<z.infer<typeof creaAnswer>>(percorsi.dichiarazioneCrea, anno, {
    IdAnagrafiche: basi.map(({ idAnagrafica }) => idAnagrafica),
    Basi: basi.map(({ id }) => id),
    Tipo: tipo,
    Finalita: finalita,
  }).then(({ data }) => data);

/** The key of the ordinary declaration of a client, of that type and year, when there is one. */
export const findAltroModello = (
  anno: number,
  tipo: TipoDichiarazione,
  idAnagrafica: string,
): Promise<string | undefined> =>
  list<{ Id: string }>(percorso(percorsi.dichiarazioneLista, { anno }), {
    filter: { IdAnagrafica: idAnagrafica, Tipo: tipo, Finalita: 'Ordinaria' },
    logic: 'and',
    righePerPagina: 1,
  }).then(({ righe }) => righe[0]?.id);

/** A new declaration of a client, of another type of the same year. */
export const createAltroModello = (anno: number, tipo: TipoDichiarazione, idAnagrafica: string) =>
  call<z.infer<typeof creaAnswer>>(percorsi.dichiarazioneCrea, anno, {
    IdAnagrafiche: [idAnagrafica],
    Tipo: tipo,
    Finalita: 'Ordinaria',
  }).then(({ data }) => data);

export type Costo = z.infer<typeof costoStampeAnswer>['data'];

/** What the final prints would cost now, and what there is to pay it. */
export const getCostoStampe = (anno: number, codici: readonly string[]): Promise<Costo> =>
  call<z.infer<typeof costoStampeAnswer>>(
    percorsi.dichiarazioneCostoStampe,
    anno,
    { Codici: codici },
    true,
  ).then(({ data }) => data);

export const listDiagnostico = (
  anno: number,
  codici: readonly string[],
): Promise<readonly RigaDiagnostico[]> =>
  call<z.infer<typeof diagnosticoAnswer>>(
    percorsi.dichiarazioneDiagnostico,
    anno,
    { Codici: codici },
    true,
  ).then(({ data }) => data.righe.map((riga) => fromWire<RigaDiagnosticoFilo>(riga)));

export type EsitoImporta = z.infer<typeof importaDichiarazioniAnswer>['data'];

/** Sends a zip with the caselle of many declarations of a year; answers what became of its rows. */
export const importDichiarazioni = (anno: number, file: readonly File[]): Promise<EsitoImporta> =>
  upload<{ data: EsitoImporta }>(
    percorso(percorsi.dichiarazioneImporta, { anno }),
    file,
    {},
    { byte: limiti.csvZipByte, testo: testiImportazione.ZIP_TROPPO_GRANDE },
  ).then(({ data }) => data);

/** The kinds of background job that act on declarations. */
export type LavoroDichiarazioni =
  | 'chiudi-dichiarazioni'
  | 'riapri-dichiarazioni'
  | 'elimina-dichiarazioni'
  | 'stampa-dichiarazioni'
  | 'salva-modelli'
  | 'riepiloghi-clienti'
  | 'conferimenti-incarico'
  | 'archivia-dichiarazioni'
  | 'prendi-dichiarazioni'
  | 'ricalcola-dichiarazioni';

/** Computes again every open declaration of a year. */
export const recomputeAperte = (anno: number) =>
  send<unknown>('POST', percorsi.lavoroAvvia, {
    corpo: { Nome: 'ricalcola-dichiarazioni' satisfies LavoroDichiarazioni, Parametri: { Anno: anno } },
  });

/** What a job is told besides which declarations: how they are printed, why those that are incomplete are closed. */
export type ComeFarlo = { Opzioni: ComeStampare } | { Conferma: true; Motivo?: string };
export type ComeStampare = Pick<OpzioniStampa, 'forma' | 'scheda' | 'data' | 'crediti'>;

/** Starts a job about these declarations. */
export const startLavoro = (
  nome: LavoroDichiarazioni,
  anno: number,
  codici: readonly string[],
  come?: ComeFarlo,
) =>
  send<unknown>('POST', percorsi.lavoroAvvia, {
    corpo: { Nome: nome, Parametri: { Anno: anno, Codici: codici, ...come } },
  });
