import { type Caso, dipendente } from './caso.ts';

type Numeri = Readonly<Record<string, number>>;

/** An income of 60,000 without deductions: gross and net tax of 18,440. */
const ricco: Numeri = { 'assimilati.reddito[0]': 60_000, 'liquidazione.ritenuteLavoro': 0 };
/** An income of 8,000: the tax has room for 660.07 after the deduction. */
const capiente: Numeri = { 'assimilati.reddito[0]': 8_000, 'liquidazione.ritenuteLavoro': 0 };

const serie = (
  titolo: string,
  derivazione: string,
  righe: readonly (readonly [dati: Numeri, attesi: Numeri, annoImposta?: number])[],
): Caso[] =>
  righe.map(([dati, attesi, annoImposta = 2024], i) => ({
    nome: `${titolo}, caso ${i + 1}`,
    annoImposta,
    dati,
    attesi,
    derivazione,
  }));
/** One dato that moves, one result that follows. */
const soglia = (
  titolo: string,
  derivazione: string,
  make: (x: number) => Numeri,
  risultato: string,
  righe: readonly (readonly [x: number, atteso: number, annoImposta?: number])[],
): Caso[] =>
  righe.map(([x, atteso, annoImposta = 2024]) => ({
    nome: `${titolo} ${annoImposta}, ${x.toFixed(2)}`,
    annoImposta,
    dati: make(x),
    attesi: { [risultato]: atteso },
    derivazione,
  }));
const elemento = (raccolta: string, dati: Numeri, posto = 0): Numeri =>
  Object.fromEntries(Object.entries(dati).map(([nome, v]) => [`${raccolta}.${nome}[${posto}]`, v]));

