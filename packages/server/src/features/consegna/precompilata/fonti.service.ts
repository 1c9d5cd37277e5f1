import { modelloDiTipo, type TipoDichiarazione } from '@quadra/contract';
import { type DatiModello, loadRiporti, type Modello } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { readDocumentiConCu } from '../../dichiarazioni/collegamento/collegamento.public.ts';
import {
  type Dichiarazione,
  findDichiarazione,
  findOrdinaria,
  requireModello,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import type { Confronto } from './confronto.rules.ts';
import type { Richiesta } from './richieste.queries.ts';

/** What a source says in the caselle of the form of the file, and where some of it comes from. */
interface Detto {
  readonly dati: DatiModello;
  readonly note: ReadonlyMap<string, string>;
}
const NULLA: Detto = { dati: {}, note: new Map() };
type Destinatario = Pick<Richiesta, 'studio_id' | 'anagrafica_id' | 'anno' | 'codice_fiscale'>;

/** The declaration of the year before: of the same form, or of the other that a person may have. */
async function findPrima(
  trx: Trx,
  { studio_id, anagrafica_id, anno }: Destinatario,
  tipo: TipoDichiarazione,
): Promise<Dichiarazione | undefined> {
  const cliente = { studioId: studio_id, id: anagrafica_id };
  for (const suo of tipo === '730'
    ? (['730', 'Persone fisiche'] as const)
    : (['Persone fisiche', '730'] as const)) {
    const id = await findOrdinaria(trx, cliente, anno - 1, suo);
    if (id !== undefined) return findDichiarazione(trx, anno - 1, id);
  }
  return undefined;
}

/** What last year said, and what of it comes again: a result of then takes the place of what was given then. */
export async function readAnnoScorso(
  trx: Trx,
  chi: Destinatario,
  tipo: TipoDichiarazione,
  modello: Modello,
  confronto: Confronto,
): Promise<Detto & { prima: Dichiarazione | undefined }> {
  const prima = await findPrima(trx, chi, tipo);
  if (prima === undefined) return { ...NULLA, prima };
  const suo = await requireModello(trx, prima.anno, prima.tipo);
  const noti = Object.entries(prima.righi).filter(([chiave]) => suo.findCasella(chiave)?.inserita);
  const righi = Object.fromEntries(noti);
  const lato = { modello: suo, dati: righi, forzature: {} };
  const { voci } = confronto.proposeRiporto(lato, modello, {}, confronto.riportiDi(suo.codice));
  const calcolate = voci.filter(({ da }) => suo.findCasella(da)?.inserita === false);
  return {
    prima,
    dati: {
      ...confronto.translateDati(suo, modello, righi),
      ...Object.fromEntries(calcolate.map(({ a, valore }) => [a, valore])),
    },
    note: new Map(calcolate.flatMap(({ a, nota }) => (nota === null ? [] : [[a, nota] as const]))),
  };
}

interface DocumentoLetto {
  readonly id: string;
  readonly nome: string;
  readonly tipo: string;
  /** Certifications of the client that were read in it. */
  readonly certificazioni: number;
}

/** The documents of the client for the year, and what the certifications among them say. */
export async function readDocumenti(
  trx: Trx,
  { studio_id, anagrafica_id, anno, codice_fiscale }: Destinatario,
  tipo: TipoDichiarazione,
  modello: Modello,
): Promise<Detto & { documenti: DocumentoLetto[] }> {
  const chi = { studioId: studio_id, anagraficaId: anagrafica_id, codiceFiscale: codice_fiscale, anno };
  const letti = await readDocumentiConCu(trx, chi);
  const documenti = letti.map(({ id, nome, tipo: suo, sue }) => ({
    ...{ id, nome, tipo: suo, certificazioni: sue.length },
  }));
  const sue = letti.flatMap((letto) => letto.sue);
  const { modello: codice } = modelloDiTipo[tipo];
  if (sue.length === 0 || (codice !== '730' && codice !== 'redditi-pf')) return { ...NULLA, documenti };
  const { voci } = (await loadRiporti()).proposeCertificazioni(modello, codice, sue, {});
  return {
    documenti,
    dati: Object.fromEntries(voci.map(({ chiave, valore }) => [chiave, valore])),
    note: new Map(
      voci.map(({ chiave, punti }) => [
        chiave,
        `CU, ${punti.length === 1 ? 'punto' : 'punti'} ${punti.join(', ')}`,
      ]),
    ),
  };
}
