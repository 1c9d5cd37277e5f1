import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { findAutore } from '../../accesso/sessione/sessione.public.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { countNonLette, listNonLette } from './notifica.queries.ts';
import { listIscritti, takeTurno } from './riepilogo.queries.ts';
import { isDovuto } from './riepilogo.rules.ts';

const TITOLI = 20;
type Attrezzi = Pick<Servizi, 'db' | 'posta' | 'indirizzoPubblico'>;
type Iscritto = Awaited<ReturnType<typeof listIscritti>>[number];

/** The titles alone: what is in them is read inside, by who may. */
function writeFrasi(titoli: readonly string[], totale: number): string[] {
  const detti = titoli.slice(0, TITOLI);
  const altre = totale - detti.length;
  return [
    totale === 1 ? 'Una notifica da leggere:' : `${totale} notifiche da leggere:`,
    ...detti.map((titolo) => `– ${titolo}`),
    ...(altre > 0 ? [altre === 1 ? 'e un’altra.' : `e altre ${altre}.`] : []),
  ];
}

/** What one has not read, as he would see it now, to his address; nothing when there is nothing, or he may not enter any more. */
async function sendUno(
  { db, posta, indirizzoPubblico }: Attrezzi,
  iscritto: Iscritto,
  adesso: Date,
): Promise<boolean> {
  const { utenteId } = iscritto;
  const chi = await findAutore(db, { id: `riepilogo-${utenteId}`, utente_id: utenteId, sostituzione: null });
  if (!chi) return false;
  return withTenant(db, chi, async (trx) => {
    if (!(await takeTurno(trx, iscritto, adesso))) return false;
    const { tipologia, studioId, gestoreId } = chi;
    const lettore = { utenteId, tipologia, studioId, gestoreId, isAutore: false };
    const righe = await listNonLette(trx, lettore);
    if (righe.length === 0) return false;
    const titoli = righe.map(({ oggetto }) => oggetto);
    const lettera = await applyModello(
      trx,
      { studioId, gestoreId },
      {
        codice: 'notifica',
        oggetto: 'Quadra: riepilogo delle notifiche',
        frasi: writeFrasi(titoli, await countNonLette(trx, lettore)),
        pulsante: { testo: 'Apri Quadra', indirizzo: `${indirizzoPubblico()}/home` },
        note: ['Riepilogo scelto da chi lo riceve: si spegne in Quadra, dal pannello delle notifiche.'],
      },
    );
    await posta.queueMessaggio(trx, { destinatario: chi.email, ...lettera });
    return true;
  });
}

/** Mails to who chose it what he has not read, once for each morning or week. Answers how many were written to. */
export async function sendRiepiloghi(attrezzi: Attrezzi, adesso: Date): Promise<number> {
  const iscritti = await withIdentita(attrezzi.db, listIscritti);
  let scritti = 0;
  for (const uno of iscritti)
    if (isDovuto(uno.quanto, uno.ultimo, adesso) && (await sendUno(attrezzi, uno, adesso))) scritti += 1;
  return scritti;
}
