import { listPosti, type SaldoImposta, saldi } from '../../../regole/risultato.ts';
import type { VoceProspetto } from '../../prospetto.ts';

/** The taxes whose balance a person writes in RX: no quadro says how they come about. */
const aMano = (anno: number): readonly VoceProspetto[] =>
  listPosti(anno)
    .filter(({ saldo }) => saldo.debito.kind === 'dato' && !semplici.some((s) => s.saldo === saldo))
    .map(({ rigo, saldo: { nome } }) => ({
      imposta: nome,
      lordo: [],
      versato: [],
      acconto: [],
      daVersare: `RX${rigo}.1`,
      credito: `RX${rigo}.2`,
    }));

/** Since the form of 2024, which has no advance of it. */
const cripto = (anno: number): VoceProspetto[] =>
  anno < 2024
    ? []
    : [
        {
          imposta: 'Imposta sulle cripto-attività',
          lordo: ['RW8.1'],
          versato: anno === 2024 ? [] : ['RW8.4'],
          acconto: ['RW903.1', 'RW903.2'],
          daVersare: 'RX27.1',
          credito: 'RX27.2',
        },
      ];

/** A tax whose whole story is in its rigo of RX. */
const semplice = (saldo: SaldoImposta, imposta: string, tributo?: string) => ({ saldo, imposta, tributo });
const semplici = [
  semplice(saldi.premi, 'Premi di risultato'),
  semplice(saldi.mance, 'Mance del settore turistico', '1838'),
  semplice(saldi.redditiCapitale, 'Proventi di obbligazioni'),
  semplice(saldi.depositi, 'Depositi a garanzia'),
  semplice(saldi.tfr, 'Rivalutazione del TFR', '1714'),
  semplice(saldi.frontalieri, 'Frontalieri svizzeri', '1863'),
  semplice(saldi.riallineamento, 'Riallineamenti'),
  semplice(saldi.bonus, 'Bonus e stock option', '1684'),
  semplice(saldi.pignoramento, 'Pignoramenti e beni sequestrati', '4040'),
  semplice(saldi.noleggio, 'Noleggio di imbarcazioni', '1847'),
  semplice(saldi.pensionati, 'Pensionati esteri', '1899'),
  semplice(saldi.oicr, 'Affrancamento delle quote di OICR', '1722'),
  semplice(saldi.criptoValore, 'Valore normale delle cripto-attività'),
  semplice(saldi.utiliEsteri, 'Utili di imprese estere', '4079'),
  semplice(saldi.affrancamentoRiserve, 'Affrancamento di riserve'),
  semplice(saldi.conferimenti, 'Conferimenti in favore di CAF'),
  semplice(saldi.siiq, 'Conferimenti in SIIQ e SIINQ'),
  semplice(saldi.etica, 'Tassa etica'),
  semplice(saldi.estromissione, 'Esclusione di immobili strumentali'),
  semplice(saldi.riserve, 'Recupero su utili e riserve'),
  semplice(saldi.agricoltura, 'Imprese giovanili in agricoltura'),
  semplice(saldi.incrementale, 'Tassa piatta incrementale'),
  semplice(saldi.concordatoForfetari, 'Sostitutiva del concordato dei forfetari', '4073'),
  semplice(saldi.concordato, 'Sostitutiva del concordato biennale', '4071'),
];
const listSemplici = (anno: number): VoceProspetto[] =>
  semplici.flatMap(({ saldo, imposta, tributo }) =>
    listPosti(anno)
      .filter((posto) => posto.saldo === saldo)
      .map(({ rigo }) => ({
        imposta,
        ...(tributo === undefined ? {} : { tributo }),
        lordo: [],
        versato: [],
        acconto: [],
        daVersare: `RX${rigo}.1`,
        credito: `RX${rigo}.2`,
      })),
  );

/**
 * The taxes that a quadro computes, each with the code that pays it; those that a year has not are left out. Contributions
 * are no taxes: what is due of RR is told in its quadro, and its part on the minimale is never paid in instalments.
 */
