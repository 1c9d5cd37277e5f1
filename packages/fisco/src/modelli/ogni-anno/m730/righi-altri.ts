import * as quadroF from '../../../regole/acconti-730.ts';
import { annota, type Colonna, inserisce } from '../../scheda.ts';
import type { QuadroUfficiale } from './quadri.ts';

const euro = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'euro');
const barrata = (colonna: number, titolo: string): Colonna => annota(colonna, titolo, 'barrata');
const stato = (colonna: number, titolo = 'Stato estero'): Colonna =>
  annota(colonna, titolo, 'testo', { lunghezza: 3 });
const anno = (colonna: number): Colonna => annota(colonna, 'Anno', 'intero', { min: 1950, max: 2099 });

const compensazioni: QuadroUfficiale = {
  codice: 'I',
  copertura: 'esatto',
  titolo: 'Imposte da compensare',
  titoloBreve: 'Compensazioni',
  pf: [],
  sezioni: [
    {
      titolo: 'Credito da usare in F24',
      righi: [
        {
          ...{ righi: '1', titolo: 'Imposte principali' },
          proprie: [
            inserisce(1, 'Importo', quadroF.compensare),
            inserisce(2, 'Tutto il credito', quadroF.compensareTutto),
          ],
        },
        {
          ...{ righi: '2', titolo: 'Imposte sostitutive', dal: 2024 },
          proprie: [euro(1, 'Importo'), barrata(2, 'Tutto il credito')],
        },
      ],
    },
  ],
};

const condominio: QuadroUfficiale = {
  codice: 'K',
  copertura: 'esatto',
  titolo: 'Comunicazione dell’amministratore di condominio',
  titoloBreve: 'Amministratore di condominio',
  pf: ['AC'],
  sezioni: [
    {
      titolo: 'Condominio',
      righi: [
        { righi: '1', da: 'AC1', colonne: '1 2' },
        { righi: '2', da: 'AC2', colonne: '1 2 4<3 5<4 6<5 7<6' },
        { righi: '3', da: 'AC3', colonne: '1-3' },
      ],
    },
    {
      titolo: 'Fornitori',
      righi: [
        {
          ...{ righi: '4-9', da: 'AC4', colonne: '1 2 3 5 6 8<9' },
          proprie: [
            annota(4, 'Sesso', 'testo', { lunghezza: 1 }),
            annota(7, 'Provincia', 'testo', { lunghezza: 2 }),
            stato(9),
          ],
        },
      ],
    },
  ],
};

const provenienze = ['Dominicali', 'Agrari', 'Fabbricati', 'Lavoro e pensione', 'Diversi', 'Diversi e M'];
const campione = (righi: string, titolo: string, codici: readonly number[]) => ({
  ...{ righi, titolo, raccolta: `campione${righi}` },
  proprie: [
    annota(1, 'Codice', 'codice', {
      opzioni: codici.map((n) => ({ codice: String(n), descrizione: provenienze[n - 1] ?? '' })),
    }),
    euro(2, 'Importo'),
  ],
});
const rivalutazione = {
  colonne: '1 2<91 3<90 4<92',
  proprie: [barrata(5, 'Rateizzazione'), barrata(6, 'Cumulativo')],
};

const ulteriori: QuadroUfficiale = {
  codice: 'L',
  titolo: 'Ulteriori dati',
  titoloBreve: 'Ulteriori dati',
  pf: [],
  nota: 'L’agevolazione di Campione d’Italia non è calcolata.',
  sezioni: [
    {
      titolo: 'Redditi prodotti a Campione d’Italia',
      righi: [
        campione('1', 'Redditi prodotti in euro', [1, 2, 3, 6]),
        campione('2', 'Redditi prodotti in franchi svizzeri', [1, 2, 3, 4, 5]),
      ],
    },
    {
      titolo: 'Rivalutazione dei terreni e redditi di capitale',
      righi: [
        { righi: '6-7', da: 'RM20', ...rivalutazione, dal: 2024, al: 2024 },
        {
          ...{ righi: '8', da: 'RM12', colonne: '1-4 7<90', dal: 2024, al: 2024 },
          proprie: [
            euro(5, 'Credito IVCA'),
            barrata(8, 'Proventi particolari'),
            euro(9, 'Eccedenza versata'),
          ],
        },
      ],
    },
  ],
};

