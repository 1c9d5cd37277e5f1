import * as r from '../../../regole/addizionali.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const esito730 = (numero: number, { trattenuta, rimborsata }: typeof r.regionale730, righi: string) =>
  rigo(numero, 'Esito del 730', [
    inserisce(1, 'Trattenuta dal sostituto', trattenuta, { istruzioni: `730-3, rigo ${righi}, colonna 7.` }),
    inserisce(2, 'Rimborsata dal sostituto', rimborsata, { istruzioni: `730-3, rigo ${righi}, colonna 5.` }),
  ]);

const agevolazioni = [
  { codice: '1', descrizione: 'Reddito fino alla soglia per una condizione personale' },
  { codice: '2', descrizione: 'Esenzione totale per una condizione personale' },
  { codice: '3', descrizione: 'Altre agevolazioni' },
];
const SCAGLIONI = 'Si compila da sé solo nel calcolo: serve sul modello quando il comune ha più aliquote.';
const A_MANO = 'Vuota: si applicano gli atti del comune. Indicata: vale per tutto l’imponibile.';

export const quadroRV: QuadroScheda = {
  codice: 'RV',
  titolo: 'Addizionale regionale e comunale all’IRPEF',
  titoloBreve: 'Addizionali',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'esatto',
  nota: 'Le detrazioni regionali per i figli sono calcolate, salvo quelle di Puglia e Sardegna e, per il 2023, l’aliquota ligure di chi ne fruisce. I comuni senza atto pubblicato sono intesi senza addizionale; dove l’atto non si legge con certezza l’aliquota si indica in RV9 col. 2. RV2 col. 90 è interna: l’aliquota della regione che le tabelle non hanno.',
  dipendeDa: ['FR', 'RC', 'RN', 'RS'],
  sezioni: [
    {
      titolo: 'Imponibile',
      righi: [
        rigo(1, 'Reddito imponibile', [
          mostra(1, 'Reddito imponibile', r.imponibileAddizionali, {
            formulaBreve: 'RN1 col. 5 − RN2 − RN3',
          }),
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
          inserisce(90, 'Aliquota a mano', r.aliquotaRegionale, {
            istruzioni: 'Dato interno: solo dove le tabelle non hanno l’aliquota della regione.',
          }),
        ]),
        rigo(3, 'Addizionale regionale trattenuta o versata', [
          inserisce(1, 'Altre trattenute', r.regionaleAltre),
          annota(2, 'Sospesa', 'euro', { istruzioni: 'CU, punto 31: già compresa in colonna 3.' }),
          mostra(3, 'Trattenuta', r.regionaleVersata, { formulaBreve: 'RC10 col. 2 + col. 1' }),
        ]),
        rigo(4, 'Eccedenza precedente', [
          annota(1, 'Codice regione', 'intero', { max: 21, istruzioni: 'Domicilio di un anno prima.' }),
          annota(2, 'Di cui credito del 730', 'euro', { istruzioni: 'Compreso in colonna 3.' }),
          inserisce(3, 'Eccedenza', r.regionaleEccedenza),
        ]),
        rigo(5, 'Eccedenza compensata in F24', [inserisce(1, 'Importo', r.regionaleCompensata)]),
        esito730(6, r.regionale730, '92'),
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
        rigo(9, 'Aliquota deliberata dal comune', [
          annota(1, 'Aliquote per scaglioni', 'barrata', { istruzioni: SCAGLIONI }),
          inserisce(2, 'Aliquota', r.aliquotaComunale, { istruzioni: A_MANO }),
        ]),
        rigo(10, 'Addizionale comunale dovuta', [
          inserisce(1, 'Agevolazioni', r.agevolazioneComunale, { opzioni: agevolazioni }),
          mostra(2, 'Dovuta', r.addizionaleComunale, { formulaBreve: 'aliquote su RV1' }),
        ]),
        rigo(11, 'Addizionale comunale trattenuta o versata', [
          mostra(1, 'Da CU', r.comunaleDaCu, { formulaBreve: 'RC10 col. 3 + col. 4' }),
          inserisce(2, 'Acconto trattenuto o versato', r.comunaleF24, {
            istruzioni: 'CU, punto 124, con il 730; F24, codice 3843, con Redditi.',
          }),
          inserisce(4, 'Altre trattenute', r.comunaleAltre),
          annota(5, 'Sospesa', 'euro', {
            istruzioni: 'CU, punti 33 e 34: già compresa nelle colonne precedenti.',
          }),
          mostra(6, 'Totale', r.comunaleVersata, { formulaBreve: 'RV11, da col. 1 a col. 4' }),
        ]),
        rigo(12, 'Eccedenza precedente', [
          annota(1, 'Codice comune', 'comune', { istruzioni: 'Domicilio di un anno prima.' }),
          annota(2, 'Di cui credito del 730', 'euro', { istruzioni: 'Compreso in colonna 3.' }),
          inserisce(3, 'Eccedenza', r.comunaleEccedenza),
        ]),
        rigo(13, 'Eccedenza compensata in F24', [inserisce(1, 'Importo', r.comunaleCompensata)]),
        esito730(14, r.esitoComunale730, '93'),
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
          inserisce(1, 'Agevolazioni', r.agevolazioneAcconto, { opzioni: agevolazioni }),
          mostra(2, 'Imponibile', r.imponibileAcconto, { formulaBreve: 'RV1' }),
          annota(3, 'Aliquote per scaglioni', 'barrata', { istruzioni: SCAGLIONI }),
          inserisce(4, 'Aliquota', r.aliquotaAcconto, { istruzioni: A_MANO }),
          mostra(5, 'Acconto dovuto', r.accontoComunale, {
            formulaBreve: '30% con le aliquote del {annoImposta}',
          }),
          mostra(6, 'Trattenuto dal datore', r.accontoTrattenutoDatore, { formulaBreve: 'RC10 col. 5' }),
          inserisce(7, 'Già versato', r.accontoSuccessivoVersato, {
            istruzioni: 'Solo nella dichiarazione integrativa.',
          }),
          mostra(8, 'Acconto da versare', r.accontoDaVersare, {
            formulaBreve: 'col. 5 − col. 6 − col. 7',
          }),
        ]),
      ],
    },
  ],
};
