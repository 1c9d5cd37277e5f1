import {
  codice,
  type Dato,
  e,
  non,
  o,
  oltre,
  presente,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { rataMassima } from '../../../parametri/lavori.ts';
import * as spese from '../../../regole/acconti-730.ts';
import { arredi, ricaricaRata } from '../../../regole/arredi.ts';
import { altriDati } from '../../../regole/campione.ts';
import * as edifici from '../../../regole/fabbricati.ts';
import { energia, recupero } from '../../../regole/lavori.ts';
import { quotaDocenti, quotaEsente, rapporti, reddito } from '../../../regole/lavoro.ts';
import * as aggiunte from '../../../regole/lavoro-aggiunte.ts';
import { ritenuteLavoro, ritenuteRita } from '../../../regole/liquidazione.ts';
import { quotaIap } from '../../../regole/partecipazioni.ts';
import { codiceErogazione, sommaEsente } from '../../../regole/somma-esente.ts';
import * as terre from '../../../regole/terreni.ts';
import type { Controllo } from '../../scheda.ts';

const isUno = (di: Dato, ...codici: number[]) => o(...codici.map((n) => uguale(di, codice(n))));

/** What RC4 and RC16 leave to whoever fills them in: the choice says that something changes, and no amount says what. */
const daDeterminare = [
  {
    codice: 'PREMI_ORDINARI_DA_INDICARE',
    rigo: 'RC4',
    quando: e(
      o(
        e(aggiunte.premiSceltaOrdinaria, oltre(aggiunte.premiFlat, zeroEuro)),
        e(aggiunte.premiSenzaRequisiti, oltre(somma(aggiunte.premiFlat, aggiunte.premiBenefit), zeroEuro)),
      ),
      non(presente(aggiunte.premiOrdinari)),
    ),
    dato: aggiunte.premiOrdinari,
    frase: 'RC4: i premi passano alla tassazione ordinaria e il loro importo manca in col. 10.',
  },
  {
    codice: 'PREMI_SOSTITUTIVA_DA_INDICARE',
    rigo: 'RC4',
    quando: e(
      aggiunte.premiSceltaFlat,
      oltre(aggiunte.premiTassati, zeroEuro),
      non(presente(aggiunte.premiSostitutiva)),
    ),
    dato: aggiunte.premiSostitutiva,
    frase: 'RC4: i premi passano all’imposta sostitutiva e il loro importo manca in col. 11.',
  },
  {
    codice: 'MANCE_ORDINARIE_DA_INDICARE',
    rigo: 'RC16',
    quando: e(
      o(aggiunte.manceSceltaOrdinaria, aggiunte.manceSenzaRequisiti),
      oltre(aggiunte.manceFlat, zeroEuro),
      non(presente(aggiunte.manceOrdinarie)),
    ),
    dato: aggiunte.manceOrdinarie,
    frase: 'RC16: le mance passano alla tassazione ordinaria e il loro importo manca in col. 8.',
  },
  {
    codice: 'MANCE_SOSTITUTIVA_DA_INDICARE',
    rigo: 'RC16',
    quando: e(
      aggiunte.manceConferma,
      oltre(aggiunte.manceTassateOrdinarie, zeroEuro),
      non(presente(aggiunte.manceSostitutiva)),
    ),
    dato: aggiunte.manceSostitutiva,
    frase: 'RC16: le mance passano all’imposta sostitutiva e il loro importo manca in col. 9.',
  },
  {
    codice: 'ECCEDENZA_NON_IN_RC10',
    rigo: 'RC10',
    quando: e(
      presente(ritenuteLavoro),
      oltre(somma(aggiunte.premiEccesso, aggiunte.manceEccesso), ritenuteLavoro),
    ),
    dato: ritenuteLavoro,
    frase: 'RC10 col. 1 comprende l’imposta sostitutiva in eccesso di RC4 col. 13 e di RC16 col. 11.',
  },
  {
    codice: 'RITA_SENZA_CASO',
    rigo: 'RC10',
    quando: e(oltre(ritenuteRita, zeroEuro), non(isUno(aggiunte.casoLavoro, 11))),
    dato: ritenuteRita,
    frase: 'RC10 col. 6 si compila con il codice 11 nella casella dei casi particolari.',
  },
];

/** Expenses whose instalment the form asks beside them. */
const senzaRata = [
  { rigo: 'RP41-RP47', rata: recupero.rata, spesa: spese.spesaRecupero },
  { rigo: 'RP61-RP64', rata: energia.rata, spesa: spese.spesaEnergia },
  { rigo: 'RP56', rata: ricaricaRata, spesa: spese.spesaRicarica },
  { rigo: 'RP57', rata: arredi.mobili, spesa: spese.spesaMobili },
  { rigo: 'RP58', rata: arredi.coppie, spesa: spese.spesaCoppie },
  { rigo: 'RP59', rata: arredi.classe, spesa: spese.spesaClasse },
];
/** Fascicolo 1, as the instructions of the forms from 2023 to 2026 have it. */
export const controlliFascicolo1: readonly Controllo[] = [
  {
    codice: 'TERRENO_SENZA_CANONE',
    livello: 'bloccante',
    raccolta: terre.terreni,
    quando: e(isUno(terre.titolo, 2), oltre(terre.dominicale, zeroEuro), non(presente(terre.canone))),
    dato: terre.canone,
    frase: 'RA: con il titolo 2, affitto in regime vincolistico, il canone di col. 6 si indica.',
    fonte: 'Istruzioni Redditi PF, fascicolo 1, quadro RA, col. 6',
  },
  {
    codice: 'CANONE_SENZA_AFFITTO',
    livello: 'discordanza',
    raccolta: terre.terreni,
    quando: e(presente(terre.titolo), oltre(terre.canone, zeroEuro), non(isUno(terre.titolo, 2))),
    dato: terre.canone,
    frase: 'RA: il canone di col. 6 è dei soli terreni affittati in regime vincolistico, titolo 2.',
    fonte: 'Istruzioni Redditi PF, fascicolo 1, quadro RA, col. 6',
  },
  {
    codice: 'TERRENO_SU_PIU_RIGHI',
    livello: 'discordanza',
    raccolta: terre.terreni,
    quando: e(terre.continuazione, isUno(terre.titolo, 2)),
    dato: terre.continuazione,
    frase:
      'RA: il canone vincolistico si confronta con la somma dei righi dello stesso terreno, e qui il confronto è rigo per rigo.',
    fonte: 'Istruzioni Redditi PF, fascicolo 1, appendice, terreni in affitto',
  },
  {
    codice: 'ESENTE_DA_SOCIETA_SEMPLICE',
    livello: 'discordanza',
    quando: e(
      oltre(quotaIap, zeroEuro),
      oltre(somma(terre.totaleDominicaleIap, terre.totaleAgrarioIap), zeroEuro),
    ),
    dato: quotaIap,
    frase:
      'RA23: la parte esente non è ridotta di quella ricevuta da società semplici; verificare col. 11, 12 e 13.',
    fonte: 'Istruzioni Redditi PF 2026, fascicolo 1, rigo RA23',
  },
  {
    codice: 'LOCAZIONE_SENZA_CANONE',
    livello: 'discordanza',
    raccolta: edifici.fabbricati,
    quando: e(
      isUno(edifici.utilizzo, 3, 4, 8),
      oltre(edifici.rendita, zeroEuro),
      non(presente(edifici.canone)),
      non(isUno(edifici.casoParticolare, 4, 7)),
    ),
    dato: edifici.canone,
    frase: 'RB: un fabbricato locato (utilizzi 3, 4 e 8) ha il suo canone in col. 6.',
    fonte: 'Istruzioni Redditi PF, fascicolo 1, quadro RB, col. 6',
  },
  {
    codice: 'CANONE_SENZA_LOCAZIONE',
    livello: 'bloccante',
    raccolta: edifici.fabbricati,
    quando: e(isUno(edifici.utilizzo, 1, 2, 5), oltre(edifici.canone, zeroEuro)),
    dato: edifici.canone,
    frase: 'RB: gli utilizzi 1, 2 e 5 non hanno un canone.',
    fonte: 'Istruzioni Redditi PF, fascicolo 1, quadro RB, col. 2',
  },
  {
    codice: 'SOMMA_ESENTE_NON_INDICATA',
    livello: 'informativa',
    quando: e(oltre(sommaEsente, zeroEuro), non(presente(codiceErogazione))),
    dato: codiceErogazione,
    frase:
      'RC14 col. 9 non compilata: la somma che non concorre al reddito è mostrata in RN44 ma non riconosciuta.',
    fonte: 'L. 207/2024, art. 1, c. 4',
  },
  {
    codice: 'PREMI_DUE_VOLTE',
    livello: 'bloccante',
    quando: e(oltre(aggiunte.premiOrdinari, zeroEuro), oltre(aggiunte.premiSostitutiva, zeroEuro)),
    dato: aggiunte.premiOrdinari,
    frase: 'RC4: i premi si tassano in via ordinaria o con l’imposta sostitutiva, non in tutti e due i modi.',
    fonte: 'Istruzioni Redditi PF, fascicolo 1, rigo RC4',
  },
  {
    codice: 'MANCE_DUE_VOLTE',
    livello: 'bloccante',
    quando: e(oltre(aggiunte.manceOrdinarie, zeroEuro), oltre(aggiunte.manceSostitutiva, zeroEuro)),
    dato: aggiunte.manceOrdinarie,
    frase:
      'RC16: le mance si tassano in via ordinaria o con l’imposta sostitutiva, non in tutti e due i modi.',
    fonte: 'Istruzioni Redditi PF, fascicolo 1, rigo RC16',
  },
  ...daDeterminare.map(({ codice: nome, quando, dato, frase, rigo }) => ({
    codice: nome,
    livello: 'discordanza' as const,
    quando,
    dato,
    frase,
    fonte: `Istruzioni Redditi PF, fascicolo 1, rigo ${rigo}`,
  })),
  {
    codice: 'CAMPIONE_SENZA_QUOTA',
    livello: 'discordanza',
    raccolta: rapporti,
    quando: e(
      isUno(altriDati, 5),
      oltre(reddito, zeroEuro),
      non(oltre(somma(aggiunte.quotaCampione, aggiunte.quotaCampionePensioni), zeroEuro)),
    ),
    dato: altriDati,
    frase:
      'RC: la quota esente dei redditi di Campione d’Italia non è calcolata; si indica in RC5 col. 2, o in col. 90 per le pensioni.',
    fonte: 'TUIR, art. 188-bis, c. 1',
  },
  {
    codice: 'ESENZIONI_INSIEME',
    livello: 'discordanza',
    quando: e(oltre(quotaDocenti, zeroEuro), oltre(quotaEsente, zeroEuro)),
    dato: quotaDocenti,
    frase: 'RC14: le agevolazioni di docenti e impatriati non si cumulano sullo stesso reddito.',
    fonte: 'D.Lgs. 147/2015, art. 16',
  },
  {
    codice: 'RATA_OLTRE_TETTO',
    livello: 'discordanza',
    raccolta: recupero.raccolta,
    quando: e(oltre(recupero.rata, rataMassima), non(presente(recupero.tipo))),
    dato: recupero.rata,
    frase: 'RP41-RP47: la rata di un solo immobile non supera 9.600 euro, un decimo di 96.000.',
    fonte: 'TUIR, art. 16-bis, c. 1',
  },
  ...senzaRata.map(({ rigo, rata, spesa }) => ({
    codice: `SPESA_SENZA_RATA_${rigo.slice(0, 4)}`,
    livello: 'discordanza' as const,
    ...(rata.raccolta === undefined ? {} : { raccolta: rata.raccolta }),
    quando: e(oltre(spesa, zeroEuro), non(oltre(rata, zeroEuro))),
    dato: rata,
    frase: `${rigo}: la rata non è scritta. Il calcolo la conta dalla spesa; sul modello va indicata.`,
    fonte: 'Istruzioni Redditi PF, fascicolo 1, sezioni III e IV del quadro RP',
  })),
];
