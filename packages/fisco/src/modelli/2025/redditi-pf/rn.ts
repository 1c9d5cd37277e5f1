import type { Concetto } from '../../../engine/index.ts';
import { totale as altreDetrazioni } from '../../../regole/altre-detrazioni.ts';
import { totale as totaleCanoni } from '../../../regole/canoni.ts';
import * as crediti from '../../../regole/crediti.ts';
import * as conCodice from '../../../regole/crediti-codice.ts';
import { totaleInDichiarazione } from '../../../regole/crediti-ru.ts';
import { canoni, detrazioniCarichiLavoro, startUp, totaleDetrazioni } from '../../../regole/detrazioni.ts';
import * as lavoro from '../../../regole/detrazioni-lavoro.ts';
import * as oneri from '../../../regole/detrazioni-oneri.ts';
import { totalePrincipaleImu } from '../../../regole/fabbricati.ts';
import * as famiglia from '../../../regole/familiari.ts';
import { impostaLorda, redditoImponibile, redditoMinimo } from '../../../regole/imposta-lorda.ts';
import * as netta from '../../../regole/imposta-netta.ts';
import * as incapienti from '../../../regole/incapienti.ts';
import { detrazioneSicurezza } from '../../../regole/lavoro-aggiunte.ts';
import * as liquidazione from '../../../regole/liquidazione.ts';
import { oneriDeducibili } from '../../../regole/oneri-deducibili.ts';
import * as riportabili from '../../../regole/oneri-riportabili.ts';
import {
  deduzioneAbitazione,
  fondiariNonImponibili,
  redditoAgevolazioni,
  redditoComplessivo,
} from '../../../regole/reddito.ts';
import { sanitarieRateizzate } from '../../../regole/spese-sanitarie.ts';
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

/** RN18-RN20: start-ups of the three years before, the oldest first. */
const residui = [
  [18, 'Start-up, tre anni prima', terzoResiduo, startUp.terzo],
  [19, 'Start-up, due anni prima', secondoResiduo, startUp.secondo],
  [20, 'Start-up, un anno prima', primoResiduo, startUp.primo],
] as const;

type Uso = typeof netta.cultura;
/** A credit of CR31: what of it the tax holds. */
const usato = (colonna: number, titolo: string, uso: Uso, codice: number) =>
  mostra(colonna, titolo, uso.usato, { formulaBreve: `CR31, codice ${codice}, entro RN26` });
/** The same after what there is of it. */
const conTotale = (colonna: number, titolo: string, totale: Concetto, uso: Uso, codice: number) => [
  mostra(colonna, `${titolo}, totale`, totale, { formulaBreve: `CR31, codice ${codice}` }),
  mostra(colonna + 1, `${titolo}, utilizzato`, uso.usato),
];

