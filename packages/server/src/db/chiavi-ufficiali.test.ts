import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelloDiTipo, type TipoDichiarazione, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePersona } from '../../test/dichiarazioni.ts';
import { makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

let app: AppDiProva;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU })).studioId ?? 0;
});
afterAll(() => app.stop());

const MIGRAZIONE = readFileSync(join(import.meta.dirname, 'migrations', '0079-chiavi-ufficiali.sql'), 'utf8');

/** What the migration says, read again: for each form and year, the new key of each old one. */
function readPortate(): Map<string, Map<string, string>> {
  const portate = new Map<string, Map<string, string>>();
  const [, dati = ''] = MIGRAZIONE.split('$dati$');
  const writeChiave = (rigo: string, colonna: string) => {
    const [base, modulo] = rigo.split('#');
    return `${base}.${colonna}${modulo === undefined ? '' : `#${modulo}`}`;
  };
  for (const linea of dati.trim().split('\n')) {
    const [modello = '', dal, al, prima = '', dopo = '', ...colonne] = linea.split(' ');
    for (let anno = Number(dal); anno <= Number(al); anno += 1) {
      const sue = portate.get(`${modello} ${anno}`) ?? new Map<string, string>();
      portate.set(`${modello} ${anno}`, sue);
      for (const colonna of colonne) {
        const [vecchia = '', nuova = vecchia] = colonna.split(':');
        sue.set(writeChiave(prima, vecchia), writeChiave(dopo, nuova));
      }
    }
  }
  return portate;
}
const portate = readPortate();
const tipoDi = (modello: string): TipoDichiarazione => {
  const trovato = Object.entries(modelloDiTipo).find(([, suo]) => suo.modello === modello);
  if (!trovato) throw new Error(`No type of ${modello}`);
  return trovato[0] as TipoDichiarazione;
};

it('no two keys of a form become one, and none is named twice', () => {
  for (const [dove, sue] of portate) {
    const nuove = [...sue.values()];
    const doppie = nuove.filter((chiave, posto) => nuove.indexOf(chiave) !== posto);
    expect([dove, doppie]).toEqual([dove, []]);
  }
});

it('what was saved, drafted, told and frozen under an old key is under the new one, and nothing is lost', async () => {
  const { id: anagrafica } = await makePersona(app, studioId);
  const dove = [...portate.keys()].map((chi, posto) => {
    const [modello = '', anno] = chi.split(' ');
    const righi = Object.fromEntries(
      [...(portate.get(chi)?.keys() ?? [])].map((chiave, n) => [chiave, n + 100]),
    );
    return { chi, tipo: tipoDi(modello), anno: Number(anno), righi: { ...righi, 'FR2.9': posto } };
  });
  const create = new Map<string, string>();
  for (const { chi, tipo, anno, righi } of dove) {
    const [riga] = await app.sql<{ id: string }>(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi, forzature)
       values ($1, $2, $3, $4, 'Ordinaria', $5, $6) returning id`,
      [studioId, anagrafica, anno, tipo, righi, { 'FR2.9': { valore: 1, motivo: 'x' } }],
    );
    const id = riga?.id ?? '';
    create.set(chi, id);
    await app.sql(
      `insert into dichiarazione_copia (studio_id, dichiarazione_id, motivo, versione, righi, forzature, esiti, versione_programma)
       values ($1, $2, 'chiusura', 1, $3, '{}', $3, '1')`,
      [studioId, id, righi],
    );
    await app.sql(
      `insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo)
       select $1, $2, 'modifica', k, null, to_jsonb(k) from jsonb_object_keys($3::jsonb) k`,
      [studioId, id, righi],
    );
  }
  await app.sql(MIGRAZIONE);
  for (const { chi, righi } of dove) {
    const nuova = (chiave: string) => portate.get(chi)?.get(chiave) ?? chiave;
    const attesi = Object.fromEntries(
      Object.entries(righi).map(([chiave, valore]) => [nuova(chiave), valore]),
    );
    const where = 'where studio_id = $1 and dichiarazione_id = $2';
    const chiavi = [studioId, create.get(chi)];
    const [dopo] = await app.sql(
      'select righi, forzature from dichiarazione where studio_id = $1 and id = $2',
      chiavi,
    );
    expect(dopo).toEqual({ righi: attesi, forzature: { 'FR2.9': { valore: 1, motivo: 'x' } } });
    expect(await app.sql(`select righi, esiti from dichiarazione_copia ${where}`, chiavi)).toEqual([
      { righi: attesi, esiti: attesi },
    ]);
    const modifiche = await app.sql<{ chiave: string; dopo: string }>(
      `select chiave, dopo from dichiarazione_modifica ${where}`,
      chiavi,
    );
    expect(modifiche.filter(({ chiave, dopo: prima }) => chiave !== nuova(prima))).toEqual([]);
  }
  // A second time there is nothing left to carry of what does not move along a chain.
  await expect(app.sql('update dichiarazione_copia set motivo = $1', ['x'])).rejects.toThrow();
});

it('a modulo without a line of its own follows its rigo, and a key that is there already is not written over', async () => {
  const [riga] = [...portate].flatMap(([chi, sue]) =>
    [...sue]
      .filter(([prima, dopo]) => !prima.includes('#') && !dopo.includes('#') && !sue.has(`${prima}#2`))
      .map(([prima, dopo]) => ({ chi, prima, dopo })),
  );
  if (!riga) throw new Error('No rigo without moduli');
  const [modello = '', anno] = riga.chi.split(' ');
  const { id: anagrafica } = await makePersona(app, studioId);
  const righi = { [`${riga.prima}#9`]: 1, [riga.prima]: 2, [riga.dopo]: 3 };
  const sue = portate.get(riga.chi);
  if (sue?.has(riga.dopo)) delete righi[riga.dopo];
  const [creata] = await app.sql<{ id: string }>(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi)
     values ($1, $2, $3, $4, 'Ordinaria', $5) returning id`,
    [studioId, anagrafica, Number(anno), tipoDi(modello), righi],
  );
  await app.sql(MIGRAZIONE);
  const [dopo] = await app.sql<{ righi: Record<string, number> }>(
    'select righi from dichiarazione where id = $1',
    [creata?.id],
  );
  expect(Object.values(dopo?.righi ?? {}).sort()).toEqual(Object.values(righi).sort());
  expect(dopo?.righi[`${riga.dopo}#9`]).toBe(1);
});

