import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describeMetro, measureMetro } from '../bench/metro.ts';
import { radice } from './web.ts';

/** `npm run bench [fisco|forme|pareri|ricalcolo|apertura|portale|accesso|faro|griglia|importa|crediti|carta|fatture|f24|statistica|telematico|memoria|capienza]`: every measure, or those named, with the numbers they take. They print ratios and figures; none can fail. */
const misure = [
  'fisco',
  'forme',
  'pareri',
  'ricalcolo',
  'apertura',
  'portale',
  'accesso',
  'faro',
  'griglia',
  'importa',
  'crediti',
  'carta',
  'fatture',
  'f24',
  'statistica',
  'telematico',
  'memoria',
  'capienza',
];
const scelte = process.argv.slice(2).filter((parola) => misure.includes(parola));
const numeri = process.argv.slice(2).filter((parola) => /^\d+$/.test(parola));
for (const misura of misure.filter((nome) => scelte.length === 0 || scelte.includes(nome))) {
  process.stdout.write(`\n${misura}\n${describeMetro(measureMetro())}\n`);
  const processo = spawn(process.execPath, [join(radice, 'bench', `${misura}.ts`), ...numeri], {
    cwd: radice,
    stdio: 'inherit',
  });
  await new Promise((resolve) => processo.once('exit', resolve));
}
