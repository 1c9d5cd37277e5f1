import { percorsi, percorso, testiF24, tipologiaUtente, type VoceFiscaleFilo } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { closeForzata, dichiarazioni, forza, makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makeAttesi } from './attese.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

/** A closed PF whose only debts are the two advances of the IRPEF: its client. */
async function closeConAcconti(primo: number, secondo: number): Promise<{ id: string; cliente: string }> {
  const id = await makeDichiarazione(app, client, studioId);
  const letta = (await dichiarazioni.leggi(client, id)).corpo.data;
  const zeri = ['RX1.1', 'RX1.5', 'RX2.1', 'RX2.5', 'RX3.1', 'RX3.5', 'RX4.1', 'RX4.5', 'RV17.8'];
  await closeForzata(client, id, {
    ...Object.fromEntries(zeri.map((chiave) => [chiave, forza(0)])),
    ...{ 'RN62.1': forza(primo), 'RN62.2': forza(secondo) },
  });
  await makeAttesi(app.servizi, { warn: () => undefined });
  return { id, cliente: letta.IdAnagrafica };
}
const dove = (modello: string, cliente: string) => percorso(modello, { anno: 2025, id: cliente });
const leggi = async (cliente: string) => (await client.get(dove(percorsi.contoUno, cliente))).corpo.data;
const prevedi = (cliente: string, Previsto: number | null, Imposta = 'IRPEF') =>
  client.put(dove(percorsi.contoPrevisione, cliente), { Imposta, Previsto });
const simula = (cliente: string, altro: object) =>
  client.post(dove(percorsi.contoPrevisioneSimula, cliente), { Imposta: 'IRPEF', ...altro });
const acconti = (voci: readonly VoceFiscaleFilo[]) =>
  voci.map(({ Codice, Importo, Storico, Differenza }) => [Codice, Importo, Storico, Differenza]).sort();

describe('the advances on what is expected', () => {
  it('are shown with what they save and what they cost if the tax is more; nothing is kept', async () => {
    const { cliente } = await closeConAcconti(400, 600);
    const vista = await simula(cliente, { Previsto: 500, Effettivo: 800, Il: '2026-06-30' });
    expect([vista.status, vista.corpo.data]).toEqual([
      200,
      {
        ...{ Effettivo: 800, Il: '2026-06-30' },
        Rate: [
          // What is missing of 320 and 480: 25%/8, and the interest of the days.
          expect.objectContaining({ Quale: 1, Storico: 400, Previsto: 200, Carente: 120, Sanzione: 3.75 }),
          expect.objectContaining({ Quale: 2, Storico: 600, Previsto: 300, Carente: 180, Sanzione: 5.63 }),
        ],
      },
    ]);
    // Without saying what the tax comes to be, it is the one of the year before.
    expect((await simula(cliente, { Previsto: 500 })).corpo.data).toMatchObject({ Effettivo: 1000 });
    expect(acconti((await leggi(cliente)).Voci)).toEqual([
      ['4033', 400, null, 0],
      ['4034', 600, null, 0],
    ]);
  });

  it('are kept by tax through every new making of the conto, proposed so, audited, and go back to history', async () => {
    const { cliente, id } = await closeConAcconti(400, 600);
    const fatta = await prevedi(cliente, 500);
    expect([fatta.status, acconti(fatta.corpo.data.Voci), fatta.corpo.data.Previsioni]).toEqual([
      200,
      [
        ['4033', 200, 400, 0],
        ['4034', 300, 600, 0],
      ],
      [{ Imposta: 'IRPEF', Previsto: 500, Storico: 1000 }],
    ]);
    expect(fatta.corpo.data.Proposti.map(({ Saldo }: { Saldo: number }) => Saldo)).toEqual([200, 300]);
    // The declaration is corrected: the forecast stays, and says what history is now.
    await dichiarazioni.riapri(client, [id]);
    const { Forzature } = (await dichiarazioni.leggi(client, id)).corpo.data;
    await closeForzata(client, id, { ...Forzature, 'RN62.1': forza(440), 'RN62.2': forza(660) });
    await makeAttesi(app.servizi, { warn: () => undefined });
    const corretto = await leggi(cliente);
    expect([acconti(corretto.Voci), corretto.Previsioni[0].Storico]).toEqual([
      [
        ['4033', 200, 440, 0],
        ['4034', 300, 660, 0],
      ],
      1100,
    ]);
    // Nothing is expected: no advance is left, and the forecast is still there to be taken away.
    const nulla = (await prevedi(cliente, 0)).corpo.data;
    expect([nulla.Voci, nulla.Previsioni.length]).toEqual([[], 1]);
    const tornata = (await prevedi(cliente, null)).corpo.data;
    expect([acconti(tornata.Voci), tornata.Previsioni]).toEqual([
      [
        ['4033', 440, null, 0],
        ['4034', 660, null, 0],
      ],
      [],
    ]);
    const atti = await app.sql(
      `select prima ->> 'previsto' as prima, dopo ->> 'previsto' as dopo from registro
      where entita_id = $1 and azione = 'acconto previsionale' order by quando`,
      [cliente],
    );
    expect(atti).toEqual([
      { prima: null, dopo: '500' },
      { prima: '500', dopo: '0' },
      { prima: '0', dopo: null },
    ]);
  });

  it('of which the first is already in an F24 leave to the second what is left of the whole', async () => {
    const { cliente } = await closeConAcconti(400, 600);
    const { Proposti } = await leggi(cliente);
    const presa = await client.post(dove(percorsi.contoF24, cliente), { Scadenza: Proposti[0].Data });
    expect(presa.status).toBe(201);
    expect(acconti((await prevedi(cliente, 700)).corpo.data.Voci)).toEqual([
      ['4033', 400, 400, 0],
      ['4034', 300, 600, 0],
    ]);
  });

  it('are refused on the field: a tax without advances, one that is not expected to be less', async () => {
    const { cliente } = await closeConAcconti(400, 600);
    const alta = await prevedi(cliente, 1000);
    const ignota = await prevedi(cliente, 1, 'Cedolare secca');
    expect([alta.status, alta.corpo.ModelState, ignota.status, ignota.corpo.ModelState]).toEqual([
      ...[400, { Previsto: [testiF24.previstoAlto('1.000,00')] }],
      ...[400, { Imposta: [testiF24.ACCONTO_IGNOTO] }],
    ]);
    expect((await leggi(cliente)).Previsioni).toEqual([]);
  });
});
