import { type Dato, dato, regola, sommaDi } from '../engine/index.ts';
import { daRiscontrare, sempre } from './fonti.ts';

/** One substitute tax of quadro RQ. */
export const sostitutive = 'sostitutive';
/** One State aid of quadro RS. */
export const aiuti = 'aiuti';

const given = (raccolta: string, id: string, titolo: string, unita: Dato['unita']): Dato =>
  dato({ id: `${raccolta}.${id}`, titolo, unita, raccolta, seManca: 'zero' });

const RU = daRiscontrare('Istruzioni Redditi PF', 'quadri RQ e RS');
const total = (id: string, titolo: string, raccolta: string, di: Dato | ReturnType<typeof regola>) =>
  regola({ id, titolo, unita: 'euro', formule: sempre(sommaDi(raccolta, di), RU) });

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
