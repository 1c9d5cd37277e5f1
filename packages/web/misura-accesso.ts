import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Voce = { file: string; imports?: string[]; dynamicImports?: string[] };

const dist = join(import.meta.dirname, 'dist');
const manifesto = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Voce>;

/** A module of the build with everything it imports at once. */
function collect(chiave: string, raccolti: Set<string>): Set<string> {
  const voce = manifesto[chiave];
  if (voce === undefined || raccolti.has(voce.file)) return raccolti;
  raccolti.add(voce.file);
  for (const altra of voce.imports ?? []) collect(altra, raccolti);
  return raccolti;
}

/** The JavaScript that the login page loads, compressed: entry plus the lazy login module. */
const file = collect('src/app/PaginaLogin.tsx', collect('index.html', new Set()));
const misure = [...file].map((nome) => ({ nome, gzip: gzipSync(readFileSync(join(dist, nome))).length }));
for (const { nome, gzip } of misure.sort((a, b) => b.gzip - a.gzip)) console.log(`${gzip}\t${nome}`);
console.log(`${misure.reduce((somma, { gzip }) => somma + gzip, 0)}\ttotal of /login, gzip bytes`);
