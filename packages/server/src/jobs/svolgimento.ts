import { errori } from '@quadra/contract';
import type { Trx } from '../db/pool.ts';
import { withTenant } from '../db/tenancy.ts';
import { findAutore } from '../features/accesso/sessione/sessione.public.ts';
import {
  type Affido,
  type Avanzamento,
  advanceLavoro,
  ambitoLavori,
  deleteFile,
  type Genere,
  insertParte,
  type Lavoro,
  listNumeriDaFare,
  listRighe,
  listRigheDaFare,
  type PassoRiga,
  type RigaSvolta,
  renewAffido,
  type Svolgimento,
  setAvanzamento,
  settleBlocco,
  settleRiga,
  tellLavoro,
} from '../features/base/lavoro/lavoro.public.ts';
import { readParti } from '../features/base/lavoro/scarico.public.ts';
import { DomainError } from '../http/domain-error.ts';
import { authorize } from '../http/policy.ts';
import type { Servizi } from '../http/servizi.ts';
import type { Sessione } from '../http/sessione/sessione.ts';

/** Rows of a job read together: each is done by itself, and only by who holds the job. */
const RIGHE_LETTE = 50;
/** Groups of rows at work together: while the database writes of one, the other is computed. */
const GRUPPI = 2;
const chunk = <T>(voci: readonly T[], quante: number): T[][] =>
  Array.from({ length: Math.ceil(voci.length / quante) }, (_, n) => voci.slice(n * quante, (n + 1) * quante));

/** Why a job stops before its end, without a fault of its own. */
export class Interruzione extends Error {
  override name = 'Interruzione';
  /** sottratto: in other hands; annullato: the user asked; fermata: this process is stopping. */
  readonly motivo: 'sottratto' | 'annullato' | 'fermata';

  constructor(motivo: Interruzione['motivo']) {
    super(motivo);
    this.motivo = motivo;
  }
}

/** What the job was doing is refused by the rules of today: trying again would change nothing. */
class Rifiuto extends Error {
  override name = 'Rifiuto';
}

/** Whether what stopped a job, or a row of it, would stop it again. */
export const isRifiuto = (errore: unknown): errore is DomainError | Rifiuto =>
  errore instanceof Rifiuto ||
  (errore instanceof DomainError && errore.codice !== 'SERVIZIO_NON_DISPONIBILE');

export const describeRifiuto = (errore: DomainError | Rifiuto): string =>
  errore instanceof DomainError && errore.codice === 'NON_TROVATO'
    ? errori.RECORD_NON_TROVATO.testo
    : errore.message;

interface Mani {
  readonly servizi: Servizi;
  readonly lavoro: Lavoro;
  readonly genere: Genere;
  readonly parametri: unknown;
  /** Aborted when the process stops. */
  readonly fermata: AbortSignal;
}

