import { codiciSpesa2024 } from '../../../parametri/oneri.ts';
import * as deducibili from '../../../regole/oneri-deducibili.ts';
import * as oneri from '../../../regole/oneri-detraibili.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';
import { sezioniCasa } from './rp-detrazioni.ts';

const codici = codiciSpesa2024.map(({ codice, descrizione }) => ({ codice: String(codice), descrizione }));

const altraSpesa = (numero: number) =>
  rigo(
    numero,
    'Altre spese',
    [
      inserisce(1, 'Codice', oneri.codiceSpesa, { opzioni: codici }),
      inserisce(2, 'Importo', oneri.importoSpesa),
    ],
    { raccolta: oneri.altreSpese },
  );

/** RP27-RP30: what the employer deducted uses up the limit first. */
const fondi = [
  rigo(27, 'Previdenza complementare ordinaria', [
    inserisce(1, 'Dedotta dal sostituto', deducibili.previdenzaDedotta),
    inserisce(2, 'Non dedotta', deducibili.previdenzaNonDedotta),
  ]),
  rigo(28, 'Previdenza dei lavoratori di prima occupazione', [
    inserisce(1, 'Dedotta dal sostituto', deducibili.primaOccupazioneDedotta),
    inserisce(2, 'Non dedotta', deducibili.primaOccupazione),
  ]),
  rigo(29, 'Fondi in squilibrio finanziario', [
    annota(1, 'Dedotta dal sostituto', 'euro'),
    inserisce(2, 'Non dedotta', deducibili.squilibrio),
  ]),
  rigo(30, 'Previdenza dei familiari a carico', [
    inserisce(1, 'Dedotta dal sostituto', deducibili.familiariDedotta),
    inserisce(2, 'Non dedotta', deducibili.familiari),
  ]),
];

/** RP33, RP34 and RP36: what the income cannot hold goes to the next years. */
const conRiporto = [
  rigo(33, 'Restituzione di somme al soggetto erogatore', [
    inserisce(1, 'Somme dell’anno', deducibili.restituite),
    inserisce(2, 'Residuo precedente', deducibili.restituiteResiduo),
    mostra(3, 'Totale', deducibili.totaleRestituite, { formulaBreve: 'col. 1 + col. 2' }),
  ]),
  rigo(34, 'Investimenti in start-up per trasparenza', [
    inserisce(90, 'Quota dell’anno', deducibili.startUp),
    inserisce(91, 'Residuo precedente', deducibili.startUpResiduo),
    mostra(92, 'Totale', deducibili.totaleStartUp, { formulaBreve: 'col. 90 + col. 91' }),
  ]),
  rigo(36, 'Erogazioni a enti del terzo settore', [
    inserisce(90, 'Dell’anno', deducibili.terzoSettore),
    inserisce(91, 'Residuo precedente', deducibili.terzoSettoreResiduo),
    mostra(92, 'Deducibile', deducibili.terzoSettoreDeducibile, {
      formulaBreve: 'fino al 10% di RN1 − RN2',
    }),
  ]),
];

