import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCongiunta, findConiuge, hasSostituto, proposeCongiunta, readParte } from '../confronto.ts';
import { type DatiModello, loadModello, type Modello } from '../index.ts';
import { computeConto } from '../versamenti/contofiscale.ts';

const ANNO = 2026;
const CF = 'BNCLGU72H43H501K';
const loadSuo = async (anno = ANNO): Promise<Modello> => {
  const modello = await loadModello(anno, '730');
  if (!modello) throw new Error('It is there');
  return modello;
};
const lavoro = (lordo: number, ritenute: number): DatiModello => ({
  ...{ 'FR3.1': 'F205', 'FR4.1': 'F205', 'C1.1': '2', 'C1.3': lordo, 'C5.1': 365, 'C9.1': ritenute },
  ...{ 'C10.1': 500, 'C11.1': 200, 'C12.1': 0, 'C13.1': 0 },
});
const CONIUGE = { 'FR10.2': true } as const;
const PRIMO = { 'FR10.1': true, 'FR10.3': true } as const;

/** The joint return with what that of the spouse says in it. */
function join(modello: Modello, suo: DatiModello, dati: DatiModello): DatiModello {
  const voci = proposeCongiunta({ modello, dati: suo, forzature: {} }, modello, dati);
  return {
    ...dati,
    ...Object.fromEntries(voci.flatMap(({ a, valore }) => (valore === null ? [] : [[a, valore]]))),
  };
}
const readSaldo = (modello: Modello, dati: DatiModello): number => {
  const calcolo = modello.createCalcolo(dati);
  return Number(calcolo.get('PL1301.3').valore ?? 0) - Number(calcolo.get('PL1301.4').valore ?? 0);
};
const readTutto = (modello: Modello, dati: DatiModello): DatiModello => {
  const noti = Object.entries(modello.createCalcolo(dati).computed()).flatMap(([chiave, { valore }]) =>
    valore === undefined ? [] : [[chiave, valore] as const],
  );
  return { ...dati, ...Object.fromEntries(noti) };
};
const sumDebiti = (modello: Modello, dati: DatiModello, entro?: string): number =>
  computeConto('730', ANNO, readTutto(modello, dati), { regione: '10' })
    .filter(({ verso, data }) => verso === 'debito' && (entro ?? data) === data)
    .reduce((somma, { importo }) => somma + importo / 100, 0);

const una = fc
  .tuple(fc.integer({ min: 9_000, max: 90_000 }), fc.integer({ min: 0, max: 30_000 }), fc.boolean())
  .map(
    ([lordo, ritenute, affitta]): DatiModello => ({
      ...lavoro(lordo, ritenute),
      ...{ 'C1.2': '1', 'C14.1': '2' },
      ...(affitta && { 'D4.2': '1', 'D4.3': '10', 'D4.4': 5_000 }),
    }),
  );

