import { parseArgs } from 'node:util';
import { makeWriteAtto } from '../packages/server/src/db/registro.queries.ts';
import { withIdentita } from '../packages/server/src/db/tenancy.ts';
import {
  campiFornitore,
  readFornitore,
  writeFornitore,
} from '../packages/server/src/features/accesso/portale/portale.public.ts';
import { freePersona } from '../packages/server/src/features/accesso/sessione/sessione.public.ts';
import { DomainError } from '../packages/server/src/http/domain-error.ts';
import { deleteScaduti } from '../packages/server/src/jobs/pulizia.ts';
import type { ServerAvviato } from '../packages/server/src/main.ts';

const say = (frase: string) => process.stdout.write(`${frase}\n`);
const FATTO = 0;
const SBAGLIATO = 1;
const DA_CONFERMARE = 2;

const USO_LIBERA =
  'Uso: npm run admin -- utente libera --utente nome@esempio.it --motivo "riconosciuto al telefono, ticket 12" [--conferma]';
/** A reason that says nothing is none. */
const MOTIVO_MINIMO = 10;

/** The arguments; undefined when one is unknown, or has no value. */
function readOpzioni<T extends Record<string, { type: 'string' | 'boolean' }>>(
  argomenti: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...argomenti], options }).values;
  } catch {
    return undefined;
  }
}

/** `utente libera`: who lost telephone and recovery codes enters with the password again, and is told so by mail. */
export async function runLibera({ servizi }: ServerAvviato, argomenti: readonly string[]): Promise<number> {
  const { utente, motivo, conferma } =
    readOpzioni(argomenti, {
      utente: { type: 'string' },
      motivo: { type: 'string' },
      conferma: { type: 'boolean' },
    }) ?? {};
  if (typeof utente !== 'string' || typeof motivo !== 'string' || motivo.trim().length < MOTIVO_MINIMO) {
    say(USO_LIBERA);
    return SBAGLIATO;
  }
  if (conferma !== true) {
    say(
      `A ${utente} si tolgono app per i codici, passkey e codici di recupero, e le sue sessioni finiscono. Dopo averlo riconosciuto aggiungere --conferma.`,
    );
    return DA_CONFERMARE;
  }
  try {
    const { nome, app, passkey, sessioni } = await freePersona(servizi, {
      email: utente,
      motivo: motivo.trim(),
    });
    say(
      `${nome} entra con la password. Tolte: ${app ? 'app per i codici, ' : ''}${passkey} passkey; sessioni finite: ${sessioni}. Avvisato per posta.`,
    );
    return FATTO;
  } catch (errore) {
    if (!(errore instanceof DomainError)) throw errore;
    say(errore.message);
    return SBAGLIATO;
  }
}

/** RagioneSociale, as one types it: --ragione-sociale. */
const nameOpzione = (campo: string) => campo.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** `fornitore`: what the vendor says of itself, shown or changed; an empty value takes it away. */
export async function runFornitore(
  { servizi, proprietario }: ServerAvviato,
  argomenti: readonly string[],
): Promise<number> {
  const opzioni = Object.fromEntries(
    campiFornitore.map((campo) => [nameOpzione(campo), { type: 'string' }] as const),
  );
  const valori = readOpzioni(argomenti, opzioni);
  if (valori === undefined) {
    say(
      `Uso: npm run admin -- fornitore ${Object.keys(opzioni)
        .map((nome) => `[--${nome} ...]`)
        .join(' ')}`,
    );
    return SBAGLIATO;
  }
  const cambi = Object.fromEntries(
    campiFornitore.flatMap((campo) => {
      const valore = valori[nameOpzione(campo)];
      return typeof valore === 'string' ? [[campo, valore === '' ? null : valore]] : [];
    }),
  );
  const errori = Object.keys(cambi).length === 0 ? null : await writeFornitore(proprietario, cambi);
  if (errori !== null) {
    for (const [campo, atteso] of Object.entries(errori)) say(`--${nameOpzione(campo)}: ${atteso}`);
    return SBAGLIATO;
  }
  const adesso = await readFornitore(servizi.db);
  for (const campo of campiFornitore) say(`${nameOpzione(campo)}: ${adesso[campo] ?? '-'}`);
  return FATTO;
}

const writeAttoCasa = makeWriteAtto('casa');

/** `pulizia`: what has been kept long enough goes now, instead of at the next round. */
export async function runPulizia({ servizi }: ServerAvviato): Promise<number> {
  const tolti = await deleteScaduti(servizi.db, servizi.now());
  await withIdentita(servizi.db, (trx) =>
    writeAttoCasa(trx, { utenteId: null, ip: null }, 1, 'pulizia', { dopo: tolti }),
  );
  for (const [che, quanti] of Object.entries(tolti)) say(`${che}: ${quanti}`);
  return FATTO;
}
