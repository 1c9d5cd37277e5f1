import {
  type Concetto,
  type Dato,
  dato,
  e,
  meno,
  minore,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  regola,
  se,
  somma,
  sommaDi,
  sotto,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { sempre } from './fonti.ts';
import { proporziona } from './proporzione.ts';
import { creditoStati, FONTI_CREDITO, positivo } from './redditi-esteri.ts';

/** CE6-CE8: one State in one year, whose tax is more or less than the Italian one on the same income. */
export const eccedenze = 'eccedenzeEstere';
const given = (id: string, titolo: string, unita: Dato['unita'] = 'euro'): Dato =>
  dato({
    id: `eccedenzeEstere.${id}`,
    titolo,
    unita,
    raccolta: eccedenze,
    seManca: 'zero',
    prova: 'dichiarazione precedente',
  });
const rule = (id: string, titolo: string, valore: Nodo): Concetto =>
  regola({
    id: `eccedenzeEstere.${id}`,
    titolo,
    unita: 'euro',
    raccolta: eccedenze,
    formule: sempre(valore, ...FONTI_CREDITO),
  });

export const stato = given('stato', 'Stato estero', 'numero');
export const reddito = given('reddito', 'Reddito prodotto all’estero');
export const imposta = given('imposta', 'Imposta definitiva pagata all’estero');
export const complessivo = given('complessivo', 'Reddito complessivo di quell’anno');
export const nonFruibile = given('nonFruibile', 'Credito oltre l’imposta netta');
export const lorda = given('lorda', 'Imposta lorda di quell’anno');
export const nazionalePrima = given('nazionalePrima', 'Eccedenza nazionale già determinata');
export const negativaUsata = given('negativaUsata', 'Eccedenza nazionale negativa già usata');
export const creditoNazionale = given('creditoNazionale', 'Credito già usato sull’eccedenza nazionale');
export const esteraPrima = given('esteraPrima', 'Eccedenza estera già determinata');
export const creditoEstero = given('creditoEstero', 'Credito già usato sull’eccedenza estera');
/** The increase of the tax that a loss abroad spared, where the whole income is below nothing: told by hand. */
export const maggioreImposta = given('maggioreImposta', 'Maggiore imposta senza la perdita estera');

const isPerdita = sotto(reddito, zeroEuro);
const haReddito = oltre(complessivo, zeroEuro);
const quotaLorda = rule(
  'quotaLorda',
  'Quota d’imposta lorda italiana',
  se(
    e(haReddito, oltre(reddito, zeroEuro)),
    proporziona(lorda, minore(reddito, complessivo), complessivo),
    zeroEuro,
  ),
);
/** What a loss abroad spared of the Italian tax: it may be more than all of it. */
const risparmio = rule(
  'risparmio',
  'Imposta risparmiata con la perdita estera',
  se(haReddito, proporziona(lorda, meno(zeroEuro, reddito), complessivo), maggioreImposta),
);
/** Column 8: of the Italian tax; below nothing with a loss. */
export const nazionale = rule(
  'nazionale',
  'Eccedenza d’imposta nazionale',
  se(isPerdita, meno(zeroEuro, risparmio), positivo(meno(quotaLorda, imposta))),
);
/** Column 9: of the foreign tax, with what the net tax could not hold. */
export const estera = rule(
  'estera',
  'Eccedenza d’imposta estera',
  se(oltre(reddito, zeroEuro), somma(positivo(meno(imposta, quotaLorda)), nonFruibile), imposta),
);

/** Columns 15-17: what a return before had determined is counted again with the tax that became final later. */
const isRivista = o(
  oltre(creditoNazionale, zeroEuro),
  oltre(creditoEstero, zeroEuro),
  oltre(negativaUsata, zeroEuro),
);
const conNegativa = oltre(negativaUsata, zeroEuro);
const capienza = meno(nazionale, negativaUsata);
export const nazionaleRivista = rule(
  'nazionaleRivista',
  'Eccedenza nazionale ricalcolata',
  se(
    isRivista,
    se(
      e(non(conNegativa), sotto(nazionale, zeroEuro)),
      nazionale,
      positivo(meno(capienza, creditoNazionale)),
    ),
    zeroEuro,
  ),
);
export const esteraRivista = rule(
  'esteraRivista',
  'Eccedenza estera ricalcolata',
  se(isRivista, positivo(meno(estera, creditoEstero)), zeroEuro),
);
const restituzioneNazionale = se(
  e(non(conNegativa), sotto(nazionale, zeroEuro)),
  zeroEuro,
  minore(creditoNazionale, positivo(meno(creditoNazionale, capienza))),
);
export const daRestituire = rule(
  'daRestituire',
  'Credito da restituire',
  se(isRivista, somma(restituzioneNazionale, positivo(meno(creditoEstero, estera))), zeroEuro),
);
const finaleNazionale = se(isRivista, nazionaleRivista, nazionale);
const finaleEstera = se(isRivista, esteraRivista, estera);

const propria = (id: string, titolo: string, valore: Nodo): Concetto =>
  regola({ id: `estero.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...FONTI_CREDITO) });

/** CE9 and CE10: all the years of one State, and the credit where both kinds of excess meet. */
const makeStato = (id: string, titolo: string) => {
  const quale = dato({
    id: `estero.${id}.stato`,
    titolo: `${titolo}: Stato`,
    unita: 'numero',
    seManca: 'zero',
  });
  const sum = (di: Nodo): Nodo =>
    sommaDi(eccedenze, se(e(oltre(quale, numero(0)), uguale(stato, quale)), di, zeroEuro));
  const sue = propria(`${id}.nazionale`, `${titolo}: eccedenza nazionale`, sum(finaleNazionale));
  const altrui = propria(`${id}.estera`, `${titolo}: eccedenza estera`, sum(finaleEstera));
  const credito = propria(`${id}.credito`, `${titolo}: credito`, minore(positivo(sue), altrui));
  return {
    stato: quale,
    nazionale: sue,
    estera: altrui,
    credito,
    restaNazionale: propria(`${id}.restaNazionale`, `${titolo}: residuo nazionale`, meno(sue, credito)),
    restaEstera: propria(`${id}.restaEstera`, `${titolo}: residuo estero`, meno(altrui, credito)),
  };
};
export const primoStato = makeStato('primoStato', 'Primo Stato');
export const secondoStato = makeStato('secondoStato', 'Secondo Stato');

const ETA = [8, 7, 6, 5, 4, 3, 2, 1] as const;
/** CE11-CE16 and CE17-CE22: what eight years before left of one State, and what of it becomes a credit. */
const makeRiporto = (id: string, titolo: string) => {
  const typed = (nome: string, descrizione: string, unita: Dato['unita'] = 'euro'): Dato =>
    dato({ id: `estero.${id}.${nome}`, titolo: `${titolo}: ${descrizione}`, unita, seManca: 'zero' });
  const quale = typed('stato', 'Stato', 'numero');
  const esente = typed('esente', 'stabile organizzazione esente', 'logico');
  const dellAnno = (di: 'restaNazionale' | 'restaEstera'): Nodo =>
    [primoStato, secondoStato].reduce<Nodo>(
      (altrimenti, suo) => se(e(oltre(quale, numero(0)), uguale(quale, suo.stato)), suo[di], altrimenti),
      zeroEuro,
    );
  const nazionali = [
    ...ETA.map((eta) => typed(`nazionale${eta}`, `eccedenza nazionale, ${eta}° periodo precedente`)),
    propria(`${id}.nazionale0`, `${titolo}: eccedenza nazionale dell’anno`, dellAnno('restaNazionale')),
  ];
  const estere = [
    ...ETA.map((eta) => typed(`estera${eta}`, `eccedenza estera, ${eta}° periodo precedente`)),
    propria(`${id}.estera0`, `${titolo}: eccedenza estera dell’anno`, dellAnno('restaEstera')),
  ];
  const quotaEsente = typed('quotaEsente', 'quota d’imposta del reddito recuperato');
  const totaleNazionale = propria(
    `${id}.totaleNazionale`,
    `${titolo}: totale eccedenze nazionali`,
    se(esente, zeroEuro, somma(...nazionali)),
  );
  const totaleEstera = propria(`${id}.totaleEstera`, `${titolo}: totale eccedenze estere`, somma(...estere));
  const credito = propria(
    `${id}.credito`,
    `${titolo}: credito da usare`,
    minore(totaleEstera, se(esente, quotaEsente, positivo(totaleNazionale))),
  );
  const positive = nazionali.map(positivo);
  const riferimento = propria(
    `${id}.riferimento`,
    `${titolo}: valore di riferimento`,
    somma(credito, ...nazionali.map((n) => positivo(meno(zeroEuro, n)))),
  );
  /** The oldest give first: of each, what those before it left to give. */
  const resta = (di: readonly Nodo[], posto: number, da: Nodo): Nodo =>
    positivo(meno(di[posto] ?? zeroEuro, positivo(meno(da, ...di.slice(0, posto)))));
  const restanoNazionali = nazionali
    .slice(1)
    .map((suo, i) =>
      propria(
        `${id}.restaNazionale${8 - i - 1}`,
        `${titolo}: residuo nazionale`,
        se(esente, zeroEuro, se(oltre(credito, zeroEuro), resta(positive, i + 1, riferimento), suo)),
      ),
    );
  const restanoEstere = estere
    .slice(1)
    .map((_, i) =>
      propria(`${id}.restaEstera${8 - i - 1}`, `${titolo}: residuo estero`, resta(estere, i + 1, credito)),
    );
  return {
    ...{ stato: quale, esente, nazionali, estere, quotaEsente, totaleNazionale, totaleEstera, credito },
    ...{ riferimento, restanoNazionali, restanoEstere },
  };
};
export const primoRiporto = makeRiporto('primoRiporto', 'Primo Stato');
export const secondoRiporto = makeRiporto('secondoRiporto', 'Secondo Stato');

/** CE24-CE26: to RN29. */
export const creditoComma6 = propria(
  'creditoComma6',
  'Credito dell’art. 165, c. 6',
  somma(primoStato.credito, secondoStato.credito, primoRiporto.credito, secondoRiporto.credito),
);
export const restituzioni = propria(
  'restituzioni',
  'Credito da restituire',
  sommaDi(eccedenze, daRestituire),
);
export const creditoEsteri = propria(
  'credito',
  'Credito per redditi prodotti all’estero (quadro CE)',
  meno(somma(creditoStati, creditoComma6), restituzioni),
);