const crediti: readonly Caso[] = [
  ...serie('CR, crediti con residuo', 'fatti, RN24: ciascuno fino a capienza, il resto a RN47', [
    [
      {
        ...ricco,
        'crediti.primaCasaResiduo': 1_000,
        'crediti.primaCasaAnno': 3_000,
        'crediti.primaCasaCompensato': 500,
      },
      { 'crediti.primaCasaUsato': 3_500, 'crediti.primaCasaDaRiportare': 0, 'irpef.netta': 14_940 },
    ],
    [
      {
        ...capiente,
        'crediti.primaCasaAnno': 400,
        'crediti.occupazioneResiduo': 400,
        'crediti.under36Anno': 400,
      },
      {
        'crediti.primaCasaUsato': 400,
        'crediti.occupazioneUsato': 260.07,
        'crediti.occupazioneDaRiportare': 139.93,
        'crediti.under36Usato': 0,
        'crediti.under36DaRiportare': 400,
        'irpef.netta': 0,
      },
    ],
    [
      { ...ricco, 'crediti.negoziazioneAnno': 100, 'crediti.negoziazioneCompensato': 150 },
      { 'crediti.negoziazione': 0, 'irpef.netta': 18_440 },
    ],
    [
      { ...ricco, 'crediti.fondiPensioneResiduo': 700, 'crediti.fondiPensioneAnno': 300 },
      { 'crediti.fondiPensioneUsato': 1_000, 'crediti.conResiduo': 1_000, 'irpef.netta': 17_440 },
    ],
  ]),
  ...soglia(
    'CR7 e capienza di 660,07: netta',
    'lorda 1.840 − (500 + 765 × 0,8888) = 660,07',
    (x) => ({ ...capiente, 'crediti.primaCasaAnno': x }),
    'irpef.netta',
    [
      [660.06, 0.01],
      [660.07, 0],
      [660.08, 0],
    ],
  ),
  ...soglia(
    'CR7 e capienza di 660,07: residuo',
    'ciò che supera la capienza',
    (x) => ({ ...capiente, 'crediti.primaCasaAnno': x }),
    'crediti.primaCasaDaRiportare',
    [
      [660.06, 0],
      [660.07, 0],
      [660.08, 0.01],
    ],
  ),
  ...soglia(
    'CR14, spesa con imponibile 10.000: rata',
    'un terzo del minore fra il 65% della spesa e il 15% dell’imponibile (istruzioni di RN30)',
    (x) => ({ 'assimilati.reddito[0]': 10_000, 'crediti.culturaSpesa': x }),
    'crediti.culturaRata',
    [
      [1_400, 303.33],
      [1_500.05, 325.01],
      [2_307.69, 500],
      [2_307.72, 500],
      [3_000, 500],
    ],
  ),
  ...serie('CR14 e RN30', 'rata dell’anno, due rate, quota e residuo', [
    [
      {
        ...ricco,
        'crediti.culturaSpesa': 3_000,
        'crediti.culturaPrimaRata': 100,
        'crediti.culturaSecondaRata': 200,
        'crediti.culturaQuota': 50,
        'crediti.culturaResiduo': 25,
      },
      {
        'crediti.culturaRata': 650,
        'crediti.cultura': 991.67,
        'crediti.culturaUsato': 991.67,
        'irpef.netta': 18_440,
        'irpef.differenza': 17_448.33,
      },
    ],
    [
      { ...capiente, 'crediti.sismaAltriRata': 200, 'crediti.sismaRata': 500, 'crediti.sismaResiduo': 100 },
      {
        'crediti.sismaAltriUsato': 200,
        'crediti.sismaUsato': 460.07,
        'crediti.sismaDaRiportare': 139.93,
        'irpef.differenza': 0,
      },
    ],
    [
      { ...ricco, 'crediti.scuolaResiduo': 300, 'crediti.videosorveglianzaResiduo': 200 },
      { 'crediti.scuolaUsato': 300, 'crediti.videosorveglianzaUsato': 200, 'irpef.differenza': 17_940 },
    ],
  ]),
  ...soglia(
    'RN29 e addizionali dovute oltre 10,33',
    'fatti, RV1: netta meno credito estero',
    (x) => ({ ...ricco, 'stati.reddito[0]': 100_000, 'stati.imposta[0]': x }),
    'addizionali.imponibile',
    [
      [18_429.66, 60_000],
      [18_429.67, 0],
      [20_000, 0],
    ],
  ),
  ...serie('RN32 e RN42', 'crediti rimborsabili ed esito del 730', [
    [
      { 'crediti.canoniNonPercepiti': 300 },
      { 'irpef.netta': 0, 'irpef.differenza': -300, 'irpef.credito': 300 },
    ],
    [
      { 'altriCrediti.codice[0]': 2, 'altriCrediti.importo[0]': 150, 'altriCrediti.importo[1]': 50 },
      { 'crediti.altri': 150, 'irpef.credito': 150 },
    ],
    [
      {
        ...ricco,
        'liquidazione.trattenuta730': 440,
        'liquidazione.rimborsato730': 100,
        'liquidazione.compensato730': 50,
        'liquidazione.restituzioneBonus': 10,
      },
      { 'irpef.debito': 18_160 },
    ],
  ]),
];

