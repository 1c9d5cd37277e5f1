import { maggiore, meno, type Nodo, o, oltre, regola, se, somma, zeroEuro } from '../engine/index.ts';
import * as cpb from './concordato.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import * as impresa from './impresa.ts';
import { coda as ordinaria } from './impresa-ordinaria.ts';
import { coda as semplificata } from './impresa-semplificata.ts';
import * as autonomo from './lavoro-autonomo.ts';
import * as quote from './partecipazioni.ts';

/** To RN1: RF101, RG36, RE25 and what comes of farming; what an agreement leaves of a professional's loss lowers the rest. */
export const redditoAttivita = regola({
  id: 'reddito.attivita',
  titolo: 'Redditi d’impresa e di lavoro autonomo',
  unita: 'euro',
  formule: sempre(
    meno(
      somma(impresa.reddito, autonomo.reddito, impresa.allevamento),
      cpb.perditaAutonomo,
      quote.perditaAssociazioni,
    ),
    tuir('artt. 8, 54 e 55'),
  ),
});
/** What an agreement leaves of a loss lowers the other income alone: never the agreed one. */
export const minimoConcordato = regola({
  id: 'reddito.minimoConcordato',
  titolo: 'Reddito di lavoro autonomo concordato',
  unita: 'euro',
  formule: sempre(
    somma(
      se(oltre(cpb.perditaAutonomo, zeroEuro), maggiore(zeroEuro, autonomo.reddito), zeroEuro),
      se(oltre(quote.perditaAssociazioni, zeroEuro), maggiore(zeroEuro, quote.redditoAssociazioni), zeroEuro),
    ),
    fonte('D.Lgs. 13/2024', 'art. 15'),
  ),
});
const guadagno = (di: Nodo): Nodo => maggiore(zeroEuro, di);
/** Of who did not agree too, where a company that he holds did: then col. 3A-3D of RF58 or RG26 are in the result. */
const divarioImpresa = se(
  o(cpb.impresa.aderisce, ordinaria.conPartecipate, semplificata.conPartecipate),
  meno(
    guadagno(somma(ordinaria.effettivo, semplificata.effettivo)),
    guadagno(somma(ordinaria.risultato, semplificata.risultato)),
  ),
  zeroEuro,
);
const divarioAutonomo = se(
  cpb.autonomo.aderisce,
  meno(autonomo.differenzaEffettiva, cpb.rettificatoAutonomo),
  zeroEuro,
);
/** For deductions and limits the law looks at the real income: what it is more, or less, than the agreed one. */
export const divarioEffettivo = regola({
  id: 'concordato.divarioEffettivo',
  titolo: 'Reddito effettivo meno quello concordato, per detrazioni e limiti',
  unita: 'euro',
  formule: sempre(
    somma(divarioImpresa, divarioAutonomo, quote.divarioQuote),
    fonte('D.Lgs. 13/2024', 'art. 35, c. 2'),
  ),
});