const separata: QuadroUfficiale = {
  codice: 'M',
  titolo: 'Redditi a tassazione separata e a imposta sostitutiva',
  titoloBreve: 'Tassazione separata',
  dal: 2025,
  pf: ['RM'],
  nota: 'I righi da M32 a M81 si indicano senza che l’imposta sia calcolata: per quelle dei righi da M32 a M35 c’è il prospetto interno da M1211.',
  sezioni: [
    {
      titolo: 'Sezione I, redditi a tassazione separata',
      righi: [
        {
          ...{ righi: '1', da: 'RM1', colonne: '1 2 3 5<6 7', titolo: 'Indennità e anticipazioni' },
          proprie: [euro(4, 'Reddito totale'), euro(6, 'Ritenute totali')],
        },
        {
          ...{ righi: '2', da: 'RM1', colonne: '1 2 3 4<6 5<7', titolo: 'Indennità, plusvalenze e redditi' },
        },
        {
          ...{
            righi: '3',
            da: 'RM1',
            colonne: '1 2 3 4<7',
            titolo: 'Rimborsi di oneri detratti',
            sole: true,
          },
        },
        { righi: '4', da: 'RM1', colonne: '1<3 2<7', titolo: 'Rimborsi di oneri dedotti', sole: true },
        {
          ...{ righi: '5', da: 'RM1', colonne: '1 2 3 5<6 6<7', titolo: 'Redditi di eredi e legatari' },
          proprie: [euro(4, 'Imposta di successione')],
        },
        { righi: '6', da: 'RM1', colonne: '1<3', titolo: 'Arretrati di lavoro dipendente', sole: true },
        {
          ...{ righi: '7', da: 'RM1', colonne: '1<2 2<3', titolo: 'Indennità di fine rapporto', sole: true },
          proprie: [euro(3, 'Reddito totale')],
        },
      ],
    },
    {
      titolo: 'Sezione II A, redditi a imposta sostitutiva',
      righi: [
        {
          ...{ righi: '31', da: 'RM12', colonne: '1-4 7<90', titolo: 'Redditi di capitale esteri' },
          proprie: [euro(5, 'Credito IVCA'), barrata(6, 'Proventi particolari')],
        },
        {
          ...{ righi: '32', titolo: 'Proventi delle obbligazioni' },
          proprie: [euro(1, 'Reddito'), annota(2, 'Aliquota %', 'percentuale', { max: 100 })],
        },
        { righi: '33', titolo: 'Proventi di depositi in garanzia', proprie: [euro(1, 'Reddito')] },
        {
          ...{ righi: '34', titolo: 'Bonus e stock option' },
          proprie: [euro(1, 'Totale'), euro(2, 'Imponibile'), euro(3, 'Trattenuto')],
        },
        {
          ...{ righi: '35', titolo: 'Noleggio di imbarcazioni' },
          proprie: [euro(1, 'Proventi'), euro(2, 'Spese')],
        },
        { righi: '36', titolo: 'Redditi da beni sequestrati', proprie: [euro(1, 'Imponibile')] },
        {
          ...{ righi: '37', titolo: 'Compensi di lezioni private' },
          proprie: [
            euro(1, 'Compensi'),
            euro(2, 'Eccedenza precedente'),
            euro(3, 'Compensata in F24'),
            euro(4, 'Acconti versati'),
            euro(5, 'Acconti sospesi'),
            barrata(6, 'Tassazione ordinaria'),
          ],
        },
        {
          ...{ righi: '38', titolo: 'Frontalieri svizzeri' },
          proprie: [euro(1, 'Redditi'), euro(2, 'Imposta in Svizzera'), euro(3, 'Contributo detraibile')],
        },
      ],
    },
    {
      titolo: 'Sezione II B, pensionati esteri',
      righi: [
        {
          ...{ righi: '51', titolo: 'Opzione' },
          proprie: [
            barrata(1, 'Opzione'),
            annota(2, 'Primo anno', 'intero', { min: 2019, max: 2099 }),
            annota(3, 'Comune', 'comune'),
            barrata(4, 'Non residenza, cinque anni'),
            barrata(5, 'Non residenza, altro'),
            barrata(6, 'Revoca'),
          ],
        },
        { righi: '52', titolo: 'Altra cittadinanza', proprie: [stato(1), stato(2)] },
        {
          ...{ righi: '53', titolo: 'Giurisdizioni' },
          proprie: [
            stato(1, 'Ultima residenza'),
            stato(2, 'Ultima residenza'),
            stato(3, 'Esclusa'),
            stato(4, 'Esclusa'),
          ],
        },
        {
          ...{ righi: '54', titolo: 'Redditi' },
          proprie: [stato(1), euro(2, 'Pensione estera'), euro(3, 'Redditi esteri')],
        },
      ],
    },
    {
      titolo: 'Sezione III, altri dati',
      righi: [
        {
          ...{ righi: '71', titolo: 'Premi di assicurazioni riscattate' },
          proprie: [anno(1), euro(2, 'Reddito'), euro(3, 'Ritenute')],
        },
        { righi: '76-77', da: 'RM20', ...rivalutazione },
        {
          ...{ righi: '81', titolo: 'Pignoramento presso terzi', raccolta: quadroF.pignoramenti },
          proprie: [
            annota(1, 'Quadro e rigo', 'testo', { lunghezza: 4 }),
            annota(2, 'N. modello', 'intero', { max: 99 }),
            inserisce(3, 'Ritenute, ordinaria', quadroF.pignorata),
            euro(4, 'Altre ritenute'),
          ],
        },
      ],
    },
  ],
};

