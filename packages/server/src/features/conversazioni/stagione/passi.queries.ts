import type { PassiFilo } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

interface Conti {
  ragione_sociale: string;
  comune: string | null;
  provincia: string | null;
  mancano: string[];
  clienti: number;
  colleghi: number;
  dichiarazioni: number;
  deleghe: number;
  buste: number;
}
/** What prints, letters and F24 are headed with. */
const CAMPI = 6;

/** The first steps of a studio, each read from what there is: none is ever ticked by hand. */
export async function listPassi(trx: Trx, studioId: number): Promise<PassiFilo['Passi']> {
  const { rows } = await sql<Conti>`select s.ragione_sociale, s.comune_descrizione as comune, s.provincia,
      array_remove(array[
        case when coalesce(s.partita_iva, s.codice_fiscale, '') = '' then 'partita IVA' end,
        case when coalesce(s.via, '') = '' then 'via' end,
        case when coalesce(s.comune_descrizione, '') = '' then 'comune' end,
        case when coalesce(s.cap, '') = '' then 'CAP' end,
        case when coalesce(s.email, '') = '' then 'e-mail' end,
        case when coalesce(s.telefono, '') = '' then 'telefono' end], null) as mancano,
      (select count(*)::int from anagrafica where studio_id = s.id) as clienti,
      (select greatest(count(*)::int - 1, 0) from utente where studio_id = s.id and attivo) as colleghi,
      (select count(*)::int from dichiarazione where studio_id = s.id) as dichiarazioni,
      (select count(*)::int from delega where studio_id = s.id) as deleghe,
      (select count(*)::int from busta where studio_id = s.id) as buste
    from studio s where s.id = ${studioId}`.execute(trx);
  const [uno] = rows;
  if (uno === undefined) return [];
  const { mancano, clienti, colleghi, dichiarazioni, deleghe, buste } = uno;
  const dove = [uno.comune, uno.provincia && `(${uno.provincia})`].filter(Boolean).join(' ');
  return [
    {
      ...{ Nome: 'studio', Fatti: CAMPI - mancano.length, Totale: CAMPI, Mancano: mancano },
      Come: mancano.length === CAMPI ? null : [uno.ragione_sociale, dove].filter(Boolean).join(', '),
    },
    { Nome: 'clienti', Fatti: clienti, Totale: null, Come: null, Mancano: [] },
    { Nome: 'colleghi', Fatti: colleghi, Totale: null, Come: null, Mancano: [] },
    { Nome: 'dichiarazione', Fatti: dichiarazioni, Totale: null, Come: null, Mancano: [] },
    // A delega signed in an envelope, or on paper and in the register: one of the two is a start.
    { Nome: 'firma', Fatti: deleghe + buste, Totale: null, Come: null, Mancano: [] },
  ];
}
