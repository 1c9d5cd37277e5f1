import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dato } from '../engine/index.ts';
import { redditiPf2025 } from '../modelli/2025/redditi-pf/index.ts';
import { createModello } from '../modelli/costruzione.ts';
import type { DatiModello } from '../modelli/modello.ts';
import { cu } from '../modelli/ogni-anno/cu/index.ts';
import { annota, inserisce, rigo, type Scheda } from '../modelli/scheda.ts';
import { applyDefinizioni } from './applicazione.ts';
import type { Definizione, DefinizioneCampo, DefinizioneFormula } from './definizione.ts';

Decimal.set({ precision: 120, rounding: Decimal.ROUND_HALF_UP });

const formula = (
  casella: string,
  espressione: string,
  altro: Partial<DefinizioneFormula['contenuto']> = {},
): Definizione => ({
  genere: 'formula',
  codice: `F-${casella}`,
  versione: 1,
  casella,
  contenuto: { espressione, condizione: '', arrotondamento: 'arrotonda', ...altro },
});

const importo = (n: number) =>
  dato({ id: `prova.importo${n}`, titolo: `Importo ${n}`, unita: 'euro', seManca: 'zero' });
const raccolto = dato({
  id: 'prova.righe.importo',
  titolo: 'Importo del rigo',
  unita: 'euro',
  seManca: 'zero',
  raccolta: 'prova.righe',
});
const tipologia = dato({
  id: 'prova.righe.tipo',
  titolo: 'Tipo',
  unita: 'codice',
  seManca: 'zero',
  raccolta: 'prova.righe',
});
const giorni = dato({ id: 'prova.giorni', titolo: 'Giorni', unita: 'giorni', seManca: 'zero' });

/** A form made for the tests: amounts, days, dates, a text, and three righi that are repeated. */
const prova: Scheda = {
  ...redditiPf2025,
  controlli: [],
  quadri: [
    {
      codice: 'PR',
      titolo: 'Prova',
      titoloBreve: 'Prova',
      fascicolo: 1,
      copertura: 'esatto',
      dipendeDa: [],
      sezioni: [
        {
          titolo: 'Prova',
          righi: [
            ...[1, 2, 3].map((n) =>
              rigo(n, `Importo ${n}`, [inserisce(1, 'Importo', importo(n), { negativi: true })]),
            ),
            rigo(4, 'Altri', [
              inserisce(1, 'Giorni', giorni),
              annota(2, 'Dal', 'data'),
              annota(3, 'Percentuale', 'percentuale'),
              annota(4, 'Note', 'testo'),
              annota(5, 'Barrata', 'barrata'),
            ]),
            ...[5, 6, 7, 8, 9].map((n) => rigo(n, `Risultato ${n}`, [annota(1, 'Risultato', 'euro')])),
            ...[20, 21, 22].map((n) =>
              rigo(
                n,
                'Rigo',
                [
                  inserisce(1, 'Importo', raccolto),
                  inserisce(2, 'Tipo', tipologia, {
                    opzioni: ['1', '2', 'A'].map((codice) => ({ codice, descrizione: codice })),
                  }),
                  annota(3, 'Risultato', 'euro'),
                ],
                { raccolta: 'prova.righe' },
              ),
            ),
          ],
        },
      ],
    },
  ],
};

const build = (definizioni: readonly Definizione[], scheda = prova) => {
  const { scheda: nuova, problemi } = applyDefinizioni(scheda, definizioni);
  return { modello: createModello(nuova), problemi };
};
const compute = (
  espressione: string,
  dati: DatiModello,
  altro: Partial<DefinizioneFormula['contenuto']> = {},
) => {
  const { modello, problemi } = build([formula('PR5.1', espressione, altro)]);
  expect(problemi).toEqual([]);
  return modello.createCalcolo(dati).get('PR5.1').valore;
};
const refusal = (...definizioni: Definizione[]) => build(definizioni).problemi[0]?.frase;

