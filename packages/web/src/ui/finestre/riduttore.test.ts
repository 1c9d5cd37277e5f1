import { finestre as misure } from '@quadra/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAltezzaContenuto, computeLarghezza } from './geometria.ts';
import { findAttiva, findFinestra, getCima, isBloccato, reduce, statoIniziale } from './riduttore.ts';
import { capacita, type Evento, type Finestra, type Stato, type TipoFinestra } from './stato.ts';
import { createStrati } from './strati.ts';

const tipi = Object.keys(capacita) as TipoFinestra[];
const hd = { larghezza: 1920, altezza: 1080 };
const titolo = 'Prova';

const evento: fc.Arbitrary<Evento> = fc.oneof(
  fc.record({
    tipo: fc.constant('open' as const),
    opzioni: fc.record({
      titolo: fc.constant(titolo),
      contenuto: fc.constant(null),
      tipo: fc.constantFrom(...tipi),
      misura: fc.constantFrom('normale' as const, 'widget' as const),
    }),
  }),
  fc.record({
    tipo: fc.constantFrom('close', 'activate', 'minimize', 'maximize', 'restore' as const),
    id: fc.nat(8),
  }),
  fc.record({
    tipo: fc.constant('place' as const),
    id: fc.nat(8),
    rettangolo: fc.record({
      x: fc.integer({ min: -3000, max: 5000 }),
      y: fc.integer({ min: -3000, max: 5000 }),
      larghezza: fc.integer({ min: -50, max: 5000 }),
      altezza: fc.integer({ min: -50, max: 5000 }),
    }),
  }),
  fc.record({
    tipo: fc.constant('measure' as const),
    id: fc.nat(8),
    altezza: fc.integer({ min: 0, max: 4000 }),
  }),
  fc.record({ tipo: fc.constant('tile' as const) }),
  fc.record({
    tipo: fc.constant('schermo' as const),
    schermo: fc.record({
      larghezza: fc.integer({ min: 320, max: 2560 }),
      altezza: fc.integer({ min: 240, max: 1440 }),
    }),
  }),
);

const run = (eventi: readonly Evento[], inizio: Stato = statoIniziale(hd)) => eventi.reduce(reduce, inizio);
const listFinestre = (stato: Stato): Finestra[] => stato.strati.flatMap(({ finestre }) => [...finestre]);
const open = (tipo: TipoFinestra = 'libera'): Evento => ({
  tipo: 'open',
  opzioni: { titolo, contenuto: null, tipo },
});
const getRettangolo = (stato: Stato, id: number) => {
  const finestra = findFinestra(stato, id);
  if (finestra === undefined) throw new Error(`finestra ${id} assente`);
  return finestra.rettangolo;
};
const eventi = fc.array(evento, { maxLength: 40 });

