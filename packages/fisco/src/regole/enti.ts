import {
  arrotonda,
  dato,
  incerto,
  meno,
  minore,
  type Nodo,
  per,
  saldo,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { quotaGalliera, quotaOneri } from '../parametri/enti.ts';
import { aliquotaIres, aliquotaIresRidotta } from '../parametri/imprese.ts';
import * as agricole from './agricole.ts';
import { computeImponibile, makeAnticipi, makeNetta, makeRimborso, makeSaldoIres } from './catena-ires.ts';
import { makeCreditoEstero } from './credito-estero.ts';
import { makeEccedenzeGruppo } from './eccedenze-gruppo.ts';
import { associazione, dividendiImponibili, redditoForfetario, redditoPubblico } from './enti-redditi.ts';
import { daRiscontrare, tuir } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';
import { usePerditeSocieta } from './perdite-societa.ts';
import * as categorie from './redditi-categorie.ts';
import { redditoImpresa } from './reddito-impresa/reddito.ts';
import { effettiva as semplificata } from './semplificata.ts';
import { autonomo } from './societa-persone.ts';
import { makeTrust } from './trust.ts';

const ENTI = daRiscontrare('TUIR', 'artt. 143 e 144');
const make = (id: string, titolo: string, valore: Nodo, fonte = ENTI) =>
  conteggio(`ente.${id}`, titolo, valore, fonte);

/** The incomes of the other quadri, and their rigo of RN: what each quadro gives, with what comes already determined. */
export const altriRedditi = (
  [
    ['RA', 1, 'terreni', 'Redditi dei terreni', categorie.redditoTerreni],
    ['RB', 2, 'fabbricati', 'Redditi dei fabbricati', categorie.redditoFabbricati],
    ['RD', 4, 'allevamento', 'Allevamento e produzioni agricole', agricole.lordo],
    ['RH', 8, 'partecipazioni', 'Redditi di partecipazione', categorie.redditoPartecipazioni],
    ['RL', 9, 'altri', 'Redditi di capitale e diversi', categorie.rl.totale],
    ['RT', 11, 'plusvalenze', 'Plusvalenze di natura finanziaria', categorie.plusvalenzeOrdinarie],
  ] as const
).map(([quadro, rigo, id, titolo, suo]) => {
  const dato = importo(`ente.${id}`, titolo);
  return { quadro, rigo, dato, reddito: make(`rn${rigo}`, titolo, somma(suo, dato), tuir('art. 143')) };
});

// --- income: a loss of business reduces no other, it is carried -------------------------------------------------------------
const impresa = somma(redditoImpresa, semplificata, redditoForfetario, associazione.reddito, redditoPubblico);
export const redditoDiImpresa = make('impresa', 'Reddito d’impresa', positivo(impresa));
export const perditaImpresa = make(
  'perditaImpresa',
  'Perdita d’impresa dell’anno',
  positivo(meno(zeroEuro, impresa)),
);
const redditi = somma(redditoDiImpresa, autonomo, dividendiImponibili, ...altriRedditi.map((v) => v.reddito));
/** What the limits of the gifts are measured on. */
export const sommaRedditi = make('somma', 'Somma dei redditi', positivo(redditi), tuir('art. 143'));
export const minimoIndicato = importo('ente.minimo', 'Reddito minimo, fuori di RH');
export const minimoComodo = make(
  'minimoComodo',
  'Reddito minimo',
  somma(categorie.minimoPartecipate, minimoIndicato),
  daRiscontrare('L. 724/1994', 'art. 30'),
);
export const liberalita112 = importo('ente.liberalita112', 'Legge 112/2016');
export const liberalita = importo('ente.liberalita', 'Liberalità');
/** Losses of business are taken from the income of business alone, whatever else there is. */
export const perdite = usePerditeSocieta('iresEnte', redditoDiImpresa, redditoDiImpresa);
export const reddito = make(
  'complessivo',
  'Reddito complessivo',
  positivo(saldo([sommaRedditi], [perdite.usate, liberalita])),
  tuir('art. 143'),
);
export const creditiDividendi = importo('ente.creditiDividendi', 'Crediti su dividendi e fondi');
const lordo = somma(reddito, creditiDividendi);
export const oneri = importo('ente.oneri', 'Oneri deducibili');
export const oneriUsati = make(
  'oneriUsati',
  'Oneri deducibili usati',
  minore(oneri, lordo),
  tuir('art. 146'),
);
export const terzoSettore = importo('ente.terzoSettore', 'Terzo settore');
export const altreDeduzioni = importo('iresEnte.deduzioni', 'ACE e altre deduzioni');
/** A trust's income is of the beneficiaries who are named. */
export const trust = makeTrust('trustEnte', reddito);
export const imponibile = make(
  'imponibile',
  'Reddito imponibile',
  computeImponibile({
    base: lordo,
    usate: oneriUsati,
    deduzioni: [terzoSettore, altreDeduzioni, trust.totale],
    minimo: minimoComodo,
  }),
);

// --- tax: half of it for bodies of public or social use ---------------------------------------------------------------------
export const agevolato = dato({
  id: 'ente.agevolato',
  titolo: 'Riduzione alla metà (D.P.R. 601/1973, art. 6)',
  unita: 'logico',
  seManca: 'zero',
});
/** Where only some of what is earned has the half rate. */
export const redditoPieno = importo('ente.pieno', 'di cui ad aliquota piena');
export const imponibileRidotto = make(
  'imponibileRidotto',
  'Reddito ad aliquota ridotta',
  se(agevolato, positivo(meno(imponibile, redditoPieno)), zeroEuro),
);
export const imponibilePieno = make(
  'imponibilePieno',
  'Reddito ad aliquota piena',
  meno(imponibile, imponibileRidotto),
);
const ridotta = incerto(
  aliquotaIresRidotta,
  'le attività che godono della riduzione sono a cura di chi compila',
);
const imposta = conteggio(
  'iresEnte.imposta',
  'IRES lorda',
  somma(
    arrotonda.centesimo(per(imponibilePieno, aliquotaIres)),
    arrotonda.centesimo(per(imponibileRidotto, ridotta)),
  ),
  tuir('art. 77'),
);
export const galliera = importo('ente.galliera', 'Ospedale Galliera');
export const gallieraUsata = make(
  'gallieraUsata',
  'Ospedale Galliera',
  minore(galliera, arrotonda.euro(per(imposta, quotaGalliera))),
);
export const oneriDetraibili = importo('ente.oneriDetraibili', 'Oneri detraibili');
export const detrazioneOneri = make(
  'detrazioneOneri',
  'Oneri, 19%',
  arrotonda.euro(per(oneriDetraibili, quotaOneri)),
  tuir('art. 147'),
);
export const altreDetrazioni = (
  [
    [2, 'Riqualificazione energetica'],
    [3, 'Sisma'],
    [4, 'Start-up'],
    [5, 'Colonnine di ricarica'],
  ] as const
).map(([colonna, titolo]) => ({ colonna, dato: importo(`ente.detrazione${colonna}`, titolo) }));
const netta = makeNetta(
  'iresEnte',
  imposta,
  somma(gallieraUsata, detrazioneOneri, ...altreDetrazioni.map((d) => d.dato)),
);
export const creditoEstero = makeCreditoEstero('esteroEnte', {
  complessivo: imponibile,
  lorda: imposta,
  netta: netta.netta,
});
export const eccedenzeGruppo = makeEccedenzeGruppo('eccedenzeEnte');
export const saldoEnte = makeSaldoIres('iresEnte', netta, {
  crediti: [creditoEstero.totale],
  versamenti: [eccedenzeGruppo.ricevute.totale],
});
export const rimborso = makeRimborso('iresEnte', saldoEnte.saldo, eccedenzeGruppo.cedute.totale);
export const iresEnte = { ...saldoEnte, anticipi: makeAnticipi('iresEnte', saldoEnte.dovuta) };

// --- the loss that goes on -------------------------------------------------------------------------------------------------------
export const limitateTotali = make(
  'limitateTotali',
  'Perdite limitate da riportare',
  somma(perdite.limitateResidue, perditaImpresa),
  tuir('art. 84'),
);
