import { frasiCampo, type NomeTabella } from '@quadra/contract';
import { findMassimoImu } from '@quadra/fisco';
import { addDays } from '@quadra/values';
import type { Extra } from './tabella.table.ts';
import type { VoceLetta } from './voce.ts';

type Riga = Readonly<Record<string, string>>;

/** How the file of a source becomes rows: its columns, and what each line is. */
interface Lettore {
  readonly colonne: readonly string[];
  readonly read: (riga: Riga) => VoceLetta | null;
  /** A file has some of the rows: the others stay as they are. */
  readonly parziale?: true;
}

const voce = (codice: string | undefined, descrizione: string | undefined, extra: Extra = {}): VoceLetta => ({
  codice: (codice ?? '').trim(),
  descrizione: (descrizione ?? '').trim(),
  validoDa: null,
  validoA: null,
  extra,
});

const orNull = (testo: string | undefined): string | null => testo?.trim() || null;

const ateco: Lettore = {
  colonne: ['codice', 'titolo', 'livello', 'padre'],
  read: (r) => voce(r.codice, r.titolo, { livello: Number(r.livello), padre: orNull(r.padre) }),
};
const codiceDescrizione: Lettore = {
  colonne: ['codice', 'descrizione'],
  read: ({ codice, descrizione, ...altro }) => voce(codice, descrizione, altro),
};

/** The rate of a comune as its act tells it, in percent with a comma: `0,96`. */
function readAliquota(riga: Riga): VoceLetta {
  const comune = (riga.codice_catastale ?? '').trim().toUpperCase();
  const fattispecie = (riga.fattispecie ?? '').trim();
  const scritta = (riga.aliquota ?? '').trim();
  const massimo = findMassimoImu(fattispecie);
  const percento = Number(scritta.replace(',', '.'));
  if (!/^[A-Z]\d{3}$/.test(comune)) throw new Error(frasiCampo.codiceCatastaleNonValido(comune));
  if (massimo === undefined) throw new Error(`${comune}: fattispecie sconosciuta: ${fattispecie}.`);
  if (!/^\d(,\d{1,4})?$/.test(scritta) || percento > massimo)
    throw new Error(`${comune}, ${fattispecie}: aliquota non valida: ${scritta}.`);
  return voce(`${comune}/${fattispecie}`, `${scritta}%`, { comune, fattispecie, percento });
}

/** The layouts known: those of the public sources the tables of the product were made from. */
const lettori: Partial<Record<NomeTabella, Lettore>> = {
  ateco,
  'ateco-2007': ateco,
  'aliquote-imu': {
    colonne: ['codice_catastale', 'fattispecie', 'aliquota'],
    read: readAliquota,
    parziale: true,
  },
  'codici-tributo': {
    colonne: [
      'codice',
      'uso',
      'tipo',
      'rateazione_regione_prov',
      'anno_riferimento',
      'anno_max',
      'descrizione',
    ],
    read: (r) =>
      voce(r.codice, r.descrizione, {
        uso: r.uso ?? '',
        sezione: r.tipo ?? '',
        rateazione: r.rateazione_regione_prov ?? '',
        anno: r.anno_riferimento ?? '',
        annoMassimo: Number(r.anno_max),
        ufficio: r.ufficio === 'SI',
        atto: r.atto === 'SI',
      }),
  },
  'causali-inps': {
    colonne: ['causale', 'tipo_soggetto', 'formato', 'inizio', 'fine', 'uso'],
    read: (r) =>
      voce(r.causale, r.tipo_soggetto, {
        formato: r.formato ?? '',
        inizio: r.inizio ?? '',
        fine: r.fine ?? '',
        uso: r.uso ?? '',
      }),
  },
  banche: {
    colonne: ['abi', 'denominazione', 'bic'],
    read: (r) => voce(r.abi, r.denominazione, { bic: orNull(r.bic) }),
  },
  'categorie-catastali': {
    colonne: ['categoria', 'descrizione'],
    read: (r) => voce(r.categoria, r.descrizione),
  },
  'causali-cu': {
    colonne: ['causale', 'descrizione', 'verificato'],
    read: (r) => voce(r.causale, r.descrizione, { verificato: r.verificato === 'true' }),
  },
  toponimi: { colonne: ['id', 'descrizione'], read: (r) => voce(r.id, r.descrizione) },
  stati: {
    colonne: ['codice_catastale', 'denominazione', 'iso3', 'codice_istat', 'tipo'],
    read: (r) =>
      r.codice_catastale
        ? voce(r.codice_catastale, r.denominazione, {
            iso: orNull(r.iso3),
            istat: orNull(r.codice_istat),
            tipo: r.tipo ?? '',
          })
        : null,
  },
};

/** How the file of a table is read; by code and description when its source has no layout of its own. */
const findLettore = (tabella: NomeTabella): Lettore => lettori[tabella] ?? codiceDescrizione;

/** Whether the files of a table have some of its rows alone: the acts of some comuni. */
export const isParziale = (tabella: NomeTabella): boolean => findLettore(tabella).parziale ?? false;

/**
 * The rows of a source, one for each code (the first one counts), in their order.
 * @throws Error naming the columns that are missing, or the code without a description.
 */
export function readVoci(tabella: NomeTabella, righe: readonly Riga[]): VoceLetta[] {
  const lettore = findLettore(tabella);
  const presenti = Object.keys(righe[0] ?? {});
  const mancanti = lettore.colonne.filter((colonna) => !presenti.includes(colonna));
  if (mancanti.length > 0) throw new Error(`Colonne mancanti: ${mancanti.join(', ')}.`);
  const lette = new Map<string, VoceLetta>();
  for (const [indice, riga] of righe.entries()) {
    const letta = lettore.read(riga);
    if (letta === null || lette.has(letta.codice)) continue;
    if (letta.codice === '' || letta.descrizione === '')
      throw new Error(`Riga ${indice + 2}: codice o descrizione mancante.`);
    lette.set(letta.codice, letta);
  }
  return [...lette.values()];
}

/** Rates by the day from which they hold, each valid until the day before the next. */
export function readTassi(tassi: readonly { dal: string; perc: number }[]): VoceLetta[] {
  const ordinati = [...tassi].sort((a, b) => a.dal.localeCompare(b.dal));
  return ordinati.map(({ dal, perc }, indice) => {
    const dopo = ordinati[indice + 1];
    return {
      codice: dal,
      descrizione: `${String(perc).replace('.', ',')}%`,
      validoDa: dal,
      validoA: dopo ? addDays(dopo.dal, -1) : null,
      extra: { percento: perc },
    };
  });
}
