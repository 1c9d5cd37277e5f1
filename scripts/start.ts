import { readIndirizzoLms, registerLmsDemo } from '../packages/server/demo/lms-demo.ts';
import { listAccessiDemo, loadDemo } from '../packages/server/demo/load-demo.ts';
import { loadStagioneDemo } from '../packages/server/demo/load-stagione.ts';
import { readConfig, type ServerAvviato, startServer } from '../packages/server/src/main.ts';
import { runFinoAllaFine } from '../packages/server/src/processo.ts';
import { openRegistro, sayPasso } from './registro.ts';
import { buildWebWhenStale } from './web.ts';

const hasScena = process.env.QUADRA_SCENA !== 'no';

/** The logins of the demo, one a line; none when the database holds somebody's own work. */
async function prepareDemo(server: ServerAvviato): Promise<string[]> {
  if (server.servizi.config.ambiente === 'produzione') return [];
  const { demo } = await loadDemo(server, server.servizi.db, {
    scena: hasScena,
    onPasso: sayPasso,
  });
  if (demo === 'assente') return [];
  await registerLmsDemo(server.servizi.db, readIndirizzoLms(process.env));
  return listAccessiDemo().map(
    ({ tipologia, email, password }) => `demo  ${tipologia}  ${email}  ${password}`,
  );
}

async function startLocale(): Promise<ServerAvviato> {
  const config = readConfig();
  const log = openRegistro(config.dati);
  if (!config.isDev && buildWebWhenStale(config)) sayPasso('Pagine preparate');
  const server = await startServer(config, { log, onPasso: sayPasso });
  try {
    const accessi = await prepareDemo(server);
    process.stdout.write(`${[`Quadra è pronta: ${server.indirizzo}`, ...accessi].join('\n')}\n`);
    // Nobody waits for it; one that the house closes in the middle goes on at the next start.
    if (hasScena && accessi.length > 0)
      loadStagioneDemo(server.proprietario, server.servizi.db).catch((errore: unknown) =>
        log.write(`${JSON.stringify({ msg: 'stagione di prova non finita', err: String(errore) })}
`),
      );
    return server;
  } catch (errore) {
    await server.stop();
    throw errore;
  }
}

await runFinoAllaFine(startLocale);
