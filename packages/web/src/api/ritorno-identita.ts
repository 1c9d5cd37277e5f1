const TIPO = 'quadra-identita';
type Messaggio = { readonly tipo: typeof TIPO; readonly ritorno: string };
type Arrivato = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/** What the page of the return tells the page that opened it: the whole query, for the server to check. */
export const makeRitornoIdentita = (ritorno: string): Messaggio => ({ tipo: TIPO, ritorno });

/**
 * The query a provider sent back, only from our own page, in the very window we opened, with the state we began with.
 * Undefined for any other message.
 */
export function readRitorno(
  { origin, source, data }: Arrivato,
  atteso: { readonly origine: string; readonly finestra: unknown; readonly stato: string },
): string | undefined {
  if (origin !== atteso.origine || source !== atteso.finestra) return undefined;
  if (typeof data !== 'object' || data === null || (data as Messaggio).tipo !== TIPO) return undefined;
  const { ritorno } = data as Messaggio;
  if (typeof ritorno !== 'string') return undefined;
  return new URLSearchParams(ritorno).get('state') === atteso.stato ? ritorno : undefined;
}
