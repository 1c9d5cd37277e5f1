import type { StatoDelegaMostrato, StatoDelegaUnica } from '@quadra/contract';
import { delegaUnica } from '@quadra/fisco';
import { type Data, yearOf } from '@quadra/values';

/** What happens to a delega unica. */
export type EventoDelegaUnica =
  | 'manda'
  | 'consegna'
  | 'apri'
  | 'firma'
  | 'nega'
  | 'trasmetti'
  | 'accetta'
  | 'scarta'
  | 'annulla'
  | 'revoca'
  | 'sostituisci';

/** Those whose link is out. */
const conLink: readonly StatoDelegaUnica[] = ['Link creato', 'Link inviato', 'Aperto'];
/** Those that are signed, and whose outcome is not written. */
export const daConcludere: readonly StatoDelegaUnica[] = ['Firmata', 'Inviata'];

interface Passaggio {
  readonly da: readonly StatoDelegaUnica[];
  readonly a: StatoDelegaUnica;
}
/** From where each event leads, and where; anything else cannot happen. */
export const passaggi: Readonly<Record<EventoDelegaUnica, Passaggio>> = {
  manda: { da: conLink, a: 'Link inviato' },
  consegna: { da: conLink, a: 'Link creato' },
  apri: { da: conLink, a: 'Aperto' },
  firma: { da: conLink, a: 'Firmata' },
  nega: { da: conLink, a: 'Non concessa' },
  trasmetti: { da: ['Firmata'], a: 'Inviata' },
  accetta: { da: daConcludere, a: 'Accettata' },
  scarta: { da: daConcludere, a: 'Scartata' },
  annulla: { da: [...conLink, 'Firmata'], a: 'Annullata' },
  revoca: { da: ['Accettata'], a: 'Revocata' },
  sostituisci: { da: ['Accettata'], a: 'Sostituita' },
};

/** Where an event leads from a state; undefined where it cannot happen. Pure. */
export const findPassaggio = (
  stato: StatoDelegaUnica,
  evento: EventoDelegaUnica,
): StatoDelegaUnica | undefined => (passaggi[evento].da.includes(stato) ? passaggi[evento].a : undefined);

/** The last day of a delega given on a day. Pure. */
export const computeScadenza = (conferita: Data): Data => `${yearOf(conferita) + delegaUnica.anni}-12-31`;

interface NelTempo {
  readonly stato: StatoDelegaUnica;
  readonly link_scade_il: Date | null;
  readonly scadenza: string | null;
}
/** What the days make of a state. Pure. */
export function computeMostrato(
  { stato, link_scade_il, scadenza }: NelTempo,
  { adesso, oggi }: { readonly adesso: Date; readonly oggi: Data },
): StatoDelegaMostrato {
  if (conLink.includes(stato) && link_scade_il !== null && link_scade_il <= adesso) return 'Link scaduto';
  if (stato === 'Accettata' && scadenza !== null && scadenza < oggi) return 'Scaduta';
  return stato;
}

interface Viva {
  readonly stato: StatoDelegaUnica;
  readonly intermediario_id: string;
}
/** Why another delega cannot be asked to a client, whose ones that are good or under way are given. Pure. */
export function checkChiedibile(
  vive: readonly Viva[],
  intermediarioId: string,
): 'TERZO_INTERMEDIARIO' | 'DELEGA_UNICA_IN_CORSO' | undefined {
  const altri = new Set(
    vive.map(({ intermediario_id }) => intermediario_id).filter((id) => id !== intermediarioId),
  );
  if (altri.size >= delegaUnica.intermediari) return 'TERZO_INTERMEDIARIO';
  const isInCorso = vive.some(
    ({ stato, intermediario_id }) => intermediario_id === intermediarioId && daConcludere.includes(stato),
  );
  return isInCorso ? 'DELEGA_UNICA_IN_CORSO' : undefined;
}
