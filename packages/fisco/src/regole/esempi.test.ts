import { describe, expect, it } from 'vitest';
import { casa } from '../../casi/regole/casa.ts';
import type { Caso } from '../../casi/regole/caso.ts';
import { detrazioni } from '../../casi/regole/detrazioni.ts';
import { esempi } from '../../casi/regole/esempi.ts';
import { fondiari } from '../../casi/regole/fondiari.ts';
import { incapienti } from '../../casi/regole/incapienti.ts';
import { margini } from '../../casi/regole/margini.ts';
import { marginiFondiari } from '../../casi/regole/margini-fondiari.ts';
import { marginiOneri } from '../../casi/regole/margini-oneri.ts';
import { quadri } from '../../casi/regole/quadri.ts';
import { revisione } from '../../casi/regole/revisione.ts';
import { soglie } from '../../casi/regole/soglie.ts';
import { soglieAnni } from '../../casi/regole/soglie-anni.ts';
import { soglieLavoro } from '../../casi/regole/soglie-lavoro.ts';
import type { Calculation, Concetto, Dato } from '../engine/index.ts';
import { loadComuni } from '../parametri/comunali/anno.ts';
import { createCalcoloRegole, regole } from './indice.ts';

// Every year, before any is computed: the rules of a year are prepared once.
for (const anno of [2019, 2020, 2021, 2022, 2023, 2024, 2025]) await loadComuni(anno);

const SCALA = {
  euro: 100,
  quota: 10_000,
  rapporto: 100,
  giorni: 1,
  mesi: 1,
  numero: 1,
  codice: 1,
  logico: 1,
  data: 1,
} as const;

function findNodo<T extends Concetto | Dato>(calcolo: Calculation, id: string, kind: T['kind']): T {
  const esportato = regole.find((n) => n.id === id && n.kind === kind);
  const nodo = esportato ?? calcolo.program.celle.find((c) => c.concetto.id === id)?.concetto;
  if (!nodo) throw new Error(`Unknown name in a case: ${id}`);
  return nodo as T;
}

function computeCaso({ annoImposta, dati }: Caso): Calculation {
  const calcolo = createCalcoloRegole(annoImposta);
  for (const [chiave, valore] of Object.entries(dati)) {
    const [, id = '', indice] = /^([^[]+)(?:\[(\d+)\])?$/.exec(chiave) ?? [];
    const dato = findNodo<Dato>(calcolo, id, 'dato');
    calcolo.set(dato, Math.round(valore * SCALA[dato.unita]), Number(indice ?? 0));
  }
  return calcolo;
}

function readAttesi(caso: Caso): Record<string, number | string> {
  const calcolo = computeCaso(caso);
  const letti = Object.keys(caso.attesi).map((id) => {
    const concetto = findNodo<Concetto>(calcolo, id, 'concetto');
    const { valore, stato } = calcolo.read(concetto);
    return [id, stato & 4 ? 'incompleto' : valore / SCALA[concetto.unita]] as const;
  });
  return Object.fromEntries(letti);
}

describe('worked examples, to the cent', () => {
  it.each(esempi)('$nome', (caso) => {
    expect(readAttesi(caso)).toEqual(caso.attesi);
  });
});

describe('land, buildings and cedolare secca, to the cent', () => {
  it.each(fondiari)('$nome', (caso) => {
    expect(readAttesi(caso)).toEqual(caso.attesi);
  });
});

describe('credits, shares, other income, gains, wealth abroad, results, to the cent', () => {
  it.each(quadri)('$nome', (caso) => {
    expect(readAttesi(caso)).toEqual(caso.attesi);
  });
});

describe('works on buildings and rents of tenants, to the cent', () => {
  it.each(casa)('$nome', (caso) => {
    expect(readAttesi(caso)).toEqual(caso.attesi);
  });
});

describe('what the facts ask beyond the worked examples, to the cent', () => {
  it.each([...revisione, ...detrazioni, ...incapienti])('$nome', (caso) => {
    expect(readAttesi(caso)).toEqual(caso.attesi);
  });
});

describe('what one changed number would move, to the cent', () => {
  it.each([...marginiFondiari, ...marginiOneri, ...margini])('$nome', (caso) => {
    expect(readAttesi(caso)).toEqual(caso.attesi);
  });
});

describe('every threshold: one cent below, at, above', () => {
  it.each([...soglie, ...soglieLavoro, ...soglieAnni])('$nome', (caso) => {
    expect(readAttesi(caso)).toEqual(caso.attesi);
  });
});

it('[TAX-006] deducts 2000,00 of contributions for domestic services up to 1549,37; 1000,00 stays', () => {
  const read = (importo: number) =>
    readAttesi({
      nome: 'servizi domestici',
      annoImposta: 2024,
      dati: { 'oneriDeducibili.serviziDomestici': importo },
      attesi: { 'oneriDeducibili.serviziDomesticiDeducibili': 0 },
      derivazione: 'TUIR art. 10, c. 2',
    })['oneriDeducibili.serviziDomesticiDeducibili'];
  expect([read(2_000), read(1_000)]).toEqual([1_549.37, 1_000]);
});
