import type { Potere, TipologiaUtente, ValoriPermesso } from '@quadra/contract';

/** A module that counts today. */
export interface Applicativo {
  codice: string;
  anno: number | null;
  dal: string;
  al: string | null;
  modo: 'crediti' | 'flat';
  limite: number | null;
}

/** What a session opened in place of another remembers of who acts. */
export interface Sostituzione {
  /** Key of the row of `sostituzione`, with the studio it is under. */
  readonly id: string;
  readonly studioId: number;
  readonly attoreId: number;
  readonly attore: string;
  /** The gestore who acts is of: he reaches its studi alone. Null for the vendor, who reaches all. */
  readonly gestoreId: number | null;
  readonly motivo: string;
  readonly ticket: string | null;
  readonly scrittura: boolean;
}

/** Who is calling, as the database says at this very call. Rights are read from here and from nowhere else. */
export interface Sessione {
  readonly id: string;
  readonly utenteId: number;
  readonly email: string;
  readonly nome: string;
  readonly cognome: string;
  readonly tipologia: TipologiaUtente;
  readonly potere: Potere;
  readonly studioId: number | null;
  readonly gestoreId: number | null;
  /** The studi this session may see: the only source of the tenant setting. */
  readonly studi: readonly number[];
  /** The person has other live profiles beside this one. */
  readonly altriProfili: boolean;
  readonly legata: boolean;
  readonly debug: boolean;
  /** The person behind the profile: owner of the credentials. */
  readonly personaId: number;
  /** Seconds to the end whatever the use. */
  readonly restaSecondi: number;
  /** Seconds to the end without use. */
  readonly inattivaFraSecondi: number;
  /** Who acts in place of the user, and why; null when it is the user. */
  readonly sostituzione: Sostituzione | null;
  /** When this session last proved who holds it: the login, or a later confirmation. */
  readonly confermataIl: Date;
  /** A second step is active. */
  readonly protetta: boolean;
  /** When it was first asked; null when it was not, or this session is from before. */
  readonly verificaChiestaIl: Date | null;
  /** Groups that restrict the clients this session sees; null: all those of its studi. */
  readonly gruppi: readonly { readonly id: string; readonly nome: string }[] | null;
  /** With groups: the clients of no group too. */
  readonly senzaGruppo: boolean;
  /** What was said of permissions and features at each level. */
  readonly valoriPermesso: ValoriPermesso;
  readonly profilo: Profilo;
}

/** What whoami shows besides. */
export interface Profilo {
  readonly skin: string | null;
  readonly font: string | null;
  readonly densita: string | null;
  readonly invioPassaAlSuccessivo: boolean;
  readonly riduciMovimenti: boolean;
  readonly esportazione730: boolean;
  readonly spinOk: boolean;
  readonly abilitaAi: boolean;
  readonly visureAbilitate: boolean;
  /** The identity of others with which the person may enter. */
  readonly identitaEsterna: { provider: string; subject: string; linkedAt: string } | null;
  readonly accessoPrecedente: Date | null;
  readonly studio: {
    readonly id: number;
    readonly ragioneSociale: string;
    readonly partitaIva: string | null;
    readonly tipoProfiloCliente: number;
    readonly contrattoFlat: boolean;
    readonly personalizzazioniOperative: string | null;
    readonly applicativi: readonly Applicativo[];
  } | null;
  readonly gestore: { readonly id: number; readonly nome: string; readonly ragioneSociale: string } | null;
}
