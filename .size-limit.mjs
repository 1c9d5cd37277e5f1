import { readFileSync } from 'node:fs';

/** What the login route makes a browser fetch: the entry, the login page, and everything these import at once. */
const dist = 'packages/web/dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

function collect(chiave, visti = new Set()) {
  if (visti.has(chiave)) return visti;
  visti.add(chiave);
  for (const altra of manifest[chiave].imports ?? []) collect(altra, visti);
  return visti;
}

const ingresso = Object.keys(manifest).find((chiave) => manifest[chiave].isEntry);
const login = Object.keys(manifest).find((chiave) => /LoginPage\.tsx$/.test(chiave));
if (!ingresso || !login) throw new Error('manifest: ingresso o pagina di login non trovati');
const chiavi = new Set([...collect(ingresso), ...collect(login)]);

export default [
  {
    name: 'JavaScript della pagina di accesso',
    path: [...chiavi]
      .map((chiave) => `${dist}/${manifest[chiave].file}`)
      .filter((file) => file.endsWith('.js')),
    gzip: true,
    limit: '120 kB',
  },
];
