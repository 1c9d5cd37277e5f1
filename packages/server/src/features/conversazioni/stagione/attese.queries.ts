import type { AttesaFilo, AtteseFilo } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

/** Those that are told at once. */
const QUANTE = 40;
/** How long what is over is still news. */
const GIORNI_RECENTI = 30;

interface Quali {
  readonly adesso: Date;
  /** Whose right who asks has, besides the one to look. */
  readonly buste: boolean;
  readonly pacchetti: boolean;
  readonly deleghe: boolean;
  readonly utenteId: number;
}

type Riga = Omit<AttesaFilo, 'Quando'> & { Quando: Date; totale: number; bloccano: number };

const selectScarti = sql`
  select 'Scarto' as "Genere", true as "Blocca", a.denominazione as "Nome",
    d.tipo || ' ' || d.anno || ': telematico scartato' as "Testo", t.aggiornato_il as "Quando",
    '/dichiarazione/' || d.anno || '/' || d.id || '/telematico' as "Percorso"
  from dichiarazione_telematico t
  join dichiarazione d on d.studio_id = t.studio_id and d.id = t.dichiarazione_id
  join anagrafica a on a.studio_id = d.studio_id and a.id = d.anagrafica_id
  where t.stato in ('Scartata', 'Non congrua')
  union all
  select 'Scarto', true, a.denominazione, 'F24 del ' || to_char(f.data, 'DD/MM/YYYY') || coalesce(': ' || f.scarto, ''),
    f.modificato_il, '/f24/' || f.id
  from f24 f join anagrafica a on a.studio_id = f.studio_id and a.id = f.anagrafica_id
  where f.stato_invio = 'Scartato' and f.stato <> 'Annullato'`;

/** Of models still to pay, what their clients say: that they paid. */
const selectDetti = sql`
  select 'Risposta', false, a.denominazione, 'dice di aver pagato l’F24 del ' || to_char(f.data, 'DD/MM/YYYY'), t.detto_il,
    '/f24/' || f.id
  from f24_detto t join f24 f on f.studio_id = t.studio_id and f.id = t.f24_id
  join anagrafica a on a.studio_id = f.studio_id and a.id = f.anagrafica_id
  where t.stato = 'Detto' and f.stato in ('Da pagare', 'Inviato')`;

const selectMessaggi = sql`
  select case attesa when 'valori diversi' then 'Conflitto' else 'Messaggio' end, false, nome,
    tipo || ' ' || anno || ', quadro ' || quadro || ': ' || attesa, inviato_il, '/messaggi?anno=' || anno
  from messaggio where stato = 'In attesa' and attesa is not null`;

const selectRisposte = (utenteId: number) => sql`
  select 'Risposta', false, 'Ticket ' || t.numero, t.oggetto, t.ultimo_il, '/help-desk?ticket=' || t.id
  from ticket t where t.stato <> 'Chiuso' and t.attende_da is null and t.aperto_da = ${utenteId}`;

const selectPacchetti = sql`
  select 'Documento', true, 'Pacchetto ' || numero || '/' || anno,
    'conservazione: ' || lower(stato) || coalesce(', ' || motivo, ''), coalesce(esito_il, creato_il),
    '/conservazione/pacchetti'
  from pacchetto_archivio where stato in ('Rifiutato', 'Smarrito')`;

const selectFirme = (adesso: Date) => sql`
  select 'Firma', false, a.denominazione, b.tipo || ': busta scaduta senza tutte le firme', b.inviata_il,
    '/firma-elettronica/' || b.id
  from busta b join anagrafica a on a.studio_id = b.studio_id and a.id = b.anagrafica_id
  where b.stato = 'Scaduto' and b.scadenza >= (${adesso}::timestamptz - make_interval(days => ${GIORNI_RECENTI}))::date`;

/** What clients sent, and a person has to look at; what they were asked for and did not send in time. */
const selectRichieste = (adesso: Date) => sql`
  select 'Documento', false, a.denominazione, case r.stato when 'Arrivata' then r.documento || ': arrivato, da confermare'
      when 'Mancante' then r.documento || ': il cliente non ce l’ha'
      else r.documento || ': il link è scaduto' end, coalesce(r.arrivata_il, c.scade_il), '/richieste?apri=' || r.id
  from richiesta_documento r join anagrafica a on a.studio_id = r.studio_id and a.id = r.anagrafica_id and not a.archiviata
  join collegamento_cliente c on c.studio_id = r.studio_id and c.id = r.collegamento_id
  where r.stato in ('Arrivata', 'Mancante') or (r.stato = 'Chiesta' and (c.fine is not null or c.scade_il <= ${adesso})
    and c.scade_il >= ${adesso}::timestamptz - make_interval(days => ${GIORNI_RECENTI}))`;

const selectDeleghe = sql`
  select 'Firma', false, a.denominazione, 'delega ' || g.anno || ' da registrare', g.creata_il,
    '/deleghe/registro'
  from delega g join anagrafica a on a.studio_id = g.studio_id and a.id = g.anagrafica_id
  where g.progressivo is null`;

/** How near an end is to be looked at. */
const GIORNI_VICINI = 30;
/** Deleghe uniche that a person has to look at, that the Agenzia refused, or that end and nobody asked again. */
const selectDelegheUniche = (adesso: Date) => sql`
  select case d.stato when 'Scartata' then 'Scarto' else 'Firma' end, d.stato = 'Scartata', a.denominazione,
    case d.stato when 'Firmata' then 'delega unica firmata, da controllare' when 'Scartata' then 'delega unica scartata'
      else 'delega unica in scadenza il ' || to_char(d.scadenza, 'DD/MM/YYYY') end, d.modificata_il, '/deleghe'
  from delega_unica d join anagrafica a on a.studio_id = d.studio_id and a.id = d.anagrafica_id and not a.archiviata
  where d.stato in ('Firmata', 'Scartata', 'Accettata')
    and (d.stato <> 'Accettata' or d.scadenza between ${adesso}::date and ${adesso}::date + ${GIORNI_VICINI}::int)
    and not exists (select from delega_unica x where x.studio_id = d.studio_id and x.anagrafica_id = d.anagrafica_id
      and x.chiesta_il > d.chiesta_il and x.stato not in ('Annullata', 'Non concessa'))`;

/** What waits for who asks: refused files, values in conflict, messages, answers, documents and signatures. */
export async function listAttese(trx: Trx, quali: Quali): Promise<AtteseFilo> {
  const parti = [
    selectScarti,
    selectMessaggi,
    selectDetti,
    selectRisposte(quali.utenteId),
    selectRichieste(quali.adesso),
    ...(quali.pacchetti ? [selectPacchetti] : []),
    ...(quali.buste ? [selectFirme(quali.adesso)] : []),
    ...(quali.deleghe ? [selectDeleghe, selectDelegheUniche(quali.adesso)] : []),
  ];
  const { rows } = await sql<Riga>`
    select *, count(*) over ()::int as totale, (count(*) filter (where "Blocca") over ())::int as bloccano
    from (${sql.join(parti, sql` union all `)}) x
    order by "Blocca" desc, "Quando", "Percorso" limit ${QUANTE}`.execute(trx);
  return {
    Righe: rows.map(({ totale: _, bloccano: _b, Quando, ...riga }) => ({
      ...riga,
      Quando: new Date(Quando).toISOString(),
    })),
    Totale: rows[0]?.totale ?? 0,
    Bloccano: rows[0]?.bloccano ?? 0,
  };
}
