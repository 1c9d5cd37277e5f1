import { listAccessiDemo, loadDemo } from '../packages/server/src/demo/load-demo.ts';
import { readConfig, type ServerAvviato, startServer } from '../packages/server/src/main.ts';
import { runFinoAllaFine } from '../packages/server/src/processo.ts';
import { openRegistro, sayPasso } from './registro.ts';
import { buildWebWhenStale } from './web.ts';

async function startLocale(): Promise<ServerAvviato> {
  const config = readConfig();
  const log = openRegistro(config.dati);
  if (!config.isDev && buildWebWhenStale()) sayPasso('Pagine preparate');
  const server = await startServer(config, { log, onPasso: sayPasso });
  const righe = [`Quadra è pronta: ${server.indirizzo}`];
  if (config.ambiente !== 'produzione') {
    const { demo } = await loadDemo(server, server.servizi.db);
    if (demo !== 'assente') {
      for (const { tipologia, email, password } of listAccessiDemo()) {
        righe.push(`demo  ${tipologia}  ${email}  ${password}`);
      }
    }
  }
  process.stdout.write(`${righe.join('\n')}\n`);
  return server;
}

await runFinoAllaFine(startLocale);
