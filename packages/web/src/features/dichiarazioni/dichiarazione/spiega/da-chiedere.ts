import type { MancanzaPer, Modello } from '@quadra/fisco';
import type { DaChiedere } from '../../../../dominio/richiesta/ask-documento.tsx';
import type { Richiesta } from '../../../../dominio/richiesta/richiesta.api.ts';
import { messaggiRichieste as m } from '../../../../messages/richiesta-documento.ts';
import { listProvabili } from './richieste-aperte.ts';

type Forma = Pick<Modello, 'findCasella'>;
const CASELLE_MASSIME = 20;
/** The paper that proves what is missing; undefined where the rules name none. */
const nameFoglio = ({ prova }: MancanzaPer): string | undefined => prova?.split(',')[0];

/**
 * What is asked of a client for something that is missing: with it all that the same document proves. Null where no document
 * of his proves it. Pure.
 */
export function gatherDaChiedere(
  mancanza: MancanzaPer,
  tutte: readonly MancanzaPer[],
  modello: Forma,
): Omit<DaChiedere, 'dichiarazione'> | null {
  const [primo] = listProvabili(mancanza, modello);
  if (primo === undefined) return null;
  const foglio = nameFoglio(mancanza);
  const simili = foglio === undefined ? [] : tutte.filter((altra) => nameFoglio(altra) === foglio);
  const caselle = new Map(
    [mancanza, ...simili]
      .flatMap((una) => listProvabili(una, modello))
      .map((dato) => [dato.chiave, dato] as const),
  );
  return {
    documento: m.nameDocumento(mancanza.prova, primo.titolo),
    caselle: [...caselle.values()].slice(0, CASELLE_MASSIME),
    prime: [...caselle.keys()].slice(0, CASELLE_MASSIME),
  };
}

/** The request of one of those caselle that still waits, or whose answer nobody looked at. Pure. */
export const findViva = (richieste: readonly Richiesta[], chiavi: readonly string[]): Richiesta | undefined =>
  richieste.find(
    ({ stato, caselle }) =>
      (stato === 'Chiesta' || stato === 'Arrivata') && caselle.some(({ chiave }) => chiavi.includes(chiave)),
  );
