import {
  accontoSuccessivoTrattenuto,
  comunaleAcconto,
  comunaleSaldo,
  regionaleSocialmenteUtili,
  regionaleTrattenuta,
} from '../../../regole/addizionali.ts';
import {
  altriRapporti,
  assegnoConiuge,
  altriDati as assimilatoAltriDati,
  redditoAssimilato,
  totaleAssimilati,
  totaleRigo,
} from '../../../regole/assimilati.ts';
import { altriDati as lavoroAltriDati } from '../../../regole/campione.ts';
import {
  contratto,
  giorniLavoro,
  giorniPensione,
  quotaDocenti,
  quotaEsente,
  quotaFrontalieri,
  quotaPensioni,
  quotaSport,
  rapporti,
  reddito,
  tipologia,
  totaleSocialmenteUtile,
} from '../../../regole/lavoro.ts';
import * as altro from '../../../regole/lavoro-aggiunte.ts';
import { ritenuteLavoro, ritenuteRita, ritenuteSocialmenteUtili } from '../../../regole/liquidazione.ts';
import { codiceTrattamento, trattamentoErogato } from '../../../regole/trattamento-integrativo.ts';
import * as tredicesima from '../../../regole/tredicesima.ts';
import { scelteContratto, scelteReddito } from '../../scelte.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

export const codiciAltriDati = [
  { codice: '1', descrizione: 'Redditi di fonte estera' },
  { codice: '2', descrizione: 'Pensione ai superstiti di fonte estera' },
  { codice: '5', descrizione: 'Redditi in euro di residenti a Campione d’Italia' },
  { codice: '6', descrizione: 'Retribuzioni convenzionali del lavoro all’estero' },
];
const sanita = { codice: '1', descrizione: 'Attività intramuraria del Servizio sanitario nazionale' };
const campione = { codice: '5', descrizione: 'Redditi in euro di residenti a Campione d’Italia' };
const datiAssimilati = [sanita, campione];
/** From the form of 2026. */
export const datiAssimilati2026 = [
  sanita,
  { codice: '3', descrizione: 'Compensi degli addetti alle corse ippiche' },
  campione,
];
const rapporto = (numero: number) =>
  rigo(
    numero,
    'Reddito di lavoro o pensione',
    [
      inserisce(1, 'Tipologia', tipologia, { opzioni: scelteReddito }),
      inserisce(2, 'Indet./det.', contratto, { opzioni: scelteContratto }),
      inserisce(3, 'Reddito', reddito, { istruzioni: 'CU, punti 1, 2 e 3.' }),
      inserisce(4, 'Altri dati', lavoroAltriDati, { opzioni: codiciAltriDati }),
    ],
    { raccolta: rapporti },
  );
const assimilato = (numero: number) =>
  rigo(
    numero,
    'Altri redditi assimilati',
    [
      inserisce(1, 'Assegno del coniuge', assegnoConiuge),
      inserisce(2, 'Reddito', redditoAssimilato, { istruzioni: 'CU, punti 4 e 5.' }),
      inserisce(3, 'Altri dati', assimilatoAltriDati, { opzioni: datiAssimilati }),
    ],
    { raccolta: altriRapporti },
  );

export const CASI = [
  { codice: '2', descrizione: 'Docenti e ricercatori, imponibile il 10%' },
  { codice: '4', descrizione: 'Impatriati, imponibile il 50%' },
  { codice: '6', descrizione: 'Impatriati, imponibile il 30%' },
  { codice: '8', descrizione: 'Impatriati nel Mezzogiorno, imponibile il 10%' },
  { codice: '9', descrizione: 'Sportivi professionisti impatriati, imponibile il 50%' },
  { codice: '10', descrizione: 'Previdenza complementare dedotta oltre il limite' },
  { codice: '11', descrizione: 'R.I.T.A. a tassazione ordinaria' },
  { codice: '12', descrizione: 'Caso 9 già riconosciuto dal datore' },
  { codice: '13', descrizione: 'Impatriati con opzione, imponibile il 50%' },
  { codice: '14', descrizione: 'Impatriati con opzione, imponibile il 10%' },
  { codice: '15', descrizione: 'Docenti con opzione, imponibile il 10%' },
  { codice: '16', descrizione: 'Impatriati dal 2024, imponibile il 50%' },
  { codice: '17', descrizione: 'Impatriati dal 2024 con figli, imponibile il 40%' },
];

/** What each year's form has in place of this, or has not. */
const RIGO_CASO = 901;
export const RIGO_PREMI = 4;
export const RIGO_TOTALE = 5;
export const RIGO_TRATTAMENTO = 14;
export const RIGO_SICUREZZA = 15;
export const RIGO_MANCE = 16;
export const RIGO_BENEFIT = 17;

