import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { datiDiFatturazione, makeFatturazione } from '../../../../test/fatture.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { issueFattura, issueNotaDiCredito, requireFatturazione, type Vendita } from './emissione.ts';

let app: AppDiProva;
let gestoreId: number;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  gestoreId = (await makeGestore(app)).id;
  studioId = (await makeStudio(app, { gestore_id: gestoreId, ...datiDiFatturazione })).id;
  await makeFatturazione(app, gestoreId);
});
afterAll(() => app.stop());

let quante = 0;
const makeVendita = (dati: Partial<Vendita> = {}): Vendita => {
  quante += 1;
  return {
    ...{ gestoreId, studioId, effetto: `prova:${quante}`, modalita: 'MP08', incassataIl: '2025-11-19' },
    righe: [{ descrizione: 'Pacchetto Studio, 200 crediti', prezzo: 30_000 }],
    adesso: new Date('2025-11-19T10:00:00Z'),
    ...dati,
  };
};
const issue = (vendita: Vendita) =>
  withTenant(app.servizi.db, { studi: [vendita.studioId] }, (trx) => issueFattura(trx, vendita));
/** As who buys does: told that nobody could answer now, he asks again. */
async function insist(vendita: Vendita): Promise<unknown> {
  for (;;)
    try {
      return await issue(vendita);
    } catch (errore) {
      if (!/timeout exceeded when trying to connect/.test(String(errore))) throw errore;
    }
}
const interi = (quanti: number) => Array.from({ length: quanti }, (_, i) => i + 1);

describe('the invoice of a sale', () => {
  it('[FAT-012] takes the next number of its seller, year and sezionale, without gaps under a hundred purchases at once', async () => {
    const altro = (await makeGestore(app)).id;
    const compratore = (await makeStudio(app, { gestore_id: altro, ...datiDiFatturazione })).id;
    await makeFatturazione(app, altro, { sezionale: 'B2' });
    const insieme = await Promise.allSettled([
      ...interi(100).map(() => insist(makeVendita())),
      ...interi(5).map(() => insist(makeVendita({ gestoreId: altro, studioId: compratore }))),
      // What fails after it took a number gives it back.
      ...interi(5).map(() =>
        withTenant(app.servizi.db, { studi: [studioId] }, async (trx) => {
          await issueFattura(trx, makeVendita());
          throw new Error('Payment not completed');
        }),
      ),
      insist(makeVendita({ adesso: new Date('2025-12-31T23:30:00Z') })),
    ]);
    expect(insieme.filter(({ status }) => status === 'rejected').length).toBe(5);
    const righe = await app.sql<{ gestore_id: number; anno: number; progressivo: number; numero: string }>(
      'select gestore_id, anno, progressivo, numero from fattura order by progressivo',
    );
    const di = (chi: number, anno: number) =>
      righe.filter((riga) => riga.gestore_id === chi && riga.anno === anno);
    expect(di(gestoreId, 2025).map(({ progressivo }) => progressivo)).toEqual(interi(100));
    expect(di(gestoreId, 2025)[11]?.numero).toBe('A1 12/25');
    expect(di(altro, 2025).map(({ numero }) => numero)).toEqual(interi(5).map((n) => `B2 ${n}/25`));
    // In Rome it is the next year already.
    expect(di(gestoreId, 2026).map(({ numero }) => numero)).toEqual(['A1 1/26']);
  }, 60_000);

  it('is one for each payment, however many ask and when', async () => {
    const vendita = makeVendita();
    const prima = await issue(vendita);
    const dopo = await issue(vendita);
    expect(dopo).toEqual(prima);
    const insieme = makeVendita();
    const esiti = await Promise.allSettled(interi(6).map(() => issue(insieme)));
    expect(esiti.some(({ status }) => status === 'fulfilled')).toBe(true);
    const [conta] = await app.sql<{ quante: number }>(
      'select count(*)::int as quante from fattura where effetto = $1',
      [insieme.effetto],
    );
    expect(conta?.quante).toBe(1);
    const [numeri] = await app.sql<{ salti: number }>(
      `select (max(progressivo) - count(*))::int as salti from fattura where gestore_id = $1 and anno = 2025 and sezionale = 'A1'`,
      [gestoreId],
    );
    expect(numeri?.salti).toBe(0);
  });

  it('[FAT-001] says number, sezionale, place, year, code and address of the exchange, and a total that is taxable plus VAT', async () => {
    const { id } = await issue(makeVendita());
    const [riga] = await app.sql(
      `select sezionale, anno, codice_sdi, pec, imponibile, iva, totale, numero ~ '^A1 [0-9]+/25$' as numerata,
         progressivo > 0 as messa from fattura where id = $1`,
      [id],
    );
    expect(riga).toEqual({
      ...{ sezionale: 'A1', anno: 2025, codice_sdi: 'T9K4ZH3', pec: 'conti@pec.example' },
      ...{ imponibile: 30_000, iva: 6600, totale: 36_600, numerata: true, messa: true },
    });
    await expect(app.sql('update fattura set totale = 1 where id = $1', [id])).rejects.toThrow(/check/);
  });

  it('keeps the data of who sells and who buys as they were that day', async () => {
    const compratore = (await makeStudio(app, { gestore_id: gestoreId, ...datiDiFatturazione })).id;
    const { id } = await issue(makeVendita({ studioId: compratore }));
    await app.sql("update studio set ragione_sociale = 'Nome nuovo', via = 'Altrove' where id = $1", [
      compratore,
    ]);
    const [riga] = await app.sql<{ via: string; nome: string }>(
      "select cliente->>'via' as via, cedente->>'denominazione' as nome from fattura where id = $1",
      [id],
    );
    expect(riga).toEqual({ via: 'Via Emilia Centro 118', nome: 'Rete Emilia Servizi S.r.l.' });
  });

  it('is taken back once, by a credit note of its own numbers that names it', async () => {
    const fattura = await issue(makeVendita());
    const storna = (effetto: string) =>
      withTenant(app.servizi.db, { studi: [studioId] }, (trx) =>
        issueNotaDiCredito(trx, {
          ...{ fatturaId: fattura.id, effetto, motivo: 'Rimborso' },
          adesso: new Date('2025-11-20T10:00:00Z'),
        }),
      );
    const nota = await storna('rimborso:1');
    expect(nota).toMatchObject({
      ...{ tipo_documento: 'TD04', numero: 'NC 1/25', totale: fattura.totale, collegata_id: fattura.id },
      cliente: fattura.cliente,
    });
    expect(await storna('rimborso:1')).toEqual(nota);
    await expect(storna('rimborso:2')).rejects.toMatchObject({ codice: 'FATTURA_GIA_STORNATA' });
  });

  it('[FAT-008] is not to be had of who has not said how it makes invoices: nothing may be sold', async () => {
    const senza = (await makeGestore(app)).id;
    const chiede = (chi: number) =>
      withTenant(app.servizi.db, { studi: [] }, (trx) => requireFatturazione(trx, chi));
    await expect(chiede(senza)).rejects.toMatchObject({ codice: 'FATTURAZIONE_NON_CONFIGURATA' });
    await makeFatturazione(app, senza, { attiva: false });
    await expect(chiede(senza)).rejects.toMatchObject({
      message: 'Fatturazione elettronica non configurata: vendita crediti non attiva.',
    });
    await expect(chiede(gestoreId)).resolves.toMatchObject({ gestore_id: gestoreId });
  });

  it('is seen by its seller and its buyer alone, by the database too', async () => {
    const { id } = await issue(makeVendita());
    const conta = (venditore: string, studi: number[]) =>
      withTenant(app.servizi.db, { studi }, async (trx) => {
        const { openVenditore } = await import('./venditore.queries.ts');
        await openVenditore(trx, Number(venditore));
        return (await trx.selectFrom('fattura').select('id').where('id', '=', id).execute()).length;
      });
    const estraneo = (await makeStudio(app)).id;
    expect(await conta('999999', [estraneo])).toBe(0);
    expect(await conta(String(gestoreId), [])).toBe(1);
    expect(await conta('999999', [studioId])).toBe(1);
  });
});

