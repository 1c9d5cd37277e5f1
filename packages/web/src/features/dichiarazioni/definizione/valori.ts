import type { GenereDefinizione } from '@quadra/contract';
import { parseNome, writeNome } from '@quadra/fisco';
import { ANNO_FISCALE } from '@quadra/values';
import type { Definizione, Scritta } from './definizione.api.ts';

type Contenuto<G extends GenereDefinizione> = Extract<Scritta, { genere: G }>['contenuto'];

/** The values of the form: what each kind holds stands beside, so that a change of kind loses nothing. */
export interface Valori {
  anno: number;
  modello: Scritta['modello'];
  genere: GenereDefinizione;
  codice: string;
  casella: string;
  formula: Contenuto<'formula'>;
  validazione: Contenuto<'validazione'>;
  lookup: Contenuto<'lookup'>;
  query: Contenuto<'query'>;
  campo: Contenuto<'campo'>;
}

const VUOTI: Omit<Valori, 'anno' | 'modello' | 'genere' | 'codice' | 'casella'> = {
  formula: { espressione: '', condizione: '', arrotondamento: 'arrotonda' },
  validazione: { condizione: '', messaggio: '', livello: 'error' },
  lookup: { tabella: 'comuni', campoChiave: 'Codice', campoDescrizione: 'Descrizione', filtro: '' },
  query: { nome: '', sorgente: 'Dichiarazione', anno: '{ANNO}-1', campo: '' },
  campo: {
    titolo: '',
    tipo: 'Intero',
    visibilita: 'Visibile',
    descrizione: '',
    maschera: '',
    obbligatorio: false,
  },
};

/** The last version written of a definition. */
const lastScritta = (una: Definizione): Scritta | undefined => una.versioni[0]?.definizione;

export const toValori = (una: Definizione | null): Valori => {
  const scritta = una === null ? undefined : lastScritta(una);
  if (scritta === undefined)
    return {
      anno: ANNO_FISCALE,
      modello: 'redditi-pf',
      genere: 'formula',
      codice: '',
      casella: '',
      ...VUOTI,
    };
  const { anno, modello, genere, codice, casella, contenuto } = scritta;
  return { anno, modello, genere, codice, casella, ...VUOTI, [genere]: contenuto };
};

/** What is sent: the content of the chosen kind. */
export function toScritta(valori: Valori): Scritta {
  const { anno, modello, genere, codice, casella } = valori;
  const comune = { anno, modello, codice: codice.trim(), casella: casella.trim().toUpperCase() };
  return { ...comune, genere, contenuto: trimTesti(valori[genere]) } as Scritta;
}

/** What is kept of what is typed: the places of a mistake are counted from its first character. */
const trimTesti = <T extends object>(contenuto: T): T =>
  Object.fromEntries(
    Object.entries(contenuto).map(([nome, valore]) => [
      nome,
      typeof valore === 'string' ? valore.trim() : valore,
    ]),
  ) as T;

/** Which of the values a field of the wire is: those of the content stand together, by kind. */
export const valoreDi = (percorso: string, { genere }: Valori): string => {
  const [, nome = '', ...dentro] = percorso.split('.');
  return dentro.length > 0 ? genere : nome;
};

/** Another casella or kind, and the name that goes with it where nobody wrote one. */
export function nameCodice(
  valori: Pick<Valori, 'genere' | 'codice' | 'casella'>,
  nuovi: Partial<Pick<Valori, 'genere' | 'casella'>>,
): Partial<Valori> {
  const nameFor = ({ genere, casella }: Pick<Valori, 'genere' | 'casella'>) => {
    const nome = parseNome(casella.trim().toUpperCase());
    return nome?.colonna === undefined ? '' : `${genere}.${writeNome({ ...nome, ripetuto: false })}`;
  };
  if (valori.codice !== nameFor(valori)) return nuovi;
  return { ...nuovi, codice: nameFor({ ...valori, ...nuovi }) };
}