const quota = (dati: Numeri, posto = 0) => elemento('partecipazioni', dati, posto);
const partecipazioni: readonly Caso[] = serie('RH', 'fatti, RH14, RH17-RH19: quote positive e ritenute', [
  [
    { ...quota({ reddito: 10_000, ritenute: 800 }), ...quota({ reddito: 5_000, genere: 4 }, 1) },
    {
      'partecipazioni.guadagno': 10_000,
      'partecipazioni.totaleSocietaSemplici': 5_000,
      'reddito.complessivo': 15_000,
      'irpef.lorda': 3_450,
      'irpef.ritenute': 800,
      'irpef.differenza': 2_650,
    },
  ],
  [quota({ reddito: 0, ritenute: 120 }), { 'reddito.complessivo': 0, 'irpef.ritenute': 120 }],
  [
    {
      ...quota({ reddito: 10_000 }),
      ...quota({ reddito: -4_000 }, 1),
      'partecipazioni.perditeLimitate': 9_000,
    },
    {
      'impresa.redditoQuote': 1_200,
      'partecipazioni.perditeLimitateUsate': 4_800,
      'partecipazioni.perditeLimitateResidue': 4_200,
      'impresa.perditaQuoteAnno': 0,
      'reddito.complessivo': 1_200,
    },
  ],
  [
    {
      ...quota({ reddito: -10_000 }),
      'semplificata.ricavi': 7_000,
      'semplificata.acquisti': 1_000,
      'assimilati.reddito[0]': 20_000,
    },
    {
      'impresa.reddito': 0,
      'impresa.perditeQuoteUsate': 6_000,
      'impresa.perditaQuoteAnno': 4_000,
      'impresa.redditoQuote': 0,
      'reddito.complessivo': 20_000,
    },
  ],
  [
    { ...quota({ reddito: 5_000 }), 'semplificata.ricavi': 1_000, 'semplificata.acquisti': 4_000 },
    {
      'impresa.perditaUsataQuote': 3_000,
      'impresa.perditaAnno': 0,
      'impresa.redditoQuote': 2_000,
      'reddito.complessivo': 2_000,
    },
  ],
  [
    { ...quota({ reddito: -3_000, genere: 2 }), 'assimilati.reddito[0]': 20_000 },
    {
      'partecipazioni.totaleAssociazioni': -3_000,
      'impresa.perditaQuoteAnno': 0,
      'reddito.complessivo': 17_000,
    },
  ],
  [
    { ...quota({ reddito: 28_000 }), ...quota({ reddito: 0.03 }, 1) },
    { 'irpef.lorda': 6_440.01, 'detrazioni.assimilati': 0 },
  ],
]);

const altriRedditi: readonly Caso[] = [
  ...serie('RL', 'TUIR artt. 67 e 71: corrispettivi meno spese', [
    [
      { 'altriRedditi.commerciali': 1_000, 'altriRedditi.commercialiSpese': 400 },
      { 'altriRedditi.diversi': 600, 'irpef.lorda': 138, 'detrazioni.assimilati': 1_265, 'irpef.netta': 0 },
    ],
    [
      {
        'altriRedditi.lottizzazioni': 5_000,
        'altriRedditi.rivendite': 3_000,
        'altriRedditi.rivenditeSpese': 2_000,
        'altriRedditi.cessioni': 1_000,
        'affittiImmobili.corrispettivi[0]': 500,
        'altriRedditi.fondiariEsteri': 500,
      },
      {
        'altriRedditi.totaleDiversi': 10_000,
        'altriRedditi.speseDiversi': 2_000,
        'altriRedditi.diversi': 8_000,
        'detrazioni.assimilati': 0,
      },
    ],
    [
      { 'altriRedditi.utili': 1_500, 'altriRedditi.capitali': 500, 'altriRedditi.capitaliRitenute': 130 },
      { 'altriRedditi.capitale': 2_000, 'irpef.lorda': 460, 'irpef.netta': 460, 'irpef.ritenute': 130 },
    ],
    [
      {
        'altriRedditi.diritti': 4_000,
        'altriRedditi.deduzioniForfetarie': 1_000,
        'altriRedditi.ritenuteAutonomo': 600,
      },
      { 'altriRedditi.autonomo': 3_000, 'detrazioni.assimilati': 1_265, 'irpef.ritenute': 600 },
    ],
    [
      { 'altriRedditi.associati': 1_000, 'altriRedditi.deduzioniForfetarie': 500 },
      { 'altriRedditi.autonomo': 1_000 },
    ],
    [
      { ...dipendente(20_000), 'altriRedditi.autonomi': 1_000 },
      { 'reddito.complessivo': 21_000, 'detrazioni.lavoroDipendente': 2_550.7, 'detrazioni.assimilati': 0 },
    ],
    [
      { 'altriRedditi.affittiCedolare': 5_000 },
      { 'reddito.complessivo': 0, 'reddito.agevolazioni': 5_000, 'irpef.lorda': 0 },
    ],
  ]),
  ...soglia(
    'RL15, corrispettivi 500 e spese',
    'le spese non superano i corrispettivi',
    (x) => ({ 'altriRedditi.autonomi': 500, 'altriRedditi.autonomiSpese': x }),
    'altriRedditi.diversi',
    [
      [499.99, 0.01],
      [500, 0],
      [500.01, 0],
    ],
  ),
];

