import { type Dato, dato, meno, regola, somma, sommaDi } from '../engine/index.ts';
import { daRiscontrare, sempre } from './fonti.ts';

/** One credit given to businesses, by its code. */
export const creditiImprese = 'creditiImprese';
/** One substitute tax of quadro RQ. */
export const sostitutive = 'sostitutive';
/** One State aid of quadro RS. */
export const aiuti = 'aiuti';

const given = (raccolta: string, id: string, titolo: string, unita: Dato['unita']): Dato =>
  dato({ id: `${raccolta}.${id}`, titolo, unita, raccolta, seManca: 'zero' });

export const residuoPrecedente = given(creditiImprese, 'residuoPrecedente', 'Residuo precedente', 'euro');
export const spettante = given(creditiImprese, 'spettante', 'Credito spettante nell’anno', 'euro');
export const utilizzato = given(creditiImprese, 'utilizzato', 'Utilizzato in F24', 'euro');
/** Against the taxes of the return itself: RN35. */
export const inDichiarazione = given(
  creditiImprese,
  'inDichiarazione',
  'Utilizzato in dichiarazione',
  'euro',
);
export const ceduto = given(creditiImprese, 'ceduto', 'Ceduto', 'euro');

const RU = daRiscontrare('Istruzioni Redditi PF', 'quadro RU');
export const residuo = regola({
  id: 'creditiImprese.residuo',
  titolo: 'Residuo da riportare',
  unita: 'euro',
  raccolta: creditiImprese,
  formule: sempre(meno(somma(residuoPrecedente, spettante), utilizzato, inDichiarazione, ceduto), RU),
});
const total = (id: string, titolo: string, raccolta: string, di: Dato | ReturnType<typeof regola>) =>
  regola({ id, titolo, unita: 'euro', formule: sempre(sommaDi(raccolta, di), RU) });
export const totaleUtilizzato = total(
  'creditiImprese.totaleUtilizzato',
  'Crediti utilizzati in F24',
  creditiImprese,
  utilizzato,
);
export const totaleInDichiarazione = total(
  'creditiImprese.totaleInDichiarazione',
  'Crediti utilizzati in dichiarazione',
  creditiImprese,
  inDichiarazione,
);
export const totaleResiduo = total(
  'creditiImprese.totaleResiduo',
  'Crediti da riportare',
  creditiImprese,
  residuo,
);

export const impostaSostitutiva = given(sostitutive, 'imposta', 'Imposta sostitutiva dovuta', 'euro');
export const totaleSostitutive = total(
  'sostitutive.totale',
  'Imposte sostitutive dovute',
  sostitutive,
  impostaSostitutiva,
);
export const importoAiuto = given(aiuti, 'importo', 'Importo dell’aiuto', 'euro');
export const totaleAiuti = total('aiuti.totale', 'Aiuti di Stato', aiuti, importoAiuto);

const daDichiarare = (id: string, titolo: string): Dato =>
  dato({ id: `daDichiarare.${id}`, titolo, unita: 'logico', seManca: 'zero' });
/** What the program does not handle and a person says to have: it stops the declaration. */
export const impreseEstere = daDichiarare('impreseEstere', 'Redditi di imprese estere controllate');
export const nuovoResidente = daDichiarare('nuovoResidente', 'Opzione dei nuovi residenti');
export const trasferimento = daDichiarare('trasferimento', 'Trasferimento della residenza all’estero');
