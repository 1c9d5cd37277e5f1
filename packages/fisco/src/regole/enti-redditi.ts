import { almeno, arrotonda, dato, fino, type Nodo, per, saldo, se, somma } from '../engine/index.ts';
import * as p from '../parametri/enti.ts';
import { daRiscontrare } from './fonti.ts';
import { makeForfetario398 } from './forfetario-398.ts';
import { computeParte, conteggio, importo } from './importi.ts';

const make = (id: string, titolo: string, valore: Nodo, articolo: string) =>
  conteggio(`ente.${id}`, titolo, valore, daRiscontrare('TUIR', articolo));

// --- flat income ----------------------------------------------------------------------------------------------------------------
export const ricaviServizi = importo('ente.forfetario.servizi', 'Ricavi di servizi');
export const ricaviAltri = importo('ente.forfetario.altri', 'Ricavi di altre attività');
export const altriComponenti = importo(
  'ente.forfetario.componenti',
  'Plusvalenze, sopravvenienze, dividendi, immobili',
);
const findCoefficiente = (ricavi: Nodo, classi: typeof p.forfetarioServizi) =>
  se(fino(ricavi, classi.limite), classi.prima, classi.seconda);
/** The coefficient of the class of the activity that prevails, on the takings of both (c. 2); of services where they are even. */
export const redditoForfetario = make(
  'forfetario',
  'Reddito forfetario',
  somma(
    arrotonda.euro(
      per(
        somma(ricaviServizi, ricaviAltri),
        se(
          almeno(ricaviServizi, ricaviAltri),
          findCoefficiente(ricaviServizi, p.forfetarioServizi),
          findCoefficiente(ricaviAltri, p.forfetarioAltre),
        ),
      ),
    ),
    altriComponenti,
  ),
  'art. 145',
);
/** Associations of L. 398/1991. */
export const associazione = makeForfetario398('ente.associazione');

// --- public accounts, and costs that are of both activities --------------------------------------------------------------------
export const entratePubbliche = importo('ente.pubblica.positivi', 'Componenti positivi');
export const spesePubbliche = importo('ente.pubblica.negativi', 'Componenti negativi');
export const ricaviCommerciali = importo('ente.promiscui.ricavi', 'Ricavi commerciali');
export const tutteEntrate = importo('ente.promiscui.entrate', 'Ricavi e proventi in tutto');
export const costiPromiscui = importo('ente.promiscui.costi', 'Costi promiscui');
export const promiscuiDeducibili = make(
  'promiscuiDeducibili',
  'Costi promiscui deducibili',
  computeParte(costiPromiscui, ricaviCommerciali, tutteEntrate),
  'art. 144, c. 4',
);
export const redditoPubblico = make(
  'pubblica',
  'Reddito di enti a contabilità pubblica',
  saldo([entratePubbliche], [spesePubbliche, promiscuiDeducibili]),
  'art. 144',
);

// --- dividends ------------------------------------------------------------------------------------------------------------------
export const dividendi = importo('ente.dividendi', 'Dividendi');
export const interesseGenerale = dato({
  id: 'ente.dividendiInteresse',
  titolo: 'Per attività di interesse generale',
  unita: 'logico',
  seManca: 'zero',
});
export const dividendiImponibili = conteggio(
  'ente.dividendiImponibili',
  'Dividendi imponibili',
  se(interesseGenerale, arrotonda.euro(per(dividendi, p.quotaDividendi)), dividendi),
  daRiscontrare('L. 178/2020', 'art. 1, cc. 44-47'),
);