describe('an invoice written by hand', () => {
  it('is refused for a day before that of one that takes its number while they wait for theirs', async () => {
    const gestore = (await makeGestore(app)).id;
    const compratore = (await makeStudio(app, { gestore_id: gestore, ...datiDiFatturazione })).id;
    await makeFatturazione(app, gestore);
    const altro = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_GES, gestore_id: gestore }),
    );
    const corpo = { IdStudio: compratore, Righe: [{ Descrizione: 'Consulenza', Prezzo: 10 }] };
    const esito = await withTenant(app.servizi.db, { studi: [compratore] }, async (trx) => {
      await issueFattura(trx, {
        ...{ gestoreId: gestore, studioId: compratore, effetto: 'prova:ordine', modalita: 'MP08' },
        ...{
          righe: [{ descrizione: 'Pacchetto', prezzo: 30_000 }],
          incassataIl: null,
          adesso: new Date('2025-11-19T10:00:00Z'),
        },
      });
      const chiesta = altro.post(percorsi.fatture, { ...corpo, Data: '2025-11-18' });
      await vi.waitFor(async () => {
        const [{ fermi } = { fermi: 0 }] = await app.sql<{ fermi: number }>(
          "select count(*)::int as fermi from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        expect(fermi).toBe(1);
      });
      return { chiesta };
    });
    const { status, corpo: risposta } = await esito.chiesta;
    const frase =
      'La data viene prima di quella della fattura A1 1/25, del 19/11/2025: i numeri seguono le date.';
    expect([status, risposta.ModelState]).toEqual([400, { Data: [frase] }]);
    // The number that it took is given back.
    const seguente = (await altro.post(percorsi.fatture, { ...corpo, Data: '2025-11-19' })).corpo.data;
    expect(seguente.Progressivo).toBe(2);
  });
});
