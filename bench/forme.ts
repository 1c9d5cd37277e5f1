import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { redditiPf } from '../packages/fisco/src/modelli/redditi-pf.ts';

/**
 * How much code a browser loads for a Redditi PF or a 730 of a year: its form with the rules and the parameters it reads, cut
 * in pieces and minified as the pages are delivered, and as it travels. What is fetched apart, when one asks for it (rates
 * of the comuni, places of the instructions), is not counted. Prints; asserts nothing. `npm run bench forme`
 */
const modelli = join(import.meta.dirname, '../packages/fisco/src/modelli');
const anni = Object.keys(redditiPf).map(Number);
const pf = (anno: number) => `pf${anno}`;
const COMUNE_730 = 'm730';

/** The pieces of every form together: those that years share are the same piece. */
async function buildPezzi(): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  const esito = await build({
    ...{ configFile: false, logLevel: 'silent' },
    build: {
      ...{ write: false, minify: true, target: 'es2022', modulePreload: false },
      rollupOptions: {
        input: {
          ...Object.fromEntries(anni.map((anno) => [pf(anno), join(modelli, `${anno}/redditi-pf/index.ts`)])),
          [COMUNE_730]: join(modelli, 'ogni-anno/m730/index.ts'),
        },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const uscite = [esito].flat().flatMap((uno) => ('output' in uno ? uno.output : []));
  return new Map(uscite.flatMap((uno) => (uno.type === 'chunk' ? [[uno.fileName, uno] as const] : [])));
}

const pezzi = await buildPezzi();
/** The pieces that come with some entries, each once. */
function collect(nomi: readonly string[]): Rolldown.OutputChunk[] {
  const presi = new Set<string>();
  const take = (file: string): void => {
    if (presi.has(file)) return;
    presi.add(file);
    for (const altro of pezzi.get(file)?.imports ?? []) take(altro);
  };
  for (const [file, { isEntry, name }] of pezzi) if (isEntry && nomi.includes(name)) take(file);
  return [...presi].flatMap((file) => pezzi.get(file) ?? []);
}

const chili = (byte: number) => `${(byte / 1024).toFixed(0)} kB`.padStart(8);
for (const anno of anni)
  for (const [forma, nomi] of [
    ['redditi-pf', [pf(anno)]],
    ['730', [pf(anno), COMUNE_730]],
  ] as const) {
    const codice = collect(nomi).map((pezzo) => pezzo.code);
    const intero = codice.reduce((somma, testo) => somma + testo.length, 0);
    const inViaggio = codice.reduce((somma, testo) => somma + gzipSync(testo).length, 0);
    process.stdout.write(
      `${forma.padEnd(11)} ${anno} ${chili(intero)} ${chili(inViaggio)} in viaggio, ${codice.length} pezzi\n`,
    );
  }
