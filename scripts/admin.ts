import { verifyRegistro } from '../packages/server/src/features/registro/registro.public.ts';
import { ErroreAvvio, readConfig, type ServerAvviato, startServer } from '../packages/server/src/main.ts';
import { runFinoAllaFine } from '../packages/server/src/processo.ts';
import { openRegistro } from './registro.ts';

const say = (frase: string) => process.stdout.write(`${frase}\n`);

/** An act of who looks after the house; answers the exit code. */
type Atto = (server: ServerAvviato, argomenti: readonly string[]) => Promise<number>;

/** Rows of the audit log changed, taken away or put in by others are named; 1 when there is any. */
const verify: Atto = async ({ servizi }) => {
  const { studi, righe, inAttesa, guasti } = await verifyRegistro(
    servizi.db,
    servizi.cifratura,
    servizi.config.dati,
  );
  for (const { studioId, tipo, numero, registroId } of guasti) {
    say(`${tipo}: studio ${studioId}, anello ${numero ?? '-'}, riga ${registroId ?? '-'}`);
  }
  say(
    `Registro: ${righe} righe di ${studi} studi verificate, ${inAttesa} non ancora sigillate, ${guasti.length} difformità`,
  );
  return guasti.length > 0 ? 1 : 0;
};

const atti: Readonly<Record<string, Atto>> = { 'audit verify': verify };

/** `npm run admin -- audit verify`: the words that name the act, then what it wants. */
async function run(): Promise<{ stop(): Promise<void> }> {
  const parole = process.argv.slice(2);
  const nome = Object.keys(atti).find((voce) => parole.join(' ').startsWith(voce));
  const atto = nome === undefined ? undefined : atti[nome];
  if (nome === undefined || atto === undefined) {
    throw new ErroreAvvio(
      `Uso: ${Object.keys(atti)
        .map((voce) => `npm run admin -- ${voce}`)
        .join('\n     ')}`,
    );
  }
  const config = readConfig();
  const server = await startServer(
    { ...config, porta: 0, ruolo: 'chiamate' },
    { log: openRegistro(config.dati) },
  );
  try {
    process.exitCode = await atto(server, parole.slice(nome.split(' ').length));
  } finally {
    await server.stop();
  }
  return { stop: async () => undefined };
}

await runFinoAllaFine(run);
process.exit(process.exitCode ?? 0);
