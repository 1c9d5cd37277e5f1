import { codice, type Dato, e, non, o, oltre, presente, uguale, zeroEuro } from '../../../engine/index.ts';
import { rataMassima } from '../../../parametri/lavori.ts';
import * as edifici from '../../../regole/fabbricati.ts';
import { recupero } from '../../../regole/lavori.ts';
import { quotaDocenti, quotaEsente } from '../../../regole/lavoro.ts';
import * as aggiunte from '../../../regole/lavoro-aggiunte.ts';
import { codiceErogazione, sommaEsente } from '../../../regole/somma-esente.ts';
import * as terre from '../../../regole/terreni.ts';
import type { Controllo } from '../../scheda.ts';

const isUno = (di: Dato, ...codici: number[]) => o(...codici.map((n) => uguale(di, codice(n))));

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
];
