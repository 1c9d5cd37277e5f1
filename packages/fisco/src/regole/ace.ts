import { arrotonda, dato, meno, minore, per, se, somma, sotto, uguale, zeroEuro } from '../engine/index.ts';
import { aliquotaIres } from '../parametri/imprese.ts';
import * as p from '../parametri/societa.ts';
import { daRiscontrare, fonte } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';

const ACE = daRiscontrare('D.L. 201/2011', 'art. 1');
const SUPER = fonte('D.L. 73/2021', 'art. 19');

// --- the 15% of the form of 2022 -------------------------------------------------------------------------------------------
export const nuovo2021 = importo('superAce.incremento', 'Incremento del 2021');
export const riduzioni2021 = importo('superAce.riduzioni', 'Riduzioni');
export const netto2021 = conteggio(
  'superAce.netto',
  'Incremento netto',
  positivo(meno(nuovo2021, riduzioni2021)),
  SUPER,
);
export const rendimentoSuper = conteggio(
  'superAce.rendimento',
  'Rendimento al 15%',
  arrotonda.euro(per(minore(netto2021, p.limiteSuperAce), p.rendimentoSuperAce)),
  SUPER,
);
/** It may be asked as a credit instead. */
export const inCredito = dato({
  id: 'superAce.inCredito',
  titolo: 'Scelta del credito',
  unita: 'logico',
  seManca: 'zero',
});
export const creditoSuper = conteggio(
  'superAce.credito',
  'Credito d’imposta',
  se(inCredito, arrotonda.euro(per(rendimentoSuper, aliquotaIres)), zeroEuro),
  SUPER,
);

// --- the ordinary one ----------------------------------------------------------------------------------------------------------
export const incrementi = importo('ace.incrementi', 'Incrementi del capitale proprio');
export const decrementi = importo('ace.decrementi', 'Decrementi e riduzioni');
export const patrimonioNetto = importo('ace.patrimonio', 'Patrimonio netto');
const nettoStorico = positivo(meno(incrementi, decrementi));
export const base = conteggio(
  'ace.base',
  'Variazione rilevante',
  somma(
    se(uguale(patrimonioNetto, zeroEuro), nettoStorico, minore(nettoStorico, patrimonioNetto)),
    // What of the increase of 2021 is above the limit of the 15%.
    positivo(meno(netto2021, p.limiteSuperAce)),
  ),
  ACE,
);
export const rendimento = conteggio(
  'ace.rendimento',
  'Rendimento',
  arrotonda.euro(per(base, p.rendimentoAce)),
  ACE,
);
export const eccedenzaPregressa = importo('ace.eccedenza', 'Eccedenza pregressa');
/** What became a credit against IRAP is not there any more. */
export const creditoIrap = importo('ace.creditoIrap', 'Trasformata in credito IRAP');
export const disponibile = conteggio(
  'ace.disponibile',
  'Totale deducibile',
  positivo(
    meno(somma(rendimento, se(inCredito, zeroEuro, rendimentoSuper), eccedenzaPregressa), creditoIrap),
  ),
  ACE,
);
export const oltrePatrimonio = sotto(patrimonioNetto, nettoStorico);
