import { loadModello, loadTelematico, type ValoreCasella } from '../packages/fisco/src/index.ts';

/**
 * One supply of many declarations: computed, checked field by field, written, and read back. `node bench/telematico.ts
 * [declarations]` (1.000). Prints; asserts nothing. Wanted: 1.000 within ten seconds.
 */
const QUANTE = Number(process.argv[2] ?? 1000);
const ANNO = 2025;

const [t, modello] = await Promise.all([loadTelematico(), loadModello(ANNO, 'redditi-pf')]);
const tracciato = t.findTracciato('redditi-pf', ANNO);
if (!modello || !tracciato) throw new Error('No form, or no layout');

const measure = <T>(nome: string, run: () => T): T => {
  const inizio = performance.now();
  const esito = run();
  process.stdout.write(`${nome.padEnd(34)} ${((performance.now() - inizio) / 1000).toFixed(2)} s\n`);
  return esito;
};

const inizio = performance.now();
const dichiarazioni = measure(`calcolo di ${QUANTE}`, () =>
  Array.from({ length: QUANTE }, (_, i) => {
    const righi: Record<string, ValoreCasella> = {
      'RC1.1': '2',
      'RC1.2': '1',
      'RC1.3': 20_000 + i,
      'RC6.1': 365,
      'RC10.1': 4000,
      'RP1.2': 300 + i,
      'RP7.1': 900,
    };
    const esiti = Object.entries(modello.createCalcolo(righi, {}).computed());
    const calcolate = esiti.flatMap(([chiave, { valore }]): [string, ValoreCasella][] =>
      valore === undefined ? [] : [[chiave, valore]],
    );
    return { ...righi, ...Object.fromEntries(calcolate) };
  }),
);
const fornitura = measure('caselle nei campi', () => {
  const singole = dichiarazioni.map((caselle) =>
    t.makeFornitura(tracciato, modello, {
      anno: ANNO,
      codiceFiscale: 'RSSMRA80A01F205X',
      caselle,
      intermediario: { codiceFiscale: '00743110157', alboCaf: null },
      dataImpegno: '2025-09-30',
    }),
  );
  return { testa: singole[0]?.testa ?? {}, dichiarazioni: singole.flatMap((s) => s.dichiarazioni) };
});
const problemi = measure('controlli', () => t.checkFornitura(tracciato, fornitura));
const testo = measure('scrittura', () => t.writeFornitura(tracciato, fornitura));
const righe = measure('righe rilette una per una', () => t.splitRighe(testo));
process.stdout.write(
  `${righe.length} righe, ${(testo.length / 1e6).toFixed(1)} MB, ${problemi.length} problemi; in tutto ${((performance.now() - inizio) / 1000).toFixed(2)} s\n`,
);
