import { countCasi } from '../packages/fisco/copertura/casi.ts';
import { forme } from '../packages/fisco/copertura/indice.ts';
import { measureLuoghi } from '../packages/fisco/copertura/luoghi.ts';
import { type Misura, measureCopertura, type Parte } from '../packages/fisco/copertura/misura.ts';
import { createModello } from '../packages/fisco/src/modelli/costruzione.ts';
import { PRIMO_ANNO, ULTIMO_ANNO } from '../packages/fisco/src/modelli/redditi-pf.ts';
import { registro } from '../packages/fisco/src/modelli/registro.ts';

/** `npm run copertura [anno…]`: what of each official form is handled, year by year; the last four years where none is said. */
const chiesti = process.argv.slice(2).map(Number);
const anni = chiesti.length > 0 ? chiesti : Array.from({ length: 4 }, (_, posto) => ULTIMO_ANNO - 3 + posto);
if (anni.some((anno) => !(anno >= PRIMO_ANNO && anno <= ULTIMO_ANNO))) {
  process.stderr.write(`Gli anni vanno dal ${PRIMO_ANNO} al ${ULTIMO_ANNO}.\n`);
  process.exit(1);
}

const COLONNE = [
  'modello',
  'anno',
  'quadri',
  'righi',
  'calcoli',
  'controlli',
  'esatti',
  'inserite',
  'calcolate',
  'interne',
  'elenco dei righi',
];
const writeParte = ({ fatti, tutti }: Parte): string =>
  tutti === 0 ? '–' : `${Math.floor((fatti / tutti) * 100)}% ${fatti}/${tutti}`;
const writeElenco = ({ parziali }: Misura): string =>
  parziali.length === 0 ? 'completo' : `parziale: ${parziali.join(' ')}`;

/** The two forms whose instructions were read, from the first year of theirs. */
const LETTI = ['730', 'redditi-pf'];
const PRIMO_LETTO = 2023;
const COLONNE_LETTI = [
  'istruzioni',
  'anno',
  'caselle con la riga',
  'senza, con il motivo',
  'casi',
  'con la riga',
  'esempi senza caso, con il motivo',
];
const lette: string[][] = [];
const righe: string[][] = [];
for (const carica of forme) {
  const forma = await carica();
  for (const anno of anni) {
    const scheda = await registro[forma.modello].anni[anno]?.();
    if (!scheda) continue;
    await scheda.prepare?.();
    const codici = new Set(scheda.controlli.map(({ codice }) => codice));
    const modello = createModello(scheda);
    const misura = measureCopertura(modello, codici, forma);
    if (LETTI.includes(forma.modello) && anno >= PRIMO_LETTO) {
      const { conRiga, tutte, senza } = await measureLuoghi(modello);
      const casi = countCasi(forma.modello, anno);
      lette.push([
        forma.modello,
        String(anno),
        `${((conRiga / tutte) * 100).toFixed(1)}% ${conRiga}/${tutte}`,
        `${senza.filter(({ perche }) => perche !== null).length}/${senza.length}`,
        String(casi.tutti),
        String(casi.conRiga),
        String(casi.esempiSenza),
      ]);
    }
    righe.push([
      forma.modello,
      String(anno),
      writeParte(misura.quadri),
      writeParte(misura.righi),
      writeParte(misura.calcolati),
      writeParte(misura.controlli),
      `${misura.esatti}/${misura.quadri.tutti}`,
      String(misura.inserite),
      String(misura.calcolate),
      String(misura.interne),
      writeElenco(misura),
    ]);
  }
}
/** Lines of a table, each column as wide as it needs. */
function writeTavola(intestazione: readonly string[], tavola: readonly (readonly string[])[]): string {
  const larghezze = intestazione.map((nome, posto) =>
    Math.max(nome.length, ...tavola.map((riga) => riga[posto]?.length ?? 0)),
  );
  const writeRiga = (riga: readonly string[]) =>
    riga
      .map((testo, posto) => testo.padEnd(larghezze[posto] ?? 0))
      .join('  ')
      .trimEnd();
  return `${[intestazione, ...tavola].map(writeRiga).join('\n')}\n`;
}
process.stdout.write(writeTavola(COLONNE, righe));
if (lette.length > 0) process.stdout.write(`\n${writeTavola(COLONNE_LETTI, lette)}`);
