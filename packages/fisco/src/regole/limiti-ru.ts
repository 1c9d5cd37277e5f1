import {
  type Concetto,
  cerca,
  codice,
  type Dato,
  dato,
  incerto,
  maggiore,
  meno,
  type Nodo,
  o,
  oltre,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { limiteCrediti } from '../parametri/crediti.ts';
import { LIMITE_IGNOTO, limiteDelCredito, limiteGenerale } from '../parametri/crediti-ru.ts';
import * as c from './crediti-ru.ts';

/** RU501-RU505 and RU506-RU510: one credit, of one year, from or to one person. */
export const creditiRicevuti = 'creditiRicevuti';
export const creditiTrasferiti = 'creditiTrasferiti';
/** RU523-RU526, RU527-RU530 and RU531-RU534: what was over the limit, by the year in which it was. */
export const eccedenzeAntiche = 'eccedenzeAntiche';
export const eccedenzeScorse = 'eccedenzeScorse';
export const eccedenzeNuove = 'eccedenzeNuove';

const given = (raccolta: string, id: string, titolo: string, unita: Dato['unita'] = 'euro'): Dato =>
  dato({ id: `${raccolta}.${id}`, titolo, unita, raccolta, seManca: 'zero' });
const solo = (id: string, titolo: string): Dato =>
  dato({ id: `limiteRu.${id}`, titolo, unita: 'euro', seManca: 'zero' });
const make = (id: string, titolo: string, valore: Nodo, dove: string, raccolta?: string): Concetto =>
  regola({
    id: `limiteRu.${id}`,
    titolo,
    unita: 'euro',
    ...(raccolta ? { raccolta } : {}),
    formule: c.formule(valore, dove),
  });

const soggetto = (raccolta: string, titolo: string) => ({
  codice: given(raccolta, 'codice', `${titolo}: codice`, 'codice'),
  importo: given(raccolta, 'importo', `${titolo}: importo`),
});
export const ricevuti = soggetto(creditiRicevuti, 'Credito ricevuto');
export const trasferiti = soggetto(creditiTrasferiti, 'Credito trasferito');

const eccedenza = (raccolta: string, titolo: string, dove: string) => {
  const iniziale = given(raccolta, 'iniziale', `${titolo}: importo`);
  const usata = given(raccolta, 'usata', `${titolo}: utilizzato`);
  return {
    anno: given(raccolta, 'anno', `${titolo}: anno dell’eccedenza`, 'numero'),
    codice: given(raccolta, 'codice', `${titolo}: codice`, 'codice'),
    insorgenza: given(raccolta, 'insorgenza', `${titolo}: anno del credito`, 'numero'),
    ...{ iniziale, usata },
    resta: make(`${raccolta}Resta`, `${titolo}: residuo`, meno(iniziale, usata), dove, raccolta),
  };
};
export const antica = eccedenza(eccedenzeAntiche, 'Eccedenza degli anni prima', 'righi RU523-RU526');
export const scorsa = eccedenza(eccedenzeScorse, 'Eccedenza dell’anno prima', 'righi RU527-RU530');
export const nuova = eccedenza(eccedenzeNuove, 'Eccedenza dell’anno', 'righi RU531-RU534');
export const totaleNuove = sommaDi(eccedenzeNuove, nuova.iniziale);
/** They are free from the third year: what is left of them adds to the limit. */
const antiche = sommaDi(eccedenzeAntiche, antica.resta);

const IGNOTO = 'il limite annuo di questo credito non è nei testi letti';
const sottoLimite = (di: Nodo): Nodo => {
  const esito = cerca(c.codiceCredito, limiteDelCredito, 'Codice credito non previsto.');
  return sommaDi(
    c.creditiImprese,
    se(uguale(esito, codice(1)), zeroEuro, se(uguale(esito, codice(LIMITE_IGNOTO)), incerto(di, IGNOTO), di)),
  );
};

/** What RU512 adds to the residues: used inside the form before, or over the limit and out of its section by now. */
export const altriResidui = solo('altriResidui', 'Altri crediti residui soggetti al limite');
export const residui = make(
  'residui',
  'Crediti residui soggetti al limite',
  somma(sottoLimite(c.residuoPrecedente), c.altriResiduo, altriResidui),
  'rigo RU512',
);
export const spettanti = make(
  'spettanti',
  'Crediti spettanti soggetti al limite',
  somma(sottoLimite(c.spettante), c.altriSpettanti),
  'rigo RU512',
);
export const totale = make('totale', 'Crediti soggetti al limite', somma(residui, spettanti), 'rigo RU512');
export const eccedenti = make(
  'eccedenti',
  'Eccedenze non fruite degli anni prima',
  somma(sommaDi(eccedenzeAntiche, antica.iniziale), sommaDi(eccedenzeScorse, scorsa.iniziale)),
  'rigo RU512',
);
export const daVerificare = make(
  'daVerificare',
  'Crediti da verificare',
  se(oltre(totale, limiteCrediti), maggiore(zeroEuro, meno(totale, eccedenti)), zeroEuro),
  'rigo RU512',
);
export const compensati = solo('compensati', 'Altri crediti compensati nell’anno');
export const utilizzabili = make(
  'utilizzabili',
  'Crediti utilizzabili nell’anno',
  somma(limiteCrediti, maggiore(zeroEuro, meno(limiteGenerale, compensati))),
  'rigo RU514',
);
export const oltreLimite = make(
  'oltreLimite',
  'Crediti oltre il limite',
  maggiore(zeroEuro, meno(daVerificare, utilizzabili)),
  'rigo RU515',
);

/** Part II, from the first of January to the day of the return. */
export const inF24 = solo('inF24', 'Crediti usati in F24 nell’anno dopo');
export const perRitenute = solo('perRitenute', 'Crediti usati per ritenute nell’anno dopo');
export const perIva = solo('perIva', 'Crediti usati per IVA nell’anno dopo');
export const usati = make('usati', 'Crediti già usati', somma(inF24, perRitenute, perIva), 'rigo RU520');
export const compensatiDopo = solo('compensatiDopo', 'Altri crediti compensati nell’anno dopo');
const FUORI = ['62', 'H9', 'I2'];
export const perImposta = make(
  'perImposta',
  'Crediti da usare per il saldo dell’imposta',
  somma(
    sommaDi(c.creditiImprese, se(o(...FUORI.map(c.isCredito)), zeroEuro, c.inDichiarazione)),
    c.altriSaldo,
  ),
  'rigo RU522',
);
export const inDichiarazione = make(
  'inDichiarazione',
  'Crediti da usare in dichiarazione',
  somma(perImposta, c.totaleSostitutiva),
  'rigo RU522',
);
/** The room that the return has: whoever is over the general limit has only that of RU. */
const spazio = somma(limiteCrediti, antiche);
export const massimo = maggiore(
  zeroEuro,
  se(
    oltre(compensatiDopo, limiteGenerale),
    meno(spazio, usati),
    meno(somma(spazio, limiteGenerale), usati, compensatiDopo),
  ),
);