describe('a formula of the vendor', () => {
  it('[QUA-005] replaces what the form computed, follows what it reads, and what reads it follows', () => {
    const { modello, problemi } = build([formula('RN1.5', 'RA23.11 + RB10.14')], redditiPf2025);
    expect(problemi).toEqual([]);
    const calcolo = modello.createCalcolo({
      'RA1.1': 1000,
      'RA1.2': '1',
      'RA1.4': 365,
      'RA1.5': 100,
      'RA1.9': true,
      'RC1.1': '2',
      'RC1.3': 5000,
    });
    const prima = calcolo.get('RN1.5').valore;
    expect(prima).toBe(calcolo.get('RA23.11').valore);
    expect(calcolo.get('RN4.1').valore).toBe(prima);
    const cambiati = calcolo.set('RA1.1', 2000);
    expect(cambiati).toContain('RN1.5');
    expect(cambiati).toContain('RN4.1');
    expect(calcolo.get('RN1.5').valore).toBe(calcolo.get('RA23.11').valore);
    expect(calcolo.get('RN1.5').valore).not.toBe(prima);
    const spiegata = calcolo.explain('RN1.5');
    expect(spiegata.fonti).toContainEqual({
      atto: 'Definizione F-RN1.5',
      articolo: 'versione 1',
      verificato: true,
    });
    expect(spiegata.operandi.map((x) => x.chiave)).toContain('RA23.11');
  });

  it('[QUA-005] keeps apart the righi that are one element together, in each of its moduli', () => {
    const { modello, problemi } = build(
      [formula('AU20*.1', 'AU18*.1 * 2'), formula('AU21*.1', 'AU4*.1 + AU19*.1')],
      cu(2025),
    );
    expect(problemi).toEqual([]);
    const calcolo = modello.createCalcolo({ 'AU18.1': 10, 'AU4.1': 5, 'AU19.1#2': 7, 'AU4.1#2': 1 });
    const chiavi = ['AU20.1', 'AU21.1', 'AU20.1#2', 'AU21.1#2'];
    expect(chiavi.map((chiave) => calcolo.get(chiave).valore)).toEqual([20, 5, undefined, 8]);
  });

  it('[QUA-005] refuses a cycle and names the way round, through the formulas of the law too', () => {
    expect(refusal(formula('PR5.1', 'PR6 + 1'), formula('PR6.1', 'PR7'), formula('PR7.1', 'PR5'))).toMatch(
      /^La formula dipende da sé stessa: PR5\.1 → PR6\.1 → PR7\.1 → PR5\.1\.$/,
    );
    const { problemi, modello } = build([formula('RA23.11', 'RN4.1')], redditiPf2025);
    expect(problemi[0]?.frase).toMatch(/RA23\.11 → .*RN4\.1 → .*RA23\.11/);
    expect(modello.createCalcolo().get('RN4.1').stato).toBe('vuoto');
  });

  it('[QUA-005] gives back what the form computed where its condition is false', () => {
    const { modello } = build([formula('RN1.5', '100', { condizione: 'RA23.11 > 5000' })], redditiPf2025);
    const dati = { 'RA1.2': '1', 'RA1.4': 365, 'RA1.5': 100, 'RA1.9': true };
    const legge = createModello(redditiPf2025);
    const read = (m: typeof legge, dominicale: number) =>
      m.createCalcolo({ ...dati, 'RA1.1': dominicale }).get('RN1.5').valore;
    expect(read(modello, 1_000)).toBe(read(legge, 1_000));
    expect(read(modello, 10_000)).toBe(100);
  });

  it('[QUA-005] equals decimal arithmetic on random expressions, rounded at the end', () => {
    type Prova = { testo: string; atteso: (x: readonly Decimal[]) => Decimal };
    const foglia = fc.oneof(
      fc
        .integer({ min: 1, max: 3 })
        .map((n): Prova => ({ testo: `PR${n}`, atteso: (x) => x[n - 1] as Decimal })),
      fc.integer({ min: 0, max: 999_999 }).map((n): Prova => {
        const testo = new Decimal(n).div(100).toString();
        return { testo: testo.replace('.', ','), atteso: () => new Decimal(testo) };
      }),
    );
    const { e } = fc.letrec<{ e: Prova }>((tie) => ({
      e: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc
          .integer({ min: 1, max: 3 })
          .map((n): Prova => ({ testo: `PR${n}`, atteso: (x) => x[n - 1] as Decimal })),
        fc.tuple(tie('e'), tie('e')).map(
          ([a, b]): Prova => ({
            testo: `(${a.testo} + ${b.testo})`,
            atteso: (x) => a.atteso(x).plus(b.atteso(x)),
          }),
        ),
        fc.tuple(tie('e'), foglia).map(
          ([a, b]): Prova => ({
            testo: `(${a.testo} - ${b.testo})`,
            atteso: (x) => a.atteso(x).minus(b.atteso(x)),
          }),
        ),
        fc.tuple(tie('e'), fc.integer({ min: 0, max: 99_999 })).map(([a, q]): Prova => {
          const fattore = new Decimal(q).div(10_000);
          return {
            testo: `${a.testo} * ${fattore.toString().replace('.', ',')}`,
            atteso: (x) => a.atteso(x).times(fattore),
          };
        }),
        fc.tuple(tie('e'), fc.integer({ min: 0, max: 10_000 })).map(
          ([a, q]): Prova => ({
            testo: `percentuale(${a.testo}; ${String(q / 100).replace('.', ',')})`,
            atteso: (x) => a.atteso(x).times(q).div(10_000),
          }),
        ),
        fc.tuple(tie('e'), fc.integer({ min: 1, max: 365 }), fc.constantFrom(0, 1, 2)).map(
          ([a, g, n]): Prova => ({
            testo: `arrotonda(${a.testo} / ${g}; ${n})`,
            atteso: (x) => a.atteso(x).div(g).toDecimalPlaces(n),
          }),
        ),
        fc.tuple(tie('e'), fc.integer({ min: 1, max: 365 }), fc.constantFrom(0, 1, 2)).map(
          ([a, g, n]): Prova => ({
            testo: `tronca(${a.testo} * ${g} / 365; ${n})`,
            atteso: (x) => a.atteso(x).times(g).div(365).toDecimalPlaces(n, Decimal.ROUND_DOWN),
          }),
        ),
        fc.tuple(tie('e'), tie('e'), foglia).map(
          ([a, b, c]): Prova => ({
            testo: `se(${a.testo} > ${b.testo} e non PR1 = 0; ${a.testo}; massimo(${b.testo}; ${c.testo}))`,
            atteso: (x) =>
              a.atteso(x).gt(b.atteso(x)) && !x[0]?.isZero()
                ? a.atteso(x)
                : Decimal.max(b.atteso(x), c.atteso(x)),
          }),
        ),
        fc.tuple(tie('e'), foglia).map(
          ([a, b]): Prova => ({
            testo: `minimo(-${a.testo.startsWith('PR') && !a.testo.includes(' ') ? a.testo : `(${a.testo})`}; ${b.testo})`,
            atteso: (x) => Decimal.min(a.atteso(x).neg(), b.atteso(x)),
          }),
        ),
      ),
    }));
    const importi = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(e, importi, fc.boolean(), ({ testo, atteso }, valori, tronca) => {
        // What is longer is refused: that has a proof of its own.
        fc.pre(testo.length <= 2_000);
        const decimali = valori.map((v) => new Decimal(v));
        const previsto = atteso(decimali).toDecimalPlaces(
          0,
          tronca ? Decimal.ROUND_DOWN : Decimal.ROUND_HALF_UP,
        );
        fc.pre(previsto.abs().lte(1e13));
        const dati = { 'PR1.1': valori[0] ?? 0, 'PR2.1': valori[1] ?? 0, 'PR3.1': valori[2] ?? 0 };
        const valore = compute(testo, dati, { arrotondamento: tronca ? 'tronca' : 'arrotonda' });
        expect(Number(valore) + 0, testo).toBe(previsto.toNumber() + 0);
      }),
      { numRuns: 300 },
    );
  });

  it('adds and counts the righi that are repeated, and computes one by one', () => {
    const dati = {
      'PR20.1': 100,
      'PR20.2': '1',
      'PR21.1': 50,
      'PR21.2': 'A',
      'PR22.1': 7,
      'PR20.1#2': 3,
      'PR20.2#2': 'A',
    };
    expect(compute('somma(PR20*.1; PR1)', { ...dati, 'PR1.1': 1000 })).toBe(1160);
    expect(compute('conta(PR20*.2) * PR1', { ...dati, 'PR1.1': 10 })).toBe(30);
    expect(compute('somma(PR20*.1 * (PR20*.2 = "A"))', dati)).toBe(53);
    expect(compute('conta(PR20*.1 >= 50) * PR1', { ...dati, 'PR1.1': 1 })).toBe(2);
    const { modello, problemi } = build([formula('PR20*.3', 'tronca(PR20*.1 / 2) + somma(PR20*.1)')]);
    expect(problemi).toEqual([]);
    const calcolo = modello.createCalcolo(dati);
    expect(['PR20.3', 'PR21.3', 'PR22.3', 'PR20.3#2'].map((chiave) => calcolo.get(chiave).valore)).toEqual([
      210, 185, 163, 161,
    ]);
    expect(refusal(formula('PR5.1', 'PR20*.1'))).toBe(
      'PR20*.1 è di un rigo ripetuto: per il totale scrivere somma(PR20*.1).',
    );
    expect(refusal(formula('PR5.1', 'PR20.1'))).toBe(
      'PR20 è un rigo ripetuto: PR20*.1 vale rigo per rigo, somma(PR20*.1) è il totale.',
    );
  });

  it('knows days, percentages, dates, ticks, texts and the year', () => {
    const dati = {
      'PR1.1': 36_500,
      'PR4.1': 73,
      'PR4.2': '2024-06-30',
      'PR4.3': 12.5,
      'PR4.5': true,
      'PR4.4': 'x',
    };
    expect(compute('PR1 * PR4.1 / 365', dati)).toBe(7300);
    expect(compute('PR1 * PR4.3', dati)).toBe(4563);
    expect(compute('percentuale(PR1; PR4.3)', dati)).toBe(4563);
    expect(compute('se(PR4.2 >= 01/07/2024; 1; 2)', dati)).toBe(2);
    expect(compute('se(PR4.5 e presente(PR4.4) e PR4.3 > 10%; 1; 2)', dati)).toBe(1);
    expect(compute('se(anno = 2025; PR1; 0)', dati)).toBe(36_500);
  });

  it('says in Italian what does not go together, and where', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['PR1 * PR2', 'Due importi non si moltiplicano fra loro.'],
      ['PR1 + PR4.2', 'Qui è atteso un numero, non una data.'],
      ['PR1 > 3', 'una condizione, la casella vuole un importo: se(condizione; valore; altrimenti).'],
      ['se(PR1 = "A"; 2; 3)', 'Un importo e un testo non si confrontano.'],
      ['PR4.1 + PR1', 'Un numero e un importo non stanno insieme.'],
      ['PR1 + PR2 / 3', 'Una divisione dentro un calcolo va arrotondata'],
      ['se(PR1; 2; 3)', 'una condizione, non un importo: va scritto un confronto'],
      ['se(PR4.3 > 10; 2; 3)', 'Accanto a una percentuale il numero si scrive con il segno %.'],
      ['PR1 + 0,123', 'Qui il numero ha al massimo 2 decimali.'],
      ['PR99 + 1', 'La casella PR99 non è nel modello; la più vicina è PR22*.1 (Rigo).'],
      ['PR4 + 1', 'PR4 ha le colonne 1, 2, 3, 4, 5: indicare quale, per esempio PR4.1.'],
      ['arrotonda(PR1; 3)', 'Un importo si arrotonda al massimo a 2 decimali.'],
      ['conta(PR20*.2 = "Z") * PR1', 'La casella non ha il codice «Z».'],
    ];
    for (const [testo, frase] of cases) expect(refusal(formula('PR5.1', testo)), testo).toContain(frase);
    expect(build([formula('PR5.1', 'PR1 + PR99')]).problemi[0]).toMatchObject({
      campo: 'espressione',
      inizio: 6,
      fine: 10,
    });
  });
});

