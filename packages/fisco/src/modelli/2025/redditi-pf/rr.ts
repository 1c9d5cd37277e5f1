import * as a from '../../../regole/contributi-artigiani.ts';
import * as s from '../../../regole/contributi-separata.ts';
import {
  annota,
  type Colonna,
  inserisce,
  mostra,
  type QuadroScheda,
  type RigoScheda,
  rigo,
} from '../../scheda.ts';
import { listOpzioni } from './rm-colonne.ts';

const gestioni = listOpzioni([
  ['1', 'Artigiano'],
  ['2', 'Commerciante'],
]);
/** Letters of the reductions in each form: the place of a letter is its number. */
const riduzioniDi = (anno: number) =>
  listOpzioni([
    ['A', 'Pensionato oltre 65 anni, 50%'],
    ...(anno < 2026 ? [['B', 'Collaboratore fino a 21 anni'] as const] : []),
    ['C', 'Forfetario, 35%'],
    ...(anno < 2024 ? [] : [['D', 'Forfetario oltre 100.000 euro nell’anno, 35%'] as const]),
    ...(anno < 2026 ? [] : [['E', 'Nuovo iscritto del 2025, 50%'] as const]),
  ]);
const aliquote = listOpzioni([
  ['A', 'Altra copertura previdenziale (24%)'],
  ['C', 'Piena'],
  ['B', 'Magistrati onorari (25,72%)'],
]);
const PROPRIO = ['1', 'Lavoro autonomo'] as const;
const GENERI = [
  ['2', 'Amministratori locali'],
  ['3', 'Parasubordinati'],
  ['4', 'Non fiscali: assegni e borse di ricerca'],
] as const;
const CASSE = [
  ['5A', 'Altra cassa professionale'],
  ['5B', 'Spettacolo'],
  ['5C', 'Commercianti'],
  ['5D', 'Altre forme di previdenza'],
] as const;
/** Code 5 has its letters from the form of 2024; from that of 2025 the first income has one code, the others have the rest. */
const generiDi = (anno: number) => [
  ...GENERI,
  ...(anno < 2024 ? [['5', 'Di un’altra cassa'] as const] : CASSE),
];
const primoGenere = (anno: number) => listOpzioni(anno < 2025 ? [PROPRIO, ...generiDi(anno)] : [PROPRIO]);
const altriGeneri = (anno: number) =>
  listOpzioni(anno < 2025 ? [PROPRIO, ...generiDi(anno)] : generiDi(anno));
const CONCORDATO = 'Di CP2 e CP9, o di RH, al netto delle perdite di RE24; con la parte tassata a parte.';
const EFFETTIVO = 'Contributi sul reddito effettivo, con il concordato.';

