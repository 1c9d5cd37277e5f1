import {
  type BancaF24Filo,
  fromWire,
  type Interno,
  lavoriF24,
  percorsi,
  type RigaBancaF24Filo,
  type SceltaBancaF24Filo,
} from '@quadra/contract';
import { toCentesimi } from '@quadra/values';
import { send } from '../../../api/client.ts';

export type Banca = Interno<BancaF24Filo>;
export type RigaBanca = Interno<RigaBancaF24Filo>;
export type SceltaBanca = Interno<SceltaBancaF24Filo>;

/** What left an account by a statement, with the models it seems to have paid. */
export async function readBanca(testo: string): Promise<Banca> {
  const { data } = await send<{ data: BancaF24Filo }>('POST', percorsi.f24Banca, {
    corpo: { Contenuto: testo },
    lettura: true,
  });
  return fromWire<BancaF24Filo>(data);
}

/** A movement that may be said to have paid a model: it has a day, and models that it does not exceed. */
export const isPagabile = ({ esito, data, scelte, importo }: RigaBanca): boolean =>
  data !== null &&
  ['Corrisponde', 'Da scegliere', 'Importo diverso'].includes(esito) &&
  scelte.some((una) => toCentesimi(una.saldo) >= toCentesimi(importo));

/** The model chosen for each movement; what corresponds is chosen from the start. */
export type Scelti = ReadonlyMap<number, string>;
export const listCerti = (righe: readonly RigaBanca[]): Scelti =>
  new Map(
    righe.flatMap((riga): [number, string][] =>
      riga.esito === 'Corrisponde' && isPagabile(riga) ? [[riga.riga, riga.scelte[0]?.id ?? '']] : [],
    ),
  );

/** Says that some models were paid, each by its movement: a job with a row each. */
export function startPagati(righe: readonly RigaBanca[], scelti: Scelti): Promise<unknown> {
  const Pagamenti = righe.flatMap(({ riga, data, importo, descrizione }) => {
    const id = scelti.get(riga);
    return id === undefined || data === null
      ? []
      : [{ Id: id, Data: data, Importo: importo, Movimento: descrizione }];
  });
  return send('POST', percorsi.lavoroAvvia, {
    corpo: { Nome: lavoriF24.banca, Parametri: { Pagamenti } },
  });
}
