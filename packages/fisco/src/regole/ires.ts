import { arrotonda, type Concetto, meno, minore, type Nodo, per, saldo, somma } from '../engine/index.ts';
import { sogliaAccontoSocieta } from '../parametri/acconti.ts';
import { aliquotaIres, quotaPerdite } from '../parametri/imprese.ts';
import { makeAcconti } from './acconti-societa.ts';
import { daRiscontrare, tuir } from './fonti.ts';
import { conteggio, importo, positivo, spezzaSaldo } from './importi.ts';

const MODELLO = daRiscontrare('Modello Redditi SC', 'quadri RF e RN');

interface Differenze {
  /** The income that losses may be taken from, where it is not the whole of it. */
  readonly perLePerdite?: Concetto;
  readonly aliquota?: Nodo;
}

/** From an income to the IRES to pay: losses, taxable income, tax, credits, advances. The same for every body it taxes. */
export function makeCatena(radice: string, reddito: Nodo, { perLePerdite, aliquota }: Differenze = {}) {
  const id = (nome: string) => `${radice}.${nome}`;
  const positivoReddito = conteggio(id('reddito'), 'Reddito', positivo(reddito), tuir('art. 83'));
  const base = perLePerdite ?? positivoReddito;
  const perdita = conteggio(id('perdita'), 'Perdita', positivo(saldo([], [reddito])), tuir('art. 84'));
  const perditeLimitate = importo(id('perditeLimitate'), 'Perdite in misura limitata');
  const perditePiene = importo(id('perditePiene'), 'Perdite in misura piena');
  const limitateUsate = conteggio(
    id('limitateUsate'),
    'Perdite limitate scomputate',
    minore(perditeLimitate, arrotonda.euro(per(base, quotaPerdite))),
    tuir('art. 84'),
  );
  const perditeUsate = conteggio(
    id('perditeUsate'),
    'Perdite scomputate',
    somma(limitateUsate, minore(perditePiene, meno(base, limitateUsate))),
    tuir('art. 84'),
  );
  const deduzioni = importo(id('deduzioni'), 'ACE e altre deduzioni');
  const imponibile = conteggio(
    id('imponibile'),
    'Reddito imponibile',
    positivo(saldo([positivoReddito], [perditeUsate, deduzioni])),
    tuir('art. 83'),
  );
  const imposta = conteggio(
    id('imposta'),
    aliquota ? 'Imposta' : 'Imposta al 24%',
    arrotonda.centesimo(per(imponibile, aliquota ?? aliquotaIres)),
    tuir('art. 77'),
  );
  const detrazioni = importo(id('detrazioni'), 'Detrazioni');
  const netta = conteggio(id('netta'), 'Imposta netta', positivo(meno(imposta, detrazioni)), tuir('art. 78'));
  const creditiFondi = importo(id('creditiFondi'), 'Crediti sui fondi comuni');
  const creditiEsteri = importo(id('creditiEsteri'), 'Credito per imposte estere');
  const altriCrediti = importo(id('altriCrediti'), 'Altri crediti d’imposta');
  const ritenute = importo(id('ritenute'), 'Ritenute d’acconto');
  const crediti = conteggio(
    id('crediti'),
    'Totale crediti e ritenute',
    somma(creditiFondi, creditiEsteri, altriCrediti, ritenute),
    tuir('art. 79'),
  );
  const dovuta = conteggio(
    id('dovuta'),
    'IRES dovuta o differenza a favore',
    meno(netta, crediti),
    tuir('art. 79'),
  );
  const creditiImprese = importo(id('creditiImprese'), 'Crediti d’imposta concessi alle imprese');
  const eccedenza = importo(id('eccedenza'), 'Eccedenza della dichiarazione precedente');
  const compensata = importo(id('compensata'), 'Eccedenza compensata in F24');
  const acconti = importo(id('acconti'), 'Acconti versati');
  const aSaldo = conteggio(
    id('saldo'),
    'Saldo IRES',
    saldo([dovuta, compensata], [creditiImprese, eccedenza, acconti]),
    tuir('art. 79'),
  );
  return {
    reddito: positivoReddito,
    perdita,
    perditeLimitate,
    perditePiene,
    limitateUsate,
    perditeUsate,
    deduzioni,
    imponibile,
    imposta,
    detrazioni,
    netta,
    creditiFondi,
    creditiEsteri,
    altriCrediti,
    ritenute,
    crediti,
    dovuta,
    creditiImprese,
    eccedenza,
    compensata,
    acconti,
    saldo: aSaldo,
    ...spezzaSaldo(radice, aSaldo, tuir('art. 79')),
    anticipi: makeAcconti(radice, dovuta, sogliaAccontoSocieta),
  };
}

