declare module 'pg/lib/utils.js' {
  /** A value as PostgreSQL reads it in a parameter: text, bytes, or null. */
  export function prepareValue(valore: unknown): string | Buffer | null;
}
