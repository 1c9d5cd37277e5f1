import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Calcolo,
  collectMancanze,
  type DatiModello,
  listModelli,
  loadModello,
  type Modello,
} from '../../../index.ts';
import { redditiPf2025 } from './index.ts';

let modello: Modello;
beforeAll(async () => {
  const caricato = await loadModello(2025, 'redditi-pf');
  if (!caricato) throw new Error('No modello');
  modello = caricato;
});
const compute = (dati: DatiModello): Calcolo => modello.createCalcolo(dati);

/** An employee of Milano with a spouse: every casella that the CU gives. */
const milanese: DatiModello = {
  'FR3.1': 'F205',
  'FR4.1': 'F205',
  'FA1.1': 'C',
  'FA1.5': 12,
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': 40_000,
  'RC6.1': 365,
  'RC10.1': 8_000,
  'RC10.2': 596,
  'RC10.3': 90,
  'RC10.4': 230,
  'RC10.5': 96,
};

describe('Redditi PF 2025', () => {
  it('is listed and loaded; a year without the form is not', async () => {
    expect(listModelli()).toContainEqual({
      anno: 2025,
      codice: 'redditi-pf',
      titolo: 'Redditi Persone Fisiche 2025',
    });
    expect(modello).toMatchObject({ anno: 2025, annoImposta: 2024, codice: 'redditi-pf' });
    await expect(loadModello(2018, 'redditi-pf')).resolves.toBeUndefined();
  });

  it('gives the righi of the worked example, whole euro', () => {
    const calcolo = compute(milanese);
    const attesi = {
      'RN1.5': 40_000,
      'RN5.1': 10_640,
      'RN6.1': 690,
      'RN7.1': 868,
      'RN22.1': 1_558,
      'RN26.2': 9_082,
      'RN33.4': 8_000,
      'RN34.1': 1_082,
      'RN45.2': 1_082,
      'RN62.1': 433,
      'RN62.2': 649,
      'RV2.2': 596,
      'RV10.2': 320,
      'RV17.5': 96,
    };
    for (const [chiave, valore] of Object.entries(attesi)) {
      expect([chiave, calcolo.get(chiave)]).toEqual([
        chiave,
        expect.objectContaining({ stato: 'completo', valore }),
      ]);
    }
    expect(calcolo.get('RV2.2').precisione).toBe('esatto');
    expect(calcolo.get('RN26.2').precisione).toBe('esatto');
    expect(calcolo.get('RN46.1').stato).toBe('non dovuto');
  });

  it('shows the deductible contributions for domestic services in whole euro', () => {
    expect(compute({ 'RP23.1': 2_000 }).get('RP39.1').valore).toBe(1_549);
    expect(compute({ 'RP23.1': 1_000 }).get('RP39.1').valore).toBe(1_000);
  });
});

