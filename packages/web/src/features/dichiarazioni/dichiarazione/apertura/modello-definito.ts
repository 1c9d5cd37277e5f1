import { modelloDiTipo } from '@quadra/contract';
import { loadModelloDefinito, type Modello } from '@quadra/fisco';
import { hideAltrui, hideNonAttivi } from '../dati/soggetto.ts';
import type { Dichiarazione } from '../dichiarazione.api.ts';

/** The form of a declaration: with what the vendor defined, without what is not of its client. */
export async function loadModelloDi(dichiarazione: Dichiarazione): Promise<Modello> {
  const { anno, tipo, tipoCliente, righi } = dichiarazione;
  const { impronta, definizioni, messaggi } = dichiarazione.definizioni;
  const definito = await loadModelloDefinito(anno, modelloDiTipo[tipo].modello, {
    impronta,
    definizioni: definizioni.map(({ versione, definizione }) => ({ ...definizione, versione })),
    messaggi,
    configurati: dichiarazione.quadriConfigurati,
  });
  if (definito === undefined) throw new Error(`no modello for ${anno}`);
  return hideNonAttivi(hideAltrui(definito.modello, tipoCliente, righi), dichiarazione);
}
