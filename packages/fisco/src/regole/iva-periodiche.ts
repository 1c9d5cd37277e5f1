import {
  almeno,
  arrotonda,
  type Concetto,
  dato,
  e,
  meno,
  type Nodo,
  oltre,
  per,
  regola,
  saldo,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { incrementoBollette, minimoBollette, minimoPeriodico, quotaBollette } from '../parametri/iva.ts';
import { daRiscontrare, fonte, sempre } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';
import { codiceIva } from './iva-modulo.ts';

// --- VP: the periods of the fourth quarter, when the return stands for the communication ---
/** One period of VP. */
export const liquidazioniIva = 'iva.liquidazioni';
const diPeriodo = (id: string, titolo: string) => importo(`iva.vp.${id}`, titolo, liquidazioniIva);
const perPeriodo = (id: string, titolo: string, valore: Nodo): Concetto =>
  regola({
    id: `iva.vp.${id}`,
    titolo,
    unita: 'euro',
    raccolta: liquidazioniIva,
    formule: sempre(valore, fonte('D.P.R. 100/1998', 'art. 1')),
  });
export const periodo = {
  mese: codiceIva('vp.mese', 'Mese', liquidazioniIva),
  trimestre: codiceIva('vp.trimestre', 'Trimestre', liquidazioniIva),
  attive: diPeriodo('attive', 'Totale operazioni attive'),
  passive: diPeriodo('passive', 'Totale operazioni passive'),
  esigibile: diPeriodo('esigibile', 'IVA esigibile'),
  detratta: diPeriodo('detratta', 'IVA detratta'),
  debitoPrecedente: diPeriodo('debitoPrecedente', 'Debito del periodo precedente'),
  creditoPeriodo: diPeriodo('creditoPeriodo', 'Credito del periodo precedente'),
  creditoAnno: diPeriodo('creditoAnno', 'Credito dell’anno precedente'),
  auto: diPeriodo('auto', 'Versamenti auto UE'),
  crediti: diPeriodo('crediti', 'Crediti d’imposta'),
  interessi: diPeriodo('interessi', 'Interessi dovuti per liquidazioni trimestrali'),
  metodo: codiceIva('vp.metodo', 'Metodo dell’acconto', liquidazioniIva),
  acconto: diPeriodo('acconto', 'Acconto dovuto'),
} as const;
export const periodoDovuta = perPeriodo(
  'dovuta',
  'IVA dovuta',
  positivo(meno(periodo.esigibile, periodo.detratta)),
);
export const periodoCredito = perPeriodo(
  'credito',
  'IVA a credito',
  positivo(meno(periodo.detratta, periodo.esigibile)),
);
const aPagare = [periodoDovuta, periodo.debitoPrecedente, periodo.interessi];
const aScomputo = [
  ...[periodoCredito, periodo.creditoPeriodo, periodo.creditoAnno, periodo.auto],
  ...[periodo.crediti, periodo.acconto],
];
export const periodoDaVersare = perPeriodo(
  'daVersare',
  'IVA da versare',
  positivo(saldo(aPagare, aScomputo)),
);
export const periodoACredito = perPeriodo(
  'aCredito',
  'IVA a credito del periodo',
  positivo(saldo(aScomputo, aPagare)),
);
/** A debt so small goes into the next period (VP7): above this it was to be paid. */
export const debitoOltreMinimo = oltre(periodo.debitoPrecedente, minimoPeriodico);

// --- VQ: what was not paid in past years, and was since ---
export const omessiIva = 'iva.omessi';
const diOmesso = (id: string, titolo: string) => importo(`iva.vq.${id}`, titolo, omessiIva);
export const omesso = {
  anno: dato({
    id: 'iva.vq.anno',
    titolo: 'Anno d’imposta',
    unita: 'numero',
    seManca: 'zero',
    raccolta: omessiIva,
  }),
  nonVersata: diOmesso('nonVersata', 'Differenza tra IVA dovuta e versata'),
  nonMaturato: diOmesso('nonMaturato', 'Differenza tra credito potenziale ed effettivo'),
  versataPrima: diOmesso('versataPrima', 'Versata fino alla dichiarazione precedente'),
  avviso: diOmesso('avviso', 'Versata dopo comunicazione di irregolarità'),
  cartella: diOmesso('cartella', 'Versata dopo cartella'),
  sospesa: diOmesso('sospesa', 'Versata alla ripresa dopo sospensione'),
} as const;
const versataTutta = somma(omesso.versataPrima, omesso.avviso, omesso.cartella, omesso.sospesa);
/** What the debt of the year takes first: only beyond it a payment makes a credit. */
const assorbita = meno(omesso.nonVersata, omesso.nonMaturato);
const REGOLA_VQ = daRiscontrare('Modello IVA', 'quadro VQ; credito maturato dedotto dalle regole dei campi');
export const creditoMaturato: Concetto = regola({
  id: 'iva.vq.maturato',
  titolo: 'Credito maturato',
  unita: 'euro',
  raccolta: omessiIva,
  formule: sempre(
    saldo([positivo(meno(versataTutta, assorbita))], [positivo(meno(omesso.versataPrima, assorbita))]),
    REGOLA_VQ,
  ),
});
export const omessoOltre = oltre(versataTutta, omesso.nonVersata);
export const totaleMaturato = sommaDi(omessiIva, creditoMaturato);

// --- CS: the contribution of who sold energy, in the form of 2023 alone ---
export const saldiBollette = {
  prima: importo('iva.cs.prima', 'Saldo delle liquidazioni 1/10/2020-30/4/2021'),
  dopo: importo('iva.cs.dopo', 'Saldo delle liquidazioni 1/10/2021-30/4/2022'),
};
const CARO_BOLLETTE = fonte('D.L. 21/2022', 'art. 37');
export const incremento = conteggio(
  'iva.cs.incremento',
  'Incremento del saldo',
  positivo(meno(saldiBollette.dopo, saldiBollette.prima)),
  CARO_BOLLETTE,
);
export const contributo = conteggio(
  'iva.cs.contributo',
  'Contributo straordinario',
  se(
    e(
      oltre(incremento, minimoBollette),
      almeno(incremento, per(positivo(saldiBollette.prima), incrementoBollette)),
    ),
    arrotonda.euro(per(incremento, quotaBollette)),
    zeroEuro,
  ),
  CARO_BOLLETTE,
);
