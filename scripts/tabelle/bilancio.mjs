// Makes the table of the items of a bilancio and of its sums:
//   node scripts/tabelle/bilancio.mjs schema_bilancio.csv calcoli_2018-11-04.csv
// The items are those of artt. 2424 and 2425 of the codice civile, named by the concepts of the taxonomy PCI 2018-11-04; the
// sums are those of its calculation linkbases. Writes packages/server/src/features/dichiarazioni/bilancio/schema-bilancio.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [schemaCsv, calcoliCsv] = process.argv.slice(2);
if (!calcoliCsv) throw new Error('Two paths are needed: schema_bilancio.csv, calcoli_2018-11-04.csv');
const VOCE_MASSIMA = 120;

const readCsv = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((riga) => riga.split(';'));

/** What the short schemes join together, and the long one has not: where it stands, in words. */
const UNITE = {
  CreditiEsigibiliEntroEsercizioSuccessivo: ['A', 'Crediti esigibili entro l’esercizio successivo'],
  CreditiEsigibiliOltreEsercizioSuccessivo: ['A', 'Crediti esigibili oltre l’esercizio successivo'],
  DebitiEsigibiliEntroEsercizioSuccessivo: ['P', 'Debiti esigibili entro l’esercizio successivo'],
  DebitiEsigibiliOltreEsercizioSuccessivo: ['P', 'Debiti esigibili oltre l’esercizio successivo'],
  CostiProduzionePersonaleTrattamentoFineRapportoTrattamentoQuiescenzaAltriCostiPersonale: [
    'C',
    'B.9 c), d), e) TFR, quiescenza e altri costi del personale',
  ],
  CostiProduzioneAmmortamentiSvalutazioniAmmortamentoImmobilizzazioniImmaterialiMaterialiAltreSvalutazioniImmobilizzazioni:
    ['C', 'B.10 a), b), c) Ammortamenti e svalutazioni delle immobilizzazioni'],
  ValoreProduzioneVariazioniRimanenzeProdottiCorsoLavorazioneSemilavoratiFinitiLavoriCorsoOrdinazione: [
    'C',
    'A.2, 3 Variazioni delle rimanenze di prodotti e dei lavori in corso',
  ],
};
const SEZIONI = { 'SP attivo': 'A', 'SP passivo': 'P', CE: 'C' };

const schema = readCsv(schemaCsv).map(([riga, sezione, livello, padre, voce, tag]) => ({
  riga,
  sezione: SEZIONI[sezione],
  livello: Number(livello),
  padre,
  voce: voce.replaceAll("'", '’').replace(/[:,]$/, '').replace(/^- /, ''),
  tag,
}));
const perRiga = new Map(schema.map((una) => [una.riga, una]));
const calcoli = readCsv(calcoliCsv).map(([quale, totale, , addendo, peso]) => ({
  quale,
  totale,
  addendo,
  peso: Number(peso),
}));

/** With how many of its parents a name must be said to be one alone. */
const nameWith = (una, quanti) => {
  const padre = perRiga.get(una.padre);
  return quanti === 0 || !padre || padre.livello === 1
    ? una.voce
    : `${nameWith(padre, quanti - 1)} · ${una.voce}`;
};
const nomi = new Map();
for (const quanti of [0, 1, 2, 3, 4]) {
  const senza = schema.filter(({ tag }) => !nomi.has(tag));
  const contati = Map.groupBy(senza, (una) => nameWith(una, quanti));
  for (const [nome, sue] of contati)
    if (sue.length === 1 || quanti === 4) for (const { tag } of sue) nomi.set(tag, nome);
}

/** What a figure of the income statement adds to the result: its weights up to the top; as its parent where no sum names it. */
const segni = new Map([['UtilePerditaEsercizio', 1]]);
for (let giro = 0; giro < 8; giro += 1)
  for (const { quale, totale, addendo, peso } of calcoli)
    if (quale.startsWith('CE') && segni.has(totale) && !segni.has(addendo))
      segni.set(addendo, segni.get(totale) * peso);
const findSegno = ({ tag, padre }) => segni.get(tag) ?? (padre ? findSegno(perRiga.get(padre)) : 1);

const voci = [
  ...schema.map((una) => [
    una.sezione === 'C' ? (findSegno(una) < 0 ? '-' : '+') : una.sezione,
    una.tag,
    nomi.get(una.tag),
  ]),
  ...Object.entries(UNITE).map(([tag, [sezione, nome]]) => [
    sezione === 'C' ? ((segni.get(tag) ?? 1) < 0 ? '-' : '+') : sezione,
    tag,
    nome,
  ]),
];
const lunghe = voci.filter(([, , nome]) => nome.length > VOCE_MASSIMA);
if (lunghe.length > 0) throw new Error(`Too long: ${JSON.stringify(lunghe)}`);
const doppie = voci.filter(([, , nome], i) => voci.findIndex((altra) => altra[2] === nome) !== i);
if (doppie.length > 0) throw new Error(`Twice: ${JSON.stringify(doppie)}`);
const somme = Map.groupBy(calcoli, ({ quale, totale }) => `${quale};${totale}`);
const righeSomme = [...somme].map(
  ([chi, addendi]) =>
    `${chi};${addendi.map(({ addendo, peso }) => `${peso < 0 ? '-' : ''}${addendo}`).join(' ')}`,
);

writeFileSync(
  join(import.meta.dirname, '../../packages/server/src/features/dichiarazioni/bilancio/schema-bilancio.ts'),
  `// Made by scripts/tabelle/bilancio.mjs: artt. 2424 and 2425 c.c., concepts and sums of the taxonomy PCI 2018-11-04.

/** Assets (A), liabilities and equity (P), income (+) and cost (-): concept, name. */
export const VOCI = \`
${voci.map((una) => una.join(';')).join('\n')}
\`;

/** Scheme, total, what it is the sum of. */
export const SOMME = \`
${righeSomme.join('\n')}
\`;
`,
);
