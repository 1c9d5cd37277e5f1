import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { basi } from './basi.ts';
import { datiPersonali, nonPersonali } from './dati-personali.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const classate = Object.entries(datiPersonali).flatMap(([tabella, gruppi]) =>
  gruppi.flatMap(({ colonne }) => colonne.map((colonna) => `${tabella}.${colonna}`)),
);
const altre = Object.entries(nonPersonali).flatMap(([tabella, colonne]) =>
  colonne.map((colonna) => `${tabella}.${colonna}`),
);

describe('the catalogue of personal data', () => {
  it('names every column of words, dates or bytes that there is, once: as personal, or as saying nothing of anybody', async () => {
    const righe = await app.sql<{ nome: string }>(`
      select table_name || '.' || column_name as nome from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'quadra\\_%'
        and data_type in ('text', 'character varying', 'date', 'jsonb', 'json', 'bytea', 'ARRAY')`);
    expect([...classate, ...altre].sort()).toEqual(righe.map(({ nome }) => nome).sort());
  });

  it('says of each class why it is kept, with the article', () => {
    for (const { base } of Object.values(datiPersonali).flat()) {
      expect(basi[base].articolo).toMatch(/^artt?\. \d/);
      expect(basi[base].atto).not.toBe('');
    }
  });
});
