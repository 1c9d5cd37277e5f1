import { almeno, costante, fino, type Nodo, non, oltre, sotto, type Unita, uguale } from '../engine/index.ts';
import { EspressioneError, type Operatore, type Tratto } from './albero.ts';
import { joinNature, nameNatura, type Parte, unitOf } from './natura.ts';

const ORDINATI: Partial<Record<Operatore, (a: Nodo, b: Nodo) => Nodo>> = {
  '<': sotto,
  '<=': fino,
  '>': oltre,
  '>=': almeno,
};

/** A comparison: amounts, numbers and dates are ordered, codes and conditions are equal or not. */
export function translateConfronto(operatore: Operatore, a: Parte, b: Parte, dove: Tratto): Parte {
  const natura = joinNature([a, b], dove, 'non si confrontano');
  const isOrdinabile = natura !== 'codice' && natura !== 'logico' && natura !== 'testo';
  if (!isOrdinabile && operatore !== '=' && operatore !== '<>')
    throw new EspressioneError(`Per ${nameNatura(natura)} si usa solo = oppure <>.`, dove);
  const isPlain = natura === 'libero' || natura === 'testo' || natura === 'percento';
  const decimale = natura === 'libero' && [a, b].some((parte) => unitOf(parte) === 'quota');
  const unita = isPlain ? (decimale ? 'quota' : unitOf(a)) : natura;
  return {
    ...dove,
    natura: 'logico',
    make() {
      const x = makeTermine(a, b, unita);
      const y = makeTermine(b, a, unita);
      if (operatore === '<>') return non(uguale(x, y));
      return (ORDINATI[operatore] ?? uguale)(x, y);
    },
  };
}

/** One side of a comparison; a literal beside the casella of a code is read as one of its values. */
function makeTermine(parte: Parte, altra: Parte, unita: Unita): Nodo {
  if (unita !== 'codice' || parte.scritto === undefined || altra.encode === undefined)
    return parte.make(unita);
  const valore = altra.encode(parte.scritto);
  if (valore === undefined)
    throw new EspressioneError(`La casella non ha il codice «${parte.scritto}».`, parte);
  return costante('codice', valore);
}
