// Makes the table of comuni and foreign states of the product:
//   node scripts/tabelle/comuni.mjs comuni.csv stati_esteri.csv belfiore_comuni_e_stati.csv comuni.json uscita.tsv
// Names of today's comuni are those of comuni.json when they differ from the register in case and accents alone.
// One line a period: code, name, province (EE: abroad), first day, last day (empty: still there), CAP (comma-separated).
import { readFileSync, writeFileSync } from 'node:fs';
import { formatNome, isSameNome } from './nome-proprio.mjs';

const [comuniCsv, statiCsv, belfioreCsv, capJson, uscita] = process.argv.slice(2);
if (!uscita) throw new Error('Five paths are needed: comuni, stati esteri, belfiore, CAP, output');

function readCsv(file) {
  const [testata = '', ...righe] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const nomi = testata.split(';');
  return righe.map((riga) =>
    Object.fromEntries(riga.split(';').map((valore, indice) => [nomi[indice], valore])),
  );
}

/** The day before: sources that give the first day no longer valid. */
function dayBefore(giorno) {
  const data = new Date(`${giorno}T00:00:00Z`);
  data.setUTCDate(data.getUTCDate() - 1);
  return data.toISOString().slice(0, 10);
}

const isFollowing = (prima, dopo) => prima.al !== '' && dopo.dal !== '' && prima.al >= dayBefore(dopo.dal);

/** Periods of one code that differ in nothing a person sees become one. */
function mergePeriodi(periodi) {
  const uniti = [];
  for (const periodo of [...periodi].sort((a, b) => a.dal.localeCompare(b.dal))) {
    const ultimo = uniti.at(-1);
    const isUguale = ultimo?.nome === periodo.nome && ultimo.provincia === periodo.provincia;
    if (isUguale && isFollowing(ultimo, periodo)) ultimo.al = periodo.al;
    else uniti.push({ ...periodo });
  }
  return uniti;
}

const odierni = JSON.parse(readFileSync(capJson, 'utf8'));
const cap = new Map(odierni.map((c) => [c.codiceCatastale, c.cap.join(',')]));
/** Italian name alone: «Bolzano/Bozen» is «Bolzano». */
const nomi = new Map(odierni.map((c) => [c.codiceCatastale, c.nome.split('/')[0]]));
function writeNome({ codice, nome }) {
  const noto = nomi.get(codice);
  return noto !== undefined && isSameNome(noto, nome) ? noto : formatNome(nome);
}
const italiani = readCsv(comuniCsv).map((r) => ({
  codice: r.codice_catastale,
  nome: r.denominazione,
  provincia: r.provincia,
  dal: r.data_istituzione,
  al: r.data_cessazione,
}));
const belfiore = readCsv(belfioreCsv).map((r) => ({
  codice: r.codice,
  nome: r.denominazione.toUpperCase(),
  provincia: r.codice.startsWith('Z') ? 'EE' : r.provincia,
  dal: r.codice.startsWith('Z') ? '' : r.dal,
  al: r.al === '' ? '' : dayBefore(r.al),
}));
const esteri = readCsv(statiCsv)
  .filter((r) => r.codice_catastale.startsWith('Z'))
  .map((r) => ({ codice: r.codice_catastale, nome: r.denominazione, provincia: 'EE', dal: '', al: '' }));

const noti = new Set([...italiani, ...esteri].map((r) => r.codice));
const perCodice = Map.groupBy(
  [...italiani, ...esteri, ...belfiore.filter((r) => !noti.has(r.codice))],
  (r) => r.codice,
);
const righe = [...perCodice.keys()]
  .sort()
  .flatMap((codice) =>
    mergePeriodi(perCodice.get(codice)).map(({ nome, provincia, dal, al }) =>
      [
        codice,
        writeNome({ codice, nome }),
        provincia,
        dal,
        al,
        al === '' ? (cap.get(codice) ?? '') : '',
      ].join('\t'),
    ),
  );
const fonti = [
  '# Comuni since 1861 and foreign states, by period. Made by scripts/tabelle/comuni.mjs.',
  "# Names and periods: Ministero dell'Interno, ANPR, archivio comuni and stati esteri (CC BY 4.0); ISTAT, codici dei comuni (CC BY);",
  '# @marketto/belfiore-connector-embedded 1.2.1 (MIT). CAP and spelling: comuni-province-regioni-italia 1.1.0 (MIT).',
];
writeFileSync(uscita, `${[...fonti, ...righe].join('\n')}\n`);
