import * as r from '../../../regole/certificazione.ts';
import * as l from '../../../regole/certificazione-lavoro.ts';
import {
  comune,
  data,
  euro,
  type GruppoPunti,
  letto,
  numero,
  type Punto,
  persona,
  spunta,
  testo,
} from './punti.ts';
import { puntiSomme } from './punti-somme.ts';

const FINO_2020 = { al: 2020 } as const;
const DAL_2021 = { dal: 2021 } as const;
const DAL_2024 = { dal: 2024 } as const;
const DAL_2026 = { dal: 2026 } as const;
const UNO_DUE = { min: 1, max: 2 } as const;

/** Outcome of a 730: what of a tax could not be withheld, and what could not be paid back. */
const nonRegolati = (primo: number, imposta: string): Punto[] => [
  euro(primo, `${imposta}, non trattenuto`),
  euro(primo + 1, `${imposta}, non rimborsato`),
];
/** The two before them, that only the file has. */
const regolati = (primo: number, imposta: string): Punto[] => [
  euro(primo, `${imposta}, trattenuto`),
  euro(primo + 1, `${imposta}, rimborsato`),
];
const esito = (primo: number, imposta: string): Punto[] => [
  ...regolati(primo, imposta),
  ...nonRegolati(primo + 2, imposta),
];
const acconti = (primo: number): Punto[] => [
  euro(primo, 'Prima rata di acconto IRPEF'),
  euro(primo + 1, 'Seconda o unica rata di acconto IRPEF'),
  euro(primo + 3, 'Acconto dell’addizionale comunale'),
  comune(primo + 4, 'Codice catastale per l’acconto'),
  euro(primo + 5, 'Prima rata di acconto della cedolare'),
  euro(primo + 6, 'Seconda o unica rata di acconto della cedolare'),
  euro(primo + 10, 'Acconti IRPEF sospesi'),
  euro(primo + 11, 'Acconto dell’addizionale comunale sospeso'),
  euro(primo + 12, 'Acconti della cedolare sospesi'),
];
const addizionali = (primo: number): Punto[] => [
  ...esito(primo, 'Addizionale regionale'),
  numero(primo + 4, 'Codice regione', { max: 21 }),
  ...esito(primo + 10, 'Addizionale comunale'),
  comune(primo + 14, 'Codice catastale del comune'),
];

const coppie = (primo: number, quante: number, codice: string): Punto[] =>
  Array.from({ length: quante }, (_, i) => [
    numero(primo + 2 * i, `${codice} ${i + 1}`, { max: 99 }),
    euro(primo + 2 * i + 1, `Importo ${i + 1}`),
  ]).flat();

const rapporto: GruppoPunti = {
  titolo: 'Redditi',
  punti: [
    ...r.redditi.map((dato, i) => letto(i + 1, dato)),
    letto(6, r.giorniLavoro, { max: 366 }),
    letto(7, r.giorniPensione, { max: 366 }),
    letto(8, r.inizio),
    letto(9, r.fine),
    spunta(10, 'In forza al 31 dicembre'),
    numero(11, 'Periodi particolari'),
    euro(12, 'Redditi erogati in franchi', DAL_2021),
    letto(13, l.giorniSemestri[0], { max: 182, ...DAL_2021 }),
    letto(14, l.giorniSemestri[1], { max: 184, ...DAL_2021 }),
  ],
};
const ritenute: GruppoPunti = {
  titolo: 'Ritenute e addizionali',
  punti: [
    letto(21, r.ritenute),
    letto(22, r.regionale),
    euro(24, 'Addizionale regionale, rapporti cessati'),
    letto(26, r.comunaleAcconto),
    letto(27, r.comunaleSaldo),
    euro(28, 'Addizionale comunale, rapporti cessati'),
    letto(29, r.comunaleSuccessivo),
    letto(30, l.sospese),
    letto(31, l.regionaleSospesa),
    letto(33, l.accontoSospeso),
    letto(34, l.saldoSospeso),
  ],
};

const assistenza: readonly GruppoPunti[] = [
  {
    titolo: 'Assistenza fiscale, 730 del dichiarante',
    punti: [
      spunta(54, 'Presenza di un 730-4 integrativo', DAL_2021),
      spunta(55, 'Presenza di un 730-4 rettificativo', DAL_2021),
      ...esito(61, 'Saldo IRPEF'),
      ...addizionali(71),
      ...nonRegolati(93, 'Saldo della cedolare'),
      euro(111, 'Tassazione separata trattenuta'),
      euro(112, 'Tassazione separata non trattenuta'),
      ...acconti(121),
    ],
  },
  {
    titolo: 'Assistenza fiscale, 730 del coniuge',
    punti: [
      ...nonRegolati(263, 'Saldo IRPEF'),
      ...addizionali(271),
      ...nonRegolati(293, 'Saldo della cedolare'),
      ...acconti(321),
    ],
  },
  {
    titolo: 'Oneri detraibili',
    punti: l.oneri.flatMap(({ codice, importo }, i) => [
      letto(341 + 2 * i, codice, { max: 99 }),
      letto(342 + 2 * i, importo),
    ]),
  },
];

