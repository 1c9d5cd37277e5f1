import type { Concetto } from '../../../engine/index.ts';
import { totale as altreDetrazioni } from '../../../regole/altre-detrazioni.ts';
import { totale as totaleCanoni } from '../../../regole/canoni.ts';
import * as crediti from '../../../regole/crediti.ts';
import * as conCodice from '../../../regole/crediti-codice.ts';
import { totaleInDichiarazione } from '../../../regole/crediti-ru.ts';
import { canoni, detrazioniCarichiLavoro, startUp, totaleDetrazioni } from '../../../regole/detrazioni.ts';
import * as famiglia from '../../../regole/detrazioni-familiari.ts';
import * as lavoro from '../../../regole/detrazioni-lavoro.ts';
import * as oneri from '../../../regole/detrazioni-oneri.ts';
import { totalePrincipaleImu } from '../../../regole/fabbricati.ts';
import {
  creditoFondi,
  impostaLorda,
  perditeCompensabili,
  redditoImponibile,
} from '../../../regole/imposta-lorda.ts';
import * as netta from '../../../regole/imposta-netta.ts';
import * as incapienti from '../../../regole/incapienti.ts';
import { detrazioneSicurezza } from '../../../regole/lavoro-aggiunte.ts';
import * as liquidazione from '../../../regole/liquidazione.ts';
import { oneriDeducibili } from '../../../regole/oneri-deducibili.ts';
import {
  deduzioneAbitazione,
  esteriNonImponibili,
  fondiariNonImponibili,
  redditoAgevolazioni,
  redditoComplessivo,
  redditoMinimo,
} from '../../../regole/reddito.ts';
import {
  primoResiduo,
  secondoResiduo,
  terzoResiduo,
  totale as totaleStartUp,
} from '../../../regole/start-up.ts';
import * as trasferimento from '../../../regole/trasferimento.ts';
import * as trattamento from '../../../regole/trattamento-integrativo.ts';
import * as tredicesima from '../../../regole/tredicesima.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';
import { RESIDUI } from './rn-residui.ts';

/** RN18-RN20: start-ups of the three years before, the oldest first. */
const residui = [
  [18, 'Start-up, tre anni prima', terzoResiduo, startUp.terzo],
  [19, 'Start-up, due anni prima', secondoResiduo, startUp.secondo],
  [20, 'Start-up, un anno prima', primoResiduo, startUp.primo],
] as const;

const COMPRESO = 'Già compreso in col. 6.';
type Uso = typeof netta.cultura;
/** A credit of CR31: what of it the tax holds. */
const usato = (colonna: number, titolo: string, uso: Uso, codice: number) =>
  mostra(colonna, titolo, uso.usato, { formulaBreve: `CR31, codice ${codice}, entro RN26` });
/** The same after what there is of it. */
const conTotale = (colonna: number, titolo: string, totale: Concetto, uso: Uso, codice: number) => [
  mostra(colonna, `${titolo}, totale`, totale, { formulaBreve: `CR31, codice ${codice}` }),
  mostra(colonna + 1, `${titolo}, utilizzato`, uso.usato),
];

/** Columns that no instruction speaks of, and what they leave to others. */
const NOTA =
  'RN26 col. 1, RN30 col. 4 e RN32 col. 3 non sono nominate: non ci sono. RN13, RN17, RN43 e RN44 rimandano alle specifiche tecniche. Si indicano a mano RN1 col. 2 e col. 3, RN29 col. 1, RN32 col. 1, RN36 e RN38 con ciò che le società vi portano, e RN61. Le zone franche urbane, che rideterminano RN34 e RN35, non vi sono contate. I residui di RN24 in RN47 vanno per primi ai crediti delle colonne più alte.';

