import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import {
  completeDichiarazione,
  dichiarazioni,
  lavoro,
  makeDichiarazione,
} from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { requireModello } from '../dichiarazione/calcolo.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

/**
 * Every row of every table, as it was written; of the session it is known when it was used last, and the periodic jobs
 * write when they were done, whoever reads.
 */
async function readRighe(): Promise<ReadonlyMap<string, string>> {
  const tabelle = await app.sql<{ nome: string }>(
    "select tablename as nome from pg_tables where schemaname = 'public' and tablename <> all ('{sessione,giro_periodico}') order by 1",
  );
  const righe = await app.sql<{ nome: string; righe: string }>(
    tabelle
      .map(
        ({ nome }) =>
          `select '${nome}' as nome, count(*) || ' ' || coalesce(sum(hashtext(ctid::text || xmin::text)::bigint), 0) as righe from "${nome}"`,
      )
      .join(' union all '),
  );
  return new Map(righe.map(({ nome, righe: sue }) => [nome, sue]));
}

const letture = [
  percorsi.modello,
  percorsi.modelloStoria,
  percorsi.modelloDiagnostico,
  percorsi.modelloProspetti,
  percorsi.modelloRiporto,
  percorsi.modelloMomenti,
  percorsi.modelloQuadro,
  percorsi.modelloQuadroEsterno,
  percorsi.modelloSpiega,
];

describe('reading a declaration', () => {
  it('[DIC-031] writes no row, whatever waits to be taken at its opening; opening it does', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    const [riga] = await app.sql<{ anagrafica_id: string }>(
      'select anagrafica_id from dichiarazione where id = $1',
      [id],
    );
    // The registry went on, and the client says that his declarations follow it.
    await app.sql('update anagrafica set sincronizzazione = 1, versione = versione + 1 where id = $1', [
      riga?.anagrafica_id,
    ]);
    const prima = await readRighe();
    expect(prima.size).toBeGreaterThan(50);
    for (const modello of letture) {
      const dove = { anno: 2025, prefisso: 'pf', id, quadro: 'RC', chiave: 'RN26.2' };
      const { status } = await client.get(percorso(modello, dove));
      expect([modello, status]).toEqual([modello, 200]);
    }
    expect(await readRighe()).toEqual(prima);

    expect((await dichiarazioni.apri(client, id)).status).toBe(200);
    const dopo = await readRighe();
    const scritte = [...dopo].filter(([nome, righe]) => prima.get(nome) !== righe).map(([nome]) => nome);
    expect(scritte).toEqual(['dichiarazione', 'dichiarazione_vista']);
  });
});

describe('a save', () => {
  it('[DIC-031] computes once, and answers what a reading of it would', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const { Versione } = (await dichiarazioni.leggi(client, id)).corpo.data;
    const modello = await requireModello(app.servizi.db, 2025, 'Persone fisiche');
    const calcoli = vi.spyOn(modello, 'createCalcolo');
    const salvata = await dichiarazioni.salva(client, id, Versione, lavoro, {
      'RN26.2': { valore: 4000, motivo: 'Prova' },
    });
    expect(calcoli).toHaveBeenCalledTimes(1);
    expect(salvata.corpo.data).toEqual((await dichiarazioni.leggi(client, id)).corpo.data);
  });
});
