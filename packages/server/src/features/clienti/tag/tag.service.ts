import { type ColoreTag, frasiCampo, TAG_MASSIMI, TAG_NOME_MASSIMO, testiCampo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import {
  countTag,
  deleteTag,
  findTag,
  insertTag,
  listEtichettati,
  listTagNoti,
  type Tag,
  tieTag,
  untieTag,
  updateTag,
} from './tag.queries.ts';
import type { Etichettato } from './tag-di.queries.ts';

/** Who acts, and from where; null: the program itself. */
export interface Chi {
  readonly sessione: Pick<Sessione, 'utenteId' | 'studioId' | 'studi'>;
  readonly ip: string | null;
}
interface DatiTag {
  readonly nome: string;
  readonly colore: ColoreTag;
}

function checkTag({ nome }: DatiTag): void {
  if (nome === '') requireNessunErrore({ Nome: [testiCampo.OBBLIGATORIO] });
  if (nome.length > TAG_NOME_MASSIMO)
    requireNessunErrore({ Nome: [frasiCampo.alMassimo(`${TAG_NOME_MASSIMO} caratteri`)] });
}

function refuseDoppione(errore: unknown): never {
  const vincolo = errore instanceof Error && 'constraint' in errore ? errore.constraint : '';
  if (vincolo !== 'tag_nome') throw errore;
  throw new DomainError('CODICE_GIA_USATO', { modelState: { Nome: [testiCampo.CODICE_GIA_USATO] } });
}

type Atto = { azione: string; studioId: number; id: string; prima?: unknown; dopo?: unknown };
const tell = (trx: Trx, { sessione, ip }: Chi, { id, ...atto }: Atto) =>
  writeRegistro(trx, { ...atto, utenteId: sessione.utenteId, ip, entita: 'tag', entitaId: id });

const describeTag = ({ nome, colore }: DatiTag) => ({ nome, colore });

/** @throws NON_TROVATO */
export async function getTag(trx: Trx, id: string): Promise<Tag> {
  const tag = await findTag(trx, id);
  if (!tag) throw new DomainError('NON_TROVATO');
  return tag;
}

/** A new tag of the studio. @throws STUDIO_NON_INDICATO, RICHIESTA_NON_VALIDA, CODICE_GIA_USATO */
export async function createTag(
  trx: Trx,
  chi: Chi,
  dati: DatiTag,
  idStudio: number | undefined,
): Promise<Tag> {
  checkTag(dati);
  const studioId = requireStudio(chi.sessione, idStudio);
  if ((await countTag(trx, studioId)) >= TAG_MASSIMI)
    requireNessunErrore({ Nome: [frasiCampo.alMassimo(`${TAG_MASSIMI} tag`)] });
  const id = await insertTag(trx, studioId, dati).catch(refuseDoppione);
  await tell(trx, chi, { azione: 'nuovo tag', studioId, id, dopo: describeTag(dati) });
  return getTag(trx, id);
}

/** @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA, CODICE_GIA_USATO */
export async function changeTag(
  trx: Trx,
  chi: Chi,
  { id, versione, dati }: { id: string; versione: number; dati: DatiTag },
): Promise<Tag> {
  const prima = await getTag(trx, id);
  if (prima.versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  checkTag(dati);
  await updateTag(trx, prima, dati).catch(refuseDoppione);
  const { studioId } = prima;
  await tell(trx, chi, {
    azione: 'modifica tag',
    studioId,
    id,
    prima: describeTag(prima),
    dopo: describeTag(dati),
  });
  return getTag(trx, id);
}

/** Deletes a tag and takes it off whatever wears it. @throws NON_TROVATO */
export async function removeTag(trx: Trx, chi: Chi, id: string): Promise<void> {
  const prima = await getTag(trx, id);
  const { studioId, anagrafiche, dichiarazioni } = prima;
  await deleteTag(trx, prima);
  await tell(trx, chi, {
    azione: 'eliminazione tag',
    studioId,
    id,
    prima: { ...describeTag(prima), anagrafiche, dichiarazioni },
  });
}

/** Tags to put on and to take off, by key. */
interface Cambio {
  readonly aggiunti: readonly string[];
  readonly tolti: readonly string[];
}

type Noti = Awaited<ReturnType<typeof listTagNoti>>;
const pickDi = (noti: Noti, chiavi: readonly string[], studioId: number) =>
  noti.filter((tag) => tag.studioId === studioId && chiavi.includes(tag.id));

/**
 * Puts tags on records and takes others off, all or nothing. A tag is of one studio: on the records of another it does
 * nothing. Answers how many records there were.
 * @throws SELEZIONARE_TAG, NON_TROVATO for a tag or a record that who asks does not see
 */
export async function labelRecord(
  trx: Trx,
  chi: Chi,
  genere: Etichettato,
  chiavi: readonly string[],
  { aggiunti, tolti }: Cambio,
): Promise<number> {
  const chiesti = [...new Set([...aggiunti, ...tolti])];
  if (chiesti.length === 0) throw new DomainError('SELEZIONARE_TAG');
  const noti = await listTagNoti(trx, chiesti);
  const record = await listEtichettati(trx, genere, chiavi);
  if (noti.length < chiesti.length || record.length < new Set(chiavi).size)
    throw new DomainError('NON_TROVATO');
  for (const studioId of new Set(record.map((riga) => riga.studioId))) {
    const [messi, levati] = [pickDi(noti, aggiunti, studioId), pickDi(noti, tolti, studioId)];
    if (messi.length + levati.length === 0) continue;
    const suoi = record.filter((riga) => riga.studioId === studioId).map(({ id }) => id);
    const di = (tag: Noti) => ({ studioId, tag: tag.map(({ id }) => id), chiavi: suoi });
    await untieTag(trx, genere, di(levati));
    await tieTag(trx, genere, di(messi));
    await writeRegistro(trx, {
      studioId,
      utenteId: chi.sessione.utenteId,
      ip: chi.ip,
      azione: 'tag',
      entita: genere,
      ...(suoi.length === 1 ? { entitaId: suoi[0] ?? '' } : {}),
      dopo: {
        aggiunti: messi.map(({ nome }) => nome),
        tolti: levati.map(({ nome }) => nome),
        quante: suoi.length,
      },
    });
  }
  return record.length;
}