const coppia = (prima: string, seconda: string): Colonna[] => [euro(1, prima), euro(2, seconda)];
const residue = (righi: string, titolo: string) => ({
  ...{ righi, titolo },
  proprie: [4, 3, 2, 1].map((eta, i) => euro(i + 1, eta === 1 ? 'Di un anno prima' : `Di ${eta} anni prima`)),
});

const plusvalenze: QuadroUfficiale = {
  codice: 'T',
  titolo: 'Plusvalenze di natura finanziaria',
  titoloBreve: 'Plusvalenze',
  dal: 2025,
  pf: ['RT'],
  nota: 'Calcolate le plusvalenze al 26% e quelle delle cripto-attività: le sezioni I, III e IV si indicano soltanto.',
  sezioni: [
    {
      titolo: 'Sezione I, plusvalenze al 20%',
      righi: [
        { righi: '1', titolo: 'Totali', proprie: coppia('Corrispettivi', 'Costi') },
        {
          ...{ righi: '2', titolo: 'Costo rideterminato o affrancato', raccolta: 'cessioni20' },
          proprie: [
            barrata(1, 'Rideterminato'),
            barrata(2, 'Affrancato'),
            euro(3, 'Corrispettivo'),
            euro(4, 'Costo'),
          ],
        },
        { righi: '3', titolo: 'Minusvalenze precedenti', proprie: [euro(1, 'Importo')] },
        { righi: '4', titolo: 'Minusvalenze certificate', proprie: coppia('Anni precedenti', 'Totale') },
        { righi: '5', titolo: 'Eccedenza d’imposta', proprie: [euro(1, 'Importo')] },
        { righi: '6', titolo: 'Paesi a regime privilegiato', proprie: [euro(1, 'Importo')] },
      ],
    },
    {
      titolo: 'Sezione II, plusvalenze al 26%',
      righi: [
        { righi: '11', titolo: 'Totali', colonne: '1<RT21.1 2<RT22.1' },
        {
          ...{ righi: '12', titolo: 'Costo rideterminato o affrancato', raccolta: 'cessioni26' },
          proprie: [
            barrata(1, 'Rideterminato'),
            annota(2, 'Affrancato', 'intero', { max: 9 }),
            euro(3, 'Corrispettivo'),
            euro(4, 'Costo'),
          ],
        },
        { righi: '13', titolo: 'Minusvalenze precedenti', colonne: '1<RT24.1' },
        {
          ...{ righi: '14', titolo: 'Minusvalenze certificate', colonne: '2<RT25.1' },
          proprie: [euro(1, 'Anni precedenti')],
        },
        { righi: '15', titolo: 'Eccedenza d’imposta', colonne: '1<RT28.1' },
        { righi: '16', titolo: 'Paesi a regime privilegiato', proprie: [euro(1, 'Importo')] },
      ],
    },
    {
      titolo: 'Sezioni III e IV, partecipazioni qualificate e in Paesi a regime privilegiato',
      righi: [
        ...['21', '24', '27', '31', '33'].map((righi) => ({
          ...{ righi, titolo: 'Totali', proprie: coppia('Corrispettivi', 'Costi') },
        })),
        ...['22', '25', '28', '32'].map((righi) => ({
          ...{ righi, titolo: 'Valore rideterminato', raccolta: `cessioni${righi}` },
          proprie: coppia('Corrispettivo', 'Costo'),
        })),
        ...['23', '26', '29'].map((righi) => ({
          ...{ righi, titolo: 'Minusvalenze e imposta versata' },
          proprie: coppia('Minusvalenze', 'Imposta versata'),
        })),
        { righi: '30', titolo: 'Paesi a regime privilegiato', proprie: [euro(1, 'Importo')] },
        { righi: '34', titolo: 'Minusvalenze precedenti', proprie: [euro(1, 'Importo')] },
        { righi: '35', titolo: 'Imposta versata', proprie: [euro(1, 'Importo')] },
      ],
    },
    {
      titolo: 'Sezione V, cripto-attività',
      righi: [
        { righi: '41', titolo: 'Totali', colonne: '1<RT911.1 2<RT912.1', al: 2025 },
        {
          ...{ righi: '41', titolo: 'Totali', colonne: '3<RT911.1 4<RT912.1', dal: 2026 },
          proprie: coppia('Corrispettivi fino al 2024', 'Costi fino al 2024'),
        },
        { righi: '42', titolo: 'Valore rideterminato', proprie: coppia('Corrispettivo', 'Costo'), al: 2025 },
        {
          ...{ righi: '42', titolo: 'Valore rideterminato', dal: 2026 },
          proprie: [
            ...coppia('Corrispettivo fino al 2024', 'Costo fino al 2024'),
            euro(3, 'Corrispettivo {annoImposta}'),
            euro(4, 'Costo {annoImposta}'),
          ],
        },
        { righi: '43', titolo: 'Minusvalenze precedenti', colonne: '1<RT913.1' },
        { righi: '44', titolo: 'Minusvalenze certificate', proprie: coppia('Anni precedenti', 'Totale') },
        { righi: '45', titolo: 'Eccedenza d’imposta', proprie: [euro(1, 'Importo')] },
      ],
    },
    {
      titolo: 'Sezione VII, minusvalenze non compensate',
      righi: [
        residue('101', 'Sezione I'),
        residue('102', 'Sezione II'),
        residue('103', 'Sezione III'),
        residue('104', 'Sezione IV'),
        { righi: '105', titolo: 'Sezione V', proprie: coppia('Di due anni prima', 'Di un anno prima') },
      ],
    },
    {
      titolo: 'Sezione VIII, imposta a credito',
      righi: [
        {
          ...{ righi: '111', titolo: 'Sezioni I e II' },
          proprie: coppia('Eccedenza precedente', 'Compensata in F24'),
        },
        { righi: '112', titolo: 'Sezione V', proprie: [euro(1, 'Eccedenza precedente')] },
      ],
    },
    {
      titolo: 'Sezione IX, partecipazioni rivalutate',
      righi: [{ righi: '116-117', da: 'RT105', ...rivalutazione }],
    },
    {
      titolo: 'Sezione X, cripto-attività al valore normale',
      righi: [
        {
          ...{ righi: '118-119', titolo: 'Cripto-attività', raccolta: 'criptoValore', dal: 2026 },
          proprie: [...coppia('Valore', 'Imposta'), barrata(3, 'Rateizzazione'), barrata(4, 'Cumulativo')],
        },
      ],
    },
  ],
};

