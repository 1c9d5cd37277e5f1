import * as altre from '../../../regole/altre-detrazioni.ts';
import * as sanita from '../../../regole/spese-sanitarie.ts';
import { annota, inserisce } from '../../scheda.ts';
import type { QuadroUfficiale } from './quadri.ts';
import { righiArredi, righiEnergia, righiRecupero, righiRicariche, rigoContratti } from './righi-casa.ts';

/** The whole expense and which of its four instalments it is. */
const inQuattro = (righi: string, titolo: string, suo: typeof sanita.veicoli730, obbligata = false) => ({
  ...{ righi, da: `RP${righi}`, titolo, raccolta: suo.raccolta, invece: [1, 2] },
  proprie: [
    inserisce(1, 'N. rata', suo.numero, { ...(obbligata ? { min: 2 } : {}), max: 4 }),
    inserisce(2, 'Intero importo', suo.spesa, {
      istruzioni: obbligata
        ? 'Rigo 136 del 730-3 precedente: ne conta un quarto.'
        : 'Con il numero della rata ne conta un quarto.',
    }),
  ],
});

const oneri: QuadroUfficiale = {
  codice: 'E',
  titolo: 'Oneri e spese',
  titoloBreve: 'Oneri e spese',
  pf: ['RP'],
  copertura: 'esatto',
  nota: 'Le rate di lavori, arredi e spese sanitarie sono contate dalla spesa; quella dell’anno si indica in una colonna interna solo se è un’altra. La colonna 90 di E14 (età alla stipula) è interna.',
  sezioni: [
    {
      titolo: 'Sezione I, spese detraibili',
      righi: [
        { righi: '1', da: 'RP1', colonne: '1 2' },
        { righi: '2', da: 'RP2', colonne: '1' },
        { righi: '3', da: 'RP3', colonne: '1' },
        inQuattro('4', 'Veicoli per persone con disabilità', sanita.veicoli730),
        inQuattro('5', 'Acquisto del cane guida', sanita.caneGuida730),
        inQuattro('6', 'Spese sanitarie rateizzate in precedenza', sanita.rateizzate730, true),
        { righi: '7', da: 'RP7', colonne: '1-3' },
        { righi: '8-10', da: 'RP8', colonne: '1-4' },
        { righi: '14', da: 'RP14', colonne: '1-4' },
      ],
    },
    {
      titolo: 'Sezione II, spese deducibili',
      righi: [
        { righi: '21', da: 'RP21', colonne: '1' },
        {
          ...{ righi: '22', da: 'RP22', colonne: '1 2' },
          proprie: [annota(1, 'Codice fiscale del coniuge', 'codiceFiscale')],
        },
        ...[23, 24, 25, 26, 27, 28, 29, 30].map((n) => ({
          ...{ righi: String(n), da: `RP${n}`, colonne: '1-3' },
        })),
        {
          ...{ righi: '32', da: 'RP32', colonne: '1-3 2<90', titolo: 'Abitazioni date in locazione' },
        },
        { righi: '33', da: 'RP33', colonne: '1 2' },
        { righi: '36', da: 'RP36', colonne: '1<2 2<4 3<5 4<6 5<7' },
      ],
    },
    {
      titolo: 'Sezione III A, recupero del patrimonio edilizio',
      righi: righiRecupero,
    },
    {
      titolo: 'Sezione III B, dati catastali degli immobili',
      righi: [
        { righi: '51-52', da: 'RP51', colonne: '1-8 1<90 3<91 4<92 5<93 6<94 7<95 8<96' },
        rigoContratti,
      ],
    },
    {
      titolo: 'Sezione III C, altre spese',
      righi: [...righiRicariche, ...righiArredi],
    },
    {
      titolo: 'Sezione IV, risparmio energetico',
      righi: righiEnergia,
    },
    {
      titolo: 'Sezione V, inquilini con contratto di locazione',
      righi: [
        { righi: '71', da: 'RP71', colonne: '1-4 1<90 2<91 3<92 4<93' },
        { righi: '72', da: 'RP72', colonne: '1 2 1<90 2<91' },
      ],
    },
    {
      titolo: 'Sezione VI, altre detrazioni',
      righi: [
        { righi: '81', da: 'RP82', colonne: '1' },
        {
          ...{ righi: '83', da: 'RP83', colonne: '2', invece: [1] },
          proprie: [
            inserisce(1, 'Codice', altre.codice, {
              opzioni: [
                { codice: '1', descrizione: 'Borse di studio di Regioni e Province autonome' },
                { codice: '2', descrizione: 'Donazioni all’ospedale Galliera di Genova' },
              ],
            }),
          ],
        },
      ],
    },
  ],
};

export const quadriOneri: readonly QuadroUfficiale[] = [oneri];
