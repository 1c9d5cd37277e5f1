import {
  type Concetto,
  type Dato,
  dato,
  maggiore,
  meno,
  minore,
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

const MODELLO = daRiscontrare('Modello 770', 'quadri ST, SV, SX e SY');

/** What of a withholding agent was withheld and paid: one rigo each, in a prospetto of its kind. */
export interface Versamenti {
  readonly raccolta: string;
  readonly operate: Dato;
  readonly versate: Dato;
  readonly totaleOperate: Concetto;
  readonly totaleVersate: Concetto;
  /** Withheld and not paid; negative where more was paid. */
  readonly differenza: Concetto;
}

function makeVersamenti(raccolta: string, di: string): Versamenti {
  const operate = importo(`${raccolta}.operate`, `${di}: ritenute operate`, raccolta);
  const versate = importo(`${raccolta}.versate`, `${di}: importi versati`, raccolta);
  const totale = (id: string, titolo: string, di_: Nodo) =>
    conteggio(`${raccolta}.${id}`, titolo, di_, MODELLO);
  const totaleOperate = totale('totaleOperate', 'Ritenute operate', sommaDi(raccolta, operate));
  const totaleVersate = totale('totaleVersate', 'Importi versati', sommaDi(raccolta, versate));
  return {
    raccolta,
    operate,
    versate,
    totaleOperate,
    totaleVersate,
    differenza: totale('differenza', 'Differenza', meno(totaleOperate, totaleVersate)),
  };
}

/** The four sezioni of ST, in their order. */
export const sezioniST = [
  { titolo: 'ritenute IRPEF', ...makeVersamenti('ritenuteIrpef', 'IRPEF') },
  { titolo: 'addizionale regionale', ...makeVersamenti('ritenuteRegionali', 'Addizionale regionale') },
  { titolo: 'redditi di capitale', ...makeVersamenti('ritenuteCapitale', 'Redditi di capitale') },
  { titolo: 'imposte sostitutive', ...makeVersamenti('imposteSostituto', 'Imposte sostitutive') },
] as const;
/** SV: the municipal surcharge. */
export const comunali = makeVersamenti('ritenuteComunali', 'Addizionale comunale');

/** SX: what was in credit, and what of it was used in F24. */
export const creditoPrecedente = importo(
  'sostituto.creditoPrecedente',
  'Credito della dichiarazione precedente',
);
export const creditoAnno = importo('sostituto.creditoAnno', 'Credito dell’anno');
export const creditoUsato = importo('sostituto.creditoUsato', 'Utilizzato in compensazione');
const disponibile = somma(creditoPrecedente, creditoAnno);
export const creditoSuperato: Nodo = oltre(creditoUsato, disponibile);
export const creditoResiduo = conteggio(
  'sostituto.creditoResiduo',
  'Credito residuo',
  meno(disponibile, minore(creditoUsato, disponibile)),
  MODELLO,
);

/** SY: sums paid to creditors by garnishment, and to persons abroad without a codice fiscale. */
export const pignoramenti = 'pignoramenti';
export const esteri = 'percipientiEsteri';
export const sommeErogate = importo('pignoramenti.somme', 'Somme erogate', pignoramenti);
export const totaleErogate = conteggio(
  'pignoramenti.totale',
  'Somme erogate ai creditori',
  sommaDi(pignoramenti, sommeErogate),
  MODELLO,
);
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
  formule: sempre(se(oltre(lordoEstero, zeroEuro), maggiore(zeroEuro, nettoEstero), zeroEuro), MODELLO),
});

const scelta = (id: string, titolo: string) =>
  dato({ id: `sostituto.${id}`, titolo, unita: 'logico', seManca: 'zero' });
/** The data of a withholding agent may be sent in up to three flows. */
export const separata = scelta('separata', 'Invio in flussi separati');
export const flussi = [
  scelta('dipendenti', 'Dati dei dipendenti'),
  scelta('autonomi', 'Dati di lavoro autonomo e provvigioni'),
  scelta('altri', 'Altri dati'),
] as const;
