import { acconti, MINIMO_ESTERO, saldo, type VoceConto, withDebitoMinimo } from './voce.ts';

/** Up to 12 euro IRPEF and surcharges are neither paid nor used (L. 266/2005, art. 1, c. 137). */
const conMinimo = { minimo: 12 } as const;
/** Of the two flat regimes, the older has its tax in LM11. */
const vantaggio = (suo: string, altro: string) => ({
  casella: 'LM11.1',
  valori: { sì: suo },
  altrimenti: altro,
});
const separata = { casella: 'RR5.14', valori: { A: 'P10' }, altrimenti: 'PXX' } as const;
const sport = { casella: 'RR9.7', valori: { F: 'P10' }, altrimenti: 'PXX' } as const;
const gestione = (rigo: string) => ({
  casella: `${rigo}.91`,
  valori: { 1: 'AP', 2: 'CP' },
  altrimenti: null,
});

/** Taxes of RX by rigo, in the forms of some years; without a code whoever pays writes it. */
const altre: readonly (readonly [
  rigo: number,
  nome: string,
  codice: string | null,
  dal?: number,
  al?: number,
])[] = [
  [5, 'Premi di risultato', null],
  [6, 'Mance del settore turistico', '1838', 2024],
  [7, 'Capitali esteri', '1242'],
  // Of the next two the code is known (1239, 1245), not the month that stands beside it.
  [8, 'Proventi di obbligazioni', null],
  [9, 'Depositi a garanzia', null],
  [10, 'Rivalutazione del TFR', '1714'],
  [11, 'Frontalieri svizzeri', '1863', 2025],
  [13, 'Riallineamenti', null],
  [14, 'Bonus e stock option', '1684'],
  [15, 'Imprese estere', '4722'],
  [16, 'Pignoramenti e beni sequestrati', '4040'],
  [17, 'Noleggio di barche', '1847'],
  [18, 'Lezioni private', '1856'],
  [19, 'Pensionati esteri', '1899'],
  [20, 'Plusvalenze finanziarie', '1100'],
  [21, 'Affrancamento di OICR', '1722', 2023, 2023],
  [21, 'Plusvalenze su cripto-attività', '1715', 2024],
  [22, 'Valore normale delle cripto-attività', null, 2024, 2024],
  [22, 'Utili di imprese estere', '4079', 2025],
  [32, 'Tassa piatta incrementale', null, 2024, 2024],
  [33, 'Extracontabili', null, 2018, 2022],
  [33, 'Extracontabili', '1123', 2023, 2024],
  [33, 'Affrancamento di riserve', '1867', 2025],
  [34, 'Plusvalenze di beni e aziende', '2728'],
  [35, 'SIIQ e SIINQ', '1121'],
  [36, 'Tassa etica', '4005'],
  [37, 'Estromissione', null, 2018, 2022],
  [37, 'Sostitutiva del concordato dei forfetari', '4073', 2025, 2025],
  [38, 'Rivalutazioni e affrancamenti', null, 2018, 2022],
  [38, 'Rivalutazioni', '1811', 2023, 2023],
  [38, 'Estromissione', '1127', 2024, 2024],
  [38, 'Estromissione', '1127', 2026],
  [39, 'Affrancamento', '1813', 2023, 2023],
  [39, 'Sostitutiva del concordato biennale', '4071', 2025],
  [40, 'Imposta sostitutiva del quadro RQ', null, 2023, 2023],
  // PF3 2024 r. 5459, 2025 r. 5441, 2026 r. 5432: within thirty days of the lapse, whose day no casella says.
  [40, 'Recupero su utili e riserve, 30 giorni dalla decadenza', '1725', 2024],
  [41, 'Imposta sostitutiva del quadro RQ', null, 2023, 2024],
  [42, 'Start-up e PMI innovative', null, 2025, 2025],
  [43, 'Imposta sostitutiva del quadro RQ', null, 2025, 2025],
  [43, 'Imprese giovanili in agricoltura', '4085', 2026],
  [901, 'Altre del quadro RT', null],
  [902, 'Altre del quadro RQ', null],
  [903, 'Altre imposte', null],
];

const imprese = (rigo: string, anni: { dal?: number; al?: number }) =>
  acconti('Imprese estere', 'erario', ['4723', '4724'], [`${rigo}.90`, `${rigo}.91`], anni);
