// Makes the lookup tables of the product from the public sources they come from:
//   node scripts/tabelle/voci.mjs <folder of the sources>
// One file a table in packages/server/src/features/base/tabella/voci: first line source and day, then code, description, first
// day, last day and what else, between tabs. Tables written by hand (titles, ownership, provinces...) are not touched.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTabella, readTesto } from '../../packages/server/src/features/base/lettura/tabella-csv.ts';
import { readTassi, readVoci } from '../../packages/server/src/features/base/tabella/lettori.ts';
import { addIstruzioni } from './dalle-istruzioni.mjs';
import { formatNome } from './nome-proprio.mjs';

const [sorgenti] = process.argv.slice(2);
if (!sorgenti) throw new Error('The folder of the sources is needed');
const uscita = join(import.meta.dirname, '../../packages/server/src/features/base/tabella/voci');

/** Table, file of the source, who published it, day of the source. */
const fonti = [
  ['ateco', 'derivati/ateco_2025.csv', 'ISTAT, ATECO 2025 (CC-BY)', '2025-01-01'],
  ['ateco-2007', 'derivati/ateco_2007.csv', 'ISTAT, ATECO 2007 aggiornamento 2022 (CC-BY)', '2022-01-01'],
  [
    'codici-tributo',
    'derivati/f24_codici_tributo.csv',
    'Agenzia delle Entrate, TABELLA_EREL dell’11/11/2025',
    '2025-11-11',
  ],
  [
    'causali-inps',
    'derivati/f24_causali_inps.csv',
    'Agenzia delle Entrate, causali INPS dell’8/9/2025',
    '2025-09-08',
  ],
  ['banche', 'derivati/banche_abi.csv', 'Codici ABI da elenchi pubblici, senza date di validità', ''],
  [
    'categorie-catastali',
    'imu/categorie_catastali.csv',
    'Agenzia delle Entrate (Catasto), quadro generale delle categorie',
    '',
  ],
  [
    'causali-cu',
    'altro/causali_cu.csv',
    'Agenzia delle Entrate, istruzioni CU 2016-2017: da riscontrare',
    '2017-01-01',
  ],
  ['toponimi', 'altro/anpr_specie_toponimo.csv', 'Ministero dell’Interno, ANPR 2016 (CC-BY)', '2016-01-01'],
  [
    'stati',
    'derivati/stati_esteri.csv',
    'Ministero dell’Interno, ANPR stati esteri, novembre 2018 (CC-BY)',
    '2018-11-01',
  ],
];
const SDI = 'Agenzia delle Entrate / SdI, rappresentazione tabellare 1.2.2, marzo 2023';
const codifiche = [
  ['regime-fiscale', 'RegimeFiscale'],
  ['tipi-cassa', 'TipoCassa'],
  ['modalita-pagamento', 'ModalitaPagamento'],
  ['tipi-documento', 'TipoDocumento'],
  ['natura-iva', 'Natura'],
  ['tipi-ritenuta', 'TipoRitenuta'],
];
const interessi = [
  'interesse-legale',
  'derivati/tassi_interesse_legale.json',
  'Decreti MEF ex art. 1284 c.c.; dal decreto 2004, 2008, 2012, 2023-2026, gli altri da riscontrare',
  '2026-01-01',
];

const clean = (testo) =>
  String(testo)
    .replace(/[\t\r\n]+/g, ' ')
    .trim();

function writeTabella(tabella, fonte, data, voci) {
  const righe = voci.map(({ codice, descrizione, validoDa, validoA, extra }) => {
    const altro = Object.keys(extra).length > 0 ? JSON.stringify(extra) : '';
    return [clean(codice), clean(descrizione), validoDa ?? '', validoA ?? '', altro].join('\t');
  });
  const testo = [['#', fonte, data].join('\t'), ...righe, ''].join('\n');
  const file = join(uscita, `${tabella}.tsv`);
  const prima = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, testo);
  process.stdout.write(`${tabella}: ${voci.length} righe${prima === testo ? '' : ', nuova'}\n`);
}

const open = async (file) => readTabella(await readTesto(readFileSync(join(sorgenti, file))));

/** Tables that are not written as their source has them. */
const scritte = {
  stati: (voci) => voci.map((voce) => ({ ...voce, descrizione: formatNome(voce.descrizione) })),
  'codici-tributo': addIstruzioni,
};
for (const [tabella, file, fonte, data] of fonti) {
  const voci = readVoci(tabella, await open(file));
  writeTabella(tabella, fonte, data, scritte[tabella]?.(voci) ?? voci);
}
const elenchi = await open('fatturapa/codifiche_1.2.2.csv');
for (const [tabella, elenco] of codifiche) {
  const righe = elenchi
    .filter((riga) => riga.elenco === elenco)
    .map(({ codice, descrizione }) => ({ codice, descrizione }));
  writeTabella(tabella, SDI, '2023-03-01', readVoci(tabella, righe));
}
const [nome, file, fonte, data] = interessi;
writeTabella(nome, fonte, data, readTassi(JSON.parse(readFileSync(join(sorgenti, file), 'utf8'))));
