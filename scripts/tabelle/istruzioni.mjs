// Where the official instructions speak of each casella: page and line, from the texts of the Agenzia kept with their layout.
// node scripts/tabelle/istruzioni.mjs <folder of the texts> [tieni]
// Those of istruzioni-a-mano.txt were read by a person, and win; with «tieni» the others stay as they are written, and no
// text is searched again.
// Writes packages/fisco/src/istruzioni/<modello>-<anno>.ts: places alone, no word of theirs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createModello } from '../../packages/fisco/src/modelli/costruzione.ts';
import { isInterna } from '../../packages/fisco/src/modelli/interna.ts';
import { registro } from '../../packages/fisco/src/modelli/registro.ts';
import { LETTE } from './istruzioni-lette.mjs';

const ANNI = [2023, 2024, 2025, 2026];
const TESTI = {
  'redditi-pf': (anno) => [1, 2, 3].map((n) => `redditi-pf-${anno}-fascicolo-${n}.txt`),
  730: (anno) => [`730-${anno}.txt`],
};
const DOVE = join(import.meta.dirname, '../../packages/fisco/src/istruzioni');
const cartella = process.argv[2];
const tieni = process.argv[3] === 'tieni';
if (!cartella) {
  process.stderr.write('Indicare la cartella dei testi.\n');
  process.exit(1);
}

/** The lines of a text with their page. */
function readTesto(nome) {
  let pagina = 1;
  return readFileSync(join(cartella, nome), 'utf8')
    .split('\n')
    .map((riga, posto) => {
      pagina += (riga.match(/\f/g) ?? []).length;
      return { testo: riga.replaceAll('\f', ''), riga: posto + 1, pagina };
    });
}

const NUMERI = '(\\d{1,3})(?: *(?:-|–|a|al|e|ed|A|,) *(?:[A-Z]{1,2} ?)?(\\d{1,3}))?';
/** «Rigo RC4 – Colonna 1», «Righi da RC1 a RC3», «Righi RB24 e RB25»: at the start of its line. */
const makeTitolo = (quadro) =>
  new RegExp(
    `^\\s*(?:n |Nel |Nei |COMPILAZIONE DEI )?(?:[Rr]igo|RIGO|[Rr]ighi|RIGHI)(?: da| DA)? ?${quadro} ?${NUMERI}(?!\\d)(?!\\.\\d)`,
  );
/** The family has righi without the letters of a quadro, near the beginning. */
const FAMIGLIA = 'FA';
const FINE_FAMIGLIA = 2_600;

/** Quadri whose righi are told within the sentences of their chapter, not at the start of a line. */
const NELLA_FRASE = new Set(['RU']);
const makeFrase = (quadro) =>
  new RegExp(`\\b(?:[Nn]el|[Ii]l|[Nn]ei|[Ii]) rig(?:o|hi(?: da)?) ${quadro}${NUMERI}(?!\\d)(?!\\.\\d)`);

/** The stretches of the text that speak of the righi of a quadro, in order. */
function listTratti(righe, quadro) {
  const titolo = NELLA_FRASE.has(quadro) ? makeFrase(quadro) : makeTitolo(quadro === FAMIGLIA ? '' : quadro);
  const titoli = righe
    .slice(0, quadro === FAMIGLIA ? FINE_FAMIGLIA : righe.length)
    .flatMap(({ testo }, posto) => {
      const trovato = titolo.exec(testo);
      if (!trovato) return [];
      const primo = Number(trovato[1]);
      const altro = trovato[2] === undefined ? primo : Number(trovato[2]);
      return altro < primo || altro - primo > 60 ? [] : [{ posto, primo, ultimo: altro }];
    });
  return titoli.map((uno, i) => ({
    ...uno,
    fine: Math.min(titoli[i + 1]?.posto ?? righe.length, uno.posto + 900),
  }));
}

const numero = (n) => new RegExp(`\\b${n}\\b`);
const COLONNA = /[Cc]olonn[ae] (\d{1,2}[A-Z]?(?:(?:,| e| ed| a|-) ?\d{1,2}[A-Z]?)*)/g;
/** «nelle colonne da 8 a 14». */
const COLONNE_DA = new RegExp(COLONNA.source.replace('[ae] ', '[ae] (?:da )?'), 'g');
/** Whether a line speaks of a colonna: alone, in a list, or in a range. */
function saysColonna(testo, colonna, forma = COLONNA) {
  for (const [, elenco] of testo.matchAll(forma)) {
    if (numero(colonna).test(elenco)) return true;
    const [, da, a] = /^(\d+) a (\d+)/.exec(elenco) ?? [];
    if (da !== undefined && Number(da) <= colonna && colonna <= Number(a)) return true;
  }
  return false;
}

