import {
  type Concetto,
  codice,
  type Dato,
  dato,
  e,
  maggiore,
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
  uguale,
  ultimo,
  zeroEuro,
} from '../engine/index.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { impostaLorda } from './imposta-lorda.ts';
import { impostaNetta } from './netta.ts';
import { proporziona } from './proporzione.ts';
import { redditoComplessivo } from './reddito.ts';

/** Income of one foreign State in one year, already in the other quadri, and the tax paid there for good. */
export const stati = 'stati';

const given = (id: string, titolo: string, prova: string): Dato =>
  dato({ id: `stati.${id}`, titolo, unita: 'euro', raccolta: stati, seManca: 'zero', prova });
const ESTERA = 'dichiarazione estera';
const PRECEDENTE = 'dichiarazione precedente';
export const annoProduzione = dato({
  id: 'stati.anno',
  titolo: 'Periodo d’imposta del reddito estero',
  unita: 'numero',
  raccolta: stati,
  seManca: 'zero',
});
export const redditoEstero = given('reddito', 'Reddito prodotto all’estero', ESTERA);
export const impostaEstera = given('imposta', 'Imposta definitiva pagata all’estero', 'quietanza estera');
/** CE1, columns 5-9: of a year before this, whose return had them. */
export const complessivoAnno = given('complessivoAnno', 'Reddito complessivo di quell’anno', PRECEDENTE);
export const lordaAnno = given('lordaAnno', 'Imposta lorda di quell’anno', PRECEDENTE);
export const nettaAnno = given('nettaAnno', 'Imposta netta di quell’anno', PRECEDENTE);
export const usatoAnno = given('usatoAnno', 'Credito già usato per quell’anno', PRECEDENTE);
export const usatoStato = given('usatoStato', 'Credito già usato per lo Stato', PRECEDENTE);
export const usatoCedente = given('usatoCedente', 'Credito già usato dal cedente', PRECEDENTE);
/** 1: paid by a company that is controlled; 2: both. */
export const indiretto = dato({
  id: 'stati.indiretto',
  titolo: 'Credito indiretto',
  unita: 'codice',
  raccolta: stati,
  seManca: 'zero',
});

export const FONTI_CREDITO = [
  tuir('art. 165'),
  fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 3, quadro CE'),
] as const;
const rule = (id: string, titolo: string, valore: Nodo): Concetto =>
  regola({
    id: `stati.${id}`,
    titolo,
    unita: 'euro',
    raccolta: stati,
    formule: sempre(valore, ...FONTI_CREDITO),
  });
export const positivo = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);
const diQuellAnno = (indicato: Dato, diQuestAnno: Nodo): Nodo =>
  se(oltre(indicato, zeroEuro), indicato, diQuestAnno);
const complessivo = diQuellAnno(complessivoAnno, redditoComplessivo);
/** Column 10: the Italian tax on the foreign income, never more than the whole tax. */
export const quotaItaliana = rule(
  'quotaItaliana',
  'Quota d’imposta lorda italiana',
  se(
    e(oltre(redditoEstero, zeroEuro), oltre(complessivo, zeroEuro)),
    proporziona(diQuellAnno(lordaAnno, impostaLorda), minore(redditoEstero, complessivo), complessivo),
    zeroEuro,
  ),
);
/** Column 11: within what of that share is not used yet. */
export const creditoStato = rule(
  'credito',
  'Imposta estera entro la quota italiana',
  positivo(minore(impostaEstera, meno(quotaItaliana, usatoStato))),
);
/** Column 13: less what the seller of the shares used. */
export const creditoIndiretto = rule(
  'creditoIndiretto',
  'Credito al netto di quello usato dal cedente',
  se(oltre(indiretto, codice(0)), positivo(meno(creditoStato, usatoCedente)), zeroEuro),
);

/** CE4 and CE5: the two years of production of a return, each within its net tax. */
export const altroAnno = dato({
  id: 'estero.altroAnno',
  titolo: 'Altro periodo d’imposta di produzione',
  unita: 'numero',
  seManca: 'zero',
});
/** Where CE5 says no year, what came with the figures of its own return is of another. */
const isAltro = o(
  e(oltre(altroAnno, numero(0)), uguale(annoProduzione, altroAnno)),
  e(uguale(altroAnno, numero(0)), oltre(complessivoAnno, zeroEuro)),
);
const utile = se(oltre(indiretto, codice(0)), creditoIndiretto, creditoStato);
const makeAnno = (id: string, titolo: string, quali: Nodo) => {
  const make = (nome: string, descrizione: string, valore: Nodo): Concetto =>
    regola({
      id: `estero.${id}.${nome}`,
      titolo: `${titolo}: ${descrizione}`,
      unita: 'euro',
      formule: sempre(valore, ...FONTI_CREDITO),
    });
  /** Every rigo of a year says the same: the last that says it is read. */
  const letto = (quale: Dato): Nodo =>
    sommaDi(stati, se(ultimo(stati, e(quali, oltre(quale, zeroEuro))), quale, zeroEuro));
  const teorico = make(
    'teorico',
    'credito entro l’imposta lorda',
    sommaDi(stati, se(quali, utile, zeroEuro)),
  );
  const nettaLetta = make('nettaIndicata', 'imposta netta indicata', letto(nettaAnno));
  const capienza = make(
    'capienza',
    'imposta netta residua',
    positivo(
      meno(
        se(oltre(nettaLetta, zeroEuro), nettaLetta, id === 'anno' ? impostaNetta : zeroEuro),
        letto(usatoAnno),
      ),
    ),
  );
  return { teorico, capienza, credito: make('credito', 'credito', minore(teorico, capienza)) };
};
export const anno = makeAnno('anno', 'Primo periodo d’imposta', non(isAltro));
export const altro = makeAnno('altro', 'Altro periodo d’imposta', isAltro);

/** CE23. */
export const creditoStati = regola({
  id: 'estero.creditoComma1',
  titolo: 'Credito dell’art. 165, c. 1',
  unita: 'euro',
  formule: sempre(somma(anno.credito, altro.credito), ...FONTI_CREDITO),
});
