import { type Dato, dato, maggiore, meno, regola, somma, zeroEuro } from '../../../engine/index.ts';
import { daRiscontrare, sempre } from '../../../regole/fonti.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';
import {
  caratteristicheEnc,
  makeDatiImmobile,
  rigoCatasto,
  rigoImmobile,
  rigoValoreEnc,
  rigoVariazione,
} from '../imu/immobili.ts';

const partiA = {
  dati: 'immobiliEnc',
  catasto: 'immobiliEncCatasto',
  valore: 'immobiliEncValore',
  variazione: 'immobiliEncVariazione',
} as const;
const partiB = {
  dati: 'immobiliMisti',
  catasto: 'immobiliMistiCatasto',
  valore: 'immobiliMistiValore',
  variazione: 'immobiliMistiVariazione',
} as const;
export const immobileA = makeDatiImmobile(partiA);
export const immobileB = makeDatiImmobile(partiB);

/** Taxed or wholly exempt immobili, in the order of record C of the file. */
export const quadroA: QuadroScheda = {
  codice: 'QA',
  titolo: 'Quadro A, immobili imponibili o del tutto esenti',
  titoloBreve: 'Quadro A',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Un modulo per ogni immobile o per ogni sua variazione. La numerazione delle caselle è interna.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Immobile',
      righi: [
        rigoImmobile(1, immobileA, partiA.dati, caratteristicheEnc),
        rigoCatasto(2, immobileA, partiA.catasto),
        rigoValoreEnc(3, immobileA, partiA.valore),
        rigoVariazione(4, immobileA, partiA.variazione),
      ],
    },
  ],
};

const attivita = [
  'assistenziali',
  'previdenziali',
  'sanitarie',
  'didattiche',
  'ricettive',
  'culturali',
  'ricreative',
  'sportive',
  'di religione e di culto',
  'di ricerca scientifica',
];
const rapporti = [
  'Superficie commerciale %',
  'Superficie commerciale per giorni %',
  'Soggetti a modalità commerciali %',
  'Soggetti a modalità commerciali per giorni %',
  'Giorni con modalità commerciali %',
  'Percentuale di imponibilità',
];
const caselleRapporti = rapporti.map((titolo, posto) =>
  annota(posto + 3, titolo, 'percentuale', posto === rapporti.length - 1 ? { max: 99.99 } : {}),
);
/** In the file these are cents, nine and twelve figures. */
const MEDIO = { max: 9_999_999.99 };
const VALORE = { max: 9_999_999_999.99 };
const comodati = [
  { codice: '1', descrizione: 'Comodato' },
  { codice: '2', descrizione: 'Immobili strutturali' },
];
const riduzioni = [
  { codice: '0', descrizione: 'Nessuna' },
  { codice: '1', descrizione: 'Immobile storico o artistico' },
  { codice: '2', descrizione: 'Inagibile o inabitabile' },
  { codice: '3', descrizione: 'Altre' },
];

/** Immobili used in part with commercial means, in the order of record D of the file. */
export const quadroB: QuadroScheda = {
  codice: 'QB',
  titolo: 'Quadro B, immobili a utilizzazione mista',
  titoloBreve: 'Quadro B',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Percentuali e valori si indicano a mano, in euro e centesimi: il programma non li calcola. Un modulo per ogni immobile.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Immobile',
      righi: [
        rigo(
          1,
          'Attività svolte',
          attivita.map((nome, posto) => annota(posto + 1, `Attività ${nome}`, 'barrata')),
          { raccolta: 'immobiliMistiAttivita' },
        ),
        rigoImmobile(2, immobileB, partiB.dati, caratteristicheEnc),
        rigoCatasto(3, immobileB, partiB.catasto),
        rigo(
          4,
          'Valore',
          [
            inserisce(1, 'Valore', immobileB.valore),
            inserisce(2, 'Possesso %', immobileB.possesso, { max: 100 }),
            annota(3, 'Riduzione', 'codice', { opzioni: riduzioni }),
            annota(4, 'Esenzione', 'barrata'),
          ],
          { raccolta: partiB.valore },
        ),
        rigoVariazione(5, immobileB, partiB.variazione, [
          annota(9, 'Comodato o immobili strutturali', 'codice', { opzioni: comodati }),
          annota(10, 'Comodatario', 'testo', { lunghezza: 100 }),
        ]),
      ],
    },
    {
      titolo: 'Attività didattica',
      righi: [
        rigo(
          6,
          'Attività didattica',
          [
            annota(1, 'Corrispettivo medio (Cm)', 'decimale', MEDIO),
            annota(2, 'Costo medio per studente (Cms)', 'decimale', MEDIO),
            ...caselleRapporti,
            annota(9, 'Valore art. 5', 'decimale', VALORE),
            annota(10, 'Valore art. 4, c. 3, lett. c', 'decimale', VALORE),
            annota(11, 'Cm minore di Cms', 'barrata'),
            annota(12, 'Cm almeno pari a Cms', 'barrata'),
            annota(13, 'Rapporto Cms/Cm %', 'percentuale'),
            annota(14, 'Valore parziale imponibile', 'decimale', VALORE),
            annota(15, 'Valore complessivo imponibile', 'decimale', VALORE),
          ],
          { raccolta: 'immobiliMistiDidattica' },
        ),
      ],
    },
    {
      titolo: 'Altre attività',
      righi: [
        rigo(
          7,
          'Altre attività',
          [
            annota(1, 'Corrispettivo medio dell’ente (Cenc)', 'decimale', MEDIO),
            annota(2, 'Corrispettivo medio di mercato (Cm)', 'decimale', MEDIO),
            ...caselleRapporti,
            annota(9, 'Valore art. 5', 'decimale', VALORE),
          ],
          { raccolta: 'immobiliMistiAltre' },
        ),
      ],
    },
  ],
};

