import * as k from '../../../regole/cripto-cessioni.ts';
import * as r from '../../../regole/plusvalenze.ts';
import * as q from '../../../regole/plusvalenze-ordinarie.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';
import * as c from './rt-colonne.ts';

type Sezione = QuadroScheda['sezioni'][number];
const PRIVILEGIATI = 'Partecipazioni in Stati a regime privilegiato';

const criptoDi2024: Sezione = {
  titolo: 'Sezione II-B, cripto-attività',
  righi: [
    c.uno(31, 'Corrispettivi', k.corrispettivi),
    rigo(32, 'Costi', [c.scritto(k.rideterminato), inserisce(2, 'Importo', k.costi)]),
    c.esito(33, 'Plusvalenze', [k.minusvalenza, k.plusvalenza], 'RT31 − RT32, da 2.000 euro'),
    c.uno(34, 'Minusvalenze di anni precedenti', k.minusPrecedenti),
    c.certificate(35, k.minusCertificate),
    c.solo(36, 'Differenza', k.imponibile, 'RT33 col. 2 − RT34 − RT35 col. 2'),
    c.solo(37, 'Imposta sostitutiva', k.imposta, '26% di RT36'),
    c.uno(38, 'Eccedenza precedente', k.eccedenza, 'Fino a RT37.'),
    c.solo(39, 'Imposta dovuta', k.debito, 'RT37 − RT38, a RX21', true),
  ],
};
const periodi = [
  { codice: '1', descrizione: 'Cessione fino al 2008: 40%' },
  { codice: '2', descrizione: 'Cessione dal 2009 al 2017: 49,72%' },
  { codice: '3', descrizione: 'Cessione del 2018: 58,14%' },
];
const continua = { raccolta: q.qualificate, continua: true } as const;

