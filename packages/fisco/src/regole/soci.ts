import {
  arrotonda,
  type Concetto,
  type Dato,
  dato,
  diviso,
  e,
  fino,
  maggiore,
  meno,
  minore,
  type Nodo,
  non,
  nonDovuto,
  o,
  oltre,
  parte,
  per,
  regola,
  saldo,
  se,
  somma,
  sommaDi,
  uguale,
  ultimo,
  zeroEuro,
} from '../engine/index.ts';
import { daRiscontrare, fonte, sempre, tuir } from './fonti.ts';
import { conteggio, importo } from './importi.ts';
import {
  aceAttribuibile,
  altri,
  creditiDaDividere,
  daImputareAutonomo,
  daImputareImpresa,
  impresa,
  oltreLimite,
  oneriDaDividere,
  redditoAutonomo,
  sostitutive,
  totaleRitenute,
} from './societa-persone.ts';

const MODELLO = daRiscontrare('Modello Redditi SP', 'quadri RN e RO');
const PER_TRASPARENZA = tuir('art. 5');

export const soci = 'soci';
const given = (id: string, titolo: string, unita: Dato['unita']) =>
  dato({ id: `soci.${id}`, titolo, unita, raccolta: soci, seManca: 'zero', prova: 'atto costitutivo' });
export const quota = given('quota', 'Quota di partecipazione agli utili', 'rapporto');
/** Liable up to what he put in. */
export const accomandante = given('accomandante', 'Socio accomandante', 'logico');
export const capitale = given('capitale', 'Quota di capitale', 'euro');

const delSocio = (id: string, titolo: string, valore: Nodo) =>
  regola({
    id: `soci.${id}`,
    titolo,
    unita: 'euro',
    raccolta: soci,
    formule: sempre(valore, PER_TRASPARENZA, MODELLO),
  });
const perQuota = (di: Nodo) => arrotonda.centesimo(per(di, quota));
const hasQuota = oltre(quota, parte(0));
const perdita = maggiore(zeroEuro, meno(zeroEuro, impresa));
/** A limited partner takes the loss up to his capital (TUIR art. 8, c. 2). */
const oltreCapitale = delSocio(
  'oltreCapitale',
  'Perdita oltre la quota di capitale',
  se(accomandante, maggiore(zeroEuro, meno(perQuota(perdita), capitale)), zeroEuro),
);
const eccedenza = conteggio(
  'societaPersone.eccedenzaPerdite',
  'Perdite oltre il capitale degli accomandanti',
  sommaDi(soci, oltreCapitale),
  tuir('art. 8, c. 2'),
);
export const quoteAccomandatari = regola({
  id: 'societaPersone.quoteAccomandatari',
  titolo: 'Quote dei soci che rispondono senza limiti',
  unita: 'rapporto',
  formule: sempre(sommaDi(soci, se(accomandante, parte(0), quota)), tuir('art. 8, c. 2')),
});
/** What the limited partners do not take goes to the others, by their shares. */
const diAltri = se(
  e(non(accomandante), e(oltre(eccedenza, zeroEuro), oltre(quota, parte(0)))),
  arrotonda.centesimo(diviso(per(eccedenza, quota), quoteAccomandatari)),
  zeroEuro,
);
export const totaleQuote = regola({
  id: 'societaPersone.totaleQuote',
  titolo: 'Totale delle quote',
  unita: 'rapporto',
  formule: sempre(sommaDi(soci, quota), PER_TRASPARENZA),
});
/** Whose loss does not stop at a capital. */
const senzaLimite = o(non(accomandante), fino(perdita, zeroEuro));

/**
 * The part of each partner in whole euro, as the form wants it; the last one takes what rounding leaves, so that the parts are
 * the whole. Not while the shares are not the whole themselves.
 */
