import { acconti, saldo, type VoceConto } from './voce.ts';

/** Up to 12 euro IRPEF and surcharges are neither paid nor used (L. 266/2005, art. 1, c. 137). */
const conMinimo = { minimo: 12 } as const;
/** Of the two flat regimes, the older has its tax in LM11. */
const vantaggio = (suo: string, altro: string) => ({
  casella: 'LM11.1',
  valori: { sì: suo },
  altrimenti: altro,
});
const separata = { casella: 'RR5.14', valori: { A: 'P10' }, altrimenti: 'PXX' } as const;
const gestione = (rigo: string) => ({
  casella: `${rigo}.91`,
  valori: { 1: 'AP', 2: 'CP' },
  altrimenti: null,
});

/** Taxes of RX whose code is not known here: they are written in it by hand. */
const senzaCodice = [
  [5, 'Premi di risultato'],
  [7, 'Capitali esteri'],
  [8, 'Redditi di capitale'],
  [9, 'Depositi a garanzia'],
  [10, 'Rivalutazione del TFR'],
  [13, 'Riallineamenti'],
  [14, 'Bonus e stock option'],
  [15, 'Imprese estere'],
  [16, 'Pignoramenti'],
  [17, 'Noleggio di barche'],
  [20, 'Altre del quadro RT'],
  [33, 'Extracontabili'],
  [34, 'Conferimenti'],
  [35, 'SIIQ e SIINQ'],
  [36, 'Tassa etica'],
  [37, 'Estromissione'],
  [38, 'Affrancamenti'],
] as const;

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
  ...saldo('Plusvalenze finanziarie', 'erario', '1100', ['RX18.1', 'RX18.5']),
  ...saldo('Plusvalenze su cripto-attività', 'erario', '1715', ['RX19.1', 'RX19.5']),
  ...saldo('IVIE', 'erario', '4041', ['RX25.1', 'RX25.5']),
  ...acconti('IVIE', 'erario', ['4044', '4045'], ['RW902.1', 'RW902.2']),
  ...saldo('IVAFE', 'erario', '4043', ['RX26.1', 'RX26.5']),
  ...acconti('IVAFE', 'erario', ['4047', '4048'], ['RW901.1', 'RW901.2']),
  ...saldo('Imposta sulle cripto-attività', 'erario', '1727', ['RX27.1', 'RX27.5']),
  ...acconti('Imposta sulle cripto-attività', 'erario', ['1728', '1729'], ['RW903.1', 'RW903.2']),
  ...saldo('Regimi forfetario e di vantaggio', 'erario', vantaggio('1795', '1792'), ['RX31.1', 'RX31.5']),
  ...acconti(
    'Regimi forfetario e di vantaggio',
    'erario',
    [vantaggio('1793', '1790'), vantaggio('1794', '1791')],
    ['LM903.1', 'LM903.2'],
  ),
  ...saldo('Sostitutiva del concordato biennale', 'erario', '4071', ['CP901.2']),
  ...saldo('Sostitutiva del concordato dei forfetari', 'erario', '4073', ['LM39.1'], { solo: 2025 }),
  ...senzaCodice.flatMap(([rigo, nome]) => saldo(nome, 'erario', null, [`RX${rigo}.1`, `RX${rigo}.5`])),
  ...['RR2', 'RR3'].flatMap((rigo) =>
    saldo('Contributi oltre il minimale', 'inps', gestione(rigo), [`${rigo}.29`, `${rigo}.30`], {
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
  ...saldo('Gestione separata', 'inps', separata, ['RR7.1', 'RR8.2']),
  ...acconti('Gestione separata', 'inps', [separata, separata], ['RR902.1', 'RR902.2']),
];