/** Until the form of 2024. */
const fino2024 = (anno: number): readonly Sezione[] => [
  {
    titolo: 'Sezione I, plusvalenze al 20%',
    righi: [
      ...c.cessioniFino2024(1, r.cessioniFino2014),
      c.esito(3, 'Plusvalenze', [r.minusvalenza20, r.plusvalenza20], 'RT1 − RT2 col. 3'),
      rigo(4, 'Minusvalenze', [
        inserisce(1, 'Di anni precedenti', r.minusPrecedenti20),
        inserisce(2, 'Della sezione II', r.minusDaSezione2, { istruzioni: 'Dell’anno, in RT23 col. 1.' }),
        mostra(3, 'Totale', r.minusUsate20, { formulaBreve: 'col. 1 + col. 2, fino a RT3 col. 2' }),
      ]),
      c.certificate(5, r.minusCertificate20),
      c.solo(6, 'Differenza', r.imponibile20, 'RT3 col. 2 − RT4 col. 3 − RT5 col. 2'),
      c.solo(7, 'Imposta sostitutiva', r.imposta20, '20% di RT6'),
      c.uno(8, 'Eccedenza precedente', r.eccedenza20, 'Fino a RT7.'),
      c.solo(10, 'Imposta dovuta', r.debito20, 'RT7 − RT8, a RX20', true),
      c.euro(11, PRIVILEGIATI),
    ],
  },
  {
    titolo: 'Sezione II, plusvalenze al 26%',
    righi: [
      ...c.cessioniFino2024(21, r.cessioni),
      c.esito(23, 'Plusvalenze', [r.minusvalenza, r.plusvalenza], 'RT21 − RT22 col. 3'),
      rigo(24, 'Minusvalenze', [
        inserisce(1, 'Di anni precedenti', r.minusPrecedenti),
        inserisce(2, 'Della sezione I', r.minusDaSezione1, { istruzioni: 'Per il 76,92%.' }),
        inserisce(3, 'Della sezione III', r.minusDaSezione3),
        mostra(4, 'Totale', r.minusUsate, { formulaBreve: 'col. 1 + col. 2 + col. 3, fino a RT23 col. 2' }),
        ...c.perAnno,
      ]),
      c.certificate(25, r.minusCertificate),
      c.solo(26, 'Differenza', r.imponibile, 'RT23 col. 2 − RT24 col. 4 − RT25 col. 2'),
      c.solo(27, 'Imposta sostitutiva', r.imposta, '26% di RT26'),
      c.uno(28, 'Eccedenza precedente', r.eccedenza, 'Fino a RT27.'),
      c.solo(29, 'Imposta dovuta', r.debito26, 'RT27 − RT28, a RX20', true),
      c.euro(30, PRIVILEGIATI),
    ],
  },
  ...(anno === 2024 ? [criptoDi2024] : []),
  {
    titolo: 'Sezione III, partecipazioni qualificate',
    righi: [
      rigo(
        61,
        'Totale dei corrispettivi',
        [
          inserisce(1, 'Periodo', q.codicePeriodo, { opzioni: periodi }),
          inserisce(2, 'Importo', q.corrispettivo),
        ],
        { raccolta: q.qualificate },
      ),
      rigo(62, 'Totale dei costi', [c.scritto(q.rideterminato), inserisce(2, 'Importo', q.costo)], continua),
      c.esito(63, 'Plusvalenze', [q.minusvalenza, q.plusvalenza], 'RT61 col. 2 − RT62 col. 2', continua),
      rigo(64, 'Minusvalenze precedenti', [inserisce(1, 'Importo', q.minusPrecedenti)], continua),
      rigo(
        65,
        'Differenza',
        [mostra(1, 'Importo', q.differenza, { formulaBreve: 'RT63 col. 2 − RT64' })],
        continua,
      ),
      rigo(
        66,
        'Imponibile',
        [mostra(1, 'Importo', q.imponibile, { formulaBreve: 'parte di RT65, a RN1' })],
        continua,
      ),
      rigo(67, 'Imposta versata', [inserisce(1, 'Importo', q.versata)], continua),
      c.euro(69, PRIVILEGIATI),
      c.indicata,
    ],
  },
  {
    titolo: 'Sezione IV, Stati a regime privilegiato',
    righi: [
      c.uno(81, 'Corrispettivi', q.privilegiate.corrispettivi),
      c.uno(82, 'Corrispettivi di OICR immobiliari', q.privilegiate.corrispettiviOicr),
      rigo(83, 'Costi', [
        c.scritto(q.privilegiate.rideterminato),
        inserisce(2, 'Importo', q.privilegiate.costi),
      ]),
      c.uno(84, 'Costi di OICR immobiliari', q.privilegiate.costiOicr),
      c.esito(
        85,
        'Plusvalenze',
        [q.minusPrivilegiate, q.plusPrivilegiate],
        'RT81 + RT82 − RT83 col. 2 − RT84',
      ),
      c.uno(86, 'Minusvalenze precedenti', q.privilegiate.minus),
      c.solo(87, 'Imponibile', q.imponibilePrivilegiate, 'RT85 col. 2 − RT86, a RN1'),
      c.uno(88, 'Imposta versata', q.privilegiate.versata),
    ],
  },
  {
    titolo: 'Sezione V, minusvalenze non compensate',
    righi: [
      c.residue(92, 'Sezione I', r.minusRestante20),
      c.residue(93, 'Sezione II', r.minusRestante, r.minusAnni),
      ...(anno === 2024 ? [rigo(94, 'Sezione II-B', [mostra(5, 'Dell’anno', k.minusvalenza)])] : []),
      c.residue(anno === 2024 ? 95 : 94, 'Sezione III', q.minusRestante),
      c.residue(anno === 2024 ? 96 : 95, 'Sezione IV', q.minusPrivilegiate),
      c.daRiportare,
    ],
  },
  { titolo: 'Sezione VI, importi a credito', righi: [c.creditoRt(103), c.versataSostitutiva(104)] },
  {
    titolo: 'Sezione VII, partecipazioni rivalutate',
    righi: [105, 106].map((n) => c.rivalutazione(n, 1)),
  },
  ...(anno === 2024
    ? [
        {
          titolo: 'Sezione VIII, valore normale delle cripto-attività',
          righi: [107, 108].map((n) => c.valoreNormale(n, ', a RX22')),
        },
      ]
    : []),
];

const [fino2008, dal2009, del2018] = q.gruppi;
const gruppo = (da: number, g: (typeof q.gruppi)[number]) => [
  c.coppia(da, g.nome, g),
  c.coppia(da + 1, `${g.nome}, costo rideterminato`, g.rideterminata),
  rigo(da + 2, `${g.nome}, minusvalenze`, [
    inserisce(1, 'Precedenti', g.minus),
    inserisce(2, 'Imposta versata', g.versata),
  ]),
];
const criptoDal2025 = (anno: number): Sezione => ({
  titolo: 'Sezione V-A, cripto-attività',
  righi: [
    rigo(
      41,
      'Corrispettivi e costi',
      anno === 2025
        ? [inserisce(1, 'Corrispettivi', k.corrispettivi), inserisce(2, 'Costi', k.costi)]
        : [
            inserisce(1, 'Corrispettivi fino al 2024', k.corrispettiviPrima),
            inserisce(2, 'Costi fino al 2024', k.costiPrima),
            inserisce(3, 'Corrispettivi', k.corrispettivi),
            inserisce(4, 'Costi', k.costi),
          ],
    ),
    rigo(
      42,
      'Valore rideterminato',
      anno === 2025
        ? [
            inserisce(1, 'Corrispettivo', k.corrispettivoRideterminata),
            inserisce(2, 'Valore', k.costoRideterminata),
          ]
        : [
            inserisce(1, 'Corrispettivo fino al 2024', k.corrispettivoPrima),
            inserisce(2, 'Valore fino al 2024', k.costoPrima),
            inserisce(3, 'Corrispettivo', k.corrispettivoRideterminata),
            inserisce(4, 'Valore', k.costoRideterminata),
          ],
      { raccolta: k.rideterminate },
    ),
    c.uno(43, 'Minusvalenze di anni precedenti', k.minusPrecedenti),
    c.certificate(44, k.minusCertificate),
    c.uno(45, 'Eccedenza precedente', k.eccedenza, 'Fino a RT89.'),
  ],
});

