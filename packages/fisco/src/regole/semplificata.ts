import {
  dato,
  maggiore,
  meno,
  type Nodo,
  oltre,
  presente,
  saldo,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { tuir } from './fonti.ts';
import { conteggio, importo } from './importi.ts';
import { countPartecipate } from './partecipate-concordate.ts';
import * as rate from './reddito-impresa/rateazioni.ts';

/** What is taken in and spent by who keeps simplified books: as it is paid, or by year where the law says (TUIR art. 66). */
const ART_66 = tuir('art. 66');
const voce = (id: string, titolo: string) => importo(`semplificata.${id}`, titolo);

export const ricavi = importo('societaPersone.ricavi', 'Componenti positivi senza dettaglio');
export const costi = importo('societaPersone.costi', 'Componenti negativi senza dettaglio');
/** By rigo of RG; those with more columns say which one counts. */
export const positivi = {
  2: voce('percepiti', 'Ricavi percepiti, art. 85, c. 1, lett. a e b'),
  3: voce('altriProventi', 'Altri proventi considerati ricavi'),
  5: voce('nonAnnotati', 'Componenti positivi non annotati'),
  7: voce('sopravvenienze', 'Sopravvenienze attive'),
  8: voce('rimanenze', 'Rimanenze finali, casi particolari'),
  9: voce('opere', 'Rimanenze di opere ultrannuali'),
} as const;
export const isa = voce('isa', 'Di cui ulteriori componenti per gli ISA');
export const plusvalenze = voce('plusvalenze', 'Plusvalenze tassate nell’anno');
export const quotePlusvalenze = voce(
  'quotePlusvalenze',
  'Plusvalenze e sopravvenienze a rate, quota dell’anno',
);
export const esistenze = {
  1: voce('esistenzeMerci', 'Esistenze iniziali, art. 92'),
  2: voce('esistenzeOpere', 'Esistenze iniziali, art. 93'),
  3: voce('esistenzeTitoli', 'Esistenze iniziali, art. 94'),
} as const;
export const negativi = {
  15: voce('acquisti', 'Acquisti di materie, merci e lavorazioni di terzi'),
  16: voce('lavoro', 'Lavoro dipendente, assimilato e autonomo'),
  17: voce('associazione', 'Utili di associazione in partecipazione'),
  18: voce('ammortamenti', 'Ammortamenti'),
  19: voce('minuti', 'Beni di costo fino a 516,46 euro'),
  20: voce('leasing', 'Canoni di locazione finanziaria di beni mobili'),
  23: voce('esenti', 'Redditi detassati'),
} as const;

/** Amounts each with its code: the other items of RG10 and of RG22. */
const makeAltri = (nome: string, titolo: string) => {
  const raccolta = `semplificata.${nome}`;
  const suo = importo(`${raccolta}.importo`, 'Importo', raccolta);
  return {
    raccolta,
    codice: dato({ id: `${raccolta}.codice`, titolo: 'Codice', unita: 'codice', raccolta, seManca: 'zero' }),
    importo: suo,
    totale: conteggio(`${raccolta}.totale`, titolo, sommaDi(raccolta, suo), ART_66),
  };
};
export const altriPositivi = makeAltri('positivi', 'Altri componenti positivi');
export const altriNegativi = makeAltri('negativi', 'Altri componenti negativi');

const indicati = conteggio(
  'semplificata.indicati',
  'Componenti positivi indicati',
  somma(...Object.values(positivi), plusvalenze, quotePlusvalenze, altriPositivi.totale, ricavi),
  ART_66,
);
/** Who fills RG takes there what RS divides in parts; who does not, in RF. */
export const isInRG = presente(indicati);
const dalProspetto = (nome: string, titolo: string, valore: Nodo, norma: string) =>
  conteggio(`semplificata.${nome}`, titolo, se(isInRG, valore, zeroEuro), tuir(norma));
/** RG6: the parts of the year that nobody wrote. */
export const rateDelProspetto = dalProspetto(
  'rateDelProspetto',
  'Plusvalenze e sopravvenienze a rate, dal prospetto',
  se(
    presente(quotePlusvalenze),
    zeroEuro,
    somma(rate.plusvalenze.imponibile, rate.sopravvenienze.imponibile),
  ),
  'art. 86, c. 4',
);
/** RG7: what contributions of before 2024 still give. */
export const contributiDelProspetto = dalProspetto(
  'contributiDelProspetto',
  'Contributi a rate, dal prospetto',
  rate.contributi.imponibile,
  'art. 88, c. 3',
);
export const totalePositivi = conteggio(
  'semplificata.totalePositivi',
  'Totale componenti positivi',
  somma(indicati, rateDelProspetto, contributiDelProspetto),
  ART_66,
);
export const totaleEsistenze = conteggio(
  'semplificata.totaleEsistenze',
  'Esistenze iniziali',
  somma(...Object.values(esistenze)),
  ART_66,
);
export const totaleNegativi = conteggio(
  'semplificata.totaleNegativi',
  'Totale componenti negativi',
  somma(totaleEsistenze, ...Object.values(negativi), altriNegativi.totale, costi),
  ART_66,
);
export const differenza = conteggio(
  'semplificata.differenza',
  'Differenza',
  meno(totalePositivi, totaleNegativi),
  ART_66,
);
export const partecipazioni = {
  redditi: [
    voce('redditiPersone', 'Redditi di società di persone e trust'),
    voce('redditiTrasparenti', 'Redditi di società trasparenti'),
  ],
  perdite: [
    voce('perditePersone', 'Perdite di società di persone e trust'),
    voce('perditeTrasparenti', 'Perdite di società trasparenti'),
  ],
  minimo: voce('minimoPartecipate', 'Reddito minimo di società di comodo'),
  conPersone: voce('partecipate3A', 'Concordato, società di persone'),
  conTrasparenti: voce('partecipate3B', 'Concordato, società trasparenti'),
  soglia: voce('sogliaPartecipate', 'Soglie minime di redditi concordati'),
  /** Col. 3D: 1 when 3A is nought, 2 when 3B is, 3 when both are. */
  pariAZero: dato({
    id: 'semplificata.partecipate3D',
    titolo: 'Quote concordate pari a zero',
    unita: 'numero',
    seManca: 'zero',
  }),
  conPerdite: voce('perdite2A', 'Rettificate dal concordato'),
} as const;
export const redditiPartecipazioni = conteggio(
  'semplificata.redditiPartecipazioni',
  'Redditi di partecipazione',
  somma(...partecipazioni.redditi),
  ART_66,
);
export const perditePartecipazioni = conteggio(
  'semplificata.perditePartecipazioni',
  'Perdite di partecipazione',
  somma(...partecipazioni.perdite),
  ART_66,
);
const [persone, trasparenti] = partecipazioni.redditi;
const contate = countPartecipate({
  ...partecipazioni,
  ...{ persone, trasparenti, perdite: perditePartecipazioni },
});
/** Whether a colonna of the companies in the agreement is filled. */
export const conPartecipate = contate.riguarda;
const algebrico: Nodo = saldo([differenza, contate.redditi], [contate.perdite]);
const minimo = somma(partecipazioni.minimo, partecipazioni.soglia);
/** RG28: not below what the companies it takes part in must declare. */
export const reddito = conteggio(
  'semplificata.reddito',
  'Reddito prima delle liberalità',
  se(oltre(minimo, zeroEuro), maggiore(algebrico, minimo), algebrico),
  ART_66,
);
export const perditaNonCompensata = conteggio(
  'semplificata.perdita',
  'Perdita non compensata',
  meno(reddito, algebrico),
  ART_66,
);
export const liberalita = voce('liberalita', 'Erogazioni liberali');
/** RG31, of who is not in the agreement himself. */
export const effettiva = conteggio(
  'societaPersone.semplificata',
  'Reddito o perdita, contabilità semplificata',
  meno(reddito, liberalita),
  ART_66,
);
const conConti = saldo([differenza, redditiPartecipazioni], [perditePartecipazioni]);
/** As without any agreement, of who declares or of who he holds (D.Lgs. 13/2024, art. 35, c. 2). */
export const redditoEffettivo = conteggio(
  'semplificata.effettivo',
  'Reddito o perdita effettivi',
  meno(
    se(oltre(partecipazioni.minimo, zeroEuro), maggiore(conConti, partecipazioni.minimo), conConti),
    liberalita,
  ),
  tuir('art. 66'),
);
