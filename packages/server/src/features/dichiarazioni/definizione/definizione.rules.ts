import { createHash } from 'node:crypto';
import { type DefinizioneInVigore, type DefinizioneScritta, fromWire, testiCampo } from '@quadra/contract';
import { type Definizione, describeProblema, type ProblemaDefinizione } from '@quadra/fisco';
import type { ModelState } from '../../../http/domain-error.ts';
import type { InVigore } from './definizione.queries.ts';

/** A definition as the engine takes it. */
export function toMotore(inVigore: DefinizioneInVigore): Definizione {
  const { versione, definizione } = fromWire<DefinizioneInVigore>(inVigore);
  return { ...definizione, versione };
}

/** The mark of what is in force: the same definitions have the same mark, whatever the database. */
export const markInsieme = ({ definizioni, messaggi }: InVigore): string =>
  createHash('sha256')
    .update(JSON.stringify(messaggi.length === 0 ? definizioni : { definizioni, messaggi }))
    .digest('hex')
    .slice(0, 12);

const CAMPI: Readonly<Record<ProblemaDefinizione['campo'], string>> = {
  casella: 'Definizione.Casella',
  espressione: 'Definizione.Contenuto.Espressione',
  condizione: 'Definizione.Contenuto.Condizione',
};

/**
 * What is wrong in a definition once it is among those in force, by field; what it breaks in the others stands on its
 * casella, with the name of the other.
 */
export function describeProblemi(
  codice: string,
  prima: readonly ProblemaDefinizione[],
  dopo: readonly ProblemaDefinizione[],
): ModelState {
  const stato: Record<string, string[]> = {};
  for (const problema of dopo) {
    const isVecchio = prima.some((p) => p.codice === problema.codice && p.frase === problema.frase);
    // A whole that cannot be computed is of nobody in particular: of who changed it.
    const isSuo = problema.codice === codice || problema.codice === '';
    if (isVecchio && problema.codice !== codice) continue;
    const campo = isSuo ? CAMPI[problema.campo] : CAMPI.casella;
    const detto = describeProblema(problema);
    const frase = isSuo ? detto : `${problema.codice}: ${detto}`;
    stato[campo] = [...(stato[campo] ?? []), frase];
  }
  return stato;
}

/** What may not change once a definition is there. */
export function checkFissi(
  prima: Pick<DefinizioneScritta, 'Anno' | 'Modello' | 'Genere' | 'Codice'>,
  scritta: DefinizioneScritta,
): ModelState {
  const campi = ['Anno', 'Modello', 'Genere', 'Codice'] as const;
  return Object.fromEntries(
    campi
      .filter((campo) => prima[campo] !== scritta[campo])
      .map((campo) => [`Definizione.${campo}`, [testiCampo.FISSO]]),
  );
}

/** The year that a query reads: `{ANNO}` is that of the declaration, `{ANNO}-1` the one before. */
export function readAnno(scritto: string, anno: number): number {
  const [base = '', meno = '0'] = scritto.replace('{ANNO}', String(anno)).split('-');
  return Number(base) - Number(meno);
}
