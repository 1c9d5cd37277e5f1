import { annota, type Colonna } from '../../scheda.ts';
import type { QuadroUfficiale } from './quadri.ts';

const euro = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'euro');
const barrata = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'barrata');

/** Who depends on who declares: the front page numbers five righi. */
const familiari: QuadroUfficiale = {
  codice: 'FA',
  titolo: 'Familiari a carico',
  titoloBreve: 'Familiari a carico',
  pf: ['FA'],
  sezioni: [
    {
      titolo: 'Familiari a carico',
      righi: [
        ...(
          [
            [2023, 2023, '1 4 5 6 7 9<90 10<9'],
            [2024, 2025, '1 4 5 7 10<9'],
            [2026, 2099, '1 5<4 6<5 7 10<9'],
          ] as const
        ).map(([dal, al, colonne]) => ({
          ...{ righi: '1-5', da: 'FA1', titolo: 'Familiare', colonne, dal, al },
          proprie: [barrata(8, 'Detrazione 100% affidamento figli')],
        })),
      ],
    },
  ],
};

const terreni: QuadroUfficiale = {
  codice: 'A',
  titolo: 'Redditi dei terreni',
  titoloBreve: 'Terreni',
  pf: ['RA'],
  nota: 'I redditi imponibili, che il modello non mostra, sono nelle colonne da 111.',
  sezioni: [
    {
      titolo: 'Redditi dei terreni',
      righi: [
        { righi: '1-6', da: 'RA1', colonne: '1-10', al: 2024 },
        { righi: '1-6', da: 'RA1', colonne: '1-10 11<16', dal: 2025 },
      ],
    },
  ],
};

const fabbricati: QuadroUfficiale = {
  codice: 'B',
  titolo: 'Redditi dei fabbricati e altri dati',
  titoloBreve: 'Fabbricati',
  pf: ['RB'],
  nota: 'I redditi imponibili, che il modello non mostra, sono nelle colonne da 113.',
  sezioni: [
    {
      titolo: 'Sezione I, redditi dei fabbricati',
      righi: [
        { righi: '1-6', da: 'RB1', colonne: '1-9 11 12 13<19', al: 2024 },
        { righi: '1-5', da: 'RB1', colonne: '1-9 11 12 13<20', dal: 2025 },
      ],
    },
    {
      titolo: 'Sezione II, dati dei contratti di locazione',
      righi: [{ righi: '11', da: 'RB21', colonne: '1-9' }],
    },
    {
      titolo: 'Sezione III, codice identificativo nazionale (CIN)',
      righi: [{ righi: '12', da: 'RB901', colonne: '1-3', dal: 2025 }],
    },
  ],
};

const lavoro: QuadroUfficiale = {
  codice: 'C',
  titolo: 'Redditi di lavoro dipendente e assimilati',
  titoloBreve: 'Lavoro dipendente',
  pf: ['RC'],
  sezioni: [
    {
      titolo: 'Sezione I, redditi di lavoro dipendente e assimilati',
      righi: [
        { righi: '1-3', da: 'RC1', colonne: '1-4' },
        { righi: '4', da: 'RC4', colonne: '1-9' },
        { righi: '5', da: 'RC6', colonne: '1 2' },
      ],
    },
    {
      titolo: 'Sezione II, altri redditi assimilati',
      righi: [
        {
          ...{ righi: '6-8', da: 'RC7', colonne: '1-3' },
          proprie: [annota(3, 'Altri dati', 'codice', { opzioni: [] })],
        },
      ],
    },
    {
      titolo: 'Sezioni III e IV, ritenute e addizionali',
      righi: [
        {
          ...{ righi: '9', titolo: 'Ritenute IRPEF', colonne: '1<RC10.1 2<RC10.6' },
          proprie: [euro(2, 'Imposta sostitutiva R.I.T.A.')],
        },
        { righi: '10', titolo: 'Addizionale regionale', colonne: '1<RC10.2' },
        { righi: '11', titolo: 'Acconto comunale {annoImposta}', colonne: '1<RC10.3' },
        { righi: '12', titolo: 'Saldo comunale {annoImposta}', colonne: '1<RC10.4' },
        { righi: '13', titolo: 'Acconto comunale {anno}', colonne: '1<RC10.5' },
      ],
    },
    {
      titolo: 'Sezione V, riduzione della pressione fiscale',
      righi: [
        { righi: '14', da: 'RC14', colonne: '1-4', al: 2024 },
        { righi: '14', da: 'RC14', colonne: '1-8', dal: 2025, al: 2025 },
        { righi: '14', da: 'RC14', colonne: '1-10', dal: 2026 },
      ],
    },
    {
      titolo: 'Sezione VI, comparto sicurezza e difesa',
      righi: [{ righi: '15', da: 'RC15', colonne: '1-3' }],
    },
    {
      titolo: 'Sezione VII, mance del settore turistico',
      righi: [{ righi: '16', da: 'RC16', colonne: '1-7', dal: 2024 }],
    },
    {
      titolo: 'Sezione VIII, erogazioni in natura',
      righi: [
        { righi: '17', da: 'RC17', colonne: '1 2', dal: 2025 },
        {
          ...{ righi: '18', titolo: 'Canoni e manutenzioni pagati ai neoassunti', dal: 2026 },
          proprie: [euro(1, 'Somme esenti')],
        },
      ],
    },
  ],
};

const altri: QuadroUfficiale = {
  codice: 'D',
  titolo: 'Altri redditi',
  titoloBreve: 'Altri redditi',
  pf: ['RL'],
  sezioni: [
    {
      titolo: 'Redditi di capitale',
      righi: [
        { righi: '1', da: 'RL1', colonne: '1 2 4<3' },
        { righi: '2', da: 'RL2', colonne: '1 2 4<3' },
      ],
    },
  ],
};

export const quadriRedditi: readonly QuadroUfficiale[] = [familiari, terreni, fabbricati, lavoro, altri];
