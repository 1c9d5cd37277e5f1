import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelloDiTipo, type TipoDichiarazione, tipologiaUtente } from '@quadra/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePersona } from '../../test/dichiarazioni.ts';
import { makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

let app: AppDiProva;
let studioId: number;
// Each in a house of its own: a migration reads again everything that those before it left.
beforeEach(async () => {
  app = await makeApp();
  studioId = (await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU })).studioId ?? 0;
});
afterEach(() => app.stop());

const CARTELLA = join(import.meta.dirname, 'migrations');
/** By their names, since their numbers follow what others bring. */
const readMigrazione = (nome: string): string =>
  readFileSync(
    join(CARTELLA, readdirSync(CARTELLA).find((file) => file.endsWith(`-${nome}.sql`)) ?? nome),
    'utf8',
  );
const MIGRAZIONE = readMigrazione('chiavi-ufficiali');
const SEPARATA = readMigrazione('plusvalenze-e-separata');
const COLONNE = readMigrazione('colonne-lette');
const CONTRIBUTI = readMigrazione('contributi-e-partecipazioni');
const SOSTITUTIVE = readMigrazione('sostitutive-calcolate');
const RESIDUI = readMigrazione('residui-e-730-3');
const VEGETALI = readMigrazione('produzione-vegetali');
const FASCICOLO_3 = readMigrazione('fascicolo-3');
const ENTI = readMigrazione('redditi-degli-enti');
const LOCAZIONI = readMigrazione('locazioni-e-familiari');
const CREDITI_RU = readMigrazione('crediti-ru');

