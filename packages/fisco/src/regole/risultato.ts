import {
  type Concetto,
  type Dato,
  dato,
  fino,
  maggiore,
  meno,
  nonDovuto,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { minimoIrpef } from '../parametri/crediti.ts';
import { comunaleCredito, comunaleDebito, regionaleCredito, regionaleDebito } from './addizionali.ts';
import * as estere from './attivita-estere.ts';
import * as cedolare from './cedolare.ts';
import { daRiscontrare, sempre } from './fonti.ts';
import { irpefCredito, irpefDebito } from './liquidazione.ts';
import * as plusvalenze from './plusvalenze.ts';
import * as sostitutiva from './sostitutiva.ts';
import * as separata from './tassazione-separata.ts';

const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro RX');
const importo = (id: string, titolo: string): Dato =>
  dato({ id: `risultato.${id}`, titolo, unita: 'euro', seManca: 'zero' });

/** The balance of a tax and what becomes of its credit: back in money, or against other taxes. */
export interface SaldoImposta {
  readonly nome: string;
  readonly debito: Concetto | Dato;
  readonly credito: Concetto | Dato;
  /** Paid by mistake beyond the balance. */
  readonly eccedenza: Dato;
  readonly rimborso: Dato;
  readonly compensazione: Concetto;
  /** Up to this credit nothing is given back and nothing compensated. */
  readonly conMinimo: boolean;
}

interface Opzioni {
  readonly debito: Concetto | Dato;
  readonly credito?: Concetto | Dato;
  readonly conMinimo?: boolean;
}

/** A tax that only asks: its column of credits stays empty. */
const nessunCredito = (id: string, nome: string): Concetto =>
  regola({
    id: `risultato.${id}Credito`,
    titolo: `${nome}: a credito`,
    unita: 'euro',
    formule: sempre(nonDovuto('nessun credito'), MODELLO),
  });

/** Columns 4 and 5 together are columns 2 and 3 together: what is not asked back is compensated. */
export function makeSaldo(id: string, nome: string, opzioni: Opzioni): SaldoImposta {
  const { debito, credito = nessunCredito(id, nome), conMinimo = false } = opzioni;
  const eccedenza = importo(`${id}Eccedenza`, `${nome}: eccedenza di versamento`);
  const rimborso = importo(`${id}Rimborso`, `${nome}: rimborso`);
  const disponibile = somma(credito, eccedenza);
  const resto = maggiore(zeroEuro, meno(disponibile, rimborso));
  const compensazione = regola({
    id: `risultato.${id}Compensazione`,
    titolo: `${nome}: compensazione`,
    unita: 'euro',
    formule: sempre(
      conMinimo ? se(fino(disponibile, minimoIrpef), nonDovuto('credito fino al minimo'), resto) : resto,
      MODELLO,
    ),
  });
  return { nome, debito, credito, eccedenza, rimborso, compensazione, conMinimo };
}

/** Taxes of quadri that are not computed: their balance is written by hand. */
const aMano = (id: string, nome: string): SaldoImposta =>
  makeSaldo(id, nome, {
    debito: importo(`${id}Debito`, `${nome}: a debito`),
    credito: importo(`${id}Credito`, `${nome}: a credito`),
  });

/** Section I of RX, by rigo. */
export const saldi: Readonly<Record<number, SaldoImposta>> = {
  1: makeSaldo('irpef', 'IRPEF', { debito: irpefDebito, credito: irpefCredito, conMinimo: true }),
  2: makeSaldo('regionale', 'Addizionale regionale', {
    debito: regionaleDebito,
    credito: regionaleCredito,
    conMinimo: true,
  }),
  3: makeSaldo('comunale', 'Addizionale comunale', {
    debito: comunaleDebito,
    credito: comunaleCredito,
    conMinimo: true,
  }),
  4: makeSaldo('cedolare', 'Cedolare secca', { debito: cedolare.debito, credito: cedolare.credito }),
  5: aMano('premi', 'Premi di risultato'),
  7: makeSaldo('capitali', 'Capitali esteri', {
    debito: separata.impostaCapitali,
  }),
  8: aMano('redditiCapitale', 'Redditi di capitale'),
  9: aMano('depositi', 'Depositi a garanzia'),
  10: aMano('tfr', 'Rivalutazione del TFR'),
  12: makeSaldo('separata', 'Tassazione separata', { debito: separata.acconto }),
  13: aMano('riallineamento', 'Riallineamenti'),
  14: aMano('bonus', 'Bonus e stock option'),
  15: aMano('partecipazioniEstere', 'Imprese estere'),
  16: aMano('pignoramento', 'Pignoramenti'),
  17: aMano('noleggio', 'Noleggio di barche'),
  18: makeSaldo('plusvalenze', 'Plusvalenze', {
    debito: plusvalenze.debito,
    credito: plusvalenze.credito,
  }),
  19: makeSaldo('cripto', 'Cripto-attività', {
    debito: plusvalenze.criptoImposta,
  }),
  20: aMano('altreRt', 'Altre del quadro RT'),
  25: makeSaldo('ivie', 'IVIE', { debito: estere.saldoIvie.debito, credito: estere.saldoIvie.credito }),
  26: makeSaldo('ivafe', 'IVAFE', { debito: estere.saldoIvafe.debito, credito: estere.saldoIvafe.credito }),
  27: makeSaldo('valoreCripto', 'Cripto, valore', {
    debito: estere.saldoCripto.debito,
    credito: estere.saldoCripto.credito,
  }),
  31: makeSaldo('forfettario', 'Forfetario, vantaggio', {
    debito: sostitutiva.debito,
    credito: sostitutiva.credito,
  }),
  33: aMano('rq33', 'Extracontabili'),
  34: aMano('rq34', 'Conferimenti'),
  35: aMano('rq35', 'SIIQ e SIINQ'),
  36: aMano('rq36', 'Tassa etica'),
  37: aMano('rq37', 'Estromissione'),
  38: aMano('rq38', 'Affrancamenti'),
};

/** Section II: credits of earlier years that no quadro carries. */
export const precedenti = 'eccedenzePrecedenti';
const precedente = (id: string, titolo: string): Dato =>
  dato({ id: `eccedenzePrecedenti.${id}`, titolo, unita: 'euro', raccolta: precedenti, seManca: 'zero' });
export const eccedenzaPrecedente = precedente('eccedenza', 'Eccedenza o credito precedente');
export const compensatoPrecedente = precedente('compensato', 'Compensato in F24');
export const rimborsoPrecedente = precedente('rimborso', 'Rimborso');
export const residuoPrecedente = regola({
  id: 'eccedenzePrecedenti.residuo',
  titolo: 'Residuo',
  unita: 'euro',
  raccolta: precedenti,
  formule: sempre(
    maggiore(zeroEuro, meno(eccedenzaPrecedente, compensatoPrecedente, rimborsoPrecedente)),
    MODELLO,
  ),
});
