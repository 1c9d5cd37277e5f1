import type { Dato } from '../../../engine/index.ts';
import { listCodici } from '../../../parametri/spese-codici.ts';
import * as deducibili from '../../../regole/oneri-deducibili.ts';
import * as oneri from '../../../regole/oneri-detraibili.ts';
import * as sanita from '../../../regole/spese-sanitarie.ts';
import { annota, inserisce, mostra, type QuadroScheda, type RigoScheda, rigo } from '../../scheda.ts';
import { sezioniCasa } from './rp-detrazioni.ts';
import type { AnnoRP } from './rp-lavori.ts';

/** The codes of RP8-RP13 in the form of a tax year. */
export const listOpzioni = (annoImposta: number) =>
  listCodici(annoImposta).map(({ codice, descrizione }) => ({ codice: String(codice), descrizione }));

const altraSpesa = (anno: number, numero: number) =>
  rigo(
    numero,
    'Altre spese',
    [
      inserisce(1, 'Codice', oneri.codiceSpesa, { opzioni: listOpzioni(anno - 1) }),
      inserisce(2, 'Importo', oneri.importoSpesa),
    ],
    { raccolta: oneri.altreSpese },
  );

/** RP27-RP30: what the employer deducted uses up the limit first. */
const fondi = [
  rigo(27, 'Previdenza complementare ordinaria', [
    inserisce(1, 'Dedotta dal sostituto', deducibili.previdenzaDedotta),
    inserisce(2, 'Non dedotta', deducibili.previdenzaNonDedotta),
    annota(90, 'A carico di altri', 'codice', {
      opzioni: [
        { codice: '1', descrizione: 'Reddito fino a 2.840,51 euro' },
        { codice: '2', descrizione: 'Figlio fino a 24 anni, reddito fino a 4.000 euro' },
      ],
      istruzioni: 'Sul modello è la casella «Soggetto fiscalmente a carico di altri», sopra RP27.',
    }),
  ]),
  rigo(28, 'Previdenza dei lavoratori di prima occupazione', [
    inserisce(1, 'Dedotta dal sostituto', deducibili.primaOccupazioneDedotta),
    inserisce(2, 'Non dedotta', deducibili.primaOccupazione),
  ]),
  rigo(29, 'Fondi in squilibrio finanziario', [
    inserisce(1, 'Dedotta dal sostituto', deducibili.squilibrioDedotta),
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
/** When a mortgage was made decides whether the ceiling counts it: in the form of 2026 a code says it. */
const mutui = (anno: AnnoRP): RigoScheda =>
  anno < 2026
    ? rigo(RIGO_MUTUI, 'Interessi mutui abitazione principale', [
        inserisce(1, 'Fino al 2021', oneri.mutuo, {
          istruzioni: 'Mutui stipulati entro il 31/12/2021: contano nel trattamento integrativo.',
        }),
        inserisce(2, 'Dal 2022', oneri.mutuoDal2022, {
          istruzioni: 'Mutui stipulati, rinegoziati o accollati dal 1/1/2022.',
        }),
      ])
    : rigo(
        RIGO_MUTUI,
        'Interessi mutui abitazione principale',
        [
          inserisce(1, 'Codice', oneri.codiceMutuo, {
            opzioni: [
              { codice: '7', descrizione: 'Mutui stipulati fino al 31/12/2021' },
              { codice: '48', descrizione: 'Mutui stipulati dal 2022 al 2024' },
              { codice: '57', descrizione: 'Mutui stipulati dal 1/1/2025' },
            ],
          }),
          inserisce(2, 'Importo', oneri.interessiMutuo),
        ],
        { raccolta: oneri.mutui },
      );

/** RP of the forms that were read. */
export const makeQuadroRP = (anno: AnnoRP): QuadroScheda => ({
  codice: 'RP',
  titolo: 'Oneri e spese',
  titoloBreve: 'Oneri e spese',
  fascicolo: 1,
  copertura: 'esatto',
  nota: `Le colonne da 90 sono quelle che il modello scrive con una lettera, o senza numero. RP24: oltre 1.032,91 euro il limite è di ciascuna istituzione. RP14, RP32, RP34 e RP72: di più moduli si indica la somma. RP90: dell’impresa e del lavoro dipendente l’agevolazione si toglie nei loro quadri, a mano.${anno < 2026 ? '' : ' Oltre 75.000 euro di reddito entrano nel tetto prima le spese con l’aliquota più alta: le istruzioni rimandano alle specifiche tecniche.'}`,
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
        rigo(
          6,
          'Spese sanitarie rateizzate in anni precedenti',
          [
            inserisce(1, 'N. rata', sanita.rateizzate730.numero, { max: 4 }),
            inserisce(2, 'Rata dell’anno', sanita.rataPrecedente, {
              istruzioni: 'Un quarto delle spese, già al netto della franchigia: un rigo per anno.',
            }),
          ],
          { raccolta: sanita.rateizzate730.raccolta },
        ),
        mutui(anno),
        ...[8, 9, 10, 11, 12, 13].map((n) => altraSpesa(anno, n)),
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
        rigo(22, 'Assegno al coniuge', [
          inserisce(1, 'Codice fiscale del coniuge', deducibili.coniugeAssegno, { tipo: 'codiceFiscale' }),
          inserisce(2, 'Importo', deducibili.assegno),
        ]),
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
              istruzioni: 'Il limite del suo codice è contato qui.',
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
    ...sezioniCasa(anno),
  ],
});
export const quadroRP = makeQuadroRP(2025);