/** What a migration says, read again: for each form and year, the new key of each old one. */
function readPortate(migrazione: string): Map<string, Map<string, string>> {
  const portate = new Map<string, Map<string, string>>();
  const [, dati = ''] = migrazione.split('$dati$');
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
const tutte = [MIGRAZIONE, SEPARATA, COLONNE, CONTRIBUTI, RESIDUI, FASCICOLO_3, ENTI, LOCAZIONI].map(
  (testo) => ({
    testo,
    portate: readPortate(testo),
  }),
);
const portate = readPortate(MIGRAZIONE);
const tipoDi = (modello: string): TipoDichiarazione => {
  const trovato = Object.entries(modelloDiTipo).find(([, suo]) => suo.modello === modello);
  if (!trovato) throw new Error(`No type of ${modello}`);
  return trovato[0] as TipoDichiarazione;
};

it('no two keys of a form become one, and none is named twice', () => {
  const doppie = tutte.flatMap(({ portate }) =>
    [...portate].flatMap(([dove, sue]) => {
      const nuove = [...sue.values()];
      return nuove.filter((chiave, posto) => nuove.indexOf(chiave) !== posto).map((chiave) => [dove, chiave]);
    }),
  );
  expect(doppie).toEqual([]);
});

it.each(tutte)(
  'what was saved, drafted, told and frozen under an old key is under the new one, and nothing is lost',
  async ({ testo, portate }) => {
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
    await app.sql(testo);
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
    await expect(app.sql('update dichiarazione_copia set motivo = $1', ['x'])).rejects.toThrow();
  },
);

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

it('the other taxes of RM go to their righi, and a balance written by hand in RX stays as it was', async () => {
  const forzata = (valore: number) => ({
    valore,
    motivo: 'Indicato a mano prima che il suo quadro lo calcolasse',
  });
  const casi = [
    [
      'Persone fisiche',
      2026,
      {
        ...{
          'RM911.1': '16',
          'RM911.2': 1_003,
          'RM911.3': 20,
          'RM912.1': '16',
          'RM912.2': 10,
          'RM912.3': 26,
        },
        ...{ 'RM911.1#2': '9', 'RM911.2#2': 5, 'RM912.1#2': '9', 'RM912.2#2': 6, 'RX16.1': 200, 'RX18.3': 7 },
        ...{ 'RM913.1': '8', 'RM913.2': 90, 'RM913.3': 12.5 },
      },
      {
        ...{ 'RM82.2': 1_003, 'RM82.4': 20, 'RM82.2#2': 10, 'RM82.4#2': 26, 'RM33.1': 11, 'RX20.3': 7 },
        ...{ 'RM32.1': 90, 'RM32.2': 12.5 },
      },
      { 'RX16.1': forzata(200) },
    ],
    [
      'Persone fisiche',
      2024,
      { 'RM911.1': '8', 'RM911.2': 1_000, 'RM911.3': 26, 'RM912.1': '16', 'RM912.2': 10, 'RM912.3': 26 },
      { 'RM13.1': 1_000, 'RM13.2': 260, 'RM24.2': 10, 'RM24.4': 26 },
      {},
    ],
    [
      '730',
      2025,
      { 'M1211.1': '17', 'M1211.2': 1_000, 'M1211.3': 20, 'M1212.1': '8', 'M1212.2': 5, 'M1212.3': 26 },
      { 'M35.1': 1_000, 'M32.1': 5, 'M32.2': 26 },
      {},
    ],
  ] as const;
  const create: string[] = [];
  for (const [tipo, anno, righi] of casi) {
    const { id: anagrafica } = await makePersona(app, studioId);
    const [riga] = await app.sql<{ id: string }>(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi)
       values ($1, $2, $3, $4, 'Ordinaria', $5) returning id`,
      [studioId, anagrafica, anno, tipo, righi],
    );
    create.push(riga?.id ?? '');
  }
  await app.sql(SEPARATA);
  for (const [posto, [, , , righi, forzature]] of casi.entries())
    expect(
      await app.sql('select righi, forzature from dichiarazione where id = $1', [create[posto]]),
    ).toEqual([{ righi, forzature }]);
});

it('caselle that become one are summed, and credits without a rigo of their own go to a free modulo with their code', async () => {
  const casi = [
    ['Persone fisiche', 2025, { 'LC1.11': 10, 'LC1.12': 5, 'RV6.3': 7 }, { 'LC1.11': 15, 'RV6.2': 7 }],
    ['Persone fisiche', 2023, { 'CR17.1': 4, 'CR17.2': 3, 'CR17.3': 2 }, { 'CR17.1': 7, 'CR17.2': 2 }],
    ['Persone fisiche', 2023, { 'CR16.1': 4, 'CR16.2': 3 }, { 'CR16.2': 4, 'CR16.1': 3 }],
    [
      'Persone fisiche',
      2025,
      { 'CR31.1': 2, 'CR31.2': 9, 'CR16.1': 4, 'CR16.2': 3, 'CR901.3': 8, 'CR901.5': 1 },
      {
        ...{ 'CR31.1': '2', 'CR31.2': 9, 'CR31.1#2': '17', 'CR31.3#2': 4, 'CR31.2#2': 3 },
        ...{ 'CR31.3#3': 8, 'CR31.6#3': 1 },
      },
    ],
    [
      '730',
      2026,
      { 'G15.1': 11, 'G15.2': 6, 'G931.1': 2, 'G931.2': 5 },
      { 'G15.1': '11', 'G15.2': 6, 'G15.1#2': '2', 'G15.2#2': 5 },
    ],
    ['730', 2024, { 'F1.3': 1, 'PL981.2': 2, 'F7.2': 3 }, { 'F1.3': 3, 'F7.2': '3' }],
    [
      'Persone fisiche',
      2022,
      { 'LC1.11': 10, 'LC1.12': 5, 'CR16.1': 4 },
      { 'LC1.11': 10, 'LC1.12': 5, 'CR16.1': 4 },
    ],
  ] as const;
  const create: string[] = [];
  for (const [tipo, anno, righi] of casi) {
    const { id: anagrafica } = await makePersona(app, studioId);
    const [riga] = await app.sql<{ id: string }>(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi)
       values ($1, $2, $3, $4, 'Ordinaria', $5) returning id`,
      [studioId, anagrafica, anno, tipo, righi],
    );
    create.push(riga?.id ?? '');
  }
  await app.sql(COLONNE);
  for (const [posto, [, , , attesi]] of casi.entries())
    expect(await app.sql('select righi from dichiarazione where id = $1', [create[posto]])).toEqual([
      { righi: attesi },
    ]);
});

