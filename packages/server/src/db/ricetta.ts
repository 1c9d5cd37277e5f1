import type { Compilable, CompiledQuery } from 'kysely';
import type { Trx } from './pool.ts';

/** A value that a query waits for. */
class Ignoto {
  readonly nome: string;
  constructor(nome: string) {
    this.nome = nome;
  }
}

/** What is given in the place of the values while a query is written: nothing may be decided by looking at it. */
const ignoti = new Proxy({}, { get: (_, nome) => new Ignoto(String(nome)) });

/**
 * A query that is written and compiled once, and asked each time with other values: for what is asked often and whose text
 * does not depend on them. `write` receives the place of each value, to be handed on as a parameter and no otherwise.
 */
export function makeRicetta<V extends object, R>(write: (trx: Trx, valori: V) => Compilable<R>) {
  let pronta: CompiledQuery<R> | undefined;
  return async (trx: Trx, valori: V): Promise<R[]> => {
    pronta ??= write(trx, ignoti as V).compile();
    const parameters = pronta.parameters.map((valore) =>
      valore instanceof Ignoto ? Reflect.get(valori, valore.nome) : valore,
    );
    return (await trx.executeQuery<R>({ ...pronta, parameters })).rows;
  };
}
