import {
  arrotonda,
  codice,
  type Dato,
  dato,
  e,
  maggiore,
  meno,
  minore,
  type Nodo,
  non,
  nonDovuto,
  oltre,
  per,
  presente,
  regola,
  saldo,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/separata.ts';
import { makeAcconti } from './acconti.ts';
import { fonte, sempre, tra } from './fonti.ts';
import * as separata from './tassazione-separata.ts';
import * as tfr from './tfr-diretto.ts';

const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 2', 'quadro RM');
type Fonti = Parameters<typeof sempre>[1][];

const importo = (id: string, titolo: string, raccolta?: string): Dato =>
  dato({ id, titolo, unita: 'euro', seManca: 'zero', ...(raccolta === undefined ? {} : { raccolta }) });
const make = (id: string, titolo: string, valore: Nodo, ...fonti: Fonti) =>
  regola({ id, titolo, unita: 'euro', formule: sempre(valore, ...fonti, MODELLO) });
const makeDi = (raccolta: string, id: string, titolo: string, valore: Nodo, ...fonti: Fonti) =>
  regola({
    id: `${raccolta}.${id}`,
    titolo,
    unita: 'euro',
    raccolta,
    formule: sempre(valore, ...fonti, MODELLO),
  });
/** An amount by a rate: nothing is asked of who has no amount. */
const aliquotaSu = (base: Nodo, aliquota: Nodo): Nodo =>
  se(oltre(base, zeroEuro), arrotonda.centesimo(per(base, aliquota)), zeroEuro);
const nessuno = nonDovuto('nessun importo');
const capiente = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);

/** RM32, before 2025 RM13: bonds whose interest nobody taxed. Until 2024 the form asks the tax alone. */
export const obbligazioni = 'proventiObbligazioni';
const rapporto = (raccolta: string, id: string, titolo: string) =>
  dato({ id: `${raccolta}.${id}`, titolo, unita: 'rapporto', raccolta, seManca: 'ignoto' });
export const provento = importo(`${obbligazioni}.reddito`, 'Proventi di obbligazioni', obbligazioni);
export const aliquotaProvento = rapporto(obbligazioni, 'aliquota', 'Proventi di obbligazioni: aliquota');
export const impostaIndicata = importo(
  `${obbligazioni}.impostaIndicata`,
  'Proventi di obbligazioni: imposta',
  obbligazioni,
);
export const impostaProvento = makeDi(
  obbligazioni,
  'imposta',
  'Imposta sui proventi di obbligazioni',
  aliquotaSu(provento, aliquotaProvento),
  fonte('D.Lgs. 239/1996', 'art. 4, c. 2'),
);
export const totaleObbligazioni = regola({
  id: `${obbligazioni}.totale`,
  titolo: 'Imposta sui proventi di obbligazioni',
  unita: 'euro',
  formule: [
    tra(2018, 2023, sommaDi(obbligazioni, impostaIndicata), MODELLO),
    tra(2024, null, sommaDi(obbligazioni, impostaProvento), MODELLO),
  ],
});

/** RM33, before RM16. */
export const depositi = importo('depositiGaranzia.proventi', 'Proventi di depositi a garanzia');
export const impostaDepositi = make(
  'depositiGaranzia.imposta',
  'Imposta sui depositi a garanzia',
  aliquotaSu(depositi, p.aliquotaDepositi),
);

/** RM34, before RM29. */
export const bonusTotale = importo('bonusStockOption.totale', 'Bonus e stock option');
export const bonusEccedente = importo('bonusStockOption.eccedente', 'Bonus oltre la parte fissa');
export const bonusTrattenuto = importo('bonusStockOption.trattenuto', 'Addizionale trattenuta');
export const addizionaleBonus = make(
  'bonusStockOption.addizionale',
  'Addizionale su bonus e stock option',
  aliquotaSu(bonusEccedente, p.aliquotaBonus),
);
export const bonusDebito = make(
  'bonusStockOption.debito',
  'Addizionale su bonus e stock option a debito',
  capiente(meno(addizionaleBonus, bonusTrattenuto)),
);