describe('states', () => {
  it('never turns what is unknown into zero', () => {
    const calcolo = compute({ 'RC1.3': 24_000 });
    expect(calcolo.get('RN5.1').valore).toBe(5_520);
    expect(calcolo.get('RN26.2')).toMatchObject({ stato: 'incompleto' });
    expect(calcolo.get('RN26.2').valore).toBeUndefined();
    expect(calcolo.missing('RN26.2')).toMatchObject([{ dati: [{ chiave: 'RC6.1' }], prova: 'CU, punto 6' }]);
  });

  it('computes on a default and says so', () => {
    const calcolo = compute({ 'RC1.3': 24_000, 'RC6.1': 365 });
    expect(calcolo.get('RN26.2')).toMatchObject({ stato: 'provvisorio', valore: 3_244 });
    expect(calcolo.get('RC1.1')).toMatchObject({ stato: 'provvisorio', valore: '2' });
    expect(calcolo.missing('RN26.2')[0]?.frase).toBe(
      'Per rendere definitivo RN26 serve RC1 col. 1, tipologia di reddito. Ora è usato il valore iniziale 2.',
    );
  });

  it('says which casella a result is waiting for, and the document that has it', () => {
    const { 'RC10.2': _, ...senza } = milanese;
    const calcolo = compute(senza);
    expect(calcolo.get('RN26.2').stato).toBe('completo');
    expect(calcolo.get('RV7.1').mancano).toEqual([
      {
        dati: [{ chiave: 'RC10.2', titolo: 'Addizionale regionale trattenuta' }],
        frase: 'Per sapere RV7 serve RC10 col. 2, addizionale regionale trattenuta (CU, punto 22).',
        prova: 'CU, punto 22',
      },
    ]);
    // The one list names it once, with the first result that waits for it.
    expect(collectMancanze(modello, calcolo.computed())).toMatchObject([
      { per: 'RV3.3', dati: [{ chiave: 'RC10.2' }] },
    ]);
  });

  it('does not invent the rates of a comune it does not hold', () => {
    const calcolo = compute({ ...milanese, 'FR3.1': 'X999', 'FR4.1': 'F205' });
    expect(calcolo.get('RV10.2').stato).toBe('incompleto');
    expect(calcolo.missing('RV10.2')[0]?.frase).toContain('aliquota non disponibile per il comune X999.');
    expect(calcolo.get('RV2.2').stato).toBe('incompleto');
  });

  it('leaves to be entered by hand what the published act does not say surely', () => {
    const calcolo = compute({ ...milanese, 'FR3.1': 'G535', 'FR4.1': 'F205' });
    expect(calcolo.get('RV2.2').stato).toBe('completo');
    expect(calcolo.get('RV10.2').stato).toBe('incompleto');
    expect(calcolo.missing('RV10.2')[0]?.frase).toContain(
      'aliquota non disponibile per Piacenza (G535), perché l’atto pubblicato dal MEF non si legge con certezza',
    );
    calcolo.force('RV10.2', { valore: 300, motivo: 'delibera del comune' });
    expect(calcolo.get('RV16.1').valore).toBe(20);
  });

  it('computes both surcharges of a client of Modena, that of the comune as indicative', () => {
    const calcolo = compute({ ...milanese, 'FR3.1': 'F257', 'FR4.1': 'F257' });
    const letti = ['RV2.2', 'RV10.2', 'RV17.5'].map((k) => calcolo.get(k));
    expect(letti.map((e) => [e.stato, e.valore, e.precisione])).toEqual([
      ['completo', 694, 'esatto'],
      ['completo', 230, 'indicativo'],
      ['completo', 69, 'indicativo'],
    ]);
    expect(calcolo.explain('RV10.2').formulaOggi).toContain('140 + 0,75% × (40.000 − 28.000)');
  });

  it('stops loudly on a case it does not handle', async () => {
    const modello = await loadModello(2022, 'redditi-pf');
    if (!modello) throw new Error('No modello');
    const calcolo = modello.createCalcolo({ ...milanese, 'RC1.1': '8' });
    expect(calcolo.findings()[0]).toMatchObject({
      livello: 'bloccante',
      codice: 'CASO_NON_GESTITO',
      chiave: 'RC1.1',
    });
    expect(calcolo.get('RN26.2').stato).toBe('incompleto');
  });

  it('shows nothing where nothing was given', () => {
    const stati = new Set(Object.values(compute({}).computed()).map((e) => e.stato));
    expect([...stati]).toEqual(['vuoto']);
  });

  it('keeps what the law computes beside a forced value', () => {
    const calcolo = compute(milanese);
    const cambiate = calcolo.force('RN7.1', { valore: 900, motivo: 'conguaglio del datore' });
    expect(cambiate).toContain('RN26.2');
    expect(calcolo.get('RN7.1')).toMatchObject({
      stato: 'forzato',
      valore: 900,
      calcolato: 868,
      nota: 'conguaglio del datore',
    });
    expect(calcolo.get('RN26.2').valore).toBe(9_050);
    calcolo.force('RN7.1', null);
    expect(calcolo.get('RN26.2')).toEqual(compute(milanese).get('RN26.2'));
  });
});

