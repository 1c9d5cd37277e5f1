import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Trx } from '../packages/server/src/db/pool.ts';
import { makeWriteAtto } from '../packages/server/src/db/registro.queries.ts';
import { writeEsportazione } from '../packages/server/src/db/studio/esporta.ts';
import {
  type EsportazioneAperta,
  openEsportazione,
} from '../packages/server/src/db/studio/esportazione-file.ts';
import { readEsportazione } from '../packages/server/src/db/studio/riporta.ts';
import { withIdentita } from '../packages/server/src/db/tenancy.ts';
import { listGuasti, sealRegistro } from '../packages/server/src/features/base/registro/registro.public.ts';
import { addTracce } from '../packages/server/src/features/consegna/partenza/partenza.public.ts';
import { repeatCancellazioni } from '../packages/server/src/features/consegna/riservatezza/riservatezza.public.ts';
import { listDifformita } from '../packages/server/src/features/crediti/credito/credito.public.ts';
import { ErroreAvvio, type ServerAvviato } from '../packages/server/src/main.ts';

const say = (frase: string) => process.stdout.write(`${frase}\n`);
const USO_ESPORTA = 'Uso: npm run admin -- studio esporta 12 --file studio.zip [--cifrata]';
const USO_RIPORTA = 'Uso: npm run admin -- studio riporta --file studio.zip [--sostituisci]';

const writeAtto = makeWriteAtto('studio');
const LA_CASA = { utenteId: null, ip: null };

const secondi = (inizio: number) => Math.round((performance.now() - inizio) / 100) / 10;
const countRighe = (tabelle: readonly { righe: number }[]) =>
  tabelle.reduce((somma, { righe }) => somma + righe, 0);

/** @throws ErroreAvvio with the way to use it */
function readArgomenti(argomenti: readonly string[], uso: string) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argomenti],
      allowPositionals: true,
      options: {
        file: { type: 'string' },
        cifrata: { type: 'boolean', default: false },
        sostituisci: { type: 'boolean', default: false },
      },
    });
    if (values.file !== undefined) return { ...values, file: resolve(values.file), positionals };
  } catch {
    // An option that does not exist: the sentence below says which one does.
  }
  throw new ErroreAvvio(uso);
}

/** `studio esporta`: everything that is of one studio in a file, while the house works. */
export async function runEsporta(
  { servizi, proprietario }: ServerAvviato,
  argomenti: readonly string[],
): Promise<number> {
  const { file, cifrata, positionals } = readArgomenti(argomenti, USO_ESPORTA);
  const [numero = '', ...altro] = positionals;
  if (!/^[1-9]\d{0,8}$/.test(numero) || altro.length > 0) throw new ErroreAvvio(USO_ESPORTA);
  const { db, config, cifratura, versione, deposito } = servizi;
  const frase = cifrata ? config.copie.frase : undefined;
  if (cifrata && frase === undefined)
    throw new ErroreAvvio('Per un’esportazione cifrata indicare la sua frase con QUADRA_COPIE_FRASE.');
  const inizio = performance.now();
  // What waits for its link is in the chain before it leaves.
  await sealRegistro(db, cifratura);
  const { studio, tabelle, quando } = await writeEsportazione(proprietario, {
    ...{ studioId: Number(numero), file, cifratura, versione, frase, deposito },
    addAltro: (add) => addTracce(db, Number(numero), add),
  });
  await withIdentita(db, (trx) =>
    writeAtto(trx, LA_CASA, studio.id, 'esportazione studio', {
      dopo: { quando, righe: countRighe(tabelle), cifrata },
    }),
  );
  say(
    `Studio ${studio.id}, «${studio.ragioneSociale}»: ${tabelle.length} tabelle e ${countRighe(tabelle)} righe in ${secondi(inizio)} s, ${(statSync(file).size / 1024 ** 2).toFixed(1)} MB, in ${file}`,
  );
  say(
    cifrata
      ? 'È cifrata: senza la sua frase non la legge nessuno.'
      : 'Non è cifrata: contiene tutti i dati dei clienti, chi ha questo file li legge.',
  );
  return 0;
}

/** What must hold before anything is written for good: chain and ledger of the studio; then the row that tells of it. */
const makeBeforeCommit =
  ({ servizi: { cifratura, config } }: ServerAvviato, { manifesto, impronta }: EsportazioneAperta) =>
  async (trx: Trx, libriTenuti: readonly string[]): Promise<void> => {
    const { id } = manifesto.studio;
    const guasti = (await listGuasti(trx, cifratura, config.dati, id)).map(
      ({ tipo, numero, registroId }) =>
        `registro, ${tipo} (anello ${numero ?? '-'}, riga ${registroId ?? '-'})`,
    );
    const difformita = (await listDifformita(trx)).map(
      ({ tipo, id: quale }) => `crediti, ${tipo} (${quale ?? '-'})`,
    );
    const tutti = [...guasti, ...difformita];
    if (tutti.length > 0)
      throw new ErroreAvvio(
        `Ciò che tornerebbe non si verifica: ${tutti.slice(0, 10).join('; ')}. Nulla è stato scritto.`,
      );
    await writeAtto(trx, LA_CASA, id, 'ritorno studio', {
      dopo: { impronta, quando: manifesto.quando, righe: countRighe(manifesto.tabelle), libriTenuti },
    });
  };

/** `studio riporta`: one studio as its export has it; the others are not touched. */
export async function runRiporta(server: ServerAvviato, argomenti: readonly string[]): Promise<number> {
  const { file, sostituisci, positionals } = readArgomenti(argomenti, USO_RIPORTA);
  if (positionals.length > 0) throw new ErroreAvvio(USO_RIPORTA);
  const { db, cifratura, config, versione } = server.servizi;
  const inizio = performance.now();
  const esportazione = await openEsportazione(file, cifratura, config.copie.frase);
  try {
    await sealRegistro(db, cifratura);
    const { studio, tabelle, quando } = esportazione.manifesto;
    const tenuti = await readEsportazione(server.proprietario, esportazione, {
      isDaSostituire: sostituisci,
      versione,
      beforeCommit: makeBeforeCommit(server, esportazione),
    });
    say(
      `Studio ${studio.id}, «${studio.ragioneSociale}», com’era il ${quando}: ${tabelle.length} tabelle e ${countRighe(tabelle)} righe in ${secondi(inizio)} s; legami, registro e crediti verificati.`,
    );
    for (const libro of tenuti)
      say(`Il ${libro} resta quello della casa, che continua quello dell’esportazione.`);
    const rifatte = await repeatCancellazioni(server.servizi);
    if (rifatte > 0) say(`Cancellazioni di persone rifatte: ${rifatte}.`);
    return 0;
  } finally {
    esportazione.close();
  }
}
