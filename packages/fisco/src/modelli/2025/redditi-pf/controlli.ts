import {
  codice,
  e,
  fino,
  giorni,
  meno,
  non,
  numero,
  oltre,
  parte,
  per,
  presente,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { sogliaRate } from '../../../parametri/oneri.ts';
import { secondaSoglia } from '../../../parametri/trattamento-integrativo.ts';
import { familiari, percentuale, relazione, relazioni } from '../../../regole/familiari.ts';
import {
  giorniLavoro,
  giorniPensione,
  rapporti,
  reddito,
  redditoDipendente,
  tipologia,
} from '../../../regole/lavoro.ts';
import { previdenzaDedotta } from '../../../regole/oneri-deducibili.ts';
import {
  patologie,
  rateizza,
  sanitarie,
  sanitarieDisabili,
  sanitarieFamiliari,
} from '../../../regole/oneri-detraibili.ts';
import { redditoRiferimento } from '../../../regole/reddito.ts';
import { codiceTrattamento, trattamentoErogato } from '../../../regole/trattamento-integrativo.ts';
import type { Controllo } from '../../scheda.ts';

const datiDi = (d: typeof giorniLavoro) => se(presente(d), d, giorni(0));

/** What the form checks, apart from what it computes. */
export const controlli: readonly Controllo[] = [
  {
    codice: 'CASO_NON_GESTITO',
    livello: 'bloccante',
    raccolta: rapporti,
    quando: e(oltre(reddito, zeroEuro), oltre(meno(tipologia, codice(2)), codice(0))),
    dato: tipologia,
    frase:
      'Caso non gestito: sono gestite solo le tipologie 1 e 2. I risultati che ne dipendono restano incompleti.',
  },
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
