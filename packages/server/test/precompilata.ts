import { HEADER_APP, percorsi, percorso, type Richiesta730Filo, tipologiaUtente } from '@quadra/contract';
import { type PrecompilataDiProva, startPrecompilata } from '../demo/servizi/precompilata.ts';
import { type Client, call, loginAs, type Risposta } from './client.ts';
import { makePersona } from './dichiarazioni.ts';
import { makeUtente } from './factories.ts';
import { type AppDiProva, makeApp } from './make-app.ts';

/** The year in course: only its deleghe go into the register. */
export const ANNO = new Date().getFullYear();
const OGGI = `${ANNO}-01-02`;

/** A studio with the module of the precompilata, in whose name the calls are made. */
export interface StudioDiPrecompilata {
  readonly client: Client;
  readonly studioId: number;
  readonly intermediario: string;
}
export interface BancoPrecompilata {
  readonly app: AppDiProva;
  readonly servizio: PrecompilataDiProva;
  readonly mio: StudioDiPrecompilata;
  readonly altro: StudioDiPrecompilata;
  stop(): Promise<void>;
}

async function enter(app: AppDiProva): Promise<StudioDiPrecompilata> {
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  const studioId = utente.studioId ?? 0;
  await app.sql(
    "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'PRECOMPILATA', 0, '2020-01-01')",
    [studioId],
  );
  const [riga] = await app.sql<{ id: string }>(
    `insert into intermediario (studio_id, tipo, codice_fiscale, ragione_sociale, rappresentante_cognome, rappresentante_nome)
     values ($1, 'Dichiarazione', $2, 'Centro Alfa', 'Neri', 'Ada') returning id`,
    [studioId, String(20_000_000_000 + studioId)],
  );
  return { client: await loginAs(app, utente), studioId, intermediario: riga?.id ?? '' };
}

/** Two studi and an exchange, under way. */
export async function startBanco(): Promise<BancoPrecompilata> {
  const servizio = await startPrecompilata('http://127.0.0.1:0');
  const app = await makeApp({ servizi: { precompilata: { indirizzo: servizio.indirizzo, simulato: true } } });
  const [mio, altro] = [await enter(app), await enter(app)];
  return {
    ...{ app, servizio, mio, altro },
    stop: async () => {
      await app.stop();
      await servizio.stop();
    },
  };
}

/** What a studio writes to enter the exchange. */
export const configure = ({ client }: StudioDiPrecompilata, dati: object = {}): Promise<Risposta> =>
  client.get(percorsi.ordineConfigurazione).then(({ corpo }) =>
    client.put(percorsi.ordineConfigurazione, {
      ...{ Mittente: '12345670017', Utente: 'studio', Password: 'parola', LimiteRighe: 500, LimiteMb: 5 },
      ...{ Versione: corpo.data.Versione, ...dati },
    }),
  );

export const creaDelega = (
  { client, intermediario }: StudioDiPrecompilata,
  IdAnagrafica: string,
  dati: object = {},
): Promise<Risposta> =>
  client.post(percorsi.deleghe, {
    ...{ IdAnagrafica, IdIntermediario: intermediario, Anno: ANNO, Tipo: 'Delega', Numero: '1' },
    ...{ DataDelega: OGGI, TipoDocumento: 'Carta', NumeroDocumento: 'AX1', ...dati },
  });
export const registra = ({ client }: StudioDiPrecompilata, id: string): Promise<Risposta> =>
  client.post(percorso(percorsi.delegaRegistraUna, { id }), {});

/** A client with his delega in the register, among those of the year; answers his codice fiscale and his request. */
export async function makeRichiesta(
  app: AppDiProva,
  studio: StudioDiPrecompilata,
  { conDelega = true, delega = {} }: { conDelega?: boolean; delega?: object } = {},
): Promise<{ anagrafica: string; codice: string; id: string }> {
  const { id: anagrafica } = await makePersona(app, studio.studioId);
  const [riga] = await app.sql<{ codice_fiscale: string }>(
    'select codice_fiscale from anagrafica where id = $1',
    [anagrafica],
  );
  if (conDelega) await registra(studio, (await creaDelega(studio, anagrafica, delega)).corpo.data.Id);
  await studio.client.post(percorsi.precompilate, { Anno: ANNO, IdAnagrafiche: [anagrafica] });
  const [richiesta] = await listRichieste(studio, { IdAnagrafica: anagrafica });
  return { anagrafica, codice: riga?.codice_fiscale ?? '', id: richiesta?.Id ?? '' };
}

export const listRichieste = async (
  { client }: StudioDiPrecompilata,
  Filter: object,
): Promise<Richiesta730Filo[]> =>
  (await client.post(percorsi.precompilataLista, { Filter, PageSize: 100 })).corpo.data;
export const readRichiesta = async ({ client }: StudioDiPrecompilata, id: string) =>
  (await client.get(percorso(percorsi.precompilataUna, { id }))).corpo.data;
export const act = ({ client }: StudioDiPrecompilata, Atto: string, ...Codici: string[]) =>
  client.post(percorsi.precompilataAtto, { Atto, Codici });
export const order = ({ client }: StudioDiPrecompilata, Codici: string[], Tipo = 'Richieste') =>
  client.post(percorsi.ordini, { Anno: ANNO, Tipo, Codici });
export const sendOrdine = ({ client }: StudioDiPrecompilata, id: string) =>
  client.post(percorso(percorsi.ordineInvia, { id }), {});
export const askEsito = ({ client }: StudioDiPrecompilata, id: string) =>
  client.post(percorso(percorsi.ordineEsito, { id }), {});

/** Sends files to be made an order of. */
export function upload(
  app: AppDiProva,
  { client }: StudioDiPrecompilata,
  file: readonly Buffer[],
  extra: Record<string, string> = { Anno: String(ANNO), Tipo: 'Richieste' },
): Promise<Risposta> {
  const body = new FormData();
  for (const [nome, valore] of Object.entries(extra)) body.set(nome, valore);
  for (const [n, contenuto] of file.entries())
    body.append(`uploadFile${n}`, new Blob([new Uint8Array(contenuto)]), `ordine-${n}.zip`);
  const headers = { cookie: client.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return call(app.indirizzo + percorsi.ordineUpload, { method: 'POST', headers, body });
}