export const quadroRN: QuadroScheda = {
  codice: 'RN',
  titolo: 'Determinazione dell’IRPEF',
  titoloBreve: 'IRPEF',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'Il calcolo comprende i quadri RA, RB, RC, CR, RP, LC, RH, RL, RM, RT e RU gestiti e i familiari a carico. Numerazione dei righi da riscontrare sul modello; le colonne da 90 sono interne. Non gestiti: RN29 col. 1 e la riduzione di RN26 per Campione d’Italia (RP91). Per le detrazioni di RN7 e il tetto delle spese le istruzioni 2026 rimandano alle specifiche tecniche.',
  dipendeDa: 'FR FA RA RB RC CR RP LC RH RL RM RT RE RF RG LM RD RS RU CE TR CP'.split(' '),
  sezioni: [
    {
      titolo: 'Reddito',
      righi: [
        rigo(1, 'Reddito complessivo', [
          mostra(1, 'Reddito di riferimento', redditoAgevolazioni, {
            formulaBreve: 'col. 5 + RB10 + RL10 + LM',
          }),
          inserisce(4, 'Reddito minimo', redditoMinimo, {
            istruzioni: 'Da società non operative: RN4 non è mai meno di questo.',
          }),
          mostra(5, 'Reddito complessivo', redditoComplessivo, {
            formulaBreve: 'RA, RB, RC, RH, RL, RM, RT921, RE, RF, RG, RD',
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
          [mostra(1, 'Reddito imponibile', redditoImponibile, { formulaBreve: 'RN1 − RN2 − RN3' })],
          {
            totale: true,
          },
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
          mostra(4, 'Assimilati e altri', lavoro.detrazioneAssimilati, { formulaBreve: 'RC9, RL, RE25, RG' }),
        ]),
        rigo(8, 'Totale detrazioni per carichi e lavoro', [
          mostra(1, 'Totale', detrazioniCarichiLavoro, { formulaBreve: 'RN6 + RN7' }),
        ]),
        rigo(12, 'Canoni di locazione e affitto di terreni', [
          mostra(1, 'Totale', totaleCanoni, { formulaBreve: 'RP71-RP73' }),
          mostra(2, 'Residuo', canoni.residua, { formulaBreve: 'a RN31' }),
          mostra(3, 'Utilizzata', canoni.utilizzata, { formulaBreve: 'entro RN5 − RN8' }),
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
            inserisce(1, 'Residuo', dato),
            mostra(2, 'Utilizzata', uso.usato, { formulaBreve: 'entro RN5' }),
          ]),
        ),
        rigo(21, 'Start-up e PMI innovative', [
          mostra(1, 'Spettante', totaleStartUp, { formulaBreve: 'RP80 col. 5' }),
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
          [mostra(2, 'Imposta netta', netta.impostaNetta, { formulaBreve: 'RN5 − RN22 − RN25' })],
          {
            totale: true,
          },
        ),
        rigo(27, 'Sisma Abruzzo, altri immobili', [
          mostra(1, 'Utilizzato', netta.sismaAltri.usato, { formulaBreve: 'CR11' }),
        ]),
        rigo(28, 'Sisma Abruzzo, abitazione principale', [
          mostra(1, 'Utilizzato', netta.sisma.usato, { formulaBreve: 'CR10' }),
        ]),
        rigo(29, 'Redditi prodotti all’estero', [mostra(2, 'Credito', netta.estero, { formulaBreve: 'CE' })]),
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
          mostra(4, 'Ritenute', liquidazione.ritenute, {
            formulaBreve: 'RC10, LC1, RH19, RL, RM, RE26, RF, RG',
          }),
        ]),
        rigo(34, 'Differenza', [
          mostra(1, 'Differenza', liquidazione.differenza, {
            formulaBreve: 'RN26 − crediti − RN33',
            negativi: true,
          }),
        ]),
        rigo(35, 'Crediti di imprese e lavoratori autonomi', [
          mostra(1, 'Utilizzati', totaleInDichiarazione, { formulaBreve: 'RU' }),
        ]),
        rigo(36, 'Eccedenza d’imposta precedente', [
          inserisce(2, 'Eccedenza', liquidazione.eccedenzaPrecedente),
        ]),
        rigo(37, 'Eccedenza compensata in F24', [inserisce(1, 'Importo', liquidazione.eccedenzaCompensata)]),
        rigo(38, 'Acconti versati', [inserisce(6, 'Acconti', liquidazione.accontiVersati)]),
        rigo(41, 'Rimborsi del sostituto', [
          inserisce(2, 'Canoni di locazione', liquidazione.rimborsiSostituto, {
            istruzioni: 'CU, punto 370.',
          }),
        ]),
        rigo(42, 'Esito del 730', [
          inserisce(1, 'Trattenuta dal sostituto', liquidazione.trattenuta730),
          inserisce(2, 'Rimborsata o compensata', liquidazione.compensato730),
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
    {
      titolo: 'Residui da riportare',
      righi: [
        rigo(47, 'Crediti residui', [
          mostra(1, 'Start-up, due anni prima', startUp.secondo.residuo),
          mostra(2, 'Start-up, un anno prima', startUp.primo.residuo),
          mostra(3, 'Start-up dell’anno', startUp.anno.residuo),
          mostra(6, 'Patologie, al familiare', netta.patologie.residuo, { formulaBreve: 'RN23, oltre RN5' }),
          mostra(11, 'Prima casa', netta.primaCasa.residuo),
          mostra(12, 'Occupazione', netta.occupazione.residuo),
          mostra(13, 'Fondi pensione', netta.fondiPensione.residuo),
          mostra(14, 'Mediazione', netta.mediazione.residuo),
          mostra(15, 'Negoziazione e arbitrato', netta.negoziazione.residuo),
          mostra(21, 'Sisma Abruzzo', netta.sisma.residuo),
          mostra(26, 'Cultura', netta.cultura.residuo),
          mostra(27, 'Scuola', netta.scuola.residuo),
          mostra(28, 'Videosorveglianza', netta.videosorveglianza.residuo),
          mostra(31, 'Start-up, due anni prima', riportabili.startUpDue, { formulaBreve: 'RP34 col. 5' }),
          mostra(32, 'Start-up, un anno prima', riportabili.startUpUno, { formulaBreve: 'RP34 col. 4' }),
          mostra(33, 'Deduzione per start-up', riportabili.startUp, { formulaBreve: 'RP34 col. 3' }),
          mostra(36, 'Somme restituite', riportabili.restituite, { formulaBreve: 'RP33' }),
          mostra(37, 'Terzo settore, un anno prima', riportabili.terzoSettoreUno, {
            formulaBreve: 'RP36 col. 4',
          }),
          mostra(38, 'Terzo settore', riportabili.terzoSettore, { formulaBreve: 'RP36 col. 3' }),
          mostra(39, 'Sport', netta.conCodici.sport.residuo),
          mostra(40, 'Bonifica', netta.conCodici.bonifica.residuo),
          mostra(42, 'Alloggi sociali', netta.conCodici.alloggi.residuo),
          mostra(43, 'Terzo settore, due anni prima', riportabili.terzoSettoreDue, {
            formulaBreve: 'RP36 col. 5',
          }),
          mostra(44, 'Prima casa under 36', netta.under36.residuo),
          mostra(45, 'Sanificazione', netta.conCodici.sanificazione.residuo),
          mostra(46, 'Depuratori', netta.conCodici.depuratori.residuo),
          mostra(47, 'Terzo settore, tre anni prima', riportabili.terzoSettoreTre, {
            formulaBreve: 'RP36 col. 6',
          }),
          mostra(48, 'Social bonus', netta.conCodici.social.residuo),
          mostra(51, 'Attività fisica', netta.conCodici.attivitaFisica.residuo),
          mostra(52, 'Sistemi di accumulo', netta.conCodici.accumulo.residuo),
          mostra(53, 'ITS al 30%', netta.conCodici.its30.residuo),
          mostra(54, 'ITS al 60%', netta.conCodici.its60.residuo),
          mostra(55, 'Spese sanitarie rateizzate', sanitarieRateizzate, {
            formulaBreve: 'RP1 + RP2 + RP3',
          }),
          mostra(56, 'Contributo unificato', netta.contributoUnificato.residuo),
        ]),
      ],
    },
    {
      titolo: 'Altri dati',
      righi: [
        rigo(50, 'Redditi fondiari non imponibili', [
          mostra(1, 'Abit. principale con IMU', totalePrincipaleImu, { formulaBreve: 'RB10 col. 17' }),
          mostra(2, 'Fondiari non imponibili', fondiariNonImponibili, {
            formulaBreve: 'RA23 + RB10',
          }),
        ]),
      ],
    },
    {
      titolo: 'Acconti {anno}',
      righi: [
        rigo(61, 'Ricalcolo, casi particolari', [
          inserisce(1, 'Casi particolari', liquidazione.casoParticolare, {
            istruzioni:
              'Frontalieri, distributori di carburante, noleggio di barche, concordato: acconti su RN61.',
          }),
          annota(2, 'Reddito complessivo', 'euro'),
          annota(3, 'Imposta netta', 'euro'),
          inserisce(4, 'Differenza', liquidazione.differenzaRicalcolata, { negativi: true }),
        ]),
        rigo(62, 'Acconto dovuto', [
          mostra(1, 'Primo acconto', liquidazione.primoAcconto, {
            formulaBreve: '40% di RN34, o di RN61',
          }),
          mostra(2, 'Secondo o unico acconto', liquidazione.secondoAcconto, {
            formulaBreve: 'RN34, o RN61, − primo acconto',
          }),
        ]),
      ],
    },
  ],
};
