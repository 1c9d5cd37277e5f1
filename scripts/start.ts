import { readIndirizzoLms, registerLmsDemo } from '../packages/server/demo/lms-demo.ts';
import { listAccessiDemo, loadDemo } from '../packages/server/demo/load-demo.ts';
import { readConfig, type ServerAvviato, startServer } from '../packages/server/src/main.ts';
import { runFinoAllaFine } from '../packages/server/src/processo.ts';
import { openRegistro, sayPasso } from './registro.ts';
import { buildWebWhenStale } from './web.ts';

/** The logins of the demo, one a line; none when the database holds somebody's own work. */
async function prepareDemo(server: ServerAvviato): Promise<string[]> {
  if (server.servizi.config.ambiente === 'produzione') return [];
  const { demo } = await loadDemo(server, server.servizi.db, {
    scena: process.env.QUADRA_SCENA !== 'no',
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
    return server;
  } catch (errore) {
    await server.stop();
    throw errore;
  }
}

await runFinoAllaFine(startLocale);
