import {
  type DefinizioneScritta,
  findTabella,
  listQuery,
  TABELLA_COMUNI,
  type VoceLookup,
} from '@quadra/contract';
import type { Db } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { searchComuni } from '../../base/comune/comune.public.ts';
import { listVoci } from '../../base/tabella/tabella.public.ts';
import type { Dove } from './definizione.queries.ts';
import { readInVigore } from './in-vigore.ts';

const VOCI_MASSIME = 50;
type Lookup = Extract<DefinizioneScritta, { Genere: 'lookup' }>;

/** What is looked for: a text in code or words, or one entry by its key. */
interface Cercato {
  readonly testo: string;
  readonly chiave?: string | undefined;
}

interface Voce {
  readonly codice: string;
  readonly descrizione: string;
}

function listComuni({ testo, chiave }: Cercato): readonly Voce[] {
  const pulito = (chiave ?? testo).trim();
  const codice = /^[A-Za-z]\d{3}$/.test(pulito) ? { codice: pulito.toUpperCase() } : { testo: pulito };
  const voci = searchComuni({ ...codice, isIntersezione: true }).map((comune) => ({
    codice: comune.codice,
    descrizione:
      comune.provincia === '' ? comune.denominazione : `${comune.denominazione} (${comune.provincia})`,
  }));
  // A code that changed province or name over time comes once.
  return [...new Map(voci.map((voce) => [voce.codice, voce])).values()];
}

async function listTabella(
  db: Db,
  tabella: string,
  anno: number,
  { testo, chiave }: Cercato,
): Promise<readonly Voce[]> {
  const dove = { tabella, anno: findTabella(tabella)?.annuale ? anno : null };
  const pulito = (chiave ?? testo).trim();
  const Filter = pulito === '' ? {} : { Codice: pulito, Descrizione: pulito };
  const query = listQuery.parse({ Filter, Logic: 'or', PageSize: 500 });
  return (await listVoci(db, dove, query)).righe.filter(({ attivo }) => attivo);
}

/** What fills a drop-down that the vendor defined, the first that match. @throws NON_TROVATO when none is in force by that name */
export async function searchLookup(
  db: Db,
  { anno, modello, codice }: Dove & { readonly codice: string },
  cercato: Cercato,
): Promise<VoceLookup[]> {
  const { Definizioni } = await readInVigore(db, { anno, modello });
  const trovata = Definizioni.map(({ Definizione }) => Definizione).find(
    (definizione): definizione is Lookup => definizione.Genere === 'lookup' && definizione.Codice === codice,
  );
  if (trovata === undefined) throw new DomainError('NON_TROVATO');
  const { Tabella, CampoChiave, CampoDescrizione, Filtro } = trovata.Contenuto;
  const voci =
    Tabella === TABELLA_COMUNI ? listComuni(cercato) : await listTabella(db, Tabella, anno, cercato);
  const read = ({ codice: chiave, descrizione }: Voce, campo: typeof CampoChiave) =>
    campo === 'Codice' ? chiave : descrizione;
  return voci
    .filter((voce) => voce.codice.startsWith(Filtro))
    .map((voce) => ({ Chiave: read(voce, CampoChiave), Descrizione: read(voce, CampoDescrizione) }))
    .filter(({ Chiave }) => cercato.chiave === undefined || Chiave === cercato.chiave)
    .slice(0, VOCI_MASSIME);
}
