declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** The rows that leave; `rowCount` is known at the end. */
  export function to(testo: string): Readable & Submittable & { readonly rowCount: number };
  /** The rows that come in; `rowCount` is known at the end. */
  export function from(testo: string): Writable & Submittable & { readonly rowCount: number };
}
