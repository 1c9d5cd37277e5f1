import {
  type Concetto,
  type Dato,
  dato,
  fino,
  maggiore,
  meno,
  nonDovuto,
  oltre,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { minimoIrpef } from '../parametri/crediti.ts';
import { comunaleCredito, comunaleDebito, regionaleCredito, regionaleDebito } from './addizionali.ts';
import * as estere from './attivita-estere.ts';
import * as cedolare from './cedolare.ts';
import { ritenuteRiattribuite } from './collaboratori.ts';
import * as concordato from './concordato.ts';
import * as cripto from './cripto-cessioni.ts';
import { startUp } from './detrazioni.ts';
import { fonte, sempre } from './fonti.ts';
import { saldoConcordato } from './forfettario.ts';
import * as rq from './imposte-rq.ts';
import * as chiuse from './imposte-rq-chiuse.ts';
import * as altre from './imposte-separate.ts';
import { integrativaDi } from './integrativa.ts';
import { manceDebito, premiDebito } from './lavoro-aggiunte.ts';
import { irpefCredito, irpefDebito } from './liquidazione.ts';
import * as plusvalenze from './plusvalenze.ts';
import * as sostitutiva from './sostitutiva.ts';
import * as separata from './tassazione-separata.ts';
import * as tfr from './tfr-diretto.ts';

const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 1', 'quadro RX');
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

interface Lati {
  readonly debito: Concetto | Dato;
  readonly credito?: Concetto | Dato;
}
interface Opzioni extends Lati {
  readonly conMinimo?: boolean;
  /** Codes that pay the balance: the credits of DI with one of them join it. */
  readonly codici?: readonly number[];
}

/** A tax that only asks: its column of credits stays empty. */
const nessunCredito = (id: string, nome: string): Concetto =>
  regola({
    id: `risultato.${id}Credito`,
    titolo: `${nome}: a credito`,
    unita: 'euro',
    formule: sempre(nonDovuto('nessun credito'), MODELLO),
  });

/** A balance with the credits that come from DI: first against what is due, then in credit. */
function addIntegrativa(id: string, nome: string, codici: readonly number[], saldo: Required<Lati>): Lati {
  const integrativa = integrativaDi(...codici);
  return {
    debito: regola({
      id: `risultato.${id}Dovuta`,
      titolo: `${nome}: a debito`,
      unita: 'euro',
      formule: sempre(maggiore(zeroEuro, meno(saldo.debito, integrativa)), MODELLO),
    }),
    credito: regola({
      id: `risultato.${id}Spettante`,
      titolo: `${nome}: a credito`,
      unita: 'euro',
      formule: sempre(somma(saldo.credito, maggiore(zeroEuro, meno(integrativa, saldo.debito))), MODELLO),
    }),
  };
}

/** Columns 4 and 5 together are columns 2 and 3 together: what is not asked back is compensated. */
function makeSaldo(id: string, nome: string, opzioni: Opzioni): SaldoImposta {
  const { conMinimo = false, codici } = opzioni;
  const proprio = { debito: opzioni.debito, credito: opzioni.credito ?? nessunCredito(id, nome) };
  const { debito, credito = proprio.credito } =
    codici === undefined ? proprio : addIntegrativa(id, nome, codici, proprio);
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
const soloDebito = (id: string, nome: string): SaldoImposta =>
  makeSaldo(id, nome, { debito: importo(`${id}Debito`, `${nome}: a debito`) });

/** RX37 of 2025: of the flat regimes and of who left them. */
const concordatoForfetari = regola({
  id: 'risultato.concordatoForfetari',
  titolo: 'Imposta sostitutiva del concordato, art. 31-bis',
  unita: 'euro',
  formule: sempre(somma(saldoConcordato, concordato.sostitutivaForfetario), MODELLO),
});

/** What RC says already, shown again in RX. */
const daRC = (id: string, nome: string, debito: Dato): Concetto =>
  regola({
    id: `risultato.${id}Dovuta`,
    titolo: `${nome}: a debito`,
    unita: 'euro',
    formule: sempre(somma(debito), MODELLO),
  });

/** Section I of RX. */
export const saldi = {
  irpef: makeSaldo('irpef', 'IRPEF', {
    debito: irpefDebito,
    credito: irpefCredito,
    conMinimo: true,
    codici: [4001],
  }),
  regionale: makeSaldo('regionale', 'Addizionale regionale', {
    debito: regionaleDebito,
    credito: regionaleCredito,
    conMinimo: true,
    codici: [3801],
  }),
  comunale: makeSaldo('comunale', 'Addizionale comunale', {
    debito: comunaleDebito,
    credito: comunaleCredito,
    conMinimo: true,
    codici: [3844],
  }),
  cedolare: makeSaldo('cedolare', 'Cedolare secca', {
    debito: cedolare.debito,
    credito: cedolare.credito,
    codici: [1842],
  }),
  premi: makeSaldo('premi', 'Premi di risultato', {
    debito: daRC('premi', 'Premi di risultato', premiDebito),
  }),
  mance: makeSaldo('mance', 'Mance', { debito: daRC('mance', 'Mance', manceDebito) }),
  capitali: makeSaldo('capitali', 'Capitali esteri', { debito: separata.impostaCapitali }),
  redditiCapitale: makeSaldo('redditiCapitale', 'Redditi di capitale', { debito: altre.totaleObbligazioni }),
  depositi: makeSaldo('depositi', 'Depositi a garanzia', { debito: altre.impostaDepositi }),
  tfr: makeSaldo('tfr', 'Rivalutazione del TFR', { debito: tfr.totaleRivalutazione }),
  frontalieri: makeSaldo('frontalieri', 'Frontalieri svizzeri', { debito: altre.impostaFrontalieri }),
  separata: makeSaldo('separata', 'Tassazione separata', { debito: altre.versoRx.acconti }),
  riallineamento: makeSaldo('riallineamento', 'Riallineamenti', { debito: altre.impostaRiallineamento }),
  bonus: makeSaldo('bonus', 'Bonus e stock option', { debito: altre.bonusDebito }),
  partecipazioniEstere: makeSaldo('partecipazioniEstere', 'Imprese estere', {
    debito: altre.debitoCfc,
    credito: altre.creditoCfc,
    codici: [4722],
  }),
  pignoramento: makeSaldo('pignoramento', 'Pignoramenti', {
    debito: altre.versoRx.pignoramenti,
    credito: altre.versoRx.creditoPignoramenti,
  }),
  noleggio: makeSaldo('noleggio', 'Noleggio di barche', { debito: altre.impostaNoleggio }),
  lezioni: makeSaldo('lezioni', 'Lezioni private', {
    debito: altre.lezioni.debito,
    credito: altre.lezioni.credito,
    codici: [1856],
  }),
  pensionati: makeSaldo('pensionati', 'Pensionati esteri', { debito: altre.impostaPensionati }),
  plusvalenze: makeSaldo('plusvalenze', 'Plusvalenze', {
    debito: plusvalenze.debito,
    credito: plusvalenze.credito,
    codici: [1100],
  }),
  oicr: makeSaldo('oicr', 'Affrancamento di OICR', { debito: altre.impostaOicr }),
  cripto: makeSaldo('cripto', 'Cripto-attività', {
    debito: cripto.debito,
    credito: cripto.credito,
    codici: [1715],
  }),
  criptoValore: makeSaldo('criptoValore', 'Cripto, valore normale', { debito: cripto.totaleValore }),
  utiliEsteri: makeSaldo('utiliEsteri', 'Utili di imprese estere', {
    debito: altre.utileDebito,
    credito: altre.utileCredito,
  }),
  ivie: makeSaldo('ivie', 'IVIE', {
    debito: estere.saldoIvie.debito,
    credito: estere.saldoIvie.credito,
    codici: [4041],
  }),
  ivafe: makeSaldo('ivafe', 'IVAFE', {
    debito: estere.saldoIvafe.debito,
    credito: estere.saldoIvafe.credito,
    codici: [4043],
  }),
  valoreCripto: makeSaldo('valoreCripto', 'Cripto, valore', {
    debito: estere.saldoCripto.debito,
    credito: estere.saldoCripto.credito,
    codici: [1727],
  }),
  forfettario: makeSaldo('forfettario', 'Forfetario, vantaggio', {
    debito: sostitutiva.debito,
    credito: sostitutiva.credito,
    codici: [1792, 1795],
  }),
  incrementale: makeSaldo('incrementale', 'Tassa piatta incrementale', {
    debito: sostitutiva.saldoIncrementale,
  }),
  concordatoForfetari: makeSaldo('concordatoForfetari', 'Concordato, art. 31-bis', {
    debito: concordatoForfetari,
  }),
  concordato: makeSaldo('concordato', 'Concordato, art. 20-bis', { debito: concordato.sostitutiva }),
  extracontabili: soloDebito('rq33', 'Extracontabili'),
  riallineate: makeSaldo('rq18', 'Extracontabili', { debito: chiuse.extracontabiliImposta }),
  affrancamentoRiserve: makeSaldo('rq29', 'Affrancamento di riserve', { debito: rq.impostaRiserve }),
  conferimenti: makeSaldo('rq34', 'Plusvalenze di beni e aziende', { debito: rq.debitoCaf }),
  siiq: makeSaldo('rq35', 'SIIQ e SIINQ', { debito: rq.impostaSiiq }),
  etica: makeSaldo('rq36', 'Tassa etica', { debito: rq.etica.debito, credito: rq.etica.credito }),
  estromissione: makeSaldo('rq82', 'Estromissione', { debito: rq.impostaEstromessi }),
  estromissionePrima: soloDebito('rq37', 'Estromissione'),
  rivalutazioni: soloDebito('rq38', 'Rivalutazioni e affrancamenti'),
  rivalutati: makeSaldo('rq92', 'Rivalutazioni', { debito: chiuse.rivalutatiImposta }),
  affrancamento: makeSaldo('rq93', 'Affrancamento', { debito: chiuse.affrancamentoImposta }),
  riserve: makeSaldo('rq98', 'Recupero di utili e riserve', { debito: rq.debitoUtili }),
  tributi: makeSaldo('rq101', 'RQ, imposta ordinaria', { debito: chiuse.utiliOrdinaria }),
  tributiRidotti: makeSaldo('rq101Ridotta', 'RQ, imposta ridotta', { debito: chiuse.utiliRidotta }),
  rimanenze: makeSaldo('rq110', 'Adeguamento delle rimanenze', { debito: chiuse.rimanenzeImposta }),
  startUp: makeSaldo('startUp', 'Start-up e PMI innovative', {
    debito: importo('startUpDebito', 'Start-up e PMI innovative: a debito'),
    credito: startUp.minimis.residuo,
  }),
  agricoltura: makeSaldo('rq106', 'Imprese giovanili in agricoltura', {
    debito: rq.debitoGiovani,
    credito: rq.creditoGiovani,
  }),
  altreRt: aMano('altreRt', 'Altre del quadro RT'),
  altreRq: aMano('altreRq', 'Altre del quadro RQ'),
  altre: aMano('altre', 'Altre imposte'),
} as const;

/** Where a balance stands in the forms of some years: the first and the last, included. */
interface PostoRx {
  readonly rigo: number;
  readonly saldo: SaldoImposta;
  readonly dal?: number;
  readonly al?: number;
}
const posto = (rigo: number, saldo: SaldoImposta, dal?: number, al?: number): PostoRx => ({
  rigo,
  saldo,
  ...(dal === undefined ? {} : { dal }),
  ...(al === undefined ? {} : { al }),
});

/** As the instructions of fascicolo 1 name the righi of 2023-2026; before them as in 2023, but what RQ has is not known. */
export const posti: readonly PostoRx[] = [
  posto(1, saldi.irpef),
  posto(2, saldi.regionale),
  posto(3, saldi.comunale),
  posto(4, saldi.cedolare),
  posto(5, saldi.premi),
  posto(6, saldi.mance, 2024),
  posto(7, saldi.capitali),
  posto(8, saldi.redditiCapitale),
  posto(9, saldi.depositi),
  posto(10, saldi.tfr),
  posto(11, saldi.frontalieri, 2025),
  posto(12, saldi.separata),
  posto(13, saldi.riallineamento),
  posto(14, saldi.bonus),
  posto(15, saldi.partecipazioniEstere),
  posto(16, saldi.pignoramento),
  posto(17, saldi.noleggio),
  posto(18, saldi.lezioni),
  posto(19, saldi.pensionati),
  posto(20, saldi.plusvalenze),
  posto(21, saldi.oicr, 2023, 2023),
  posto(21, saldi.cripto, 2024),
  posto(22, saldi.criptoValore, 2024, 2024),
  posto(22, saldi.utiliEsteri, 2025),
  posto(25, saldi.ivie),
  posto(26, saldi.ivafe),
  posto(27, saldi.valoreCripto, 2024),
  posto(31, saldi.forfettario),
  posto(32, saldi.incrementale, 2024, 2024),
  posto(33, saldi.extracontabili, undefined, 2022),
  posto(33, saldi.riallineate, 2023, 2024),
  posto(33, saldi.affrancamentoRiserve, 2025),
  posto(34, saldi.conferimenti),
  posto(35, saldi.siiq),
  posto(36, saldi.etica),
  posto(37, saldi.estromissionePrima, undefined, 2022),
  posto(37, saldi.concordatoForfetari, 2025, 2025),
  posto(38, saldi.rivalutazioni, undefined, 2022),
  posto(38, saldi.rivalutati, 2023, 2023),
  posto(38, saldi.estromissione, 2024, 2024),
  posto(38, saldi.estromissione, 2026),
  posto(39, saldi.affrancamento, 2023, 2023),
  posto(39, saldi.concordato, 2025),
  posto(40, saldi.tributi, 2023, 2023),
  posto(40, saldi.riserve, 2024),
  posto(41, saldi.tributiRidotti, 2023, 2023),
  posto(41, saldi.rimanenze, 2024, 2024),
  posto(42, saldi.startUp, 2025, 2025),
  posto(43, saldi.agricoltura, 2025),
  posto(901, saldi.altreRt),
  posto(902, saldi.altreRq),
  posto(903, saldi.altre),
];
/** The righi of a form year. */
export const listPosti = (anno: number): readonly PostoRx[] =>
  posti.filter(({ dal = 0, al = 9_999 }) => dal <= anno && anno <= al);

/** The codes of the taxes that DI finds in RX by itself. */
export const CODICI_IN_RX = [4001, 3801, 3844, 1842, 4722, 1856, 1100, 1715, 4041, 4043, 1727, 1792, 1795];

/** Section III, RX58: what those who work in the business of the family gave back of their withholdings. */
const riattribuita = (id: string, titolo: string): Dato =>
  dato({ id: `riattribuite.${id}`, titolo, unita: 'euro', seManca: 'zero' });
export const riattribuite = {
  eccedenza: riattribuita('eccedenza', 'Ritenute riattribuite: eccedenza precedente'),
  compensata: riattribuita('compensata', 'Ritenute riattribuite: compensata in F24'),
  ritenute: ritenuteRiattribuite,
  rimborso: riattribuita('rimborso', 'Ritenute riattribuite: rimborso'),
} as const;
const daRipartire = meno(
  somma(riattribuite.eccedenza, riattribuite.ritenute),
  riattribuite.compensata,
  riattribuite.rimborso,
);
export const riattribuiteInCompensazione = regola({
  id: 'riattribuite.compensazione',
  titolo: 'Ritenute riattribuite: in compensazione',
  unita: 'euro',
  formule: sempre(maggiore(zeroEuro, daRipartire), MODELLO),
});
export const riattribuiteOltre = oltre(zeroEuro, daRipartire);

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
