import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, loginAs } from '../../test/client.ts';
import { makePersona } from '../../test/dichiarazioni.ts';
import { makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

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

const CARTELLA = join(import.meta.dirname, 'migrations');
const readMigrazione = (nome: string) =>
  readFileSync(
    join(CARTELLA, readdirSync(CARTELLA).find((file) => file.endsWith(`-${nome}.sql`)) ?? ''),
    'utf8',
  );

it.each([
  {
    migrazione: 'caselle-lette',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2025,
    prima: {
      ...{ 'DI1.1': true, 'DI1.2': '4001', 'DI1.3': 2020, 'DI1.4': 300 },
      ...{ 'DI2.2': '3801', 'DI2.3': 2021, 'DI2.4': 50, 'DI3.2': 'A001', 'RB1.20': 1, 'RC1.3': 20_000 },
      ...{ 'RX58.1': '1842', 'RX58.2': 70, 'RX5.2': 40, 'RP8.1': '20', 'RP8.2': 100 },
    },
    dopo: {
      ...{ 'DI1.1': 4001, 'DI1.2': 2020, 'DI1.3': 300, 'DI2.1': 3801, 'DI2.2': 2021, 'DI2.4': 50 },
      ...{ 'RB1.20': '1', 'RC1.3': 20_000, 'RP8.1': '20', 'RP8.2': 100 },
    },
    tolte: { 'DI1.1': true, 'DI3.2': 'A001', 'RX5.2': 40, 'RX58.1': '1842', 'RX58.2': 70 },
  },
  {
    migrazione: 'caselle-lette',
    tipo: '730',
    prefisso: 'd730',
    anno: 2026,
    prima: {
      ...{ 'E957.2': 120, 'E57.2': 1_200, 'E953.1#2': 5, 'E8.1': '20', 'E8.2': 100, 'B1.5': '5' },
      ...{ 'E58.2': 17_000, 'E41.1': 2012, 'C1.3': 20_000 },
    },
    dopo: { 'E57.2': 1_200, 'E8.2': 100, 'C1.3': 20_000 },
    tolte: { 'B1.5': '5', 'E41.1': 2012, 'E58.2': 17_000, 'E8.1': '20', 'E953.1#2': 5, 'E957.2': 120 },
  },
  {
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2023,
    migrazione: 'oneri-letti',
    prima: {
      ...{ 'RP56.1': '2', 'RP56.2': 2020, 'RP56.4': '1', 'RP56.5': 3, 'RP56.6': 200, 'RP41.7#2': '1' },
      ...{ 'RP41.1': 2012, 'RP61.6': '2', 'RP80.2': 1, 'RP80.4': 3, 'RP90.90': 100, 'RC1.3': 20_000 },
    },
    dopo: {
      ...{ 'RP56.1': '2', 'RP56.2': 2020, 'RP56.4': 200, 'RP41.7#2': true, 'RP80.2': '1', 'RP80.4': '3' },
      'RC1.3': 20_000,
    },
    tolte: { 'RP41.1': 2012, 'RP56.4': '1', 'RP56.5': 3, 'RP61.6': '2', 'RP90.90': 100 },
  },
  {
    migrazione: 'altri-redditi-letti',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2026,
    prima: { 'RL10.6': 1_000, 'LC1.2': 260, 'RL1.1': 12, 'RL1.2': 50, 'RL2.1': 9 },
    dopo: { 'RL10.3': '2', 'RL10.4': 1_000, 'LC1.2': 260, 'RL1.2': 50, 'RL2.1': 9 },
    tolte: { 'RL1.1': 12 },
  },
  {
    migrazione: 'altri-redditi-letti',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2024,
    prima: { 'RL10.6': 1_000, 'RL10.1': 70 },
    dopo: { 'RL10.3': true, 'RL10.4': 1_000, 'RL10.1': 70 },
    tolte: {},
  },
  {
    migrazione: 'attivita-estere-lette',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2023,
    prima: { 'RW1.3': '21', 'RW1.8': 900, 'RW2.3#2': '2', 'RW2.90#2': true, 'RW8.4': 12, 'RC1.3': 20_000 },
    dopo: { 'RW1.3': '14', 'RW1.20': true, 'RW1.8': 900, 'RW2.3#2': '2', 'RC1.3': 20_000 },
    tolte: { 'RW2.90#2': true, 'RW8.4': 12 },
  },
  {
    migrazione: 'contributi-letti',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2023,
    prima: {
      ...{ 'RR1.1': '12345678AB', 'RR2.7': 'D', 'RR3.7': 'B', 'RR5.1': '5A', 'RR5.3': '3', 'RR5.5#2': '5D' },
      ...{ 'RR8.6': 10, 'RR8.7': 5, 'RR8.2': 30 },
    },
    dopo: {
      ...{ 'RR1.1': '12345678AB', 'RR3.7': 'B', 'RR5.1': '5', 'RR5.3': '3', 'RR5.5#2': '5' },
      ...{ 'RR8.6': 10, 'RR8.2': 30 },
    },
    tolte: { 'RR2.7': 'D', 'RR8.7': 5 },
  },
  {
    migrazione: 'contributi-letti',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2026,
    prima: {
      ...{ 'RR1.1': '1'.repeat(17), 'RR2.7': 'E', 'RR3.7': 'B', 'RR5.1': '1', 'RR5.1#2': '3', 'RR5.3': '1' },
      ...{ 'RR5.4': 9, 'RR5.5': '5A', 'RR5.22': 7, 'RR8.3': 8, 'RR11.2': 6, 'RR12.4': 4, 'RR12.7': 3 },
    },
    dopo: { 'RR2.7': 'E', 'RR5.1': '1', 'RR5.4': 9, 'RR5.5': '5A', 'RR8.3': 8, 'RR12.7': 3 },
    tolte: {
      ...{ 'RR1.1': '1'.repeat(17), 'RR3.7': 'B', 'RR5.1#2': '3', 'RR5.3': '1', 'RR5.22': 7 },
      ...{ 'RR11.2': 6, 'RR12.4': 4 },
    },
  },
  {
    migrazione: 'forfetario-letto',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2023,
    prima: { 'LM21.4': '620200', 'LM22.6': '2', 'LM27.6': '1', 'LM22.1': '620200' },
    dopo: { 'LM22.92': '2', 'LM27.92': '1', 'LM22.1': '620200' },
    tolte: { 'LM21.4': '620200' },
  },
  {
    migrazione: 'forfetario-letto',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2024,
    prima: { 'LM21.4': '620200', 'LM22.6': '2' },
    dopo: { 'LM22.6': '2' },
    tolte: { 'LM21.4': '620200' },
  },
  {
    migrazione: 'plusvalenze-lette',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2024,
    prima: { 'RT2.2': 1, 'RT22.2#2': 3, 'RT22.2': 7, 'RT21.1': 900 },
    dopo: { 'RT2.2': true, 'RT22.2#2': '3', 'RT21.1': 900 },
    tolte: { 'RT22.2': 7 },
  },
  {
    migrazione: 'plusvalenze-lette',
    tipo: '730',
    prefisso: 'd730',
    anno: 2025,
    prima: { 'T112.1': 9, 'T112.102': 4, 'T105.1': 70, 'T105.2': 80, 'T12.2': 2, 'T22.2': 500 },
    dopo: { 'T112.1': 9, 'T112.2': 4, 'T105.1': 80, 'T12.2': '2', 'T22.2': 500 },
    tolte: { 'T105.1': 70 },
  },
  {
    migrazione: 'separata-letta',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2024,
    prima: { 'RM1.1': 'a)', 'RM3.1#2': 'H', 'RM4.1': '7', 'RM10.1': 2022, 'RM12.1': 'l', 'RM12.3': 900 },
    dopo: { 'RM1.1': 'A', 'RM3.1#2': 'H', 'RM10.1': 2022, 'RM12.1': 'L', 'RM12.3': 900 },
    tolte: { 'RM4.1': '7' },
  },
  {
    migrazione: 'separata-letta',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2026,
    prima: { 'RM2.1': 'B', 'RM2.1#2': '7', 'RM2.3': 500, 'RM5.1': 10, 'RM31.1': 'J', 'RM31.1#2': 'Z' },
    dopo: { 'RM2.1#2': '7', 'RM2.3': 500, 'RM5.1': '10', 'RM31.1': 'J' },
    tolte: { 'RM2.1': 'B', 'RM31.1#2': 'Z' },
  },
  {
    migrazione: 'separata-730',
    tipo: '730',
    prefisso: 'd730',
    anno: 2026,
    prima: {
      ...{ 'M1.1': 2020, 'M1.2': 5_000, 'M1.3': 8_000, 'M1.4': 9, 'M1.5': 1_000, 'M1.6': true, 'M1.7': true },
      ...{ 'M2.1#2': 2024, 'M2.2#2': 700, 'M2.5#2': 70, 'M2.106#2': true, 'M3.1': 2023, 'M3.2': 300 },
      ...{ 'M4.1': 2022, 'M4.2': 400, 'M5.1': 2021, 'M5.2': 600, 'M5.4': 20, 'M5.107': true, 'M31.1': 'h' },
      ...{
        'M31.1#2': 'Q',
        'M31.3#2': 50,
        'M921.2': 11,
        'M982.2': 12,
        'T1.1': true,
        'T1.103': 90,
        'T1.104': 30,
      },
      ...{ 'T11.2': '1', 'T11.103#2': 60, 'T12.3': 5, 'C1.3': 20_000 },
    },
    dopo: {
      ...{ 'M1.2': 2020, 'M1.3': 5_000, 'M1.4': 8_000, 'M1.5': 1_000, 'M1.7': true, 'M2.2#2': 2024 },
      ...{
        'M2.3#2': 700,
        'M2.4#2': 70,
        'M2.5#2': true,
        'M3.2': 2023,
        'M3.3': 300,
        'M4.1': 400,
        'M5.2': 2021,
      },
      ...{ 'M5.3': 600, 'M5.4': 20, 'M5.6': true, 'M31.1': 'H', 'M31.3#2': 50, 'T1.1': 90, 'T1.2': 30 },
      ...{ 'T11.1#2': 60, 'T12.3': 5, 'C1.3': 20_000 },
    },
    tolte: {
      ...{ 'M1.4': 9, 'M31.1#2': 'Q', 'M4.1': 2022, 'M921.2': 11, 'M982.2': 12, 'T1.1': true, 'T11.2': '1' },
    },
  },
  {
    migrazione: 'separata-730',
    tipo: '730',
    prefisso: 'd730',
    anno: 2024,
    prima: {
      ...{ 'D6.1': 2020, 'D6.2': true, 'D6.3': 1_000, 'D6.4': 30, 'D6.5': 2_000, 'D6.7': 99, 'D6.104': 200 },
      ...{ 'D7.1': 2023, 'D7.3': 5_000, 'D7.7': 80, 'D7.105': true, 'L8.1': 'L', 'L8.3': 40, 'C1.3': 20_000 },
    },
    dopo: {
      ...{ 'D6.2': true, 'D6.3': 2020, 'D6.4': 1_000, 'D6.5': 2_000, 'D6.6': 30, 'D6.7': 200 },
      ...{ 'D7.2': true, 'D7.3': 2023, 'D7.4': 5_000, 'D7.7': 80, 'L8.3': 40, 'C1.3': 20_000 },
    },
    tolte: { 'D6.7': 99, 'L8.1': 'L' },
  },
  {
    migrazione: 'attivita-estere-lette',
    tipo: '730',
    prefisso: 'd730',
    anno: 2024,
    prima: { 'W1.2': 2, 'W2.2': 0, 'W1.90': true, 'W1.3': '21', 'C1.3': 20_000 },
    dopo: { 'W1.2': '2', 'W1.3': '21', 'C1.3': 20_000 },
    tolte: { 'W1.90': true, 'W2.2': 0 },
  },
  {
    migrazione: 'acconto-comunale',
    tipo: '730',
    prefisso: 'd730',
    anno: 2025,
    prima: { 'PL117.1': 90, 'PL114.1': 300, 'C1.3': 20_000 },
    dopo: { 'PL117.7': 90, 'PL114.1': 300, 'C1.3': 20_000 },
    tolte: {},
  },
  {
    migrazione: 'reddito-minimo',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2026,
    prima: { 'RN1.4': 3_000, 'RL2.2': 5_000, 'RL4.7': 20, 'RF102.3': 30 },
    dopo: { 'RL2.2': 5_000, 'RL4.7': 20, 'RF102.3': 30 },
    tolte: { 'RN1.4': 3_000 },
  },
  {
    migrazione: 'quadri-730',
    tipo: '730',
    prefisso: 'd730',
    anno: 2024,
    prima: {
      ...{ 'A1.1': 100, 'A1.2': '8', 'A2.1': 50, 'A2.2': '1', 'D1.1': 12, 'D1.2': 300, 'D2.1': 5 },
      ...{ 'D4.2': '1', 'D4.3': '10', 'D4.4': 500, 'D4.2#2': '1', 'G5.3': 2_000, 'G5.104': 100 },
      ...{ 'G6.1': '1', 'G6.106': 20, 'G15.1': '21', 'G15.5': 30, 'G15.1#2': '6', 'G15.3#2': 40 },
      ...{ 'G930.1': 5, 'W8.2': 7, 'C1.3': 20_000 },
    },
    dopo: {
      ...{ 'A1.1': 100, 'A2.1': 50, 'A2.2': '1', 'D1.2': 300, 'D2.1': 5, 'D4.2': true, 'D4.2#2': true },
      ...{ 'D4.3': '10', 'D4.4': 500, 'G5.3': 2_000, 'G6.1': true, 'G15.1#2': '6', 'G15.3#2': 40 },
      ...{ 'C1.3': 20_000 },
    },
    tolte: {
      ...{ 'A1.2': '8', 'D1.1': 12, 'G15.1': '21', 'G15.5': 30, 'G5.104': 100, 'G6.106': 20 },
      ...{ 'G930.1': 5, 'W8.2': 7 },
    },
  },
  {
    migrazione: 'quadri-730',
    tipo: '730',
    prefisso: 'd730',
    anno: 2026,
    prima: { 'D4.2': '1', 'D4.3': '10', 'D4.4': 500, 'G15.5': 30, 'G15.1': '11', 'W8.2': 7 },
    dopo: { 'D4.2': '1', 'D4.3': '10', 'D4.4': 500, 'G15.5': 30, 'G15.1': '11', 'W8.2': 7 },
    tolte: {},
  },
  {
    migrazione: 'impresa-letta',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2023,
    prima: {
      ...{ 'AC2.1': 'F205', 'AC2.3': 'A', 'AC2.4': '12', 'AC2.6#2': '7', 'AC4.9': 900, 'AC9.9#2': 300 },
      ...{ 'RF98.1': 5, 'RF98.4': 4_000, 'RF99.1': 60, 'RF99.2': 70, 'RG33.4': 200, 'RF58.91': 8 },
      ...{ 'RX33.1': 10, 'RX38.1': 20, 'RX41.1': 3, 'RX902.1': 100, 'RC1.3': 20_000 },
    },
    dopo: {
      ...{ 'AC2.1': 'F205', 'AC2.4': 'A', 'AC2.5': '12', 'AC2.7#2': '7', 'AC4.8': 900, 'AC9.8#2': 300 },
      ...{ 'RF98.1': 4_000, 'RF99.1': 60, 'RG33.1': 200, 'RX902.1': 133, 'RC1.3': 20_000 },
    },
    tolte: {
      ...{ 'AC2.3': 'A', 'AC2.4': '12', 'AC2.6#2': '7', 'AC4.9': 900, 'AC9.9#2': 300 },
      ...{ 'RF58.91': 8, 'RF98.1': 5, 'RF98.4': 4_000, 'RF99.2': 70, 'RG33.4': 200 },
      ...{ 'RX33.1': 10, 'RX38.1': 20, 'RX41.1': 3 },
    },
  },
  {
    migrazione: 'impresa-letta',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2025,
    prima: { 'AC5.9': 400, 'RF98.1': 5, 'RF98.4': 4_000, 'RF99.2': 70, 'RF58.91': 8 },
    dopo: { 'AC5.8': 400, 'RF98.1': 5, 'RF98.4': 4_000, 'RF99.2': 70, 'RF58.91': 8 },
    tolte: { 'AC5.9': 400 },
  },
  {
    migrazione: 'concordato-letto',
    tipo: 'Persone fisiche',
    prefisso: 'pf',
    anno: 2026,
    prima: { 'CP1.1': 5_000, 'CP1.91': '1', 'CP2.91': '2' },
    dopo: { 'CP1.1': 5_000, 'CP1.6': '1', 'CP2.6': '2' },
    tolte: { 'CP1.91': '1', 'CP2.91': '2' },
  },
])(
  'a $tipo of $anno before the reading opens: what moved is where it is now, what is not there is in its history',
  async ({ tipo, prefisso, anno, prima, dopo, tolte, migrazione = 'caselle-lette' }) => {
    const { id: anagrafica } = await makePersona(app, studioId);
    const [riga] = await app.sql<{ id: string }>(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, righi) values ($1, $2, $3, $4, 'Ordinaria', $5)
     returning id`,
      [studioId, anagrafica, anno, tipo, prima],
    );
    const id = riga?.id ?? '';
    const url = percorso(percorsi.modello, { anno, prefisso, id });
    await app.sql(readMigrazione(migrazione));
    const { status, corpo } = await client.get(url);
    expect(status).toBe(200);
    expect(corpo.data.Righi).toEqual(dopo);
    const storia = await app.sql<{ chiave: string; prima: unknown }>(
      'select chiave, prima from dichiarazione_modifica where dichiarazione_id = $1 and dopo is null order by chiave collate "C"',
      [id],
    );
    expect(Object.fromEntries(storia.map(({ chiave, prima: valore }) => [chiave, valore]))).toEqual(tolte);
  },
);
