import type { EventoTraccia } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

type Quale = { readonly studio_id: number; readonly id: string };

/** The documents of an envelope as they are now, in their order. */
export const listDocumentiDi = (trx: Trx, { studio_id, id }: Quale) =>
  trx
    .selectFrom('busta_documento as x')
    .innerJoin('documento as d', (join) =>
      join.onRef('d.studio_id', '=', 'x.studio_id').onRef('d.id', '=', 'x.documento_id'),
    )
    .select(['d.id', 'd.nome', 'd.tipo', 'd.sha256', 'd.versione'])
    .where('x.studio_id', '=', studio_id)
    .where('x.busta_id', '=', id)
    .orderBy('x.posto')
    .execute();

/** Where each who signs does it: sealed, in order. */
export async function listCollegamenti(trx: Trx, { studio_id, id }: Quale): Promise<Buffer[]> {
  const righe = await trx
    .selectFrom('busta_firmatario')
    .select('collegamento')
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .orderBy('ordine')
    .execute();
  return righe.map(({ collegamento }) => collegamento);
}

/** The acts of the audit log that the page of an envelope tells, by the name they have there. */
const atti: Readonly<Record<string, EventoTraccia>> = {
  'sollecito busta': 'sollecito',
  'annullo busta': 'annullata',
  'busta annullata': 'annullata',
  'busta scaduta': 'scaduta',
  'rifiuto busta': 'rifiutata',
};

interface Passo {
  readonly quando: Date;
  readonly evento: EventoTraccia;
  readonly chi: string | null;
}
/** What happened to an envelope, from the last to the first: its sending and end, the acts of the audit log, who signed when. */
export async function listTraccia(
  trx: Trx,
  busta: Quale & {
    readonly inviata_il: Date;
    readonly inviata_da: number | null;
    readonly firmata_il: Date | null;
  },
): Promise<Passo[]> {
  const { studio_id, id } = busta;
  const { rows } = await sql<{ quando: Date; azione: string; chi: string | null }>`
    select quando, azione, name_utente(utente_id) as chi from registro
    where studio_id = ${studio_id} and entita = 'busta' and entita_id = ${id} and azione = any (${Object.keys(atti)})`.execute(
    trx,
  );
  const tutti = await trx
    .selectFrom('busta_firmatario')
    .select(['nome', 'firmato_il', 'rifiutato_il'])
    .where('studio_id', '=', studio_id)
    .where('busta_id', '=', id)
    .execute();
  const firme = tutti.filter(({ firmato_il }) => firmato_il !== null);
  const contrario = tutti.find(({ rifiutato_il }) => rifiutato_il !== null)?.nome ?? null;
  const { rows: da } = await sql<{
    chi: string | null;
  }>`select name_utente(${busta.inviata_da}::int) as chi`.execute(trx);
  const passi: Passo[] = [
    { quando: busta.inviata_il, evento: 'invio', chi: da[0]?.chi ?? null },
    ...(busta.firmata_il ? [{ quando: busta.firmata_il, evento: 'firmata' as const, chi: null }] : []),
    ...rows.map(({ quando, azione, chi }) => ({
      quando,
      evento: atti[azione] ?? ('sollecito' as const),
      chi: atti[azione] === 'rifiutata' ? contrario : chi,
    })),
    ...firme.map(({ nome, firmato_il }) => ({
      quando: firmato_il ?? new Date(0),
      evento: 'firma' as const,
      chi: nome,
    })),
  ];
  const ordine: readonly EventoTraccia[] = [
    'firmata',
    'rifiutata',
    'annullata',
    'scaduta',
    'firma',
    'sollecito',
    'invio',
  ];
  return passi.sort(
    (a, b) => b.quando.getTime() - a.quando.getTime() || ordine.indexOf(a.evento) - ordine.indexOf(b.evento),
  );
}
