import { potere } from '@quadra/contract';
import type { Database } from '../../../db/database.ts';
import { isFornitore } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

/** Types of the archive, and what each is for whoever reads a definition. */
export const tipiCampo = {
  short: 'int',
  byte: 'int',
  int: 'int',
  long: 'int',
  double: 'num',
  decimal: 'num',
  str: 'str',
  uuid: 'str',
  bool: 'bool',
  date: 'date',
  datetime: 'datetime',
} as const;
export type TipoArchivio = keyof typeof tipiCampo;

interface CampoAmmesso {
  readonly testo: string;
  readonly tipo: TipoArchivio;
  /** Greatest length of a text. */
  readonly lunghezza?: number;
  /** It may be empty. */
  readonly nullo?: boolean;
  /** Read and never written: the archive gives it. */
  readonly automatico?: boolean;
}

interface TabellaAmmessa {
  readonly database: 'portale' | 'studio';
  readonly testo: string;
  readonly chiave: string;
  readonly campi: Readonly<Record<string, CampoAmmesso>>;
  readonly legge: (sessione: Sessione) => boolean;
  readonly scrive: (sessione: Sessione) => boolean;
}

const nessuno = () => false;
const amministra = ({ potere: suo }: Sessione) => suo >= potere.Admin;

const id: CampoAmmesso = { testo: 'Id', tipo: 'uuid' };
const versione: CampoAmmesso = { testo: 'Versione', tipo: 'int', automatico: true };
const testo = (nome: string, lunghezza = 500): CampoAmmesso => ({ testo: nome, tipo: 'str', lunghezza });
const facoltativo = (campo: CampoAmmesso): CampoAmmesso => ({ ...campo, nullo: true });

/**
 * Everything the generic table call may reach: tables, columns, who reads and who writes. Row-level security stays below.
 * Whatever has rules of its own is only read here.
 */
const ammesse = {
  tabella_voce: {
    database: 'portale',
    testo: 'Voci delle tabelle',
    chiave: 'id',
    campi: {
      id,
      tabella: testo('Tabella', 40),
      codice: testo('Codice', 40),
      descrizione: testo('Descrizione'),
      anno: facoltativo({ testo: 'Anno', tipo: 'int' }),
      ordine: { testo: 'Ordine', tipo: 'int' },
      attivo: { testo: 'Attivo', tipo: 'bool' },
      valido_da: facoltativo({ testo: 'Valido da', tipo: 'date' }),
      valido_a: facoltativo({ testo: 'Valido a', tipo: 'date' }),
      versione,
    },
    legge: amministra,
    scrive: isFornitore,
  },
  estimo: {
    database: 'portale',
    testo: 'Tariffe d’estimo',
    chiave: 'id',
    campi: {
      id,
      comune: testo('Comune', 4),
      sezione: testo('Sezione', 3),
      categoria: testo('Categoria', 5),
      classe: testo('Classe', 3),
      tariffa: { testo: 'Tariffa', tipo: 'decimal' },
      valido_da: { testo: 'Valida da', tipo: 'date' },
      versione,
    },
    legge: amministra,
    scrive: isFornitore,
  },
  applicazione: {
    database: 'portale',
    testo: 'Applicazioni della suite',
    chiave: 'id',
    campi: {
      id,
      codice: testo('Codice', 40),
      nome: testo('Nome'),
      tipo: testo('Tipo'),
      anno: facoltativo({ testo: 'Anno', tipo: 'short' }),
      attiva: { testo: 'Attiva', tipo: 'bool' },
      versione,
    },
    legge: isFornitore,
    scrive: nessuno,
  },
  studio: {
    database: 'studio',
    testo: 'Studi',
    chiave: 'id',
    campi: {
      id: { testo: 'Id', tipo: 'int' },
      ragione_sociale: testo('Ragione sociale'),
      partita_iva: facoltativo(testo('Partita IVA', 11)),
      tipo_profilo_cliente: { testo: 'Profilo', tipo: 'short' },
      contratto_flat: { testo: 'Contratto flat', tipo: 'bool' },
    },
    legge: amministra,
    scrive: nessuno,
  },
  anagrafica: {
    database: 'studio',
    testo: 'Clienti',
    chiave: 'id',
    campi: {
      id,
      studio_id: { testo: 'Studio', tipo: 'int' },
      tipo: testo('Tipo', 2),
      codice_fiscale: testo('Codice fiscale', 16),
      denominazione: testo('Denominazione'),
      comune: facoltativo(testo('Comune')),
      data_nascita: facoltativo({ testo: 'Data di nascita', tipo: 'date' }),
      stato_civile: { testo: 'Stato civile', tipo: 'short' },
      archiviata: { testo: 'Archiviata', tipo: 'bool' },
      creata_il: { testo: 'Creata il', tipo: 'datetime', automatico: true },
      versione,
    },
    legge: amministra,
    scrive: nessuno,
  },
  documento: {
    database: 'studio',
    testo: 'Documenti',
    chiave: 'id',
    campi: {
      id,
      anagrafica_id: { testo: 'Cliente', tipo: 'uuid' },
      nome: testo('Nome'),
      tipo: testo('Tipo'),
      dimensione: { testo: 'Dimensione', tipo: 'int' },
    },
    legge: amministra,
    scrive: nessuno,
  },
  possesso: {
    database: 'studio',
    testo: 'Possessi degli immobili',
    chiave: 'id',
    campi: {
      id,
      immobile_id: { testo: 'Immobile', tipo: 'uuid' },
      anagrafica_id: { testo: 'Cliente', tipo: 'uuid' },
      dal: { testo: 'Dal', tipo: 'date' },
      al: facoltativo({ testo: 'Al', tipo: 'date' }),
      quota: { testo: 'Quota', tipo: 'decimal' },
      mesi_imu: facoltativo({ testo: 'Mesi IMU', tipo: 'short' }),
    },
    legge: amministra,
    scrive: nessuno,
  },
} satisfies Partial<Record<keyof Database, TabellaAmmessa>>;

export interface Tabella extends TabellaAmmessa {
  readonly nome: string;
}

/** A table of the list; undefined for any other name. */
export function findAmmessa(nome: string): Tabella | undefined {
  const elenco: Readonly<Record<string, TabellaAmmessa>> = ammesse;
  const trovata = Object.hasOwn(elenco, nome) ? elenco[nome] : undefined;
  return trovata && { nome, ...trovata };
}

/** The tables a session may read. */
export const listLeggibili = (sessione: Sessione): Tabella[] =>
  Object.keys(ammesse)
    .map(findAmmessa)
    .filter((tabella) => tabella !== undefined)
    .filter(({ legge }) => legge(sessione));

/** A definition as the pages take it: name, text, type, key, whether it may be empty or written. */
export function describeCampi({ campi, chiave }: Tabella) {
  return Object.entries(campi).map(([nome, campo]) => ({
    name: nome,
    text: campo.testo,
    type: tipiCampo[campo.tipo],
    key: nome === chiave,
    null: nome !== chiave && (campo.nullo ?? false),
    readonly: campo.automatico ?? false,
    size: campo.lunghezza ?? null,
  }));
}