export const prospettoDi = (anno: number): readonly VoceProspetto[] => [
  {
    imposta: 'IRPEF',
    tributo: '4001',
    lordo: ['RN26.2'],
    versato: ['RN33.4', 'RN38.6'],
    acconto: ['RN62.1', 'RN62.2'],
    daVersare: 'RX1.1',
    credito: 'RX1.2',
    minimo: 12,
  },
  {
    imposta: 'Addizionale regionale',
    tributo: '3801',
    lordo: ['RV2.2'],
    versato: ['RV3.3'],
    acconto: [],
    daVersare: 'RX2.1',
    credito: 'RX2.2',
    minimo: 12,
  },
  {
    imposta: 'Addizionale comunale',
    tributo: '3844',
    lordo: ['RV10.2'],
    versato: ['RV11.6'],
    acconto: ['RV17.8'],
    daVersare: 'RX3.1',
    credito: 'RX3.2',
    minimo: 12,
  },
  {
    imposta: 'Cedolare secca',
    tributo: '1842',
    lordo: ['LC1.3'],
    versato: ['LC1.4', 'LC1.8'],
    acconto: ['LC2.1', 'LC2.2'],
    daVersare: 'RX4.1',
    credito: 'RX4.2',
  },
  {
    imposta: 'Redditi di capitale esteri',
    tributo: '1242',
    lordo: ['RX7.1'],
    versato: [],
    acconto: [],
    daVersare: 'RX7.1',
  },
  {
    imposta: 'Acconto, tassazione separata',
    tributo: '4200',
    lordo: ['RX12.1'],
    versato: [],
    acconto: [],
    daVersare: 'RX12.1',
  },
  {
    imposta: 'Plusvalenze finanziarie',
    tributo: '1100',
    lordo: anno < 2025 ? ['RT7.1', 'RT27.1'] : ['RT63.1', 'RT73.1'],
    versato: [],
    acconto: [],
    daVersare: 'RX20.1',
    credito: 'RX20.2',
  },
  ...(anno < 2024
    ? []
    : [
        {
          imposta: 'Plusvalenze su cripto-attività',
          lordo: [anno < 2025 ? 'RT37.1' : 'RT89.1'],
          versato: [],
          acconto: [] as const,
          daVersare: 'RX21.1',
          credito: 'RX21.2',
        },
      ]),
  {
    imposta: 'Lezioni private',
    tributo: '1856',
    lordo: [anno < 2025 ? 'RM32.2' : 'RM37.7'],
    versato: [anno < 2025 ? 'RM32.5' : 'RM37.4'],
    acconto: anno < 2025 ? ['RM33.1', 'RM33.2'] : ['RM37.10', 'RM37.11'],
    daVersare: 'RX18.1',
    credito: 'RX18.2',
  },
  {
    imposta: 'Imprese estere partecipate',
    tributo: '4722',
    lordo: [anno < 2025 ? 'RM18.1' : 'RM62.4'],
    versato: [anno < 2025 ? 'RM18.4' : 'RM62.3'],
    acconto: anno < 2025 ? ['RM18.90', 'RM18.91'] : ['RM62.90', 'RM62.91'],
    daVersare: 'RX15.1',
    credito: 'RX15.2',
  },
  {
    imposta: 'IVIE',
    tributo: '4041',
    lordo: ['RW7.1'],
    versato: ['RW7.4'],
    acconto: ['RW902.1', 'RW902.2'],
    daVersare: 'RX25.1',
    credito: 'RX25.2',
  },
  {
    imposta: 'IVAFE',
    tributo: '4043',
    lordo: ['RW6.1'],
    versato: ['RW6.4'],
    acconto: ['RW901.1', 'RW901.2'],
    daVersare: 'RX26.1',
    credito: 'RX26.2',
  },
  ...cripto(anno),
  {
    imposta: 'Regimi di vantaggio e forfetario',
    // In the form of the agreement of 2024 the first column is its own tax.
    lordo: ['LM11.1', ...['', '#2'].map((modulo) => `${anno === 2025 ? 'LM39.2' : 'LM39.1'}${modulo}`)],
    versato: ['LM41.1', 'LM45.2'],
    acconto: ['LM903.1', 'LM903.2'],
    daVersare: 'RX31.1',
    credito: 'RX31.2',
  },
  ...listSemplici(anno),
  ...aMano(anno),
];
