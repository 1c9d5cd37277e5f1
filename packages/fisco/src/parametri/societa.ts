import { parametro, type Tabella } from '../engine/index.ts';
import { aScaglioni, daRiscontrare, euro, legge, percento, vale } from './scrittura.ts';

type Fonte = ReturnType<typeof legge>;
const sempre = (id: string, descrizione: string, quanto: number, fonte: Fonte) =>
  parametro({ id, descrizione, unita: 'quota', valori: [vale(2018, null, percento(quanto), fonte)] });
const limite = (id: string, descrizione: string, quanto: number, fonte: Fonte) =>
  parametro({ id, descrizione, unita: 'euro', valori: [vale(2018, null, euro(quanto), fonte)] });

// --- variations of the income of business ------------------------------------------------------------------------------
/** Dividends and exempt gains of who is taxed by IRES: this part is out of the income. */
export const quotaEsclusa = sempre(
  'societa/quota-esclusa',
  'Parte esclusa di dividendi e plusvalenze esenti',
  95,
  legge('TUIR', 'artt. 87 e 89'),
);
/** Interest beyond what was earned is deducted within this part of the gross operating income. */
export const quotaRol = sempre('societa/quota-rol', 'Parte del ROL', 30, legge('TUIR', 'art. 96, c. 2'));
export const quotaManutenzioni = sempre(
  'societa/quota-manutenzioni',
  'Manutenzioni deducibili sul costo dei beni',
  5,
  legge('TUIR', 'art. 102, c. 6'),
);
export const quotaAlberghi = sempre(
  'societa/quota-alberghi',
  'Alberghi e ristoranti deducibili',
  75,
  legge('TUIR', 'art. 109, c. 5'),
);
/** By takings: 1,5% up to 10 million, 0,6% up to 50, 0,4% above. */
export const scaglioniRappresentanza = parametro({
  id: 'societa/scaglioni-rappresentanza',
  descrizione: 'Limite delle spese di rappresentanza',
  unita: 'quota',
  valori: [
    vale(
      2018,
      null,
      aScaglioni([0, 1.5], [10_000_000, 0.6], [50_000_000, 0.4]),
      legge('TUIR', 'art. 108, c. 2'),
    ),
  ],
});
export const quotaIrap = sempre(
  'societa/quota-irap',
  'IRAP deducibile con interessi passivi',
  10,
  legge('D.L. 185/2008', 'art. 6'),
);
export const quotaSvalutazione = sempre(
  'societa/quota-svalutazione',
  'Svalutazione dei crediti dell’anno',
  0.5,
  legge('TUIR', 'art. 106, c. 1'),
);
export const quotaFondo = sempre(
  'societa/quota-fondo',
  'Fondo svalutazione crediti',
  5,
  legge('TUIR', 'art. 106, c. 1'),
);
const MAXI = legge('D.Lgs. 216/2023', 'art. 4');
const maxi = (id: string, quanto: number) =>
  parametro({
    id: `societa/${id}`,
    descrizione: 'Maggiorazione del costo delle nuove assunzioni',
    unita: 'quota',
    valori: [vale(2018, 2023, 0, MAXI), vale(2024, 2027, percento(quanto), MAXI)],
  });
export const quotaMaxi = maxi('quota-maxi', 20);
export const quotaMaxiTutelati = maxi('quota-maxi-tutelati', 30);

// --- vehicles and amortisation ------------------------------------------------------------------------------------------
const ART_164 = legge('TUIR', 'art. 164');
/** By use: none said or 1 of the firm, 2 of an agent, 3 given to an employee, 4 only instrumental or public. */
export const quoteVeicoli = parametro<Tabella>({
  id: 'societa/quote-veicoli',
  descrizione: 'Parte deducibile del costo dei veicoli',
  unita: 'quota',
  valori: [
    vale(
      2018,
      null,
      new Map([
        [0, percento(20)],
        [1, percento(20)],
        [2, percento(80)],
        [3, percento(70)],
        [4, percento(100)],
      ]),
      ART_164,
    ),
  ],
});
/** By kind: none said or 1 car, 2 car of an agent, 3 motorcycle, 4 moped, 5 car on hire (a year), 6 no limit. */
export const limitiVeicoli = parametro<Tabella>({
  id: 'societa/limiti-veicoli',
  descrizione: 'Costo rilevante dei veicoli',
  unita: 'euro',
  valori: [
    vale(
      2018,
      null,
      new Map([
        [0, euro(18_075.99)],
        [1, euro(18_075.99)],
        [2, euro(25_822.84)],
        [3, euro(4_131.66)],
        [4, euro(2_065.83)],
        [5, euro(3_615.2)],
        [6, euro(999_999_999)],
      ]),
      ART_164,
    ),
  ],
});
/** Over how many years the cost goes, where the law says it: 2 patents and software, 3 goodwill and trademarks, 4 the same revalued. */
export const anniImmateriali = parametro<Tabella>({
  id: 'societa/anni-immateriali',
  descrizione: 'Anni di ammortamento dei beni immateriali',
  unita: 'numero',
  valori: [
    vale(
      2018,
      null,
      new Map([
        [2, 2],
        [3, 18],
        [4, 50],
      ]),
      daRiscontrare('TUIR', 'art. 103'),
    ),
  ],
});