const premi = rigo(RIGO_PREMI, 'Premi di risultato e welfare aziendale', [
  annota(1, 'Codice', 'codice', {
    opzioni: [
      { codice: '1', descrizione: 'Limite di 3.000 euro' },
      { codice: '2', descrizione: 'Limite di 4.000 euro' },
    ],
    istruzioni: 'CU, punto 571 o 591.',
  }),
  inserisce(2, 'Tassazione ordinaria', altro.premiTassati, { istruzioni: 'CU, punto 578 o 598.' }),
  inserisce(3, 'Imposta sostitutiva', altro.premiFlat, { istruzioni: 'CU, punto 572 o 592.' }),
  annota(4, 'Ritenute', 'euro', { istruzioni: 'CU, punto 576 o 596.' }),
  inserisce(5, 'Benefit', altro.premiBenefit, { istruzioni: 'CU, punto 573 o 593.' }),
  annota(6, 'Benefit a tass. ordinaria', 'euro', { istruzioni: 'CU, punto 579 o 599.' }),
  inserisce(7, 'Scelta: ordinaria', altro.premiSceltaOrdinaria),
  inserisce(8, 'Scelta: sostitutiva', altro.premiSceltaFlat),
  inserisce(9, 'Assenza requisiti', altro.premiSenzaRequisiti),
  inserisce(10, 'Da tassare in via ordinaria', altro.premiOrdinari, {
    istruzioni: 'Già determinato: si somma al reddito di RC5.',
  }),
  inserisce(11, 'Da tassare con sostitutiva', altro.premiSostitutiva, {
    istruzioni: 'Già determinato: si toglie dal reddito di RC5.',
  }),
  inserisce(12, 'Sostitutiva a debito', altro.premiDebito, { istruzioni: 'Va in RX5.' }),
  inserisce(13, 'Sostitutiva in eccesso', altro.premiEccesso, { istruzioni: 'Si comprende in RC10 col. 1.' }),
]);

