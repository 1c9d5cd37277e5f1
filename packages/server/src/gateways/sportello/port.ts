/** What a seller is known by at a gateway. */
export interface Conto {
  /** Public name of the account, where there is one. */
  readonly id: string;
  readonly segreto: string;
}

/** What is to be paid, and where who pays comes back. */
export interface DaPagare {
  readonly studioId: number;
  readonly pagamentoId: string;
  readonly descrizione: string;
  /** Cents of euro, VAT included. */
  readonly centesimi: number;
  readonly email: string | null;
  readonly ritorno: string;
  readonly rinuncia: string;
  /** The card is kept for the next times. */
  readonly tiene: boolean;
}

/** The page of the gateway where it is paid. */
interface PaginaAperta {
  readonly id: string;
  readonly indirizzo: string;
  readonly scadeIl: Date | null;
}

/** A card as its gateway names it. */
export interface CartaLetta {
  readonly alias: string;
  readonly cliente: string;
  readonly circuito: string;
  readonly ultimeQuattro: string;
  /** `yyyy-mm`. */
  readonly scadenza: string;
}

/** How a payment stands at its gateway. */
export type EsitoSportello =
  | { readonly stato: 'attesa' }
  | { readonly stato: 'chiuso' }
  | { readonly stato: 'rifiutato'; readonly motivo: string }
  | {
      readonly stato: 'incassato';
      readonly centesimi: number;
      readonly valuta: string;
      readonly carta: CartaLetta | null;
    };

/** What becomes of money that was taken: who paid disputes it with his bank, or the seller gave it back at the gateway. */
export type Riaddebito =
  | {
      readonly stato: 'contestato';
      readonly motivo: string;
      /** The gateway holds the money; false: the bank only asks about it. */
      readonly trattenuto: boolean;
    }
  | { readonly stato: 'contestazione vinta' | 'contestazione persa'; readonly motivo: string }
  | { readonly stato: 'rimborsato'; readonly centesimi: number; readonly intero: boolean };

/** The gateway does not answer, or refuses what it is asked: nothing was taken. */
export class SportelloAssente extends Error {
  override name = 'SportelloAssente';
}

/** Where people pay on a page that is not ours. Every act has a key: asked twice, it is done once. */
export interface Sportello {
  readonly simulato: boolean;
  /** @throws SportelloAssente */
  open(conto: Conto, richiesta: DaPagare): Promise<PaginaAperta>;
  /** How it stands; what was approved and not taken yet is taken. @throws SportelloAssente */
  settle(conto: Conto, esternoId: string, chiave: string): Promise<EsitoSportello>;
  /** How it stands; nothing is taken. @throws SportelloAssente */
  look(conto: Conto, esternoId: string): Promise<EsitoSportello>;
  /** Nobody may pay it any more; answers how it stands. @throws SportelloAssente */
  close(conto: Conto, esternoId: string): Promise<EsitoSportello>;
  /** Gives back the whole of it. @throws SportelloAssente */
  refund(conto: Conto, esternoId: string, chiave: string): Promise<void>;
}

/** What a gateway of cards says by itself. */
export interface Notifica {
  readonly studioId: number;
  readonly pagamentoId: string;
  readonly esternoId: string;
  readonly esito: EsitoSportello | Riaddebito;
}

/** The signature of a notification is not the one of the gateway, or is too old. */
export class FirmaErrata extends Error {
  override name = 'FirmaErrata';
}

export interface SportelloCarte extends Sportello {
  /**
   * Writes at the gateway an amount to be taken from a card that is kept: nothing is taken before `settle` is asked of its name,
   * which takes it once. Answers the name. @throws SportelloAssente
   */
  prepare(
    conto: Conto,
    carta: Pick<CartaLetta, 'alias' | 'cliente'>,
    richiesta: Pick<DaPagare, 'studioId' | 'pagamentoId' | 'descrizione' | 'centesimi'>,
  ): Promise<string>;
  /** What a notification says; null when it is nothing of ours. @throws FirmaErrata, SportelloAssente */
  readNotifica(
    conto: Conto,
    letta: { corpo: string; firma: string; segreto: string; adesso: Date },
  ): Promise<Notifica | null>;
  /** Tells the gateway where to send its notifications; answers the secret they are signed with. @throws SportelloAssente */
  subscribe(conto: Conto, indirizzo: string): Promise<{ id: string; segreto: string }>;
}

/** The gateways of this house; null: it is off. */
export interface Sportelli {
  readonly carta: SportelloCarte | null;
  readonly paypal: Sportello | null;
}
