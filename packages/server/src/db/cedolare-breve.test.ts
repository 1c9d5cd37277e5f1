import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginAs } from '../../test/client.ts';
import { dichiarazioni, makePersona } from '../../test/dichiarazioni.ts';
import { makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const MIGRAZIONE = readFileSync(join(import.meta.dirname, 'migrations', '0075-cedolare-breve.sql'), 'utf8');

it('what was chosen for a short rent keeps its meaning, in the declaration, in its draft and in its history', async () => {
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  const client = await loginAs(app, utente);
  const { id } = await makePersona(app, utente.studioId ?? 0);
  const creata = (await dichiarazioni.crea(client, [id])).corpo.data.create[0].Codice;
  const righi = {
    'RB1.11': '2',
    'RB2.11#3': '3',
    'RB3.11': '1',
    'RB4.7': '6',
    'RB5.7': '6',
    'RB5.6': 100,
    'RB6.7': '4',
    'B901.11': '2',
    'RC1.11': '2',
  };
  const attesi = {
    ...righi,
    'RB1.11': '3',
    'RB2.11#3': '2',
    'RB4.7': '4',
    'RB5.7': '5',
    'B901.11': '3',
  };
  const dove = [utente.studioId, creata];
  await app.sql('update dichiarazione set righi = $3 where studio_id = $1 and id = $2', [...dove, righi]);
  await app.sql(
    `insert into dichiarazione_bozza (studio_id, dichiarazione_id, utente_id, quadro, righi)
     values ($1, $2, $3, 'RB', '{"RB1.11": "3", "RB2.11": null}')`,
    [...dove, utente.id],
  );
  await app.sql(
    `insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo)
     values ($1, $2, 'modifica', 'RB1.11', null, '"2"')`,
    dove,
  );
  await app.sql(MIGRAZIONE);
  const read = async (testo: string, altro = '') =>
    (await app.sql(`${testo} where studio_id = $1 and dichiarazione_id = $2 ${altro}`, dove))[0];
  const [dopo] = await app.sql('select righi from dichiarazione where studio_id = $1 and id = $2', dove);
  expect(dopo).toEqual({ righi: attesi });
  expect(await read('select righi from dichiarazione_bozza')).toEqual({
    righi: { 'RB1.11': '2', 'RB2.11': null },
  });
  expect(await read(`select prima, dopo from dichiarazione_modifica`, `and chiave = 'RB1.11'`)).toEqual({
    prima: null,
    dopo: '3',
  });
  await expect(app.sql('update dichiarazione_modifica set motivo = $1', ['x'])).rejects.toThrow();
});
