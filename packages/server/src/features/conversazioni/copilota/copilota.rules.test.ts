import { describe, expect, it } from 'vitest';
import { countRadici, listRadici, readIntento, readScelta } from './copilota.rules.ts';
import { findAdempimenti } from './quando.rules.ts';

describe('which question a sentence is', () => {
  it('why a number, with its rigo and its column', () => {
    expect(readIntento('Perché questo numero in RN26?')).toEqual({
      tipo: 'perche',
      rigo: 'RN26',
      colonna: null,
    });
    expect(readIntento('come nasce rn 5 col. 1')).toEqual({ tipo: 'perche', rigo: 'RN5', colonna: 1 });
    expect(readIntento('RV2.2')).toEqual({ tipo: 'perche', rigo: 'RV2', colonna: 2 });
  });

  it('what is missing, when it is due, where it goes; nothing for other words', () => {
    expect(readIntento('Che cosa manca?')).toEqual({ tipo: 'manca' });
    expect(readIntento('Quando scade il 730?')?.tipo).toBe('quando');
    expect(readIntento('In quale rigo vanno le spese sanitarie?')?.tipo).toBe('dove');
    expect(readIntento('Buongiorno, come va?')).toBeNull();
  });

  it('why the balance, and what if: an amount more, less, or in the place of what is there', () => {
    expect(readIntento('Perché devo 1.118 € quest’anno?')).toEqual({ tipo: 'saldo' });
    expect(readIntento('Quando scade il saldo?')?.tipo).toBe('quando');
    const se = { tipo: 'se', rigo: null, colonna: null, importo: 1000, verso: 'piu' };
    expect(readIntento('E se versa altri 1.000 € alla previdenza?')).toMatchObject(se);
    expect(readIntento('Che cosa cambia se RP27 col. 2 aumenta di 1000?')).toMatchObject({
      ...{ ...se, rigo: 'RP27', colonna: 2 },
    });
    expect(readIntento('E se RC1 col. 3 fosse 28.500 euro?')).toMatchObject({ importo: 28500, verso: 'a' });
    expect(readIntento('E se nel 2024 spende 300 € in meno?')).toMatchObject({ importo: 300, verso: 'meno' });
    // As people write it: the small words beside a number are no rigo, a year is no amount.
    for (const [domanda, importo, verso] of [
      ['Che cosa cambia se le spese sanitarie aumentano di 1.000 euro?', 1000, 'piu'],
      ['E se le spese mediche aumentano di 500?', 500, 'piu'],
      ['Se il reddito fosse di 20.000 euro?', 20_000, 'a'],
      ['E se le spese mediche passano da 300 a 800 euro?', 800, 'a'],
    ] as const)
      expect(readIntento(domanda)).toMatchObject({ tipo: 'se', rigo: null, importo, verso });
    expect(readIntento('E se RP1 scende a 200?')).toMatchObject({ rigo: 'RP1', importo: 200, verso: 'a' });
    expect(readIntento('Quando scade il saldo se pago a rate nel 2026?')?.tipo).toBe('quando');
    expect(readIntento('Se presento il 730 2025 che cosa manca?')).toEqual({ tipo: 'manca' });
    expect(listRadici('e se versa altri 1000 alla previdenza')).toEqual(['previ']);
  });

  it('an amount is read as it is written, and one that would be guessed is none', () => {
    for (const [scritto, importo] of [
      ['= 30mila', 30_000],
      ['= 30 mila euro', 30_000],
      ['= 30k', 30_000],
      ['è 5.000', 5_000],
      ['vale 1.234.567,89', 1_234_568],
    ] as const)
      expect(readIntento(`Che cosa cambia se RC1.3 ${scritto}?`)).toMatchObject({
        ...{ tipo: 'se', rigo: 'RC1', colonna: 3, importo, verso: 'a' },
      });
    for (const scritto of [
      'aumenta del 10%',
      'sale del 10 per cento',
      '= 1000.50',
      'è -5',
      '= 1e6',
      'vale 2 milioni',
    ])
      expect([scritto, readIntento(`Che cosa cambia se RC1.3 ${scritto}?`)]).toEqual([scritto, null]);
  });

  it('the conjunction is no verb, what says «in più» or «in meno» wins, and the amount is the one beside «euro»', () => {
    for (const [domanda, importo, verso] of [
      ['E se le spese mediche sono 500 in meno?', 500, 'meno'],
      ['E se il canone è 500 euro in meno?', 500, 'meno'],
      ['E se i figli sono 2 e spende 500 euro in più di mensa?', 500, 'piu'],
      ['E se guadagna 12,5mila in più?', 12_500, 'piu'],
      ['E se spende 2,5k in più?', 2_500, 'piu'],
      ["E se il canone e' 500?", 500, 'a'],
      ['E se spende 500euro?', 500, 'piu'],
      ['E se spende 500 euro in più di spese al 19%?', 500, 'piu'],
      ['E se le spese detraibili al 19% fossero 1.000 euro?', 1_000, 'a'],
      ['E se incassa 100.000 euro il 31.12.2025?', 100_000, 'piu'],
      ['E se spende 500 (rata 2a)?', 500, 'piu'],
      ['E se spende altri 500 nel 2025-2026?', 500, 'piu'],
    ] as const)
      expect([domanda, readIntento(domanda)]).toMatchObject([domanda, { tipo: 'se', importo, verso }]);
    expect(readIntento('E se guadagna 1.200mila euro?')).toBeNull();
  });

  it('which way an amount goes is told beside it, else by the verb before it', () => {
    for (const [domanda, importo, verso] of [
      ['E se guadagnasse 500 euro in più?', 500, 'piu'],
      ['E se guadagnasse 500 euro di meno?', 500, 'meno'],
      ['E se guadagnasse 500 euro meno?', 500, 'meno'],
      ['E se guadagnasse in più 500 euro?', 500, 'piu'],
      ['E se avesse in meno € 500 di spese?', 500, 'meno'],
      ['E se il reddito fosse più basso di 500 euro?', 500, 'meno'],
      ['E se il reddito fosse 500 euro più basso?', 500, 'meno'],
      ['E se il reddito fosse 500 euro più alto?', 500, 'piu'],
      ['E se il canone fosse 500 euro e lavorasse in meno?', 500, 'a'],
      ['E se lavora in meno e il canone aumenta di 500 euro?', 500, 'piu'],
      ['E se spende 500 euro in più e lavora in meno?', 500, 'piu'],
      ['E se i figli sono pochi e spende 500 euro?', 500, 'piu'],
      ['E se tolgo 500 euro dalla previdenza?', 500, 'meno'],
      ['E se levo 500 euro di spese mediche?', 500, 'meno'],
      ['E se abbasso le spese di 500 euro?', 500, 'meno'],
      ['E se lo stipendio cala di 500?', 500, 'meno'],
      ['E se le spese sono scese di 500?', 500, 'meno'],
      ['E se spende per calamità 500 euro?', 500, 'piu'],
      ['E se il canone è ridotto di 500 euro?', 500, 'meno'],
      ['E se il canone è ridotto a 500 euro?', 500, 'a'],
      ['E se il canone diminuisce fino a 500 euro?', 500, 'a'],
      ['E se il canone aumenta a 500 euro?', 500, 'a'],
      ['E se il canone é 500?', 500, 'a'],
      ['E se il canone È 500?', 500, 'a'],
      ['E se il canone sale da 300 euro a 500 euro?', 500, 'a'],
      ['E se il canone da 300 passa a 500 euro?', 500, 'a'],
      ['E se il canone fosse 600 invece di 500?', 600, 'a'],
      ['E se spende 600 euro invece di 500 euro?', 600, 'a'],
      ['E se spende non 500 ma 600?', 600, 'a'],
    ] as const)
      expect([domanda, readIntento(domanda)]).toMatchObject([domanda, { tipo: 'se', importo, verso }]);
  });

  it('a year, a day and a count are no amount, and the small words beside a number are no rigo', () => {
    for (const [domanda, importo] of [
      ['E se spende altri 500 (2025)?', 500],
      ['E se spende altri 500 a giugno 2025?', 500],
      ['E se il 16 novembre versa altri 500?', 500],
      ['E se il 16/11 versa altri 500?', 500],
      ['E se il 16 novembre 2025 versa altri 500?', 500],
      ['E se nel 730/2025 aumenta di 500?', 500],
      ['E se lavora 6 mesi e guadagna 500?', 500],
      ['E se do 500 al fondo?', 500],
      ['E se di mensa spende più 500?', 500],
      ['E se guadagnasse 2025 euro?', 2025],
    ] as const)
      expect([domanda, readIntento(domanda)]).toMatchObject([domanda, { tipo: 'se', rigo: null, importo }]);
    // The sentence does not say which way: who chose the action does.
    const scelta = '{"azione":"se","parole":"spese mediche","verso":"a"}';
    for (const domanda of [
      'E se ha 500 di spese mediche?',
      'E se ho 500 di spese mediche?',
      'E se gli 500 fossero spese mediche?',
    ])
      expect([domanda, readIntento(domanda), readScelta(scelta, domanda)]).toMatchObject([
        ...[domanda, null, { tipo: 'se', rigo: null, importo: 500, verso: 'a' }],
      ]);
  });

  it('more is only what a verb or «in più» says, and the other way round', () => {
    for (const [domanda, importo, verso] of [
      ['E se elimino 500 euro?', 500, 'meno'],
      ['E se cancello 500 euro di spese mediche?', 500, 'meno'],
      ['E se taglio 500 euro?', 500, 'meno'],
      ['E se perdo 500 euro?', 500, 'meno'],
      ['E se tolgo altri 500 euro?', 500, 'meno'],
      ['E se spende 500 euro di mensa in più?', 500, 'piu'],
      ['E se ci fossero altri 500 euro di mensa?', 500, 'piu'],
      ['E se avessi speso 500 euro?', 500, 'piu'],
      ['E se RP1 a 500?', 500, 'a'],
      ['E se scrivo in RP1 500 euro?', 500, 'a'],
      ['E se porto le spese mediche a 500 euro?', 500, 'a'],
      ['E se il canone fosse pari a 500 euro?', 500, 'a'],
      ['E se le spese ammontassero a 500 euro?', 500, 'a'],
      ['E se ha diritto a 100 euro in meno di detrazione?', 100, 'meno'],
    ] as const)
      expect([domanda, readIntento(domanda)]).toMatchObject([domanda, { tipo: 'se', importo, verso }]);
  });

  it('what is asked of the amount is not told of the amount', () => {
    for (const [domanda, importo, verso] of [
      ['Quanto risparmio se verso 2000 euro di contributi?', 2000, 'piu'],
      ['Quanto mi rimborsano se spendo 1000 euro di spese mediche?', 1000, 'piu'],
      ['quanto risparmierei se donassi 500 euro', 500, 'piu'],
      ['se il mio cliente senza figli spende 1000 euro', 1000, 'piu'],
      ['E se un cliente senza figli a carico versa 1000 euro di contributi?', 1000, 'piu'],
      ['Se verso 2.000 euro di contributi, quanto risparmio?', 2000, 'piu'],
      ['Se spendo 1000 euro di spese mediche quanto mi rimborsano?', 1000, 'piu'],
      ['Quanto risparmio al mese se verso 2000 euro di contributi?', 2000, 'piu'],
      ['Quanto pago in meno se verso 2000 euro di contributi?', 2000, 'piu'],
      ['Non so quanto risparmio se verso 2000 euro di contributi', 2000, 'piu'],
      ['Che cosa mi rimborsano se le spese mediche fossero 1000 euro?', 1000, 'a'],
      ['Quanto risparmia se il canone scende di 500 euro?', 500, 'meno'],
    ] as const)
      expect([domanda, readIntento(domanda)]).toMatchObject([domanda, { tipo: 'se', importo, verso }]);
  });

  it.each([
    ...['Quanto pago se risparmio 500 euro?', 'Quanto pago se non verso 2000 euro di contributi?'],
    ...['Quanto pago se mi rimborsano 250 euro?', 'Quanto risparmio se verso 100 euro al mese?'],
    ...['Quanto risparmio se spendo senza ricevuta 500 euro?', 'E se spende 500 euro senza figli?'],
    ...['Quanto risparmio? Non so se verso 2000 euro', 'E se spendo 500 euro in quanto non rimborsati?'],
    ...['Se spendo 500 euro meno quanto mi rimborsano?', 'E se spendo 500 euro per una cosa non detraibile?'],
    ...[
      'Quanto risparmio se non lavoro e se verso 500 euro?',
      'Quanto mi rimborsano di 500 euro se ne spendo?',
    ],
    ...[
      'Se verso 2000 euro quanto risparmio, e se non li verso?',
      'Quanto risparmio su 500 euro se spendo 700?',
    ],
    ...[
      'E se il cliente senza ricevuta spende 1000 euro?',
      'Se non spendo altro, quanto mi danno per 500 euro?',
    ],
  ])('no amount, or no way, is taken for sure in «%s», which asks something of it', (domanda) => {
    expect(readIntento(domanda)?.tipo).not.toBe('se');
  });

  it.each([
    ...['E se non avessi speso 500 euro di farmacia?', 'E se non spendessi i 500 euro?'],
    ...['E se il sostituto non avesse versato 100 euro?', 'E se non ci fossero i 500 euro?'],
    ...['E se spendo senza ricevuta 500 euro?', 'E se risparmio 500 euro?', 'E se restituissi 400 euro?'],
    ...['E se mi rimborsano 250 euro di spese mediche?', 'E se rinuncio a 500 euro di contributi?'],
    ...['E se ho diritto a 100 euro di detrazione in meno?', 'E se vendo casa a 100.000 euro?'],
    ...['E se compro casa a 100.000 euro?', 'E se il canone aumenta e vendo casa a 100.000 euro?'],
    ...[
      'E se il saldo fosse negativo di 500?',
      'E se verso 2 rate da 500 euro?',
      'E se verso due rate da 500?',
    ],
    ...['E se spendo 100 euro/mese?', 'E se spendo 100€/mese?', 'E se spendo 100 euro mensilmente?'],
    ...[
      'E se spendo 100 euro ogni 2 mesi?',
      'E se spendo 100 euro a persona?',
      'E se spendo 100 euro l’una?',
    ],
    ...[
      'E se spendo 100 euro per due figli?',
      'E se spendo 3 x 100 euro?',
      'E se spendo 3 visite da 100 euro?',
    ],
    ...['E se sposto 1000 da RP1 a RP8?', 'E se trasferisco 1000 da RP1 a RP8?', 'E se sposto 1000 euro?'],
    ...['E se tolgo 1000 da RP1 e li metto in RP8?', 'E se tolgo 1000 euro di mensa e li metto nel mutuo?'],
    ...['E se superasse 2.840,51?', 'E se supero 5000?', 'E se le spese mediche erano 1000?'],
    ...['E se avessi un reddito di 10.000?', 'E se ci fossero 500 euro di mensa?', 'E se porto 500 euro?'],
    ...['E se il reddito fosse cambiato di 500 euro?', 'E se aumenta di 600 euro invece di 500?'],
    ...['E se tolgo 500 euro in più?', 'E se le spese fossero 500 euro di mensa in meno?'],
    ...['E se le spese sono fino a 500 euro?'],
  ])('no amount, or no way, is taken for sure in «%s»', (domanda) => {
    expect(readIntento(domanda)).toBeNull();
  });

  it('what would be guessed is not understood', () => {
    for (const domanda of [
      'E se spende 500 di mensa e 300 di mutuo?',
      'E se spende 1.000 euro di mutuo e 500 euro in più di asilo?',
      'E se spende il 10% di 500 euro?',
      'E se spende il 10 per cento su 500 euro?',
      'E se spende 500-600 euro?',
      'E se spende tra 500 e 600 euro?',
      'E se spende da 500 a 600 euro?',
      'E se spende 500 o 600 euro?',
      'E se guadagnasse 1 000 euro?',
      "E se guadagnasse 1'000 euro?",
      'E se guadagnasse 1’000 euro?',
      'E se spende 500 euro di mensa in meno?',
      'E se guadagna più di 500 euro?',
      'E se spende meno di 500 euro?',
      'E se il reddito fosse inferiore a 500 euro?',
      'E se spende fino a 500 euro?',
      'E se guadagnasse 500 euro in più al mese?',
      'E se incassa 500 euro per 6 mesi?',
      'E se ha 2 figli in più?',
      'E se spende 500 euro più IVA?',
    ])
      expect([domanda, readIntento(domanda)]).toEqual([domanda, null]);
    const scelta = '{"azione":"se","rigo":"RP27","verso":"piu"}';
    expect(readScelta(scelta, 'Con 500-600 euro di fondo pensione?')).toBeNull();
  });

  it('finds the words that name a thing, whatever their ending', () => {
    const radici = listRadici('In quale rigo vanno le spese sanitarie?');
    expect(radici).toEqual(['spese', 'sanit']);
    expect(countRadici(radici, 'Spesa sanitaria')).toBe(1);
    expect(countRadici(radici, 'Spese sanitarie')).toBe(2);
  });

  it('of the model only its actions are read: words, numbers and orders are not', () => {
    const domanda = 'Guadagnando altri 1.000 euro di fondo pensione?';
    expect(readScelta('{"azione":"perche","rigo":"RN26"}', domanda)).toEqual({
      tipo: 'perche',
      rigo: 'RN26',
      colonna: null,
    });
    expect(readScelta('Ecco: {"azione":"manca"}', domanda)).toEqual({ tipo: 'manca' });
    for (const altro of [
      'L’imposta è 12.345 euro',
      '{"azione":"elimina","id":"1"}',
      '{"azione":"perche","rigo":"RN26; drop table"}',
      '{"azione":"se","rigo":"RP27; drop table","verso":"piu"}',
      '{"azione":"se","verso":"piu"}',
      '{"azione":"nessuna"}',
      '{non è json}',
      '',
    ])
      expect(readScelta(altro, domanda)).toBeNull();
  });

  it('of a proposal the amount is the one of the question, never the one of the model; without one there is none', () => {
    const scelta = '{"azione":"se","rigo":"RP27","verso":"piu","importo":99999}';
    expect(readScelta(scelta, 'Con 1.000 € in RP27 nel 2025, che succederebbe?')).toEqual({
      ...{ tipo: 'se', rigo: 'RP27', colonna: null, parole: '', verso: 'piu' },
      importo: 1_000,
    });
    expect(readScelta(scelta, 'Conviene il fondo pensione?')).toBeNull();
    expect(readScelta(scelta, 'Con 900.000.000.000 di fondo pensione?')).toBeNull();
  });

  it('«quando» answers of the act that is named, and of nothing else where the calendar does not hold it', () => {
    expect(findAdempimenti('Quando scade l’acconto dell’IMU?')).toEqual(['acconto IMU']);
    expect(findAdempimenti('Quando scade l’IMU?')).toEqual(['acconto IMU', 'saldo IMU']);
    expect(findAdempimenti('Quando scade il secondo acconto?')).toEqual(['secondo acconto']);
    expect(findAdempimenti('Entro quando il saldo di Rossi?')).toEqual(['saldo']);
    expect(findAdempimenti('Quando scade la CU? E il 730?')).toEqual(['CU', '730']);
    expect(findAdempimenti('Quali scadenze?')).toBe('tutti');
    expect(findAdempimenti('Quando scade la LIPE?')).toEqual(['LIPE']);
    expect(findAdempimenti('Quando si versa l’acconto IVA?')).toEqual(['acconto IVA']);
    expect(findAdempimenti('Quando scade il versamento dell’IVA periodica?')).toEqual(['liquidazione IVA']);
    for (const altra of [
      ...[
        'la dichiarazione IVA',
        'l’IVA annuale',
        'il saldo IVA',
        'la LIPE e il saldo IRAP',
        'il saldo IRAP',
      ],
      'la tassa di circolazione',
    ])
      expect([altra, findAdempimenti(`Quando scade ${altra}?`)]).toEqual([altra, null]);
  });
});
