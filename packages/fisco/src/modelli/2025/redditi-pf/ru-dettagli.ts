import * as d from '../../../regole/dettagli-ru.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import { barrata, CON_LETTERA, euro, fino, intero, type Sezione, testo } from './rs-colonne.ts';

const ULTIMO_PNRR = 2023;
const ULTIMO_MEZZOGIORNO = 2024;
const ULTIMO_IMMATERIALI = 2025;

const VOCI_RICERCA = [
  'Personale',
  'Beni mobili e software',
  'Ricerca extra muros',
  'Privative industriali',
  'Consulenze',
  'Materiali',
];
const VOCI_ALTRE = ['Personale', 'Beni mobili e software', 'Contratti', 'Consulenze', 'Materiali'];
/** Columns 8-14 and 16-22 of RU101 say again columns 1-7. */
const OBIETTIVO = [...VOCI_ALTRE, 'Spese agevolabili', 'Al netto di altri aiuti'];

const conLettera = (colonna: number, titolo: string, dato: d.Spese['nette']) =>
  inserisce(colonna, titolo, dato, CON_LETTERA);
/** What is said of every kind of research: the costs with what is within them, their sum and what is left of it. */
function spese(di: d.Spese, voci: readonly string[]): Colonna[] {
  const ultima = voci.length;
  const dentro: Readonly<Record<number, readonly Colonna[]>> = {
    1: [
      conLettera(91, 'di cui giovani neoassunti', di.neoassunti),
      annota(92, 'Numero dei neoassunti', 'intero', { ...CON_LETTERA, max: 99_999 }),
    ],
    2: [conLettera(93, 'di cui software', di.software)],
    3:
      ultima === VOCI_RICERCA.length
        ? [conLettera(94, 'di cui università e start-up', di.commissionate)]
        : [],
  };
  return [
    ...di.voci.flatMap((voce, posto) => [
      inserisce(posto + 1, voci[posto] ?? '', voce),
      ...(dentro[posto + 1] ?? []),
    ]),
    mostra(ultima + 1, 'Spese agevolabili', di.totale, { formulaBreve: `col. 1-${ultima}` }),
    inserisce(ultima + 2, 'Al netto di altri aiuti', di.nette),
  ];
}
const obiettivi = (digitale?: typeof d.digitale, ecologica?: typeof d.ecologica): Colonna[] =>
  [
    { da: 8, nome: '4.0', dato: digitale, quale: 'Obiettivo digitale' },
    { da: 16, nome: 'Ecologica', dato: ecologica, quale: 'Obiettivo ecologico' },
  ].flatMap(({ da, nome, dato, quale }) => [
    ...OBIETTIVO.map((voce, n) =>
      n === OBIETTIVO.length - 1 && dato
        ? inserisce(da + n, `${nome}: ${voce.toLowerCase()}`, dato)
        : euro(da + n, `${nome}: ${voce.toLowerCase()}`),
    ),
    testo(da + OBIETTIVO.length, quale, 1),
  ]);
const mezzogiorno = (anno: number, di: d.Spese): Colonna[] => [
  ...fino(anno, ULTIMO_MEZZOGIORNO, [inserisce(9, 'di cui nel Mezzogiorno', di.mezzogiorno)]),
];
const ricerca = (
  anno: number,
  numeri: readonly [number, number, number],
  di: readonly [d.Spese, d.Spese, d.Spese],
  quando: string,
): RigoScheda[] => [
  rigo(numeri[0], `Ricerca e sviluppo${quando}`, [
    ...spese(di[0], VOCI_RICERCA),
    ...mezzogiorno(anno, di[0]),
  ]),
  rigo(numeri[1], `Innovazione tecnologica${quando}`, [
    ...spese(di[1], VOCI_ALTRE),
    ...(quando === '' ? obiettivi(d.digitale, d.ecologica) : obiettivi()),
  ]),
  rigo(numeri[2], `Design e ideazione estetica${quando}`, spese(di[2], VOCI_ALTRE)),
];

