import {
  arrotonda,
  type Concetto,
  cerca,
  codice,
  type Dato,
  dato,
  diviso,
  e,
  incerto,
  maggiore,
  meno,
  mesi,
  minore,
  type Nodo,
  nonDovuto,
  nonGestito,
  numero,
  o,
  oltre,
  per,
  presente,
  quota,
  regola,
  se,
  somma,
  sommaDi,
  sotto,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/inps.ts';
import { fonte, tra } from './fonti.ts';

/** One person enrolled: the owner, then who works with him. */
export const iscritti = 'iscritti';

const given = (
  id: string,
  titolo: string,
  unita: Dato['unita'],
  seManca: Dato['seManca'],
  prova?: string,
): Dato =>
  dato({ id: `iscritti.${id}`, titolo, unita, raccolta: iscritti, seManca, ...(prova ? { prova } : {}) });

export const gestione = given('gestione', 'Artigiano o commerciante', 'codice', 'ignoto', 'cassetto INPS');
export const reddito = given('reddito', 'Reddito d’impresa', 'euro', 'zero');
export const dalMese = given('dalMese', 'Dal mese', 'mesi', { iniziale: 1 });
export const alMese = given('alMese', 'Al mese', 'mesi', { iniziale: 12 });
export const senzaAnzianita = given('senzaAnzianita', 'Nessun contributo prima del 1996', 'logico', 'zero');
/** Columns 3B and 3C: what was agreed is the base, in the place of column 3, alone or with the income that was not. */
export const concordato = given('concordato', 'Reddito concordato', 'euro', 'zero');
export const inParteConcordato = given('inParteConcordato', 'Reddito in parte concordato', 'euro', 'zero');
export const suEffettivo = given('suEffettivo', 'Contributi sul reddito effettivo', 'logico', 'zero');
export const riduzione = given('riduzione', 'Riduzione dei contributi', 'codice', 'zero');
/** Months of the reduction: columns 8 and 9. */
export const riduzioneDal = given('riduzioneDal', 'Riduzione dal mese', 'mesi', 'zero');
export const riduzioneAl = given('riduzioneAl', 'Riduzione al mese', 'mesi', 'zero');
const diImporto = (id: string, titolo: string): Dato => given(id, titolo, 'euro', 'zero');
/** RR1, column 2: letting rooms and selling insurance have no floor. One for each company code. */
export const attivita = dato({
  id: 'artigiani.attivita',
  titolo: 'Attività particolari',
  unita: 'codice',
  seManca: 'zero',
});
export const quote = diImporto('quote', 'Quote associative e oneri accessori');
export const compensati = diImporto('compensati', 'Minimale compensato senza F24');
export const rimborsoMinimale = diImporto('rimborsoMinimale', 'Minimale a rimborso');
export const precedenteMinimale = diImporto('precedenteMinimale', 'Credito precedente sul minimale');
export const usatoMinimale = diImporto('usatoMinimale', 'Credito precedente sul minimale, compensato');
export const compensatiEccedenza = diImporto('compensatiEccedenza', 'Oltre il minimale compensato senza F24');
export const versatoOltre = diImporto('versatoOltre', 'Eccedenza di versamento');
export const rimborsoEccedenza = diImporto('rimborsoEccedenza', 'Oltre il minimale a rimborso');
export const precedenteEccedenza = diImporto('precedenteEccedenza', 'Credito precedente oltre il minimale');
export const usatoEccedenza = diImporto('usatoEccedenza', 'Credito precedente oltre il minimale, compensato');
export const minimaleVersato = given(
  'minimaleVersato',
  'Contributi versati sul minimale',
  'euro',
  'zero',
  'F24',
);
export const eccedenzaVersata = given(
  'eccedenzaVersata',
  'Acconti versati sul reddito oltre il minimale',
  'euro',
  'zero',
  'F24',
);

const LEGGE = fonte('L. 233/1990', 'art. 1');
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 2', 'quadro RR');
/** The facts hold from 2019, and the advances need the numbers of the next year. */
const delPeriodo = (valore: Nodo, al: number): Concetto['formule'] => [
  tra(2018, 2018, nonGestito('Contributi INPS del 2018 non gestiti.'), LEGGE),
  tra(p.PRIMO_ANNO, al, valore, LEGGE, MODELLO),
  tra(al + 1, null, nonGestito('Contributi INPS dell’anno non ancora noti.'), LEGGE),
];
const isIscritto = o(
  presente(reddito),
  presente(concordato),
  presente(inParteConcordato),
  presente(gestione),
);
/** Rooms and insurance: no contribution on the floor. */
const senzaMinimale = oltre(attivita, codice(0));
const make = (id: string, titolo: string, valore: Nodo, al = p.ULTIMO_ANNO) =>
  regola({
    id: `iscritti.${id}`,
    titolo,
    unita: 'euro',
    raccolta: iscritti,
    formule: delPeriodo(se(isIscritto, valore, zeroEuro), al),
  });

const quanti = meno(alMese, meno(dalMese, mesi(1)));
const perMesi = (annuo: Nodo) => arrotonda.centesimo(diviso(per(annuo, quanti), mesi(12)));
/** What is left to pay: each form has its letters, and a letter is its place among them. */
const restante = (quote: readonly Nodo[]) =>
  quote.reduceRight<Nodo>((altra, sua, i) => se(uguale(riduzione, codice(i + 1)), sua, altra), quota(1));
const collaboratori = incerto(quota(1), 'riduzione dei collaboratori fino a 21 anni non calcolata');
const quotaDovuta = regola({
  id: 'iscritti.quotaDovuta',
  titolo: 'Parte dei contributi che resta dopo la riduzione',
  unita: 'quota',
  raccolta: iscritti,
  formule: [
    tra(2018, 2022, restante([p.quotaPensionati, collaboratori, p.quotaForfettari]), LEGGE, MODELLO),
    tra(
      2023,
      2024,
      restante([p.quotaPensionati, collaboratori, p.quotaForfettari, p.quotaForfettari]),
      LEGGE,
      MODELLO,
    ),
    tra(
      2025,
      null,
      restante([p.quotaPensionati, p.quotaForfettari, p.quotaForfettari, p.quotaNuovi]),
      LEGGE,
      MODELLO,
    ),
  ],
});
const ridotto = (contributo: Nodo) => per(contributo, quotaDovuta);
/** A reduction of part of the year is by months on the floor; on the rest no text says how. */
const mesiRidotti = meno(riduzioneAl, meno(riduzioneDal, mesi(1)));
const perParte = (intero: Nodo): Nodo =>
  se(
    e(presente(riduzione), presente(riduzioneDal), presente(riduzioneAl), sotto(mesiRidotti, quanti)),
    incerto(
      arrotonda.centesimo(
        diviso(somma(per(ridotto(intero), mesiRidotti), per(intero, meno(quanti, mesiRidotti))), quanti),
      ),
      'riduzione di una parte dell’anno: da verificare',
    ),
    arrotonda.centesimo(ridotto(intero)),
  );
type Valori = typeof p.dellAnno;
const base = se(
  presente(concordato),
  concordato,
  se(presente(inParteConcordato), inParteConcordato, reddito),
);

const aliquota = (di: Valori) => cerca(gestione, di.aliquote, 'Gestione {chiave} non prevista.');

export const minimale = make(
  'minimale',
  'Reddito minimale',
  se(senzaMinimale, zeroEuro, perMesi(p.dellAnno.minimale)),
);
export const ivs = make(
  'ivs',
  'Contributo IVS sul minimale',
  perParte(arrotonda.centesimo(per(minimale, aliquota(p.dellAnno)))),
);
export const maternita = make(
  'maternita',
  'Contributo di maternità',
  se(senzaMinimale, zeroEuro, perMesi(p.maternita)),
);
export const maternitaEccedenza = make(
  'maternitaEccedenza',
  'Contributo di maternità senza minimale',
  se(senzaMinimale, perMesi(p.maternita), zeroEuro),
);
const saldoMinimale = make(
  'saldoMinimale',
  'Saldo dei contributi sul minimale',
  meno(somma(ivs, maternita, quote), minimaleVersato, compensati),
);

const capiente = (valore: Nodo) => maggiore(zeroEuro, valore);
/** Who began after 1995 has the higher ceiling, never by months. */
const massimale = (di: Valori) => se(senzaAnzianita, di.massimale, perMesi(di.massimaleAnzianita));
const oltreMinimale = (di: Valori, minimo: Nodo) => capiente(meno(minore(base, massimale(di)), minimo));
/** Part above the first band, that pays one point more. */
const oltreFascia = (di: Valori) => capiente(meno(minore(base, massimale(di)), perMesi(di.primaFascia)));
const sulReddito = (dovuto: Nodo, alta: Nodo, di: Valori) =>
  perParte(arrotonda.centesimo(somma(per(dovuto, aliquota(di)), per(alta, p.aumentoFascia))));

export const eccedenza = make(
  'eccedenza',
  'Reddito oltre il minimale',
  se(oltre(base, zeroEuro), oltreMinimale(p.dellAnno, minimale), zeroEuro),
);
const eccedenzaAlta = make('eccedenzaAlta', 'Reddito oltre la prima fascia', oltreFascia(p.dellAnno));
export const contributo = make(
  'contributo',
  'Contributo sul reddito oltre il minimale',
  se(
    oltre(eccedenza, zeroEuro),
    sulReddito(eccedenza, eccedenzaAlta, p.dellAnno),
    nonDovuto('reddito entro il minimale'),
  ),
);
const saldoEccedenza = make(
  'saldoEccedenza',
  'Saldo dei contributi oltre il minimale',
  meno(somma(contributo, maternitaEccedenza), eccedenzaVersata, compensatiEccedenza),
);

const aDebito = (saldo: Concetto) => se(oltre(saldo, zeroEuro), saldo, nonDovuto('nessun importo'));
const aCredito = (saldo: Concetto) =>
  se(oltre(zeroEuro, saldo), meno(zeroEuro, saldo), nonDovuto('nessun importo'));
export const minimaleDebito = make('minimaleDebito', 'Minimale a debito', aDebito(saldoMinimale));
export const minimaleCredito = make('minimaleCredito', 'Minimale a credito', aCredito(saldoMinimale));
export const eccedenzaDebito = make('eccedenzaDebito', 'Oltre il minimale a debito', aDebito(saldoEccedenza));
export const eccedenzaCredito = make(
  'eccedenzaCredito',
  'Oltre il minimale a credito',
  aCredito(saldoEccedenza),
);

const baseAcconto = make(
  'baseAcconto',
  'Reddito oltre il minimale dell’anno successivo',
  se(
    oltre(base, zeroEuro),
    oltreMinimale(p.successivo, se(senzaMinimale, zeroEuro, perMesi(p.successivo.minimale))),
    zeroEuro,
  ),
  p.ULTIMO_ANNO - 1,
);
const baseAccontoAlta = make(
  'baseAccontoAlta',
  'Reddito oltre la prima fascia dell’anno successivo',
  oltreFascia(p.successivo),
  p.ULTIMO_ANNO - 1,
);
/** The income of the year with the numbers of the next, in two equal parts. */
export const accontoSuccessivo = make(
  'accontoSuccessivo',
  'Acconto dell’anno successivo',
  se(
    oltre(baseAcconto, zeroEuro),
    sulReddito(baseAcconto, baseAccontoAlta, p.successivo),
    nonDovuto('reddito entro il minimale'),
  ),
  p.ULTIMO_ANNO - 1,
);

const resto = (id: string, titolo: string, credito: Nodo, rimborso: Nodo): Concetto =>
  make(id, titolo, capiente(meno(credito, rimborso)));
export const compensazioneMinimale = resto(
  'compensazioneMinimale',
  'Minimale in compensazione',
  minimaleCredito,
  rimborsoMinimale,
);
export const residuoMinimale = resto(
  'residuoMinimale',
  'Credito precedente sul minimale, residuo',
  precedenteMinimale,
  usatoMinimale,
);
export const compensazioneEccedenza = resto(
  'compensazioneEccedenza',
  'Oltre il minimale in compensazione',
  somma(eccedenzaCredito, versatoOltre),
  rimborsoEccedenza,
);
export const residuoEccedenza = resto(
  'residuoEccedenza',
  'Credito precedente oltre il minimale, residuo',
  precedenteEccedenza,
  usatoEccedenza,
);

const total = (id: string, titolo: string, di: Nodo) =>
  regola({
    id: `artigiani.${id}`,
    titolo,
    unita: 'euro',
    formule: [tra(2018, null, sommaDi(iscritti, di), LEGGE)],
  });
export const totaleReddito = total('reddito', 'Redditi d’impresa indicati', base);
export const totaleVersato = total(
  'versato',
  'Contributi versati indicati',
  somma(minimaleVersato, eccedenzaVersata),
);
export const totaleDebito = total(
  'debito',
  'Contributi di artigiani e commercianti a debito',
  somma(minimaleDebito, eccedenzaDebito),
);
export const totaleCredito = total(
  'credito',
  'Contributi di artigiani e commercianti a credito',
  somma(minimaleCredito, eccedenzaCredito),
);
export const totaleEccedenze = total('versatiOltre', 'Eccedenze di versamento', versatoOltre);
export const totaleRimborsi = total(
  'rimborsi',
  'Contributi a rimborso',
  somma(rimborsoMinimale, rimborsoEccedenza),
);
export const totaleCompensazioni = total(
  'compensazioni',
  'Contributi in compensazione',
  somma(compensazioneMinimale, compensazioneEccedenza),
);
const totaleAcconti = total('acconti', 'Acconti dell’anno successivo', accontoSuccessivo);
const acconto = (id: string, titolo: string, valore: Nodo) =>
  regola({ id: `artigiani.${id}`, titolo, unita: 'euro', formule: [tra(2018, null, valore, LEGGE)] });
export const primoAcconto = acconto(
  'primoAcconto',
  'Primo acconto',
  arrotonda.centesimo(diviso(totaleAcconti, numero(2))),
);
export const secondoAcconto = acconto('secondoAcconto', 'Secondo acconto', meno(totaleAcconti, primoAcconto));
