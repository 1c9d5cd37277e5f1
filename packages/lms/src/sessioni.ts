import { randomBytes } from 'node:crypto';

/** Who is in the training area, as Quadra said at the login. */
export interface Sessione {
  readonly sub: string;
  /** The login at Quadra, that its logout notices name. */
  readonly sid: string;
  readonly nome: string;
  readonly studio: string | null;
  /** Shown back to Quadra to log out of everything at once. */
  readonly identita: string;
  readonly scade: number;
}

/** A login that has left for Quadra and has not come back. */
export interface Avvio {
  readonly stato: string;
  readonly nonce: string;
  readonly verifica: string;
  readonly scade: number;
}

const MASSIMO = 10_000;

/** Things known by a random name for a time, the oldest forgotten when there are too many. */
export class Deposito<T extends { readonly scade: number }> {
  private readonly voci = new Map<string, T>();

  add(voce: T): string {
    const nome = randomBytes(32).toString('base64url');
    const [prima] = this.voci.keys();
    if (this.voci.size >= MASSIMO && prima !== undefined) this.voci.delete(prima);
    this.voci.set(nome, voce);
    return nome;
  }

  find(nome: string | undefined): T | undefined {
    const voce = nome === undefined ? undefined : this.voci.get(nome);
    return voce && voce.scade > Date.now() ? voce : undefined;
  }

  /** Gives it once. */
  take(nome: string | undefined): T | undefined {
    const voce = this.find(nome);
    if (nome !== undefined) this.voci.delete(nome);
    return voce;
  }

  drop(isDaTogliere: (voce: T) => boolean): void {
    for (const [nome, voce] of this.voci) if (isDaTogliere(voce)) this.voci.delete(nome);
  }
}
