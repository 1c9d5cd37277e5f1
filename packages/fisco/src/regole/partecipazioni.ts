import {
  codice,
  type Dato,
  dato,
  e,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  presente,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { fonte, sempre, tuir } from './fonti.ts';

/** RH1-RH4: a share in a partnership, a family business, a professional association. */
export const partecipazioni = 'partecipazioni';
/** RH5 and RH6: a company that chose to be taxed through its partners. */
export const trasparenti = 'partecipazioniTrasparenti';

const given = (id: string, titolo: string, raccolta = partecipazioni, unita: Dato['unita'] = 'euro'): Dato =>
  dato({
    id: `${raccolta}.${id}`,
    titolo,
    unita,
    raccolta,
    seManca: 'zero',
    prova: 'prospetto della società',
  });

/** Column 2: 1 and 5 businesses, 2 and 7 associations, 3, 4, 6 and 8 simple partnerships. Without it, a business. */
export const genereQuota = given('genere', 'Tipo di partecipazione', partecipazioni, 'codice');
/** The share of the income; a loss is negative. */
export const quotaReddito = given('reddito', 'Quota di reddito o perdita');
export const ritenuteQuota = given('ritenute', 'Quota di ritenute');
const makeQuota = (raccolta: string) => ({
  nonCompensata: given('nonCompensata', 'Quota di perdita non compensata', raccolta),
  minimo: given('minimo', 'Quota di reddito minimo', raccolta),
  crediti: given('crediti', 'Quota di crediti d’imposta', raccolta),
  oneri: given('oneri', 'Quota di oneri detraibili', raccolta),
  isConcordata: given('concordata', 'Concordato con quota pari a zero', raccolta, 'logico'),
  concordato: given('concordato', 'Quota di reddito concordato', raccolta),
  perditaConcordata: given('perditaConcordata', 'Quota di perdita con il concordato', raccolta),
  soglia: given('soglia', 'Quota della soglia minima', raccolta),
});
export const quota = makeQuota(partecipazioni);
export const fondiario = given('fondiario', 'Quota di reddito fondiario non imponibile');
export const trasparente = {
  ...makeQuota(trasparenti),
  reddito: given('reddito', 'Quota di reddito o perdita', trasparenti),
  ritenute: given('ritenute', 'Quota di ritenute', trasparenti),
  estero: given('estero', 'Quota di crediti esteri', trasparenti),
  eccedenza: given('eccedenza', 'Quota di eccedenza IRES', trasparenti),
  acconti: given('acconti', 'Quota di acconti', trasparenti),
};

const isDi = (...quali: number[]): Nodo => o(...quali.map((n) => uguale(genereQuota, codice(n))));
const isAssociazione = isDi(2, 7);
const isSemplice = isDi(3, 4, 6, 8);
const isImpresa = non(o(isAssociazione, isSemplice));
const capiente = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);
type Quota = typeof quota;
/** With an agreement its share stands in the place of the income, and its loss in the place of the loss. */
const isConcordata = (di: Quota): Nodo => o(oltre(di.concordato, zeroEuro), di.isConcordata);
/** How many of the shares are of a company that agreed. */
export const quoteConcordate = somma(
  sommaDi(partecipazioni, se(isConcordata(quota), numero(1), numero(0))),
  sommaDi(trasparenti, se(isConcordata(trasparente), numero(1), numero(0))),
);
const redditoDi = (reddito: Dato, di: Quota): Nodo => se(isConcordata(di), di.concordato, capiente(reddito));
const perditaDi = (reddito: Dato, di: Quota): Nodo =>
  se(isConcordata(di), di.perditaConcordata, somma(capiente(meno(zeroEuro, reddito)), di.nonCompensata));
const sommaQuota = (vale: Nodo, di: Nodo): Nodo => sommaDi(partecipazioni, se(vale, di, zeroEuro));
const conTrasparenti = (vale: Nodo, di: Nodo, altro: Nodo): Nodo =>
  somma(sommaQuota(vale, di), sommaDi(trasparenti, altro));

