import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findTabella, frasiCampo, type NomeTabella } from '@quadra/contract';
import type { Db } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { readTabella, readTesto } from '../lettura/tabella-csv.ts';
import { isParziale, readVoci } from './lettori.ts';
import {
  type DaImportare,
  listTutte,
  lockTabella,
  writeEdizione,
  writeImportate,
} from './tabella.queries.ts';
import type { VoceLetta } from './voce.ts';

/** Which file becomes which table; year only for the tables that have years. */
export interface Importazione {
  readonly file: string;
  readonly tabella: string;
  readonly fonte: string;
  readonly data: string | null;
  readonly anno: number | null;
  /** Writes; otherwise it only says what would change. */
  readonly isConfermata: boolean;
}

/** What an import changes: the codes, by what happens to them. */
interface Confronto {
  readonly nuovi: readonly string[];
  readonly cambiati: readonly string[];
  /** No longer in the file: they stay, not active, for who already used them. */
  readonly tolti: readonly string[];
  readonly uguali: number;
}

const asTesto = (voce: VoceLetta) =>
  JSON.stringify([voce.descrizione, voce.validoA, Object.entries(voce.extra).sort()]);
const makeChiave = ({ codice, validoDa }: Pick<VoceLetta, 'codice' | 'validoDa'>) =>
  `${codice} ${validoDa ?? ''}`;

/** What rows read from a file change in those there are. Pure. */
function computeConfronto(
  presenti: readonly (VoceLetta & { readonly attivo: boolean })[],
  lette: readonly VoceLetta[],
  isIntera: boolean,
): Confronto {
  const prima = new Map(presenti.map((voce) => [makeChiave(voce), voce]));
  const chiavi = new Set(lette.map(makeChiave));
  const nuovi = lette.filter((voce) => !prima.has(makeChiave(voce)));
  const cambiati = lette.filter((voce) => {
    const suo = prima.get(makeChiave(voce));
    return suo !== undefined && (asTesto(suo) !== asTesto(voce) || !suo.attivo);
  });
  const tolti = isIntera ? presenti.filter((voce) => voce.attivo && !chiavi.has(makeChiave(voce))) : [];
  const codici = (voci: readonly VoceLetta[]) => voci.map(({ codice }) => codice);
  return {
    nuovi: codici(nuovi),
    cambiati: codici(cambiati),
    tolti: codici(tolti),
    uguali: lette.length - nuovi.length - cambiati.length,
  };
}

function requireDestinazione({ tabella, anno }: Importazione): NomeTabella {
  const definizione = findTabella(tabella);
  if (!definizione) throw new Error(frasiCampo.tabellaSconosciuta(tabella));
  if ((definizione.annuale ?? false) !== (anno !== null))
    throw new Error(
      definizione.annuale ? 'Indicare --anno.' : 'La tabella non è di un anno: togliere --anno.',
    );
  return tabella as NomeTabella;
}

/**
 * Compares an official file with a table and, when confirmed, writes it with its source and day.
 * @throws Error in one Italian sentence: unknown table, missing columns, a row without description, no row.
 */
export async function importTabella(db: Db, importazione: Importazione): Promise<Confronto> {
  const tabella = requireDestinazione(importazione);
  const testo = await readTesto(readFileSync(importazione.file));
  const lette = readVoci(tabella, readTabella(testo));
  if (lette.length === 0) throw new Error('Il file non ha righe.');
  const { anno, fonte, data, isConfermata } = importazione;
  const isIntera = !isParziale(tabella);
  return withIdentita(db, async (trx) => {
    await lockTabella(trx, tabella);
    const confronto = computeConfronto(await listTutte(trx, { tabella, anno }), lette, isIntera);
    if (!isConfermata) return confronto;
    const daImportare: DaImportare = { tabella, anno, voci: lette, isIntera };
    await writeImportate(trx, daImportare);
    const impronta = createHash('sha256').update(testo).digest('hex');
    await writeEdizione(trx, { tabella, fonte, data, impronta, importata: true });
    await writeRegistro(trx, {
      studioId: null,
      utenteId: null,
      ip: null,
      azione: 'importa tabella',
      entita: 'tabella',
      entitaId: tabella,
      dopo: {
        Fonte: fonte,
        Anno: anno,
        Nuovi: confronto.nuovi.length,
        Cambiati: confronto.cambiati.length,
        Tolti: confronto.tolti.length,
      },
    });
    return confronto;
  });
}
