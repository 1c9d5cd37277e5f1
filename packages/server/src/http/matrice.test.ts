import { HEADER_APP, percorso, type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotte } from '../app.ts';
import { Client, loginAs } from '../test/client.ts';
import { makeDichiarazione } from '../test/dichiarazioni.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../test/factories.ts';
import { type AppDiProva, makeApp } from '../test/make-app.ts';
import { listAmmessi } from '../test/poteri-attesi.ts';
import type { Rotta } from './rotta.ts';

/**
 * Every call that names a record, asked by the six types and by nobody, of a record of the own studio, of another studio
 * of the same gestore, of another gestore. What is expected comes from who may make the call and from who reaches the
 * place; a call about a kind of record that is not here fails.
 */
const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
const luoghi = ['proprio', 'fratello', 'altro'] as const;
type Luogo = (typeof luoghi)[number];

/** How far each type reaches. */
const portata: Record<TipologiaUtente, readonly Luogo[]> = {
  [AMM_STU]: ['proprio'],
  [OP_STU]: ['proprio'],
  [AMM_GES]: ['proprio', 'fratello'],
  [OP_GES]: ['proprio', 'fratello'],
  [AMM_ELMAS]: luoghi,
  [CON_ELMAS]: luoghi,
};

/** What a gestore shares with its studi reaches each of them. */
const condivise = ['/api/intermediario'];
const listRaggiunti = (risorsa: string, tipo: TipologiaUtente): readonly Luogo[] =>
  condivise.includes(risorsa) && portata[tipo].length === 1 ? portata[AMM_GES] : portata[tipo];

let app: AppDiProva;
let numero = 0;
const chi = new Map<TipologiaUtente, Client>();
let nessuno: Client;
const posti = new Map<Luogo, { studioId: number; gestoreId: number }>();

const insert = async (testo: string, valori: unknown[]): Promise<string> => {
  const [riga] = await app.sql<{ id: string | number }>(`${testo} returning id`, valori);
  return String(riga?.id ?? '');
};

const makeImmobile = async (studioId: number, genere: 'fabbricato' | 'terreno') => {
  const id = await insert(
    `insert into immobile (studio_id, genere, comune, categoria, rendita_dominicale, rendita_agraria)
     values ($1, $2, 'H501', 'A/2', 10, 5)`,
    [studioId, genere],
  );
  await insert(
    `insert into possesso (studio_id, immobile_id, anagrafica_id, dal, quota, tipo_possesso)
     values ($1, $2, $3, '2020-01-01', 100, 'Proprietà')`,
    [studioId, id, (await makeAnagrafica(app, studioId)).id],
  );
  return id;
};

const makeIntermediario = (studioId: number, gestoreId: number | null) => {
  numero += 1;
  return insert(
    `insert into intermediario (studio_id, gestore_id, tipo, codice_fiscale, ragione_sociale, rappresentante_cognome,
       rappresentante_nome) values ($1, $2, 'CU', $3, 'Caf', 'Neri', 'Ada')`,
    [studioId, gestoreId, String(10_000_000_000 + numero)],
  );
};

/** A record of each kind that has an address of its own, made new in a studio: by what it is, or by where it is. */
const registri: Record<string, (studioId: number, gestoreId: number) => Promise<string>> = {
  anagrafica: async (studioId) => (await makeAnagrafica(app, studioId)).id,
  dichiarazione: (studioId) => makeDichiarazione(app, chi.get(AMM_ELMAS) ?? nessuno, studioId),
  documento: async (studioId) =>
    insert(
      `insert into documento (studio_id, anagrafica_id, nome, formato, dimensione, sha256, contenuto)
       values ($1, $2, 'Carta', 'application/pdf', 1, '\\x00', '\\x00')`,
      [studioId, (await makeAnagrafica(app, studioId)).id],
    ),
  accordi: (studioId) =>
    insert(
      `insert into accordo (studio_id, tipo, data, nome, formato, dimensione, sha256, contenuto, autore)
       values ($1, 'Contratto', '2025-01-02', 'Contratto.pdf', 'application/pdf', 1, '\\x00', '\\x00', 'Ada Neri')`,
      [studioId],
    ),
  '/api/fabbricato': (studioId) => makeImmobile(studioId, 'fabbricato'),
  '/api/terreno': (studioId) => makeImmobile(studioId, 'terreno'),
  '/api/contrattolocazione': async (studioId) =>
    insert(
      `insert into contratto_locazione (studio_id, immobile_id, dal, canone, codice_canone)
       values ($1, $2, '2024-01-01', 6000, '1')`,
      [studioId, await makeImmobile(studioId, 'fabbricato')],
    ),
  gruppi: (studioId) =>
    insert('insert into gruppo (studio_id, nome) values ($1, $2)', [studioId, crypto.randomUUID()]),
  tag: (studioId) =>
    insert("insert into tag (studio_id, nome, colore) values ($1, left($2, 30), 'blu')", [
      studioId,
      crypto.randomUUID(),
    ]),
  '/api/intermediario': (_, gestoreId) => makeIntermediario(0, gestoreId),
  '/api/intermediariopersonalizzato': (studioId) => makeIntermediario(studioId, null),
  utenti: async (studio_id) => String((await makeUtente(app, { tipologia_utente: OP_STU, studio_id })).id),
  studi: async (studioId) => String(studioId),
  gestori: async (_, gestoreId) => String(gestoreId),
};
/** Of nobody's studio: who may make the call reaches every one of them. */
const senzaStudio = ['posta', 'applicazioni', 'tabelle'];
/** Of the one who made them, or of his studio alone, whoever else reaches it. */
const personali = ['vista'];

