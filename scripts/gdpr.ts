import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { withTenant, withUtenti } from '../packages/server/src/db/tenancy.ts';
import {
  cancelDati,
  cancelUtente,
  findIdDelCodice,
  keepCancellazione,
  makeZip,
  previewCancellazione,
  readCopia,
  readCopiaUtente,
} from '../packages/server/src/features/consegna/riservatezza/riservatezza.public.ts';
import { DomainError } from '../packages/server/src/http/domain-error.ts';
import type { ServerAvviato } from '../packages/server/src/main.ts';

const USO = `Uso: npm run admin -- gdpr export --studio 12 --codice-fiscale RSSMRA80A01F205X --file copia.zip [--json]
     npm run admin -- gdpr export --utente nome@esempio.it --file copia.zip [--json]
     npm run admin -- gdpr erase --studio 12 --codice-fiscale RSSMRA80A01F205X [--conferma] [--json]
     npm run admin -- gdpr erase --utente nome@esempio.it [--conferma] [--json]
Uscita: 0 fatto, 1 uso sbagliato o persona non trovata, 2 cancellazione impedita o da confermare.`;

const FATTO = 0;
const SBAGLIATO = 1;
const IMPEDITO = 2;

interface Richiesta {
  readonly studio: number;
  readonly codice: string;
  readonly utente: string | undefined;
  readonly file: string | undefined;
  readonly conferma: boolean;
  readonly json: boolean;
}

/** What the command line asks for; undefined when it names nobody, or two. */
function readRichiesta(argomenti: readonly string[]): Richiesta | undefined {
  const { values } = parseArgs({
    args: [...argomenti],
    options: {
      studio: { type: 'string', default: '' },
      'codice-fiscale': { type: 'string', default: '' },
      utente: { type: 'string' },
      file: { type: 'string' },
      conferma: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { studio, utente, file, conferma, json } = values;
  const codice = values['codice-fiscale'].trim().toUpperCase();
  const isCliente = /^[1-9]\d{0,8}$/.test(studio) && codice !== '';
  if (isCliente === (utente !== undefined)) return undefined;
  return { studio: Number(studio), codice, utente, file, conferma, json };
}

const say = ({ json }: Pick<Richiesta, 'json'>, frase: string, esito: object) =>
  process.stdout.write(`${json ? JSON.stringify(esito) : frase}\n`);

/** @throws DomainError NON_TROVATO */
async function readId(trx: Parameters<typeof findIdDelCodice>[0], { studio, codice }: Richiesta) {
  const id = await findIdDelCodice(trx, studio, codice);
  if (id === undefined) throw new DomainError('NON_TROVATO');
  return id;
}

async function exportDati({ servizi }: ServerAvviato, richiesta: Richiesta): Promise<number> {
  const { db, cifratura, now } = servizi;
  const { studio, utente, file } = richiesta;
  if (file === undefined) {
    say(richiesta, USO, { errore: 'file' });
    return SBAGLIATO;
  }
  const zip =
    utente === undefined
      ? await withTenant(db, { studi: [studio], limitati: true }, async (trx) =>
          makeZip(trx, await readCopia(trx, cifratura, await readId(trx, richiesta)), now()),
        )
      : await withUtenti(db, { studi: [] }, async (trx) =>
          makeZip(trx, await readCopiaUtente(trx, cifratura, utente), now()),
        );
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file, { mode: 0o600 }));
  say(richiesta, `Copia scritta in ${file}.`, { file });
  return FATTO;
}

async function eraseUtente(
  { servizi }: ServerAvviato,
  richiesta: Richiesta,
  utente: string,
): Promise<number> {
  if (!richiesta.conferma) {
    say(richiesta, 'Per cancellare aggiungere --conferma.', { utente, conferma: false });
    return IMPEDITO;
  }
  const fatta = await withUtenti(servizi.db, { studi: [] }, (trx) =>
    cancelUtente(trx, servizi.cifratura, utente),
  );
  say(richiesta, `Dati cancellati: resta il nome ${fatta.pseudonimo}.`, fatta);
  return FATTO;
}

async function eraseDati(server: ServerAvviato, richiesta: Richiesta): Promise<number> {
  if (richiesta.utente !== undefined) return eraseUtente(server, richiesta, richiesta.utente);
  const { db, cifratura, config, now } = server.servizi;
  const ambito = { studi: [richiesta.studio], limitati: true };
  if (!richiesta.conferma) {
    const piano = await withTenant(db, ambito, async (trx) =>
      previewCancellazione(trx, await readId(trx, richiesta), now()),
    );
    const fino =
      piano.Fino === null ? 'non resta nulla' : `ciò che va conservato resta fino al ${piano.Fino}`;
    const blocchi = piano.Blocchi.map(({ Motivo, Quanti }) => `${Motivo}: ${Quanti}`).join(', ');
    const impedita = blocchi === '' ? 'Per cancellare aggiungere --conferma.' : `Impedita da ${blocchi}.`;
    say(richiesta, `Anteprima: ${fino}. ${impedita}`, piano);
    return IMPEDITO;
  }
  const fatta = await withTenant(db, ambito, async (trx) => {
    const cosa = { id: await readId(trx, richiesta), codiceFiscale: richiesta.codice };
    return cancelDati(trx, { cifratura, adesso: now() }, cosa, { utenteId: null, ip: null });
  });
  const log = { error: () => process.stderr.write(`Da annotare in cancellazioni.jsonl: ${fatta.id}\n`) };
  keepCancellazione(config.dati, fatta, now(), log);
  say(richiesta, fatta.fino === null ? 'Dati cancellati.' : `Dati limitati fino al ${fatta.fino}.`, fatta);
  return FATTO;
}

/** `gdpr export` and `gdpr erase`: asks nothing, says how it went, answers the exit code. */
export async function runGdpr(
  server: ServerAvviato,
  atto: 'export' | 'erase',
  argomenti: readonly string[],
): Promise<number> {
  const richiesta = readRichiesta(argomenti);
  if (richiesta === undefined) {
    process.stdout.write(`${USO}\n`);
    return SBAGLIATO;
  }
  try {
    return atto === 'export' ? await exportDati(server, richiesta) : await eraseDati(server, richiesta);
  } catch (errore) {
    if (!(errore instanceof DomainError)) throw errore;
    say(richiesta, errore.message, { errore: errore.codice });
    return errore.codice === 'NON_TROVATO' ? SBAGLIATO : IMPEDITO;
  }
}