describe('explanation', () => {
  it('tells the sentence, today’s formula, the law, and goes down to what was given', () => {
    const spiegazione = compute(milanese).explain('RN26.2');
    expect(spiegazione).toMatchObject({
      valoreTesto: '9.082 €',
      frase: 'Imposta lorda di 10.640 € meno detrazioni per 1.558 €.',
      formulaOggi: '10.640 − 1.558 = 9.082',
    });
    const [lorda, detrazioni] = spiegazione.operandi;
    expect(lorda).toMatchObject({ chiave: 'RN5.1', formulaOggi: '6.440 + 35% × (40.000 − 28.000) = 10.640' });
    expect(lorda?.fonti).toContainEqual({ atto: 'D.Lgs. 216/2023', articolo: 'art. 1', verificato: true });
    expect(detrazioni?.operandi.map((o) => o.chiave)).toContain('RN8.1');
  });

  it('of the gross tax tells its brackets, each with its part of the income, and they add up to it', async () => {
    const calcolo = compute({ ...milanese, 'RC1.3': 62_000 });
    const scaglioni = calcolo.listScaglioni('RN5.1');
    expect(scaglioni).toEqual([
      { da: '0', a: '28.000', aliquota: '23%', su: '28.000', importo: '6.440' },
      { da: '28.000', a: '50.000', aliquota: '35%', su: '22.000', importo: '7.700' },
      { da: '50.000', aliquota: '43%', su: '12.000', importo: '5.160' },
    ]);
    expect(calcolo.explain('RN5.1')).toMatchObject({ valoreTesto: '19.300 €', scaglioni });
    // Of another year its own rates, of who does not reach a bracket none of it.
    const di2022 = (await loadModello(2022, 'redditi-pf'))?.createCalcolo({ ...milanese, 'RC1.3': 20_001 });
    expect(di2022?.listScaglioni('RN5.1')).toEqual([
      { da: '0', a: '15.000', aliquota: '23%', su: '15.000', importo: '3.450' },
      { da: '15.000', a: '28.000', aliquota: '27%', su: '5.001', importo: '1.350,27' },
    ]);
    // What only chooses a branch is no part of the value; of two tables one less the other there are no brackets to show.
    for (const chiave of ['RN26.2', 'RN4.1', 'RC1.3', 'RN43.2'])
      expect([chiave, calcolo.listScaglioni(chiave)]).toEqual([chiave, []]);
    expect(compute({}).listScaglioni('RN5.1')).toEqual([]);
    const conAce = compute({ ...milanese, 'RS37.15': 1_000 });
    expect(conAce.explain('RN5.1').formulaOggi).toMatch(/^6\.440.* − /);
    expect(conAce.listScaglioni('RN5.1')).toEqual([]);
  });

  it('exists for every casella', () => {
    const calcolo = compute(milanese);
    for (const chiave of Object.keys(calcolo.computed())) expect(calcolo.explain(chiave).titolo).not.toBe('');
    expect(calcolo.explain('RC1.3')).toMatchObject({ valoreTesto: '40.000 €', stato: 'completo' });
  });
});