const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 2', 'quadro RH');
const make = (id: string, titolo: string, valore: Nodo, ...fonti: Parameters<typeof sempre>[1][]) =>
  regola({ id: `partecipazioni.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...fonti, MODELLO) });
const ART_8 = tuir('art. 8, c. 3');

/** RH7. */
export const minimo = make(
  'totaleMinimo',
  'Reddito minimo delle partecipazioni',
  conTrasparenti(isImpresa, quota.minimo, trasparente.minimo),
);
export const redditi = make(
  'redditi',
  'Quote di reddito d’impresa',
  conTrasparenti(isImpresa, redditoDi(quotaReddito, quota), redditoDi(trasparente.reddito, trasparente)),
  tuir('artt. 5 e 116'),
);
/** RH8. */
export const perdite = make(
  'perdite',
  'Quote di perdita d’impresa',
  conTrasparenti(isImpresa, perditaDi(quotaReddito, quota), perditaDi(trasparente.reddito, trasparente)),
  ART_8,
);
const soglie = make(
  'soglie',
  'Soglie minime delle partecipazioni in imprese',
  conTrasparenti(isImpresa, quota.soglia, trasparente.soglia),
  fonte('D.Lgs. 13/2024', 'art. 16, c. 4'),
);
/** Below this neither losses of the year nor of the past take the income. */
export const pavimento = make('pavimento', 'Minimo e soglie delle partecipazioni', somma(minimo, soglie));
/** RH9: gains and losses of the year offset one another first (TUIR art. 8, c. 3). */
export const guadagno = make(
  'guadagno',
  'Quote di reddito meno perdite',
  maggiore(meno(redditi, minore(perdite, redditi)), minimo, soglie),
  ART_8,
);
export const perditaResidua = make(
  'perditaResidua',
  'Quote di perdita non compensate',
  capiente(meno(perdite, capiente(meno(redditi, guadagno)))),
  ART_8,
);

/** RH15-RH17: professional associations, with their sign. */
const nettoAssociazioni = sommaQuota(
  isAssociazione,
  meno(redditoDi(quotaReddito, quota), perditaDi(quotaReddito, quota)),
);
const sogliaAssociazioni = sommaQuota(isAssociazione, quota.soglia);
export const lordoAssociazioni = make(
  'lordoAssociazioni',
  'Quote di associazioni fra professionisti',
  se(oltre(sogliaAssociazioni, zeroEuro), maggiore(nettoAssociazioni, sogliaAssociazioni), nettoAssociazioni),
  tuir('art. 8, c. 1'),
);
export const perditeAutonomo = dato({
  id: 'partecipazioni.perditeAutonomo',
  titolo: 'Perdite di lavoro autonomo precedenti',
  unita: 'euro',
  seManca: 'zero',
  prova: 'dichiarazione precedente',
});
export const redditoAssociazioni = make(
  'totaleAssociazioni',
  'Redditi di associazioni fra professionisti',
  meno(lordoAssociazioni, minore(perditeAutonomo, capiente(meno(lordoAssociazioni, sogliaAssociazioni)))),
  tuir('art. 8, c. 1'),
);

/** What the least share of an agreement leaves of a loss: it lowers the other income of RN. */
export const perditaAssociazioni = make(
  'perditaAssociazioni',
  'Perdita di associazioni oltre la soglia minima',
  se(oltre(sogliaAssociazioni, zeroEuro), capiente(meno(sogliaAssociazioni, nettoAssociazioni)), zeroEuro),
  fonte('D.Lgs. 13/2024', 'art. 15, c. 2'),
);

/** With a share of a company in the agreement whose real income is given, and as if none had agreed. */
const conEffettivo = (reddito: Dato, di: Quota): Nodo => e(isConcordata(di), presente(reddito));
const guadagnoEffettivo = (reddito: Dato, di: Quota): Nodo =>
  se(conEffettivo(reddito, di), capiente(reddito), redditoDi(reddito, di));
const perditaEffettiva = (reddito: Dato, di: Quota): Nodo =>
  se(conEffettivo(reddito, di), capiente(meno(zeroEuro, reddito)), perditaDi(reddito, di));
const diImprese = (quanto: (reddito: Dato, di: Quota) => Nodo): Nodo =>
  conTrasparenti(isImpresa, quanto(quotaReddito, quota), quanto(trasparente.reddito, trasparente));
const diTipo = (vale: Nodo, quanto: (reddito: Dato, di: Quota) => Nodo): Nodo =>
  sommaQuota(vale, quanto(quotaReddito, quota));
/**
 * What RH4-RH18 would give more, or less, with the real incomes of col. 4 in the place of the agreed ones (D.Lgs. 13/2024, art. 35,
 * c. 2): for deductions and limits.
 */
export const divarioQuote = regola({
  id: 'partecipazioni.divario',
  titolo: 'Quote effettive meno quelle concordate',
  unita: 'euro',
  formule: sempre(
    somma(
      meno(
        maggiore(meno(diImprese(guadagnoEffettivo), diImprese(perditaEffettiva)), minimo, zeroEuro),
        guadagno,
      ),
      meno(
        diTipo(isAssociazione, (reddito, di) =>
          meno(guadagnoEffettivo(reddito, di), perditaEffettiva(reddito, di)),
        ),
        nettoAssociazioni,
      ),
      meno(diTipo(isSemplice, guadagnoEffettivo), diTipo(isSemplice, redditoDi)),
    ),
    fonte('D.Lgs. 13/2024', 'art. 35, c. 2'),
    fonte('Istruzioni Redditi PF 2025 e 2026, fascicolo 2', 'quadro RH'),
  ),
});

/** RH18: only what is positive counts. */
export const isPerdita = e(oltre(zeroEuro, quotaReddito), isSemplice);
export const redditoSocietaSemplici = make(
  'totaleSocietaSemplici',
  'Redditi di partecipazione in società semplici',
  maggiore(
    sommaDi(
      partecipazioni,
      se(
        isSemplice,
        se(
          e(isPerdita, isDi(3, 6)),
          incerto(redditoDi(quotaReddito, quota), 'perdita di lavoro autonomo di una società semplice'),
          redditoDi(quotaReddito, quota),
        ),
        zeroEuro,
      ),
    ),
    sommaQuota(isSemplice, quota.soglia),
  ),
  tuir('artt. 5 e 6'),
);
export const fondiarioNonImponibile = make(
  'fondiarioNonImponibile',
  'Quote di reddito fondiario non imponibile',
  sommaDi(partecipazioni, fondiario),
);

const totale = (id: string, titolo: string, di: Nodo | undefined, altro: Nodo) =>
  make(id, titolo, somma(...(di ? [sommaDi(partecipazioni, di)] : []), sommaDi(trasparenti, altro)));
export const ritenutePartecipazioni = make(
  'totaleRitenute',
  'Ritenute sulle partecipazioni',
  somma(sommaDi(partecipazioni, ritenuteQuota), sommaDi(trasparenti, trasparente.ritenute)),
  tuir('art. 22, c. 1, lett. c'),
);
/** RH20-RH24. */
export const totali = {
  crediti: totale('totaleCrediti', 'Crediti d’imposta', quota.crediti, trasparente.crediti),
  estero: totale('totaleEstero', 'Crediti esteri', undefined, trasparente.estero),
  oneri: totale('totaleOneri', 'Oneri detraibili', quota.oneri, trasparente.oneri),
  eccedenza: totale('totaleEccedenza', 'Eccedenza IRES', undefined, trasparente.eccedenza),
  acconti: totale('totaleAcconti', 'Acconti', undefined, trasparente.acconti),
};
/** RH26, from 2026: never beyond 12,500 euro. */
export const quotaIap = dato({
  id: 'partecipazioni.quotaIap',
  titolo: 'Quota non imponibile del socio IAP',
  unita: 'euro',
  seManca: 'zero',
});