export const quadroRC: QuadroScheda = {
  codice: 'RC',
  titolo: 'Redditi di lavoro dipendente e assimilati',
  titoloBreve: 'Lavoro dipendente',
  fascicolo: 1,
  copertura: 'esatto',
  nota: 'RC4, RC16 e RC17: ciò che cambia il reddito si indica già determinato. Le quote esenti di Campione d’Italia, col. 2 di RC5 e la colonna interna 90, si indicano a mano. RC5 col. 4: l’esenzione del lavoro sportivo è contata per intero qui, prima che negli altri quadri. Il rigo 901 è la casella dei casi particolari.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I, lavoro dipendente e pensione',
      righi: [
        ...[1, 2, 3].map(rapporto),
        premi,
        rigo(
          RIGO_TOTALE,
          'Totale sezione I',
          [
            mostra(1, 'Quota esente frontalieri', quotaFrontalieri),
            inserisce(2, 'Quota esente Campione d’Italia', altro.quotaCampione, {
              istruzioni:
                'Lavoro dipendente: il 30% dei redditi agevolabili, almeno 26.000 euro, in proporzione.',
            }),
            mostra(3, 'Quota esente pensioni', quotaPensioni),
            mostra(4, 'Quota esente lavoro sportivo', quotaSport),
            mostra(5, 'Lavori socialmente utili', totaleSocialmenteUtile),
            mostra(6, 'Totale', totaleRigo, { formulaBreve: 'RC1 + RC2 + RC3 − quote esenti' }),
            inserisce(90, 'Pensioni di Campione d’Italia', altro.quotaCampionePensioni, {
              istruzioni: 'La quota esente: si aggiunge a colonna 3.',
            }),
          ],
          { totale: true },
        ),
        rigo(6, 'Periodo di lavoro', [
          inserisce(1, 'Giorni di lavoro dipendente', giorniLavoro, { max: 365, istruzioni: 'CU, punto 6.' }),
          inserisce(2, 'Giorni di pensione', giorniPensione, { max: 365, istruzioni: 'CU, punto 7.' }),
        ]),
      ],
    },
    {
      titolo: 'Sezione II, altri redditi assimilati',
      righi: [
        ...[7, 8].map(assimilato),
        rigo(9, 'Totale sezione II', [mostra(1, 'Totale', totaleAssimilati, { formulaBreve: 'RC7 + RC8' })], {
          totale: true,
        }),
      ],
    },
    {
      titolo: 'Sezione III, ritenute',
      righi: [
        rigo(10, 'Ritenute e addizionali da CU', [
          inserisce(1, 'IRPEF', ritenuteLavoro, {
            istruzioni: 'CU, punto 21, con RC4 col. 13 e RC16 col. 11.',
          }),
          inserisce(2, 'Add. regionale', regionaleTrattenuta, { istruzioni: 'CU, punto 22.' }),
          inserisce(3, 'Com. acc. {annoImposta}', comunaleAcconto, { istruzioni: 'CU, punto 26.' }),
          inserisce(4, 'Com. saldo {annoImposta}', comunaleSaldo, { istruzioni: 'CU, punto 27.' }),
          inserisce(5, 'Com. acc. {anno}', accontoSuccessivoTrattenuto, { istruzioni: 'CU, punto 29.' }),
          inserisce(6, 'Sostitutiva R.I.T.A.', ritenuteRita, {
            istruzioni: 'CU, annotazione AX: con il caso particolare 11.',
          }),
        ]),
      ],
    },
    {
      titolo: 'Sezione IV, ritenute per lavori socialmente utili',
      righi: [
        rigo(11, 'Ritenute IRPEF', [
          inserisce(1, 'Ritenute', ritenuteSocialmenteUtili, {
            istruzioni: 'CU, punto 498: contano solo se i compensi concorrono al reddito.',
          }),
        ]),
        rigo(12, 'Addizionale regionale', [
          inserisce(1, 'Trattenuta', regionaleSocialmenteUtili, { istruzioni: 'CU, punto 499.' }),
        ]),
      ],
    },
    {
      titolo: 'Sezione V, riduzione della pressione fiscale',
      righi: [
        rigo(RIGO_TRATTAMENTO, 'Trattamento integrativo', [
          inserisce(1, 'Codice', codiceTrattamento, {
            opzioni: [
              { codice: '1', descrizione: 'Erogato dal datore' },
              { codice: '2', descrizione: 'Non erogato' },
            ],
            istruzioni: 'CU, punto 390.',
          }),
          inserisce(2, 'Importo erogato', trattamentoErogato, { istruzioni: 'CU, punto 391.' }),
          inserisce(3, 'Esenzione docenti', quotaDocenti, {
            istruzioni:
              'Ricercatori e docenti: CU, punto 463 se al punto 462 c’è 2 o 15. Conta nel limite di reddito.',
          }),
          inserisce(4, 'Esenzione impatriati', quotaEsente, {
            istruzioni: 'CU, punto 463, con gli altri codici del punto 462. Conta nel limite di reddito.',
          }),
          inserisce(5, 'Redditi per la tredicesima', tredicesima.redditoTredicesima, {
            istruzioni: 'CU, punto 721, più premi e mance con imposta sostitutiva.',
          }),
          inserisce(6, 'Bonus tredicesima erogato', tredicesima.erogata, { istruzioni: 'CU, punto 723.' }),
          inserisce(7, 'Senza requisiti', tredicesima.senzaRequisiti, {
            istruzioni: 'Il bonus erogato non spettava: si restituisce per intero.',
          }),
          inserisce(8, 'Giorni del bonus', tredicesima.giorniTredicesima, {
            max: 365,
            istruzioni: 'CU, punto 726.',
          }),
        ]),
      ],
    },
    {
      titolo: 'Sezione VI, comparto sicurezza e difesa',
      righi: [
        rigo(RIGO_SICUREZZA, 'Detrazione', [
          inserisce(1, 'Fruita, tass. ordinaria', altro.sicurezzaFruita, { istruzioni: 'CU, punto 384.' }),
          inserisce(2, 'Non fruita', altro.sicurezzaNonFruita, { istruzioni: 'CU, punto 385.' }),
          inserisce(3, 'Fruita, tass. separata', altro.sicurezzaSeparata, { istruzioni: 'CU, punto 516.' }),
        ]),
      ],
    },
    {
      titolo: 'Sezione VII, mance del settore turistico',
      righi: [
        rigo(RIGO_MANCE, 'Mance', [
          annota(1, 'Reddito del settore', 'euro', { istruzioni: 'CU, punto 651.' }),
          inserisce(2, 'Tassazione ordinaria', altro.manceTassateOrdinarie, { istruzioni: 'CU, punto 655.' }),
          inserisce(3, 'Imposta sostitutiva', altro.manceFlat, { istruzioni: 'CU, punto 652.' }),
          annota(4, 'Ritenute', 'euro', { istruzioni: 'CU, punto 653.' }),
          inserisce(5, 'Scelta: ordinaria', altro.manceSceltaOrdinaria),
          inserisce(6, 'Scelta: sostitutiva', altro.manceConferma),
          inserisce(7, 'Assenza requisiti', altro.manceSenzaRequisiti),
          inserisce(8, 'Da tassare in via ordinaria', altro.manceOrdinarie),
          inserisce(9, 'Da tassare con sostitutiva', altro.manceSostitutiva),
          inserisce(10, 'Sostitutiva a debito', altro.manceDebito, { istruzioni: 'Va in RX6.' }),
          inserisce(11, 'Sostitutiva in eccesso', altro.manceEccesso, {
            istruzioni: 'Si comprende in RC10 col. 1.',
          }),
        ]),
      ],
    },
    {
      titolo: 'Sezione VIII, erogazioni in natura',
      righi: [
        rigo(RIGO_BENEFIT, 'Benefit', [
          annota(1, 'Base', 'euro', { istruzioni: 'CU, punto 474.' }),
          annota(2, 'Con figli a carico', 'euro', { istruzioni: 'CU, punto 475.' }),
          inserisce(3, 'Maggiorazione del reddito', altro.benefitMaggiorazione),
          inserisce(4, 'Riduzione del reddito', altro.benefitRiduzione),
        ]),
      ],
    },
    {
      titolo: 'Casella dei casi particolari',
      righi: [
        rigo(RIGO_CASO, 'Casi particolari', [
          inserisce(1, 'Codice', altro.casoLavoro, {
            opzioni: CASI,
            istruzioni: 'Il reddito si indica in RC1-RC3 già ridotto.',
          }),
        ]),
      ],
    },
  ],
};