const separato = (dati: Numeri) => elemento('redditiSeparati', dati);
const estero = (dati: Numeri) => elemento('capitaliEsteri', dati);
const terreno = (dati: Numeri) => elemento('terreniRivalutati', dati);
const separati: readonly Caso[] = [
  ...serie('RM', 'TUIR artt. 17 e 18; D.L. 669/1996 per l’acconto', [
    [estero({ reddito: 1_000, aliquota: 26 }), { 'capitaliEsteri.totale': 260, 'reddito.complessivo': 0 }],
    [estero({ reddito: 1_000, aliquota: 12.5 }), { 'capitaliEsteri.totale': 125 }],
    [
      estero({ reddito: 1_000, aliquota: 26, opzione: 1 }),
      { 'capitaliEsteri.totale': 0, 'reddito.complessivo': 1_000, 'irpef.lorda': 230 },
    ],
    [separato({ reddito: 10_000 }), { 'redditiSeparati.acconto': 2_000, 'reddito.complessivo': 0 }],
    [separato({ reddito: 10_000, ritenute: 2_300 }), { 'redditiSeparati.acconto': 0, 'irpef.ritenute': 0 }],
    [
      separato({ reddito: 10_000, ritenute: 2_300, opzione: 1 }),
      { 'redditiSeparati.acconto': 0, 'reddito.complessivo': 10_000, 'irpef.ritenute': 2_300 },
    ],
    [
      terreno({ valore: 100_000, versata: 4_000 }),
      { 'terreniRivalutati.dovuta': 16_000, 'terreniRivalutati.daVersare': 12_000 },
    ],
    [terreno({ valore: 10_000, versata: 4_000 }), { 'terreniRivalutati.daVersare': 0 }],
  ]),
  ...soglia(
    'Rivalutazione di 100.000',
    'fatti: 11% nel 2020-21, 14% nel 2022, 16% nel 2023-24, 18% dal 2025',
    (x) => elemento('quoteRivalutate', { valore: x }),
    'quoteRivalutate.dovuta',
    [
      [100_000, 11_000, 2021],
      [100_000, 14_000, 2022],
      [100_000, 16_000, 2023],
      [100_000, 18_000, 2025],
    ],
  ),
];