// --- IRES -----------------------------------------------------------------------------------------------------------------
const ACE = daRiscontrare('D.L. 201/2011', 'art. 1');
/** Return on new capital: it ended with 2023. */
export const rendimentoAce = parametro({
  id: 'ires/rendimento-ace',
  descrizione: 'Rendimento del nuovo capitale',
  unita: 'quota',
  valori: [
    vale(2018, 2018, percento(1.5), ACE),
    vale(2019, 2023, percento(1.3), legge('L. 160/2019', 'art. 1, c. 287')),
    vale(2024, null, 0, legge('D.Lgs. 216/2023', 'art. 5')),
  ],
});
const SUPER_ACE = legge('D.L. 73/2021', 'art. 19');
export const rendimentoSuperAce = parametro({
  id: 'ires/rendimento-super-ace',
  descrizione: 'Rendimento del capitale nuovo del 2021',
  unita: 'quota',
  valori: [
    vale(2018, 2020, 0, SUPER_ACE),
    vale(2021, 2021, percento(15), SUPER_ACE),
    vale(2022, null, 0, SUPER_ACE),
  ],
});
export const limiteSuperAce = limite(
  'ires/limite-super-ace',
  'Capitale nuovo del 2021 al rendimento maggiore',
  5_000_000,
  SUPER_ACE,
);
/** A reserve of the profit of 2024 invested: the income of 2025 pays this. */
export const aliquotaPremiale = sempre(
  'ires/aliquota-premiale',
  'IRES premiale',
  20,
  legge('L. 207/2024', 'art. 1, cc. 436-444'),
);
const PREMIALE = daRiscontrare('L. 207/2024', 'art. 1, cc. 436-444');
export const quotaAccantonata = sempre('ires/premiale-accantonata', 'Utile da accantonare', 80, PREMIALE);
export const quotaInvestimenti2024 = sempre(
  'ires/premiale-investimenti-2024',
  'Investimenti sull’utile 2024 accantonato',
  30,
  PREMIALE,
);
export const quotaInvestimenti2023 = sempre(
  'ires/premiale-investimenti-2023',
  'Investimenti sull’utile 2023',
  24,
  PREMIALE,
);
export const minimoInvestimenti = limite('ires/premiale-minimo', 'Investimenti minimi', 20_000, PREMIALE);
/** What companies not operating pay above the rate. */
export const maggiorazioneComodo = sempre(
  'ires/maggiorazione-comodo',
  'Maggiorazione IRES delle società di comodo',
  10.5,
  legge('D.L. 138/2011', 'art. 2, c. 36-quinquies'),
);
/** CPB of who pays IRES: the part of the increase above the limit pays the whole rate. */
export const aliquotaOltreConcordato = sempre(
  'concordato/aliquota-oltre-societa',
  'Aliquota IRES oltre il limite',
  24,
  legge('D.Lgs. 81/2025', 'modifiche all’art. 20-bis del D.Lgs. 13/2024'),
);
const ART_100 = daRiscontrare('D.L. 35/2005', 'art. 14');
export const quotaLiberalita = sempre('ires/quota-liberalita', 'Liberalità sul reddito', 10, ART_100);
export const limiteLiberalita = limite('ires/limite-liberalita', 'Liberalità, tetto', 70_000, ART_100);
const DOPO_DI_NOI = daRiscontrare('L. 112/2016', 'art. 6, c. 9');
export const quotaDopoDiNoi = sempre('ires/quota-112', 'Liberalità L. 112/2016 sul reddito', 20, DOPO_DI_NOI);
export const limiteDopoDiNoi = limite(
  'ires/limite-112',
  'Liberalità L. 112/2016, tetto',
  100_000,
  DOPO_DI_NOI,
);
/** Sports clubs and the like: this part of what they earn by business is income. */
export const quota398 = sempre(
  'societa/quota-398',
  'Coefficiente di redditività',
  3,
  daRiscontrare('L. 398/1991', 'art. 2, c. 5'),
);
/** Up to these takings. */
export const limite398 = limite(
  'societa/limite-398',
  'Ricavi del regime forfetario sportivo',
  400_000,
  daRiscontrare('L. 398/1991', 'art. 1'),
);
/** Above this a credit is compensated with the visto alone. */
export const sogliaVisto = limite(
  'societa/soglia-visto',
  'Compensazione senza visto',
  5_000,
  legge('L. 147/2013', 'art. 1, c. 574'),
);
export const minimoVersamento = limite(
  'societa/minimo-versamento',
  'Importo che non si versa né si rimborsa',
  12,
  daRiscontrare('L. 289/2002', 'art. 25'),
);