/** RM35, before RM30. The advances of the IRPEF count these proceeds as income (RN61). */
export const noleggio = importo('noleggioBarche.proventi', 'Noleggio di imbarcazioni: proventi');
export const noleggioSpese = importo('noleggioBarche.spese', 'Noleggio di imbarcazioni: spese');
export const impostaNoleggio = make(
  'noleggioBarche.imposta',
  'Imposta sul noleggio di imbarcazioni',
  aliquotaSu(noleggio, p.aliquotaNoleggio),
);

/** RM36, before RM31. */
export const sequestrati = importo('beniSequestrati.imponibile', 'Redditi di beni sequestrati');
export const impostaSequestrati = make(
  'beniSequestrati.imposta',
  'Imposta sui beni sequestrati',
  aliquotaSu(sequestrati, p.aliquotaSequestrati),
);

/** RM37, before RM32 and RM33. From 2025 who teaches may choose the ordinary tax. */
const lezione = (id: string, titolo: string) => importo(`lezioniPrivate.${id}`, `Lezioni private: ${titolo}`);
const { compensi, ordinaria } = separata.lezioniPrivate;
const eccedenzaLezioni = lezione('eccedenza', 'eccedenza precedente');
const compensataLezioni = lezione('compensata', 'eccedenza compensata in F24');
const accontiLezioni = lezione('acconti', 'acconti versati');
const sospesiLezioni = lezione('sospesi', 'acconti sospesi');
const impostaLezioni = make(
  'lezioniPrivate.imposta',
  'Imposta sulle lezioni private',
  se(ordinaria, zeroEuro, aliquotaSu(compensi, p.aliquotaLezioni)),
  fonte('L. 145/2018', 'art. 1, c. 13'),
);
const saldoLezioni = saldo(
  [impostaLezioni, compensataLezioni],
  [eccedenzaLezioni, accontiLezioni, sospesiLezioni],
);
export const lezioni = {
  ...{ compensi, ordinaria, eccedenza: eccedenzaLezioni, compensata: compensataLezioni },
  ...{ acconti: accontiLezioni, sospesi: sospesiLezioni, imposta: impostaLezioni },
  debito: make(
    'lezioniPrivate.debito',
    'Lezioni private: a debito',
    se(oltre(saldoLezioni, zeroEuro), saldoLezioni, nessuno),
  ),
  credito: make(
    'lezioniPrivate.credito',
    'Lezioni private: a credito',
    se(oltre(zeroEuro, saldoLezioni), meno(zeroEuro, saldoLezioni), nessuno),
  ),
  acconto: makeAcconti({ id: 'lezioniPrivate.acconti', base: impostaLezioni, dovuto: impostaLezioni }),
};
/** RM38, from 2025. */
export const svizzeri = importo('frontalieriSvizzeri.redditi', 'Redditi percepiti in Svizzera');
export const impostaSvizzera = importo('frontalieriSvizzeri.estera', 'Imposta assolta in Svizzera');
export const contributoSvizzeri = importo(
  'frontalieriSvizzeri.contributo',
  'Contributo al Servizio sanitario detraibile',
);
export const impostaFrontalieri = make(
  'frontalieriSvizzeri.imposta',
  'Imposta sostitutiva dei frontalieri',
  capiente(meno(aliquotaSu(impostaSvizzera, p.aliquotaFrontalieri), contributoSvizzeri)),
  fonte('D.L. 113/2024', 'art. 6'),
);

/** RM39, before RM28. */
const riallineata = (id: string, titolo: string) =>
  dato({ id: `riallineamento.${id}`, titolo, unita: 'rapporto', seManca: 'zero' });
