import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { LIMITI_COLLEGAMENTO, testiCollegamento as t, testiCampo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { endSegreto } from '../../../gateways/posta/segreti.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { applyModello, type LetteraDiModello } from '../posta/modello.ts';
import {
  type Collegamento,
  findCollegamento,
  findDestinatario,
  insertCollegamento,
  lockCollegamento,
  updateCollegamento,
} from './collegamento.queries.ts';
import { CODICE, ERRORI_MASSIMI, explainAttesa, explainFine, hideEmail } from './collegamento.rules.ts';
import type { FineCollegamento, GenereCollegamento } from './collegamento.table.ts';
import { mailLink, makeLink, parseLink } from './link.ts';

type Con = Pick<Servizi, 'db' | 'now' | 'posta' | 'cifratura' | 'indirizzoPubblico'>;
/** The letter that carries a link: what is pressed is its button. */
export type LetteraCollegamento = Omit<LetteraDiModello, 'codice' | 'pulsante'> & {
  readonly pulsante: string;
};
const pagine: Readonly<Record<GenereCollegamento, string>> = { richiesta: 'r', firma: 'f' };
const nameParola = (id: string) => `collegamento-cliente:${id}`;

interface Nuovo {
  readonly studioId: number;
  readonly anagraficaId: string;
  readonly genere: GenereCollegamento;
  /** Where it goes; the address of the client when nothing is said. */
  readonly email?: string;
  readonly scade?: Date;
}
/**
 * Gives a link to a client, by mail; `write` says the letter, of the studio and of the day the link ends.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA on Email when the client has no address
 */
export async function giveCollegamento(
  trx: Trx,
  con: Omit<Con, 'db' | 'now'>,
  { studioId, anagraficaId, genere, ...dati }: Nuovo,
  adesso: Date,
  write: (di: { studio: string; scade: Date }) => LetteraCollegamento,
): Promise<{ id: string; hash: Buffer; scade: Date }> {
  const chi = await findDestinatario(trx, studioId, anagraficaId);
  if (!chi) throw new DomainError('NON_TROVATO');
  const email = dati.email ?? chi.email;
  if (!email) {
    const messaggio = testiCampo.CLIENTE_SENZA_EMAIL;
    throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio, modelState: { Email: [messaggio] } });
  }
  const nuovo = makeLink(
    con,
    { pagina: pagine[genere], studioId, giorni: LIMITI_COLLEGAMENTO.giorni },
    adesso,
  );
  const link = { ...nuovo, scade: dati.scade ?? nuovo.scade };
  const id = randomUUID();
  await insertCollegamento(trx, {
    ...{ studio_id: studioId, id, anagrafica_id: anagraficaId, genere, email, hash: link.hash },
    ...{
      parola: con.cifratura.seal(link.indirizzo, nameParola(id)),
      scade_il: link.scade,
      creato_il: adesso,
    },
    ...{ aperto_il: null, codice_hash: null, codice_scade_il: null, codice_mandato_il: null },
    ...{ fine: null, finito_il: null },
  });
  await mailLink(trx, con, { studioId, email }, link, write({ studio: chi.nome_studio, scade: link.scade }));
  return { id, hash: link.hash, scade: link.scade };
}

/** Writes again to who has a link that is still good: the same link. Answers whether it was. */
export async function repeatCollegamento(
  trx: Trx,
  con: Pick<Con, 'posta' | 'cifratura'>,
  quale: { readonly studio_id: number; readonly id: string },
  adesso: Date,
  write: (di: { studio: string; scade: Date }) => LetteraCollegamento,
): Promise<boolean> {
  const c = await lockCollegamento(trx, quale);
  if (!c || c.parola === null || explainFine(c, adesso) !== undefined) return false;
  const link = { indirizzo: con.cifratura.open(c.parola, nameParola(c.id)), hash: c.hash, scade: c.scade_il };
  const lettera = write({ studio: c.nome_studio, scade: c.scade_il });
  await mailLink(trx, con, { studioId: c.studio_id, email: c.email }, link, lettera);
  return true;
}

/** A link opens nothing from here on, nor do the mails that carry it leave. */
export async function endCollegamento(
  trx: Trx,
  quale: { readonly studio_id: number; readonly id: string },
  fine: FineCollegamento,
  adesso: Date,
): Promise<void> {
  const c = await lockCollegamento(trx, quale);
  if (!c || c.fine !== null) return;
  await updateCollegamento(trx, c, {
    ...{ fine, finito_il: adesso, parola: null, codice_hash: null, codice_scade_il: null },
  });
  await endSegreto(trx, c.hash, adesso);
  if (c.codice_hash) await endSegreto(trx, c.codice_hash, adesso);
}

/**
 * Runs `fn` with a link that is still good, locked, in a transaction that sees its studio alone.
 * @throws CODICE_NON_VALIDO, or BUSTA_CONCLUSA for a used one of a signature; of one that is over, with why
 */
