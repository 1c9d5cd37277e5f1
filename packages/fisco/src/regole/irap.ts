import {
  arrotonda,
  dato,
  fino,
  meno,
  type Nodo,
  per,
  saldo,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { sogliaAcconto, sogliaAccontoSocieta } from '../parametri/acconti.ts';
import { gradiniIrap } from '../parametri/imprese.ts';
import { makeAcconti } from './acconti-societa.ts';
import { daRiscontrare, fonte } from './fonti.ts';
import { conteggio, importo, positivo, spezzaSaldo } from './importi.ts';

const MODELLO = daRiscontrare('Modello IRAP', 'quadri IC, IP e IR');
const NORMA = fonte('D.Lgs. 446/1997', 'artt. 5, 11 e 16');

/** Which deduction and which threshold: partnerships and persons have their own. */
export const regimePersone = dato({
  id: 'irap.regimePersone',
  titolo: 'Società di persone o persona fisica',
  unita: 'logico',
  seManca: 'zero',
});

const voci = (titoli: Readonly<Record<number, string>>) =>
  Object.entries(titoli).map(([rigo, titolo]) => ({
    rigo: Number(rigo),
    dato: importo(`irap.ic${rigo}`, titolo),
  }));
export const componentiPositivi = voci({
  1: 'Ricavi',
  2: 'Rimanenze di prodotti',
  3: 'Lavori in corso su ordinazione',
  4: 'Incrementi di immobilizzazioni',
  5: 'Altri ricavi e proventi',
});
export const componentiNegativi = voci({
  7: 'Materie prime e merci',
  8: 'Servizi',
  9: 'Godimento di beni di terzi',
  10: 'Ammortamento dei beni immateriali',
  11: 'Ammortamento dei beni materiali',
  12: 'Variazione delle rimanenze di materie prime',
  13: 'Oneri diversi di gestione',
});
export const aumenti = voci({
  43: 'Collaborazioni e lavoro occasionale',
  44: 'Quota interessi dei canoni di leasing',
  45: 'Perdite e svalutazioni di crediti',
  46: 'IMU',
  47: 'Plusvalenze di immobili',
  48: 'Ammortamento di marchi e avviamento',
  49: 'Altre variazioni in aumento',
});
export const diminuzioni = voci({
  52: 'Variazioni in diminuzione, prima voce',
  53: 'Variazioni in diminuzione, seconda voce',
  57: 'Altre variazioni in diminuzione',
});
const totale = (id: string, titolo: string, elenco: readonly { dato: Nodo }[]) =>
  conteggio(`irap.${id}`, titolo, somma(...elenco.map((voce) => voce.dato)), MODELLO);
export const totalePositivi = totale('totalePositivi', 'Totale componenti positivi', componentiPositivi);
export const totaleNegativi = totale('totaleNegativi', 'Totale componenti negativi', componentiNegativi);
export const totaleAumenti = totale('totaleAumenti', 'Totale variazioni in aumento', aumenti);
export const valoreLordo = conteggio(
  'irap.valoreLordo',
  'Valore della produzione lorda',
  saldo([totalePositivi, totaleAumenti], [totaleNegativi, ...diminuzioni.map((voce) => voce.dato)]),
  NORMA,
);
export const deduzioniLavoro = importo('irap.deduzioniLavoro', 'Deduzioni del costo del lavoro');
export const altreDeduzioni = importo('irap.altreDeduzioni', 'Altre deduzioni');
export const primaDellaDeduzione = conteggio(
  'irap.primaDellaDeduzione',
  'Valore della produzione prima della deduzione forfetaria',
  positivo(saldo([valoreLordo], [deduzioniLavoro, altreDeduzioni])),
  NORMA,
);
const gradini = (posto: 1 | 2): Nodo =>
  gradiniIrap.reduceRight<Nodo>(
    (oltreQuesto, riga) => se(fino(primaDellaDeduzione, riga[0]), riga[posto], oltreQuesto),
    zeroEuro,
  );
export const deduzione = conteggio(
  'irap.deduzione',
  'Deduzione forfetaria',
  se(regimePersone, gradini(2), gradini(1)),
  fonte('D.Lgs. 446/1997', 'art. 11, c. 4-bis'),
);
export const valoreNetto = conteggio(
  'irap.valoreNetto',
  'Valore della produzione netta',
  positivo(meno(primaDellaDeduzione, deduzione)),
  NORMA,
);

// --- by region ------------------------------------------------------------------------------------------------------
export const regioni = 'regioniIrap';
export const regione = dato({
  id: 'irap.regione',
  titolo: 'Regione',
  unita: 'codice',
  raccolta: regioni,
  seManca: 'zero',
});
export const quotaRegione = dato({
  id: 'irap.quotaRegione',
  titolo: 'Quota della regione',
  unita: 'rapporto',
  raccolta: regioni,
  seManca: 'zero',
});
export const aliquota = dato({
  id: 'irap.aliquota',
  titolo: 'Aliquota della regione',
  unita: 'rapporto',
  raccolta: regioni,
  seManca: 'zero',
});
export const detrazioniRegionali = importo('irap.detrazioniRegionali', 'Detrazioni regionali', regioni);
export const baseRegione = {
  ...conteggio(
    'irap.baseRegione',
    'Base della regione',
    arrotonda.centesimo(per(valoreNetto, quotaRegione)),
    NORMA,
  ),
  raccolta: regioni,
};
export const impostaRegione = {
  ...conteggio(
    'irap.impostaRegione',
    'Imposta netta della regione',
    positivo(meno(arrotonda.centesimo(per(baseRegione, aliquota)), detrazioniRegionali)),
    NORMA,
  ),
  raccolta: regioni,
};
// --- the balance ------------------------------------------------------------------------------------------------------
export const imposta = conteggio('irap.imposta', 'Totale imposta', sommaDi(regioni, impostaRegione), NORMA);
export const crediti = importo('irap.crediti', 'Crediti d’imposta');
export const eccedenza = importo('irap.eccedenza', 'Eccedenza della dichiarazione precedente');
export const compensata = importo('irap.compensata', 'Eccedenza compensata in F24');
export const accontiVersati = importo('irap.acconti', 'Acconti versati');
export const saldoIrap = conteggio(
  'irap.saldo',
  'Saldo IRAP',
  saldo([imposta, compensata], [crediti, eccedenza, accontiVersati]),
  NORMA,
);
export const { debito, credito } = spezzaSaldo('irap', saldoIrap, NORMA);
export const anticipi = makeAcconti('irap', imposta, se(regimePersone, sogliaAcconto, sogliaAccontoSocieta));