it('the code of an exemption becomes the place of its amount, and is kept', async () => {
  const casi = [
    ['Persone fisiche', { 'RC14.3': 2, 'RC14.4': 900 }, { 'RC14.93': 2, 'RC14.3': 900 }],
    ['Persone fisiche', { 'RC14.3': 4, 'RC14.4': 900 }, { 'RC14.93': 4, 'RC14.4': 900 }],
    ['Persone fisiche', { 'RC14.3': 2 }, { 'RC14.93': 2 }],
    ['Persone fisiche', { 'RP7.1': 300, 'RP7.2': 40 }, { 'RP7.1': 300, 'RP7.2': 40 }],
    ['730', { 'C914.3': 15, 'C914.4': 900 }, { 'C14.93': 15, 'C14.3': 900 }],
    ['730', { 'C914.3': 6, 'C914.4': 900 }, { 'C14.93': 6, 'C14.4': 900 }],
  ] as const;
  const create: string[] = [];
  for (const [tipo, righi] of casi) {
    const { id: anagrafica } = await makePersona(app, studioId);
    const [riga] = await app.sql<{ id: string }>(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi)
       values ($1, $2, 2025, $3, 'Ordinaria', $4) returning id`,
      [studioId, anagrafica, tipo, righi],
    );
    create.push(riga?.id ?? '');
  }
  await app.sql(MIGRAZIONE);
  for (const [posto, [, , attesi]] of casi.entries())
    expect(await app.sql('select righi from dichiarazione where id = $1', [create[posto]])).toEqual([
      { righi: attesi },
    ]);
});

it('the month of a payment of the 770 becomes the month and the year it tells of', async () => {
  const { id: anagrafica } = await makePersona(app, studioId);
  const [riga] = await app.sql<{ id: string }>(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi)
     values ($1, $2, 2025, '770', 'Ordinaria', '{"ST911.1": 3, "ST923.1": 12, "SV911.1": 1, "ST911.3": 5}') returning id`,
    [studioId, anagrafica],
  );
  await app.sql(MIGRAZIONE);
  const sue = portate.get('770 2025');
  const nuova = (chiave: string) => sue?.get(chiave) ?? chiave;
  const [dopo] = await app.sql('select righi from dichiarazione where id = $1', [riga?.id]);
  expect(dopo).toEqual({
    righi: {
      [nuova('ST911.1')]: 32_024,
      [nuova('ST923.1')]: 122_024,
      [nuova('SV911.1')]: 12_024,
      [nuova('ST911.3')]: 5,
    },
  });
});

it('the mortgages of 2026 have a code in the place of a colonna', async () => {
  const casi = [
    [
      { 'RP7.1': 300, 'RP7.2': 40 },
      { 'RP7.1': '7', 'RP7.2': 300, 'RP7.1#2': '48', 'RP7.2#2': 40 },
    ],
    [{ 'RP7.1': 300 }, { 'RP7.1': '7', 'RP7.2': 300 }],
    [{ 'RP7.2': 40 }, { 'RP7.1': '48', 'RP7.2': 40 }],
  ] as const;
  for (const [righi, attesi] of casi) {
    const { id: anagrafica } = await makePersona(app, studioId);
    const [riga] = await app.sql<{ id: string }>(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi)
       values ($1, $2, 2026, 'Persone fisiche', 'Ordinaria', $3) returning id`,
      [studioId, anagrafica, righi],
    );
    await app.sql(MIGRAZIONE);
    expect(await app.sql('select righi from dichiarazione where id = $1', [riga?.id])).toEqual([
      { righi: attesi },
    ]);
  }
});