export const quotaRiallineata = importo('riallineamento.quota', 'Maggiori valori imputati');
export const aliquotaOrdinaria = riallineata('ordinaria', 'Riallineamento: aliquota ordinaria');
export const aliquotaMaggiorata = riallineata('maggiorata', 'Riallineamento: aliquota maggiorata');
export const impostaOrdinaria = make(
  'riallineamento.impostaOrdinaria',
  'Riallineamento: imposta ordinaria',
  aliquotaSu(quotaRiallineata, aliquotaOrdinaria),
);
export const impostaMaggiorata = make(
  'riallineamento.impostaMaggiorata',
  'Riallineamento: imposta maggiorata',
  aliquotaSu(quotaRiallineata, aliquotaMaggiorata),
);
export const impostaRiallineamento = make(
  'riallineamento.imposta',
  'Imposta sul riallineamento',
  somma(impostaOrdinaria, impostaMaggiorata),
);

/** RM51, before RM34: the choice, and whether who makes it lived elsewhere for five years. */
const pensionato = (id: string, titolo: string) =>
  dato({ id: `pensionatiEsteri.${id}`, titolo, unita: 'logico', seManca: 'zero' });
export const opzionePensionati = pensionato('opzione', 'Opzione dei pensionati esteri');
export const nonResidente = pensionato('nonResidente', 'Non residente nei cinque anni precedenti');
export const giaResidente = pensionato('giaResidente', 'Residente nei cinque anni precedenti');
/** RM54, before RM37. */
export const pensioneEstera = importo('pensionatiEsteri.pensione', 'Pensione estera');
export const redditiPensionati = importo('pensionatiEsteri.redditi', 'Redditi prodotti all’estero');
export const impostaPensionati = make(
  'pensionatiEsteri.imposta',
  'Imposta sostitutiva dei pensionati esteri',
  aliquotaSu(redditiPensionati, p.aliquotaPensionati),
  fonte('TUIR', 'art. 24-ter'),
);

/** RM61, before RM17: one for each company. */
export const cfc = 'impreseEsterePartecipate';
export const redditoCfc = importo(`${cfc}.reddito`, 'Reddito dell’impresa estera', cfc);
export const esteraCfc = importo(`${cfc}.estera`, 'Imposta pagata dall’impresa estera', cfc);
/** Given: RN5 over RN4, never below that of companies; 26% for a fund. */
export const aliquotaCfc = rapporto(cfc, 'aliquota', 'Aliquota media dell’impresa estera');
export const impostaCfc = makeDi(
  cfc,
  'imposta',
  'Imposta sul reddito dell’impresa estera',
  aliquotaSu(redditoCfc, aliquotaCfc),
);
export const dovutaCfc = makeDi(
  cfc,
  'dovuta',
  'Imposta dovuta per l’impresa estera',
  se(oltre(redditoCfc, zeroEuro), meno(impostaCfc, minore(esteraCfc, impostaCfc)), zeroEuro),
);
export const totaleCfc = make('cfc.totale', 'Imposta delle imprese estere', sommaDi(cfc, dovutaCfc));
export const eccedenzaCfc = importo('cfc.eccedenza', 'Imprese estere: eccedenza precedente');
export const compensataCfc = importo('cfc.compensata', 'Imprese estere: eccedenza compensata in F24');
export const accontiCfc = importo('cfc.acconti', 'Imprese estere: acconti versati');
const saldoCfc = saldo([totaleCfc, compensataCfc], [eccedenzaCfc, accontiCfc]);
export const debitoCfc = make(
  'cfc.debito',
  'Imprese estere: a debito',
  se(oltre(saldoCfc, zeroEuro), saldoCfc, nessuno),
);
export const creditoCfc = make(
  'cfc.credito',
  'Imprese estere: a credito',
  se(oltre(zeroEuro, saldoCfc), meno(zeroEuro, saldoCfc), nessuno),
);

/** As those of the IRPEF, but apart from them: the form has no place for them. */
export const accontoCfc = makeAcconti({ id: 'cfc.acconti', base: totaleCfc, dovuto: totaleCfc });

