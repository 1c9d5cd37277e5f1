import {
  arrotonda,
  dato,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  oltre,
  type Parametro,
  per,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/lavoro-autonomo.ts';
import { daRiscontrare, sempre, tuir } from './fonti.ts';

const importo = (id: string, titolo: string, prova?: string) =>
  dato({ id: `autonomo.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });

export const compensi = importo('compensi', 'Compensi percepiti', 'registro degli incassi');
export const altriProventi = importo('altriProventi', 'Altri proventi');
export const plusvalenze = importo('plusvalenze', 'Plusvalenze');
export const compensiIsa = importo('compensiIsa', 'Compensi non annotati (adeguamento ISA)');
export const ammortamenti = importo('ammortamenti', 'Quote di ammortamento');
export const leasing = importo('leasing', 'Canoni di locazione finanziaria');
export const canoni = importo('canoni', 'Canoni di locazione e noleggio');
export const immobili = importo('immobili', 'Spese relative agli immobili');
export const dipendenti = importo('dipendenti', 'Spese per dipendenti e assimilati');
export const terzi = importo('terzi', 'Compensi a terzi');
export const interessi = importo('interessi', 'Interessi passivi');
export const consumi = importo('consumi', 'Consumi');
export const alberghi = importo('alberghi', 'Alberghi e ristoranti, spesa sostenuta');
export const rappresentanza = importo('rappresentanza', 'Spese di rappresentanza sostenute');
export const formazione = importo('formazione', 'Spese di formazione sostenute');
export const minusvalenze = importo('minusvalenze', 'Minusvalenze');
export const irapForfettaria = importo('irapForfettaria', 'IRAP 10%');
export const irapPersonale = importo('irapPersonale', 'IRAP del personale');
export const imu = importo('imu', 'IMU');
export const altreSpese = importo('altreSpese', 'Altre spese documentate');
export const redditoSostitutiva = importo('redditoSostitutiva', 'Reddito soggetto a imposta sostitutiva');
export const perditePrecedenti = importo(
  'perditePrecedenti',
  'Perdite del regime previgente',
  'dichiarazione precedente',
);
export const ritenute = importo('ritenute', 'Ritenute d’acconto', 'certificazioni uniche');

const LEGGE = tuir('art. 54');
const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro RE');
const make = (id: string, titolo: string, valore: Nodo, ...fonti: (typeof LEGGE)[]) =>
  regola({ id: `autonomo.${id}`, titolo, unita: 'euro', formule: sempre(valore, LEGGE, ...fonti) });

export const totaleCompensi = make(
  'totaleCompensi',
  'Totale compensi e proventi',
  somma(compensi, altriProventi, plusvalenze, compensiIsa),
);
const baseLimiti = somma(compensi, compensiIsa);
const entro = (spesa: Nodo, limite: Parametro) => minore(spesa, arrotonda.centesimo(per(baseLimiti, limite)));
/** Other proceeds may or may not count as fees: where they do not decide, nothing is doubtful. */
const sicuro = (spesa: Nodo, limite: Parametro) =>
  se(
    oltre(altriProventi, zeroEuro),
    incerto(entro(spesa, limite), 'gli altri proventi non sono contati nel limite: da verificare'),
    entro(spesa, limite),
  );

/** 75% of the expense, up to 2% of the fees. */
export const alberghiDeducibili = make(
  'alberghiDeducibili',
  'Alberghi e ristoranti deducibili',
  se(
    oltre(alberghi, zeroEuro),
    sicuro(arrotonda.centesimo(per(alberghi, p.quotaAlberghi)), p.limiteAlberghi),
    zeroEuro,
  ),
);
export const rappresentanzaDeducibile = make(
  'rappresentanzaDeducibile',
  'Spese di rappresentanza deducibili',
  se(oltre(rappresentanza, zeroEuro), sicuro(rappresentanza, p.limiteRappresentanza), zeroEuro),
);
export const formazioneDeducibile = make(
  'formazioneDeducibile',
  'Spese di formazione deducibili',
  minore(formazione, p.limiteFormazione),
);
export const totaleAltreSpese = make(
  'totaleAltreSpese',
  'Altre spese',
  somma(irapForfettaria, irapPersonale, imu, altreSpese),
);
export const totaleSpese = make(
  'totaleSpese',
  'Totale spese',
  somma(
    ammortamenti,
    leasing,
    canoni,
    immobili,
    dipendenti,
    terzi,
    interessi,
    consumi,
    alberghiDeducibili,
    rappresentanzaDeducibile,
    formazioneDeducibile,
    minusvalenze,
    totaleAltreSpese,
  ),
);
export const differenza = make('differenza', 'Differenza', meno(totaleCompensi, totaleSpese));
export const redditoLordo = make('redditoLordo', 'Reddito o perdita', meno(differenza, redditoSostitutiva));
export const perditeUsate = make(
  'perditeUsate',
  'Perdite precedenti utilizzate',
  minore(perditePrecedenti, maggiore(zeroEuro, redditoLordo)),
  MODELLO,
);
/** To RN1 with its sign: a loss lowers the other income of the year and is not carried forward (TUIR art. 8). */
export const reddito = make('reddito', 'Reddito di lavoro autonomo', meno(redditoLordo, perditeUsate));
