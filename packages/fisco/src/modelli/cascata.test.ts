import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CasoModello, readDati } from '../../casi/modelli/caso.ts';
import { casiFascicolo1 } from '../../casi/modelli/fascicolo-1.ts';
import { puntiEsempi } from '../../casi/modelli/punti-esempi.ts';
import { puntiLavoro } from '../../casi/modelli/punti-lavoro.ts';
import { puntiLiquidazione } from '../../casi/modelli/punti-liquidazione.ts';
import { puntiOneri } from '../../casi/modelli/punti-oneri.ts';
import { puntiRiletti } from '../../casi/modelli/punti-riletti.ts';
import {
  codiciModello,
  type DatiModello,
  type EsitoCasella,
  loadModello,
  type Modello,
  type RigaCascata,
} from '../index.ts';
import { redditiPf } from './redditi-pf.ts';

const CASI = new URL('../../casi/modelli/', import.meta.url);
const diPunti = [
  ...puntiEsempi,
  ...puntiRiletti,
  ...puntiLavoro,
  ...puntiOneri,
  ...puntiLiquidazione,
  ...casiFascicolo1,
];

/** The whole returns and the points of a year. */
async function readCasi(anno: number): Promise<CasoModello[]> {
  const file = readdirSync(new URL(`${anno}/`, CASI)).filter((nome) => /(?<!730)\.ts$/.test(nome));
  const moduli = await Promise.all(file.map((nome) => import(new URL(`${anno}/${nome}`, CASI).href)));
  const interi = moduli.flatMap((modulo) => Object.values(modulo as Record<string, CasoModello[]>).flat());
  return [...interi, ...diPunti.filter(({ anni }) => anni.includes(anno))];
}
const anni = Object.keys(redditiPf).map(Number);
const perAnno = await Promise.all(anni.map(async (anno) => [anno, await readCasi(anno)] as const));

async function require(anno: number, codice: 'redditi-pf' | '730'): Promise<Modello> {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error(`No ${codice} ${anno}`);
  return modello;
}

function read(modello: Modello, dati: DatiModello) {
  const calcolo = modello.createCalcolo(dati);
  const get = (chiave: string) => calcolo.get(chiave);
  return { righe: modello.listCascata(get), get };
}
const importoDi = (righe: readonly RigaCascata[], id: string): number | null =>
  righe.find((riga) => riga.id === id)?.importo ?? null;

/** Each total less what stood before it and the rows between: nothing, where all is told. The gross tax begins anew. */
function listScarti(righe: readonly RigaCascata[]): (number | null)[] {
  let somma: number | null = 0;
  return righe.flatMap((riga) => {
    const { tipo, id, importo } = riga;
    if (tipo === 'scaglione' && riga.titolo.startsWith('fino a')) somma = 0;
    if (tipo !== 'totale') {
      somma = somma === null || importo === null ? null : somma + importo;
      return [];
    }
    const prima = somma;
    somma = importo;
    const isSenzaScaglioni = id === 'irpef.lorda' && !righe.some((r) => r.tipo === 'scaglione');
    return prima === null || importo === null || isSenzaScaglioni ? [] : [importo - prima];
  });
}

/** Debts less credits of RX; null while one of them is not known. */
function sumRx(modello: Modello, get: (chiave: string) => EsitoCasella): number | null {
  const rx = modello.quadri.find(({ codice }) => codice === 'RX');
  const primi = rx?.sezioni.slice(0, 2).flatMap((s) => s.righi) ?? [];
  const esiti = primi.flatMap(({ codice }) => [get(`${codice}.1`), get(`${codice}.2`)]);
  if (esiti.some(({ stato }) => stato === 'incompleto')) return null;
  return esiti.reduce((n, { valore }, i) => n + (i % 2 === 0 ? 1 : -1) * Number(valore ?? 0), 0);
}

