import {
  codice,
  e,
  fino,
  giorni,
  mesi,
  non,
  numero,
  o,
  oltre,
  parte,
  per,
  presente,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { sogliaRate } from '../../../parametri/oneri.ts';
import { secondaSoglia } from '../../../parametri/trattamento-integrativo.ts';
import * as edifici from '../../../regole/fabbricati.ts';
import {
  familiari,
  mesiCarico,
  mesiDetrazione,
  percentuale,
  relazione,
  relazioni,
} from '../../../regole/familiari.ts';
import { giorniLavoro, giorniPensione, redditoDipendente } from '../../../regole/lavoro.ts';
import { previdenzaDedotta } from '../../../regole/oneri-deducibili.ts';
import { redditoRiferimento } from '../../../regole/reddito.ts';
import {
  patologie,
  rateizza,
  sanitarie,
  sanitarieDisabili,
  sanitarieFamiliari,
} from '../../../regole/spese-sanitarie.ts';
import * as terre from '../../../regole/terreni.ts';
import { codiceTrattamento, trattamentoErogato } from '../../../regole/trattamento-integrativo.ts';
import type { Controllo } from '../../scheda.ts';
import { controlliIntegrativa } from './controlli-integrativa.ts';
import { controlliQuadri } from './controlli-quadri.ts';

const datiDi = (d: typeof giorniLavoro) => se(presente(d), d, giorni(0));

const isIn = (d: typeof giorniLavoro, ...codici: number[]) => o(...codici.map((n) => uguale(d, codice(n))));

/** The months of a rigo that is of a spouse. */
const mesiDaConiuge = se(
  e(uguale(relazione, codice(relazioni.C)), presente(mesiCarico)),
  mesiCarico,
  mesi(0),
);

/** Units let for short stays: beyond them who lets has a business (L. 178/2020, art. 1, c. 595). */
const MASSIME_BREVI = 4;
/** Units with some codes of the cedolare, each once however many righi it takes. */
const countBrevi = (...codici: number[]) =>
  sommaDi(
    edifici.fabbricati,
    se(e(isIn(edifici.opzioneCedolare, ...codici), non(edifici.continuazione)), numero(1), numero(0)),
  );

/** Land and buildings: what is not handled, and codes that do not go together. */
const fondiari: readonly Controllo[] = [
  {
    codice: 'TERRENO_NON_AFFITTATO',
    livello: 'discordanza',
    raccolta: terre.terreni,
    quando: e(isIn(terre.casoParticolare, 4, 6), isIn(terre.titolo, 1)),
    dato: terre.casoParticolare,
    frase: 'I casi particolari 4 e 6 sono di terreni dati in affitto: il titolo non è 1.',
  },
  {
    codice: 'FABBRICATO_DISTRUTTO',
    livello: 'bloccante',
    raccolta: edifici.fabbricati,
    quando: e(isIn(edifici.casoParticolare, 1, 3), non(isIn(edifici.utilizzo, 9))),
    dato: edifici.utilizzo,
    frase: 'Con i casi particolari 1 e 3 (fabbricato distrutto o inagibile) l’utilizzo è 9.',
  },
  {
    codice: 'CEDOLARE_SENZA_LOCAZIONE',
    livello: 'bloccante',
    raccolta: edifici.fabbricati,
    quando: e(presente(edifici.opzioneCedolare), non(edifici.isCedolare)),
    dato: edifici.opzioneCedolare,
    frase: 'La cedolare secca è di chi loca: utilizzi 3, 4, 8, 11, 12 e 14.',
  },
  {
    codice: 'CEDOLARE_BREVE_ALTROVE',
    livello: 'bloccante',
    raccolta: edifici.fabbricati,
    quando: e(isIn(edifici.opzioneCedolare, 2, 3), non(isIn(edifici.utilizzo, 3, 11))),
    dato: edifici.opzioneCedolare,
    frase: 'I codici 2 e 3 sono delle locazioni brevi: utilizzi 3 e 11.',
  },
  {
    codice: 'CEDOLARE_E_CANONE',
    livello: 'discordanza',
    raccolta: edifici.fabbricati,
    quando: e(
      presente(edifici.codiceCanone),
      o(
        e(presente(edifici.opzioneCedolare), non(isIn(edifici.codiceCanone, 3))),
        e(non(presente(edifici.opzioneCedolare)), isIn(edifici.codiceCanone, 3)),
      ),
    ),
    dato: edifici.codiceCanone,
    frase: 'Con la cedolare secca il canone conta per intero: il codice canone è 3.',
  },
  {
    codice: 'CEDOLARE_BREVE_RIDOTTA',
    livello: 'discordanza',
    quando: oltre(countBrevi(2), numero(1)),
    dato: edifici.totale21,
    frase: 'Il 21% sulle locazioni brevi spetta per una sola unità: sulle altre la cedolare è al 26%.',
  },
  {
    codice: 'LOCAZIONI_BREVI_IMPRESA',
    livello: 'discordanza',
    quando: oltre(countBrevi(2, 3), numero(MASSIME_BREVI)),
    dato: edifici.totale26,
    frase: 'Più di quattro unità in locazione breve sono attività d’impresa: la cedolare secca non spetta.',
  },
  {
    codice: 'CONTINUAZIONE_FABBRICATO',
    livello: 'informativa',
    raccolta: edifici.fabbricati,
    quando: edifici.continuazione,
    dato: edifici.continuazione,
    frase:
      'Lo stesso fabbricato su più righi: il confronto fra rendita e canone è fatto rigo per rigo, da verificare.',
  },
];

/** What the form checks, apart from what it computes. */
export const controlli: readonly Controllo[] = [
  ...fondiari,
  ...controlliQuadri,
  ...controlliIntegrativa,
  {
    codice: 'GIORNI_OLTRE_ANNO',
    livello: 'bloccante',
    quando: oltre(somma(datiDi(giorniLavoro), datiDi(giorniPensione)), giorni(365)),
    dato: giorniLavoro,
    frase: 'I giorni di lavoro e di pensione insieme superano 365.',
  },
  {
    codice: 'PERCENTUALE_FAMILIARE',
    livello: 'discordanza',
    raccolta: familiari,
    quando: e(
      presente(percentuale),
      non(uguale(relazione, codice(relazioni.A))),
      non(uguale(percentuale, parte(1))),
      non(uguale(per(percentuale, numero(2)), parte(1))),
      non(uguale(percentuale, parte(0))),
    ),
    dato: percentuale,
    frase: 'Per i figli la percentuale può essere 100, 50 o 0.',
  },
  {
    codice: 'CONIUGI_OLTRE_ANNO',
    livello: 'bloccante',
    quando: oltre(sommaDi(familiari, mesiDaConiuge), mesi(12)),
    dato: relazione,
    frase: 'I mesi dei coniugi a carico superano 12: la detrazione del coniuge è una sola nello stesso mese.',
    fonte: 'TUIR, art. 12, c. 1, lett. a, e c. 3',
  },
  {
    codice: 'CONIUGE_SENZA_MESI',
    livello: 'informativa',
    raccolta: familiari,
    quando: e(uguale(relazione, codice(relazioni.C)), non(presente(mesiCarico))),
    dato: mesiCarico,
    frase: 'Mesi in bianco: il coniuge non è a carico, e la detrazione non spetta.',
    fonte: 'Istruzioni Redditi PF 2023-2026, fascicolo 1, prospetto dei familiari a carico',
  },
  {
    codice: 'MESI_DEL_FIGLIO',
    livello: 'discordanza',
    raccolta: familiari,
    quando: e(presente(mesiCarico), oltre(mesiDetrazione, mesiCarico)),
    dato: mesiDetrazione,
    frase: 'I mesi del figlio con 21 anni o più superano quelli in cui è a carico.',
    fonte: 'Istruzioni Redditi PF 2023-2026, fascicolo 1, prospetto dei familiari a carico',
  },
  {
    codice: 'TRATTAMENTO_NON_INDICATO',
    livello: 'informativa',
    quando: e(
      oltre(redditoDipendente, zeroEuro),
      fino(redditoRiferimento, secondaSoglia),
      non(presente(codiceTrattamento)),
    ),
    dato: codiceTrattamento,
    frase: 'RC14 non compilato: si assume che il datore non abbia erogato il trattamento integrativo.',
  },
  {
    codice: 'TRATTAMENTO_SENZA_CODICE',
    livello: 'discordanza',
    quando: e(presente(trattamentoErogato), non(uguale(codiceTrattamento, codice(1)))),
    dato: trattamentoErogato,
    frase: 'È indicato un importo erogato, ma il codice di RC14 col. 1 non è 1.',
  },
  {
    codice: 'RATE_SOTTO_SOGLIA',
    livello: 'discordanza',
    quando: e(rateizza, fino(somma(patologie, sanitarie, sanitarieFamiliari, sanitarieDisabili), sogliaRate)),
    dato: rateizza,
    frase: 'Le spese sanitarie si possono rateizzare solo oltre 15.493,71 euro.',
  },
  {
    codice: 'PREVIDENZA_OLTRE_LIMITE',
    livello: 'informativa',
    quando: oltre(previdenzaDedotta, zeroEuro),
    dato: previdenzaDedotta,
    frase: 'La previdenza già dedotta dal sostituto riduce il limite di quella ancora deducibile.',
  },
];