// --- companies: from the result of the year to the income, by variations -------------------------------------------
export const utile = importo('redditoImpresa.utile', 'Utile');
export const perditaConto = importo('redditoImpresa.perdita', 'Perdita');

const voci = (verso: string, titoli: Readonly<Record<number, string>>) =>
  Object.entries(titoli).map(([numero, titolo]) => ({
    rigo: Number(numero),
    dato: importo(`redditoImpresa.${verso}${numero}`, titolo),
  }));
/** Variations up, by the rigo that the sources name. */
export const aumenti = voci('aumento', {
  7: 'Plusvalenze e sopravvenienze, quote costanti',
  8: 'Contributi e liberalità, quote',
  9: 'Redditi determinati con criteri non analitici',
  10: 'Redditi di immobili non strumentali',
  11: 'Spese degli immobili non strumentali',
  12: 'Ricavi non annotati e adeguamento ISA',
  13: 'Rimanenze non contabilizzate',
  14: 'Compensi agli amministratori non corrisposti',
  15: 'Interessi passivi indeducibili',
  16: 'Imposte indeducibili o non pagate',
  17: 'Oneri di utilità sociale',
  18: 'Mezzi di trasporto, parte indeducibile',
  19: 'Svalutazioni, minusvalenze e sopravvenienze passive',
  20: 'Minusvalenze di partecipazioni esenti',
  21: 'Ammortamenti eccedenti',
  22: 'Variazioni del consolidato',
  23: 'Rappresentanza, vitto e alloggio, componenti di altri esercizi',
  24: 'Manutenzioni oltre il 5%',
  25: 'Svalutazioni e accantonamenti',
  27: 'Spese indeducibili per il pro-rata',
  28: 'Differenze su cambi',
  30: 'Componenti positivi imputati a patrimonio',
  31: 'Altre variazioni in aumento',
});
/** Variations down. */
export const diminuzioni = voci('diminuzione', {
  34: 'Plusvalenze rateizzate',
  35: 'Contributi e liberalità, quote rinviate',
  36: 'Utili di società di persone già tassati',
  38: 'Dividendi di utili in trasparenza',
  39: 'Proventi degli immobili non strumentali',
  40: 'Utili a dipendenti e associati, compensi agli amministratori pagati',
  41: 'Compensi agli amministratori pagati: rigo da riscontrare',
  43: 'Componenti di altri esercizi ora deducibili',
  44: 'Proventi non computabili',
  45: 'Differenze su cambi',
  46: 'Plusvalenze esenti',
  47: 'Dividendi, quota esclusa',
  50: 'Patent box',
  53: 'Componenti negativi imputati a patrimonio',
  54: 'Rimanenze contabilizzate in misura superiore',
  55: 'Altre variazioni in diminuzione',
});
export const totaleAumenti = conteggio(
  'redditoImpresa.totaleAumenti',
  'Totale variazioni in aumento',
  somma(...aumenti.map((voce) => voce.dato)),
  MODELLO,
);
export const totaleDiminuzioni = conteggio(
  'redditoImpresa.totaleDiminuzioni',
  'Totale variazioni in diminuzione',
  somma(...diminuzioni.map((voce) => voce.dato)),
  MODELLO,
);
/** RF6, col. 4: deductions off the books of before 2008 that come back. */
export const riassorbimento = importo('redditoImpresa.riassorbimento', 'Eccedenze pregresse, riassorbimento');
export const lordo = conteggio(
  'redditoImpresa.lordo',
  'Reddito o perdita lordi',
  saldo([utile, riassorbimento, totaleAumenti], [perditaConto, totaleDiminuzioni]),
  tuir('art. 83'),
);
export const partecipazioni = importo('redditoImpresa.partecipazioni', 'Redditi di partecipazione');
export const perditePartecipazioni = importo(
  'redditoImpresa.perditePartecipazioni',
  'Perdite di partecipazione',
);
export const liberalita = importo('redditoImpresa.liberalita', 'Erogazioni liberali');
/** RF60: what charitable gifts are taken from. */
export const primaLiberalita = conteggio(
  'redditoImpresa.primaLiberalita',
  'Reddito prima delle erogazioni liberali',
  saldo([lordo, partecipazioni], [perditePartecipazioni]),
  tuir('art. 83'),
);
export const redditoImpresa = conteggio(
  'redditoImpresa.reddito',
  'Reddito o perdita',
  meno(primaLiberalita, liberalita),
  tuir('art. 83'),
);
export const iresSocieta = makeCatena('iresSocieta', redditoImpresa);