export function withLink<T>(
  con: Pick<Con, 'db' | 'now'>,
  genere: GenereCollegamento,
  scritto: string,
  fn: (trx: Trx, c: Collegamento, adesso: Date) => Promise<T>,
): Promise<T> {
  const letto = parseLink(scritto);
  if (!letto) throw new DomainError('CODICE_NON_VALIDO', { messaggio: t.SCONOSCIUTO });
  const { studioId, segreto } = letto;
  const adesso = con.now();
  return withTenant(con.db, { studi: [studioId] }, async (trx) => {
    const c = await findCollegamento(trx, { studioId, genere, hash: hashSegreto(segreto) });
    const messaggio = c === undefined ? t.SCONOSCIUTO : explainFine(c, adesso);
    if (c === undefined || messaggio !== undefined) {
      // What was signed is not signed twice, nor refused after.
      const isFirmata = genere === 'firma' && c?.fine === 'usato';
      throw new DomainError(isFirmata ? 'BUSTA_CONCLUSA' : 'CODICE_NON_VALIDO', {
        messaggio: messaggio ?? t.SCONOSCIUTO,
      });
    }
    return fn(trx, c, adesso);
  });
}

/** The first time a link is looked at is written. */
export async function noteApertura(trx: Trx, c: Collegamento, adesso: Date): Promise<void> {
  if (c.aperto_il === null) await updateCollegamento(trx, c, { aperto_il: adesso });
}

/** Without the secret of the link a code of few figures cannot be tried. */
const hashCodice = ({ cifratura }: Pick<Con, 'cifratura'>, c: Collegamento, codice: string): Buffer =>
  cifratura.sign(`codice del collegamento:${c.id}:${c.hash.toString('hex')}:${codice}`);

/**
 * Mails a new one-use code to who has a link; the one of before is good no more. Answers where it went, hidden.
 * @throws CODICE_NON_VALIDO, TROPPE_RICHIESTE when one has just left, or many did
 */
export const sendCodice = (con: Con, genere: GenereCollegamento, link: string): Promise<string> =>
  withLink(con, genere, link, async (trx, c, adesso) => {
    const messaggio = explainAttesa(c, adesso);
    if (messaggio !== undefined)
      throw new DomainError('TROPPE_RICHIESTE', { messaggio, riprovaFra: CODICE.pausaSecondi });
    const codice = String(randomInt(10 ** LIMITI_COLLEGAMENTO.cifre)).padStart(
      LIMITI_COLLEGAMENTO.cifre,
      '0',
    );
    const hash = hashCodice(con, c, codice);
    const scade = new Date(adesso.getTime() + CODICE.minuti * 60_000);
    if (c.codice_hash) await endSegreto(trx, c.codice_hash, adesso);
    await updateCollegamento(trx, c, {
      ...{ codice_hash: hash, codice_scade_il: scade, codice_mandato_il: adesso, codice_errori: 0 },
      codici: c.codici + 1,
    });
    const lettera = { codice: 'notifica' as const, oggetto: `${c.nome_studio}: ${t.oggettoCodice}` };
    await con.posta.queueMessaggio(trx, {
      ...(await applyModello(
        trx,
        { studioId: c.studio_id },
        { ...lettera, frasi: t.mailCodice(codice, CODICE.minuti) },
      )),
      destinatario: c.email,
      segreto: { genere: 'codice', parola: codice, hash, scade },
    });
    return hideEmail(c.email);
  });

/** Counts a wrong code: after some the code is over, after more the link is, and the studio sees that it is. */
async function countErrore(trx: Trx, c: Collegamento, ip: string | null, adesso: Date): Promise<void> {
  const errori = c.errori + 1;
  const codice_errori = c.codice_errori + 1;
  const codice =
    codice_errori >= CODICE.errori
      ? { codice_hash: null, codice_scade_il: null, codice_errori }
      : { codice_errori };
  await updateCollegamento(trx, c, { errori, ...codice });
  if (errori < ERRORI_MASSIMI) return;
  await endCollegamento(trx, c, 'errori', adesso);
  await writeRegistro(trx, {
    ...{ studioId: c.studio_id, utenteId: null, ip, azione: 'link chiuso', entita: 'anagrafica' },
    ...{ entitaId: c.anagrafica_id, dopo: { genere: c.genere, codiciSbagliati: errori } },
  });
}

const isGiusto = (con: Pick<Con, 'cifratura'>, c: Collegamento, codice: string, adesso: Date): boolean =>
  c.codice_hash !== null &&
  c.codice_scade_il !== null &&
  c.codice_scade_il > adesso &&
  timingSafeEqual(hashCodice(con, c, codice), c.codice_hash);

/**
 * Does something for who has a link and the code that was mailed for it.
 * @throws CODICE_NON_VALIDO, RICHIESTA_NON_VALIDA on Codice
 */
export async function withCodice<T>(
  con: Pick<Con, 'db' | 'now' | 'cifratura'>,
  genere: GenereCollegamento,
  { link, codice, ip }: { readonly link: string; readonly codice: string; readonly ip: string | null },
  fn: (trx: Trx, c: Collegamento, adesso: Date) => Promise<T>,
): Promise<T> {
  const esito = await withLink(con, genere, link, async (trx, c, adesso) => {
    if (isGiusto(con, c, codice, adesso)) return { fatto: await fn(trx, c, adesso) };
    await countErrore(trx, c, ip, adesso);
    return null;
  });
  // Thrown outside: what was counted stays.
  if (esito === null) requireNessunErrore({ Codice: [t.CODICE] });
  return (esito as { fatto: T }).fatto;
}
