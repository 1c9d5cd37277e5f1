import { saldi } from '../../../regole/risultato.ts';
import type { VoceProspetto } from '../../prospetto.ts';

/** The taxes whose balance a person writes in RX: no quadro says how they come about. */
const aMano: readonly VoceProspetto[] = Object.entries(saldi)
  .filter(([, { debito }]) => debito.kind === 'dato')
  .map(([rigo, { nome }]) => ({
    imposta: nome,
    lordo: [],
    versato: [],
    acconto: [],
    daVersare: `RX${rigo}.1`,
    credito: `RX${rigo}.2`,
  }));

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
    lordo: ['RM903.1'],
    versato: [],
    acconto: [],
    daVersare: 'RX7.1',
  },
  {
    imposta: 'Acconto, tassazione separata',
    tributo: '4200',
    lordo: ['RM902.2'],
    versato: [],
    acconto: [],
    daVersare: 'RX12.1',
  },
  {
    imposta: 'Plusvalenze finanziarie',
    tributo: '1100',
    lordo: ['RT27.1'],
    versato: ['RT28.1'],
    acconto: [],
    daVersare: 'RX18.1',
    credito: 'RX18.2',
  },
  {
    imposta: 'Plusvalenze su cripto-attività',
    lordo: ['RT915.1'],
    versato: [],
    acconto: [],
    daVersare: 'RX19.1',
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
  {
    imposta: 'Imposta sulle cripto-attività',
    lordo: ['RW8.1'],
    versato: ['RW8.4'],
    acconto: ['RW903.1', 'RW903.2'],
    daVersare: 'RX27.1',
    credito: 'RX27.2',
  },
  {
    imposta: 'Regimi di vantaggio e forfetario',
    // In the form of the agreement of 2024 the first column is its own tax.
    lordo: ['LM11.1', anno === 2025 ? 'LM39.2' : 'LM39.1'],
    versato: ['LM41.1', 'LM45.2'],
    acconto: ['LM903.1', 'LM903.2'],
    daVersare: 'RX31.1',
    credito: 'RX31.2',
  },
  // The agreements have no line of RX: each is paid as it comes.
  {
    imposta: 'Sostitutiva del concordato biennale',
    tributo: '4071',
    lordo: ['CP901.2'],
    versato: [],
    acconto: [],
    daVersare: 'CP901.2',
  },
  {
    imposta: 'Sostitutiva del concordato dei forfetari',
    tributo: '4073',
    lordo: ['LM911.6'],
    versato: [],
    acconto: [],
    daVersare: 'LM911.6',
  },
  ...aMano,
];