const formazione = (numero: number, di: typeof d.formazione, prime: readonly Colonna[], quando: string) =>
  rigo(numero, `Formazione 4.0${quando}`, [
    ...prime,
    mostra(3, 'Spese', di.totale, { formulaBreve: 'col. 4-7' }),
    ...di.voci.map((voce, n) =>
      inserisce(n + 4, ['Formatori', 'Esercizio', 'Consulenza', 'Partecipanti e generali'][n] ?? '', voce),
    ),
    annota(8, 'Erogata da', 'codice', {
      opzioni: [
        { codice: '1', descrizione: 'Soggetti interni' },
        { codice: '2', descrizione: 'Soggetti esterni' },
        { codice: '3', descrizione: 'Interni ed esterni' },
      ],
    }),
    testo(9, 'Tecnologia', 1),
  ]);

/** The groups of annex A to L. 232/2016, as columns 4A, 4B and 4C name them. */
const GRUPPI = ['Sistemi computerizzati', 'Qualità e sostenibilità', 'Interazione uomo macchina'];

const beni = (anno: number, numero: number, titolo: string, di: d.Beni, altre: readonly Colonna[] = []) =>
  rigo(numero, titolo, [
    ...fino(
      anno,
      ULTIMO_PNRR,
      di.ordinari.map((uno, n) =>
        inserisce(n + 1, ['Materiali', 'Immateriali', 'Lavoro agile'][n] ?? '', uno, {
          istruzioni: 'Codice L3.',
        }),
      ),
    ),
    inserisce(4, 'Materiali 4.0', di.materiali, { istruzioni: 'Codice 2L.' }),
    ...di.gruppi.map(({ gruppo, dato }, n) =>
      inserisce(91 + n, GRUPPI[n] ?? '', dato, {
        istruzioni: `Già in col. 4: gruppo ${n + 1} dell’allegato A, L. 232/2016. Sul modello è la colonna 4${gruppo}.`,
      }),
    ),
    ...fino(anno, ULTIMO_IMMATERIALI, [
      inserisce(5, 'Immateriali 4.0', di.immateriali, { istruzioni: 'Codice 3L.' }),
    ]),
    ...altre,
  ]);

/** RU141 and RU150-RU152 of the form of 2023: what PNRR asked to know. */
const pnrr: readonly RigoScheda[] = [
  rigo(141, 'Rettifiche di RU140', [
    ...[1, 2, 3, 4, 5].map((n) => euro(n, `Minori costi, col. ${n}`)),
    euro(6, 'Minore credito L3'),
    euro(7, 'Minore credito 2L'),
    euro(8, 'Minore credito 3L'),
  ]),
  rigo(150, 'Titolare effettivo', [
    ...[10, 11, 12, 13, 14, 15].map((n) => testo(n, `Domicilio in Italia, col. ${n}`)),
    ...[20, 21, 22, 23].map((n) => testo(n, `Domicilio all’estero, col. ${n}`)),
  ]),
  rigo(151, 'Altre sovvenzioni', [
    testo(1, 'Codice credito', 2),
    intero(2, 'Anno', 2_022),
    testo(3, 'Sovvenzione'),
  ]),
  rigo(152, 'Gennaio 2020', [
    euro(1, 'Costi, materiali'),
    annota(2, 'Quota, materiali', 'percentuale', { max: 100 }),
    euro(3, 'Costi, immateriali'),
    annota(4, 'Quota, immateriali', 'percentuale', { max: 100 }),
  ]),
];

/** Section II, IV until the form of 2023: the costs behind some credits. */
export const dettagli = (anno: number): Sezione => ({
  titolo: `Sezione ${anno > ULTIMO_PNRR ? 'II' : 'IV'}, costi agevolati`,
  righi: [
    ...ricerca(anno, [100, 101, 102], [d.ricerca, d.innovazione, d.design], ''),
    ...fino(anno, ULTIMO_PNRR, [
      formazione(110, d.formazione, [intero(1, 'Ore', 9_999_999), intero(2, 'Lavoratori', 99_999)], ''),
    ]),
    beni(anno, 130, 'Investimenti dell’anno', d.beniAnno, [barrata(6, 'Interconnessi dopo')]),
    beni(anno, 140, 'Investimenti prenotati', d.beniDopo),
    ...fino(anno, ULTIMO_PNRR, [
      ...pnrr,
      ...ricerca(anno, [153, 154, 155], [d.ricerca2021, d.innovazione2021, d.design2021], ', 2021'),
      formazione(156, d.formazione2021, [], ', 2021'),
    ]),
    rigo(160, 'Bonifica ambientale', [inserisce(1, 'Ricavi dell’anno prima', d.ricaviBonifica)]),
  ],
});
