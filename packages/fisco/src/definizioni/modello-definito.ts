import { FormulaError } from '../engine/types.ts';
import { createModello } from '../modelli/costruzione.ts';
import type { Modello } from '../modelli/modello.ts';
import type { Scheda } from '../modelli/scheda.ts';
import { tolerate } from '../modelli/tolleranza.ts';
import { applyDefinizioni } from './applicazione.ts';
import type { DefinizioniDiModello, ModelloDefinito, ProblemaDefinizione } from './definizione.ts';
import { applyMessaggi } from './messaggi.ts';

/** A form with what the vendor defined for it. One definition that does not count leaves the form as it was, and is told. */
export function defineModello(
  delModello: Scheda,
  { impronta, definizioni, messaggi = [] }: DefinizioniDiModello,
): ModelloDefinito {
  const scheda = applyMessaggi(delModello, messaggi);
  // Other words count nothing otherwise.
  const versione = definizioni.length === 0 ? scheda.versione : `${scheda.versione}+${impronta}`;
  const { scheda: definita, problemi, letture } = applyDefinizioni(scheda, definizioni);
  const modello = createModello({ ...definita, versione });
  const guasto = findGuasto(modello);
  if (guasto) return { modello: tolerate(createModello(scheda)), problemi: [...problemi, guasto], letture };
  return { modello: tolerate(modello), problemi, letture };
}

/** What only the whole program can tell: a formula that its units do not let be computed. */
function findGuasto(modello: Modello): ProblemaDefinizione | undefined {
  try {
    modello.createCalcolo();
    return undefined;
  } catch (errore) {
    if (!(errore instanceof FormulaError)) throw errore;
    return { codice: '', campo: 'espressione', frase: 'L’espressione non si può calcolare: unità diverse.' };
  }
}
