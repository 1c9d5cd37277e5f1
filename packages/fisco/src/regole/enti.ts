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
import { computeImponibile, makeAnticipi, makeRimborso, makeSaldoIres } from './catena-ires.ts';
import { associazione, dividendiImponibili, redditoForfetario, redditoPubblico } from './enti-redditi.ts';
import { daRiscontrare, tuir } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';
import { usePerditeSocieta } from './perdite-societa.ts';
import { redditoImpresa } from './reddito-impresa/reddito.ts';
import { effettiva as semplificata } from './semplificata.ts';
import { autonomo } from './societa-persone.ts';

/** Income of the quadri that are not computed, already determined: by the letter of the quadro and its rigo of RN. */
export const altriRedditi = [
  { quadro: 'RA', rigo: 1, dato: importo('ente.terreni', 'Redditi dei terreni') },
  { quadro: 'RB', rigo: 2, dato: importo('ente.fabbricati', 'Redditi dei fabbricati') },
  { quadro: 'RD', rigo: 4, dato: importo('ente.allevamento', 'Allevamento e produzioni agricole') },
  { quadro: 'RH', rigo: 8, dato: importo('ente.partecipazioni', 'Redditi di partecipazione') },
  { quadro: 'RL', rigo: 9, dato: importo('ente.altri', 'Redditi di capitale e diversi') },
  { quadro: 'RT', rigo: 11, dato: importo('ente.plusvalenze', 'Plusvalenze di natura finanziaria') },
] as const;

const ENTI = daRiscontrare('TUIR', 'artt. 143 e 144');
const make = (id: string, titolo: string, valore: Nodo, fonte = ENTI) =>
  conteggio(`ente.${id}`, titolo, valore, fonte);

// --- income: a loss of business reduces no other, it is carried -------------------------------------------------------------
const impresa = somma(redditoImpresa, semplificata, redditoForfetario, associazione.reddito, redditoPubblico);
export const redditoDiImpresa = make('impresa', 'Reddito d’impresa', positivo(impresa));
export const perditaImpresa = make(
  'perditaImpresa',
  'Perdita d’impresa dell’anno',
  positivo(meno(zeroEuro, impresa)),
);
const redditi = somma(redditoDiImpresa, autonomo, dividendiImponibili, ...altriRedditi.map((v) => v.dato));
/** What the limits of the gifts are measured on. */
export const sommaRedditi = make('somma', 'Somma dei redditi', positivo(redditi), tuir('art. 143'));
export const minimoComodo = importo('ente.minimo', 'Reddito minimo');
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
export const imponibile = make(
  'imponibile',
  'Reddito imponibile',
  computeImponibile({
    base: lordo,
    usate: oneriUsati,
    deduzioni: [terzoSettore, altreDeduzioni],
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
export const saldoEnte = makeSaldoIres(
  'iresEnte',
  imposta,
  somma(gallieraUsata, detrazioneOneri, ...altreDetrazioni.map((d) => d.dato)),
);
export const rimborso = makeRimborso('iresEnte', saldoEnte.saldo);
export const iresEnte = { ...saldoEnte, anticipi: makeAnticipi('iresEnte', saldoEnte.dovuta) };

// --- the loss that goes on -------------------------------------------------------------------------------------------------------
export const limitateTotali = make(
  'limitateTotali',
  'Perdite limitate da riportare',
  somma(perdite.limitateResidue, perditaImpresa),
  tuir('art. 84'),
);