const estero: QuadroUfficiale = {
  codice: 'W',
  titolo: 'Investimenti e attività estere',
  titoloBreve: 'Attività estere',
  dal: 2024,
  pf: ['RW'],
  nota: 'Le imposte, che il modello non mostra, sono nelle colonne da 111.',
  sezioni: [
    {
      titolo: 'Sezione I, investimenti e attività',
      righi: [
        {
          righi: '1-5',
          da: 'RW1',
          colonne: '1 3 4 5 6 7 8 9 10 11 12 13 14 16 21',
          proprie: [
            annota(2, 'Tipo contribuente', 'intero', { max: 2 }),
            annota(15, 'Partecipazione %', 'percentuale', { max: 100 }),
            annota(17, 'CF della società', 'testo', { lunghezza: 16 }),
            annota(18, 'CF del cointestatario', 'codiceFiscale'),
            annota(19, 'CF del cointestatario', 'codiceFiscale'),
            barrata(20, 'Più cointestatari'),
          ],
        },
      ],
    },
    {
      titolo: 'Versamenti e residui',
      righi: [
        { righi: '6', titolo: 'IVAFE', colonne: '2<RW6.2 3<RW6.3 4<RW6.4' },
        { righi: '7', titolo: 'IVIE', colonne: '2<RW7.2 3<RW7.3 4<RW7.4' },
        { righi: '8', titolo: 'Cripto-attività', colonne: '2<RW8.2 3<RW8.3 4<RW8.4' },
      ],
    },
  ],
};

export const quadriAltri: readonly QuadroUfficiale[] = [
  compensazioni,
  condominio,
  ulteriori,
  separata,
  plusvalenze,
  estero,
];