describe.each(perAnno)('from the income to the balance, Redditi PF %i', (anno, casi) => {
  it('every total is what the rows before it make, and the last is that of RX', async () => {
    const modello = await require(anno, 'redditi-pf');
    for (const caso of casi) {
      const { righe, get } = read(
        modello,
        readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo),
      );
      expect([caso.nome, listScarti(righe).filter(Boolean)]).toEqual([caso.nome, []]);
      expect([caso.nome, righe.at(-1)?.importo]).toEqual([caso.nome, sumRx(modello, get)]);
      // The rows of the balance of the IRPEF leave nothing untold.
      expect([caso.nome, importoDi(righe, 'irpef.debito.resto')]).toEqual([caso.nome, null]);
      expect(importoDi(righe, 'irpef.debito')).toBe(
        Number(get('RN45.2').valore ?? 0) - Number(get('RN46.1').valore ?? 0),
      );
    }
  });

  it('what no row tells has its own row, and is what the law cuts at nothing', async () => {
    const modello = await require(anno, 'redditi-pf');
    const importo = (max: number) => fc.integer({ min: 0, max });
    const dichiarazione = fc.record({
      reddito: importo(120_000),
      oneri: importo(9_000),
      casa: importo(4_000),
    });
    fc.assert(
      fc.property(dichiarazione, ({ reddito, oneri, casa }) => {
        const { righe } = read(modello, {
          ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': reddito, 'RC6.1': 365, 'RC10.1': 4_000 },
          ...{ 'RP21.1': oneri, 'RB1.1': casa, 'RB1.2': '2', 'RB1.3': 365, 'RB1.4': 100 },
          ...{ 'RN38.6': 300, 'RN36.2': 50, 'RN37.1': 20 },
        });
        expect(listScarti(righe).filter(Boolean)).toEqual([]);
        for (const { id, importo: resto } of righe.filter(({ tipo }) => tipo === 'resto')) {
          expect(['reddito.imponibile.resto', 'irpef.netta.resto']).toContain(id);
          expect(resto).toBeGreaterThan(0);
          expect(importoDi(righe, id.replace('.resto', ''))).toBe(0);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(perAnno.filter(([, casi]) => casi.length > 0))('the 730 of %i', (anno, casi) => {
  it('tells the same way under its own righi', async () => {
    const [pf, m730] = [await require(anno, 'redditi-pf'), await require(anno, '730')];
    const move = (chiave: string): string => {
      const posto = pf.struttura.indice.findPosto(chiave);
      const nodo = posto?.inserisce ?? posto?.mostra;
      return posto && nodo ? (m730.struttura.indice.keyOf(nodo, posto.indice) ?? '') : '';
    };
    let visti = 0;
    for (const caso of casi) {
      const dati = readDati(caso, (chiave) => pf.findCasella(chiave)?.tipo);
      const mossi = Object.entries(dati).map(([chiave, valore]) => [move(chiave), valore] as const);
      if (mossi.some(([chiave]) => chiave === '')) continue;
      const { righe } = read(m730, Object.fromEntries(mossi));
      expect([caso.nome, listScarti(righe).filter(Boolean)]).toEqual([caso.nome, []]);
      const [sue, di730] = [read(pf, dati).righe, righe].map((elenco) =>
        ['reddito.complessivo', 'reddito.imponibile', 'irpef.lorda', 'irpef.netta', 'irpef.debito'].map(
          (id) => importoDi(elenco, id),
        ),
      );
      expect([caso.nome, di730]).toEqual([caso.nome, sue]);
      visti += 1;
    }
    expect(visti).toBeGreaterThan(casi.length / 10);
  });

  it('counts what quadro F paid and what is to be given back', async () => {
    if (anno < 2023) return;
    const { righe } = read(await require(anno, '730'), {
      ...{ 'C1.1': '2', 'C1.2': '1', 'C1.3': 30_000, 'C5.1': 365, 'C9.1': 6_000 },
      ...{ 'F1.1': 200, 'F1.2': 300, 'F4.2': 70, 'F4.2#2': 30 },
    });
    expect(importoDi(righe, 'quadroF.primaRata')).toBe(-200);
    expect(importoDi(righe, 'integrative730.irpef')).toBe(-100);
    expect(listScarti(righe).filter(Boolean)).toEqual([]);
    expect(righe.filter(({ tipo }) => tipo === 'resto')).toEqual([]);
  });
});

describe('the rows', () => {
  it('tell the bands that make the gross tax, and how far the next is', async () => {
    const { righe } = read(await require(2026, 'redditi-pf'), {
      ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 36_185, 'RC6.1': 365, 'RC10.1': 4_000 },
    });
    const bande = righe.filter(({ tipo }) => tipo === 'scaglione');
    expect(
      bande.map(({ titolo, aliquota, importo, mancano }) => [titolo, aliquota, importo, mancano]),
    ).toEqual([
      ['fino a 28.000 €', 23, 6_440, null],
      ['da 28.000 a 50.000 €', 35, 2_865, null],
      ['oltre 50.000 €', 43, 0, 13_815],
    ]);
    expect(importoDi(righe, 'irpef.lorda')).toBe(9_305);
  });

  it('an incomplete rigo has no amount, and what rests on it says so', async () => {
    const { righe } = read(await require(2026, 'redditi-pf'), {
      ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000, 'RC6.1': 365 },
    });
    const ritenute = righe.find(({ id }) => id === 'irpef.ritenute');
    expect([ritenute?.importo, ritenute?.stato]).toEqual([null, 'incompleto']);
    expect(righe.at(-1)?.importo).toBeNull();
    expect(righe.at(-1)?.stato).toBe('incompleto');
  });

  it('each casella is told once, each row has its own name in the two years, and only these forms have them', async () => {
    const con: string[] = [];
    for (const codice of codiciModello) {
      const modello = await loadModello(2025, codice);
      const righe = modello ? read(modello, {}).righe : [];
      if (righe.length > 0) con.push(codice);
      expect(new Set(righe.map(({ id }) => id)).size).toBe(righe.length);
    }
    expect(con).toEqual(['redditi-pf', '730']);
  });
});
