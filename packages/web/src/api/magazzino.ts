import { DURATA_SESSIONE_SECONDI, PREFISSO_COOKIE } from '@quadra/contract';

const MASSIMO_COOKIE = 4096;

export const toBase64 = (testo: string): string =>
  btoa(Array.from(new TextEncoder().encode(testo), (byte) => String.fromCharCode(byte)).join(''));
export const fromBase64 = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(base64), (carattere) => carattere.charCodeAt(0)),
  );

type Documento = { cookie: string };

/**
 * Writes one display value as a base64 JSON cookie of the suite. A cookie longer than 4096 bytes is only logged:
 * nothing is stored and nothing is thrown.
 */
export function saveCookie(
  documento: Documento,
  nome: string,
  valore: unknown,
  opzioni: { isHttps: boolean; dominio?: string | null; log: (messaggio: string) => void },
): void {
  const chiave = `${PREFISSO_COOKIE}${nome}`;
  const coppia = `${chiave}=${toBase64(JSON.stringify(valore))}`;
  if (coppia.length > MASSIMO_COOKIE) {
    opzioni.log(`cookie ${chiave} not stored: ${coppia.length} bytes`);
    return;
  }
  const dominio = opzioni.dominio ? `; Domain=${opzioni.dominio}` : '';
  const sicuro = opzioni.isHttps ? '; Secure' : '';
  documento.cookie = `${coppia}; Max-Age=${DURATA_SESSIONE_SECONDI}; Path=/${dominio}; SameSite=Lax${sicuro}`;
}

/** Reads a display value; null when absent or unreadable. */
export function readCookie(documento: Documento, nome: string): unknown {
  const chiave = `${PREFISSO_COOKIE}${nome}=`;
  const trovato = documento.cookie.split('; ').find((voce) => voce.startsWith(chiave));
  if (trovato === undefined) return null;
  try {
    return JSON.parse(fromBase64(trovato.slice(chiave.length))) as unknown;
  } catch {
    return null;
  }
}

/** The domains a cookie seen from this host may have: `a.b.example` has `a.b.example` and `b.example`; an address has none. */
const listDomini = (host: string): string[] => {
  const parti = /^[\d.]+$|:/.test(host) ? [] : host.split('.');
  return parti.slice(0, -1).map((_, indice) => parti.slice(indice).join('.'));
};

/** Removes a display value, whatever the domain it was written for: the page may not know it yet. */
export function removeCookie(documento: Documento, nome: string, host = ''): void {
  for (const dominio of ['', ...listDomini(host)]) {
    const suo = dominio === '' ? '' : `; Domain=${dominio}`;
    documento.cookie = `${PREFISSO_COOKIE}${nome}=; Max-Age=0; Path=/${suo}; SameSite=Lax`;
  }
}

type Locale = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Local storage where writing an empty value removes the key. */
export function createMemoriaLocale(deposito: Locale) {
  return {
    get: (chiave: string) => deposito.getItem(chiave),
    set(chiave: string, valore: string | null | undefined) {
      if (valore === null || valore === undefined || valore === '') deposito.removeItem(chiave);
      else deposito.setItem(chiave, valore);
    },
  };
}