/** The hands on one job: each write checks that they are still the ones it was given to. */
export function makeSvolgimento({ servizi, lavoro, genere, parametri, fermata }: Mani): Svolgimento {
  const { db, now } = servizi;
  const affido: Affido = {
    studioId: lavoro.studio_id,
    lavoroId: lavoro.id,
    tentativo: lavoro.tentativo,
  };
  const suo = { studi: [lavoro.studio_id] };
  const RIPETUTA = { isRipetuta: true } as const;
  let numeroFile = 0;
  let studiIniziali: readonly number[] | undefined;

  function requireMio(trovato: Lavoro | undefined): Lavoro {
    if (trovato === undefined) throw new Interruzione('sottratto');
    if (trovato.annullo_chiesto) throw new Interruzione('annullato');
    return trovato;
  }

  /** Before each step: not stopping, not cancelled, still allowed. */
  async function getAutore(): Promise<Sessione> {
    if (fermata.aborted) throw new Interruzione('fermata');
    requireMio(await withTenant(db, suo, (trx) => renewAffido(trx, affido), RIPETUTA));
    const autore = await findAutore(db, lavoro);
    if (autore === undefined) throw new Rifiuto(errori.NON_AUTORIZZATO.testo);
    try {
      authorize(autore, genere.getPermesso(parametri));
    } catch {
      throw new Rifiuto(errori.NON_AUTORIZZATO.testo);
    }
    studiIniziali ??= autore.studi;
    // A reader that began with more studi than it has now must not go on with what it began.
    const isSuoStudio = (autore.studioId ?? 0) === lavoro.studio_id;
    if (!isSuoStudio || !studiIniziali.every((studio) => autore.studi.includes(studio)))
      throw new Rifiuto(errori.NON_AUTORIZZATO.testo);
    return autore;
  }

  async function settle(
    trx: Trx,
    numero: number,
    esito: 'riuscita' | 'scartata',
    messaggio: string | null,
  ): Promise<void> {
    if (!(await settleRiga(trx, affido, numero, esito, messaggio))) throw new Interruzione('sottratto');
    const fatti = esito === 'riuscita' ? { riuscite: 1, scartate: 0 } : { riuscite: 0, scartate: 1 };
    const avanzato = await advanceLavoro(trx, affido, fatti);
    if (avanzato === undefined) throw new Interruzione('sottratto');
    await tellLavoro(trx, avanzato, now());
  }

  const makeKeep =
    (trx: Trx, numero: number): PassoRiga['keepParte'] =>
    (nome, dati) =>
      insertParte(trx, affido, { sezione: 'riga', numero, nome, dati });

  async function runRiga(
    run: (passo: PassoRiga) => Promise<void>,
    autore: Sessione,
    { numero, chiave }: { numero: number; chiave: string },
  ): Promise<void> {
    const ambito = ambitoLavori(autore);
    try {
      const step = async (trx: Trx) => {
        let nota: string | null = null;
        const annotate = (messaggio: string) => {
          nota = messaggio;
        };
        await run({ trx, autore, chiave, lavoroId: lavoro.id, keepParte: makeKeep(trx, numero), annotate });
        await settle(trx, numero, 'riuscita', nota);
      };
      await withTenant(db, ambito, step, RIPETUTA);
    } catch (errore) {
      if (!(errore instanceof DomainError) || !isRifiuto(errore)) throw errore;
      await withTenant(db, suo, (trx) => settle(trx, numero, 'scartata', describeRifiuto(errore)));
    }
  }

  async function settleInsieme(trx: Trx, righe: readonly RigaSvolta[]): Promise<void> {
    await settleBlocco(trx, affido, righe);
    const scartate = righe.filter(({ messaggio }) => messaggio !== null).length;
    const avanzato = await advanceLavoro(trx, affido, { riuscite: righe.length - scartate, scartate });
    if (avanzato === undefined) throw new Interruzione('sottratto');
    await tellLavoro(trx, avanzato, now());
  }

  const runGruppo = (
    run: Parameters<Svolgimento['runGruppi']>[1],
    autore: Sessione,
    righe: Awaited<ReturnType<typeof listRigheDaFare>>,
  ): Promise<void> =>
    withTenant(db, ambitoLavori(autore), async (trx) => {
      const keepParte = makeKeep(trx, righe[0]?.numero ?? 0);
      await settleInsieme(trx, await run({ trx, autore, righe, keepParte }));
    });

  async function runBlocco(run: Parameters<Svolgimento['runBlocco']>[0]): Promise<void> {
    const autore = await getAutore();
    await withTenant(db, ambitoLavori(autore), async (trx) => {
      await settleInsieme(trx, await run({ trx, autore }));
    });
  }

  const tellAvanzamento = async (trx: Trx, avanzamento: Avanzamento) =>
    tellLavoro(trx, requireMio(await setAvanzamento(trx, affido, avanzamento)), now());

  return {
    servizi,
    getAutore,
    async runRighe(run) {
      for (;;) {
        await getAutore();
        const righe = await withTenant(db, suo, (trx) => listRigheDaFare(trx, affido, RIGHE_LETTE));
        if (righe.length === 0) return;
        for (const riga of righe) await runRiga(run, await getAutore(), riga);
      }
    },
    async runGruppi(quante, run) {
      for (;;) {
        const autore = await getAutore();
        const righe = await withTenant(db, suo, (trx) => listRigheDaFare(trx, affido, quante * GRUPPI));
        if (righe.length === 0) return;
        const gruppi = chunk(righe, quante).map((gruppo) => runGruppo(run, autore, gruppo));
        // Each stands by itself: what one did stays done when another falls, and none is left behind at work.
        for (const fatto of await Promise.allSettled(gruppi))
          if (fatto.status === 'rejected') throw fatto.reason;
      }
    },
    runBlocco,
    listDaRifare: () => withTenant(db, suo, (trx) => listNumeriDaFare(trx, affido)),
    readParti: () => readParti(db, lavoro, 'riga'),
    listRighe: () => withTenant(db, suo, (trx) => listRighe(trx, lavoro)),
    async clearFile() {
      numeroFile = 0;
      await withTenant(db, suo, async (trx) => {
        await deleteFile(trx, affido);
        requireMio(await renewAffido(trx, affido));
      });
    },
    note: (write) =>
      withTenant(db, suo, async (trx) => {
        requireMio(await renewAffido(trx, affido));
        await write(trx, { studioId: lavoro.studio_id, id: lavoro.id, utenteId: lavoro.utente_id });
      }),
    setAvanzamento: (avanzamento) => withTenant(db, suo, (trx) => tellAvanzamento(trx, avanzamento)),
    async addFile(dati, avanzamento) {
      numeroFile += 1;
      await withTenant(db, suo, async (trx) => {
        await insertParte(trx, affido, { sezione: 'file', numero: numeroFile, nome: '', dati });
        if (avanzamento === undefined) requireMio(await renewAffido(trx, affido));
        else await tellAvanzamento(trx, avanzamento);
      });
    },
  };
}
