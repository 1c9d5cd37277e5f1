import { arrotonda, codice, type Dato, dato, per, quota, regola, se, uguale } from '../engine/index.ts';
import * as p from '../parametri/immobili.ts';
import { fonte, sempre, tuir } from './fonti.ts';

const given = (id: string, titolo: string, unita: Dato['unita'], seManca: Dato['seManca'] = 'ignoto') =>
  dato({ id: `immobili.${id}`, titolo, unita, seManca });

// --- rent ---------------------------------------------------------------------------------------------------------
export const canone = given('canone', 'Canone di locazione', 'euro');
/** Codes of quadro RB: 1 ordinary, 2 Venezia, 3 cedolare secca, 4 storico, 5 other (whole). */
export const codiceCanone = given('codiceCanone', 'Codice canone', 'codice', { iniziale: 1 });
/** 1 ordinary, 2 reduced. */
export const aliquotaCedolare = given('aliquotaCedolare', 'Aliquota della cedolare', 'codice', {
  iniziale: 1,
});

const quotaCanone = se(
  uguale(codiceCanone, codice(1)),
  p.quotaCanoneOrdinario,
  se(
    uguale(codiceCanone, codice(2)),
    p.quotaCanoneVenezia,
    se(uguale(codiceCanone, codice(4)), p.quotaCanoneStorico, quota(1)),
  ),
);
export const canoneImponibile = regola({
  id: 'immobili.canoneImponibile',
  titolo: 'Canone che conta nel reddito',
  unita: 'euro',
  formule: sempre(arrotonda.centesimo(per(canone, quotaCanone)), tuir('art. 37, c. 4-bis')),
});
export const cedolare = regola({
  id: 'immobili.cedolare',
  titolo: 'Cedolare secca',
  unita: 'euro',
  formule: sempre(
    arrotonda.centesimo(
      per(canone, se(uguale(aliquotaCedolare, codice(2)), p.cedolareRidotta, p.cedolareOrdinaria)),
    ),
    fonte('D.Lgs. 23/2011', 'art. 3, c. 2'),
  ),
});

// --- income -------------------------------------------------------------------------------------------------------
/** In rooms, square or cubic metres. */
export const consistenza = given('consistenza', 'Consistenza', 'rapporto');
export const tariffa = given('tariffa', 'Tariffa d’estimo', 'euro');
export const renditaDaEstimo = regola({
  id: 'immobili.renditaDaEstimo',
  titolo: 'Rendita dalla tariffa d’estimo',
  unita: 'euro',
  formule: sempre(arrotonda.centesimo(per(tariffa, consistenza)), fonte('D.P.R. 1142/1949', 'art. 15')),
});
