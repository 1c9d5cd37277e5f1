import {
  accontoSuccessivoTrattenuto,
  comunaleAcconto,
  comunaleSaldo,
  regionaleTrattenuta,
} from '../../../regole/addizionali.ts';
import {
  altriRapporti,
  assegnoConiuge,
  redditoAssimilato,
  totaleAssimilati,
  totaleSezionePrima,
} from '../../../regole/assimilati.ts';
import {
  contratto,
  giorniLavoro,
  giorniPensione,
  quotaEsente,
  quotaFrontalieri,
  quotaSuperstiti,
  rapporti,
  reddito,
  tipologia,
} from '../../../regole/lavoro.ts';
import { ritenuteLavoro } from '../../../regole/liquidazione.ts';
import { codiceTrattamento, trattamentoErogato } from '../../../regole/trattamento-integrativo.ts';
import * as tredicesima from '../../../regole/tredicesima.ts';
import { scelteContratto, scelteReddito } from '../../scelte.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const rapporto = (numero: number) =>
  rigo(
    numero,
    'Reddito di lavoro o pensione',
    [
      inserisce(1, 'Tipologia', tipologia, { opzioni: scelteReddito }),
      inserisce(2, 'Indet./det.', contratto, { opzioni: scelteContratto }),
      inserisce(3, 'Reddito', reddito, { istruzioni: 'CU, punti 1, 2 e 3.' }),
      annota(4, 'Altri dati', 'testo', { lunghezza: 5 }),
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
    ],
    { raccolta: altriRapporti },
  );

/** Of the tax year 2024 alone. */
export const RIGO_TREDICESIMA = 901;
export const quadroRC: QuadroScheda = {
  codice: 'RC',
  titolo: 'Redditi di lavoro dipendente e assimilati',
  titoloBreve: 'Lavoro dipendente',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Numerazione delle caselle da riscontrare sul modello. Non gestiti: tipologie 3, 5, 6 e 8, premi di risultato (RC4), mance del settore turistico, quota esente di Campione d’Italia, comparto sicurezza (RC15). Il bonus tredicesima (solo per il 2024) si indica nel rigo 901, che è interno.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I, lavoro dipendente e pensione',
      righi: [
        ...[1, 2, 3].map(rapporto),
        rigo(
          5,
          'Totale sezione I',
          [
            mostra(1, 'Quota esente frontalieri', quotaFrontalieri),
            mostra(3, 'Quota esente pensioni', quotaSuperstiti),
            mostra(5, 'Totale', totaleSezionePrima, { formulaBreve: 'RC1 + RC2 + RC3 − quote esenti' }),
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
        ]),
      ],
    },
    {
      titolo: 'Sezione V, trattamento integrativo',
      righi: [
        rigo(14, 'Trattamento integrativo', [
          inserisce(1, 'Codice', codiceTrattamento, {
            opzioni: [
              { codice: '1', descrizione: 'Erogato dal datore' },
              { codice: '2', descrizione: 'Non erogato' },
            ],
            istruzioni: 'CU, punto 390.',
          }),
          inserisce(2, 'Importo erogato', trattamentoErogato, { istruzioni: 'CU, punto 391.' }),
          annota(3, 'Codice esenzione', 'intero', { max: 99, istruzioni: 'CU, punto 462.' }),
          inserisce(4, 'Quota esente', quotaEsente, {
            istruzioni: 'Docenti, ricercatori e impatriati: CU, punto 463. Conta nel limite di reddito.',
          }),
        ]),
      ],
    },
    {
      titolo: 'Bonus tredicesima (dati interni)',
      righi: [
        rigo(RIGO_TREDICESIMA, 'Bonus tredicesima', [
          inserisce(1, 'Non ricevuto', tredicesima.nonRicevuta, {
            istruzioni: 'Chi non l’ha avuto dal datore lo chiede qui: uno solo per coppia.',
          }),
          mostra(2, 'Riconosciuto', tredicesima.bonus, {
            formulaBreve: '100 × RC6 col. 1 / 365, a RN45 e RN46',
          }),
          inserisce(3, 'Da restituire', tredicesima.daRestituire, {
            istruzioni: 'Ricevuto senza averne i requisiti: RC14 col. 7 del modello.',
          }),
        ]),
      ],
    },
  ],
};
