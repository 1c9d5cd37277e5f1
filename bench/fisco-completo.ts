import type { Casella, DatiModello, Modello, ValoreCasella } from '@quadra/fisco';

/** What asks for a rule of its own, or for another tool. */
const CASI = /casi particolari|caso particolare|concordato preventivo|diritti d’autore/i;
const FABBRICATI = 5;
const SPESE = 30;
const SPESE_PER_MODULO = 6;
const CODICI_SPESA = ['12', '14', '29', '30', '36', '61', '71', '76', '81'];

const PER_TIPO: Readonly<Record<Casella['tipo'], (posto: number) => ValoreCasella>> = {
  euro: (posto) => 1000 + 37 * posto,
  decimale: (posto) => 1000.5 + posto,
  intero: () => 12,
  percentuale: () => 50,
  codice: () => '620200',
  testo: () => 'A',
  data: () => '2024-06-01',
  codiceFiscale: () => 'RSSMRA80A01H501U',
  comune: () => 'F205',
  barrata: () => true,
};

/** The first value that a casella takes. */
function findValore(modello: Modello, casella: Casella, posto: number): ValoreCasella | undefined {
  const { chiave, tipo, opzioni = [], min = 0, max = 0 } = casella;
  const prove = [PER_TIPO[tipo](posto), ...opzioni.map((o) => o.codice), '1', min, max];
  return prove.find((valore) => modello.checkValore(chiave, valore) === null);
}

/** Thirty expenses: RP8-RP13 of five moduli. */
const listSpese = (): [string, ValoreCasella][] =>
  Array.from({ length: SPESE }, (_, n): [string, ValoreCasella][] => {
    const modulo = Math.floor(n / SPESE_PER_MODULO) + 1;
    const posto = modulo === 1 ? '' : `#${modulo}`;
    const rigo = `RP${8 + (n % SPESE_PER_MODULO)}`;
    return [
      [`${rigo}.1${posto}`, CODICI_SPESA[n % CODICI_SPESA.length] ?? ''],
      [`${rigo}.2${posto}`, 100 + 10 * n],
    ];
  }).flat();

/**
 * A return with something in every casella of every quadro, five properties and thirty expenses: what nobody has, and
 * nothing is slower to compute. `dati` go before what is made up.
 */
export const createCompleto = (modello: Modello, dati: DatiModello): DatiModello => ({
  ...fillTutte(modello),
  ...Object.fromEntries(listSpese()),
  ...dati,
});

/** Something in every casella that takes it. */
export function fillTutte(modello: Modello): DatiModello {
  const inserite = modello.quadri
    .flatMap((q) => q.sezioni.flatMap((s) => s.righi))
    .filter((r) => r.titolo !== 'Fabbricato' || (r.posto ?? 0) <= FABBRICATI)
    .flatMap((r) => r.caselle.filter((c) => c.inserita && !CASI.test(c.titolo)));
  const piene = inserite.flatMap((casella, posto): [string, ValoreCasella][] => {
    const valore = findValore(modello, casella, posto);
    return valore === undefined ? [] : [[casella.chiave, valore]];
  });
  return Object.fromEntries(piene);
}