export const quadroRP: QuadroScheda = {
  codice: 'RP',
  titolo: 'Oneri e spese',
  titoloBreve: 'Oneri e spese',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Gestiti i righi elencati; non gestito RP31 (fino al 2017). La detrazione per patologie esenti che l’imposta non contiene è in RN47 col. 97: il familiare indica la spesa in RP2. I dati catastali (da RP51 a RP53) e RP90 non entrano nel calcolo. RP6, RP32, RP34, RP36 e le sezioni dalla III alla VI usano colonne interne, da 90: si indica la rata già entro il tetto, con la sua percentuale. RP80, RP82 e RP83 chiedono la detrazione già determinata; il totale di RP80 è in RN21. Codici e limiti di RP8-RP13 e RP26 da riscontrare sulle istruzioni: la detrazione di una spesa con un codice che non è in elenco si indica, già determinata, in RP83.',
  dipendeDa: ['RC'],
  sezioni: [
    {
      titolo: 'Sezione I, spese detraibili',
      righi: [
        rigo(1, 'Spese sanitarie', [
          inserisce(1, 'Patologie esenti', oneri.patologie),
          inserisce(2, 'Spese sanitarie', oneri.sanitarie),
        ]),
        rigo(2, 'Spese sanitarie per familiari non a carico', [
          inserisce(1, 'Importo', oneri.sanitarieFamiliari),
        ]),
        rigo(3, 'Spese sanitarie per persone con disabilità', [
          inserisce(1, 'Importo', oneri.sanitarieDisabili),
        ]),
        rigo(4, 'Veicoli per persone con disabilità', [inserisce(1, 'Importo', oneri.veicoli)]),
        rigo(5, 'Acquisto del cane guida', [inserisce(1, 'Importo', oneri.caneGuida)]),
        rigo(6, 'Spese sanitarie rateizzate in anni precedenti', [
          annota(1, 'N. rata', 'intero', { max: 4 }),
          inserisce(90, 'Rata dell’anno', oneri.ratePrecedenti, {
            istruzioni: 'Un quarto delle spese, già al netto della franchigia.',
          }),
        ]),
        rigo(7, 'Interessi mutui abitazione principale', [
          inserisce(1, 'Fino al 2021', oneri.mutuo, {
            istruzioni: 'Mutui stipulati entro il 31/12/2021: contano nel trattamento integrativo.',
          }),
          inserisce(2, 'Dal 2022', oneri.mutuoDal2022, {
            istruzioni: 'Mutui stipulati, rinegoziati o accollati dal 1/1/2022.',
          }),
        ]),
        ...[8, 9, 10, 11, 12, 13].map(altraSpesa),
        rigo(14, 'Leasing dell’abitazione principale', [
          annota(1, 'Data della stipula', 'data'),
          annota(2, 'Numero anno', 'intero', { max: 99 }),
          inserisce(3, 'Canone', oneri.canoneLeasing, { istruzioni: 'Contratti dal 2016 al 2020.' }),
          inserisce(4, 'Prezzo di riscatto', oneri.riscattoLeasing),
          inserisce(90, 'Meno di 35 anni', oneri.giovaneLeasing, {
            istruzioni: 'Alla data della stipula: i limiti sono il doppio. Dato interno.',
          }),
        ]),
        rigo(
          15,
          'Totale spese',
          [
            inserisce(1, 'Rateizzazione', oneri.rateizza),
            mostra(2, 'Spese sanitarie', oneri.sanitarieAmmesse, { formulaBreve: 'RP1 + RP2 + RP3' }),
            mostra(3, 'Altre al 19%', oneri.altreAmmesse19, { formulaBreve: 'da RP4 a RP14' }),
            mostra(4, 'Totale al 19%', oneri.totale19, { formulaBreve: 'RP15 col. 2 + col. 3' }),
            mostra(5, 'Al 26%', oneri.totale26),
            mostra(6, 'Al 30%', oneri.totale30),
            mostra(7, 'Al 35%', oneri.totale35),
            mostra(8, 'Al 90%', oneri.totale90),
          ],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Sezione II, spese deducibili',
      righi: [
        rigo(21, 'Contributi previdenziali e assistenziali', [
          inserisce(1, 'Importo', deducibili.contributi, {
            istruzioni: 'Senza i contributi del quadro LM: l’eccedenza di LM49 è già in RP39.',
          }),
        ]),
        rigo(22, 'Assegno al coniuge', [inserisce(2, 'Importo', deducibili.assegno)]),
        rigo(23, 'Contributi per addetti ai servizi domestici', [
          inserisce(1, 'Importo', deducibili.serviziDomestici),
        ]),
        rigo(24, 'Erogazioni a istituzioni religiose', [
          inserisce(1, 'Importo', deducibili.istituzioniReligiose),
        ]),
        rigo(25, 'Spese mediche di persone con disabilità', [inserisce(1, 'Importo', deducibili.disabili)]),
        rigo(
          26,
          'Altri oneri deducibili',
          [
            inserisce(1, 'Codice', deducibili.codiceDeducibile, { tipo: 'intero', max: 99 }),
            inserisce(2, 'Importo', deducibili.importoDeducibile, {
              istruzioni: 'Già entro il limite del suo codice.',
            }),
          ],
          { raccolta: deducibili.altriDeducibili },
        ),
        ...fondi,
        rigo(32, 'Abitazioni date in locazione', [
          inserisce(90, 'Spesa', deducibili.abitazioneLocata, {
            istruzioni: 'Prezzo di acquisto o di costruzione: la quota è un ottavo del 20%, entro il limite.',
          }),
          mostra(91, 'Quota dell’anno', deducibili.quotaAbitazione, {
            formulaBreve: '20% di col. 90, in 8 anni',
          }),
        ]),
        ...conRiporto,
        rigo(
          39,
          'Totale oneri deducibili',
          [mostra(1, 'Totale', deducibili.oneriDeducibili, { formulaBreve: 'da RP21 a RP36 + LM49' })],
          {
            totale: true,
          },
        ),
      ],
    },
    ...sezioniCasa,
  ],
};
