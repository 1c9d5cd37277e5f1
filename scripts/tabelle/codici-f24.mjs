// Makes the compact table of the codes of the F24 from the public sources:
//   node scripts/tabelle/codici-f24.mjs <folder of the sources>
// What a code asks, and not what it is called: descriptions are in the lookup tables of the server.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsvIntero } from '../../packages/server/src/features/base/lettura/csv.ts';
import { addIstruzioni } from './dalle-istruzioni.mjs';

const [sorgenti] = process.argv.slice(2);
if (!sorgenti) throw new Error('The folder of the sources is needed');
const uscita = join(import.meta.dirname, '../../packages/fisco/src/versamenti/tabella-codici.ts');
function open(file) {
  const [testa, ...righe] = readCsvIntero(readFileSync(join(sorgenti, 'derivati', file), 'utf8'), 10_000);
  return righe.map(({ celle }) => Object.fromEntries(testa.celle.map((nome, n) => [nome, celle[n] ?? ''])));
}

const sezioni = { E: 'erario', R: 'regioni', L: 'locali', C: 'camerale' };
const toSezione = (tipo) =>
  tipo.startsWith('Enti locali-') ? 'C' : tipo.startsWith('Enti') ? 'L' : tipo.slice(0, 1);
const quote = (parti) => `[${parti.map((parte) => `'${parte}'`).join(', ')}]`;

function group(righe, profilo, codice) {
  const gruppi = new Map();
  for (const riga of righe) {
    const suo = profilo(riga);
    gruppi.set(suo, [...(gruppi.get(suo) ?? []), codice(riga)]);
  }
  return [...gruppi].map(([suo, codici]) => `  ${quote([...suo.split('|'), codici.join(' ')])},`);
}

/** Months that a period must not come before, and what its end is. */
const toMinimo = (testo) => {
  const [, mese, anno] = />=\s*(\d{1,2})\/(\d{4})/.exec(testo) ?? /(\d{2})\/(\d{4})<=MM/.exec(testo) ?? [];
  return anno === undefined ? '' : ` ${anno}-${mese.padStart(2, '0')}`;
};
const toInizio = (testo) =>
  testo === '0'
    ? 'no'
    : testo.includes('NN')
      ? 'rata'
      : (/(oppure|o) 0$/.test(testo) ? 'mese?' : 'mese') + toMinimo(testo);
const toFine = (testo) =>
  testo === '0'
    ? 'no'
    : /stesso anno|AAAA = AAAA/.test(testo)
      ? 'stesso anno'
      : /inizio/.test(testo)
        ? 'dopo'
        : /(oppure|o) 0$/.test(testo)
          ? 'mese?'
          : 'mese';
const toFormato = (testo) => /\d+/.exec(testo)?.[0] ?? '';

const tributi = addIstruzioni(open('f24_codici_tributo.csv'));
const causali = [...open('f24_causali_inps.csv'), ...open('causali_inps_mancanti_2026.csv')].flatMap((riga) =>
  riga.causale.split(',').map((causale) => ({ ...riga, causale })),
);
const testo = `// Made by scripts/tabelle/codici-f24.mjs. TABELLA_EREL of 11/11/2025; causali INPS of 8/9/2025 and, of those that it lacked,
// the table of 2/7/2026 as others cite it. 1725, that the first lacks, is in the instructions of Redditi PF 2024-2026 (RQ98).

/** Section, use, what stands beside the code, office and act (U, A), years after that are admitted; the codes. */
export const gruppiTributi: readonly (readonly [string, string, string, string, string, string])[] = [
${group(
  tributi,
  (r) =>
    [
      sezioni[toSezione(r.tipo)],
      r.uso,
      r.rateazione_regione_prov + (r.anno_riferimento === '0000' ? ' senza anno' : ''),
      `${r.ufficio === 'SI' ? 'U' : ''}${r.atto === 'SI' ? 'A' : ''}`,
      r.anno_max,
    ].join('|'),
  (r) => r.codice,
).join('\n')}
];

/** Format of the matricola, use, first month, last month; the causali. */
export const gruppiCausali: readonly (readonly [string, string, string, string, string])[] = [
${group(
  causali,
  (r) => [toFormato(r.formato), r.uso, toInizio(r.inizio), toFine(r.fine)].join('|'),
  (r) => r.causale,
).join('\n')}
];
`;
writeFileSync(uscita, testo);
process.stdout.write(`${tributi.length} tributi, ${causali.length} causali\n`);
