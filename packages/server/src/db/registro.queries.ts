import type { Trx } from './pool.ts';
import { stepOutside } from './tenancy.ts';

interface Atto {
  /** 0: outside every studio. */
  readonly studioId: number | null;
  readonly utenteId: number | null;
  readonly ip: string | null;
  readonly azione: string;
  readonly entita: string;
  readonly entitaId?: string | number;
  readonly prima?: unknown;
  readonly dopo?: unknown;
  /** Who acts in place of the user, where the transaction does not know it. */
  readonly attore?: { readonly attoreId: number; readonly attore: string };
}

const asJson = (valore: unknown) => (valore === undefined ? null : JSON.stringify(valore));

/** Writes one row of the audit log, in the transaction of the act itself. Nothing can change it afterwards. */
export async function writeRegistro(trx: Trx, atto: Atto): Promise<void> {
  await trx
    .insertInto('registro')
    .values({
      studio_id: atto.studioId ?? 0,
      utente_id: atto.utenteId,
      ip: atto.ip,
      azione: atto.azione,
      entita: atto.entita,
      entita_id: atto.entitaId === undefined ? null : String(atto.entitaId),
      prima: asJson(atto.prima),
      dopo: asJson(atto.dopo),
      ...(atto.attore ? { attore_id: atto.attore.attoreId, attore: atto.attore.attore } : {}),
    })
    .execute();
}

/** Who acts, and from where. */
type Chi = { readonly ip: string | null } & (
  | { readonly utenteId: number | null }
  | { readonly sessione: { readonly utenteId: number } }
);

/** What writes the acts on one kind of record that is of no studio, in the transaction of the act itself. */
export const makeWriteAtto =
  (entita: string) =>
  (
    trx: Trx,
    chi: Chi,
    entitaId: string | number,
    azione: string,
    valori: Pick<Atto, 'prima' | 'dopo'> = {},
  ): Promise<void> =>
    stepOutside(trx, () =>
      writeRegistro(trx, {
        studioId: null,
        utenteId: 'sessione' in chi ? chi.sessione.utenteId : chi.utenteId,
        ip: chi.ip,
        azione,
        entita,
        entitaId,
        ...valori,
      }),
    );
