import {
  type Concetto,
  type Dato,
  maggiore,
  meno,
  type Nodo,
  oltre,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { daRiscontrare, sempre } from './fonti.ts';
import { conteggio, importo } from './importi.ts';

const SY = daRiscontrare('Modello 770', 'prospetto SY');
const CAPITALE = daRiscontrare('Modello 770', 'quadri dei redditi di capitale');

/** SY: sums paid to creditors by garnishment, by whom they are owed and by a third party; transfers; persons abroad. */
export const pignorati = 'debitoriPignorati';
export const pignoramenti = 'pignoramenti';
export const bonifici = 'bonificiOneri';
export const esteri = 'percipientiEsteri';
export const sommePignorate = importo('debitoriPignorati.somme', 'Somme liquidate', pignorati);
export const sommeErogate = importo('pignoramenti.somme', 'Somme erogate', pignoramenti);
export const bonifico = importo('bonificiOneri.somme', 'Bonifici accreditati', bonifici);
export const ritenutaBonifico = importo('bonificiOneri.ritenuta', 'Ritenuta operata', bonifici);
const totale = (id: string, titolo: string, nodo: Nodo): Concetto => conteggio(id, titolo, nodo, SY);
export const totalePignorate = totale(
  'debitoriPignorati.totale',
  'Somme liquidate ai creditori',
  sommaDi(pignorati, sommePignorate),
);
export const totaleErogate = totale(
  'pignoramenti.totale',
  'Somme erogate ai creditori',
  sommaDi(pignoramenti, sommeErogate),
);
export const totaliBonifici = [
  totale('bonificiOneri.totale', 'Bonifici accreditati', sommaDi(bonifici, bonifico)),
  totale('bonificiOneri.ritenute', 'Ritenute operate', sommaDi(bonifici, ritenutaBonifico)),
] as const;

const estero = (id: string, titolo: string): Dato => importo(`percipientiEsteri.${id}`, titolo, esteri);
export const lordoEstero = estero('lordo', 'Ammontare lordo');
export const convenzioneEstero = estero('convenzione', 'Somme non soggette per convenzione');
export const nonSoggetteEstero = estero('nonSoggette', 'Altre somme non soggette');
export const ritenuteEstero = estero('ritenute', 'Ritenute a titolo d’imposta');
const nettoEstero = meno(lordoEstero, convenzioneEstero, nonSoggetteEstero);
export const esteroSuperato: Nodo = oltre(zeroEuro, nettoEstero);
export const imponibileEstero = regola({
  id: 'percipientiEsteri.imponibile',
  titolo: 'Imponibile',
  unita: 'euro',
  raccolta: esteri,
  formule: sempre(se(oltre(lordoEstero, zeroEuro), maggiore(zeroEuro, nettoEstero), zeroEuro), SY),
});

/** A quadro of income from capital: what was paid and what was withheld of it, as it is typed. */
export interface Capitale {
  readonly codice: string;
  readonly raccolta: string;
  readonly somme: Dato;
  readonly ritenute: Dato;
  readonly totaleSomme: Concetto;
  readonly totaleRitenute: Concetto;
}
function makeCapitale(codice: string): Capitale {
  const raccolta = `capitale${codice}`;
  const somme = importo(`${raccolta}.somme`, `${codice}: somme`, raccolta);
  const ritenute = importo(`${raccolta}.ritenute`, `${codice}: ritenute o imposta`, raccolta);
  const suo = (id: string, titolo: string, di: Dato) =>
    conteggio(`${raccolta}.${id}`, titolo, sommaDi(raccolta, di), CAPITALE);
  return {
    codice,
    raccolta,
    somme,
    ritenute,
    totaleSomme: suo('totaleSomme', `${codice}, somme`, somme),
    totaleRitenute: suo('totaleRitenute', `${codice}, ritenute o imposta`, ritenute),
  };
}
export const capitali = ['SF', 'SG', 'SH', 'SI', 'SK', 'SL', 'SM', 'SO', 'SP', 'SQ'].map(makeCapitale);
/** SS: the other quadri together. */
export const riassunto = {
  somme: conteggio('capitale.somme', 'Somme', somma(...capitali.map((c) => c.totaleSomme)), CAPITALE),
  ritenute: conteggio(
    'capitale.ritenute',
    'Ritenute o imposta',
    somma(...capitali.map((c) => c.totaleRitenute)),
    CAPITALE,
  ),
} as const;
