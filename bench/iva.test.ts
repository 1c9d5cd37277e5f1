import { type Casella, type DatiModello, loadModello, type Modello } from '@quadra/fisco';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCasi } from './casi.ts';
import { computeIva, type Righi } from './iva-a-mano.ts';

const ANNI = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026] as const;
/** Of every year as many. */
const { casi, timeout } = readCasi(100 * ANNI.length);
const CONTATI = /^(VE|VF|VJ|VL|VX|VP|VC|VD|VT|VQ|ZA|VK1\.2|VO1\.1$)/;
/** The quadri that have a modulo for each activity. */
const RIPETUTI = /^(VE|VF(?!91)|VJ|VP)/;
const METODI = /^VF30\./;
const BARRATE: ReadonlySet<Casella['tipo']> = new Set(['barrata']);

const importo = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: 90_000 }),
  fc.integer({ min: 1, max: 3_000_000 }),
);

/** A value for a casella, as the straight version holds it. */
function makeValore(casella: Casella): fc.Arbitrary<number> {
  if (BARRATE.has(casella.tipo)) return fc.constant(1);
  if (casella.tipo === 'percentuale') return fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100);
  if (casella.opzioni) return fc.constantFrom(...casella.opzioni.map(({ codice }) => Number(codice)));
  if (casella.max !== undefined) return fc.integer({ min: casella.min ?? 0, max: casella.max });
  return casella.negativi
    ? fc.oneof(
        importo,
        importo.map((n) => -n),
      )
    : importo;
}

const listInserite = ({ quadri }: Modello): readonly Casella[] =>
  quadri
    .flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle)))
    .filter((c) => c.inserita && CONTATI.test(c.chiave))
    .filter(
      ({ tipo, opzioni }) => tipo !== 'testo' && tipo !== 'codiceFiscale' && (tipo !== 'codice' || opzioni),
    );

/** A return: some caselle of some moduli, at most one method in each. */
function makeDichiarazione(modello: Modello): fc.Arbitrary<Righi> {
  const tutte = listInserite(modello);
  const metodi = tutte.filter(({ chiave }) => METODI.test(chiave));
  const altre = tutte.filter(({ chiave }) => !METODI.test(chiave));
  const perQuadro = Object.values(Object.groupBy(altre, ({ quadro }) => quadro)).flatMap((q) =>
    q ? [q] : [],
  );
  /** Each quadro as often as the others: the long ones would leave no room for VL. */
  const scelta = fc.constantFrom(...perQuadro).chain((caselle) => fc.constantFrom(...caselle));
  const voce = () =>
    fc.tuple(scelta, fc.constantFrom(1, 1, 1, 2, 3)).chain(([casella, modulo]) =>
      makeValore(casella).map((valore): [string, number] => {
        const ripetuta = modulo > 1 && RIPETUTI.test(casella.chiave);
        return [ripetuta ? `${casella.chiave}#${modulo}` : casella.chiave, valore];
      }),
    );
  const metodo = fc
    .tuple(fc.constantFrom(...metodi), fc.constantFrom(1, 1, 2))
    .map(([{ chiave }, modulo]): [string, number] => [modulo === 1 ? chiave : `${chiave}#${modulo}`, 1]);
  return fc
    .tuple(fc.array(voce(), { maxLength: 60 }), fc.option(metodo, { nil: undefined }))
    .map(([voci, uno]) => Object.fromEntries(uno ? [...voci, uno] : voci));
}

const toDati = (modello: Modello, righi: Righi): DatiModello =>
  Object.fromEntries(
    Object.entries(righi).map(([chiave, valore]) => {
      const tipo = modello.findCasella(chiave)?.tipo;
      if (tipo === 'barrata') return [chiave, true];
      return [chiave, tipo === 'codice' ? String(valore) : valore];
    }),
  );

describe('the IVA and the straight version', () => {
  it.each(ANNI)(
    'agree on every casella of random returns, in %i',
    async (anno) => {
      const modello = await loadModello(anno, 'iva');
      if (!modello) throw new Error(`No IVA ${anno}`);
      fc.assert(
        fc.property(makeDichiarazione(modello), (righi) => {
          const esiti = Object.entries(modello.createCalcolo(toDati(modello, righi)).computed());
          const trovati = esiti.flatMap(([chiave, { valore }]) =>
            valore === undefined || Number(valore) === 0 ? [] : [[chiave, Number(valore)] as const],
          );
          expect(Object.fromEntries(trovati)).toEqual(computeIva(anno, righi));
        }),
        { numRuns: Math.ceil(casi / ANNI.length) },
      );
    },
    timeout,
  );
});
