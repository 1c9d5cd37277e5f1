import { dato, incerto, meno, se, somma, zeroEuro } from '../engine/index.ts';
import { aliquotaIres, aliquotaIresRidotta } from '../parametri/imprese.ts';
import { daRiscontrare, tuir } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';
import { makeCatena, redditoImpresa } from './ires.ts';
import { effettiva as semplificata } from './semplificata.ts';
import { autonomo } from './societa-persone.ts';

/** Income of the quadri that are not handled, already determined: by the letter of the quadro. */
export const altriRedditi = [
  { quadro: 'RA', dato: importo('ente.terreni', 'Redditi dei terreni') },
  { quadro: 'RB', dato: importo('ente.fabbricati', 'Redditi dei fabbricati') },
  { quadro: 'RC', dato: importo('ente.pubblica', 'Reddito di enti a contabilità pubblica') },
  { quadro: 'RD', dato: importo('ente.allevamento', 'Allevamento e produzioni agricole') },
  { quadro: 'RH', dato: importo('ente.partecipazioni', 'Redditi di partecipazione') },
  { quadro: 'RL', dato: importo('ente.altri', 'Altri redditi') },
] as const;

const ENTI = daRiscontrare('TUIR', 'artt. 143 e 144');
const impresa = conteggio(
  'ente.saldoImpresa',
  'Reddito o perdita d’impresa',
  somma(redditoImpresa, semplificata),
  ENTI,
);
/** A loss of business reduces no other income: it is carried. */
export const redditoDiImpresa = conteggio('ente.impresa', 'Reddito d’impresa', positivo(impresa), ENTI);
export const perditaImpresa = conteggio(
  'ente.perditaImpresa',
  'Perdita d’impresa dell’anno',
  positivo(meno(zeroEuro, impresa)),
  ENTI,
);
const reddito = conteggio(
  'ente.complessivo',
  'Reddito complessivo',
  somma(redditoDiImpresa, autonomo, ...altriRedditi.map((voce) => voce.dato)),
  tuir('art. 143'),
);
/** Bodies that pay half of the tax. */
export const agevolato = dato({
  id: 'ente.agevolato',
  titolo: 'Riduzione alla metà (D.P.R. 601/1973, art. 6)',
  unita: 'logico',
  seManca: 'zero',
});
export const iresEnte = makeCatena('iresEnte', reddito, {
  perLePerdite: redditoDiImpresa,
  aliquota: se(
    agevolato,
    incerto(aliquotaIresRidotta, 'le attività che godono della riduzione sono a cura di chi compila'),
    aliquotaIres,
  ),
});
