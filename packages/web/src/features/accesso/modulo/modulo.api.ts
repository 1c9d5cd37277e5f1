import {
  type ApplicativoStudioFilo,
  type applicativiAnswer,
  type applicativoScritto,
  type attivazioneAnswer,
  type CodiceApplicativo,
  type EsitoAttivazioneFilo,
  fromWire,
  type Interno,
  type moduliInVendita,
  percorsi,
  RIGHE_PER_PAGINA_MASSIME,
  type SottoscrizioneFilo,
  type StudioFilo,
  toWire,
} from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { list, type QueryLista } from '../../../api/lista.ts';
import type { QueryPagina } from '../../../dominio/elenco/useElenco.ts';
import { makeFonteServer } from '../../../dominio/fonte/fonte-server.ts';

type Busta<T> = { data: T };
export type Modulo = Interno<ApplicativoStudioFilo>;
export type ModuloScritto = Omit<Interno<z.output<typeof applicativoScritto>>, 'appid' | 'idStudio'>;
export type Studio = Interno<StudioFilo>;
export type EsitoAttivazione = Interno<EsitoAttivazioneFilo>;
export type EsitoMassivo = Interno<z.infer<typeof attivazioneAnswer>['data']>;

/** The modules a studio has or had, and those that its subscription may have. */
export type ModuliStudio = {
  readonly moduli: readonly Modulo[];
  readonly previsti: readonly CodiceApplicativo[];
};
type FiloModuli = z.infer<typeof applicativiAnswer>;

const readModuli = ({ data, Previsti }: FiloModuli): ModuliStudio => ({
  moduli: data.map((riga) => fromWire<ApplicativoStudioFilo>(riga)),
  previsti: Previsti,
});

/** The modules a studio has or had. */
export const moduliQuery = (idStudio: number) => ({
  queryKey: ['modulo', 'studio', idStudio] as const,
  queryFn: () =>
    send<FiloModuli>('POST', percorsi.studioApplicativi, {
      corpo: { IdStudio: idStudio },
      lettura: true,
    }).then(readModuli),
  staleTime: 0,
});

export const writeModulo = (idStudio: number, scritto: ModuloScritto): Promise<ModuliStudio> =>
  send<FiloModuli>('PUT', percorsi.studioApplicativo, {
    corpo: { IdStudio: idStudio, ...toWire<object>(scritto) },
  }).then(readModuli);

export type Sottoscrizione = Interno<SottoscrizioneFilo>;
const readVoci = ({ data }: Busta<SottoscrizioneFilo[]>) =>
  data.map((voce) => fromWire<SottoscrizioneFilo>(voce));

/** The modules that each kind of subscription may have. */
export const readSottoscrizioni = (): Promise<Sottoscrizione[]> =>
  send<Busta<SottoscrizioneFilo[]>>('GET', percorsi.studioSottoscrizioni).then(readVoci);

export const writeSottoscrizione = (
  tipologia: Sottoscrizione['tipologia'],
  moduli: readonly CodiceApplicativo[] | null,
): Promise<Sottoscrizione[]> =>
  send<Busta<SottoscrizioneFilo[]>>('PUT', percorsi.studioSottoscrizioni, {
    corpo: { Tipologia: tipologia, Moduli: moduli },
  }).then(readVoci);

/** Where a module that is elsewhere is. @throws ApiError 403 when it is off */
export const findIndirizzo = (idStudio: number, codice: CodiceApplicativo): Promise<string | null> =>
  send<Busta<{ Indirizzo: string | null }>>('POST', percorsi.studioApriApplicativo, {
    corpo: { IdStudio: idStudio, Codice: codice },
    lettura: true,
  }).then(({ data }) => data.Indirizzo);

/** The same, of a module that must be elsewhere. */
export const indirizzoQuery = (idStudio: number, codice: CodiceApplicativo) => ({
  queryKey: ['modulo', 'indirizzo', idStudio, codice] as const,
  queryFn: () => findIndirizzo(idStudio, codice),
  staleTime: 0,
});

/** One page of the studi to choose among. */
export const studiQuery: QueryPagina<Studio> = (query, giro) => ({
  queryKey: ['modulo', 'studi', query, giro] as const,
  queryFn: ({ signal }) => list<StudioFilo>(percorsi.studioLista, query, { segnale: signal }),
});

/** The keys of every studio the filters find. */
export async function listIdStudi(filtro: QueryLista, totale: number): Promise<string[]> {
  const pagine = Math.ceil(totale / RIGHE_PER_PAGINA_MASSIME);
  const lette: string[] = [];
  for (let pagina = 1; pagina <= pagine; pagina += 1) {
    const query = { ...filtro, onlyId: true, pagina, righePerPagina: RIGHE_PER_PAGINA_MASSIME };
    const { righe } = await list<number>(percorsi.studioLista, query);
    lette.push(...righe.map(String));
  }
  return lette;
}

export const activateInMassa = (richiesta: {
  idStudi: readonly number[];
  applicativo: CodiceApplicativo;
  anno: number | null;
  abilita: boolean;
}): Promise<EsitoMassivo> =>
  send<Busta<z.infer<typeof attivazioneAnswer>['data']>>('POST', percorsi.studioAttivazione, {
    corpo: {
      IdStudi: richiesta.idStudi,
      Applicativo: richiesta.applicativo,
      Anno: richiesta.anno,
      Abilita: richiesta.abilita,
    },
  }).then(({ data }) => fromWire<z.infer<typeof attivazioneAnswer>['data']>(data));

/** The packages on sale, by name. */
export const fontePacchetti = makeFonteServer({
  url: percorsi.pacchettoLista,
  urlUna: percorsi.pacchetto,
  campiTesto: ['Nome'],
  filtro: { Attivo: true },
});

/** A module for many studi, each with a package: how it went, studio by studio. */
export const activateConPacchetto = (richiesta: {
  idStudi: readonly number[];
  applicativo: CodiceApplicativo;
  anno: number | null;
  idPacchetto: string;
  idRichiesta: string;
}): Promise<EsitoAttivazione[]> =>
  send<Busta<EsitoAttivazioneFilo[]>>('POST', percorsi.creditiAttivazione, {
    corpo: {
      IdStudi: richiesta.idStudi,
      Applicativo: richiesta.applicativo,
      Anno: richiesta.anno,
      IdPacchetto: richiesta.idPacchetto,
      IdRichiesta: richiesta.idRichiesta,
    },
  }).then(({ data }) => data.map((riga) => fromWire<EsitoAttivazioneFilo>(riga)));

type Vendita = z.infer<typeof moduliInVendita>['data'];
export type InVendita = Interno<Vendita>;
export type ModuloInVendita = InVendita['moduli'][number];
const readVendita = ({ data }: Busta<Vendita>): InVendita => fromWire<Vendita>(data);

/** What a studio may buy with its credits, module by module. */
export const venditaQuery = {
  queryKey: ['modulo', 'vendita'] as const,
  queryFn: () => send<Busta<Vendita>>('GET', percorsi.creditiModuli).then(readVendita),
  staleTime: 0,
};

/** Buys a module for twelve months. `idRichiesta`: sent again, nothing is taken twice. */
export const buyModulo = (
  { codice, crediti }: { codice: CodiceApplicativo; crediti: number },
  idRichiesta: string,
): Promise<InVendita> =>
  send<Busta<Vendita>>('POST', percorsi.creditiModuli, {
    corpo: { Codice: codice, Crediti: crediti, IdRichiesta: idRichiesta },
  }).then(readVendita);
