import {
  dato as datoDi,
  maggiore,
  meno,
  type Nodo,
  oltre,
  saldo,
  se,
  somma,
  zeroEuro,
} from '../../engine/index.ts';
import { daRiscontrare, tuir } from '../fonti.ts';
import { conteggio, importo, positivo } from '../importi.ts';
import { countPartecipate } from '../partecipate-concordate.ts';
import { totaleAumenti, totaleDiminuzioni } from './variazioni.ts';

const MODELLO = daRiscontrare('Istruzioni Redditi PF 2026', 'fascicolo 3, righi RF57-RF63');
const make = (id: string, titolo: string, valore: Nodo) =>
  conteggio(`redditoImpresa.${id}`, titolo, valore, tuir('art. 83'));
const dato = (id: string, titolo: string) => importo(`redditoImpresa.${id}`, titolo);

export const utile = dato('utile', 'Utile');
export const perditaConto = dato('perdita', 'Perdita');
/** RF6: deductions off the books of before 2008 that come back. */
export const extracontabili = [
  dato('riassorbimento1', 'Beni materiali e immateriali'),
  dato('riassorbimento2', 'Altri beni'),
  dato('riassorbimento3', 'Accantonamenti'),
] as const;
export const riassorbimento = dato('riassorbimento', 'Totale');
const riassorbito = se(oltre(riassorbimento, zeroEuro), riassorbimento, somma(...extracontabili));
export const lordo = make(
  'lordo',
  'Reddito o perdita lordi',
  saldo([utile, riassorbito, totaleAumenti], [perditaConto, totaleDiminuzioni]),
);

// --- what comes from other companies ------------------------------------------------------------------------------------------
export const daPersone = dato('partecipazioni', 'Società di persone');
export const daTrasparenti = dato('partecipazioniTrasparenti', 'Società trasparenti');
export const minimoComodo = dato('partecipazioniMinimo', 'Reddito minimo');
export const concordatoPersone = dato('partecipazioni3A', 'Concordato, società di persone');
export const concordatoTrasparenti = dato('partecipazioni3B', 'Concordato, società trasparenti');
export const soglieConcordato = dato('partecipazioni3C', 'Soglie minime del concordato');
/** Col. 3D: 1 when 3A is nought, 2 when 3B is, 3 when both are. */
export const concordatoZero = datoDi({
  id: 'redditoImpresa.partecipazioni3D',
  titolo: 'Quote concordate pari a zero',
  unita: 'numero',
  seManca: 'zero',
});
export const partecipazioni = make('partecipazioniTotale', 'Totale', somma(daPersone, daTrasparenti));
export const perditePersone = dato('perditePartecipazioni', 'Società di persone');
export const perditeTrasparenti = dato('perditeTrasparenti', 'Società trasparenti');
export const perditeRettificate = dato('perdite2A', 'Rettificate dal concordato');
export const perditePartecipazioni = make(
  'perditeTotale',
  'Totale',
  somma(perditePersone, perditeTrasparenti),
);
/** Where a company held has an agreement, its figures take the place of the effective ones. */
const contate = countPartecipate({
  ...{ persone: daPersone, trasparenti: daTrasparenti, perdite: perditePartecipazioni },
  ...{ conPersone: concordatoPersone, conTrasparenti: concordatoTrasparenti },
  ...{ pariAZero: concordatoZero, conPerdite: perditeRettificate },
});
/** Whether a colonna of the companies in the agreement is filled. */
export const conPartecipate = contate.riguarda;
const minimo = somma(minimoComodo, soglieConcordato);
const primaDelMinimo = saldo([lordo, contate.redditi], [contate.perdite]);
/** RF60: what charitable gifts are taken from, never below the minimum that other companies impute. */
export const primaLiberalita = conteggio(
  'redditoImpresa.primaLiberalita',
  'Reddito prima delle erogazioni liberali',
  se(oltre(minimo, zeroEuro), maggiore(primaDelMinimo, minimo), primaDelMinimo),
  MODELLO,
);
export const nonCompensate = make(
  'nonCompensate',
  'Perdite non compensate',
  se(
    oltre(minimo, zeroEuro),
    positivo(saldo([primaLiberalita, contate.perdite], [lordo, contate.redditi])),
    zeroEuro,
  ),
);
export const liberalita = dato('liberalita', 'Erogazioni liberali');
export const proventiEsenti = dato('proventiEsenti', 'Proventi esenti');
/** Exempt income comes off a loss, never off an income. */
const dopoLiberalita = (prima: Nodo): Nodo => {
  const netto = meno(prima, liberalita);
  return se(oltre(zeroEuro, netto), meno(zeroEuro, positivo(saldo([], [netto, proventiEsenti]))), netto);
};
export const redditoImpresa = make('reddito', 'Reddito o perdita', dopoLiberalita(primaLiberalita));
const conConti = saldo([lordo, partecipazioni], [perditePartecipazioni]);
/** As without any agreement, of who declares or of who he holds (D.Lgs. 13/2024, art. 35, c. 2). */
export const redditoEffettivo = make(
  'effettivo',
  'Reddito o perdita effettivi',
  dopoLiberalita(se(oltre(minimoComodo, zeroEuro), maggiore(conConti, minimoComodo), conConti)),
);
