import { setImmediate as breathe } from 'node:timers/promises';
import {
  type ConfigurazioneFilo,
  type ConfigurazioneScritta,
  fromWire,
  modelloDiTipo,
  type QuadroConfiguratoFilo,
  type TipoConfiguratoFilo,
  type TipoDichiarazione,
  testiCampo,
  tipoDichiarazione,
} from '@quadra/contract';
import { type CodiceModello, codiciModello, loadModello, ordineDi, type Quadro } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { requireNessunErrore } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findGestoreVisto, listPrezzi } from '../../crediti/listino/listino.public.ts';
import {
  deleteQuadro,
  listQuadriScritti,
  listTipiScritti,
  type TipoScritto,
  upsertQuadro,
  upsertTipo,
} from './configurazione.queries.ts';

/** Who acts, for the audit log. */
export interface Autore {
  readonly sessione: Sessione;
  readonly ip: string;
}

/** Credits that a declaration of a type costs until a price list, or the vendor, says otherwise. */
const CREDITI = 0;

function describeTipo(
  anno: number,
  codice: TipoDichiarazione,
  { scritto, prezzo }: { scritto: TipoScritto | undefined; prezzo: number | undefined },
  hasModello: boolean,
): TipoConfiguratoFilo {
  const suo = hasModello ? scritto : undefined;
  return {
    Codice: codice,
    Anno: anno,
    Modello: modelloDiTipo[codice].modello,
    Descrizione: suo?.descrizione ?? codice,
    Attivo: suo?.attivo ?? hasModello,
    CreditiDichiarazione: prezzo ?? suo?.crediti ?? CREDITI,
    DalListino: prezzo !== undefined,
    VersioneTelematico: suo?.versioneTelematico ?? '',
  };
}

function describeQuadro(
  modello: CodiceModello,
  { quadro, posizione }: { quadro: Quadro; posizione: number },
  scritto: QuadroConfiguratoFilo | undefined,
  delModello: boolean,
): ConfigurazioneFilo['Quadri'][number] {
  return {
    Modello: modello,
    Codice: quadro.codice,
    Titolo: quadro.titolo,
    Ordine: scritto?.Ordine ?? ordineDi(posizione),
    Obbligatorio: quadro.obbligatorio === true,
    Multimodulo: delModello ? quadro.moduli : scritto?.Multimodulo === true,
    Copertura: quadro.copertura,
    Configurato: scritto !== undefined,
    DelModello: delModello,
  };
}

/** The quadri of a form of a year in their order, those of the vendor among them. Undefined: no such form that year. */
async function listQuadri(anno: number, codice: CodiceModello, scritti: readonly QuadroConfiguratoFilo[]) {
  const suoi = scritti.filter(({ Modello: suo }) => suo === codice);
  const modello = await loadModello(anno, codice, fromWire(suoi));
  const base = await loadModello(anno, codice);
  if (!modello || !base) return undefined;
  const delModello = new Set(base.quadri.map((quadro) => quadro.codice));
  return modello.quadri.map((quadro, posizione) =>
    describeQuadro(
      codice,
      { quadro, posizione },
      suoi.find(({ Codice }) => Codice === quadro.codice),
      delModello.has(quadro.codice),
    ),
  );
}

/**
 * The types of a year, each with what it costs who asks, and every quadro of their forms in its order: the menu of the forms.
 */
export async function getConfigurazione(
  trx: Trx,
  sessione: Sessione,
  anno: number,
): Promise<ConfigurazioneFilo> {
  const prezzi = await listPrezzi(trx, anno, findGestoreVisto(sessione) ?? null);
  const scritti = new Map((await listTipiScritti(trx, anno)).map((tipo) => [tipo.codice, tipo]));
  const quadriScritti = await listQuadriScritti(trx, anno);
  const quadri = new Map<CodiceModello, ConfigurazioneFilo['Quadri']>();
  for (const codice of codiciModello) {
    // A form met for the first time takes some tenths of a second to make: who else calls is served between one and the next.
    await breathe();
    const suoi = await listQuadri(anno, codice, quadriScritti);
    if (suoi) quadri.set(codice, suoi);
  }
  return {
    Anno: anno,
    Tipi: tipoDichiarazione.map((codice) =>
      describeTipo(
        anno,
        codice,
        { scritto: scritti.get(codice), prezzo: prezzi.get(codice) },
        quadri.has(modelloDiTipo[codice].modello),
      ),
    ),
    Quadri: [...quadri.values()].flat(),
  };
}