const detrazioni: GruppoPunti = {
  titolo: 'Imposta, detrazioni e crediti',
  punti: [
    letto(361, r.lorda),
    letto(362, l.carichi),
    letto(363, l.numerose),
    euro(364, 'Credito riconosciuto per famiglie numerose', { al: 2023 }),
    euro(365, 'Credito non riconosciuto per famiglie numerose', { al: 2023 }),
    euro(366, 'Credito per famiglie numerose recuperato', { al: 2023 }),
    letto(367, l.perLavoro),
    letto(368, l.perOneri, FINO_2020),
    letto(368, l.ulteriore, { dal: 2021, al: 2022 }),
    letto(368, l.ulteriore, DAL_2026),
    letto(369, l.perOneri, DAL_2021),
    letto(370, l.perCanoni, DAL_2021),
    euro(371, 'Credito riconosciuto per canoni di locazione', DAL_2021),
    euro(372, 'Credito non riconosciuto per canoni di locazione', DAL_2021),
    euro(373, 'Credito per canoni di locazione recuperato', DAL_2021),
    letto(373, r.detrazioni, FINO_2020),
    letto(374, r.detrazioni, DAL_2021),
    letto(375, r.netta, DAL_2021),
    letto(376, l.creditoEstero, DAL_2021),
    testo(377, 'Codice dello Stato estero', { lunghezza: 3, ...DAL_2021 }),
    letto(378, l.annoEstero, { min: 1990, max: 2099, ...DAL_2021 }),
    letto(379, l.redditoEstero, DAL_2021),
    letto(380, l.impostaEstera, DAL_2021),
    euro(381, 'Credito APE utilizzato', DAL_2021),
    euro(382, 'Credito APE rimborsato', DAL_2021),
    letto(383, l.compensoSicurezza, DAL_2021),
    letto(384, l.detrazioneSicurezza, DAL_2021),
    letto(385, l.nonFruitaSicurezza, DAL_2021),
  ],
};

const EROGATO = { ...UNO_DUE, tipo: 'intero', istruzioni: '1 erogato, 2 non erogato.' } as const;
const trattamento: GruppoPunti = {
  titolo: 'Bonus IRPEF e trattamento integrativo',
  punti: [
    numero(391, 'Codice bonus', { ...UNO_DUE, al: 2021 }),
    euro(392, 'Bonus erogato', { al: 2021 }),
    euro(393, 'Bonus non erogato', { al: 2021 }),
    euro(394, 'Bonus recuperato', FINO_2020),
    numero(395, 'Codice bonus di altri soggetti', FINO_2020),
    euro(396, 'Bonus di altri soggetti', FINO_2020),
    euro(397, 'Bonus non erogato da altri soggetti', FINO_2020),
    persona(399, 'Codice fiscale dell’altro soggetto', FINO_2020),
    letto(400, r.codiceTrattamento, { ...EROGATO, dal: 2021, al: 2021 }),
    letto(401, r.trattamento, { dal: 2021, al: 2021 }),
    letto(402, l.trattamentoNonErogato, { dal: 2021, al: 2021 }),
    letto(390, r.codiceTrattamento, { ...EROGATO, dal: 2022 }),
    letto(391, r.trattamento, { dal: 2022 }),
    letto(392, l.trattamentoNonErogato, { dal: 2022 }),
  ],
};

