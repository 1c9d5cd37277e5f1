import type { Dato } from '../../../engine/index.ts';
import { listCodici } from '../../../parametri/spese-codici.ts';
import * as deducibili from '../../../regole/oneri-deducibili.ts';
import * as oneri from '../../../regole/oneri-detraibili.ts';
import * as sanita from '../../../regole/spese-sanitarie.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';
import { sezioniCasa } from './rp-detrazioni.ts';

/** The codes of RP8-RP13 in the form of a tax year. */
export const listOpzioni = (annoImposta: number) =>
  listCodici(annoImposta).map(({ codice, descrizione }) => ({ codice: String(codice), descrizione }));
const codici = listOpzioni(2024);

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

const residui = (dalla: number, dati: readonly Dato[], da: readonly string[]) =>
  dati.map((dato, posto) =>
    inserisce(dalla + posto, `Residuo di ${posto + 1} ${posto === 0 ? 'anno' : 'anni'} prima`, dato, {
      istruzioni: `RN47, colonna ${da[posto]}, dell’anno prima.`,
    }),
  );
/** RP33, RP34 and RP36: what the income cannot hold goes to the next years. */
const conRiporto = [
  rigo(33, 'Restituzione di somme al soggetto erogatore', [
    inserisce(1, 'Somme dell’anno', deducibili.restituite),
    inserisce(2, 'Residuo precedente', deducibili.restituiteResiduo),
    mostra(3, 'Totale', deducibili.totaleRestituite, { formulaBreve: 'col. 1 + col. 2' }),
  ]),
  rigo(34, 'Investimenti in start-up per trasparenza', [
    annota(1, 'CF della società', 'testo', { lunghezza: 16 }),
    inserisce(2, 'Quota dell’anno', deducibili.startUp),
    mostra(3, 'Totale dell’anno', deducibili.startUpAnno, { formulaBreve: 'col. 2' }),
    ...residui(4, deducibili.startUpResidui, ['33', '32', '31']),
  ]),
  rigo(36, 'Erogazioni a enti del terzo settore', [
    inserisce(1, 'Ricevuta per trasparenza', deducibili.terzoSettoreRicevuta),
    inserisce(2, 'Propria', deducibili.terzoSettore),
    mostra(3, 'Totale dell’anno', deducibili.terzoSettoreAnno, {
      formulaBreve: 'col. 1 + col. 2, fino al 10% di RN1 col. 1',
    }),
    ...residui(4, deducibili.terzoSettoreResidui, ['38', '37', '43', '47']),
  ]),
];

export const RIGO_MUTUI = 7;
export const RIGO_TOTALE = 15;
export const quadroRP: QuadroScheda = {
  codice: 'RP',
  titolo: 'Oneri e spese',
  titoloBreve: 'Oneri e spese',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Non gestito RP90. RP14 col. 90 (età alla stipula) è interna. RP56: gli importi ricevuti per trasparenza si indicano in un altro modulo. RP80 chiede la detrazione già determinata; il totale è in RN21. Oltre 75.000 euro di reddito, dal 2025, entrano nel tetto prima le spese con l’aliquota più alta: le istruzioni rimandano alle specifiche tecniche.',
  dipendeDa: ['RC'],
  sezioni: [
    {
      titolo: 'Sezione I, spese detraibili',
      righi: [
        rigo(1, 'Spese sanitarie', [
          inserisce(1, 'Patologie esenti', sanita.patologie),
          inserisce(2, 'Spese sanitarie', sanita.sanitarie),
        ]),
        rigo(2, 'Spese sanitarie per familiari non a carico', [
          inserisce(1, 'Importo', sanita.sanitarieFamiliari),
        ]),
        rigo(3, 'Spese sanitarie per persone con disabilità', [
          inserisce(1, 'Importo', sanita.sanitarieDisabili),
        ]),
        rigo(4, 'Veicoli per persone con disabilità', [
          annota(1, 'N. rata', 'intero', { max: 4 }),
          inserisce(2, 'Importo', sanita.veicoli),
        ]),
        rigo(5, 'Acquisto del cane guida', [
          annota(1, 'N. rata', 'intero', { max: 4 }),
          inserisce(2, 'Importo', sanita.caneGuida),
        ]),
        rigo(6, 'Spese sanitarie rateizzate in anni precedenti', [
          inserisce(1, 'N. rata', sanita.numeroRataPrecedente, { max: 4 }),
          inserisce(2, 'Rata dell’anno', sanita.ratePrecedenti, {
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
            inserisce(1, 'Rateizzazione', sanita.rateizza),
            mostra(2, 'Al 19%, intere', oneri.totale19Intero, { formulaBreve: 'da RP1 a RP7 e codici' }),
            mostra(3, 'Al 19%, per reddito', oneri.ridotte, { formulaBreve: 'codici da RP8 a RP13, RP14' }),
            mostra(4, 'Al 26%, intere', oneri.totalePartiti, { formulaBreve: 'codice 62' }),
            mostra(5, 'Al 26%, per reddito', oneri.totaleOnlus, { formulaBreve: 'codice 61' }),
            mostra(6, 'Al 30%', oneri.totale30, { formulaBreve: 'codice 71' }),
            mostra(7, 'Al 35%', oneri.totale35, { formulaBreve: 'codice 76' }),
            mostra(8, 'Al 90%', oneri.totale90, { formulaBreve: 'codice 81' }),
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
          annota(1, 'Data della locazione', 'data'),
          inserisce(2, 'Spesa', deducibili.abitazioneLocata, {
            istruzioni: 'Prezzo di acquisto o di costruzione: la quota è un ottavo del 20%, entro il limite.',
          }),
          inserisce(3, 'Interessi del mutuo', deducibili.interessiLocata),
          mostra(4, 'Quota dell’anno', deducibili.quotaAbitazione, {
            formulaBreve: '20% di col. 2, in 8 anni, e 20% di col. 3',
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