function findRipetuti<T>(righe: readonly T[], campo: string, keyOf: (riga: T) => string) {
  const viste = new Set<string>();
  return righe.flatMap((riga, posto) => {
    const chiave = keyOf(riga);
    if (!viste.has(chiave)) {
      viste.add(chiave);
      return [];
    }
    return [[`${campo}.${posto}.Codice`, [testiCampo.TIPO_RIPETUTO]] satisfies [string, string[]]];
  });
}

const check = ({ Tipi, Quadri }: ConfigurazioneScritta) =>
  Object.fromEntries([
    ...findRipetuti(Tipi, 'Tipi', ({ Codice }) => Codice),
    ...findRipetuti(Quadri, 'Quadri', ({ Modello: modello, Codice }) => `${modello}/${Codice}`),
  ]);

/** A price that a price list says is not written here too: there is one. */
const checkPrezzi = ({ Tipi }: ConfigurazioneScritta, prezzi: ReadonlyMap<string, number>) =>
  Object.fromEntries(
    Tipi.flatMap(({ Codice, CreditiDichiarazione }, posto) => {
      const prezzo = prezzi.get(Codice);
      if (prezzo === undefined || prezzo === CreditiDichiarazione) return [];
      return [[`Tipi.${posto}.CreditiDichiarazione`, [testiCampo.PREZZO_DEL_LISTINO]]];
    }),
  );

const writeAtto = makeWriteAtto('configurazione');

/** Writes what changes of a year, all or none. @throws RICHIESTA_NON_VALIDA */
export async function saveConfigurazione(
  trx: Trx,
  autore: Autore,
  anno: number,
  scritta: ConfigurazioneScritta,
): Promise<ConfigurazioneFilo> {
  requireNessunErrore({ ...check(scritta), ...checkPrezzi(scritta, await listPrezzi(trx, anno, null)) });
  const prima = { tipi: await listTipiScritti(trx, anno), quadri: await listQuadriScritti(trx, anno) };
  for (const tipo of scritta.Tipi) {
    await upsertTipo(trx, anno, {
      codice: tipo.Codice,
      descrizione: tipo.Descrizione,
      attivo: tipo.Attivo,
      crediti: tipo.CreditiDichiarazione,
      versioneTelematico: tipo.VersioneTelematico,
    });
  }
  for (const quadro of scritta.QuadriTolti) await deleteQuadro(trx, anno, quadro);
  for (const quadro of scritta.Quadri) await upsertQuadro(trx, anno, quadro);
  await writeAtto(trx, autore, anno, 'modifica configurazione', { prima, dopo: scritta });
  return getConfigurazione(trx, autore.sessione, anno);
}

/** Makes the configuration of a year from that of another: what the other says takes the place of what was there. */
export async function copyConfigurazione(
  trx: Trx,
  autore: Autore,
  { da, a }: { da: number; a: number },
): Promise<ConfigurazioneFilo> {
  if (da === a) requireNessunErrore({ Da: [testiCampo.ANNO_DA_COPIARE] });
  for (const tipo of await listTipiScritti(trx, da)) await upsertTipo(trx, a, tipo);
  for (const quadro of await listQuadriScritti(trx, da)) await upsertQuadro(trx, a, quadro);
  await writeAtto(trx, autore, a, 'copia configurazione', { dopo: { da } });
  return getConfigurazione(trx, autore.sessione, a);
}