const previdenza: GruppoPunti = {
  titolo: 'Previdenza complementare',
  punti: [
    letto(411, l.tipoPrevidenza, {
      min: 1,
      max: 4,
      istruzioni: '1 ordinaria, 2 fondo in squilibrio, 3 prima occupazione.',
    }),
    letto(412, l.previdenzaDedotta),
    letto(413, l.previdenzaNonDedotta),
    data(415, 'Data di iscrizione al fondo'),
    euro(416, 'Prima occupazione, versati nell’anno'),
    letto(417, l.primaOccupazione),
    euro(418, 'Prima occupazione, importo totale'),
    euro(419, 'Prima occupazione, differenziale'),
    numero(420, 'Prima occupazione, anni residui', { max: 25 }),
    letto(421, l.familiariVersati),
    letto(422, l.familiariDedotti),
    letto(423, l.familiariNonDedotti),
  ],
};
const deducibili: GruppoPunti = {
  titolo: 'Oneri deducibili',
  punti: [
    euro(431, 'Oneri deducibili già esclusi dai redditi'),
    ...coppie(432, 3, 'Codice onere'),
    euro(438, 'Somme restituite nell’anno'),
    euro(439, 'Residuo dell’anno precedente'),
    euro(440, 'Somme restituite non dedotte'),
    letto(441, l.sanitariEsclusi),
    letto(442, l.sanitariTassati),
    persona(443, 'Codice fiscale dell’ente o cassa'),
    spunta(444, 'Assicurazioni sanitarie'),
    euro(449, 'Reddito complessivo per le detrazioni', DAL_2026),
  ],
};
const altri: GruppoPunti = {
  titolo: 'Redditi esenti e altri dati',
  punti: [
    euro(455, 'Frontalieri, tempo indeterminato', DAL_2021),
    euro(456, 'Frontalieri, tempo determinato', DAL_2021),
    euro(457, 'Pensione degli orfani', DAL_2021),
    letto(462, l.codiceEsenzione, { max: 99, ...DAL_2021 }),
    letto(463, l.quotaEsente, DAL_2021),
    numero(464, 'Codice redditi esenti', { dal: 2020 }),
    euro(465, 'Redditi esenti', { dal: 2020 }),
    numero(468, 'Codice redditi esenti', { al: 2019 }),
    euro(469, 'Redditi esenti', { al: 2019 }),
    euro(469, 'IRPEF da trattenere dopo il conguaglio', DAL_2021),
    euro(471, 'IRPEF da versare da parte del dipendente', DAL_2021),
    spunta(472, 'Applicazione di maggiore ritenuta', DAL_2021),
    numero(473, 'Casi particolari', DAL_2021),
    euro(474, 'Erogazioni in natura', { dal: 2021, al: 2023 }),
    euro(474, 'Erogazioni in natura, benefit base', DAL_2024),
    spunta(475, 'Applicazione di maggiore ritenuta', FINO_2020),
    euro(475, 'Erogazioni in natura, con figli a carico', DAL_2024),
    euro(476, 'Bonus carburante', { dal: 2023, al: 2024 }),
    letto(476, l.neoassunti, DAL_2026),
    euro(478, 'Sostegno al reddito', { dal: 2021, al: 2023 }),
    euro(479, 'Clausola di salvaguardia, reddito percepito', { dal: 2021, al: 2023 }),
    euro(480, 'Clausola di salvaguardia, reddito contrattuale', { dal: 2021, al: 2023 }),
    euro(479, 'Trattamento integrativo speciale', DAL_2024),
    euro(480, 'Compensi agli addetti alle corse ippiche', DAL_2026),
    letto(481, l.ritenuteImposta.redditi),
    letto(482, l.ritenuteImposta.ritenute),
    euro(483, 'Ritenute d’imposta sospese'),
    numero(484, 'Causale dei redditi a ritenuta d’imposta'),
    euro(485, 'Redditi con causale 2', FINO_2020),
    euro(485, 'Ritenute d’imposta sospese, causale 2', DAL_2021),
    euro(487, 'Ritenute d’imposta con causale 2'),
    letto(496, l.utili.esente, DAL_2021),
    letto(497, l.utili.imponibile, DAL_2021),
    letto(498, l.utili.ritenute, DAL_2021),
    letto(499, l.utili.regionale, DAL_2021),
    euro(500, 'Lavori socialmente utili, ritenute sospese', DAL_2021),
    euro(501, 'Lavori socialmente utili, addizionale sospesa', DAL_2021),
  ],
};
const arretrati: GruppoPunti = {
  titolo: 'Compensi arretrati a tassazione separata',
  punti: [
    letto(511, l.arretrati[0]),
    letto(512, l.arretrati[1]),
    letto(513, l.ritenuteArretrati),
    euro(514, 'Ritenute sospese sui compensi arretrati'),
    euro(515, 'Comparto sicurezza, compenso erogato', DAL_2021),
    letto(516, l.detrazioneArretrati, DAL_2021),
  ],
};
const conguagli: GruppoPunti = {
  titolo: 'Redditi erogati da altri soggetti',
  punti: [
    ...l.conguagliati.map((dato, i) => letto(531 + i, dato)),
    persona(536, 'Codice fiscale dell’altro soggetto'),
    ...[1, 2, 3, 4, 5].map((di) => euro(537 + di, `Reddito conguagliato, compreso nel punto ${di}`)),
    euro(543, 'Ritenute'),
    euro(544, 'Addizionale regionale'),
    euro(545, 'Addizionale comunale, acconto'),
    euro(546, 'Addizionale comunale, saldo'),
    euro(561, 'Lavori socialmente utili, quota esente', DAL_2021),
    euro(562, 'Lavori socialmente utili, quota imponibile', DAL_2021),
    euro(563, 'Lavori socialmente utili, ritenute', DAL_2021),
    euro(564, 'Lavori socialmente utili, addizionale regionale', DAL_2021),
  ],
};

/** Employment, assimilated income and tax assistance. */
export const puntiLavoro: readonly GruppoPunti[] = [
  rapporto,
  ritenute,
  detrazioni,
  trattamento,
  ...assistenza,
  previdenza,
  deducibili,
  altri,
  arretrati,
  conguagli,
  ...puntiSomme,
];