const iscritto = (numero: number, anno: number) =>
  rigo(
    numero,
    'Iscritto',
    [
      annota(1, 'Codice fiscale', 'codiceFiscale'),
      annota(2, 'Codice INPS', 'testo', { lunghezza: 17 }),
      inserisce(3, 'Reddito', a.reddito, {
        negativi: true,
        istruzioni:
          anno < 2025
            ? 'Al netto delle perdite, senza togliere i contributi, anche sotto il minimale; una perdita con il segno meno.'
            : 'Al netto delle perdite, senza togliere i contributi, anche sotto il minimale; una perdita con il segno meno. Con il concordato, col. 3B o 3C.',
      }),
      inserisce(4, 'Dal mese', a.dalMese, { min: 1, max: 12 }),
      inserisce(5, 'Al mese', a.alMese, { min: 1, max: 12 }),
      inserisce(6, 'Dopo il 1995', a.senzaAnzianita, { istruzioni: 'Nessun contributo al 31/12/1995.' }),
      inserisce(7, 'Riduzione', a.riduzione, { opzioni: riduzioniDi(anno) }),
      inserisce(8, 'Riduzione dal mese', a.riduzioneDal, { min: 1, max: 12 }),
      inserisce(9, 'Riduzione al mese', a.riduzioneAl, { min: 1, max: 12 }),
      mostra(10, 'Minimale', a.minimale, { formulaBreve: 'minimale × mesi / 12' }),
      mostra(11, 'IVS', a.ivs, { formulaBreve: 'aliquota su col. 10' }),
      mostra(12, 'Maternità', a.maternita),
      inserisce(13, 'Quote e oneri', a.quote),
      inserisce(14, 'Versato sul minimale', a.minimaleVersato, { istruzioni: 'F24, codici AF e CF.' }),
      inserisce(15, 'Compensato senza F24', a.compensati),
      mostra(16, 'Minimale a debito', a.minimaleDebito, { formulaBreve: 'col. 11 + 12 + 13 − 14 − 15' }),
      mostra(17, 'Minimale a credito', a.minimaleCredito),
      inserisce(18, 'A rimborso', a.rimborsoMinimale),
      mostra(19, 'In compensazione', a.compensazioneMinimale, { formulaBreve: 'col. 17 − col. 18' }),
      inserisce(20, 'Credito precedente', a.precedenteMinimale),
      inserisce(21, 'Compensato in F24', a.usatoMinimale),
      mostra(22, 'Residuo', a.residuoMinimale, { formulaBreve: 'col. 20 − col. 21' }),
      mostra(24, 'Reddito oltre il minimale', a.eccedenza, { formulaBreve: 'col. 3 − col. 10' }),
      mostra(25, 'Contributo', a.contributo, { formulaBreve: 'aliquote su col. 24' }),
      mostra(26, 'Maternità', a.maternitaEccedenza),
      inserisce(27, 'Acconti versati', a.eccedenzaVersata, { istruzioni: 'F24, codici AP e CP.' }),
      inserisce(28, 'Compensato senza F24', a.compensatiEccedenza),
      mostra(29, 'A debito', a.eccedenzaDebito, { formulaBreve: 'col. 25 + 26 − 27 − 28' }),
      mostra(30, 'A credito', a.eccedenzaCredito),
      inserisce(31, 'Versato in più', a.versatoOltre),
      inserisce(32, 'A rimborso', a.rimborsoEccedenza),
      mostra(33, 'In compensazione', a.compensazioneEccedenza, { formulaBreve: 'col. 30 + 31 − 32' }),
      inserisce(34, 'Credito precedente', a.precedenteEccedenza),
      inserisce(35, 'Compensato in F24', a.usatoEccedenza),
      mostra(36, 'Residuo', a.residuoEccedenza, { formulaBreve: 'col. 34 − col. 35' }),
      inserisce(91, 'Gestione', a.gestione, {
        opzioni: gestioni,
        istruzioni: 'Dato interno: nel modello lo dice il codice INPS.',
      }),
      annota(93, 'Tipologia iscritto', 'codice', {
        opzioni: listOpzioni([
          ['1', 'Titolare'],
          ['2', 'Collaboratore dell’impresa familiare'],
          ['3', 'Coadiuvante o coadiutore'],
        ]),
      }),
      annota(94, 'Quota di s.r.l. (3A)', 'euro', {
        istruzioni: 'Del coadiuvante o coadiutore: già compresa in col. 3.',
      }),
      ...(anno < 2025
        ? []
        : [
            inserisce(95, 'Concordato (3B)', a.concordato, {
              istruzioni: 'La base dei contributi, anche con la parte tassata a parte.',
            }),
            inserisce(96, 'In parte concordato (3C)', a.inParteConcordato, {
              istruzioni: 'La base, se solo alcuni redditi sono concordati: in alternativa a col. 3B.',
            }),
            inserisce(97, 'Reddito effettivo (3D)', a.suEffettivo, {
              istruzioni: `${EFFETTIVO} Il reddito va solo in col. 3.`,
            }),
          ]),
    ],
    { raccolta: a.iscritti },
  );

const listCoppie = (anno: number): readonly Colonna[] =>
  s.altri.flatMap(({ colonna, codice, importo }) => [
    inserisce(colonna, 'Codice', codice, { opzioni: altriGeneri(anno) }),
    inserisce(colonna + 1, 'Reddito', importo),
  ]);
const separata = (anno: number) =>
  rigo(
    5,
    'Gestione separata',
    [
      inserisce(1, 'Codice', s.codiceReddito, {
        opzioni: primoGenere(anno),
        istruzioni: '1: redditi di RE, RH, LM e RL26.',
      }),
      inserisce(2, 'Reddito', s.reddito, { istruzioni: 'RE25 o LM34 col. 2, al netto delle perdite.' }),
      ...listCoppie(anno),
      mostra(11, 'Imponibile', s.imponibile, {
        formulaBreve: 'col. 2 fino al massimale, meno gli altri redditi',
      }),
      inserisce(12, 'Dal mese', s.dalMese, { min: 1, max: 12 }),
      inserisce(13, 'Al mese', s.alMese, { min: 1, max: 12 }),
      inserisce(14, 'Aliquota', s.aliquota, { opzioni: aliquote }),
      mostra(15, 'Contributo', s.contributo, { formulaBreve: 'aliquota su col. 11' }),
      inserisce(16, 'Acconti versati', s.acconti, { istruzioni: 'F24, codici PXX e P10.' }),
      annota(17, 'Sospensione', 'codice', {
        opzioni: listOpzioni([
          ['1', 'Malattia'],
          ['2', 'Infortunio grave'],
          ['3', 'Calamità naturale'],
        ]),
      }),
      inserisce(18, 'Sospesi', s.sospesi),
      ...(anno < 2025
        ? []
        : [
            annota(19, 'Reddito effettivo', 'barrata', { istruzioni: EFFETTIVO }),
            inserisce(20, 'Concordato', s.concordato, { istruzioni: CONCORDATO }),
            inserisce(21, 'Effettivo', s.effettivo, { istruzioni: 'Di RE, RH o LM.' }),
            mostra(22, 'Totale', s.totaleConcordato, { formulaBreve: 'col. 20 + col. 21' }),
          ]),
    ],
    { raccolta: s.separata },
  );
