import type { Caso730 } from './730.ts';

const BASE = 'FR3.1=F205 FR4.1=F205 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0';
const ESITO_45000 =
  'PL91.7=856 PL92.7=82 PL93.7=60 PL94.1=342 PL94.91=514 PL97.1=108 PL1302.1=1448 PL1301.1=1448 PL1301.3=1448';
const DI_2025 = 'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956';

/** What the reading of the instructions of 2023-2026 added, quadro by quadro: each with its line. */
export const lettureC: readonly Caso730[] = [
  {
    anno: 2026,
    nome: 'premi di risultato, da ordinari a sostitutiva',
    dati: `${BASE} C1.1=2 C1.3=45000 C4.1=1 C4.2=2000 C4.8=sì`,
    attesi:
      'PL11.1=43000 PL14.1=43000 PL16.1=11690 PL50.1=11082 PL91.7=82 PL92.7=48 PL93.7=44 PL94.91=82 PL97.1=103 PL1302.1=277 PL1301.1=377 PL1301.3=377',
    derivazione:
      'Istruzioni 730/2026 r. 2821-2823 e Redditi PF 2025 r. 3431-3446: 2.000 entro 3.000 escono dal reddito, imposta 5% = 100 da trattenere. 43.000: lorda 11.690, detrazione 608; addizionali 648 e 344.',
  },
  {
    anno: 2025,
    nome: 'premi di risultato, da sostitutiva a ordinari',
    dati: `${BASE} C1.1=2 C1.3=43000 C4.1=1 C4.3=2000 C4.4=100 C4.7=sì`,
    attesi: `${DI_2025} ${ESITO_45000}`,
    derivazione:
      'Istruzioni 730/2025 r. 2676-2682, Redditi PF 2025 r. 3421-3425: 43.000 + 2.000, le ritenute di 100 sono acconto. 956 − 100 = 856.',
  },
  {
    anno: 2026,
    nome: 'premi di due datori oltre 3.000 euro',
    dati: `${BASE} C1.1=2 C1.3=43000 C4.1=1 C4.3=2500 C4.4=125 C4.8=sì C4.1#2=1 C4.3#2=2500 C4.4#2=125`,
    attesi: `${DI_2025} ${ESITO_45000}`,
    derivazione:
      'Redditi PF 2025 r. 3453-3472: 5.000 − 3.000 = 2.000 nel reddito; imposta 150, trattenuti 250, 100 in acconto.',
  },
  {
    anno: 2026,
    nome: 'premi di chi distribuisce gli utili, 5.000 euro',
    dati: `${BASE} C1.1=2 C1.3=45000 C4.1=3 C4.3=4600 C4.4=230 C4.8=sì`,
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.1=108 PL1302.1=1588 PL1301.1=1588 PL1301.3=1588',
    derivazione:
      'Istruzioni 730/2026 r. 2793-2807: 4.600 entro 5.000, imposta 230 come trattenuta: niente cambia.',
  },
  {
    anno: 2023,
    nome: 'premi senza requisiti, con i benefit',
    dati: `${BASE} C1.1=2 C1.3=42000 C4.1=1 C4.3=2000 C4.4=200 C4.5=1000 C4.9=sì`,
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1016 PL92.7=82 PL93.7=60 PL94.1=406 PL94.91=610 PL97.1=108 PL1302.1=1672 PL1301.1=1672 PL1301.3=1672',
    derivazione:
      'Istruzioni 730/2023 r. 2485-2489, Redditi PF 2023 r. 3210-3226: 42.000 + 2.000 + 1.000; 1.216 − 200 di ritenute = 1.016.',
  },
  {
    anno: 2025,
    nome: 'mance da ordinarie a sostitutiva',
    dati: `${BASE} C1.1=2 C1.3=45000 C16.1=45000 C16.2=2000 C16.6=sì`,
    attesi:
      'PL11.1=43000 PL14.1=43000 PL16.1=11690 PL50.1=11256 PL91.7=256 PL92.7=48 PL93.7=44 PL94.91=256 PL97.1=103 PL1302.1=451 PL1301.1=551 PL1301.3=551',
    derivazione:
      'Istruzioni 730/2025 r. 3066-3083: escono 2.000, imposta 5% = 100; la detrazione si misura ancora su 45.000: 434.',
  },
  {
    anno: 2024,
    nome: 'mance da sostitutiva a ordinarie',
    dati: `${BASE} C1.1=2 C1.3=43000 C16.1=43000 C16.3=2000 C16.4=100 C16.5=sì`,
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1116 PL92.7=82 PL93.7=60 PL94.1=446 PL94.91=670 PL97.1=108 PL1302.1=1812 PL1301.1=1812 PL1301.3=1812',
    derivazione: 'Istruzioni 730/2024 r. 2862-2865: 43.000 + 2.000, 100 in acconto: 1.216 − 100.',
  },
  {
    anno: 2026,
    nome: 'compensi delle corse ippiche in C6',
    dati: 'FR3.1=F205 FR4.1=F205 C6.2=36000 C6.3=3 C9.1=4000 C10.1=0 C11.1=0 C12.1=0 C13.1=0',
    attesi:
      'PL11.1=21000 PL14.1=21000 PL16.1=4830 PL50.1=4830 PL91.7=830 PL92.7=279 PL94.1=332 PL94.91=498 PL1302.1=1441 PL1301.1=1441 PL1301.3=1441',
    derivazione:
      'Istruzioni 730/2026 r. 2343-2346 e 2956, Redditi PF 2026 r. 3620-3625: 15.000 esenti, nessuna detrazione. 21.000 × 23% = 4.830; Lombardia 279, Milano esente fino a 23.000.',
  },
  {
    anno: 2026,
    nome: 'frontaliere, 10.000 esenti',
    dati: `${BASE} C1.1=4 C1.3=55000`,
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.1=108 PL1302.1=1588 PL1301.1=1588 PL1301.3=1588',
    derivazione: 'Istruzioni 730/2026 r. 2629-2636.',
  },
  {
    anno: 2023,
    nome: 'frontaliere, 7.500 esenti',
    dati: `${BASE} C1.1=4 C1.3=52500`,
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=730 PL97.1=108 PL1302.1=1952 PL1301.1=1952 PL1301.3=1952',
    derivazione: 'Istruzioni 730/2023 r. 2303-2310.',
  },
  {
    anno: 2026,
    nome: 'pensione a un orfano, 1.000 esenti',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=7 C1.3=46000 C5.2=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=12231 PL91.7=1231 PL92.7=82 PL93.7=60 PL94.1=492 PL94.91=739 PL97.1=108 PL1302.1=1973 PL1301.1=1973 PL1301.3=1973',
    derivazione:
      'Istruzioni 730/2026 r. 2637-2638: 45.000; detrazione da pensione 700 × 5.000 / 22.000 = 159; netta 12.231.',
  },
];