export const quadroRN: QuadroScheda = {
  codice: 'RN',
  titolo: 'Determinazione dell’IRPEF',
  titoloBreve: 'IRPEF',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'esatto',
  nota: NOTA,
  dipendeDa: 'FR FA RA RB RC CR RP LC RH RL RM RT RE RF RG LM RD RS RU CE TR CP'.split(' '),
  sezioni: [
    {
      titolo: 'Reddito',
      righi: [
        rigo(1, 'Reddito complessivo', [
          mostra(1, 'Reddito di riferimento', redditoAgevolazioni, {
            formulaBreve: 'col. 5 + RB10 + RC16 + RL10 + LM',
          }),
          inserisce(2, 'Crediti di fondi comuni e indiretto', creditoFondi, {
            istruzioni: 'Crediti di RF102, RG37, RH20, RH25, RL4 e CE: si sommano al reddito in RN4.',
          }),
          inserisce(3, 'Perdite compensabili con i crediti', perditeCompensabili, {
            istruzioni: 'Solo con col. 4, fino a col. 2: si tolgono in RN4.',
          }),
          mostra(4, 'Reddito minimo', redditoMinimo, {
            formulaBreve: 'RF58 col. 3 + RG26 col. 3 + RH7 col. 1',
          }),
          mostra(5, 'Reddito complessivo', redditoComplessivo, {
            formulaBreve: 'RA, RB, RC, RH, RL, RM, RT921, RE, RF, RG, RD',
            istruzioni: 'Mai meno di col. 4, quando c’è.',
            negativi: true,
          }),
        ]),
        rigo(2, 'Deduzione per abitazione principale', [
          mostra(1, 'Deduzione', deduzioneAbitazione, { formulaBreve: 'RB10 col. 19' }),
        ]),
        rigo(3, 'Oneri deducibili', [
          mostra(1, 'Oneri deducibili', oneriDeducibili, { formulaBreve: 'RP39' }),
        ]),
        rigo(
          4,
          'Reddito imponibile',
          [
            mostra(1, 'Reddito imponibile', redditoImponibile, {
              formulaBreve: 'RN1 col. 5 + col. 2 − col. 3 − RN2 − RN3',
            }),
          ],
          { totale: true },
        ),
        rigo(5, 'Imposta lorda', [
          mostra(1, 'Imposta lorda', impostaLorda, { formulaBreve: 'scaglioni su RN4' }),
        ]),
      ],
    },
    {
      titolo: 'Detrazioni',
      righi: [
        rigo(6, 'Detrazioni per familiari a carico', [
          mostra(1, 'Coniuge', famiglia.detrazioneConiuge),
          mostra(2, 'Figli', famiglia.detrazioneFigli),
          mostra(4, 'Altri familiari', famiglia.detrazioneAltri),
        ]),
        rigo(7, 'Detrazioni per lavoro', [
          mostra(1, 'Lavoro dipendente', lavoro.detrazioneDipendente, { formulaBreve: 'RC5, RC6' }),
          mostra(2, 'Pensione', lavoro.detrazionePensione, { formulaBreve: 'RC5, RC6' }),
          annota(3, 'Altri assimilati', 'euro', {
            daRiscontrare: true,
            istruzioni:
              'Le istruzioni la nominano con la col. 4, per i redditi di RC7 e RC8, senza dire che cosa contiene: non entra nel calcolo.',
          }),
          mostra(4, 'Assimilati e altri', lavoro.detrazioneAssimilati, { formulaBreve: 'RC9, RL, RE25, RG' }),
        ]),
        rigo(8, 'Totale detrazioni per carichi e lavoro', [
          mostra(1, 'Totale', detrazioniCarichiLavoro, { formulaBreve: 'RN6 + RN7' }),
        ]),
        rigo(12, 'Canoni di locazione e affitto di terreni', [
          mostra(1, 'Totale', totaleCanoni, { formulaBreve: 'RP71-RP73' }),
          mostra(2, 'Residuo', canoni.residua, { formulaBreve: 'a RN31' }),
          mostra(3, 'Utilizzata', canoni.utilizzata, {
            formulaBreve: 'entro RN5 − RN8 − RN18-RN21 col. 1',
          }),
        ]),
        rigo(13, 'Detrazioni per oneri', [
          mostra(1, 'Detrazione', oneri.detrazioniOneri, { formulaBreve: 'RP15, da col. 2 a col. 8' }),
        ]),
        rigo(14, 'Recupero del patrimonio edilizio', [
          mostra(1, 'Detrazione', oneri.detrazioneRecupero, { formulaBreve: 'RP49' }),
        ]),
        rigo(15, 'Altre spese al 50%', [
          mostra(1, 'Detrazione', oneri.detrazioneMobili, { formulaBreve: 'RP60' }),
        ]),
        rigo(16, 'Risparmio energetico', [
          mostra(1, 'Detrazione', oneri.detrazioneEnergia, { formulaBreve: 'RP66' }),
        ]),
        rigo(17, 'Altre detrazioni', [
          mostra(1, 'Comparto sicurezza', detrazioneSicurezza, { formulaBreve: 'RC15' }),
          mostra(2, 'Altre', altreDetrazioni, { formulaBreve: 'RP82, RP83' }),
        ]),
        ...residui.map(([numero, titolo, dato, uso]) =>
          rigo(numero, titolo, [
            inserisce(1, 'Residuo', dato, { istruzioni: 'Al netto di RP80 col. 9.' }),
            mostra(2, 'Utilizzata', uso.usato, { formulaBreve: 'entro RN5' }),
          ]),
        ),
        rigo(21, 'Start-up e PMI innovative', [
          mostra(1, 'Spettante', totaleStartUp, { formulaBreve: 'RP80 col. 6' }),
          mostra(2, 'Utilizzata', startUp.anno.usato, { formulaBreve: 'entro RN5' }),
          mostra(3, 'De minimis, utilizzata', startUp.minimis.usato, {
            formulaBreve: 'RP80 col. 6A, entro RN5',
          }),
        ]),
        rigo(
          22,
          'Totale detrazioni',
          [mostra(1, 'Totale', totaleDetrazioni, { formulaBreve: 'RN8 + RN12 + da RN13 a RN21' })],
          {
            totale: true,
          },
        ),
      ],
    },
    {
      titolo: 'Crediti che generano residui',
      righi: [
        rigo(23, 'Spese sanitarie per patologie esenti', [
          mostra(1, 'Detrazione', netta.patologie.spettante, { formulaBreve: '19% di RP1 col. 1' }),
        ]),
        rigo(24, 'Crediti d’imposta', [
          mostra(1, 'Prima casa', crediti.primaCasa.spettante, { formulaBreve: 'CR7' }),
          mostra(2, 'Occupazione', crediti.occupazione.spettante, { formulaBreve: 'CR9' }),
          mostra(3, 'Fondi pensione', crediti.fondiPensione.spettante, { formulaBreve: 'CR12' }),
          mostra(4, 'Mediazione', conCodice.mediazione, { formulaBreve: 'CR31, codice 16' }),
          mostra(5, 'Negoziazione e arbitrato', crediti.negoziazione.spettante, {
            formulaBreve: 'CR31, codice 17',
          }),
          mostra(6, 'Prima casa under 36', crediti.under36.spettante, { formulaBreve: 'CR13' }),
          mostra(7, 'Contributo unificato', conCodice.contributoUnificato, {
            formulaBreve: 'CR31, codice 18',
          }),
        ]),
        rigo(25, 'Totale altre detrazioni e crediti', [
          mostra(1, 'Totale', netta.creditiConResiduo, { formulaBreve: 'RN23 + RN24' }),
        ]),
      ],
    },
    {
      titolo: 'Imposta',
      righi: [
        rigo(
          26,
          'Imposta netta',
          [
            mostra(2, 'Imposta netta', netta.impostaNetta, {
              formulaBreve: 'RN5 − RN22 − RN25, meno Campione e ZES',
            }),
          ],
          { totale: true },
        ),
        rigo(27, 'Sisma Abruzzo, altri immobili', [
          mostra(1, 'Utilizzato', netta.sismaAltri.usato, { formulaBreve: 'CR11' }),
        ]),
        rigo(28, 'Sisma Abruzzo, abitazione principale', [
          mostra(1, 'Utilizzato', netta.sisma.usato, { formulaBreve: 'CR10' }),
        ]),
        rigo(29, 'Redditi prodotti all’estero', [
          annota(1, 'Di cui imposte figurative', 'euro', {
            istruzioni: 'Credito su redditi esentati all’estero, già compreso in col. 2.',
          }),
          mostra(2, 'Credito', netta.estero, {
            formulaBreve: 'CE, RF, RG, RH, RL',
            negativi: true,
          }),
        ]),
        rigo(30, 'Cultura, scuola e videosorveglianza', [
          mostra(1, 'Cultura, rata', crediti.culturaRata, {
            formulaBreve: 'un terzo del 65% di CR14 col. 1',
          }),
          mostra(2, 'Cultura, totale', crediti.cultura, { formulaBreve: 'CR14' }),
          mostra(3, 'Cultura, utilizzato', netta.cultura.usato),
          mostra(5, 'Scuola, totale', crediti.scuola, { formulaBreve: 'CR15' }),
          mostra(6, 'Scuola, utilizzato', netta.scuola.usato),
          mostra(7, 'Videosorveglianza, totale', crediti.videosorveglianza.spettante, {
            formulaBreve: 'CR17',
          }),
          mostra(8, 'Videosorveglianza, utilizzato', netta.videosorveglianza.usato),
        ]),
        rigo(31, 'Crediti per detrazioni incapienti', [
          mostra(2, 'Crediti', incapienti.creditiIncapienti, { formulaBreve: 'RN12 col. 2' }),
        ]),
        rigo(32, 'Fondi comuni e altri crediti', [
          inserisce(1, 'Fondi comuni', crediti.fondiComuni),
          mostra(2, 'Crediti', crediti.altri, { formulaBreve: 'CR8 + CR31 col. 2, codice 2' }),
          ...conTotale(4, 'Sport', conCodice.sport, netta.conCodici.sport, 3),
          mostra(6, 'Bonifica, rata', conCodice.bonificaRata, { formulaBreve: 'CR31, codice 4' }),
          ...conTotale(7, 'Bonifica', conCodice.bonifica, netta.conCodici.bonifica, 4),
          usato(10, 'Alloggi sociali', netta.conCodici.alloggi, 21),
          usato(11, 'Sanificazione', netta.conCodici.sanificazione, 9),
          usato(12, 'Depuratori', netta.conCodici.depuratori, 10),
          mostra(13, 'Social bonus, rata', conCodice.socialRata, { formulaBreve: 'CR31, codice 11' }),
          ...conTotale(14, 'Social bonus', conCodice.social, netta.conCodici.social, 11),
          usato(16, 'Attività fisica', netta.conCodici.attivitaFisica, 12),
          usato(17, 'Sistemi di accumulo', netta.conCodici.accumulo, 13),
          usato(18, 'ITS al 30%', netta.conCodici.its30, 14),
          usato(19, 'ITS al 60%', netta.conCodici.its60, 15),
        ]),
        rigo(33, 'Ritenute totali', [
          annota(1, 'Di cui sospese', 'euro', {
            istruzioni: 'Ritenute e imposta R.I.T.A. sospese, già comprese in col. 4.',
          }),
          inserisce(2, 'Allevatori e INAIL agricola', liquidazione.ritenuteAllevatori, {
            istruzioni: 'Ritenute che nessun altro quadro dice: si sommano in col. 4.',
          }),
          inserisce(3, 'Non utilizzate', liquidazione.ritenuteNonUtilizzate, {
            istruzioni: 'Di società e associazioni (RH, RF102, RG37): non con un’imposta a debito.',
          }),
          mostra(4, 'Ritenute', liquidazione.ritenute, {
            formulaBreve: 'RC10, RC11, LC1, RH19, RL, RM, RT, RE26, RF, RG, col. 2',
          }),
        ]),
        rigo(34, 'Differenza', [
          mostra(1, 'Differenza', liquidazione.differenza, {
            formulaBreve: 'RN26 − da RN27 a RN32 + RN33 col. 3 − col. 4',
            negativi: true,
          }),
        ]),
        rigo(35, 'Crediti di imprese e lavoratori autonomi', [
          mostra(1, 'Utilizzati', totaleInDichiarazione, { formulaBreve: 'RU' }),
        ]),
        rigo(36, 'Eccedenza d’imposta precedente', [
          inserisce(1, 'Di cui del 730', liquidazione.eccedenza730, {
            istruzioni: 'Credito del quadro I di un 730, non utilizzato: già compreso in col. 2.',
          }),
          inserisce(2, 'Eccedenza', liquidazione.eccedenzaPrecedente, {
            istruzioni: 'Con col. 1, RH23 e le eccedenze di RF102, RG37 e RL4.',
          }),
        ]),
        rigo(37, 'Eccedenza compensata in F24', [inserisce(1, 'Importo', liquidazione.eccedenzaCompensata)]),
        rigo(38, 'Acconti versati', [
          inserisce(1, 'Sospesi', liquidazione.accontiSospesi, { istruzioni: COMPRESO }),
          inserisce(2, 'Imposte sostitutive', liquidazione.accontiSostitutive, {
            istruzioni: `Dal modello 2025 anche la maggiorazione del concordato (F24 4068). ${COMPRESO}`,
          }),
          inserisce(3, 'Ceduti alla società', liquidazione.accontiCeduti, {
            istruzioni:
              'RS23 e RS24 col. 4, con il codice 1. Già compresi in col. 6, si tolgono dagli acconti.',
          }),
          inserisce(4, 'Di chi esce da un regime', liquidazione.accontiFuoriusciti, {
            istruzioni: 'Vantaggio o forfetario: F24 1793 e 1794, 1790 e 1791. Già compresi in col. 6.',
          }),
          inserisce(5, 'Credito riversato', liquidazione.creditoRiversato, { istruzioni: COMPRESO }),
          inserisce(6, 'Acconti', liquidazione.accontiVersati, {
            istruzioni: 'Con le colonne da 1 a 5, RH24 e gli acconti di RF102, RG37 e RL4.',
          }),
        ]),
        rigo(41, 'Rimborsi del sostituto', [
          inserisce(2, 'Canoni di locazione', liquidazione.rimborsiSostituto, {
            istruzioni: 'CU, punto 370.',
          }),
        ]),
        rigo(42, 'Esito del 730', [
          inserisce(1, 'Trattenuta dal sostituto', liquidazione.trattenuta730, {
            istruzioni: 'Rigo 91 (111) col. 7 del 730-3.',
          }),
          inserisce(2, 'Rimborsata o compensata', liquidazione.compensato730, {
            istruzioni: 'Rigo 91 (111) col. 5 del 730-3.',
          }),
        ]),
        rigo(43, 'Trattamento integrativo', [
          mostra(1, 'Spettante', trattamento.trattamentoSpettante),
          mostra(2, 'Riconosciuto in dichiarazione', trattamento.trattamentoRiconosciuto),
          mostra(3, 'Da restituire', trattamento.trattamentoDaRestituire),
        ]),
        rigo(44, 'Bonus tredicesima', [
          mostra(1, 'Spettante', tredicesima.bonus, { formulaBreve: '100 × RC14 col. 8 / 365' }),
          mostra(2, 'Riconosciuto in dichiarazione', tredicesima.riconosciuta),
          mostra(3, 'Da restituire', tredicesima.daRestituire),
        ]),
        rigo(
          45,
          'Imposta a debito',
          [
            mostra(1, 'Rateizzata', trasferimento.impostaRateizzata, {
              formulaBreve: 'TR4 col. 3, fino a col. 2',
            }),
            mostra(2, 'A debito', liquidazione.irpefDebito),
          ],
          { totale: true },
        ),
        rigo(46, 'Imposta a credito', [mostra(1, 'A credito', liquidazione.irpefCredito)], { totale: true }),
      ],
    },
    RESIDUI,
    {
      titolo: 'Altri dati',
      righi: [
        rigo(50, 'Redditi fondiari non imponibili', [
          mostra(1, 'Abit. principale con IMU', totalePrincipaleImu, { formulaBreve: 'RB10 col. 17' }),
          mostra(2, 'Fondiari non imponibili', fondiariNonImponibili, {
            formulaBreve: 'RA23 + RB10 + RH18 + RL12',
          }),
          mostra(3, 'Di cui immobili all’estero', esteriNonImponibili, { formulaBreve: 'RL12 col. 1' }),
        ]),
      ],
    },
    {
      titolo: 'Acconti {anno}',
      righi: [
        rigo(61, 'Ricalcolo, casi particolari', [
          inserisce(1, 'Casi particolari', liquidazione.casoParticolare, {
            istruzioni:
              'Noleggio di barche, distributori di carburante, art. 14 del D.L. 18/2016, concordato, personale di nuova assunzione: acconti su col. 4.',
          }),
          annota(2, 'Reddito complessivo', 'euro'),
          annota(3, 'Imposta netta', 'euro'),
          inserisce(4, 'Differenza', liquidazione.differenzaRicalcolata, { negativi: true }),
        ]),
        rigo(62, 'Acconto dovuto', [
          mostra(1, 'Primo acconto', liquidazione.primoAcconto, {
            formulaBreve: '40% di RN34, o di RN61 col. 4; 50% con gli ISA',
          }),
          mostra(2, 'Secondo o unico acconto', liquidazione.secondoAcconto, {
            formulaBreve: 'RN34, o RN61 col. 4, − primo acconto',
          }),
        ]),
      ],
    },
  ],
};
