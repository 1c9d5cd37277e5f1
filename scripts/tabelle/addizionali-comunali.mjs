// Makes the tables of the municipal surcharge, one a tax year, and the names of the chief towns:
//   node scripts/tabelle/addizionali-comunali.mjs <folder of Add_comunale_irpefAAAA.csv> comuni.csv comuni.json <output folder>
// A table holds the schedules in use, the commonest first, and three strings with one sign a comune in the order of the
// codici catastali: how far the code is from the one before, the regione (code of F24), the schedule. A schedule is the
// exemption (euro, a step), «>», and the rates in percent with the limit between them: «14000>1/28000/1.1/50000/1.2»;
// «0» is not applied, «-» is without a published act, «?» is left to be entered by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRiga } from './lettura-addizionali.mjs';

const ANNI = [2019, 2020, 2021, 2022, 2023, 2024, 2025];
const [cartella, comuniCsv, nomiJson, uscita] = process.argv.slice(2);
if (!uscita)
  throw new Error('Four paths are needed: folder of the MEF tables, comuni.csv, comuni.json, output');

/** Code of F24 of the regioni, by ISTAT code; Trentino-Alto Adige (04) by provincia. */
const REGIONI = {
  '01': 13,
  '02': 20,
  '03': 10,
  '05': 21,
  '06': 7,
  '07': 9,
  '08': 6,
  '09': 17,
  10: 19,
  11: 11,
  12: 8,
  13: 1,
  14: 12,
  15: 5,
  16: 14,
  17: 2,
  18: 4,
  19: 16,
  20: 15,
};
const PROVINCE_AUTONOME = { TN: 18, BZ: 3 };

function readCsv(file) {
  const [testata = '', ...righe] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const nomi = testata.split(';');
  return righe.map((riga) =>
    Object.fromEntries(riga.split(';').map((valore, indice) => [nomi[indice], valore.trim()])),
  );
}

const periodi = Map.groupBy(readCsv(comuniCsv), (riga) => riga.codice_catastale);
const isInVita = (riga, giorno) =>
  riga.data_istituzione <= giorno && (riga.data_cessazione === '' || riga.data_cessazione >= giorno);
const findPeriodo = (codice, anno) =>
  [`${anno}-01-01`, `${anno + 1}-01-01`, `${anno}-12-31`]
    .map((giorno) => periodi.get(codice)?.find((riga) => isInVita(riga, giorno)))
    .find((riga) => riga !== undefined) ??
  // Ended in the year, or on its eve, and still in the published table.
  periodi.get(codice)?.findLast((riga) => riga.data_cessazione >= `${anno - 1}-01-01`);

function findRegione(codice, anno) {
  const periodo = findPeriodo(codice, anno);
  return (
    periodo &&
    (periodo.cod_regione === '04' ? PROVINCE_AUTONOME[periodo.provincia] : REGIONI[periodo.cod_regione])
  );
}

const formatEsenzione = (centesimi) => String(centesimi / 100);
const formatScaglioni = (scaglioni) =>
  scaglioni.map(([oltre, aliquota], i) => `${i === 0 ? '' : `${oltre}/`}${aliquota / 1_000}`).join('/');

function formatProfilo({ esito, esenzione, scaglioni }) {
  if (esito === 'non istituita') return '-';
  if (esito === 'a mano') return '?';
  const aliquote = formatScaglioni(scaglioni);
  return esenzione === 0 || aliquote === '0' ? aliquote : `${formatEsenzione(esenzione)}>${aliquote}`;
}

/** Without an act a comune applies nothing only when it applied nothing before: a new one stays to be entered. */
const settle = (lettura, prima, isPrimoAnno) =>
  lettura.esito === 'non istituita' && !isPrimoAnno && prima !== '-' && prima !== '0'
    ? { esito: 'a mano', motivo: 'senza atto pubblicato dopo un anno con aliquota o in un comune nuovo' }
    : lettura;

function makeAnno(anno, precedenti) {
  const profili = new Map();
  const motivi = {};
  for (const riga of readCsv(join(cartella, `Add_comunale_irpef${anno}.csv`))) {
    const codice = riga.CODICE_CATASTALE;
    const lettura = settle(readRiga(riga, anno), precedenti?.get(codice), !precedenti);
    profili.set(codice, formatProfilo(lettura));
    if (lettura.motivo) motivi[lettura.motivo] = (motivi[lettura.motivo] ?? 0) + 1;
  }
  for (const codice of periodi.keys()) {
    const isInVitaOra = [anno, anno + 1].some((a) =>
      periodi.get(codice).some((riga) => isInVita(riga, `${a}-01-01`)),
    );
    if (!isInVitaOra || profili.has(codice) || !findRegione(codice, anno)) continue;
    profili.set(codice, '?');
    motivi['assente dalla pubblicazione'] = (motivi['assente dalla pubblicazione'] ?? 0) + 1;
  }
  return { profili, motivi };
}

