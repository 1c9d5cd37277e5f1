import { percorsi, percorso, prospetti, tipologiaUtente } from '@quadra/contract';
import { listRiepiloghi } from '@quadra/fisco';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { lavoro, makePersona } from '../../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';

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

/** A declaration of a year, with the caselle given. */
async function makeDichiarazione(anno: number, righi: object): Promise<string> {
  const { id: idAnagrafica } = await makePersona(app, studioId);
  const creata = await client.post(percorso(percorsi.dichiarazioneCrea, { anno }), {
    IdAnagrafiche: [idAnagrafica],
  });
  const id: string = creata.corpo.data.create[0].Codice;
  const salvata = await client.put(percorso(percorsi.modello, { anno, prefisso: 'pf', id }), {
    Versione: 1,
    Righi: righi,
  });
  expect(salvata.status).toBe(200);
  return id;
}
const read = (anno: number, id: string, nome: string) =>
  client.get(percorso(percorsi.modelloProspetto, { anno, prefisso: 'pf', id, nome }));
const names = async (anno: number, id: string) =>
  (await client.get(percorso(percorsi.modelloProspetti, { anno, prefisso: 'pf', id }))).corpo.data;

describe('prospetti', () => {
  it('[DIC-037] [ENU-040] [TAX-015] lists those of the form, and each gives what RN and RX say', async () => {
    const id = await makeDichiarazione(2025, { ...lavoro, 'FA1.1': 'C', 'FA1.5': 12 });
    const elenco = await names(2025, id);
    expect(elenco.map(({ Nome }: { Nome: string }) => Nome)).toEqual(prospetti.PF);
    const { Calcolati } = (await client.get(percorso(percorsi.modello, { anno: 2025, prefisso: 'pf', id })))
      .corpo.data;
    const { data: liquidazione } = (await read(2025, id, 'Liquidazione')).corpo;
    expect(liquidazione.Imposte[0]).toMatchObject({
      Imposta: 'IRPEF',
      Tributo: '4001',
      Anno: 2024,
      Lordo: Calcolati['RN26.2'].valore,
      DaVersare: Calcolati['RX1.1'].valore,
      Credito: Calcolati['RX1.2'].valore,
    });
    const { data: redditi } = (await read(2025, id, 'Redditi')).corpo;
    expect(redditi.Caselle).toContainEqual(
      expect.objectContaining({ Chiave: 'RN1.5', Valore: Calcolati['RN1.5'].valore, Stato: 'completo' }),
    );
    for (const { Nome, Presente } of elenco)
      expect([Nome, (await read(2025, id, Nome)).status]).toEqual([Nome, Presente ? 200 : 404]);
  });

  it('[DIC-037] [ERR-022] a missing one is Prospetto assente in 2021 and 2022, not found in the others', async () => {
    for (const anno of [2021, 2022, 2023, 2025]) {
      const id = await makeDichiarazione(anno, {});
      const conFrase = anno < 2023;
      for (const nome of ['Familiari', 'Inesistente', 'constructor']) {
        const { status, corpo } = await read(anno, id, nome);
        expect([anno, nome, status, corpo.Codice, corpo.Message]).toEqual([
          anno,
          nome,
          404,
          conFrase ? 'PROSPETTO_ASSENTE' : 'NON_TROVATO',
          conFrase ? 'Prospetto assente' : 'Risorsa non trovata o richiesta non eseguibile.',
        ]);
      }
    }
  });
});

describe('external quadro', () => {
  it('[QUA-019] [ERR-019] answers the quadro, and Quadro assente where there is none', async () => {
    const id = await makeDichiarazione(2025, lavoro);
    const readQuadro = (quadro: string) =>
      client.get(percorso(percorsi.modelloQuadroEsterno, { anno: 2025, prefisso: 'pf', id, quadro }));
    const { corpo } = await readQuadro('RC');
    expect(corpo.data).toMatchObject({ Codice: 'RC', Righi: lavoro });
    for (const quadro of ['RE', 'ZZ']) {
      const assente = await readQuadro(quadro);
      expect([assente.status, assente.corpo.Message]).toEqual([404, 'Quadro assente']);
    }
  });
});

it('[DIC-037] the sections of fisco are those that the contract names, form by form', () => {
  const famiglie = { PF: 'redditi-pf', Società: 'redditi-sp', IRAP: 'irap', IVA: 'iva', 770: '770' } as const;
  for (const [famiglia, codice] of Object.entries(famiglie))
    expect(listRiepiloghi(codice)).toEqual(Reflect.get(prospetti, famiglia));
});