describe('a check of the vendor', () => {
  it('[QUA-006] says error, warning or info where its condition is true, rigo by rigo', () => {
    const validazione = (
      livello: 'error' | 'warning' | 'info',
      casella: string,
      condizione: string,
    ): Definizione => ({
      genere: 'validazione',
      codice: `V-${livello}`,
      versione: 1,
      casella,
      contenuto: { condizione, messaggio: 'Da verificare nel {ANNO}', livello },
    });
    const { modello, problemi } = build([
      validazione('error', 'PR20*.1', 'PR20*.1 > 100'),
      validazione('warning', 'PR1.1', 'PR1 > PR2'),
      validazione('info', 'PR2.1', 'non presente(PR2)'),
    ]);
    expect(problemi).toEqual([]);
    const calcolo = modello.createCalcolo({ 'PR20.1': 100, 'PR21.1': 101, 'PR1.1': 5 });
    expect(calcolo.findings().map(({ livello, chiave, frase }) => [livello, chiave, frase])).toEqual([
      ['bloccante', 'PR21.1', 'Da verificare nel 2025'],
      ['discordanza', 'PR1.1', 'Da verificare nel 2025'],
      ['informativa', 'PR2.1', 'Da verificare nel 2025'],
    ]);
  });
});

describe('a casella of the vendor', () => {
  const campo = (casella: string, altro: Partial<DefinizioneCampo['contenuto']> = {}): Definizione => ({
    genere: 'campo',
    codice: `C-${casella}`,
    versione: 1,
    casella,
    contenuto: {
      tipo: 'Testo',
      titolo: 'Redditi {ANNO}',
      visibilita: 'Visibile',
      descrizione: '',
      maschera: '',
      obbligatorio: false,
      ...altro,
    },
  });

  it('[QUA-012] has one of four types, and refuses the values of the others', () => {
    const { modello } = build([
      campo('PR50.1', { tipo: 'Intero' }),
      campo('PR50.2', { tipo: 'Decimale' }),
      campo('PR50.3', { tipo: 'Testo' }),
      campo('PR50.4', { tipo: 'Data' }),
    ]);
    const valori = [12, 12.34, 'dodici', '2024-12-12'];
    const taken = [1, 2, 3, 4].map((c) => valori.map((v) => modello.checkValore(`PR50.${c}`, v) === null));
    expect(taken).toEqual([
      [true, false, false, false],
      [true, true, false, false],
      [false, false, true, true],
      [false, false, false, true],
    ]);
    expect(modello.findCasella('PR50.2')).toMatchObject({ tipo: 'decimale', titolo: 'Redditi 2025' });
  });

  it('[QUA-013] is visible, not editable or not in the page, keeps its mask and its second line', () => {
    const { modello } = build([
      campo('PR50.1', { visibilita: 'Non attivo', descrizione: 'Anno {ANNO}' }),
      campo('PR50.2', { visibilita: 'Non visibile' }),
      campo('PR4.4', { maschera: '99AAa' }),
    ]);
    expect(modello.findCasella('PR50.1')).toMatchObject({
      visibilita: 'nonAttiva',
      descrizione: 'Anno 2025',
    });
    expect(modello.findCasella('PR50.2')?.visibilita).toBe('nascosta');
    expect(modello.checkValore('PR4.4', '12AB')).toBe('Lunghezza errata, caratteri richiesti: 5');
  });

  it('[QUA-011] is missed when it is required and the rest of its quadro is not empty', () => {
    const { modello } = build([
      campo('PR4.4', { obbligatorio: true }),
      campo('PR20*.2', { obbligatorio: true }),
    ]);
    expect(modello.createCalcolo().findings()).toEqual([]);
    const calcolo = modello.createCalcolo({ 'PR1.1': 5, 'PR21.1': 9 });
    expect(calcolo.findings().map((f) => [f.livello, f.chiave, f.frase])).toEqual([
      ['bloccante', 'PR4.4', 'Campo obbligatorio'],
      ['bloccante', 'PR21.2', 'Campo obbligatorio'],
    ]);
    calcolo.set('PR4.4', 'c’è');
    calcolo.set('PR21.2', 'A');
    expect(calcolo.findings()).toEqual([]);
  });

  it('computes with two decimals where it is decimal', () => {
    const { modello, problemi } = build([
      campo('PR50.2', { tipo: 'Decimale', titolo: 'Con decimali' }),
      formula('PR5.1', 'PR50.2 * 10'),
    ]);
    expect(problemi).toEqual([]);
    expect(modello.createCalcolo({ 'PR50.2': 12.34 }).get('PR5.1').valore).toBe(123);
  });
});