function makeParte(
  id: string,
  titolo: string,
  intero: Nodo,
  suo: Nodo = perQuota(intero),
  prendeResto: Nodo = hasQuota,
): Concetto {
  const arrotondata = delSocio(`${id}Arrotondato`, titolo, arrotonda.euro(suo));
  const resto = meno(arrotonda.euro(intero), sommaDi(soci, arrotondata));
  return delSocio(
    id,
    titolo,
    se(e(uguale(totaleQuote, parte(1)), ultimo(soci, prendeResto)), somma(arrotondata, resto), arrotondata),
  );
}
export const redditoSocio = makeParte(
  'impresa',
  'Reddito o perdita d’impresa del socio',
  impresa,
  se(oltre(perdita, zeroEuro), saldo([oltreCapitale], [perQuota(perdita), diAltri]), perQuota(impresa)),
  e(hasQuota, senzaLimite),
);
export const autonomoSocio = makeParte('autonomo', 'Lavoro autonomo del socio', redditoAutonomo);
export const altriSocio = makeParte('altri', 'Altri redditi del socio', altri);
export const ritenuteSocio = makeParte('ritenute', 'Ritenute del socio', totaleRitenute);
export const perditaAccomandanti = conteggio(
  'societaPersone.perditaAccomandatari',
  'Perdite passate dagli accomandanti agli altri soci',
  minore(eccedenza, perdita),
  tuir('art. 8, c. 2'),
);
export const creditiSocio = makeParte('crediti', 'Crediti d’imposta del socio', creditiDaDividere);
export const oneriSocio = makeParte('oneri', 'Oneri del socio', oneriDaDividere);
/**
 * What goes beside the agreed income of a partner: RH col. 4, 15 and 16, and RF58 col. 1 and 3C, RF59 col. 2A of a business. Of a
 * company that agreed nothing, and holds none that did, not due.
 */
function makeConcordato(
  id: string,
  titolo: string,
  di: typeof daImputareImpresa | typeof daImputareAutonomo,
) {
  const makeSua = (nome: string, cosa: string, intero: Nodo) =>
    delSocio(
      `${id}${nome}`,
      `${titolo}: ${cosa}`,
      se(
        di.riguarda,
        makeParte(`${id}${nome}Parte`, `${titolo}: ${cosa}`, intero),
        nonDovuto('nessun concordato'),
      ),
    );
  return {
    effettivo: makeSua('Effettivo', 'reddito effettivo', di.effettivo),
    soglia: makeSua('Soglia', 'soglia minima', di.soglia),
    perdita: makeSua('PerditaCpb', 'perdita non compensata', di.perdita),
  };
}
export const concordatoImpresaSocio = makeConcordato('impresa', 'Impresa', daImputareImpresa);
export const concordatoAutonomoSocio = makeConcordato('autonomo', 'Lavoro autonomo', daImputareAutonomo);
/** CP3-CP5 of the partner, col. 2 and col. 3 (istruzioni PF 2026, fasc. 3, r. 8570-8579). */
export const sostitutivaSocio = makeParte('sostitutiva', 'Imposta sostitutiva del socio', sostitutive);
export const oltreLimiteSocio = makeParte('oltreLimite', 'Imponibile oltre 85.000 euro', oltreLimite);
export const aceSocio = makeParte('ace', 'ACE del socio', aceAttribuibile);

/** What a partner who has more than his tax gives back to the company, with his consent. */
export const riattribuite = importo('soci.riattribuite', 'Ritenute riattribuite', soci);
const CIRCOLARE = fonte('Circolare 56/E/2009', 'ritenute riattribuite');
export const residuePrecedenti = importo(
  'societaPersone.riattribuiteResidue',
  'Residuo dell’anno precedente',
);
export const riattribuiteUsate = importo('societaPersone.riattribuiteUsate', 'Utilizzate in F24');
export const totaleRiattribuite = conteggio(
  'societaPersone.riattribuite',
  'Ritenute riattribuite alla società',
  sommaDi(soci, riattribuite),
  CIRCOLARE,
);
export const riattribuiteCredito = conteggio(
  'societaPersone.riattribuiteCredito',
  'Credito residuo',
  maggiore(zeroEuro, saldo([residuePrecedenti, totaleRiattribuite], [riattribuiteUsate])),
  CIRCOLARE,
);
export const rimborso = importo('societaPersone.rimborso', 'Rimborso');
export const compensazione = conteggio(
  'societaPersone.compensazione',
  'In compensazione',
  maggiore(zeroEuro, meno(riattribuiteCredito, rimborso)),
  CIRCOLARE,
);
