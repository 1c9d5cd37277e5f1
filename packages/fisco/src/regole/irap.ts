import {
  arrotonda,
  type Concetto,
  dato,
  e,
  fino,
  meno,
  type Nodo,
  non,
  nonDovuto,
  per,
  regola,
  saldo,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { sogliaAcconto, sogliaAccontoSocieta } from '../parametri/acconti.ts';
import { gradiniIrap, sogliaEsonero2020 } from '../parametri/imprese.ts';
import { makeAcconti } from './acconti-societa.ts';
import { daRiscontrare, fonte, sempre, tra } from './fonti.ts';
import { conteggio, importo, positivo, spezzaSaldo } from './importi.ts';
import { regimePersone } from './soggetto.ts';

const MODELLO = daRiscontrare('Modello IRAP', 'quadri IC, IP e IR');
const NORMA = fonte('D.Lgs. 446/1997', 'artt. 5, 11 e 16');

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
  49: 'Altra voce fissa in aumento',
  50: 'Altra voce fissa in aumento, seconda',
  51: 'Altre variazioni in aumento',
});
export const diminuzioni = voci({
  53: 'Voce fissa in diminuzione',
  54: 'Voce fissa in diminuzione, seconda',
  55: 'Voce fissa in diminuzione, terza',
  56: 'Voce fissa in diminuzione, quarta',
  57: 'Altre variazioni in diminuzione',
});
const totale = (id: string, titolo: string, elenco: readonly { dato: Nodo }[]) =>
  conteggio(`irap.${id}`, titolo, somma(...elenco.map((voce) => voce.dato)), MODELLO);
export const totalePositivi = totale('totalePositivi', 'Totale componenti positivi', componentiPositivi);
export const totaleNegativi = totale('totaleNegativi', 'Totale componenti negativi', componentiNegativi);
export const totaleAumenti = totale('totaleAumenti', 'Totale variazioni in aumento', aumenti);
export const totaleDiminuzioni = totale('totaleDiminuzioni', 'Totale variazioni in diminuzione', diminuzioni);
export const valoreLordo = conteggio(
  'irap.valoreLordo',
  'Valore della produzione lorda',
  saldo([totalePositivi, totaleAumenti], [totaleNegativi, totaleDiminuzioni]),
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
export const totaleQuote = regola({
  id: 'irap.totaleQuote',
  titolo: 'Totale delle quote delle regioni',
  unita: 'rapporto',
  formule: sempre(sommaDi(regioni, quotaRegione), NORMA),
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
// --- 2020: what the emergency forgave (D.L. 34/2020, art. 24) ----------------------------------------------------------
const ART_24 = fonte('D.L. 34/2020', 'art. 24');
export const senzaEsonero = dato({
  id: 'irap.senzaEsonero',
  titolo: 'Senza l’esonero dell’art. 24, D.L. 34/2020',
  unita: 'logico',
  seManca: 'zero',
});
const ricavi = componentiPositivi[0]?.dato ?? zeroEuro;
/** Banks, insurances, public bodies and who took in more than 250 million pay as always: the first three say so. */
const isEsonerato = e(non(senzaEsonero), fino(ricavi, sogliaEsonero2020));
const nel2020 = (id: string, titolo: string, sempreDovuto: Concetto, perche: string) =>
  regola({
    id: `irap.${id}`,
    titolo,
    unita: 'euro',
    formule: [
      tra(2018, 2018, somma(sempreDovuto), NORMA),
      tra(2019, 2019, se(isEsonerato, nonDovuto(perche), somma(sempreDovuto)), ART_24),
      tra(2020, null, somma(sempreDovuto), NORMA),
    ],
  });
/** Of 2019: IR26 is written all the same, and not paid. */
export const daVersare = nel2020('daVersare', 'Saldo da versare', debito, 'saldo 2019 non dovuto');
const storici = makeAcconti('irap', imposta, se(regimePersone, sogliaAcconto, sogliaAccontoSocieta));
/** The first of 2020 counts as paid, and is not: the second is what it would have been. */
export const anticipi = {
  primo: nel2020('primoDovuto', 'Primo acconto', storici.primo, 'primo acconto 2020 non dovuto'),
  secondo: storici.secondo,
};
