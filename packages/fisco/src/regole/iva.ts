import {
  arrotonda,
  dato,
  maggiore,
  meno,
  type Nodo,
  oltre,
  per,
  saldo,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { aliquoteIva, interessiTrimestrali } from '../parametri/imprese.ts';
import { daRiscontrare, fonte } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';

const NORMA = fonte('D.P.R. 633/1972', 'artt. 19 e 27');
const MODELLO = daRiscontrare('Modello IVA', 'quadri VE, VF e VL');

// --- VE: what was sold ------------------------------------------------------------------------------------------------
const vendita = (rigo: number, titolo: string, aliquota: Nodo) => {
  const imponibile = importo(`iva.ve${rigo}`, `Imponibile ${titolo}`);
  return {
    rigo,
    titolo: `Operazioni ${titolo}`,
    imponibile,
    imposta: conteggio(
      `iva.imposta${rigo}`,
      `Imposta ${titolo}`,
      arrotonda.euro(per(imponibile, aliquota)),
      NORMA,
    ),
  };
};
export const vendite = [
  vendita(20, 'al 4%', aliquoteIva.quattro),
  vendita(21, 'al 5%', aliquoteIva.cinque),
  vendita(22, 'al 10%', aliquoteIva.dieci),
  vendita(23, 'al 22%', aliquoteIva.ventidue),
];
export const imponibileVendite = conteggio(
  'iva.imponibileVendite',
  'Totale imponibile',
  somma(...vendite.map((voce) => voce.imponibile)),
  NORMA,
);
export const impostaLorda = conteggio(
  'iva.impostaLorda',
  'Totale imposta prima delle variazioni',
  somma(...vendite.map((voce) => voce.imposta)),
  NORMA,
);
export const variazioni = importo('iva.variazioni', 'Variazioni e arrotondamenti');
export const impostaVendite = conteggio(
  'iva.impostaVendite',
  'Totale imposta',
  somma(impostaLorda, variazioni),
  NORMA,
);
export const senzaImposta = [30, 31, 32, 33, 34, 35, 36, 37, 38].map((rigo) => ({
  rigo,
  dato: importo(`iva.ve${rigo}`, 'Operazioni senza imposta'),
}));
export const anniPrecedenti = importo('iva.anniPrecedenti', 'Operazioni di anni precedenti');
export const beniAmmortizzabili = importo('iva.beniAmmortizzabili', 'Cessioni di beni ammortizzabili');
export const volumeAffari = conteggio(
  'iva.volumeAffari',
  'Volume d’affari',
  saldo([imponibileVendite, ...senzaImposta.map((voce) => voce.dato)], [anniPrecedenti, beniAmmortizzabili]),
  MODELLO,
);

// --- VF, VJ: what was bought
export const detraibile = importo('iva.detraibile', 'IVA ammessa in detrazione');
export const inversione = importo('iva.inversione', 'Imposta su particolari operazioni');

// --- VL: the year --------------------------------------------------------------------------------------------------------
const voce = (rigo: number, titolo: string) => ({ rigo, dato: importo(`iva.vl${rigo}`, titolo) });
export const aDebito = conteggio('iva.vl1', 'IVA a debito', somma(impostaVendite, inversione), NORMA);
export const detratta = conteggio('iva.vl2', 'IVA detraibile', somma(detraibile), NORMA);
export const imposta = conteggio('iva.vl3', 'Imposta dovuta', positivo(meno(aDebito, detraibile)), NORMA);
export const creditoAnno = conteggio(
  'iva.vl4',
  'Imposta a credito',
  positivo(meno(detraibile, aDebito)),
  NORMA,
);
export const creditoPrecedente = importo('iva.creditoPrecedente', 'Credito dell’anno precedente');
export const creditoCompensato = importo('iva.creditoCompensato', 'di cui compensato in F24');
export const creditoRimasto = conteggio(
  'iva.vl25',
  'Eccedenza di credito dell’anno precedente',
  positivo(meno(creditoPrecedente, creditoCompensato)),
  NORMA,
);
/** What adds to the debt, and what takes from it, by the rigo of the form. */
export const aumentiDebito = [
  voce(20, 'Rimborsi infrannuali chiesti'),
  voce(21, 'Crediti trasferiti al gruppo'),
  voce(22, 'Crediti infrannuali compensati in F24'),
  voce(23, 'Interessi delle liquidazioni trimestrali'),
];
export const riduzioni = [
  voce(11, 'Crediti art. 8, c. 6-quater, D.P.R. 322/1998'),
  voce(12, 'Versamenti periodici omessi, poi versati'),
  voce(24, 'Trasferimenti dell’anno precedente restituiti'),
  voce(26, 'Credito chiesto a rimborso e negato'),
  voce(27, 'Crediti d’imposta usati nelle liquidazioni'),
  voce(28, 'Crediti da SGR usati nelle liquidazioni'),
  voce(29, 'Versamenti auto UE'),
  voce(31, 'Debiti trasferiti al gruppo'),
];
export const periodicaDovuta = importo('iva.periodicaDovuta', 'IVA periodica dovuta');
export const periodicaVersata = importo('iva.periodicaVersata', 'IVA periodica versata');
export const versataAvviso = importo('iva.versataAvviso', 'Versata dopo avviso bonario');
export const versataCartella = importo('iva.versataCartella', 'Versata dopo cartella');
const versata = conteggio(
  'iva.versata',
  'IVA periodica versata in tutto',
  somma(periodicaVersata, versataAvviso, versataCartella),
  NORMA,
);
export const periodica = conteggio('iva.vl30', 'IVA periodica', maggiore(periodicaDovuta, versata), NORMA);
const saldoCon = (periodo: Nodo): Nodo =>
  saldo(
    [imposta, ...aumentiDebito.map((una) => una.dato)],
    [creditoAnno, creditoRimasto, periodo, ...riduzioni.map((una) => una.dato)],
  );
export const ivaDebito = conteggio('iva.vl32', 'IVA a debito', positivo(saldoCon(periodica)), MODELLO);
const creditoPotenziale = conteggio(
  'iva.creditoPotenziale',
  'Credito se tutto fosse versato',
  positivo(saldo([], [saldoCon(periodica)])),
  MODELLO,
);
/** What was not paid makes no credit: it is counted again on what was. */
export const ivaCredito = conteggio(
  'iva.vl33',
  'IVA a credito',
  se(oltre(creditoPotenziale, zeroEuro), positivo(saldo([], [saldoCon(versata)])), zeroEuro),
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
export const creditiSgr = importo('iva.vl35', 'Crediti ricevuti da SGR');
export const trimestrale = dato({
  id: 'iva.trimestrale',
  titolo: 'Contribuente trimestrale',
  unita: 'logico',
  seManca: 'zero',
});
const daVersareSenza = conteggio(
  'iva.daVersareSenzaInteressi',
  'IVA da versare, prima degli interessi',
  positivo(saldo([ivaDebito], [creditiUsati, creditiSgr])),
  MODELLO,
);
export const interessi = conteggio(
  'iva.vl36',
  'Interessi dell’1%',
  se(trimestrale, arrotonda.centesimo(per(daVersareSenza, interessiTrimestrali)), zeroEuro),
  MODELLO,
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
export const versatoInPiu = importo('iva.vx3', 'Eccedenza di versamento');
export const rimborso = importo('iva.vx4', 'Chiesta a rimborso');
export const compensazione = importo('iva.vx5', 'In compensazione');
export const trasferita = importo('iva.vx6', 'Trasferita al gruppo');
