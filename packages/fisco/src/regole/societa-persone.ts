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
import { daRiscontrare, sempre, tuir } from './fonti.ts';
import { conteggio, importo } from './importi.ts';
import { redditoImpresa } from './ires.ts';

const MODELLO = daRiscontrare('Modello Redditi SP', 'quadri RN e RO');
const PER_TRASPARENZA = tuir('art. 5');

export const ricavi = importo('societaPersone.ricavi', 'Componenti positivi, contabilità semplificata');
export const costi = importo('societaPersone.costi', 'Componenti negativi, contabilità semplificata');
export const semplificata = conteggio(
  'societaPersone.semplificata',
  'Reddito o perdita, contabilità semplificata',
  meno(ricavi, costi),
  tuir('art. 66'),
);
export const compensi = importo('societaPersone.compensi', 'Compensi dell’associazione');
export const spese = importo('societaPersone.spese', 'Spese dell’associazione');
export const autonomo = conteggio(
  'societaPersone.autonomo',
  'Reddito o perdita di lavoro autonomo',
  meno(compensi, spese),
  tuir('art. 54'),
);
const ALTRI = [
  ['terreni', 'Redditi di terreni'],
  ['fabbricati', 'Redditi di fabbricati'],
  ['capitale', 'Redditi di capitale'],
  ['diversi', 'Redditi diversi'],
] as const;
/** Already determined: what the quadri that are not handled would give. */
export const altriRedditi = ALTRI.map(([id, titolo]) => importo(`societaPersone.${id}`, titolo));
export const impresa = conteggio(
  'societaPersone.impresa',
  'Reddito o perdita d’impresa',
  somma(redditoImpresa, semplificata),
  PER_TRASPARENZA,
);
const altri = conteggio('societaPersone.altri', 'Altri redditi', somma(...altriRedditi), PER_TRASPARENZA);
export const totale = conteggio(
  'societaPersone.totale',
  'Redditi da imputare ai soci',
  somma(impresa, autonomo, altri),
  PER_TRASPARENZA,
);
export const ritenute = importo('societaPersone.ritenute', 'Ritenute subite');

// --- who they go to -------------------------------------------------------------------------------------------------
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
const quoteAccomandatari = regola({
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
export const autonomoSocio = makeParte('autonomo', 'Lavoro autonomo del socio', autonomo);
export const altriSocio = makeParte('altri', 'Altri redditi del socio', altri);
export const ritenuteSocio = makeParte('ritenute', 'Ritenute del socio', ritenute);
export const perditaAccomandanti = conteggio(
  'societaPersone.perditaAccomandatari',
  'Perdite passate dagli accomandanti agli altri soci',
  minore(eccedenza, perdita),
  tuir('art. 8, c. 2'),
);
