import {
  arrotonda,
  type Dato,
  diviso,
  e,
  giorni,
  maggiore,
  meno,
  minore,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  per,
  presente,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import * as p from '../../../parametri/forfettario.ts';
import { quotaMassimaFamiliari } from '../../../parametri/impatriati.ts';
import { giorniAnno } from '../../../parametri/irpef.ts';
import * as a from '../../../regole/attivita-forfettario.ts';
import * as concordato from '../../../regole/concordato.ts';
import * as artigiani from '../../../regole/contributi-artigiani.ts';
import * as separata from '../../../regole/contributi-separata.ts';
import * as crediti from '../../../regole/crediti-imprese.ts';
import * as incrementale from '../../../regole/flat-incrementale.ts';
import * as f from '../../../regole/forfettario.ts';
import { creditiCaf } from '../../../regole/imposte-rq.ts';
import * as impresa from '../../../regole/impresa.ts';
import * as ordinaria from '../../../regole/impresa-ordinaria.ts';
import {
  altriNegativi,
  altriPositivi,
  coda as codaSemplificata,
  isSemplificata,
} from '../../../regole/impresa-semplificata.ts';
import * as autonomo from '../../../regole/lavoro-autonomo.ts';
import { contributi as contributiDeducibili } from '../../../regole/oneri-deducibili.ts';
import * as v from '../../../regole/vantaggio.ts';
import type { Controllo } from '../../scheda.ts';
import { controlliPartecipate } from './controlli-partecipate.ts';
import { controlliRU, makeControlloSostitutiva } from './controlli-ru.ts';

/** The limit for a part of the year, when the days of activity are given. */
const limiteRicavi = se(
  presente(f.giorniAttivita),
  arrotonda.centesimo(diviso(per(p.limiteRicavi, minore(f.giorniAttivita, giorni(365))), giorniAnno)),
  p.limiteRicavi,
);

const forfettario: readonly Controllo[] = [
  {
    codice: 'FORFETTARIO_SPORT_RIGHI',
    livello: 'discordanza',
    quando: oltre(f.righiSport, numero(1)),
    dato: a.particolare,
    frase: 'Compensi sportivi su più righi: i 15.000 euro esenti sono uno solo, si tolgono da ciascun rigo.',
    fonte: 'D.Lgs. 36/2021, art. 36, c. 6',
  },
  {
    codice: 'FORFETTARIO_USCITA',
    livello: 'bloccante',
    quando: f.cessa,
    dato: a.ricavi,
    frase:
      'Ricavi e compensi oltre 100.000 euro: il regime forfetario cessa nell’anno, il reddito si indica in RE, RF o RG.',
    fonte: 'L. 190/2014, art. 1, c. 71',
  },
  {
    codice: 'FORFETTARIO_LIMITE',
    livello: 'informativa',
    quando: e(oltre(f.totaleRicavi, limiteRicavi), non(f.cessa)),
    dato: a.ricavi,
    frase:
      'Ricavi e compensi oltre il limite, ragguagliato nel primo anno: il regime forfetario non spetta dall’anno dopo.',
  },
  {
    codice: 'FORFETTARIO_PERSONALE',
    livello: 'discordanza',
    quando: oltre(f.spesePersonale, p.limiteSpesePersonale),
    dato: f.spesePersonale,
    frase: 'Spese per dipendenti e collaboratori oltre 20.000 euro: il regime forfetario non spetta.',
  },
  {
    codice: 'FORFETTARIO_LAVORO_DIPENDENTE',
    livello: 'discordanza',
    quando: oltre(f.lavoroPrecedente, p.limiteLavoroDipendente),
    dato: f.lavoroPrecedente,
    frase:
      'Redditi di lavoro dipendente dell’anno precedente oltre il limite: il regime forfetario non spetta.',
  },
  {
    codice: 'FORFETTARIO_NUOVA_ATTIVITA',
    livello: 'discordanza',
    raccolta: a.moduli,
    quando: e(
      f.nuovaAttivita,
      presente(f.annoInizio),
      oltre(meno(somma(p.annoImposta, numero(1)), f.annoInizio), p.anniAliquotaRidotta),
    ),
    dato: f.annoInizio,
    frase: 'L’imposta al 5% spetta nell’anno di inizio e nei quattro seguenti.',
  },
  {
    codice: 'FORFETTARIO_MODULI',
    livello: 'bloccante',
    quando: o(oltre(f.moduliNuovi, numero(1)), oltre(f.moduliOrdinari, numero(1))),
    dato: f.nuovaAttivita,
    frase:
      'Due moduli del regime forfetario con la stessa aliquota: il secondo è dell’attività al 15%, e nel primo, al 5%, si barra LM21 col. 3.',
    fonte: 'Istruzioni Redditi PF 2023-2026, fascicolo 3, quadro LM, rigo LM21',
  },
  {
    codice: 'FORFETTARIO_CONTRIBUTI_MODULO',
    livello: 'informativa',
    quando: e(oltre(f.contributiEccedenti, zeroEuro), oltre(f.capienzaContributi, zeroEuro)),
    dato: f.contributi,
    frase:
      'In un modulo i contributi di LM35 superano il reddito e vanno in LM49, nell’altro c’è ancora reddito: come si dividono lo dice chi compila.',
    fonte: 'Istruzioni Redditi PF 2023-2026, fascicolo 3, quadro LM, rigo LM35',
  },
  {
    codice: 'DUE_REGIMI',
    livello: 'bloccante',
    quando: e(
      oltre(f.totaleRicavi, zeroEuro),
      oltre(somma(v.componentiPositivi, v.componentiNegativi), zeroEuro),
    ),
    dato: v.componentiPositivi,
    frase: 'Regime di vantaggio e regime forfetario nello stesso anno: si compila una sola sezione.',
  },
  {
    codice: 'INCREMENTALE_E_REGIMI',
    livello: 'bloccante',
    quando: e(
      oltre(incrementale.redditoAnno, zeroEuro),
      oltre(somma(f.totaleRicavi, v.componentiPositivi, v.componentiNegativi), zeroEuro),
    ),
    dato: incrementale.redditoAnno,
    frase:
      'Tassa piatta incrementale con il regime di vantaggio o forfetario: si compila una sola sezione di LM.',
    fonte: 'Istruzioni Redditi PF 2024, fascicolo 3, quadro LM, sezione II',
  },
  {
    codice: 'VANTAGGIO_LIMITE',
    livello: 'informativa',
    quando: oltre(v.componentiPositivi, p.limiteRicaviVantaggio),
    dato: v.componentiPositivi,
    frase: 'Componenti positivi oltre 30.000 euro: controllare il limite del regime di vantaggio.',
  },
];

const coppie = [...ordinaria.altriAumenti, ...ordinaria.altreDiminuzioni, ...altriPositivi, ...altriNegativi];
const isOltreFamiliari = ({ risultato, quotaFamiliari }: typeof codaSemplificata): Nodo =>
  oltre(quotaFamiliari, maggiore(zeroEuro, arrotonda.euro(per(risultato, quotaMassimaFamiliari))));

const attivita: readonly Controllo[] = [
  {
    codice: 'AUTONOMO_SENZA_RITENUTE',
    livello: 'informativa',
    quando: e(oltre(autonomo.compensi, zeroEuro), non(presente(autonomo.ritenute))),
    dato: autonomo.ritenute,
    frase: 'RE26 non compilato: si assume che i compensi non abbiano subito ritenute.',
  },
  {
    codice: 'DUE_CONTABILITA',
    livello: 'discordanza',
    quando: e(isSemplificata, oltre(somma(ordinaria.utile, ordinaria.perditaConto), zeroEuro)),
    dato: ordinaria.utile,
    frase: 'Contabilità ordinaria e semplificata nello stesso anno: controllare i quadri RF e RG.',
  },
  {
    codice: 'UTILE_E_PERDITA',
    livello: 'bloccante',
    quando: e(oltre(ordinaria.utile, zeroEuro), oltre(ordinaria.perditaConto, zeroEuro)),
    dato: ordinaria.perditaConto,
    frase: 'Utile e perdita di bilancio insieme: si indica solo uno dei due.',
  },
  {
    codice: 'CONCORDATO_SENZA_QUADRO',
    livello: 'discordanza',
    quando: e(
      concordato.impresa.aderisce,
      non(isSemplificata),
      non(oltre(somma(ordinaria.utile, ordinaria.perditaConto), zeroEuro)),
    ),
    dato: concordato.impresa.reddito,
    frase: 'Chi compila CP1 compila anche RF o RG: il reddito effettivo serve a detrazioni e limiti.',
    fonte: 'D.Lgs. 13/2024, art. 35, c. 2',
  },
  {
    codice: 'CONCORDATO_SENZA_RE',
    livello: 'discordanza',
    quando: e(concordato.autonomo.aderisce, non(oltre(autonomo.totaleCompensi, zeroEuro))),
    dato: concordato.autonomo.reddito,
    frase: 'Chi compila CP2 compila anche RE: il reddito effettivo serve a detrazioni e limiti.',
    fonte: 'D.Lgs. 13/2024, art. 35, c. 2',
  },
  ...[concordato.impresa, concordato.autonomo].map(
    ({ reddito, precedente, aliquota }, i): Controllo => ({
      codice: `CONCORDATO_SENZA_ALIQUOTA_${i + 1}`,
      livello: 'informativa',
      quando: e(presente(precedente), oltre(reddito, precedente), non(presente(aliquota))),
      dato: aliquota,
      frase:
        'Il maggior reddito concordato non è tassato a parte: l’imposta sostitutiva si sceglie con la col. 4.',
      fonte: 'D.Lgs. 13/2024, art. 20-bis',
    }),
  ),
  ...[concordato.impresa, concordato.autonomo].flatMap(
    ({ aderisce, reddito, cessazione, decadenza, annoDecadenza }, i): readonly Controllo[] => [
      {
        codice: `CONCORDATO_CESSATO_${i + 1}`,
        livello: 'discordanza',
        quando: e(presente(cessazione), aderisce),
        dato: reddito,
        frase: 'Il concordato è cessato: il reddito concordato e le sue variazioni non si compilano.',
        fonte: 'D.Lgs. 13/2024, artt. 19, c. 2, e 21',
      },
      {
        codice: `CONCORDATO_DECADUTO_${i + 1}`,
        livello: 'discordanza',
        quando: o(
          e(presente(decadenza), non(presente(annoDecadenza))),
          e(presente(annoDecadenza), non(presente(decadenza))),
          oltre(annoDecadenza, p.annoImposta),
        ),
        dato: decadenza,
        frase:
          'Della decadenza dal concordato si indicano la causa e il primo anno del biennio, fino a quello d’imposta.',
        fonte: 'D.Lgs. 13/2024, art. 22',
      },
    ],
  ),
  {
    codice: 'QUOTA_FAMILIARI',
    livello: 'discordanza',
    quando: o(...[ordinaria.coda, codaSemplificata].map(isOltreFamiliari)),
    dato: ordinaria.coda.quotaFamiliari,
    frase: 'Ai familiari non va più del 49% del reddito dell’impresa.',
    fonte: 'TUIR, art. 5, c. 4',
  },
  {
    codice: 'VARIAZIONE_SENZA_CODICE',
    livello: 'discordanza',
    quando: o(
      ...coppie.map(({ codice: quale, importo }) => e(oltre(importo, zeroEuro), non(presente(quale)))),
    ),
    dato: ordinaria.altriAumenti[0]?.importo ?? ordinaria.utile,
    frase: 'Un importo di RF31, RF55, RG10 o RG22 non ha il suo codice.',
  },
  {
    codice: 'CODICE_SENZA_IMPORTO',
    livello: 'discordanza',
    quando: o(
      ...coppie.map(({ codice: quale, importo }) => e(presente(quale), non(oltre(importo, zeroEuro)))),
    ),
    dato: ordinaria.altriAumenti[0]?.codice ?? ordinaria.utile,
    frase: 'Un codice di RF31, RF55, RG10 o RG22 non ha il suo importo.',
  },
  {
    codice: 'SPORT_OLTRE_REDDITO',
    livello: 'discordanza',
    quando: oltre(autonomo.sportivo, maggiore(zeroEuro, autonomo.differenzaEffettiva)),
    dato: autonomo.sportivo,
    frase: 'Il reddito di lavoro sportivo supera il risultato del quadro RE: ne è una parte.',
  },
  {
    codice: 'CONCORDATO_E_LM',
    livello: 'bloccante',
    quando: e(concordato.aderisce, oltre(f.totaleRicavi, zeroEuro)),
    dato: concordato.impresa.reddito,
    frase: 'Concordato dei soggetti ISA e regime forfetario insieme: si compila un solo quadro.',
  },
];

const redditoImpresa = somma(f.totaleImprese, impresa.reddito);
const redditoAutonomo = somma(f.totaleAutonomi, maggiore(zeroEuro, autonomo.reddito));
const contributiVersati = somma(artigiani.totaleVersato, separata.totaleAcconti);

const contributi: readonly Controllo[] = [
  {
    codice: 'CONCORDATO_DUE_BASI',
    livello: 'discordanza',
    raccolta: artigiani.iscritti,
    quando: o(
      e(presente(artigiani.concordato), presente(artigiani.inParteConcordato)),
      e(artigiani.suEffettivo, o(presente(artigiani.concordato), presente(artigiani.inParteConcordato))),
    ),
    dato: artigiani.concordato,
    frase:
      'Col. 3B e 3C sono alternative, e con col. 3D non si compilano: il reddito effettivo va in col. 3.',
    fonte: 'Istruzioni Redditi PF 2025-2026, fascicolo 2, RR2 col. 3B-3D',
  },
  {
    codice: 'CREDITO_CONTRIBUTI_USATO',
    livello: 'discordanza',
    raccolta: artigiani.iscritti,
    quando: o(
      oltre(artigiani.usatoMinimale, artigiani.precedenteMinimale),
      oltre(artigiani.usatoEccedenza, artigiani.precedenteEccedenza),
    ),
    dato: artigiani.usatoMinimale,
    frase: 'Il credito precedente compensato in F24 supera quello che la dichiarazione precedente dava.',
  },
  {
    codice: 'RIMBORSO_CONTRIBUTI',
    livello: 'discordanza',
    raccolta: artigiani.iscritti,
    quando: o(
      oltre(artigiani.rimborsoMinimale, artigiani.minimaleCredito),
      oltre(artigiani.rimborsoEccedenza, somma(artigiani.eccedenzaCredito, artigiani.versatoOltre)),
    ),
    dato: artigiani.rimborsoMinimale,
    frase: 'Si chiede a rimborso più del credito dell’anno.',
  },
  {
    codice: 'RIMBORSO_SEPARATA',
    livello: 'discordanza',
    quando: o(
      oltre(separata.rimborso, separata.daRipartire),
      oltre(separata.rimborsoSport, separata.creditoSport),
    ),
    dato: separata.rimborso,
    frase: 'Si chiede a rimborso più del credito dell’anno.',
  },
  {
    codice: 'SEPARATA_COMPENSATI',
    livello: 'discordanza',
    quando: oltre(separata.compensati, separata.debito),
    dato: separata.compensati,
    frase: 'I contributi compensati senza F24 superano il contributo a debito di RR7.',
    fonte: 'Istruzioni Redditi PF 2023, fascicolo 2, RR6 col. 2',
  },
  {
    codice: 'MESI_ISCRIZIONE',
    livello: 'bloccante',
    raccolta: artigiani.iscritti,
    quando: e(
      o(presente(artigiani.dalMese), presente(artigiani.alMese)),
      oltre(artigiani.dalMese, artigiani.alMese),
    ),
    dato: artigiani.dalMese,
    frase: 'Il primo mese di iscrizione viene dopo l’ultimo.',
  },
  {
    codice: 'BASE_ARTIGIANI',
    livello: 'informativa',
    quando: e(oltre(artigiani.totaleReddito, zeroEuro), non(uguale(artigiani.totaleReddito, redditoImpresa))),
    dato: artigiani.reddito,
    frase: 'Il reddito di RR2 e RR3 è diverso da quello di LM34, RF e RG.',
  },
  {
    codice: 'BASE_SEPARATA',
    livello: 'informativa',
    quando: e(oltre(separata.totaleReddito, zeroEuro), non(uguale(separata.totaleReddito, redditoAutonomo))),
    dato: separata.reddito,
    frase: 'Il reddito di RR5 è diverso da quello di LM34 col. 2 e RE25.',
  },
  {
    codice: 'CONTRIBUTI_NON_DEDOTTI',
    livello: 'informativa',
    quando: oltre(contributiVersati, somma(f.totaleContributi, v.contributi, contributiDeducibili)),
    dato: f.contributi,
    frase:
      'I contributi versati indicati in RR superano quelli di LM35, LM7 e RP21: si deducono quelli versati nell’anno.',
  },
];

const daDichiarare = (codice: string, dato: Dato, quadro: string): Controllo => ({
  codice,
  livello: 'bloccante',
  quando: dato,
  dato,
  frase: `Quadro ${quadro} da finire con un altro strumento: la dichiarazione non si può chiudere qui.`,
});

const prospetti: readonly Controllo[] = [
  daDichiarare('QUADRO_FC', crediti.impreseEstere, 'FC'),
  daDichiarare('QUADRO_NR', crediti.nuovoResidente, 'NR'),
  daDichiarare('QUADRO_TR', crediti.trasferimento, 'TR'),
  ...controlliRU,
  makeControlloSostitutiva(creditiCaf),
];

/** Checks of the quadri of business, self-employment and contributions. */
export const controlliImpresa: readonly Controllo[] = [
  ...forfettario,
  ...attivita,
  ...controlliPartecipate,
  ...contributi,
  ...prospetti,
];