/** Its columns moved in the form of 2024. */
const saldoSeparata = (anno: number): readonly RigoScheda[] => [
  rigo(
    6,
    'Totali della gestione separata',
    [
      mostra(1, 'Dovuti', s.dovuti, { formulaBreve: 'RR5 col. 15 − col. 18' }),
      ...(anno < 2024
        ? [inserisce(2, 'Compensati senza F24', s.compensati, { istruzioni: 'Non oltre RR7.' })]
        : []),
      mostra(anno < 2024 ? 3 : 2, 'Acconti', s.totaleAcconti, { formulaBreve: 'RR5 col. 16' }),
    ],
    { totale: true },
  ),
  rigo(
    7,
    'Contributo a debito',
    [
      mostra(1, 'A debito', s.debito, { formulaBreve: 'dovuti − acconti di RR6' }),
      ...(anno < 2024 ? [mostra(90, 'Con F24', s.daVersare, { formulaBreve: 'col. 1 − RR6 col. 2' })] : []),
    ],
    { totale: true },
  ),
  rigo(
    8,
    'Contributo a credito',
    anno < 2024
      ? [
          mostra(1, 'A credito', s.credito, { formulaBreve: 'acconti − dovuti di RR6' }),
          inserisce(2, 'Versato in più', s.versatoOltre),
          inserisce(3, 'A rimborso', s.rimborso),
          mostra(4, 'In compensazione', s.compensazione, { formulaBreve: 'col. 1 + col. 2 − col. 3' }),
          inserisce(5, 'Credito precedente', s.precedente, {
            istruzioni: 'RR8 col. 4 della dichiarazione precedente.',
          }),
          inserisce(6, 'Compensato in F24', s.precedenteUsato),
          mostra(7, 'Residuo', s.precedenteResiduo, { formulaBreve: 'col. 5 − col. 6' }),
        ]
      : [
          mostra(1, 'A credito', s.credito, { formulaBreve: 'acconti − dovuti di RR6' }),
          mostra(2, 'In compensazione', s.compensazione, { formulaBreve: 'col. 1 − col. 3' }),
          inserisce(3, 'A rimborso', s.rimborso),
          ...(anno === 2024
            ? [
                annota(4, 'Precedente a rimborso', 'euro'),
                inserisce(5, 'Precedente compensato', s.precedenteUsato),
              ]
            : []),
        ],
    { totale: true },
  ),
];
const sport: readonly RigoScheda[] = [
  rigo(9, 'Lavoro sportivo', [
    inserisce(1, 'Compensi', s.compensiSport, { istruzioni: 'Al lordo delle quote esenti.' }),
    mostra(2, 'Franchigia', s.franchigiaSport, { formulaBreve: 'fino a 5.000' }),
    mostra(3, 'Imponibile', s.imponibileSport, { formulaBreve: 'col. 1 − col. 2' }),
    mostra(4, 'Per la pensione', s.ridottoSport, { formulaBreve: '50% di col. 3' }),
    annota(5, 'Dal mese', 'testo', { lunghezza: 7 }),
    annota(6, 'Al mese', 'testo', { lunghezza: 7 }),
    inserisce(7, 'Aliquota', s.aliquotaSport, {
      opzioni: listOpzioni([
        ['E', 'Senza altra previdenza (25%)'],
        ['F', 'Con altra previdenza (24%)'],
      ]),
    }),
    mostra(8, 'Contributo', s.contributoSport, {
      formulaBreve: 'aliquota su col. 4 e, con E, aggiuntiva su col. 3',
    }),
    inserisce(9, 'Acconti', s.accontiSport),
  ]),
  rigo(10, 'Contributo sportivo a debito', [
    mostra(1, 'A debito', s.debitoSport, { formulaBreve: 'RR9 col. 8 − col. 9' }),
  ]),
  rigo(11, 'Contributo sportivo a credito', [
    mostra(1, 'A credito', s.creditoSport, { formulaBreve: 'RR9 col. 9 − col. 8' }),
    mostra(2, 'In compensazione', s.compensazioneSport, { formulaBreve: 'col. 1 − col. 3' }),
    inserisce(3, 'A rimborso', s.rimborsoSport),
  ]),
];
const totali = rigo(
  12,
  'Contributi in gestione separata',
  [
    mostra(1, 'Dovuti', s.totali.dovuti, { formulaBreve: 'RR5 col. 15 + RR9 col. 8' }),
    mostra(2, 'A debito', s.totali.debito, { formulaBreve: 'RR7 + RR10' }),
    mostra(3, 'A credito', s.totali.credito, { formulaBreve: 'RR8 col. 1 + RR11 col. 1' }),
    mostra(4, 'In compensazione', s.totali.compensazione, { formulaBreve: 'RR8 col. 2 + RR11 col. 2' }),
    mostra(5, 'A rimborso', s.totali.rimborso, { formulaBreve: 'RR8 col. 3 + RR11 col. 3' }),
    inserisce(6, 'Precedente', s.precedente, {
      istruzioni: 'RR8 col. 2 e RR11 col. 2 della dichiarazione precedente.',
    }),
    annota(7, 'Precedente a rimborso', 'euro'),
    inserisce(8, 'Precedente compensato', s.precedenteUsato),
  ],
  { totale: true },
);

