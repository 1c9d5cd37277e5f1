import { segnapostiIncarico } from '@quadra/contract';

/** A piece of a text: words, a place with what stands in it, or a place that nothing fills. */
export interface Pezzo {
  readonly tipo: 'parole' | 'noto' | 'ignoto';
  readonly testo: string;
}

/** A text with the names in its places, piece by piece: what nothing fills stays as it is written. Pure. */
export function splitTesto(testo: string, nomi: Readonly<Record<string, string>>): Pezzo[] {
  return testo.split(/(\{[^{}]*\})/).flatMap((parte): Pezzo[] => {
    if (parte === '') return [];
    const nome = /^\{([^{}]*)\}$/.exec(parte)?.[1];
    if (nome === undefined) return [{ tipo: 'parole', testo: parte }];
    const isNoto = (segnapostiIncarico as readonly string[]).includes(nome);
    return [isNoto ? { tipo: 'noto', testo: nomi[nome] ?? parte } : { tipo: 'ignoto', testo: parte }];
  });
}
