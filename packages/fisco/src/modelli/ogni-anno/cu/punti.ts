// The points of the Certificazione Unica by year of the form, in our own words. Facts from two programs that write its file
// (Easy-Uni.Co., CU 2015-2024; Microsoft Business Central), and for points 1-7, 26, 29, 462, 463, 721 and 726 from the facts on
// Redditi PF (RC1-RC14). None was compared with the form of its year. Where a programme gives no end, the years after 2024
// keep the last list known.

import type { TipoCasella } from '../../modello.ts';

/** A point of the form, and the years of the form that have it: all of them where none is said. */
export interface Punto {
  readonly punto: number;
  readonly titolo: string;
  readonly tipo: TipoCasella;
  readonly lunghezza?: number;
  /** Digits of a code of fixed length. */
  readonly cifre?: number;
  readonly dal?: number;
  readonly al?: number;
}
export interface GruppoPunti {
  readonly titolo: string;
  readonly punti: readonly Punto[];
}

type Anni = Pick<Punto, 'dal' | 'al' | 'lunghezza' | 'cifre'>;
const uno =
  (tipo: TipoCasella) =>
  (punto: number, titolo: string, anni: Anni = {}): Punto => ({ punto, titolo, tipo, ...anni });
const euro = uno('decimale');
const numero = uno('intero');
const testo = uno('testo');
const spunta = uno('barrata');
const persona = uno('codiceFiscale');
const cifre = (punto: number, titolo: string, quante: number, anni: Anni = {}): Punto =>
  testo(punto, titolo, { ...anni, cifre: quante });
const comune = (punto: number, titolo: string): Punto => testo(punto, titolo, { lunghezza: 4 });

/** Outcome of a 730: withheld, paid back, and what could not be. */
const esito = (primo: number, imposta: string): Punto[] =>
  ['trattenuta', 'rimborsata', 'non trattenuta', 'non rimborsata'].map((come, i) =>
    euro(primo + i, `${imposta} ${come}`),
  );
const addizionali = (primo: number): Punto[] => [
  ...esito(primo, 'Addizionale regionale'),
  numero(primo + 4, 'Codice regione'),
  ...esito(primo + 10, 'Addizionale comunale'),
  comune(primo + 14, 'Codice catastale del comune'),
];
const coppie = (primo: number, quante: number, codice: string): Punto[] =>
  Array.from({ length: quante }, (_, i) => [
    numero(primo + 2 * i, `${codice} ${i + 1}`),
    euro(primo + 2 * i + 1, `Importo ${i + 1}`),
  ]).flat();