const lezioni = (caselle: readonly [string, string], anni: { dal?: number; al?: number }) =>
  acconti('Lezioni private', 'erario', ['1854', '1855'], caselle, anni);

/** What RX, RN, RV, LC, LM, RR and RW of Redditi PF leave to pay or to use, with the codes of the TABELLA_EREL. */
export const contoRedditiPf: readonly VoceConto[] = [
  ...saldo('IRPEF', 'erario', '4001', ['RX1.1', 'RX1.5'], conMinimo),
  ...acconti('IRPEF', 'erario', ['4033', '4034'], ['RN62.1', 'RN62.2']),
  ...saldo('Addizionale regionale', 'regioni', '3801', ['RX2.1', 'RX2.5'], { ...conMinimo, ente: 'regione' }),
  ...saldo('Addizionale comunale', 'locali', '3844', ['RX3.1', 'RX3.5'], { ...conMinimo, ente: 'FR3.1' }),
  {
    nome: 'Addizionale comunale, acconto',
    casella: 'RV17.8',
    verso: 'debito',
    codice: '3843',
    sezione: 'locali',
    anno: 1,
    termine: 'saldo',
    ente: 'FR4.1',
  },
  ...saldo('Cedolare secca', 'erario', '1842', ['RX4.1', 'RX4.5']),
  ...acconti('Cedolare secca', 'erario', ['1840', '1841'], ['LC2.1', 'LC2.2']),
  ...saldo('Acconto della tassazione separata', 'erario', '4200', ['RX12.1']),
  ...withDebitoMinimo(saldo('IVIE', 'erario', '4041', ['RX25.1', 'RX25.5']), MINIMO_ESTERO),
  ...acconti('IVIE', 'erario', ['4044', '4045'], ['RW902.1', 'RW902.2']),
  ...withDebitoMinimo(saldo('IVAFE', 'erario', '4043', ['RX26.1', 'RX26.5']), MINIMO_ESTERO),
  ...acconti('IVAFE', 'erario', ['4047', '4048'], ['RW901.1', 'RW901.2']),
  ...withDebitoMinimo(
    saldo('Imposta sulle cripto-attività', 'erario', '1727', ['RX27.1', 'RX27.5']),
    MINIMO_ESTERO,
  ),
  ...acconti('Imposta sulle cripto-attività', 'erario', ['1728', '1729'], ['RW903.1', 'RW903.2']),
  ...saldo('Regimi forfetario e di vantaggio', 'erario', vantaggio('1795', '1792'), ['RX31.1', 'RX31.5']),
  ...acconti(
    'Regimi forfetario e di vantaggio',
    'erario',
    [vantaggio('1793', '1790'), vantaggio('1794', '1791')],
    ['LM903.1', 'LM903.2'],
  ),
  ...altre.flatMap(([rigo, nome, codice, dal, al]) =>
    saldo(nome, 'erario', codice, [`RX${rigo}.1`, `RX${rigo}.5`], {
      ...(dal === undefined ? {} : { dal }),
      ...(al === undefined ? {} : { al }),
    }),
  ),
  ...imprese('RM18', { al: 2024 }),
  ...imprese('RM62', { dal: 2025 }),
  ...lezioni(['RM33.1', 'RM33.2'], { al: 2024 }),
  ...lezioni(['RM37.10', 'RM37.11'], { dal: 2025 }),
  ...['RR2', 'RR3'].flatMap((rigo) =>
    saldo('Contributi oltre il minimale', 'inps', gestione(rigo), [`${rigo}.29`, `${rigo}.33`], {
      posizione: `${rigo}.2`,
      ripetuta: true,
    }),
  ),
  ...acconti(
    'Contributi oltre il minimale',
    'inps',
    [gestione('RR2'), gestione('RR2')],
    ['RR901.3', 'RR901.4'],
    { posizione: 'RR2.2' },
  ),
  ...saldo('Gestione separata', 'inps', separata, ['RR7.90', 'RR8.4'], { al: 2023 }),
  ...saldo('Gestione separata', 'inps', separata, ['RR7.1', 'RR8.2'], { dal: 2024 }),
  ...saldo('Lavoro sportivo', 'inps', sport, ['RR10.1', 'RR11.2'], { dal: 2024 }),
  ...acconti('Gestione separata', 'inps', [separata, separata], ['RR902.1', 'RR902.2']),
];
