import {
  arrotonda,
  type Concetto,
  dato,
  fino,
  maggiore,
  meno,
  type Nodo,
  nonDovuto,
  oltre,
  per,
  regola,
  saldo,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/acconti.ts';
import { makeAcconti } from './acconti.ts';
import { primaRataCedolare, totaliIntegrative } from './acconti-730.ts';
import { impostaCedolare } from './fabbricati.ts';
import { daRiscontrare, fonte, sempre, tra } from './fonti.ts';
import { impostaCedolare as cedolareQuadroD } from './quadro-d.ts';

const importo = (id: string, titolo: string, prova?: string) =>
  dato({ id: `cedolare.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });

export const redditiDiversi = importo('redditiDiversi', 'Imposta su redditi diversi');
export const ritenuteBrevi = importo(
  'ritenuteBrevi',
  'Ritenute sulle locazioni brevi',
  'CU locazioni brevi, punto 20',
);
export const eccedenza = importo('eccedenza', 'Eccedenza della dichiarazione precedente');
export const compensata = importo('compensata', 'Eccedenza compensata in F24');
export const acconti = importo('acconti', 'Acconti versati', 'F24, codici 1840 e 1841');
export const trattenuta = importo('trattenuta', 'Trattenuta dal sostituto');
export const creditoCompensato = importo('creditoCompensato', 'Credito compensato in F24');
export const rimborsata = importo('rimborsata', 'Rimborsata dal sostituto');

const LEGGE = fonte('D.Lgs. 23/2011', 'art. 3, c. 4');
const ISTRUZIONI = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo LC1');
/** LC1 is written out, column by column, in the instructions of the forms from that of 2023. */
const lettaDal2022 = (valore: Nodo, atto: readonly [string, string]): Concetto['formule'] => [
  tra(2018, 2021, valore, ISTRUZIONI, daRiscontrare(...atto)),
  tra(2022, null, valore, ISTRUZIONI, fonte(...atto)),
];
const nessuno = nonDovuto('nessun importo');

export const totale = regola({
  id: 'cedolare.totale',
  titolo: 'Totale imposta',
  unita: 'euro',
  formule: sempre(somma(impostaCedolare, redditiDiversi, cedolareQuadroD), LEGGE),
});
export const differenza = regola({
  id: 'cedolare.differenza',
  titolo: 'Differenza',
  unita: 'euro',
  formule: lettaDal2022(meno(totale, ritenuteBrevi), ['D.L. 50/2017', 'art. 4, c. 5']),
});
/** Below zero it is a credit of the IRPEF, and nothing is left to pay here. */
const dovuta = maggiore(zeroEuro, differenza);
/** What was withheld on short rents beyond their tax: it counts among the withholdings of the IRPEF. */
export const ritenuteEccedenti = regola({
  id: 'cedolare.ritenuteEccedenti',
  titolo: 'Ritenute sulle locazioni brevi oltre l’imposta',
  unita: 'euro',
  formule: lettaDal2022(maggiore(zeroEuro, meno(ritenuteBrevi, totale)), ['D.L. 50/2017', 'art. 4, c. 5']),
});
const saldoCedolare = regola({
  id: 'cedolare.saldo',
  titolo: 'Saldo della cedolare secca',
  unita: 'euro',
  formule: lettaDal2022(
    saldo(
      [dovuta, compensata, creditoCompensato, rimborsata],
      [eccedenza, acconti, primaRataCedolare, totaliIntegrative.cedolare, trattenuta],
    ),
    ['D.Lgs. 23/2011', 'art. 3, c. 4'],
  ),
});
export const debito = regola({
  id: 'cedolare.debito',
  titolo: 'Cedolare secca a debito',
  unita: 'euro',
  formule: sempre(se(oltre(saldoCedolare, zeroEuro), saldoCedolare, nessuno), LEGGE),
});
export const credito = regola({
  id: 'cedolare.credito',
  titolo: 'Cedolare secca a credito',
  unita: 'euro',
  formule: sempre(se(oltre(zeroEuro, saldoCedolare), meno(zeroEuro, saldoCedolare), nessuno), LEGGE),
});

const accontoDovuto = regola({
  id: 'cedolare.accontoDovuto',
  titolo: 'Acconto della cedolare secca',
  unita: 'euro',
  formule: sempre(
    se(
      fino(dovuta, p.sogliaAcconto),
      nonDovuto('acconto non dovuto'),
      arrotonda.centesimo(per(dovuta, p.quotaAccontoCedolare)),
    ),
    fonte('L. 145/2018', 'art. 1, c. 1127'),
  ),
});
/** The same thresholds and instalments as the IRPEF. */
export const { primo: primoAcconto, secondo: secondoAcconto } = makeAcconti({
  id: 'cedolare.acconti',
  base: dovuta,
  dovuto: accontoDovuto,
});
