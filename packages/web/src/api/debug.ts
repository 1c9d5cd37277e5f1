import { potere } from '@quadra/contract';

/** The servers that pages in development may call in place of their own. Pages that are delivered know none. */
const ammessi: readonly string[] = __DEBUG__
  ? ['http://127.0.0.1:3001', 'http://localhost:3001', 'https://debug.test.quadra.example']
  : [];

type Condizioni = {
  /** The debug cookie is true: anybody can write it. */
  flag: boolean;
  potere: number;
  /** The one of the configuration; null in production. */
  configurato: string | null;
};

/**
 * The server to call: the configured one, when it is among those built in, the flag is up and the user is a Developer; else
 * the empty text, the server the page came from. No part of a cookie is ever an address.
 */
export function computeHost({ flag, potere: suo, configurato }: Condizioni, noti = ammessi): string {
  const isPermesso = flag && suo >= potere.Developer && configurato !== null;
  return isPermesso && noti.includes(configurato) ? configurato : '';
}