it('the boxes of pensioners, associations and simple partnerships become codes, and a code that was there stays', async () => {
  const { id: anagrafica } = await makePersona(app, studioId);
  const righi = {
    ...{ 'RR2.92': true, 'RR3.92': true, 'RR3.7': 'C', 'RR2.92#2': false, 'RH1.8': 30 },
    ...{ 'RH2.90': true, 'RH2.2': 1, 'RH3.91': true, 'RH1.91#2': true, 'RH4.90': false },
  };
  const [riga] = await app.sql<{ id: string }>(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi)
     values ($1, $2, 2025, 'Persone fisiche', 'Ordinaria', $3) returning id`,
    [studioId, anagrafica, righi],
  );
  await app.sql(CONTRIBUTI);
  const [dopo] = await app.sql('select righi from dichiarazione where id = $1', [riga?.id]);
  expect(dopo).toEqual({
    righi: {
      ...{ 'RR2.7': 'A', 'RR3.92': true, 'RR3.7': 'C', 'RH1.9': 30 },
      ...{ 'RH2.2': '4', 'RH3.2': '2', 'RH1.2#2': '2' },
    },
  });
});

it('what RX had by hand and RQ computes now stays as it was, in the years that compute it', async () => {
  const righi = { 'RX33.1': 10, 'RX34.1': 20, 'RX36.2': 5, 'RX38.1': 7, 'RX5.1': 3 };
  const casi = [
    [2023, ['RX34.1', 'RX36.2']],
    [2026, ['RX33.1', 'RX34.1', 'RX36.2', 'RX38.1']],
  ] as const;
  for (const [anno, forzate] of casi) {
    const { id: anagrafica } = await makePersona(app, studioId);
    const [riga] = await app.sql<{ id: string }>(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi)
       values ($1, $2, $3, 'Persone fisiche', 'Ordinaria', $4) returning id`,
      [studioId, anagrafica, anno, righi],
    );
    await app.sql(SOSTITUTIVE);
    const [dopo] = await app.sql<{ righi: object; forzature: object }>(
      'select righi, forzature from dichiarazione where id = $1',
      [riga?.id],
    );
    expect(Object.keys(dopo?.forzature ?? {}).sort()).toEqual(forzate);
    expect(Object.keys({ ...dopo?.righi, ...dopo?.forzature }).sort()).toEqual(Object.keys(righi).sort());
  }
});

it('the residues of E36 that were told beside their sum are taken from it, once', async () => {
  const casi = [
    [
      2025,
      { 'E36.1': 5, 'E36.2': 100, 'E36.3': 30, 'E36.5': 20 },
      { 'E36.1': 5, 'E36.2': 50, 'E36.3': 30, 'E36.5': 20 },
    ],
    [2024, { 'E36.2': 100 }, { 'E36.2': 100 }],
    [2023, { 'E36.2': 10, 'E36.4': 30 }, { 'E36.2': 0, 'E36.4': 30 }],
  ] as const;
  const create: string[] = [];
  for (const [anno, righi] of casi) {
    const { id: anagrafica } = await makePersona(app, studioId);
    const [riga] = await app.sql<{ id: string }>(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi)
       values ($1, $2, $3, '730', 'Ordinaria', $4) returning id`,
      [studioId, anagrafica, anno, righi],
    );
    create.push(riga?.id ?? '');
  }
  await app.sql(RESIDUI);
  for (const [posto, [, , attesi]] of casi.entries())
    expect(await app.sql('select righi from dichiarazione where id = $1', [create[posto]])).toEqual([
      { righi: attesi },
    ]);
});

it('the box of crops in buildings becomes a code in the forms of 2026, in what is open and what is frozen', async () => {
  const casi = [
    ['Persone fisiche', 2026, { 'RA1.16': true, 'RA2.16#2': true, 'RA3.16': false, 'RA1.10': true }],
    ['730', 2026, { 'A1.11': true, 'A1.10': true }],
    ['Persone fisiche', 2025, { 'RA1.16': true }],
  ] as const;
  const attesi = [
    { 'RA1.16': '1', 'RA2.16#2': '1', 'RA1.10': true },
    { 'A1.11': '1', 'A1.10': true },
    { 'RA1.16': true },
  ];
  const righiDi = async (tabella: string, chiave: string, id: string) =>
    (await app.sql<{ righi: object }>(`select righi from ${tabella} where ${chiave} = $1`, [id]))[0]?.righi;
  const create: string[] = [];
  for (const [tipo, anno, righi] of casi) {
    const { id: anagrafica } = await makePersona(app, studioId);
    const [riga] = await app.sql<{ id: string }>(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi)
       values ($1, $2, $3, $4, 'Ordinaria', $5) returning id`,
      [studioId, anagrafica, anno, tipo, righi],
    );
    const id = riga?.id ?? '';
    await app.sql(
      `insert into dichiarazione_copia (studio_id, dichiarazione_id, motivo, versione, righi, forzature, esiti, versione_programma)
       values ($1, $2, 'chiusura', 1, $3, '{}', '{}', '1')`,
      [studioId, id, righi],
    );
    create.push(id);
  }
  await app.sql(VEGETALI);
  for (const [posto, id] of create.entries())
    expect([
      await righiDi('dichiarazione', 'id', id),
      await righiDi('dichiarazione_copia', 'dichiarazione_id', id),
    ]).toEqual([attesi[posto], attesi[posto]]);
  await expect(app.sql('update dichiarazione_copia set motivo = $1', ['x'])).rejects.toThrow();
});

