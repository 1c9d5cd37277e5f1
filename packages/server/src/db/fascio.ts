import type pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** One statement of a bundle; with a name, each connection parses it once and knows its columns from then on. */
export interface Passo {
  readonly testo: string;
  readonly valori?: readonly unknown[];
  readonly nome?: string;
}

export interface Esito {
  /** What PostgreSQL says it did: SELECT, BEGIN, COMMIT or, of a transaction that had failed, ROLLBACK. */
  readonly comando: string;
  readonly quante: number;
  readonly righe: Record<string, unknown>[];
}

/** How the rows of a statement are read. */
interface Forma {
  readonly nomi: readonly string[];
  readonly lettori: readonly ((testo: string) => unknown)[];
}

const SENZA_RIGHE: Forma = { nomi: [], lettori: [] };
/** What each connection knows by name; a name without a shape was sent in a bundle that failed: known or not, nobody can tell. */
const noti = new WeakMap<pg.Connection, Map<string, Forma | undefined>>();

function getNoti(connessione: pg.Connection): Map<string, Forma | undefined> {
  const presenti = noti.get(connessione);
  if (presenti) return presenti;
  const nuovi = new Map<string, Forma | undefined>();
  noti.set(connessione, nuovi);
  return nuovi;
}

/** What `pg` sends is typed for another version of it. */
interface Filo {
  parse(voce: { text: string; name: string }): void;
  bind(voce: { statement: string; values: readonly unknown[] }): void;
  describe(voce: { type: 'P'; name: string }): void;
  execute(voce: { rows: number }): void;
  close(voce: { type: 'S'; name: string }): void;
  sync(): void;
  readonly stream: { cork(): void; uncork(): void };
}

type Tipi = pg.CustomTypesConfig;
type Fatto = (errore: Error | null, esiti?: Esito[]) => void;

function readRiga({ nomi, lettori }: Forma, campi: readonly (string | null)[]): Record<string, unknown> {
  const riga: Record<string, unknown> = {};
  for (let posto = 0; posto < nomi.length; posto += 1) {
    const testo = campi[posto] ?? null;
    riga[nomi[posto] as string] = testo === null ? null : lettori[posto]?.(testo);
  }
  return riga;
}

/**
 * Statements that travel together: one write, and one end for all of them. PostgreSQL does them in their order and, after
 * the first that fails, none: what comes before is always done when what comes after is. Outside a transaction they are
 * one by themselves, which ends with them.
 */
export class Fascio implements pg.Submittable {
  /** Set by `pg`, which also takes the time of the whole bundle. */
  callback: Fatto;
  readonly passi: readonly Passo[];
  readonly #tipi: Tipi;
  readonly #esiti: Esito[] = [];
  #connessione: pg.Connection | undefined;
  #forma: Forma = SENZA_RIGHE;
  #righe: Record<string, unknown>[] = [];
  #illeggibile: Error | undefined;

  constructor(passi: readonly Passo[], tipi: Tipi, fatto: Fatto) {
    this.passi = passi;
    this.#tipi = tipi;
    this.callback = fatto;
  }

  /** Everything in one write. A value that cannot be written is answered, not thrown, and nothing is sent. */
  submit(connessione: pg.Connection): Error | null {
    const valori: (readonly unknown[])[] = [];
    try {
      for (const passo of this.passi) valori.push(passo.valori?.map(prepareValue) ?? []);
    } catch (errore) {
      return errore as Error;
    }
    const filo = connessione as unknown as Filo;
    this.#connessione = connessione;
    filo.stream.cork();
    for (const [posto, passo] of this.passi.entries()) this.#send(filo, passo, valori[posto] ?? []);
    filo.sync();
    filo.stream.uncork();
    this.#prepareForma();
    return null;
  }

  #send(filo: Filo, { nome = '', testo }: Passo, values: readonly unknown[]): void {
    const conosciuti = getNoti(this.#connessione as pg.Connection);
    const isNoto = conosciuti.get(nome) !== undefined;
    if (!isNoto) {
      if (conosciuti.has(nome)) filo.close({ type: 'S', name: nome });
      filo.parse({ text: testo, name: nome });
    }
    filo.bind({ statement: nome, values });
    if (!isNoto) filo.describe({ type: 'P', name: '' });
    filo.execute({ rows: 0 });
    // Until its answer comes, whether it is known is not sure.
    if (nome !== '' && !isNoto) conosciuti.set(nome, undefined);
  }

  /** The shape of the statement whose answer comes next, when the connection knew it. */
  #prepareForma(): void {
    const { nome = '' } = this.passi[this.#esiti.length] ?? {};
    this.#forma = getNoti(this.#connessione as pg.Connection).get(nome) ?? SENZA_RIGHE;
    this.#righe = [];
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#forma = {
      nomi: fields.map(({ name }) => name),
      lettori: fields.map(({ dataTypeID }) => this.#tipi.getTypeParser(dataTypeID, 'text')),
    };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#illeggibile) return;
    try {
      this.#righe.push(readRiga(this.#forma, fields));
    } catch (errore) {
      this.#illeggibile = errore as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { nome = '' } = this.passi[this.#esiti.length] ?? {};
    if (nome !== '') getNoti(this.#connessione as pg.Connection).set(nome, this.#forma);
    const [comando = '', ...numeri] = text.split(' ');
    this.#esiti.push({ comando, quante: Number(numeri.at(-1) ?? 0), righe: this.#righe });
    this.#prepareForma();
  }

  handleReadyForQuery(): void {
    this.callback(this.#illeggibile ?? null, this.#esiti);
  }

  /** The statement that failed, when it had a name, is parsed again: its columns may no longer be what they were. */
  handleError(errore: Error): void {
    const { nome = '' } = this.passi[this.#esiti.length] ?? {};
    if (nome !== '' && this.#connessione) getNoti(this.#connessione).set(nome, undefined);
    this.callback(errore);
  }

  /** No statement of ours is without a text, stops halfway, or brings rows in. */
  handleEmptyQuery(): void {
    this.#illeggibile = new Error('An empty statement was sent');
  }
  handlePortalSuspended(): void {
    this.#illeggibile = new Error('A statement stopped halfway');
  }
  handleCopyInResponse(connessione: { sendCopyFail(motivo: string): void }): void {
    connessione.sendCopyFail('No source');
  }
}

/** Sends statements together and waits for the answer of all. @throws the error of the first that failed */
export const sendFascio = (
  client: pg.ClientBase,
  passi: readonly Passo[],
  tipi: pg.CustomTypesConfig,
): Promise<Esito[]> =>
  new Promise((resolve, reject) => {
    client.query(
      new Fascio(passi, tipi, (errore, esiti) => (errore ? reject(errore) : resolve(esiti ?? []))),
    );
  });