/** RR of a form year: sport from 2024, the agreement and the totals of section IV from 2025. */
export const makeQuadroRR = (anno: number): QuadroScheda => ({
  codice: 'RR',
  titolo: 'Contributi previdenziali',
  titoloBreve: 'Contributi',
  fascicolo: 2,
  copertura: 'esatto',
  nota: 'Righi da 901 e colonne da 91 sono interni: il modello non li numera, o li distingue con una lettera. La riduzione dei collaboratori fino a 21 anni non è calcolata.',
  dipendeDa: ['LM', 'RE', 'RF', 'RG'],
  sezioni: [
    {
      titolo: 'Sezione I, artigiani e commercianti',
      righi: [
        rigo(1, 'Azienda', [
          annota(1, 'Codice azienda INPS', 'testo', {
            lunghezza: 10,
            istruzioni: 'Otto cifre e due lettere.',
          }),
          inserisce(2, 'Attività particolari', a.attivita, {
            opzioni: listOpzioni([
              ['1', 'Affittacamere'],
              ['2', 'Produttore di assicurazione di terzo o quarto gruppo'],
            ]),
          }),
          annota(3, 'Quota di s.r.l.', 'euro', { istruzioni: 'Già compresa in RR2 col. 3.' }),
          ...(anno < 2025 ? [] : [annota(4, 'Effettivo', 'barrata', { istruzioni: EFFETTIVO })]),
        ]),
        ...[2, 3].map((numero) => iscritto(numero, anno)),
        rigo(
          4,
          'Totali dei crediti',
          [
            mostra(1, 'A credito', a.totaleCredito, { formulaBreve: 'col. 17 + col. 30' }),
            mostra(2, 'Versato in più', a.totaleEccedenze, { formulaBreve: 'col. 31' }),
            mostra(3, 'A rimborso', a.totaleRimborsi, { formulaBreve: 'col. 18 + col. 32' }),
            mostra(4, 'In compensazione', a.totaleCompensazioni, { formulaBreve: 'col. 19 + col. 33' }),
          ],
          { totale: true },
        ),
        rigo(
          901,
          'Debiti e acconti della sezione I (dati interni)',
          [
            mostra(1, 'A debito', a.totaleDebito, { formulaBreve: 'col. 16 + col. 29' }),
            mostra(3, 'Primo acconto', a.primoAcconto, {
              formulaBreve: '50%, valori {anno}',
            }),
            mostra(4, 'Secondo acconto', a.secondoAcconto),
          ],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Sezione II, gestione separata',
      righi: [
        separata(anno),
        ...saldoSeparata(anno),
        rigo(902, 'Acconti {anno} (dati interni)', [
          mostra(1, 'Primo acconto', s.primoAcconto, { formulaBreve: '40% di RR5 col. 15' }),
          mostra(2, 'Secondo acconto', s.secondoAcconto, { formulaBreve: '40% di RR5 col. 15' }),
        ]),
      ],
    },
    ...(anno < 2024 ? [] : [{ titolo: 'Sezione III, lavoro sportivo', righi: sport }]),
    ...(anno < 2025 ? [] : [{ titolo: 'Sezione IV, gestione separata in tutto', righi: [totali] }]),
  ],
});

export const quadroRR = makeQuadroRR(2025);