/** Employment, assimilated income and tax assistance, but the points that rules read. */
export const puntiLavoro: readonly GruppoPunti[] = [
  {
    titolo: 'Rapporto di lavoro',
    punti: [
      spunta(10, 'In forza al 31 dicembre'),
      numero(11, 'Periodi particolari'),
      numero(13, 'Giorni del 1° semestre', { dal: 2021 }),
      numero(14, 'Giorni del 2° semestre', { dal: 2021 }),
    ],
  },
  {
    titolo: 'Assistenza fiscale, 730 del dichiarante',
    punti: [
      ...esito(61, 'IRPEF'),
      ...addizionali(71),
      euro(111, 'Tassazione separata trattenuta'),
      euro(112, 'Tassazione separata non trattenuta'),
      euro(121, 'Prima rata di acconto IRPEF'),
      euro(122, 'Seconda o unica rata di acconto IRPEF'),
      euro(124, 'Acconto dell’addizionale comunale'),
      comune(125, 'Codice catastale per l’acconto'),
    ],
  },
  {
    titolo: 'Assistenza fiscale, 730 del coniuge',
    punti: [
      ...addizionali(271),
      euro(324, 'Acconto dell’addizionale comunale'),
      comune(325, 'Codice catastale per l’acconto'),
    ],
  },
  { titolo: 'Oneri detraibili', punti: coppie(341, 6, 'Codice onere') },
  {
    titolo: 'Bonus IRPEF',
    punti: [
      numero(391, 'Codice bonus', { al: 2021 }),
      euro(392, 'Bonus erogato', { al: 2021 }),
      euro(393, 'Bonus non erogato', { al: 2021 }),
      euro(394, 'Bonus recuperato', { al: 2020 }),
      numero(395, 'Codice bonus di altri soggetti', { al: 2020 }),
      euro(396, 'Bonus di altri soggetti', { al: 2020 }),
      euro(397, 'Bonus non erogato da altri soggetti', { al: 2020 }),
      persona(399, 'Codice fiscale dell’altro soggetto', { al: 2020 }),
    ],
  },
  {
    titolo: 'Oneri deducibili',
    punti: [
      euro(431, 'Oneri deducibili già esclusi dai redditi'),
      ...coppie(432, 3, 'Codice onere'),
      euro(438, 'Somme restituite nell’anno'),
      euro(439, 'Residuo dell’anno precedente'),
      euro(440, 'Somme restituite non dedotte'),
      euro(441, 'Contributi a enti e casse, dedotti'),
      euro(442, 'Contributi a enti e casse, non dedotti'),
      persona(443, 'Codice fiscale dell’ente o cassa'),
      spunta(444, 'Assicurazioni sanitarie'),
    ],
  },
  {
    titolo: 'Redditi esenti e a ritenuta d’imposta',
    punti: [
      numero(462, 'Codice esenzione docenti, impatriati', { dal: 2023 }),
      euro(463, 'Quota esente docenti, impatriati', { dal: 2023 }),
      numero(464, 'Codice redditi esenti', { dal: 2020 }),
      euro(465, 'Redditi esenti', { dal: 2020 }),
      numero(468, 'Codice redditi esenti', { al: 2019 }),
      euro(469, 'Redditi esenti', { al: 2019 }),
      spunta(475, 'Applicazione di maggiore ritenuta'),
      euro(481, 'Redditi a ritenuta d’imposta'),
      euro(482, 'Ritenute d’imposta'),
      euro(483, 'Ritenute d’imposta sospese'),
      numero(484, 'Causale dei redditi a ritenuta d’imposta'),
      euro(485, 'Redditi con causale 2', { al: 2020 }),
      euro(485, 'Ritenute d’imposta sospese', { dal: 2021 }),
      euro(487, 'Ritenute d’imposta con causale 2'),
    ],
  },
  {
    titolo: 'Redditi erogati da altri soggetti',
    punti: [
      euro(531, 'Totale dei redditi conguagliati'),
      persona(536, 'Codice fiscale dell’altro soggetto'),
      euro(538, 'Reddito conguagliato'),
      euro(543, 'Ritenute'),
      euro(544, 'Addizionale regionale'),
      euro(545, 'Addizionale comunale, acconto'),
      euro(546, 'Addizionale comunale, saldo'),
    ],
  },
  {
    titolo: 'Bonus tredicesima',
    punti: [
      euro(721, 'Reddito per il bonus', { dal: 2025, al: 2025 }),
      numero(726, 'Giorni per il bonus', { dal: 2025, al: 2025 }),
    ],
  },
  {
    titolo: 'Riquadro oltre il punto 700',
    punti: [numero(741, 'Dato del riquadro, punto 741'), euro(742, 'Redditi del riquadro, punto 742')],
  },
];

/** The denuncia of INPS: which months, as the form has it after some shift of its numbers. */
const denuncia = (primo: number, anni: Anni): Punto[] => [
  spunta(primo, 'Denuncia UniEmens, tutti i mesi', anni),
  testo(primo + 1, 'Denuncia UniEmens, mesi esclusi', { ...anni, lunghezza: 12 }),
  persona(primo + 2, 'Codice fiscale di chi fa la denuncia', anni),
  testo(primo + 3, 'Periodi retributivi della denuncia', { ...anni, lunghezza: 12 }),
];
const parasubordinati = (primo: number, anni: Anni): Punto[] => [
  euro(primo, 'Compensi al parasubordinato', anni),
  euro(primo + 1, 'Contributi dovuti', anni),
  euro(primo + 2, 'Contributi a carico del lavoratore', anni),
  euro(primo + 3, 'Contributi versati', anni),
  spunta(primo + 4, 'Denuncia, tutti i mesi', anni),
  testo(primo + 5, 'Denuncia, singoli mesi', { ...anni, lunghezza: 12 }),
  testo(primo + 6, 'Tipo di rapporto', { ...anni, lunghezza: 2 }),
];
const assicurazione = (primo: number, anni: Anni): Punto[] => [
  testo(primo, 'Qualifica', { ...anni, lunghezza: 1 }),
  cifre(primo + 1, 'Posizione assicurativa territoriale', 11, anni),
  cifre(primo + 2, 'Data di inizio, GGMM', 4, anni),
  cifre(primo + 3, 'Data di fine, GGMM', 4, anni),
  testo(primo + 4, 'Codice comune', { ...anni, lunghezza: 4 }),
  spunta(primo + 5, 'Personale viaggiante', anni),
];
const FINO_2020 = { al: 2020 } as const;
const DAL_2021 = { dal: 2021 } as const;