const CIFRE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Schedules below this have one sign, the others two. */
const CORTI = 40;

function formatNumero(numero) {
  if (numero < CORTI) return CIFRE[numero];
  const resto = numero - CORTI;
  const prima = CIFRE[CORTI + Math.floor(resto / CIFRE.length)];
  if (prima === undefined) throw new Error(`Too many schedules: ${numero}`);
  return prima + CIFRE[resto % CIFRE.length];
}

/** A001 is 1, B001 is 1,001: near codes are near numbers. */
const ordinal = (codice) => (codice.charCodeAt(0) - 65) * 1_000 + Number(codice.slice(1));
const formatPasso = (passo) => (passo < 36 ? passo.toString(36) : `-${passo.toString(36)}.`);

function formatTabella(profili, anno) {
  const codici = [...profili.keys()].sort();
  const regioni = codici.map((codice) => findRegione(codice, anno));
  const ignoti = codici.filter((_, i) => regioni[i] === undefined);
  if (ignoti.length > 0) throw new Error(`${anno}: regione unknown for ${ignoti.join(' ')}`);
  const usi = Map.groupBy(profili.values(), (profilo) => profilo);
  const aliquote = [...usi.keys()].sort((a, b) => usi.get(b).length - usi.get(a).length || (a < b ? -1 : 1));
  const numeri = new Map(aliquote.map((profilo, i) => [profilo, i]));
  return {
    aliquote: aliquote.join(' '),
    codici: codici.map((c, i) => formatPasso(ordinal(c) - (i === 0 ? 0 : ordinal(codici[i - 1])))).join(''),
    regioni: regioni.map((regione) => CIFRE[regione]).join(''),
    profili: codici.map((codice) => formatNumero(numeri.get(profili.get(codice)))).join(''),
  };
}

const fonti = (
  anno,
) => `// Municipal surcharge on IRPEF, tax year ${anno}. Made by scripts/tabelle/addizionali-comunali.mjs: not to be edited.
// Rates: MEF, Dipartimento delle Finanze, addizionale comunale IRPEF ${anno}, as published up to 21/8/2026, not read again
// on the single acts. Comuni and regioni: Ministero dell'Interno, ANPR (CC BY 4.0); ISTAT (CC BY).
`;

let precedenti;
for (const anno of ANNI) {
  const { profili, motivi } = makeAnno(anno, precedenti);
  const campi = Object.entries(formatTabella(profili, anno)).map(
    ([nome, testo]) => `  ${nome}:\n    '${testo}',\n`,
  );
  const testo = `${fonti(anno)}export const addizionali${anno} = {\n  anno: ${anno},\n${campi.join('')}} as const;\n`;
  writeFileSync(join(uscita, `${anno}.ts`), testo);
  const conta = (prova) => [...profili.values()].filter(prova).length;
  const riassunto = {
    comuni: profili.size,
    profili: new Set(profili.values()).size,
    conAliquota: conta((p) => !'-?0'.includes(p)),
    zeroPerAtto: conta((p) => p === '0'),
    senzaAtto: conta((p) => p === '-'),
    aMano: conta((p) => p === '?'),
    motivi,
  };
  process.stdout.write(`${anno} ${JSON.stringify(riassunto)}\n`);
  precedenti = profili;
}

/** A chief town bears the name of its provincia, or is one of those that share one. */
const DUE_CAPOLUOGHI =
  "Andria Barletta Trani Carbonia Cesena Forlì Carrara Massa Pesaro Urbino Monza Reggio_nell'Emilia Reggio_di_Calabria Verbania Aosta Bolzano"
    .split(' ')
    .map((nome) => nome.replaceAll('_', ' '));
const capoluoghi = JSON.parse(readFileSync(nomiJson, 'utf8'))
  .filter(({ nome, provincia }) => {
    const corto = nome.split('/')[0];
    return provincia.nome.split('/')[0] === corto || DUE_CAPOLUOGHI.includes(corto);
  })
  .map(({ codiceCatastale, nome }) => [codiceCatastale, nome.split('/')[0]])
  .sort();
const nomi = capoluoghi.map(
  ([codice, nome]) => `  ${codice}: ${nome.includes("'") ? `"${nome}"` : `'${nome}'`},`,
);
writeFileSync(
  join(uscita, 'capoluoghi.ts'),
  `// Chief towns by codice catastale. Made by scripts/tabelle/addizionali-comunali.mjs: not to be edited.
// Names: comuni-province-regioni-italia 1.1.0 (MIT).
export const capoluoghi: Readonly<Record<string, string>> = {\n${nomi.join('\n')}\n};\n`,
);
process.stdout.write(`${capoluoghi.length} capoluoghi\n`);
