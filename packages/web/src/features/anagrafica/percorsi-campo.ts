import { fromWire } from '@quadra/contract';
import { etichette, type PercorsoCampo } from '../../messages/anagrafica-scheda.ts';

/** A field path of the server (`DomicilioFiscale.Comune`) with the names of the house (`domicilioFiscale.comune`). */
export const toPercorsoInterno = (percorso: string): string =>
  percorso
    .split('.')
    .map((parte) => Object.keys(fromWire({ [parte]: null }))[0] ?? parte)
    .join('.');

/** The label of a path; the path itself when it is not a field of the form. */
export const getEtichetta = (percorso: string): string => etichette[percorso as PercorsoCampo] ?? percorso;