/** Social security. */
export const puntiPrevidenza: readonly GruppoPunti[] = [
  {
    titolo: 'Gestione dei dipendenti pubblici',
    punti: [
      cifre(1, 'Matricola dell’azienda', 10),
      testo(9, 'Codice fiscale dell’amministrazione', { lunghezza: 16 }),
      testo(10, 'Progressivo dell’azienda', { lunghezza: 5 }),
      numero(12, 'Gestione pensionistica'),
      numero(14, 'Gestione credito'),
      numero(17, 'Anno di riferimento'),
      euro(18, 'Imponibile pensionistico'),
      euro(19, 'Contributi pensionistici dovuti'),
      euro(20, 'Contributi pensionistici trattenuti'),
      euro(26, 'Imponibile della gestione credito', FINO_2020),
      euro(27, 'Contributo della gestione credito, dovuto', FINO_2020),
      euro(28, 'Contributo della gestione credito, trattenuto', FINO_2020),
      euro(26, 'Imponibile TFR, ulteriori elementi', DAL_2021),
      euro(27, 'Contributo TFR, ulteriori elementi', DAL_2021),
      euro(28, 'Imponibile della gestione credito', DAL_2021),
      euro(29, 'Contributo della gestione credito, dovuto', DAL_2021),
      euro(30, 'Contributo della gestione credito, trattenuto', DAL_2021),
      ...denuncia(35, FINO_2020),
      ...denuncia(37, DAL_2021),
    ],
  },
  {
    titolo: 'Gestione separata, parasubordinati',
    punti: [...parasubordinati(43, FINO_2020), ...parasubordinati(45, DAL_2021)],
  },
  {
    titolo: 'Assicurazione contro gli infortuni',
    punti: [...assicurazione(71, { al: 2023 }), ...assicurazione(91, { dal: 2024 })],
  },
];

const pignoramento = (primo: number, quale: number): Punto[] => [
  persona(primo, `Pignoramento ${quale}: debitore principale`),
  euro(primo + 1, `Pignoramento ${quale}: somme erogate`),
  euro(primo + 2, `Pignoramento ${quale}: ritenute operate`),
  euro(primo + 3, `Pignoramento ${quale}: somme erogate non tassate`),
];

/** Self-employment, commissions and other income, but the points that rules read. */
export const puntiAutonomo: readonly GruppoPunti[] = [
  {
    titolo: 'Ritenute sospese e addizionali',
    punti: [
      euro(11, 'Ritenute sospese'),
      euro(12, 'Addizionale regionale a titolo d’acconto'),
      euro(13, 'Addizionale regionale a titolo d’imposta'),
      euro(14, 'Addizionale regionale sospesa'),
      euro(15, 'Addizionale comunale a titolo d’acconto'),
      euro(16, 'Addizionale comunale a titolo d’imposta'),
      euro(17, 'Addizionale comunale sospesa'),
      euro(18, 'Imponibile di anni precedenti'),
      euro(19, 'Ritenute operate in anni precedenti'),
      euro(20, 'Spese rimborsate'),
      euro(21, 'Ritenute rimborsate'),
    ],
  },
  {
    titolo: 'Dati previdenziali',
    punti: [
      persona(29, 'Codice fiscale dell’ente previdenziale'),
      testo(30, 'Denominazione dell’ente previdenziale', { lunghezza: 60 }),
      testo(32, 'Codice azienda', { lunghezza: 15 }),
      testo(33, 'Categoria del percipiente', { lunghezza: 5 }),
      euro(34, 'Contributi a carico dell’erogante'),
      euro(35, 'Contributi a carico del percipiente'),
      euro(38, 'Contributi dovuti'),
      euro(39, 'Contributi versati'),
    ],
  },
  {
    titolo: 'Operazioni straordinarie e pignoramenti',
    punti: [
      persona(72, 'Operazioni straordinarie: codice fiscale'),
      ...pignoramento(101, 1),
      ...pignoramento(105, 2),
    ],
  },
];

/** Point 006 of self-employment by year of the form: the codes that the facts know. */
export const codiciSomme: readonly {
  readonly dal: number;
  readonly al: number;
  readonly codici: readonly number[];
}[] = [
  { dal: 2019, al: 2019, codici: [7] },
  { dal: 2020, al: 2020, codici: [7, 8] },
  { dal: 2021, al: 2022, codici: [7, 12] },
  { dal: 2023, al: 2024, codici: [21, 22, 24] },
];

/** Whether the form of a year has a point. */
export const isDellAnno = ({ dal = 0, al = 9999 }: Pick<Punto, 'dal' | 'al'>, anno: number): boolean =>
  dal <= anno && anno <= al;
