import {
  applyModifiche,
  type EsitoCasella,
  type Finding,
  loadModello,
  type StatoComplessivo,
} from '@quadra/fisco';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRighi,
  computeRiepilogo,
  computeStatiQuadri,
  keepEffettive,
  listDifferenze,
  listQuadriAperti,
  reopenQuadri,
  withoutSalvate,
} from './dichiarazione.rules.ts';

const quadro = (codice: string, ...dipendeDa: string[]) => ({
  codice,
  dipendeDa,
  titolo: codice,
  titoloBreve: codice,
  fascicolo: 1 as const,
  copertura: 'esatto' as const,
  moduli: false,
  calcolato: false,
  sezioni: [],
});
const obbligatorio = (codice: string, ...dipendeDa: string[]) => ({
  ...quadro(codice, ...dipendeDa),
  obbligatorio: true,
});
const catena = { quadri: [quadro('RA'), obbligatorio('RN', 'RA'), quadro('RX', 'RN'), obbligatorio('FR')] };
const redditi = {
  quadri: [obbligatorio('RN'), obbligatorio('RV'), quadro('RC')],
  risultati: [{ nome: 'IRPEF', debito: ['RN45.2'], credito: ['RN46.1'] }],
} as const;
const tutti = { RA: 'completo', RN: 'completo', RX: 'completo', FR: 'completo' } as const;

const righi = fc.dictionary(fc.constantFrom('RC1.3', 'RC2.3', 'RP1.2', 'RN36.2'), fc.integer());
const modifiche = fc.dictionary(
  fc.constantFrom('RC1.3', 'RC2.3', 'RP1.2', 'RN36.2'),
  fc.option(fc.integer(), { nil: null }),
);

describe('dipendenze', () => {
  it('[QUA-008] reopening the origin reopens the dependents of the dependents', () => {
    const { stati, riaperti } = reopenQuadri(catena, tutti, ['RA']);
    expect(stati).toEqual({ RA: 'aperto', RN: 'aperto', RX: 'aperto', FR: 'completo' });
    expect(riaperti).toEqual(['RA', 'RN', 'RX']);
  });

  it('does not open what is not there, and survives a circle', () => {
    const cerchio = { quadri: [quadro('RA', 'RN'), quadro('RN', 'RA')] };
    expect(reopenQuadri(cerchio, { RA: 'completo', RN: 'assente' }, ['RN']).stati).toEqual({
      RA: 'aperto',
      RN: 'assente',
    });
  });
});

describe('stato dei quadri', () => {
  it('a quadro is there when it is obligatory, was opened or holds a value', () => {
    const stati = computeStatiQuadri(catena, { 'RA1.1': 5 }, { RX: 'aperto' });
    expect(stati).toEqual({ RA: 'aperto', RN: 'aperto', RX: 'aperto', FR: 'aperto' });
    expect(computeStatiQuadri(catena, {}, {})).toEqual({
      RA: 'assente',
      RN: 'aperto',
      RX: 'assente',
      FR: 'aperto',
    });
    expect(listQuadriAperti({ ...stati, RA: 'completo', RX: 'assente' })).toEqual(['RN', 'FR']);
  });
});