/** From the form of 2025: the data first, what is computed after. */
const dal2025 = (anno: number): readonly Sezione[] => [
  {
    titolo: 'Sezione I-A, plusvalenze al 20%',
    righi: [
      ...c.cessioniDal2025(1, r.cessioniFino2014),
      c.uno(3, 'Minusvalenze di anni precedenti', r.minusPrecedenti20),
      c.certificate(4, r.minusCertificate20),
      c.uno(5, 'Eccedenza precedente', r.eccedenza20, 'Fino a RT63.'),
      c.euro(6, PRIVILEGIATI),
    ],
  },
  {
    titolo: 'Sezione II-A, plusvalenze al 26%',
    righi: [
      ...c.cessioniDal2025(11, r.cessioni),
      rigo(13, 'Minusvalenze di anni precedenti', [inserisce(1, 'Importo', r.minusPrecedenti), ...c.perAnno]),
      c.certificate(14, r.minusCertificate),
      c.uno(15, 'Eccedenza precedente', r.eccedenza, 'Fino a RT73.'),
      c.euro(16, PRIVILEGIATI),
    ],
  },
  {
    titolo: 'Sezione III-A, partecipazioni qualificate',
    righi: [
      ...gruppo(21, fino2008),
      ...gruppo(24, dal2009),
      ...gruppo(27, del2018),
      c.euro(30, PRIVILEGIATI),
      c.indicata,
    ],
  },
  {
    titolo: 'Sezione IV-A, Stati a regime privilegiato',
    righi: [
      rigo(31, 'Corrispettivi e costi', [
        inserisce(1, 'Corrispettivi', q.privilegiate.corrispettivi),
        inserisce(2, 'Costi', q.privilegiate.costi),
      ]),
      c.coppia(32, 'Costo rideterminato', {
        raccolta: q.privilegiate.rideterminate,
        corrispettivo: q.corrispettivoPrivilegiata,
        costo: q.costoPrivilegiata,
      }),
      rigo(33, 'OICR immobiliari non conformi', [
        inserisce(1, 'Corrispettivi', q.privilegiate.corrispettiviOicr),
        inserisce(2, 'Costi', q.privilegiate.costiOicr),
      ]),
      c.uno(34, 'Minusvalenze precedenti', q.privilegiate.minus),
      c.uno(35, 'Imposta versata', q.privilegiate.versata),
    ],
  },
  criptoDal2025(anno),
  {
    titolo: 'Sezione VI, plusvalenze e minusvalenze',
    righi: [
      c.esito(51, 'Sezione I', [r.minusvalenza20, r.plusvalenza20], 'RT1 e RT2'),
      c.esito(52, 'Sezione II', [r.minusvalenza, r.plusvalenza], 'RT11 e RT12'),
      ...q.gruppi.map((g, i) =>
        c.esito(53 + i, 'Sezione III', [g.minusvalenza, g.plusvalenza], `RT${21 + 3 * i} e RT${22 + 3 * i}`),
      ),
      c.esito(56, 'Sezione IV', [q.minusPrivilegiate, q.plusPrivilegiate], 'RT31, RT32 e RT33'),
      c.esito(57, 'Sezione V', [k.minusvalenza, k.plusvalenza], 'RT41 e RT42'),
    ],
  },
  {
    titolo: 'Sezioni I-B e II-B, imposta sostitutiva',
    righi: [
      rigo(61, 'Minusvalenze, sezione I', [
        inserisce(1, 'Della sezione II', r.minusDaSezione2),
        mostra(2, 'Totale', r.minusUsate20, { formulaBreve: 'col. 1 + RT3, fino a RT51 col. 2' }),
      ]),
      c.solo(62, 'Differenza, sezione I', r.imponibile20, 'RT51 col. 2 − RT61 col. 2 − RT4 col. 2'),
      c.solo(63, 'Imposta al 20%', r.imposta20, '20% di RT62'),
      c.solo(64, 'Imposta dovuta, sezione I', r.debito20, 'RT63 − RT5, a RX20', true),
      rigo(71, 'Minusvalenze, sezione II', [
        inserisce(1, 'Della sezione I', r.minusDaSezione1, { istruzioni: 'Per il 76,92%.' }),
        inserisce(2, 'Della sezione III', r.minusDaSezione3),
        mostra(3, 'Totale', r.minusUsate, { formulaBreve: 'col. 1 + col. 2 + RT13, fino a RT52 col. 2' }),
      ]),
      c.solo(72, 'Differenza, sezione II', r.imponibile, 'RT52 col. 2 − RT71 col. 3 − RT14 col. 2'),
      c.solo(73, 'Imposta al 26%', r.imposta, '26% di RT72'),
      c.solo(74, 'Imposta dovuta, sezione II', r.debito26, 'RT73 − RT15, a RX20', true),
    ],
  },
  {
    titolo: 'Sezioni III-B e IV-B, imponibile IRPEF',
    righi: [
      rigo(
        81,
        'Differenza, sezione III',
        q.gruppi.map((g, i) =>
          mostra(i + 1, g.nome, g.differenza, {
            formulaBreve: `RT${53 + i} col. 2 − RT${23 + 3 * i} col. 1`,
          }),
        ),
      ),
      rigo(
        82,
        'Imponibile, sezione III',
        q.gruppi.map((g, i) =>
          mostra(i + 1, g.nome, g.imponibile, {
            formulaBreve: `${['40', '49,72', '58,14'][i]}% di RT81 col. ${i + 1}, a RN1`,
          }),
        ),
      ),
      c.solo(86, 'Imponibile, sezione IV', q.imponibilePrivilegiate, 'RT56 col. 2 − RT34, a RN1'),
    ],
  },
  {
    titolo: 'Sezione V-B, imposta sulle cripto-attività',
    righi: [
      c.solo(88, 'Differenza', k.imponibile, 'RT57 col. 2 − RT43 − RT44 col. 2'),
      c.solo(89, 'Imposta sostitutiva', k.imposta, '26% di RT88'),
      c.solo(90, 'Imposta dovuta', k.debito, 'RT89 − RT45, a RX21', true),
    ],
  },
  {
    titolo: 'Sezione VII, minusvalenze non compensate',
    righi: [
      c.residue(101, 'Sezione I', r.minusRestante20),
      c.residue(102, 'Sezione II', r.minusRestante, r.minusAnni),
      c.residue(103, 'Sezione III', q.minusRestante),
      c.residue(104, 'Sezione IV', q.minusPrivilegiate),
      rigo(105, 'Sezione V', [
        mostra(5, 'Dell’anno', k.minusvalenza),
        annota(90, 'Di anni precedenti', 'euro'),
      ]),
      c.daRiportare,
    ],
  },
  {
    titolo: 'Sezione VIII, importi a credito',
    righi: [
      c.creditoRt(111),
      rigo(
        112,
        'Imposta a credito, cripto-attività',
        [
          inserisce(1, 'Eccedenza precedente', k.eccedenzaTotale),
          ...(anno === 2025 ? [inserisce(2, 'Compensata in F24', k.eccedenzaCompensata)] : []),
          mostra(3, 'Credito', k.credito, { formulaBreve: 'col. 1 − RT45, a RX21' }),
        ],
        { totale: true },
      ),
      c.versataSostitutiva(113),
    ],
  },
  {
    titolo: 'Sezione IX, partecipazioni rivalutate',
    righi: [116, 117].map((n) => c.rivalutazione(n, 0)),
  },
  ...(anno === 2025
    ? []
    : [
        {
          titolo: 'Sezione XI, valore normale delle cripto-attività',
          righi: [118, 119].map((n) => c.valoreNormale(n, '')),
        },
      ]),
];

/** RT of a form year: it was drawn anew in 2025. */
export const makeQuadroRT = (anno: number): QuadroScheda => ({
  codice: 'RT',
  titolo: 'Plusvalenze di natura finanziaria',
  titoloBreve: 'Plusvalenze',
  fascicolo: 2,
  copertura: 'esatto',
  nota: 'Le minusvalenze di quattro anni prima che restano scadono: la scadenza si conta solo per quelle indicate anno per anno, nelle colonne interne da 90. Interni anche i righi da 901.',
  dipendeDa: [],
  sezioni: anno < 2025 ? fino2024(anno) : dal2025(anno),
});

export const quadroRT = makeQuadroRT(2025);
