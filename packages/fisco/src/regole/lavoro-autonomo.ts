import {
  arrotonda,
  codice,
  dato,
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
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { quotaRicerca, quoteAutonomo } from '../parametri/impatriati.ts';
import * as p from '../parametri/lavoro-autonomo.ts';
import * as cpb from './concordato.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';

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
/** RE15, second column, until the form of 2025: what the client was charged with has no limit. */
export const alberghiAddebitati = importo(
  'alberghiAddebitati',
  'Alberghi e ristoranti addebitati al committente',
);
export const rappresentanza = importo('rappresentanza', 'Spese di rappresentanza sostenute');
export const formazione = importo('formazione', 'Spese di formazione sostenute');
export const minusvalenze = importo('minusvalenze', 'Minusvalenze');
export const irapForfettaria = importo('irapForfettaria', 'IRAP 10%');
export const irapPersonale = importo('irapPersonale', 'IRAP del personale');
export const imu = importo('imu', 'IMU');
export const altreSpese = importo('altreSpese', 'Altre spese documentate');
export const immateriali = importo('immateriali', 'Beni ed elementi immateriali');
/** RE2, col. 1: fees of volunteers and cooperators, income as they are. */
export const convenzionali = importo('convenzionali', 'Compensi convenzionali ONG');
export const alberghiRappresentanza = importo(
  'alberghiRappresentanza',
  'Alberghi e ristoranti di rappresentanza, 75%',
);
export const alberghiFormazione = importo('alberghiFormazione', 'Alberghi e ristoranti di formazione, 75%');
export const certificazioni = importo('certificazioni', 'Certificazione delle competenze, spesa');
/** RE21, col. 1 to 4: parts of the result that are not taxed as the rest. */
export const ricerca = importo('ricerca', 'Redditi di docenti e ricercatori');
export const estero = importo('estero', 'Redditi prodotti all’estero');
export const nonAgevolato = importo('nonAgevolato', 'Redditi esclusi dall’agevolazione');
export const sportivo = importo('sportivo', 'Lavoro sportivo dilettantistico');
export const sportivoAltrove = importo('sportivoAltrove', 'Compensi sportivi esenti di altri quadri');
export const impatriati = dato({
  id: 'autonomo.impatriati',
  titolo: 'Impatriati, lavoro autonomo',
  unita: 'codice',
  seManca: 'zero',
});
export const redditoSostitutiva = importo('redditoSostitutiva', 'Reddito soggetto a imposta sostitutiva');
export const perditePrecedenti = importo(
  'perditePrecedenti',
  'Perdite del regime previgente',
  'dichiarazione precedente',
);
export const ritenute = importo('ritenute', 'Ritenute d’acconto', 'certificazioni uniche');

const LEGGE = tuir('art. 54');
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 3', 'quadro RE');
const make = (id: string, titolo: string, valore: Nodo, ...fonti: (typeof LEGGE)[]) =>
  regola({ id: `autonomo.${id}`, titolo, unita: 'euro', formule: sempre(valore, LEGGE, ...fonti) });

export const totaleCompensi = make(
  'totaleCompensi',
  'Totale compensi e proventi',
  somma(compensi, altriProventi, plusvalenze, compensiIsa),
);
/** RE6 − RE4. */
const baseLimiti = meno(totaleCompensi, plusvalenze);
const entro = (spesa: Nodo, limite: Parametro) => minore(spesa, arrotonda.centesimo(per(baseLimiti, limite)));

/** 75% of the expense, up to 2% of the fees. */
export const alberghiDeducibili = make(
  'alberghiDeducibili',
  'Alberghi e ristoranti deducibili',
  se(
    oltre(alberghi, zeroEuro),
    entro(arrotonda.centesimo(per(alberghi, p.quotaAlberghi)), p.limiteAlberghi),
    zeroEuro,
  ),
  MODELLO,
);
/** RE15, third column: since 2025 what is charged is no income, and no cost. */
export const totaleAlberghi = regola({
  id: 'autonomo.totaleAlberghi',
  titolo: 'Alberghi e ristoranti',
  unita: 'euro',
  formule: [
    tra(2018, 2024, somma(alberghiDeducibili, alberghiAddebitati), LEGGE, MODELLO),
    tra(2025, null, alberghiDeducibili, LEGGE, MODELLO),
  ],
});
const perRappresentanza = somma(alberghiRappresentanza, rappresentanza);
export const rappresentanzaDeducibile = make(
  'rappresentanzaDeducibile',
  'Spese di rappresentanza deducibili',
  se(oltre(perRappresentanza, zeroEuro), entro(perRappresentanza, p.limiteRappresentanza), zeroEuro),
  MODELLO,
);
/** RE17, col. 2 to 4. */
export const corsiDeducibili = make(
  'corsiDeducibili',
  'Corsi e convegni deducibili',
  minore(somma(alberghiFormazione, formazione), p.limiteFormazione),
  MODELLO,
);
export const certificazioniDeducibili = make(
  'certificazioniDeducibili',
  'Certificazione delle competenze deducibile',
  minore(certificazioni, p.limiteCertificazioni),
  MODELLO,
);
export const formazioneDeducibile = make(
  'formazioneDeducibile',
  'Spese di formazione deducibili',
  somma(corsiDeducibili, certificazioniDeducibili),
  MODELLO,
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
    immateriali,
    dipendenti,
    terzi,
    interessi,
    consumi,
    totaleAlberghi,
    rappresentanzaDeducibile,
    formazioneDeducibile,
    minusvalenze,
    totaleAltreSpese,
  ),
);
export const differenzaEffettiva = make(
  'differenzaEffettiva',
  'Compensi meno spese',
  meno(totaleCompensi, totaleSpese),
);
/** RE21: who agreed has there the agreed income. */
export const differenza = make(
  'differenza',
  'Differenza',
  se(cpb.autonomo.aderisce, cpb.rettificatoAutonomo, differenzaEffettiva),
  MODELLO,
);
const parteRicerca = arrotonda.centesimo(per(ricerca, quotaRicerca));
const sportivoEsente = minore(sportivo, maggiore(zeroEuro, meno(p.franchigiaSport, sportivoAltrove)));
const agevolabile = meno(differenza, estero, nonAgevolato, sportivo);
const conSport = (esente: Nodo): Nodo => {
  const intero = meno(somma(meno(differenza, ricerca), parteRicerca, convenzionali), esente);
  const conQuota = (quota: Nodo) =>
    somma(
      estero,
      nonAgevolato,
      meno(sportivo, esente),
      convenzionali,
      arrotonda.centesimo(per(agevolabile, quota)),
    );
  const ridotto = quoteAutonomo.reduce<Nodo>(
    (altrimenti, [quale, quota]) => se(uguale(impatriati, codice(quale)), conQuota(quota), altrimenti),
    intero,
  );
  return meno(se(oltre(differenza, zeroEuro), ridotto, intero), redditoSostitutiva);
};
export const redditoLordo = regola({
  id: 'autonomo.redditoLordo',
  titolo: 'Reddito o perdita',
  unita: 'euro',
  formule: [
    tra(2018, 2022, conSport(zeroEuro), LEGGE, MODELLO),
    tra(2023, null, conSport(sportivoEsente), LEGGE, fonte('D.Lgs. 36/2021', 'art. 36, c. 6'), MODELLO),
  ],
});
/** Only of 2006 and 2007; never below the minimum of an agreement. */
export const perditeUsate = make(
  'perditeUsate',
  'Perdite precedenti utilizzate',
  minore(perditePrecedenti, maggiore(zeroEuro, meno(redditoLordo, cpb.autonomo.soglia))),
  MODELLO,
);
/** To RN1 with its sign: a loss lowers the other income of the year and is not carried forward (TUIR art. 8). */
export const reddito = make('reddito', 'Reddito di lavoro autonomo', meno(redditoLordo, perditeUsate));