/** RM63, from 2025: 15% of the profit, by choice. Its advances from 2026. */
export const utili = 'utiliCfc';
export const utileCfc = importo(`${utili}.utile`, 'Utile dell’impresa estera', utili);
export const accontiUtile = importo(`${utili}.acconti`, 'Utile dell’impresa estera: acconti', utili);
export const impostaUtile = makeDi(
  utili,
  'imposta',
  'Imposta sull’utile dell’impresa estera',
  aliquotaSu(utileCfc, p.aliquotaUtiliCfc),
  fonte('TUIR', 'art. 167, c. 4-ter'),
);
export const utileDebito = make(
  `${utili}.debito`,
  'Utili di imprese estere: a debito',
  sommaDi(utili, capiente(meno(impostaUtile, accontiUtile))),
);
export const utileCredito = make(
  `${utili}.credito`,
  'Utili di imprese estere: a credito',
  sommaDi(utili, capiente(meno(accontiUtile, impostaUtile))),
);

/** RM82, before RM24: what a creditor received through a court, and no other quadro has. */
export const pignoramenti = 'pignoramentiAltri';
export const sommaPignorata = importo(`${pignoramenti}.somma`, 'Somma percepita', pignoramenti);
export const tassazionePignorata = dato({
  id: `${pignoramenti}.tassazione`,
  titolo: 'Tipo di tassazione',
  unita: 'codice',
  raccolta: pignoramenti,
  seManca: 'zero',
});
export const aliquotaPignorata = rapporto(pignoramenti, 'aliquota', 'Pignoramento: aliquota');
export const ritenutePignorate = importo(`${pignoramenti}.ritenute`, 'Ritenute operate', pignoramenti);
export const impostaPignorata = makeDi(
  pignoramenti,
  'imposta',
  'Imposta sulla somma pignorata',
  aliquotaSu(sommaPignorata, aliquotaPignorata),
);
export const debitoPignorato = makeDi(
  pignoramenti,
  'debito',
  'Pignoramento: a debito',
  capiente(meno(impostaPignorata, ritenutePignorate)),
);
export const creditoPignorato = makeDi(
  pignoramenti,
  'credito',
  'Pignoramento: a credito',
  capiente(meno(ritenutePignorate, impostaPignorata)),
);
/** Of income that the office taxes apart the credit waits for the office. */
const SEPARATA = codice(3);
const isSeparata = e(presente(tassazionePignorata), uguale(tassazionePignorata, SEPARATA));

/** RM38 of the form of 2023. */
export const valoreOicr = importo('oicr.valore', 'Quote di OICR: valore al 31/12/2022');
export const costoOicr = importo('oicr.costo', 'Quote di OICR: costo');
export const differenzaOicr = make(
  'oicr.differenza',
  'Quote di OICR: differenza',
  capiente(meno(valoreOicr, costoOicr)),
);
export const impostaOicr = make(
  'oicr.imposta',
  'Affrancamento delle quote di OICR',
  aliquotaSu(differenzaOicr, p.aliquotaOicr),
  fonte('L. 197/2022', 'art. 1, cc. 112 e 113'),
);

/** What RX asks for. */
export const versoRx = {
  acconti: make(
    'redditiSeparati.totaleAcconti',
    'Acconti sui redditi a tassazione separata',
    somma(
      separata.acconto,
      sommaDi(separata.arretrati, separata.accontoArretrati),
      sommaDi(separata.fineCollaborazioni, separata.accontoCollaborazione),
      tfr.totaleAcconti,
    ),
    fonte('D.L. 669/1996', 'art. 1, c. 3'),
  ),
  pignoramenti: make(
    `${pignoramenti}.totaleDebito`,
    'Pignoramenti e beni sequestrati: a debito',
    somma(sommaDi(pignoramenti, debitoPignorato), impostaSequestrati),
  ),
  creditoPignoramenti: make(
    `${pignoramenti}.totaleCredito`,
    'Pignoramenti: a credito',
    sommaDi(pignoramenti, se(non(isSeparata), creditoPignorato, zeroEuro)),
  ),
};