describe('caselle', () => {
  it('refuses unknown caselle and wrong values with a sentence', () => {
    expect(modello.findCasella('RN99.1')).toBeUndefined();
    expect(modello.findCasella('RC6.1#2')).toBeUndefined();
    expect(modello.findCasella('RC1.3#2')).toMatchObject({ chiave: 'RC1.3#2', tipo: 'euro', inserita: true });
    expect(modello.checkValore('RC1.3', 24_000)).toBeNull();
    expect(modello.checkValore('RC1.3', 24_000.5)).toBe('Inserire un importo in euro interi senza decimali.');
    expect(modello.checkValore('RC1.3', -1)).toBe('Il valore non può essere negativo.');
    expect(modello.checkValore('RC6.1', 366)).toBe('Il valore massimo è 365.');
    expect(modello.checkValore('RN26.2', 1)).toBe('La casella è calcolata: non si compila.');
    expect(modello.checkValore('FR3.1', 'Milano')).toContain('codice catastale');
    expect(() => compute({ 'RN99.1': 1 })).toThrow('Casella RN99.1 non prevista dal modello.');
  });

  it('binds every casella to a dato, to a concetto, or says that nothing reads it', () => {
    const colonne = redditiPf2025.quadri.flatMap((q) =>
      q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.colonne)),
    );
    expect(colonne.filter((c) => !c.inserisce && !c.mostra && !c.annota)).toEqual([]);
    const chiavi = modello.quadri.flatMap((q) =>
      q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle.map((c) => c.chiave))),
    );
    expect(new Set(chiavi).size).toBe(chiavi.length);
  });

  it('lists every quadro with how far it may be trusted', () => {
    expect(modello.quadri.map((q) => q.codice).slice(0, 5)).toEqual(['FR', 'FA', 'RA', 'RB', 'RC']);
    expect(modello.quadri.find((q) => q.codice === 'RN')?.copertura).toBe('esatto');
    expect(modello.quadri.find((q) => q.codice === 'RB')?.copertura).toBe('esatto');
    expect(modello.quadri.find((q) => q.codice === 'TR')?.copertura).toBe('esatto');
  });
});

describe('raccolte', () => {
  const rapporti = fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 7 });
  const keyAt = (i: number) => {
    const modulo = Math.floor(i / 3) + 1;
    return (colonna: number) => `RC${(i % 3) + 1}.${colonna}${modulo > 1 ? `#${modulo}` : ''}`;
  };
  const conRapporti = (redditi: readonly number[]): DatiModello => {
    const righe = redditi.map((r, i) => ({ [keyAt(i)(1)]: '2', [keyAt(i)(2)]: '1', [keyAt(i)(3)]: r }));
    return Object.assign({ 'RC6.1': 365, 'RC10.1': 0 }, ...righe) as DatiModello;
  };

  it('gives the same result whatever the order of righi and moduli', () => {
    fc.assert(
      fc.property(rapporti, (redditi) => {
        const dritto = compute(conRapporti(redditi)).computed();
        expect(compute(conRapporti([...redditi].reverse())).computed()).toEqual(dritto);
      }),
      { numRuns: 50 },
    );
  });

  it('gives the same bytes at every repetition, and casella by casella as all at once', () => {
    fc.assert(
      fc.property(rapporti, (redditi) => {
        const insieme = compute(conRapporti(redditi));
        const passo = compute({});
        for (const [chiave, valore] of Object.entries(conRapporti(redditi)).reverse())
          passo.set(chiave, valore);
        expect(JSON.stringify(passo.computed())).toBe(JSON.stringify(insieme.computed()));
        expect(JSON.stringify(passo.dati())).toBe(JSON.stringify(insieme.dati()));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the law', () => {
  const netta = (reddito: number): number =>
    Number(compute({ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': reddito, 'RC6.1': 365 }).get('RN26.2').valore);

  it('never gives a negative net tax, nor one above the gross', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (reddito) => {
        const calcolo = compute({ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': reddito, 'RC6.1': 365 });
        const [lorda, pagata] = ['RN5.1', 'RN26.2'].map((k) => Number(calcolo.get(k).valore ?? 0));
        expect(pagata).toBeGreaterThanOrEqual(0);
        expect(pagata).toBeLessThanOrEqual(lorda ?? 0);
      }),
      { numRuns: 100 },
    );
  });

  it('asks more of who earns more, within the bands where the law does not jump', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 35_001, max: 300_000 }),
        fc.integer({ min: 1, max: 50_000 }),
        (reddito, aumento) => {
          expect(netta(reddito + aumento)).toBeGreaterThanOrEqual(netta(reddito));
        },
      ),
      { numRuns: 100 },
    );
  });
});