/** Whether a line names a rigo, alone or among those between two. */
function saysRigo(testo, quadro, rigo) {
  if (new RegExp(`\\b${quadro} ?${rigo}\\b`).test(testo)) return true;
  for (const [, da, a] of testo.matchAll(new RegExp(`\\b${quadro} ?(\\d+) (?:a|al) ${quadro} ?(\\d+)`, 'g')))
    if (Number(da) <= rigo && rigo <= Number(a)) return true;
  return false;
}

/** Quadri whose colonne are said once, for all their righi. */
const TABELLARI = new Set(['RX', 'DI']);
const QUADRO = /^\s*(?:\d+\.\s*)?(?:QUADRO|Quadro|MODULO) ([A-Z]{1,2})\b/;
/** The part of a text that is of a quadro: the longest from one of its titles to that of another. */
function findParte(righe, quadro) {
  const titoli = righe.flatMap(({ testo }, posto) => {
    const trovato = QUADRO.exec(testo);
    return trovato ? [{ posto, codice: trovato[1] }] : [];
  });
  const parti = titoli.flatMap(({ posto, codice }, i) =>
    codice === quadro
      ? [righe.slice(posto, titoli.slice(i).find((altro) => altro.codice !== quadro)?.posto ?? righe.length)]
      : [],
  );
  return parti.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** How a line begins that is about a colonna, the surest first; at worst it only names it. */
const INIZI = [
  /^\s*Colonn[ae] /,
  /^\s*(?:[n–-] ?)?(?:in |nella |nelle )?colonn[ae] /,
  /Colonn[ae] /,
  /olonn[ae] /,
];
/** The line that is about a colonna, or else the first that names it. */
function findColonna(righe, colonna, forma) {
  for (const [grado, inizio] of INIZI.entries()) {
    const trovata = righe.find(
      ({ testo }) =>
        inizio.test(testo) && saysColonna(grado < 2 ? testo.slice(0, 60) : testo, colonna, forma),
    );
    if (trovata) return trovata;
  }
  return undefined;
}

/** Where a text speaks of a casella: of its colonna, or of its rigo when that has one alone; undefined when it does not. */
function findLuogo(righe, tratti, { quadro, rigo, colonna }, sola) {
  const suoi = tratti
    .filter(({ primo, ultimo }) => primo <= rigo && rigo <= ultimo)
    .sort((a, b) => a.ultimo - a.primo - (b.ultimo - b.primo));
  const nellaFrase = NELLA_FRASE.has(quadro);
  if (nellaFrase && sola && suoi.length > 0) return righe[suoi[0].posto];
  for (const { posto, fine } of suoi) {
    const trovata = findColonna(righe.slice(posto, fine), colonna, nellaFrase ? COLONNE_DA : COLONNA);
    if (trovata) return trovata;
  }
  if (nellaFrase) return undefined;
  const parte = findParte(righe, quadro);
  const inizio = TABELLARI.has(quadro) ? 0 : parte.findIndex(({ testo }) => saysRigo(testo, quadro, rigo));
  const dellaParte = findColonna(parte.slice(Math.max(inizio, 0), inizio < 0 ? 0 : inizio + 250), colonna);
  if (dellaParte) return dellaParte;
  if (sola && suoi.length > 0) return righe[suoi[0].posto];
  const nome = new RegExp(
    `\\b${quadro} ?${rigo}\\b,? \\(?(?:di )?col(?:onna|\\.) ?${colonna}\\b|\\bcol(?:onna|\\.) ?${colonna} (?:del|di questo) rigo ${quadro} ?${rigo}\\b`,
  );
  const nominata = righe.find(({ testo }) => nome.test(testo));
  if (nominata) return nominata;
  if (!sola) return undefined;
  const rigoNominato = new RegExp(`\\b${quadro} ?${rigo}\\b`);
  return righe.find(({ testo }) => rigoNominato.test(testo));
}

const NUMERI_LETTI = /^([A-Z]+)(\d+)(?:-(\d+))?$/;
/** The lines that were found by eye: of a text alone, by the key of the casella. */
function listLette(modello, anno) {
  const lette = new Map();
  for (const linea of (LETTE[modello]?.[anno] ?? '').trim().split('\n').filter(Boolean)) {
    const [righi, ...colonne] = linea.trim().split(' ');
    const [, quadro, primo, ultimo = primo] = NUMERI_LETTI.exec(righi);
    for (const colonna of colonne) {
      const [quali, riga] = colonna.split(':');
      const [da, a = da] = quali.split('-').map(Number);
      for (let rigo = Number(primo); rigo <= Number(ultimo); rigo += 1)
        for (let n = da; n <= a; n += 1) lette.set(`${quadro}${rigo}.${n}`, Number(riga));
    }
  }
  return lette;
}

/** One more rigo: with those before it when the text says of them the same. */
function addRigo(righe, quadro, rigo, luoghi) {
  const ultima = righe.at(-1);
  if (ultima?.quadro === quadro && ultima.ultimo === rigo - 1 && ultima.luoghi === luoghi)
    ultima.ultimo = rigo;
  else righe.push({ quadro, primo: rigo, ultimo: rigo, luoghi });
}

/** «redditi-pf 2026 RC9 2:1/3624»: casella by casella, file and line; «RC1-3» for righi that are told once. */
function readAMano(nome) {
  const lette = new Map();
  for (const linea of readFileSync(join(import.meta.dirname, nome), 'utf8').split('\n')) {
    if (linea === '' || linea.startsWith('#')) continue;
    const [modello, anno, righi, ...colonne] = linea.split(' ');
    const [, quadro, primo, ultimo = primo] = /^([A-Z]+)(\d+)(?:-(\d+))?$/.exec(righi);
    for (let rigo = Number(primo); rigo <= Number(ultimo); rigo += 1)
      for (const colonna of colonne) {
        const [numero, file, riga] = colonna.split(/[:/]/);
        lette.set(`${modello} ${anno} ${quadro}${rigo}.${numero}`, {
          file: Number(file) - 1,
          riga: Number(riga),
        });
      }
  }
  return lette;
}
const aMano = readAMano('istruzioni-a-mano.txt');

/** The places of a table that is written already. */
async function readScritte(modello, anno) {
  const { loadIstruzioni } = await import('../../packages/fisco/src/istruzioni/indice.ts');
  return loadIstruzioni(modello, anno);
}

let mancanti = 0;
for (const [modello, listTesti] of Object.entries(TESTI))
  for (const anno of ANNI) {
    const testi = listTesti(anno).map(readTesto);
    const scritte = tieni ? await readScritte(modello, anno) : undefined;
    const scheda = await registro[modello].anni[anno]();
    await scheda.prepare?.();
    const forma = createModello(scheda);
    const righe = [];
    const lette = listLette(modello, anno);
    let tutte = 0;
    const senza = [];
    for (const quadro of forma.quadri) {
      const tratti = testi.map((testo) => listTratti(testo, quadro.codice));
      const caselle = quadro.sezioni
        .flatMap((s) => s.righi.flatMap((r) => r.caselle))
        .filter((c) => !isInterna(c));
      const perRigo = Map.groupBy(caselle, ({ rigo }) => rigo);
      for (const [rigo, sue] of perRigo) {
        const luoghi = sue.flatMap((casella) => {
          tutte += 1;
          const sola = sue.length === 1;
          const chiave = `${quadro.codice}${rigo}.${casella.colonna}`;
          const mano = aMano.get(`${modello} ${anno} ${chiave}`);
          if (mano) {
            const { pagina, riga } = testi[mano.file][mano.riga - 1];
            return [`${casella.colonna}:${mano.file + 1}/${pagina}/${riga}`];
          }
          const letta = testi[0][lette.get(casella.chiave) - 1];
          if (letta) return [`${casella.colonna}:1/${letta.pagina}/${letta.riga}`];
          const scritta = scritte?.get(chiave);
          if (scritta) return [`${casella.colonna}:${scritta.fascicolo}/${scritta.pagina}/${scritta.riga}`];
          for (const [file, testo] of tieni ? [] : testi.entries()) {
            const luogo = findLuogo(testo, tratti[file], casella, sola);
            if (luogo) return [`${casella.colonna}:${file + 1}/${luogo.pagina}/${luogo.riga}`];
          }
          senza.push(casella.chiave);
          return [];
        });
        if (luoghi.length > 0) addRigo(righe, quadro.codice, rigo, luoghi.join(' '));
      }
    }
    mancanti += senza.length;
    process.stdout.write(
      `${modello} ${anno}: ${tutte - senza.length} su ${tutte}; senza: ${senza.join(' ')}\n`,
    );
    const corpo = righe
      .map(
        ({ quadro, primo, ultimo, luoghi }) =>
          `${quadro}${primo}${ultimo > primo ? `-${ultimo}` : ''} ${luoghi}\n`,
      )
      .join('');
    writeFileSync(
      join(DOVE, `${modello}-${anno}.ts`),
      `// Made by scripts/tabelle/istruzioni.mjs from the instructions of ${anno}: casella, file, page, line.\nexport default \`\n${corpo}\`;\n`,
    );
  }
process.stdout.write(`Caselle senza luogo: ${mancanti}\n`);