describe('a joint 730', () => {
  it('says who is who, and who the spouse is, by the front page and the family', async () => {
    const modello = await loadSuo();
    const dati = { ...PRIMO, 'FA1.1': 'C', 'FA1.5': CF };
    expect([readParte(modello, dati), findConiuge(modello, dati)]).toEqual(['dichiarante', CF]);
    expect([readParte(modello, CONIUGE), readParte(modello, {})]).toEqual(['coniuge', 'sola']);
    expect([hasSostituto(modello, { 'FR11.1': '02873450361' }), hasSostituto(modello, {})]).toEqual([
      true,
      false,
    ]);
    const prima = await loadSuo(2025);
    expect(findConiuge(prima, { 'FA1.4': CF })).toBe(CF);
    // A child before the spouse, and a first rigo that says nothing of who he is.
    expect(findConiuge(modello, { 'FA1.1': 'F1', 'FA1.5': 'X', 'FA2.1': 'C', 'FA2.5': CF })).toBe(CF);
    expect(findConiuge(modello, { 'FA1.1': 'F1', 'FA1.5': CF })).toBeNull();
    expect(findConiuge(modello, { 'FA1.5': CF })).toBe(CF);
    const dopo = await loadSuo(2022);
    expect([
      readParte(dopo, PRIMO),
      proposeCongiunta({ modello: dopo, dati: {}, forzature: {} }, dopo, {}),
    ]).toEqual(['sola', []]);
  });

  it('has the result of the spouse tax by tax, and where his surcharges go', async () => {
    const modello = await loadSuo();
    const suo = { ...lavoro(45_000, 11_000), ...CONIUGE, 'C10.1': 600, 'C11.1': 300 };
    const voci = proposeCongiunta({ modello, dati: suo, forzature: {} }, modello, PRIMO);
    expect(Object.fromEntries(voci.map(({ a, valore }) => [a, valore]))).toEqual({
      ...{ 'PL111.7': 956, 'PL112.7': 82, 'PL113.7': 60, 'PL113.90': 'F205' },
      ...{ 'PL114.1': 382, 'PL114.91': 574, 'PL117.7': 108, 'PL117.90': 'F205' },
    });
    expect(voci.find(({ a }) => a === 'PL111.7')?.da).toBe('PL91.7');
    expect(
      [voci.find(({ a }) => a === 'PL111.7'), voci.find(({ a }) => a === 'PL117.7')].map(
        (una) => una?.titolo,
      ),
    ).toEqual(['Coniuge: IRPEF, trattenuto', 'Coniuge: acconto comunale']);
    expect(checkCongiunta({ modello, dati: suo, forzature: {} }, modello, join(modello, suo, PRIMO))).toEqual(
      [],
    );
  });

  it('is of one mind with a nought that somebody typed', async () => {
    const modello = await loadSuo();
    const suo = { ...lavoro(45_000, 11_000), ...CONIUGE };
    const congiunta = { ...join(modello, suo, PRIMO), 'PL119.7': 0 };
    expect(checkCongiunta({ modello, dati: suo, forzature: {} }, modello, congiunta)).toEqual([]);
  });

  it('empties what the spouse has no more, and tells what is not known yet', async () => {
    const modello = await loadSuo();
    const suo = { ...CONIUGE, 'C1.1': '2', 'C1.3': 30_000 };
    const voci = checkCongiunta({ modello, dati: suo, forzature: {} }, modello, { ...PRIMO, 'PL119.7': 70 });
    expect(voci).toContainEqual(expect.objectContaining({ a: 'PL119.7', valore: null, isIgnoto: false }));
    expect(voci).toContainEqual(expect.objectContaining({ a: 'PL111.7', isIgnoto: true }));
  });

  it('has one balance, that of the two, and the spouse has none of his own', async () => {
    const modello = await loadSuo();
    fc.assert(
      fc.property(una, una, (primo, suo) => {
        const congiunta = join(modello, { ...suo, ...CONIUGE }, { ...primo, ...PRIMO });
        expect(readSaldo(modello, congiunta)).toBe(readSaldo(modello, primo) + readSaldo(modello, suo));
        expect(readSaldo(modello, { ...suo, ...CONIUGE })).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('without an employer leaves in June what the credits do not cover, in November all, and nothing to the other', async () => {
    const modello = await loadSuo();
    const senza = { 'FR10.9': true };
    let coperte = 0;
    fc.assert(
      fc.property(una, una, (primo, suo) => {
        const congiunta = join(modello, { ...suo, ...CONIUGE }, { ...primo, ...PRIMO, ...senza });
        const { get } = modello.createCalcolo(congiunta);
        const sum = (...chiavi: string[]) =>
          chiavi.reduce((somma, chiave) => somma + Number(get(chiave).valore ?? 0), 0);
        const [debiti, crediti] = [sum('PL1301.1'), sum('PL1301.2')];
        const isCoperta = crediti > 0 && crediti >= debiti;
        if (isCoperta) coperte += 1;
        expect(sumDebiti(modello, congiunta, '2026-06-30')).toBe(isCoperta ? 0 : debiti);
        expect(sumDebiti(modello, congiunta, '2026-11-30')).toBe(
          sum('PL94.91', 'PL100.91', 'PL114.91', 'PL120.91'),
        );
        expect(sum('PL141.1')).toBe(isCoperta ? sum('PL94.1') : 0);
        expect(sumDebiti(modello, { ...suo, ...CONIUGE, ...senza })).toBe(0);
        // With an employer he withholds: nothing of it is in either.
        expect(sumDebiti(modello, { ...congiunta, 'FR10.9': false })).toBe(0);
      }),
      { numRuns: 25 },
    );
    expect(coperte).toBeGreaterThan(0);
  });
});
