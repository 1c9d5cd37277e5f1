import { type F24Filo, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
const ANNO = 2026;

beforeAll(async () => {
  app = await makeApp();
  vi.spyOn(app.servizi, 'now').mockReturnValue(new Date('2026-09-23T10:00:00Z'));
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

/** A client who owes 600 euro in six instalments from 30 June: four are paid, of the others there is no model. */
async function makeIniziato(): Promise<string> {
  const { id } = await makeAnagrafica(app, studioId);
  const conto = { anno: ANNO, id };
  const voce = { Verso: 'debito', Codice: '4001', AnnoRiferimento: 2025, Importo: 600, Data: '2026-06-30' };
  expect((await client.post(percorso(percorsi.contoVoci, conto), { ...voce, Motivo: 'Prova' })).status).toBe(
    201,
  );
  expect((await client.post(percorso(percorsi.contoF24, conto), { Rate: 6 })).status).toBe(201);
  const { F24 } = (await client.get(percorso(percorsi.contoUno, conto))).corpo.data;
  for (const { Id, Rata, Versione } of F24 as Pick<F24Filo, 'Id' | 'Rata' | 'Versione'>[]) {
    const esito =
      (Rata ?? 0) > 4
        ? await client.delete(percorso(percorsi.f24Uno, { id: Id }))
        : await client.post(percorso(percorsi.f24Azione, { id: Id }), {
            ...{ Azione: 'paga', Data: '2026-09-16', Versione },
          });
    expect(esito.status, esito.testo).toBeLessThan(300);
  }
  return id;
}

describe('what is left of a plan that was begun', () => {
  it('is due on the terms of its instalments, wherever it is told: at home, of a client, on his page, for many', async () => {
    const id = await makeIniziato();
    const { Prossime, Arretrati } = (await client.get(percorsi.f24Scadenze)).corpo.data;
    expect(Prossime).toMatchObject([
      { Data: '2026-10-16', Clienti: 1, Importo: 100, DaPreparare: 100 },
      { Data: '2026-11-16', Clienti: 1, Importo: 100, DaPreparare: 100 },
    ]);
    expect(Arretrati).toEqual({ Clienti: 0, Importo: 0, Anno: null });
    expect((await client.post(percorsi.f24Dovuti, { Codici: [id] })).corpo.data).toEqual([
      { IdAnagrafica: id, Data: '2026-10-16', Importo: 100, Totale: 200 },
    ]);
    const pagina = (await client.get(percorso(percorsi.anagraficaPanoramicaVersamenti, { id }))).corpo.data;
    expect(pagina).toMatchObject({
      EntroFineAnno: 200,
      DaPagare: [
        { Data: '2026-10-16', Importo: 100, Stato: 'Da preparare' },
        { Data: '2026-11-16', Importo: 100, Stato: 'Da preparare' },
      ],
    });
    const chiedi = async (Scadenza: string) =>
      (await client.post(percorsi.f24Massa, { Anno: ANNO, Scadenza, Codici: [id] })).corpo.data.Righe[0];
    expect(await chiedi('2026-10-16')).toMatchObject({ Esito: 'Si prepara', Quanti: 1 });
    // What the debt lacks stops the day of its instalment, not that on which it was due as a whole.
    await app.sql("update voce_fiscale set mancano = '{sede}' where anagrafica_id = $1", [id]);
    expect(await chiedi('2026-10-16')).toMatchObject({ Esito: 'Da completare' });
    expect(await chiedi('2026-06-30')).toMatchObject({ Esito: 'Niente da versare' });
  });

  it('is one debt on its day before the plan begins, and of nobody else', async () => {
    const { id } = await makeAnagrafica(app, studioId);
    const voce = { Verso: 'debito', Codice: '4001', AnnoRiferimento: 2025, Importo: 80, Data: '2026-12-16' };
    await client.post(percorso(percorsi.contoVoci, { anno: ANNO, id }), { ...voce, Motivo: 'Prova' });
    expect((await client.post(percorsi.f24Dovuti, { Codici: [id] })).corpo.data).toEqual([
      { IdAnagrafica: id, Data: '2026-12-16', Importo: 80, Totale: 80 },
    ]);
    const altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await altro.get(percorsi.f24Scadenze)).corpo.data.Prossime).toEqual([]);
  });
});
