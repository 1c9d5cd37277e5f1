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
  quotaSport,
  quotaSuperstiti,
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

const altriDati = [
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
      inserisce(4, 'Altri dati', lavoroAltriDati, { opzioni: altriDati }),
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

/** What each year's form has in place of this, or has not. */
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
  annota(2, 'Tassazione ordinaria', 'euro', { istruzioni: 'CU, punto 578 o 598.' }),
  annota(3, 'Imposta sostitutiva', 'euro', { istruzioni: 'CU, punto 572 o 592.' }),
  annota(4, 'Ritenute', 'euro', { istruzioni: 'CU, punto 576 o 596.' }),
  annota(5, 'Benefit', 'euro', { istruzioni: 'CU, punto 573 o 593.' }),
  annota(6, 'Benefit a tass. ordinaria', 'euro', { istruzioni: 'CU, punto 579 o 599.' }),
  annota(7, 'Scelta: ordinaria', 'barrata'),
  annota(8, 'Scelta: sostitutiva', 'barrata'),
  annota(9, 'Assenza requisiti', 'barrata'),
  inserisce(10, 'Da tassare in via ordinaria', altro.premiOrdinari, {
    istruzioni: 'Già determinato: si somma al reddito di RC5.',
  }),
  inserisce(11, 'Da tassare con sostitutiva', altro.premiSostitutiva, {
    istruzioni: 'Già determinato: si toglie dal reddito di RC5.',
  }),
  annota(12, 'Sostitutiva a debito', 'euro'),
  annota(13, 'Sostitutiva in eccesso', 'euro'),
]);

export const quadroRC: QuadroScheda = {
  codice: 'RC',
  titolo: 'Redditi di lavoro dipendente e assimilati',
  titoloBreve: 'Lavoro dipendente',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'RC4, RC16 e RC17: ciò che cambia il reddito si indica già determinato. RC5 col. 2: la quota esente di Campione d’Italia non è gestita. RC5 col. 4: l’esenzione del lavoro sportivo è contata per intero qui, prima che negli altri quadri.',
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
            mostra(3, 'Quota esente pensioni', quotaSuperstiti),
            mostra(4, 'Quota esente lavoro sportivo', quotaSport),
            mostra(5, 'Lavori socialmente utili', totaleSocialmenteUtile),
            mostra(6, 'Totale', totaleRigo, { formulaBreve: 'RC1 + RC2 + RC3 − quote esenti' }),
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
          inserisce(1, 'IRPEF', ritenuteLavoro, { istruzioni: 'CU, punto 21.' }),
          inserisce(2, 'Add. regionale', regionaleTrattenuta, { istruzioni: 'CU, punto 22.' }),
          inserisce(3, 'Com. acc. {annoImposta}', comunaleAcconto, { istruzioni: 'CU, punto 26.' }),
          inserisce(4, 'Com. saldo {annoImposta}', comunaleSaldo, { istruzioni: 'CU, punto 27.' }),
          inserisce(5, 'Com. acc. {anno}', accontoSuccessivoTrattenuto, { istruzioni: 'CU, punto 29.' }),
          inserisce(6, 'Sostitutiva R.I.T.A.', ritenuteRita),
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
          annota(2, 'Tassazione ordinaria', 'euro', { istruzioni: 'CU, punto 655.' }),
          inserisce(3, 'Imposta sostitutiva', altro.manceFlat, { istruzioni: 'CU, punto 652.' }),
          annota(4, 'Ritenute', 'euro', { istruzioni: 'CU, punto 653.' }),
          annota(5, 'Scelta: ordinaria', 'barrata'),
          inserisce(6, 'Scelta: sostitutiva', altro.manceConferma),
          annota(7, 'Assenza requisiti', 'barrata'),
          inserisce(8, 'Da tassare in via ordinaria', altro.manceOrdinarie),
          inserisce(9, 'Da tassare con sostitutiva', altro.manceSostitutiva),
          annota(10, 'Sostitutiva a debito', 'euro'),
          annota(11, 'Sostitutiva in eccesso', 'euro'),
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
  ],
};
