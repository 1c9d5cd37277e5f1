import type { GenereDefinizione } from '@quadra/contract';
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
  return { ...comune, genere, contenuto: valori[genere] } as Scritta;
}
