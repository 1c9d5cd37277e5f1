import * as r from '../../../regole/addizionali.ts';
import { inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const esito730 = (numero: number, { trattenuta, compensata, rimborsata }: typeof r.regionale730) =>
  rigo(numero, 'Esito del 730', [
    inserisce(1, 'Trattenuta dal sostituto', trattenuta),
    inserisce(2, 'Credito compensato in F24', compensata),
    inserisce(3, 'Rimborsata dal sostituto', rimborsata),
  ]);

export const quadroRV: QuadroScheda = {
  codice: 'RV',
  titolo: 'Addizionale regionale e comunale all’IRPEF',
  titoloBreve: 'Addizionali',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'Le detrazioni regionali per i figli sono calcolate, salvo quelle di Puglia e Sardegna e, per il 2023, l’aliquota ligure di chi ne fruisce. I comuni senza atto pubblicato sono intesi senza addizionale; dove l’atto non si legge con certezza l’importo si indica a mano. Numerazione dei righi da riscontrare.',
  dipendeDa: ['FR', 'RC', 'RN'],
  sezioni: [
    {
      titolo: 'Imponibile',
      righi: [
        rigo(1, 'Reddito imponibile', [
          mostra(1, 'Reddito imponibile', r.imponibileAddizionali, { formulaBreve: 'RN4' }),
        ]),
      ],
    },
    {
      titolo: 'Sezione I, addizionale regionale',
      righi: [
        rigo(2, 'Addizionale regionale dovuta', [
          inserisce(1, 'Casi particolari', r.casoRegionale, {
            opzioni: [
              { codice: '1', descrizione: 'Marche o Veneto: familiare con disabilità' },
              { codice: '2', descrizione: 'Veneto: il contribuente stesso' },
            ],
          }),
          mostra(2, 'Dovuta', r.addizionaleRegionale, { formulaBreve: 'aliquote su RV1' }),
        ]),
        rigo(3, 'Addizionale regionale trattenuta o versata', [
          inserisce(1, 'Altre trattenute', r.regionaleAltre),
          mostra(3, 'Trattenuta', r.regionaleVersata, { formulaBreve: 'RC10 col. 2 + col. 1' }),
        ]),
        rigo(4, 'Eccedenza precedente', [inserisce(3, 'Eccedenza', r.regionaleEccedenza)]),
        rigo(5, 'Eccedenza compensata in F24', [inserisce(1, 'Importo', r.regionaleCompensata)]),
        esito730(6, r.regionale730),
        rigo(7, 'Addizionale regionale a debito', [mostra(1, 'A debito', r.regionaleDebito)], {
          totale: true,
        }),
        rigo(8, 'Addizionale regionale a credito', [mostra(1, 'A credito', r.regionaleCredito)], {
          totale: true,
        }),
      ],
    },
    {
      titolo: 'Sezione II-A, addizionale comunale',
      righi: [
        rigo(10, 'Addizionale comunale dovuta', [
          mostra(2, 'Dovuta', r.addizionaleComunale, { formulaBreve: 'aliquote su RV1' }),
        ]),
        rigo(11, 'Addizionale comunale trattenuta o versata', [
          mostra(1, 'Da CU', r.comunaleDaCu, { formulaBreve: 'RC10 col. 3 + col. 4' }),
          inserisce(2, 'Trattenuta con il 730', r.comunale730),
          inserisce(3, 'Versata in F24', r.comunaleF24),
          inserisce(4, 'Altre trattenute', r.comunaleAltre),
          mostra(6, 'Totale', r.comunaleVersata, { formulaBreve: 'RV11, da col. 1 a col. 4' }),
        ]),
        rigo(12, 'Eccedenza precedente', [inserisce(3, 'Eccedenza', r.comunaleEccedenza)]),
        rigo(13, 'Eccedenza compensata in F24', [inserisce(1, 'Importo', r.comunaleCompensata)]),
        esito730(14, r.esitoComunale730),
        rigo(15, 'Addizionale comunale a debito', [mostra(1, 'A debito', r.comunaleDebito)], {
          totale: true,
        }),
        rigo(16, 'Addizionale comunale a credito', [mostra(1, 'A credito', r.comunaleCredito)], {
          totale: true,
        }),
      ],
    },
    {
      titolo: 'Sezione II-B, acconto {anno}',
      righi: [
        rigo(17, 'Acconto dell’addizionale comunale', [
          mostra(5, 'Acconto dovuto', r.accontoComunale, {
            formulaBreve: '30% con le aliquote del {annoImposta}',
          }),
          inserisce(7, 'Già versato', r.accontoSuccessivoVersato, {
            istruzioni: 'Solo nella dichiarazione integrativa.',
          }),
          mostra(8, 'Acconto da versare', r.accontoDaVersare, {
            formulaBreve: 'col. 5 − RC10 col. 5 − col. 7',
          }),
        ]),
      ],
    },
  ],
};