it('each rigo of RU becomes a modulo of its own, in every form of Redditi, and what is there already stays', async () => {
  const casi = [
    ['Persone fisiche', 2026],
    ['Società di persone', 2025],
    ['Enti', 2024],
    ['IVA', 2025],
  ] as const;
  const prima = {
    ...{ 'RU901.1': '2L', 'RU901.2': 10, 'RU901.3': 20, 'RU901.4': 5, 'RU901.5': 1, 'RU901.7': 2 },
    ...{ 'RU902.3': 30, 'RU906.3': 40, 'RU901.3#2': 50, 'RU906.4#20': 60, 'RU903.3': 70, 'RU5.3#3': 80 },
  };
  const dopo = {
    ...{ 'RU1.1': '2L', 'RU2.1': 10, 'RU5.3': 20, 'RU6.1': 5, 'RU9.1': 1, 'RU7.5': 2 },
    ...{ 'RU5.3#2': 30, 'RU5.3#6': 40, 'RU5.3#7': 50, 'RU6.1#120': 60, 'RU903.3': 70, 'RU5.3#3': 80 },
  };
  const forzatura = { valore: 1, motivo: 'x' };
  for (const [tipo, anno] of casi) {
    const { id: anagrafica } = await makePersona(app, studioId);
    const [riga] = await app.sql<{ id: string }>(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi, forzature)
       values ($1, $2, $3, $4, 'Ordinaria', $5, $6) returning id`,
      [studioId, anagrafica, anno, tipo, prima, { 'RU902.6': forzatura, 'RU907.6': forzatura }],
    );
    const id = riga?.id ?? '';
    await app.sql(
      `insert into dichiarazione_copia (studio_id, dichiarazione_id, motivo, versione, righi, forzature, esiti, versione_programma)
       values ($1, $2, 'chiusura', 1, $3, '{}', '{"RU901.6": 7, "RU907.7": 9}', '1')`,
      [studioId, id, prima],
    );
    await app.sql(
      `insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo)
       values ($1, $2, 'modifica', 'RU901.3#2', null, '50')`,
      [studioId, id],
    );
    await app.sql(CREDITI_RU);
    const portata = tipo !== 'IVA';
    const righi = portata ? dopo : prima;
    const [letta] = await app.sql('select righi, forzature from dichiarazione where id = $1', [id]);
    expect(letta).toEqual({
      righi,
      forzature: { [portata ? 'RU12.2#2' : 'RU902.6']: forzatura, 'RU907.6': forzatura },
    });
    expect(
      await app.sql('select righi, esiti from dichiarazione_copia where dichiarazione_id = $1', [id]),
    ).toEqual([{ righi, esiti: { [portata ? 'RU12.2' : 'RU901.6']: 7, 'RU907.7': 9 } }]);
    expect(
      await app.sql('select chiave from dichiarazione_modifica where dichiarazione_id = $1', [id]),
    ).toEqual([{ chiave: portata ? 'RU5.3#7' : 'RU901.3#2' }]);
  }
  await expect(app.sql('update dichiarazione_copia set motivo = $1', ['x'])).rejects.toThrow();
});
