import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStudio } from '../../../test/factories.ts';
import { explainPortata, watchIncroci } from '../../../test/incroci.ts';
import { type AppDiProva, makeApp } from '../../../test/make-app.ts';
import { findAnagrafica } from '../../features/clienti/anagrafica/anagrafica.queries.ts';
import { withTenant } from '../tenancy.ts';
import { FUNZIONI, INCROCI, listPosti } from './incroci.ts';
import { findPosto } from './posti.ts';

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

const funzioni = join(import.meta.dirname, '../../features');
const readFile = (file: string) => {
  const scelto = [`${file}.queries.ts`, `${file}.ts`].find((nome) => existsSync(join(funzioni, nome)));
  return scelto === undefined ? '' : readFileSync(join(funzioni, scelto), 'utf8');
};

const domande = [
  ['select 1 from anagrafica where studio_id = $1 and id = $2', 'una'],
  ['select 1 from studio s join anagrafica a on a.studio_id = s.id where s.id = $1', 'una'],
  [
    `select a.id, exists (select from dichiarazione d where d.studio_id = a.studio_id and d.anagrafica_id = a.id)
     from anagrafica a where a.studio_id = $1`,
    'una',
  ],
  [
    'update dichiarazione d set stato = d.stato from anagrafica a where a.studio_id = d.studio_id and d.studio_id = $1',
    'una',
  ],
  ['select 1 from utente where email = $1', 'una'],
  ['select 1 from anagrafica where id = $1', 'insieme'],
  ['delete from anagrafica where id = $1', 'insieme'],
  ['select a.studio_id = $1 as sua from anagrafica a order by denominazione limit 50', 'insieme'],
  [
    'select 1 from anagrafica a join dichiarazione d on d.studio_id = a.studio_id and d.anagrafica_id = a.id',
    'insieme',
  ],
  ['select count(*) from anagrafica where studio_id = any ($1)', 'elenco'],
  ['select 1 from anagrafica a join anagrafica b on a.codice_fiscale = b.codice_fiscale', 'diversi'],
  [
    'select 1 from anagrafica a join anagrafica b on a.codice_fiscale = b.codice_fiscale where a.studio_id = $1',
    'diversi',
  ],
  ['select (select count(*) from anagrafica), (select count(*) from dichiarazione)', 'diversi'],
] as const;

describe('statements over more than one studio', () => {
  it.each(domande)('%s', async (testo, attesa) => {
    const isDivisa = (tabella: string) => findPosto(tabella, true)?.posto === 'distribuita';
    expect(await explainPortata(app.sql, testo, isDivisa)).toBe(attesa);
  });

  it('are seen in the transaction of who sees two studi, with the function that asks; of one studio they are not', async () => {
    const [uno, due] = [await makeStudio(app), await makeStudio(app)];
    const { db } = app.servizi;
    const osservatore = watchIncroci(app.servizi);
    const find = (studi: number[]) =>
      withTenant(db, { studi }, (trx) => findAnagrafica(trx, '00000000-0000-4000-8000-000000000000'));
    await find([uno.id]);
    const diUno = [...osservatore.visti.values()];
    await find([uno.id, due.id]);
    osservatore.stop();
    const diDue = [...osservatore.visti.values()];
    await find([uno.id, due.id]);
    expect(diUno).toEqual([]);
    expect(diDue.map(({ dove }) => dove)).toEqual(['clienti/anagrafica/anagrafica findAnagrafica']);
    expect(osservatore.visti.size).toBe(diDue.length);
  });

  it('are named once each, and name functions that are there', () => {
    const posti = INCROCI.flatMap(listPosti);
    expect(posti.filter((posto, n) => posti.indexOf(posto) !== n)).toEqual([]);
    const persi = posti.filter((posto) => {
      const [file = '', funzione = ''] = posto.split(' ');
      return !new RegExp(`(?:function|const) ${funzione}\\b`).test(readFile(file));
    });
    expect(persi).toEqual([]);
  });

  it('that run with the rights of the owner are named too', async () => {
    const righe = await app.sql<{ nome: string }>(
      "select proname::text as nome from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1",
    );
    expect(righe.map(({ nome }) => nome)).toEqual(Object.keys(FUNZIONI).sort());
  });
});