describe('the layers, whatever happens', () => {
  it('[WID-022] no window is ever outside the screen, wider than it minus 20, or resized under 300 x 200', () => {
    fc.assert(
      fc.property(eventi, (passi) => {
        const stato = run(passi);
        const { larghezza: w, altezza: h } = stato.schermo;
        for (const { rettangolo: r, isAltezzaLibera, tipo, opzioni } of listFinestre(stato)) {
          expect(r.x).toBeGreaterThanOrEqual(0);
          expect(r.y).toBeGreaterThanOrEqual(0);
          expect(r.x + r.larghezza).toBeLessThanOrEqual(w);
          expect(r.y + r.altezza).toBeLessThanOrEqual(h);
          expect(r.larghezza).toBeLessThanOrEqual(w - misure.scartoSchermo);
          if (isAltezzaLibera || !capacita[tipo].isRidimensionabile || opzioni.larghezza) continue;
          expect(r.larghezza).toBeGreaterThanOrEqual(Math.min(misure.larghezzaMinima, w - 20));
          expect(r.altezza).toBeGreaterThanOrEqual(Math.min(misure.altezzaMinima, h - 20));
        }
      }),
    );
  });

  it('[WID-016] exactly one window is active in a layer that shows any, and a modal stands alone on its layer’s floor', () => {
    fc.assert(
      fc.property(eventi, (passi) => {
        const stato = run(passi);
        for (const [indice, strato] of stato.strati.entries()) {
          const mostrate = strato.finestre.filter((finestra) => finestra.stato !== 'ridotta');
          expect(findAttiva(strato)).toBe(mostrate.at(-1));
          expect(strato.finestre.some(({ tipo }) => capacita[tipo].isBloccante)).toBe(indice > 0);
        }
        const ids = listFinestre(stato).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('[WID-019] maximized or minimized and restored, a window has the geometry it had', () => {
    fc.assert(
      fc.property(eventi, (passi) => {
        const stato = run([...passi, open()]);
        const id = stato.prossimo - 1;
        const prima = getRettangolo(stato, id);
        const grande = reduce(stato, { tipo: 'maximize', id });
        const fuoriERientro: Evento[] = [
          { tipo: 'maximize', id },
          { tipo: 'minimize', id },
          { tipo: 'restore', id },
        ];
        expect(findFinestra(grande, id)?.stato).toBe('massimizzata');
        expect(getRettangolo(reduce(grande, { tipo: 'restore', id }), id)).toEqual(prima);
        const tornata = run(fuoriERientro, stato);
        expect(findFinestra(tornata, id)?.stato).toBe('massimizzata');
        expect(getRettangolo(reduce(tornata, { tipo: 'restore', id }), id)).toEqual(prima);
      }),
    );
  });

  it('[WID-016] opening a layer and closing it gives the one below back as it was', () => {
    fc.assert(
      fc.property(eventi, fc.array(evento, { maxLength: 5 }), (passi, sopra) => {
        const prima = run(passi);
        const id = prima.prossimo;
        const soloSopra = sopra.filter((passo) => passo.tipo === 'open');
        const dopo = run([open('modale'), ...soloSopra, { tipo: 'close', id }], prima);
        expect(dopo.strati).toEqual(prima.strati);
      }),
    );
  });
});

describe('the windows', () => {
  it('[WID-023] [WID-024] [CFG-012] are as wide and as high as the specification says', () => {
    const widget = { titolo, contenuto: null, misura: 'widget' } as const;
    expect(computeLarghezza({ titolo, contenuto: null }, hd)).toBe(400);
    expect(computeLarghezza({ titolo, contenuto: null, tipo: 'popup' }, hd)).toBe(250);
    expect(computeLarghezza({ titolo, contenuto: null }, { larghezza: 320, altezza: 640 })).toBe(300);
    expect(computeLarghezza(widget, hd)).toBe(500);
    const heights = [1920, 1300, 1280, 1281, 1366, 1367].map((larghezza) =>
      computeAltezzaContenuto({ larghezza, altezza: 900 }),
    );
    expect(heights).toEqual([620, 490, 620, 490, 490, 620]);
  });

  it('[WID-023] the second opens 32 px right and down, maximized leaves 20 px on each side', () => {
    const stato = run([open(), open()]);
    const [prima, seconda] = [getRettangolo(stato, 1), getRettangolo(stato, 2)];
    expect([seconda.x - prima.x, seconda.y - prima.y]).toEqual([32, 32]);
    expect(getRettangolo(reduce(stato, { tipo: 'maximize', id: 1 }), 1)).toEqual({
      x: 20,
      y: 20,
      larghezza: 1880,
      altezza: 1040,
    });
  });

  it('[WID-022] resized to 100 x 100 becomes 300 x 200', () => {
    const stato = run([
      open(),
      { tipo: 'place', id: 1, rettangolo: { x: 10, y: 10, larghezza: 100, altezza: 100 } },
    ]);
    expect(getRettangolo(stato, 1)).toEqual({ x: 10, y: 10, larghezza: 300, altezza: 200 });
  });

  it('one that stays with the page opens below the question that is being asked, and is there when it is answered', () => {
    const dellaPagina: Evento = { tipo: 'open', opzioni: { titolo, contenuto: null, dellaPagina: true } };
    const chiesta = run([open('modale'), dellaPagina]);
    expect(chiesta.strati.map(({ finestre }) => finestre.map(({ id }) => id))).toEqual([[2], [1]]);
    const risposta = reduce(chiesta, { tipo: 'close', id: 1 });
    expect(findAttiva(getCima(risposta))?.id).toBe(2);
    expect(isBloccato(risposta)).toBe(false);
  });

  it('[WID-017] [WID-020] a modal holds back what lies below: a minimized window stays so until it closes', () => {
    const ridotta = run([open(), { tipo: 'minimize', id: 1 }, open('modale')]);
    expect(isBloccato(ridotta)).toBe(true);
    expect(findFinestra(reduce(ridotta, { tipo: 'restore', id: 1 }), 1)?.stato).toBe('ridotta');
    const libera = run(
      [
        { tipo: 'close', id: 2 },
        { tipo: 'restore', id: 1 },
      ],
      ridotta,
    );
    expect(findFinestra(libera, 1)?.stato).toBe('aperta');
  });

  it('[WID-017] maximized starts maximized, menu and popup block nothing, a modal cannot be minimized', () => {
    const stato = run([open('massimizzata'), open('menu'), open('popup'), open('modale')]);
    expect(findFinestra(stato, 1)?.stato).toBe('massimizzata');
    expect(stato.strati).toHaveLength(2);
    expect(findFinestra(reduce(stato, { tipo: 'minimize', id: 4 }), 4)?.stato).toBe('aperta');
  });

  it('side by side they share the screen without covering each other', () => {
    const stato = run([open(), open(), open(), { tipo: 'tile' }]);
    const posti = [1, 2, 3].map((id) => getRettangolo(stato, id));
    for (const [indice, posto] of posti.entries()) {
      const dopo = posti[indice + 1];
      if (dopo) expect(posto.x + posto.larghezza).toBeLessThanOrEqual(dopo.x);
    }
  });

  it('the last opened or touched is on top, and the next one takes its place when it closes', () => {
    const stato = run([open(), open(), { tipo: 'activate', id: 1 }]);
    expect(findAttiva(getCima(stato))?.id).toBe(1);
    expect(findAttiva(getCima(reduce(stato, { tipo: 'close', id: 1 })))?.id).toBe(2);
  });

  it('closing a modal tells how it ended once, to it and to what was above it', () => {
    const pila = createStrati(hd);
    const esiti: string[] = [];
    const make = (nome: string, tipo: TipoFinestra) =>
      pila.open({ titolo, contenuto: null, tipo, onChiusa: (esito) => esiti.push(`${nome} ${esito}`) });
    const modale = make('modale', 'modale');
    make('sopra', 'libera');
    pila.close(modale, 'confermata');
    pila.close(modale, 'annullata');
    expect(esiti.toSorted()).toEqual(['modale confermata', 'sopra chiusa']);
  });
});
