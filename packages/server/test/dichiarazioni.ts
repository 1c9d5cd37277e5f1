import { percorsi, percorso } from '@quadra/contract';
import type { Client, Risposta } from './client.ts';
import { makeAnagrafica } from './factories.ts';
import type { AppDiProva } from './make-app.ts';

const ANNO = 2025;

/** A person that can have a declaration, resident in Milano. */
export const makePersona = (
  app: AppDiProva,
  studioId: number,
  dati: Parameters<typeof makeAnagrafica>[2] = {},
) =>
  makeAnagrafica(app, studioId, {
    tipo: 'PF',
    ragione_sociale: null,
    cognome: 'Rossi',
    nome: 'Mario',
    denominazione: 'Rossi Mario',
    sesso: 'M',
    stato_civile: 2,
    data_nascita: '1980-01-01',
    domicilio_fiscale: JSON.stringify({
      comune: 'F205',
      comuneDescrizione: 'MILANO',
      provincia: 'MI',
      cap: '20121',
      via: 'Via Dante',
      civico: '1',
    }),
    ...dati,
  });

/** Caselle of an employee of Milano for the whole year, as the CU gives them: every result is complete. */
export const lavoro = {
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': 30000,
  'RC6.1': 365,
  'RC10.1': 5000,
  'RC10.2': 410,
  'RC10.3': 70,
  'RC10.4': 170,
  'RC10.5': 72,
  'RC14.1': '2',
} as const;

const bind = (azione: string, id: string, altro: Record<string, string> = {}) =>
  percorso(azione, { anno: ANNO, prefisso: 'pf', id, ...altro });

/** The calls about declarations, as a client makes them. */
export const dichiarazioni = {
  crea: (client: Client, ids: readonly string[], altro: Record<string, unknown> = {}): Promise<Risposta> =>
    client.post(percorso(percorsi.dichiarazioneCrea, { anno: ANNO }), { IdAnagrafiche: ids, ...altro }),
  lista: (client: Client, query: Record<string, unknown> = {}): Promise<Risposta> =>
    client.post(percorso(percorsi.dichiarazioneLista, { anno: ANNO }), query),
  chiudi: (client: Client, ids: readonly string[], altro: object = {}): Promise<Risposta> =>
    client.post(percorso(percorsi.dichiarazioneChiudi, { anno: ANNO }), { Codici: ids, ...altro }),
  riapri: (client: Client, ids: readonly string[]): Promise<Risposta> =>
    client.post(percorso(percorsi.dichiarazioneRiapri, { anno: ANNO }), { Codici: ids }),
  elimina: (client: Client, ids: readonly string[]): Promise<Risposta> =>
    client.post(percorso(percorsi.dichiarazioneElimina, { anno: ANNO }), { Codici: ids }),
  apri: (client: Client, id: string): Promise<Risposta> => client.post(bind(percorsi.modelloApri, id), {}),
  leggi: (client: Client, id: string): Promise<Risposta> => client.get(bind(percorsi.modello, id)),
  salva: (
    client: Client,
    id: string,
    versione: number,
    righi: object,
    forzature: object = {},
  ): Promise<Risposta> =>
    client.put(bind(percorsi.modello, id), { Versione: versione, Righi: righi, Forzature: forzature }),
  quadro: (client: Client, id: string, quadro: string): Promise<Risposta> =>
    client.get(bind(percorsi.modelloQuadro, id, { quadro })),
  agisci: (client: Client, id: string, quadro: string, azione: string): Promise<Risposta> =>
    client.post(bind(percorsi.modelloQuadroAzione, id, { quadro, azione })),
  bozza: (client: Client, id: string, quadro: string, righi: object): Promise<Risposta> =>
    client.put(bind(percorsi.modelloBozza, id), { Quadro: quadro, Righi: righi }),
  scarta: (client: Client, id: string, quadro: string): Promise<Risposta> =>
    client.delete(`${bind(percorsi.modelloBozza, id)}?Quadro=${quadro}`),
  storia: (client: Client, id: string, query = ''): Promise<Risposta> =>
    client.get(bind(percorsi.modelloStoria, id) + query),
  spiega: (client: Client, id: string, chiave: string): Promise<Risposta> =>
    client.get(bind(percorsi.modelloSpiega, id, { chiave })),
  diagnostico: (client: Client, id: string): Promise<Risposta> =>
    client.get(bind(percorsi.modelloDiagnostico, id)),
};

/** Creates one declaration and answers its key. */
export async function makeDichiarazione(app: AppDiProva, client: Client, studioId: number): Promise<string> {
  const { id } = await makePersona(app, studioId);
  const risposta = await dichiarazioni.crea(client, [id]);
  if (risposta.status !== 200) throw new Error(`Not created: ${risposta.testo}`);
  return risposta.corpo.data.create[0].Codice;
}

/** Fills a declaration and completes every present quadro. */
export async function completeDichiarazione(client: Client, id: string): Promise<void> {
  const { corpo } = await dichiarazioni.leggi(client, id);
  await dichiarazioni.salva(client, id, corpo.data.Versione, lavoro);
  for (const quadro of ['FR', 'RC', 'RN', 'RV']) {
    const risposta = await dichiarazioni.agisci(client, id, quadro, 'completa');
    if (risposta.status !== 200) throw new Error(`Not completed: ${quadro} ${risposta.testo}`);
  }
}

/** A result as a person writes it over the computed one. */
export const forza = (valore: number) => ({ valore, motivo: 'prova' });

/** Closes the return of an employee with some results forced. */
export async function closeForzata(client: Client, id: string, forzature: object): Promise<void> {
  const letta = (await dichiarazioni.leggi(client, id)).corpo.data;
  const salvata = await dichiarazioni.salva(client, id, letta.Versione, lavoro, forzature);
  if (salvata.status !== 200) throw new Error(salvata.testo);
  const { StatiQuadri } = (await dichiarazioni.leggi(client, id)).corpo.data;
  for (const [quadro, stato] of Object.entries(StatiQuadri))
    if (stato === 'aperto') await dichiarazioni.agisci(client, id, quadro, 'completa');
  const { status, testo, corpo } = await dichiarazioni.chiudi(client, [id], {
    Conferma: true,
    Motivo: 'prova',
  });
  if (status !== 200 || corpo.data.errori?.length > 0) throw new Error(testo);
}