beforeAll(async () => {
  app = await makeApp();
  nessuno = new Client(app.indirizzo);
  const [mio, altrui] = [await makeGestore(app), await makeGestore(app)];
  for (const luogo of luoghi) {
    const gestoreId = luogo === 'altro' ? altrui.id : mio.id;
    posti.set(luogo, { studioId: (await makeStudio(app, { gestore_id: gestoreId })).id, gestoreId });
  }
  const { studioId = 0 } = posti.get('proprio') ?? {};
  for (const tipologia_utente of Object.values(tipologiaUtente)) {
    const isStudio = tipologia_utente === AMM_STU || tipologia_utente === OP_STU;
    const isGestore = tipologia_utente === AMM_GES || tipologia_utente === OP_GES;
    const utente = await makeUtente(app, {
      tipologia_utente,
      ...(isStudio ? { studio_id: studioId } : {}),
      ...(isGestore ? { gestore_id: mio.id } : {}),
    });
    chi.set(tipologia_utente, await loginAs(app, utente));
  }
});
afterAll(() => app.stop());

function risorsaDi({ accesso, percorso: dove }: Rotta): string {
  if (typeof accesso === 'string') return '';
  const base = dove.split('/').slice(0, 3).join('/');
  return Object.hasOwn(registri, base) ? base : accesso.risorsa;
}
const conRecord = rotte.filter((rotta) => /:id\b/.test(rotta.percorso) && risorsaDi(rotta) !== '');

const fill = (rotta: Rotta, id: string) =>
  percorso(rotta.percorso, {
    id,
    anno: 2025,
    quadro: 'FR',
    azione: 'completa',
    chiave: 'RC1.3',
    giorno: '2025-06-01',
  });

async function send(client: Client, rotta: Rotta, id: string, corpo: unknown): Promise<number> {
  if (rotta.formato !== 'multipart') {
    const senza = rotta.metodo === 'GET' || rotta.metodo === 'DELETE';
    return (await client.send(rotta.metodo, fill(rotta, id), senza ? undefined : corpo)).status;
  }
  const body = new FormData();
  body.append('uploadFile0', new Blob(['niente'], { type: 'image/png' }), 'niente.png');
  const headers = { cookie: client.cookie, origin: client.indirizzo, [HEADER_APP]: 'prova' };
  const risposta = await fetch(client.indirizzo + fill(rotta, id), { method: rotta.metodo, headers, body });
  await risposta.arrayBuffer();
  return risposta.status;
}

/** What passes the schemas that look at the body before the record: the record as it is, and what the others ask. */
async function makeCorpo(rotta: Rotta, id: string): Promise<unknown> {
  const altri = { Versione: 1, Righi: {}, Quadro: 'RC', Nome: 'Altro', Colonne: ['CodiceFiscale'] };
  if (rotta.metodo !== 'PUT') return altri;
  const { corpo } = (await chi.get(AMM_ELMAS)?.get(fill(rotta, id))) ?? {};
  return { ...altri, ...corpo?.data };
}

describe('the matrix of calls, types and places', () => {
  it('names no kind of record that is not looked at here', () => {
    const noti = [...Object.keys(registri), ...senzaStudio, ...personali];
    expect(
      conRecord.filter((rotta) => !noti.includes(risorsaDi(rotta))).map((rotta) => rotta.percorso),
    ).toEqual([]);
    expect(conRecord.length).toBeGreaterThan(20);
  });

  it('answers who may and reaches; refuses who may not; to who does not reach, there is no such record', async () => {
    const diversi: string[] = [];
    for (const rotta of conRecord.filter((voce) => Object.hasOwn(registri, risorsaDi(voce)))) {
      const ammessi = listAmmessi(rotta);
      for (const luogo of luoghi) {
        const { studioId = 0, gestoreId = 0 } = posti.get(luogo) ?? {};
        const make = () => registri[risorsaDi(rotta)]?.(studioId, gestoreId) ?? '';
        let id = await make();
        const corpo = await makeCorpo(rotta, id);
        const note = (tipo: string, atteso: string, stato: number) =>
          diversi.push(`${rotta.metodo} ${rotta.percorso} di ${luogo}, ${tipo}: ${stato}, atteso ${atteso}`);
        const anonimo = await send(nessuno, rotta, id, corpo);
        if (anonimo !== 401) note('anonimo', '401', anonimo);
        for (const [tipo, client] of chi) {
          const isRaggiunto = listRaggiunti(risorsaDi(rotta), tipo).includes(luogo);
          const status = await send(client, rotta, id, isRaggiunto ? {} : corpo);
          if (!ammessi.includes(tipo)) {
            if (status !== 403) note(`tipo ${tipo}`, '403', status);
          } else if (!isRaggiunto) {
            if (status !== 404) note(`tipo ${tipo}`, '404', status);
          } else {
            if ([401, 403, 404].includes(status) || status >= 500) note(`tipo ${tipo}`, 'risposta', status);
            if (rotta.metodo === 'DELETE') id = await make();
          }
        }
      }
    }
    expect(diversi).toEqual([]);
  }, 90_000);
});
