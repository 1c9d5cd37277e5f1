import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeGestore } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const iniziali = {
  causale_consumo: 'G204',
  causale_incasso: 'IN01',
  conto_banca: '1000',
  causale_vendita: 'VE01',
  codice_iva: '22',
  conto_iva: '556000',
  numero_registro: 9,
  tipo_registro: 1,
  tipo_conto_cliente: 'WOW',
  tipo_conto_gestore: 'G',
};
/** No accounting software, until somebody writes one. */
const senzaServizio = { ws_indirizzo: null, ws_utente: null, ws_password: null, ws_azienda: null };

describe('the accounting defaults', () => {
  it('[CFG-014] are data of a new system, with their ten initial values', async () => {
    const righe = await app.servizi.db.selectFrom('contabilita').selectAll().execute();
    expect(righe).toEqual([{ id: 1, gestore_id: null, ...iniziali, ...senzaServizio, versione: 1 }]);
  });

  it('are one row for the vendor and at most one for a gestore, and can be changed', async () => {
    const { db } = app.servizi;
    const { id: gestore_id } = await makeGestore(app);
    await db
      .insertInto('contabilita')
      .values({ ...iniziali, gestore_id, codice_iva: '10' })
      .execute();
    for (const doppia of [gestore_id, null]) {
      const insert = db
        .insertInto('contabilita')
        .values({ ...iniziali, gestore_id: doppia })
        .execute();
      await expect(insert).rejects.toThrow(/duplicate key/);
    }
    await db
      .updateTable('contabilita')
      .set({ conto_banca: '1001' })
      .where('gestore_id', 'is', null)
      .execute();
    await expect(db.deleteFrom('contabilita').execute()).rejects.toThrow(/permission denied/);
    const conti = await db.selectFrom('contabilita').select('conto_banca').orderBy('id').execute();
    expect(conti.map(({ conto_banca }) => conto_banca)).toEqual(['1001', '1000']);
  });
});
