import {
  arrotonda,
  type Concetto,
  cerca,
  codice,
  type Dato,
  dato,
  diviso,
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
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/inps.ts';
import { daRiscontrare, fonte, tra } from './fonti.ts';

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
export const riduzione = given('riduzione', 'Riduzione dei forfetari', 'codice', 'zero');
export const pensionato = given('pensionato', 'Pensionato oltre 65 anni', 'logico', 'zero');
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
const MODELLO = daRiscontrare('Istruzioni Redditi PF', 'quadro RR');
/** The facts hold from 2019, and the advances need the numbers of the next year. */
const delPeriodo = (valore: Nodo, al: number): Concetto['formule'] => [
  tra(2018, 2018, nonGestito('Contributi INPS del 2018 non gestiti.'), LEGGE),
  tra(p.PRIMO_ANNO, al, valore, LEGGE, MODELLO),
  tra(al + 1, null, nonGestito('Contributi INPS dell’anno non ancora noti.'), LEGGE),
];
const isIscritto = o(presente(reddito), presente(gestione));
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
const ridotto = (contributo: Nodo) =>
  per(
    contributo,
    se(
      uguale(riduzione, codice(1)),
      p.quotaForfettari,
      se(
        uguale(riduzione, codice(2)),
        p.quotaNuovi,
        se(pensionato, incerto(p.quotaPensionati, 'riduzione dei pensionati da riscontrare'), quota(1)),
      ),
    ),
  );
type Valori = typeof p.dellAnno;
const aliquota = (di: Valori) => cerca(gestione, di.aliquote, 'Gestione {chiave} non prevista.');

export const minimale = make('minimale', 'Reddito minimale', perMesi(p.dellAnno.minimale));
export const ivs = make(
  'ivs',
  'Contributo IVS sul minimale',
  arrotonda.centesimo(ridotto(per(minimale, aliquota(p.dellAnno)))),
);
export const maternita = make('maternita', 'Contributo di maternità', perMesi(p.maternita));
const saldoMinimale = make(
  'saldoMinimale',
  'Saldo dei contributi sul minimale',
  meno(somma(ivs, maternita), minimaleVersato),
);

const capiente = (valore: Nodo) => maggiore(zeroEuro, valore);
const massimale = (di: Valori) => perMesi(se(senzaAnzianita, di.massimale, di.massimaleAnzianita));
const oltreMinimale = (di: Valori, minimo: Nodo) => capiente(meno(minore(reddito, massimale(di)), minimo));
/** Part above the first band, that pays one point more. */
const oltreFascia = (di: Valori) => capiente(meno(minore(reddito, massimale(di)), perMesi(di.primaFascia)));
const sulReddito = (base: Nodo, alta: Nodo, di: Valori) =>
  arrotonda.centesimo(ridotto(somma(per(base, aliquota(di)), per(alta, p.aumentoFascia))));

export const eccedenza = make(
  'eccedenza',
  'Reddito oltre il minimale',
  se(oltre(reddito, zeroEuro), oltreMinimale(p.dellAnno, minimale), zeroEuro),
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
  meno(contributo, eccedenzaVersata),
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
  se(oltre(reddito, zeroEuro), oltreMinimale(p.successivo, perMesi(p.successivo.minimale)), zeroEuro),
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

const total = (id: string, titolo: string, di: Nodo) =>
  regola({
    id: `artigiani.${id}`,
    titolo,
    unita: 'euro',
    formule: [tra(2018, null, sommaDi(iscritti, di), LEGGE)],
  });
export const totaleReddito = total('reddito', 'Redditi d’impresa indicati', reddito);
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
const totaleAcconti = total('acconti', 'Acconti dell’anno successivo', accontoSuccessivo);
const acconto = (id: string, titolo: string, valore: Nodo) =>
  regola({ id: `artigiani.${id}`, titolo, unita: 'euro', formule: [tra(2018, null, valore, LEGGE)] });
export const primoAcconto = acconto(
  'primoAcconto',
  'Primo acconto',
  arrotonda.centesimo(diviso(totaleAcconti, numero(2))),
);
export const secondoAcconto = acconto('secondoAcconto', 'Secondo acconto', meno(totaleAcconti, primoAcconto));
