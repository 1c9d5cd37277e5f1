import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildWebWhenStale, radice } from '../web.ts';
import { runProgramma } from './processo.ts';

/** What one step of the tests found: how many proofs passed, how many failed, and what to read when some did. */
export interface EsitoPasso {
  passate: number;
  fallite: number;
  dettaglio: string;
  /** What held at the second try only: printed always, counted as passed. */
  instabili?: string;
}

const cartella = join(radice, '.quadra', 'prove');
mkdirSync(cartella, { recursive: true });
/** Lines of differences that are shown, at most. */
const DIFFERENZE = 80;

const one = (passata: boolean, dettaglio: string): EsitoPasso => ({
  passate: passata ? 1 : 0,
  fallite: passata ? 0 : 1,
  dettaglio,
});

/** A program that is green when it ends with 0: it counts as one proof. */
async function check(programma: string, ...argomenti: string[]): Promise<EsitoPasso> {
  const { codice, tutto } = await runProgramma(programma, argomenti);
  return one(codice === 0, tutto);
}

interface Cruise {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

/** The layers: a cruise that saw no module proves nothing, whatever it says. */
async function checkLivelli(): Promise<EsitoPasso> {
  const { uscita, tutto } = await runProgramma('depcruise', [
    'packages',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]);
  try {
    const { summary } = JSON.parse(uscita) as Cruise;
    const righe = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
    const visti = summary.totalCruised;
    const frase = `${visti} moduli visti, ${righe.length} violazioni\n${righe.join('\n')}`;
    return one(visti > 0 && righe.length === 0, frase);
  } catch {
    return one(false, tutto);
  }
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** A project of Vitest: its proofs are counted one by one; a file that could not run counts as one failure. */
async function runVitest(progetto: string): Promise<EsitoPasso> {
  const file = join(cartella, `${progetto}.json`);
  const { codice, tutto } = await runProgramma('vitest', [
    'run',
    '--project',
    progetto,
    '--reporter=json',
    '--reporter=dot',
    `--outputFile.json=${file}`,
  ]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const cadute = report.testResults.flatMap((prova) => {
    const fallite = prova.assertionResults.filter((asserzione) => asserzione.status === 'failed');
    if (fallite.length === 0 && prova.status === 'failed') return [`${prova.name}\n${prova.message}`];
    return fallite.map((asserzione) => `${asserzione.fullName}\n${asserzione.failureMessages.join('\n')}`);
  });
  const fallite = Math.max(cadute.length, codice === 0 ? 0 : 1);
  return {
    passate: report.numPassedTests,
    fallite,
    dettaglio: [cadute.length > 0 ? cadute.join('\n\n') : tutto, ...readDifferenze(tutto)].join('\n'),
  };
}

/** What was expected and what came, as the reporter drew it: the file of the results says it in one line. */
const readDifferenze = (tutto: string): string[] =>
  stripVTControlCharacters(tutto)
    .split('\n')
    .filter((riga) => /^\s*([-+] |Error:|AssertionError:|FAIL )/.test(riga))
    .slice(0, DIFFERENZE);

interface Gruppo {
  suites?: Gruppo[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}
interface ReportBrowser extends Gruppo {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** The journeys that ended so, each with where and why it fell. */
const listCaduti = ({ suites = [], specs = [] }: Gruppo, esito: 'unexpected' | 'flaky'): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === esito)
      .map(({ results }) => {
        const errori = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return `${file}:${line} ${title}\n${stripVTControlCharacters(errori.join('\n'))}`;
      }),
  ),
  ...suites.flatMap((gruppo) => listCaduti(gruppo, esito)),
];

/** The journeys in a real browser; one that holds at the second try only passes, and is named with why it fell. */
async function runBrowser(): Promise<EsitoPasso> {
  const file = join(cartella, 'browser.json');
  const { codice, tutto } = await runProgramma('playwright', ['test', '--reporter=json,line'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as ReportBrowser;
  const { expected, unexpected, flaky } = report.stats;
  const caduti = listCaduti(report, 'unexpected');
  return {
    passate: expected + flaky,
    fallite: Math.max(unexpected, codice === 0 ? 0 : 1),
    dettaglio: caduti.length > 0 ? caduti.join('\n\n') : tutto,
    instabili: listCaduti(report, 'flaky').join('\n\n'),
  };
}

async function buildPages(): Promise<EsitoPasso> {
  buildWebWhenStale();
  return check('size-limit');
}

export type Passo = readonly [nome: string, run: () => Promise<EsitoPasso>];

/** The compiler written in Go; beside it the one in JavaScript, which the readers of sources still need, has a `tsc` too. */
const tsc = join(radice, 'node_modules/@typescript/native/bin/tsc');

/** What reads the sources and disturbs nobody: these go two at a time, the longest first. */
export const controlli: readonly Passo[] = [
  ['tipi', () => check(tsc, '-p', 'tsconfig.json')],
  ['tipi delle pagine', () => check(tsc, '-p', 'packages/web/tsconfig.json')],
  ['prove pure', () => runVitest('unit')],
  ['livelli e cicli', checkLivelli],
  ['codice morto', () => check('knip')],
  ['stile', () => check('biome', 'check', '--error-on-warnings')],
  ['Dockerfile', () => check('dockerfile-utils', 'lint', 'Dockerfile')],
  ['compose', () => check('dclint', 'compose.yaml', 'compose.scala.yaml', '--max-warnings', '0')],
];

/**
 * What measures, or needs most of the machine: one set after the other, in the order of what fails fastest. The rows of a
 * set go together: the commands, which start one house at a time, leave room to whoever fills it.
 */
export const prove: readonly (readonly (readonly Passo[])[])[] = [
  [[['pagine e loro peso', buildPages]]],
  [
    [
      ['prove del muro', () => runVitest('muro')],
      ['prove HTTP', () => runVitest('http')],
    ],
    [['prove dei comandi', () => runVitest('comandi')]],
  ],
  [[['percorsi nel browser', runBrowser]]],
];