const plusvalenze: readonly Caso[] = [
  ...serie('RT', '26% della plusvalenza al netto delle minusvalenze', [
    [
      { 'cessioni26.corrispettivi[0]': 10_000, 'cessioni26.costi[0]': 6_000 },
      { 'plusvalenze.plusvalenza': 4_000, 'plusvalenze.imposta': 1_040, 'plusvalenze.debito': 1_040 },
    ],
    [
      {
        'cessioni26.corrispettivi[0]': 6_000,
        'cessioni26.costi[0]': 10_000,
        'plusvalenze.minusPrecedenti': 500,
      },
      { 'plusvalenze.minusvalenza': 4_000, 'plusvalenze.imposta': 0, 'plusvalenze.minusDaRiportare': 4_500 },
    ],
    [
      {
        'cessioni26.corrispettivi[0]': 10_000,
        'cessioni26.costi[0]': 9_000,
        'plusvalenze.minusPrecedenti': 800,
        'plusvalenze.minusCertificate': 700,
      },
      { 'plusvalenze.imponibile': 0, 'plusvalenze.minusDaRiportare': 0 },
    ],
    [
      { 'cessioni26.corrispettivi[0]': 10_000, 'cessioni26.costi[0]': 6_000, 'plusvalenze.eccedenza': 2_000 },
      { 'plusvalenze.debito': 0, 'plusvalenze.credito': 960 },
    ],
  ]),
  ...soglia(
    'RT, minusvalenze contro 4.000',
    'imponibile mai negativo',
    (x) => ({ 'cessioni26.corrispettivi[0]': 4_000, 'plusvalenze.minusPrecedenti': x }),
    'plusvalenze.imponibile',
    [
      [3_999.99, 0.01],
      [4_000, 0],
      [4_000.01, 0],
    ],
  ),
  ...soglia(
    'Cripto-attività, plusvalenza',
    'nel 2023 tutta, se almeno 2.000; nel 2024 quanto supera 2.000; dal 2025 tutta. PF2 2024 r. 2287 s., 2025 e 2026 RT57',
    (x) => ({ 'criptoCessioni.corrispettivi': x }),
    'criptoCessioni.imposta',
    [
      [1_999.99, 0, 2023],
      [2_000, 520, 2023],
      [1_999.99, 0],
      [2_000, 0],
      [2_000.04, 0.01],
      [3_000, 260],
      [3_000, 780, 2025],
    ],
  ),
];

const rw = (dati: Numeri) => elemento('attivitaEstere', { quota: 100, giorni: 365, mesi: 12, ...dati });
const conto = (x: number) => rw({ codice: 1, valore: x });
const casa = (x: number) => rw({ codice: 15, valore: x });
const attivitaEstere: readonly Caso[] = [
  ...soglia('RW, giacenza media di un conto', '34,20 oltre 5.000', conto, 'attivitaEstere.ivafe', [
    [4_999.99, 0],
    [5_000, 0],
    [5_000.01, 34.2],
  ]),
  ...soglia('RW, valore di un immobile', '1,06% dal 2024, oltre 200 euro', casa, 'attivitaEstere.ivie', [
    [18_867.92, 0],
    [18_868.4, 200.01],
    [100_000, 1_060],
    [100_000, 760, 2023],
  ]),
  ...serie('RW', 'fatti, IVIE e IVAFE; D.L. 201/2011 art. 19', [
    [rw({ codice: 2, valore: 100_000 }), { 'ivafe.totale': 200 }],
    [rw({ codice: 2, valore: 100_000, privilegiato: 1 }), { 'ivafe.totale': 400 }],
    [rw({ codice: 2, valore: 100_000, privilegiato: 1 }), { 'ivafe.totale': 200 }, 2023],
    [rw({ codice: 2, valore: 100_000, quota: 50, giorni: 73 }), { 'ivafe.totale': 20 }],
    [rw({ codice: 1, valore: 9_000, quota: 50 }), { 'ivafe.totale': 17.1 }],
    [rw({ codice: 15, valore: 100_000, quota: 50, mesi: 6 }), { 'ivie.totale': 265 }],
    [rw({ codice: 15, valore: 100_000, credito: 300, detrazione: 100 }), { 'ivie.totale': 660 }],
    [rw({ codice: 15, valore: 100_000, credito: 2_000 }), { 'ivie.totale': 0 }],
    [rw({ codice: 21, valore: 10_000, giorni: 73 }), { 'cripto.totale': 4, 'ivafe.totale': 0 }],
    [rw({ codice: 2, valore: 100_000, soloMonitoraggio: 1 }), { 'ivafe.totale': 0 }],
    [rw({ codice: 17, valore: 100_000 }), { 'ivafe.totale': 0, 'ivie.totale': 0, 'cripto.totale': 0 }],
    [
      { ...casa(100_000), 'ivie.acconti': 400 },
      { 'ivie.debito': 660, 'ivie.acconti.primo': 424, 'ivie.acconti.secondo': 636 },
    ],
    [
      { ...casa(100_000), 'ivie.acconti': 1_500 },
      { 'ivie.debito': 0, 'ivie.credito': 440 },
    ],
    [
      { ...casa(100_000), 'liquidazione.soggettoIsa': 1 },
      { 'ivie.acconti.primo': 530, 'ivie.acconti.secondo': 530 },
    ],
  ]),
  ...soglia(
    'IVAFE, primo acconto',
    'D.P.R. 435/2001: 40%, dovuto oltre 103',
    (x) => rw({ codice: 2, valore: x }),
    'ivafe.acconti.primo',
    [
      [128_750, 0],
      [128_765, 103.01],
    ],
  ),
];

