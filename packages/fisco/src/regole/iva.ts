import {
  arrotonda,
  costante,
  dato,
  maggiore,
  meno,
  type Nodo,
  nonDovuto,
  oltre,
  per,
  saldo,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { interessiTrimestrali, minimoSaldo } from '../parametri/iva.ts';
import { fonte } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';
import { impostaVendite } from './iva-attive.ts';
import { detraibile } from './iva-detrazione.ts';
import { modelloIva, sumModuli } from './iva-modulo.ts';
import { impostaParticolari } from './iva-passive.ts';

const NORMA = fonte('D.P.R. 633/1972', 'artt. 19 e 27');
const MODELLO = modelloIva('VL');
const SALDO = modelloIva('VX');

const voce = (rigo: number, titolo: string) => ({ rigo, dato: importo(`iva.vl${rigo}`, titolo) });
export const aDebito = conteggio(
  'iva.vl1',
  'IVA a debito',
  sumModuli(impostaVendite, impostaParticolari),
  NORMA,
);
export const detratta = conteggio('iva.vl2', 'IVA detraibile', sumModuli(detraibile), NORMA);
export const imposta = conteggio('iva.vl3', 'Imposta dovuta', positivo(meno(aDebito, detratta)), NORMA);
export const creditoAnno = conteggio(
  'iva.vl4',
  'Imposta a credito',
  positivo(meno(detratta, aDebito)),
  NORMA,
);

export const creditoPrecedente = importo('iva.creditoPrecedente', 'Credito dell’anno precedente');
export const creditoCompensato = importo('iva.creditoCompensato', 'Credito compensato in F24');
export const creditoRimasto = conteggio(
  'iva.vl25',
  'Eccedenza di credito dell’anno precedente',
  positivo(meno(creditoPrecedente, creditoCompensato)),
  NORMA,
);
export const nonTrasferibile = importo('iva.vl10', 'Eccedenza di credito non trasferibile al gruppo');
export const integrative = {
  credito: importo(
    'iva.vl11',
    'Crediti delle dichiarazioni integrative (art. 8, c. 6-quater, D.P.R. 322/1998)',
  ),
  nonTrasferibile: importo('iva.vl11.gruppo', 'Credito non trasferibile al gruppo'),
};
export const omessi = {
  credito: importo('iva.vl12', 'Versamenti periodici omessi, poi versati'),
  nonTrasferibile: importo('iva.vl12.gruppo', 'Credito non trasferibile al gruppo'),
};
/** What adds to the debt, and what takes from it, by the rigo of the form. */
export const aumentiDebito = [
  voce(20, 'Rimborsi infrannuali chiesti'),
  voce(21, 'Crediti trasferiti al gruppo'),
  voce(22, 'Crediti dei primi tre trimestri usati in F24'),
  voce(23, 'Interessi delle liquidazioni trimestrali'),
];
export const riduzioni = [
  voce(24, 'Trasferimenti dell’anno precedente restituiti dalla controllante'),
  voce(26, 'Credito chiesto a rimborso e negato'),
  voce(27, 'Crediti d’imposta usati nelle liquidazioni e per l’acconto'),
  voce(28, 'Crediti da SGR usati nelle liquidazioni e per l’acconto'),
  voce(29, 'Versamenti auto relativi a cessioni dell’anno'),
  voce(31, 'Debiti trasferiti al gruppo'),
];
export const periodicaDovuta = importo('iva.periodicaDovuta', 'IVA periodica dovuta');
export const periodicaVersata = importo('iva.periodicaVersata', 'IVA periodica versata');
export const versataAvviso = importo('iva.versataAvviso', 'Versata dopo comunicazione di irregolarità');
export const versataCartella = importo('iva.versataCartella', 'Versata dopo cartella');
const versata = conteggio(
  'iva.versata',
  'IVA periodica versata in tutto',
  somma(periodicaVersata, versataAvviso, versataCartella),
  NORMA,
);
export const periodica = conteggio('iva.vl30', 'IVA periodica', maggiore(periodicaDovuta, versata), NORMA);
const debiti = [imposta, ...aumentiDebito.map((una) => una.dato)];
const crediti = [
  creditoAnno,
  creditoRimasto,
  integrative.credito,
  omessi.credito,
  ...riduzioni.map((una) => una.dato),
];
const saldoCon = (periodo: Nodo): Nodo => saldo(debiti, [...crediti, periodo]);
export const ivaDebito = conteggio('iva.vl32', 'IVA a debito', positivo(saldoCon(periodica)), MODELLO);
const creditoPotenziale = conteggio(
  'iva.creditoPotenziale',
  'Credito se tutto fosse versato',
  positivo(saldo([...crediti, periodica], debiti)),
  MODELLO,
);
/** What was not paid makes no credit: it is counted again on what was. */
export const ivaCredito = conteggio(
  'iva.vl33',
  'IVA a credito',
  se(oltre(creditoPotenziale, zeroEuro), positivo(saldo([...crediti, versata], debiti)), zeroEuro),
  MODELLO,
);
export const nonVersata = conteggio(
  'iva.nonVersata',
  'IVA periodica non versata',
  positivo(meno(periodicaDovuta, versata)),
  MODELLO,
);
export const creditoNonMaturato = conteggio(
  'iva.creditoNonMaturato',
  'Credito che matura con i versamenti',
  positivo(meno(creditoPotenziale, ivaCredito)),
  MODELLO,
);
export const creditiUsati = importo('iva.vl34', 'Crediti d’imposta usati in dichiarazione');
export const creditiSgr = importo('iva.vl35', 'Crediti ricevuti da SGR usati in dichiarazione');
/** Who chose to pay by quarter and adds 1%: not who pays by quarter for what he does (art. 74, c. 4). */
export const trimestrale = dato({
  id: 'iva.trimestrale',
  titolo: 'Trimestrale con interessi',
  unita: 'logico',
  seManca: 'zero',
});
export const daVersareSenza = conteggio(
  'iva.daVersareSenzaInteressi',
  'IVA da versare, prima degli interessi',
  positivo(saldo([ivaDebito], [creditiUsati, creditiSgr])),
  MODELLO,
);
export const interessi = conteggio(
  'iva.vl36',
  'Interessi dell’1%',
  se(trimestrale, arrotonda.euro(per(daVersareSenza, interessiTrimestrali)), zeroEuro),
  fonte('D.P.R. 542/1999', 'art. 7'),
);
export const creditoCeduto = importo('iva.vl37', 'Credito ceduto da SGR');
export const daVersare = conteggio(
  'iva.vl38',
  'Totale IVA dovuta',
  somma(daVersareSenza, interessi),
  MODELLO,
);
export const aCredito = conteggio(
  'iva.vl39',
  'Totale IVA a credito',
  positivo(meno(ivaCredito, creditoCeduto)),
  MODELLO,
);
export const usatoInEccesso = importo('iva.vl40', 'Versamenti per credito usato in eccesso');

// --- VX ---
/** The last month of control: twelve where the company was of the group the whole year. */
export const meseControllo = dato({
  id: 'iva.vk1.mese',
  titolo: 'Ultimo mese di controllo',
  unita: 'numero',
  seManca: 'zero',
});
const TUTTO_L_ANNO = costante('numero', 12);
/** Who is of a group for the whole year gives it the balance, and keeps only what cannot be given. */
const inGruppo = uguale(meseControllo, TUTTO_L_ANNO);
const altrove = nonDovuto('società della liquidazione di gruppo');
const soloGruppo = nonDovuto('riguarda le società della liquidazione di gruppo');
const netto = saldo([daVersare], [aCredito, usatoInEccesso]);
/** Up to 10,33 euro the balance is not due. */
export const saldoDovuto = conteggio(
  'iva.vx1',
  'IVA da versare',
  se(inGruppo, altrove, se(oltre(netto, minimoSaldo), netto, zeroEuro)),
  SALDO,
);
export const saldoCredito = conteggio(
  'iva.vx2',
  'IVA a credito',
  se(
    inGruppo,
    somma(nonTrasferibile, integrative.nonTrasferibile, omessi.nonTrasferibile, usatoInEccesso),
    positivo(saldo([aCredito, usatoInEccesso], [daVersare])),
  ),
  SALDO,
);
export const versatoInPiu = importo('iva.vx3', 'Eccedenza di versamento');
export const rimborso = importo('iva.vx4', 'Importo chiesto a rimborso');
export const rimborsoSemplificato = importo('iva.vx4.semplificato', 'di cui con procedura semplificata');
export const causaleRimborso = dato({
  id: 'iva.vx4.causale',
  titolo: 'Causale del rimborso',
  unita: 'codice',
  seManca: 'zero',
});
export const esoneroGaranzia = dato({
  id: 'iva.vx4.esonero',
  titolo: 'Esonero dalla garanzia',
  unita: 'codice',
  seManca: 'zero',
});
export const compensazione = importo('iva.vx5', 'In detrazione o compensazione');
export const trasferita = importo('iva.vx6', 'Importo ceduto al consolidato');
export const dovutaGruppo = conteggio(
  'iva.vx7',
  'IVA dovuta da trasferire',
  se(inGruppo, daVersare, soloGruppo),
  SALDO,
);
export const creditoGruppo = conteggio(
  'iva.vx8',
  'IVA a credito da trasferire',
  se(inGruppo, aCredito, soloGruppo),
  SALDO,
);