const importo = (nome: string, titolo: string, seManca: Dato['seManca'] = 'zero') =>
  dato({ id: `imuEnc.${nome}`, titolo, unita: 'euro', seManca });
export const dovuta = importo('dovuta', 'IMU dovuta', 'ignoto');
const eccedenza = importo('eccedenza', 'Eccedenza della precedente dichiarazione');
const compensata = importo('compensata', 'Eccedenza compensata in F24');
export const versate = importo('versate', 'Rate versate');
export const rimborso = importo('rimborso', 'Credito chiesto a rimborso');
export const compensazione = importo('compensazione', 'Credito in compensazione');
const TRACCIATO = daRiscontrare('Specifiche tecniche IMU ENC, 24/4/2024', 'record E, campi 10-14');
const differenza = meno(somma(dovuta, compensata), somma(eccedenza, versate));
const debito = regola({
  id: 'imuEnc.debito',
  titolo: 'IMU a debito',
  unita: 'euro',
  formule: sempre(maggiore(zeroEuro, differenza), TRACCIATO),
});
export const credito = regola({
  id: 'imuEnc.credito',
  titolo: 'IMU a credito',
  unita: 'euro',
  formule: sempre(maggiore(zeroEuro, meno(somma(eccedenza, versate), somma(dovuta, compensata))), TRACCIATO),
});
const creditoDichiarazione = regola({
  id: 'imuEnc.creditoDichiarazione',
  titolo: 'Credito della presente dichiarazione',
  unita: 'euro',
  formule: sempre(credito, TRACCIATO),
});

/** What is due, what was paid, what is left. */
export const quadroC: QuadroScheda = {
  codice: 'QC',
  titolo: 'Quadro C, determinazione dell’IMU a debito o a credito',
  titoloBreve: 'Quadro C',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'La numerazione delle caselle è interna.',
  dipendeDa: ['QA', 'QB'],
  sezioni: [
    {
      titolo: 'Debito o credito',
      righi: [
        rigo(1, 'IMU dell’anno', [
          inserisce(1, 'IMU dovuta', dovuta),
          inserisce(2, 'Eccedenza precedente', eccedenza),
          inserisce(3, 'di cui compensata', compensata),
          inserisce(4, 'Rate versate', versate),
          mostra(5, 'A debito', debito, { formulaBreve: 'col. 1 − 2 + 3 − 4' }),
          mostra(6, 'A credito', credito, { formulaBreve: 'a QD1' }),
        ]),
      ],
    },
  ],
};

/** What is made of the credit. */
export const quadroD: QuadroScheda = {
  codice: 'QD',
  titolo: 'Quadro D, compensazioni e rimborsi',
  titoloBreve: 'Quadro D',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'La numerazione delle caselle è interna.',
  dipendeDa: ['QC'],
  sezioni: [
    {
      titolo: 'Credito',
      righi: [
        rigo(1, 'Credito', [
          mostra(1, 'Credito', creditoDichiarazione, { formulaBreve: 'QC1 col. 6' }),
          inserisce(2, 'Chiesto a rimborso', rimborso),
          inserisce(3, 'In compensazione', compensazione),
        ]),
      ],
    },
  ],
};