const risultato: readonly Caso[] = [
  ...soglia(
    'RX1, credito',
    'L. 266/2005: fino a 12 euro né rimborso né compensazione',
    (x) => ({ 'crediti.canoniNonPercepiti': x }),
    'risultato.irpefCompensazione',
    [
      [11.99, 0],
      [12, 0],
      [12.01, 12.01],
    ],
  ),
  ...serie('RX', 'fatti, RX: col. 4 + col. 5 = col. 2 + col. 3', [
    [
      {
        'crediti.canoniNonPercepiti': 100,
        'risultato.irpefEccedenza': 20,
        'risultato.irpefRimborso': 50,
      },
      { 'irpef.credito': 100, 'risultato.irpefCompensazione': 70 },
    ],
    [
      { 'crediti.canoniNonPercepiti': 100, 'risultato.irpefRimborso': 150 },
      { 'risultato.irpefCompensazione': 0 },
    ],
    [{ 'cedolare.eccedenza': 8 }, { 'cedolare.credito': 8, 'risultato.cedolareCompensazione': 8 }],
    [
      elemento('eccedenzePrecedenti', { eccedenza: 900, compensato: 300, rimborso: 100 }),
      { 'eccedenzePrecedenti.residuo': 500 },
    ],
    [elemento('creditiIntegrativa', { credito: 250 }), { 'creditiIntegrativa.totale': 250 }],
  ]),
];

const rapporto = (tipologia: number, reddito: number): Numeri =>
  elemento('lavoro', { tipologia, contratto: 1, reddito });
const quoteEsenti: readonly Caso[] = [
  ...soglia(
    'RC, frontaliere',
    'L. 83/2023: esenti 10.000 dal 2024, 7.500 prima',
    (x) => rapporto(4, x),
    'reddito.complessivo',
    [
      [9_999.99, 0],
      [10_000, 0],
      [10_000.01, 0.01],
      [30_000, 20_000],
      [30_000, 22_500, 2023],
    ],
  ),
  ...soglia(
    'RC, pensione agli orfani',
    'L. 232/2016: esenti 1.000',
    (x) => rapporto(7, x),
    'reddito.complessivo',
    [
      [999.99, 0],
      [1_000, 0],
      [1_000.01, 0.01],
    ],
  ),
  ...serie('RC, quote esenti', 'la quota toglie il reddito, la detrazione segue il resto', [
    [
      { ...rapporto(4, 25_000), 'lavoro.giorniLavoro': 365 },
      {
        'lavoro.quotaFrontalieri': 10_000,
        'irpef.lorda': 3_450,
        'detrazioni.lavoroDipendente': 1_955,
        'irpef.netta': 1_495,
      },
    ],
  ]),
];

/** Quadri RC, CR, RH, RL, RM, RT, RW, RX and DI, each rule at its thresholds. */
export const quadri: readonly Caso[] = [
  ...quoteEsenti,
  ...crediti,
  ...partecipazioni,
  ...altriRedditi,
  ...separati,
  ...plusvalenze,
  ...attivitaEstere,
  ...risultato,
];