describe('riepilogo', () => {
  const esito = (stato: EsitoCasella['stato'], valore?: number): EsitoCasella => ({
    stato,
    precisione: 'esatto',
    ...(valore === undefined ? {} : { valore }),
  });

  const manca = (...chiavi: string[]): EsitoCasella => ({
    ...esito('incompleto'),
    mancano: [{ dati: chiavi.map((chiave) => ({ chiave, titolo: '' })), frase: '' }],
  });
  const trovata = (livello: Finding['livello'], chiave: string): Finding => ({
    ...{ livello, chiave },
    ...{ codice: '', frase: '' },
  });
  const calcola = (esiti: Record<string, EsitoCasella>, peggiore: StatoComplessivo) => ({
    computed: () => esiti,
    get: (chiave: string) => esiti[chiave] ?? esito('vuoto'),
    worst: () => peggiore,
    findings: () => [trovata('informativa', 'RC1.1'), trovata('bloccante', 'RC6.1')],
  });

  it('takes the worst of the results, the first thing that is missing, and amounts only when they are known', async () => {
    const reale = await loadModello(2025, 'redditi-pf');
    if (!reale) throw new Error('no form');
    const forma = { ...redditi, findCasella: reale.findCasella };
    const stati = { RC: 'completo', RN: 'aperto', RP: 'assente' } as const;
    const esiti = {
      'RC5.6': manca('RC2.3', 'RC1.3'),
      'RN26.2': esito('completo', 100),
      'RN45.2': manca('RC1.3'),
      'RN46.1': esito('non dovuto', 0),
      'RV2.2': esito('provvisorio', 10),
    };
    expect(computeRiepilogo(forma, stati, calcola(esiti, 'incompleto'))).toEqual({
      completi: 1,
      quadri: 2,
      esito: 'incompleto',
      aDebito: null,
      aCredito: 0,
      manca: 'RC1.3',
      bloccante: 'RC6.1',
      // Two caselle for a result and one, already counted, for another: each place once.
      rilievi: { bloccante: 1, discordanza: 2, informativa: 1, primo: { chiave: 'RC6.1', frase: '' } },
    });
    const vuoto = computeRiepilogo(forma, stati, calcola({ 'RN26.2': esito('vuoto') }, 'vuoto'));
    expect(vuoto).toMatchObject({ esito: 'vuoto', manca: null });
  });
});

describe('modifiche', () => {
  it('applying only what has effect gives the same, and then nothing has effect any more', () => {
    fc.assert(
      fc.property(righi, modifiche, (attuali, nuove) => {
        const effettive = keepEffettive(attuali, nuove);
        const dopo = applyModifiche(attuali, effettive);
        expect(dopo).toEqual(applyModifiche(attuali, nuove));
        expect(keepEffettive(dopo, nuove)).toEqual({});
      }),
    );
  });

  it('two saves on different caselle give the same whatever comes first', () => {
    fc.assert(
      fc.property(righi, modifiche, modifiche, (attuali, mie, sue) => {
        const disgiunte = withoutSalvate(sue, Object.keys(mie));
        expect(applyModifiche(applyModifiche(attuali, mie), disgiunte)).toEqual(
          applyModifiche(applyModifiche(attuali, disgiunte), mie),
        );
      }),
    );
  });

  it('a difference is a casella changed by somebody else to something else than mine', () => {
    const attuali = { 'RC1.3': 200, 'RC2.3': 5 };
    const mie = { 'RC1.3': 300, 'RC2.3': 5, 'RP1.2': null };
    expect(listDifferenze(attuali, mie, new Set(['RC1.3', 'RC2.3', 'RP1.2']))).toEqual([
      { Campo: 'RC1.3', Mio: 300, Attuale: 200 },
    ]);
    expect(listDifferenze(attuali, mie, new Set(['RC2.3']))).toEqual([]);
  });

  it('every wrong casella is named, every right one is let through', async () => {
    const modello = await loadModello(2025, 'redditi-pf');
    if (modello === undefined) throw new Error('no modello');
    const problemi = checkRighi(
      modello,
      { 'RC1.3': 10, 'RC1.3#12': 1, 'RC1.3#13': 1, 'RN4.1': null, 'RC0.0': 1, 'RC6.1': 366, __proto__: null },
      'righi',
    );
    expect(problemi).toEqual({
      'righi.RC1.3#13': ['RC1.3#13: al massimo 12 moduli per quadro'],
      'righi.RN4.1': ['RN4.1 è un valore calcolato: non si inserisce'],
      'righi.RC0.0': ['Rigo sconosciuto: RC0.0'],
      'righi.RC6.1': ['Il valore massimo è 365.'],
    });
  });
});
