import {
  type CodiceErrore,
  type F24InteroFilo,
  type f24Modifica,
  type f24Nuovo,
  fromWire,
  testiF24,
} from '@quadra/contract';
import type { RigoF24 } from '@quadra/fisco';
import { toCentesimi, toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { mapInCentesimi } from '../versamento/importi.ts';
import { checkModello, checkVoci, type F24Chiesto, listRilievi, type RigaChiesta } from './controlla-f24.ts';
import { writeF24Intero } from './f24.filo.ts';
import {
  deleteF24,
  type F24Nato,
  type F24Tenuto,
  findF24,
  findFile,
  findVersante,
  insertF24,
  listRigheF24,
  listVociDi,
  lockVoci,
  type RigaScritta,
  type RigaTenuta,
  replaceF24,
} from './f24.queries.ts';
import { type AzioneF24, canFare, toCampi, toRigo } from './f24.rules.ts';

/** Who acts, from where, and when. */
export interface Chi {
  readonly sessione: Pick<Sessione, 'utenteId'>;
  readonly ip: string | null;
  readonly adesso: Date;
}
type Nuovo = z.output<typeof f24Nuovo>;
type Modifica = z.output<typeof f24Modifica>;

type Atto = { azione: string; prima?: object; dopo?: object };
/** Writes an act on a model in the audit log. */
export const tellF24 = (
  trx: Trx,
  { sessione, ip }: Chi,
  { studio_id, id }: Pick<F24Tenuto, 'studio_id' | 'id'>,
  atto: Atto,
): Promise<void> =>
  writeRegistro(trx, {
    studioId: studio_id,
    utenteId: sessione.utenteId,
    ip,
    entita: 'f24',
    entitaId: id,
    ...atto,
  });

const describeF24 = (f: Pick<F24Tenuto, 'numero' | 'scadenza' | 'debito' | 'credito' | 'stato'>) => ({
  numero: f.numero,
  scadenza: f.scadenza,
  debito: toEuro(f.debito),
  credito: toEuro(f.credito),
  stato: f.stato,
});

/** With `isTenuto` nobody else changes it before the transaction ends. @throws NON_TROVATO */
export async function getF24(
  trx: Trx,
  id: string,
  quanto?: { readonly isTenuto: boolean },
): Promise<F24Tenuto> {
  const trovato = await findF24(trx, id, quanto);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** A model in the state that an act asks, locked. @throws NON_TROVATO, RECORD_MODIFICATO, F24_IN_QUESTO_STATO */
export async function takeF24(
  trx: Trx,
  id: string,
  azione: AzioneF24,
  versione?: number,
): Promise<F24Tenuto> {
  const f24 = await getF24(trx, id, { isTenuto: true });
  if (versione !== undefined && f24.versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  if (!canFare(azione, f24.stato)) throw new DomainError('F24_IN_QUESTO_STATO');
  return f24;
}

/** A row of the wire: cents, as fisco names it, apart from what ties it to the conto. */
const toChiesta = (riga: Nuovo['Righe'][number]): RigaChiesta => {
  const { idVoce, quota, calcolato, ...rigo } = mapInCentesimi(fromWire(riga));
  const pulito = Object.fromEntries(
    Object.entries(rigo).filter(([, valore]) => valore !== undefined && valore !== '' && valore !== 0),
  );
  return {
    rigo: pulito as unknown as RigoF24,
    voceId: idVoce,
    quota: toCentesimi(quota),
    calcolato: toCentesimi(calcolato),
  };
};

const toScritta = ({ rigo, voceId, quota, calcolato }: RigaChiesta): RigaScritta => ({
  sezione: rigo.sezione,
  codice: rigo.codice,
  debito: rigo.debito ?? 0,
  credito: rigo.credito ?? 0,
  anno: rigo.anno ?? null,
  campi: JSON.stringify(toCampi(rigo)),
  voce_id: voceId,
  quota: voceId === null ? null : (quota ?? (rigo.debito ?? 0) + (rigo.credito ?? 0)),
  calcolato,
  pagato: null,
});

/** A row that is kept, as one that is asked. */
const toRigaChiesta = (r: RigaTenuta): RigaChiesta => ({
  rigo: toRigo(r),
  voceId: r.voce_id,
  quota: r.quota,
  calcolato: r.calcolato,
});

const toChiesto = (corpo: Nuovo | Modifica): F24Chiesto => ({
  tipo: corpo.Tipo,
  data: corpo.Data ?? corpo.Scadenza,
  iban: corpo.Iban === null ? null : corpo.Iban.replaceAll(' ', '').toUpperCase(),
  canale: corpo.Canale,
  righe: corpo.Righe.map(toChiesta),
});

/** Takes the voci of the rows and refuses, field by field, what is wrong. @throws RICHIESTA_NON_VALIDA */
async function requireGiusto(
  trx: Trx,
  chi: { readonly studio_id: number; readonly anagrafica_id: string },
  chiesto: F24Chiesto,
  tenuti: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const ids = [...tenuti.keys(), ...chiesto.righe.flatMap(({ voceId }) => voceId ?? [])];
  await lockVoci(trx, chi.studio_id, ids);
  const voci = new Map((await listVociDi(trx, chi.studio_id, ids)).map((voce) => [voce.id, voce]));
  requireNessunErrore({
    ...(await checkModello(chiesto)),
    ...checkVoci(chiesto.righe, voci, chi.anagrafica_id, tenuti),
  });
}

const violazioni: Readonly<Record<string, CodiceErrore>> = {
  voce_fiscale_capiente: 'CREDITO_GIA_USATO',
  f24_riga_voce_sua: 'CREDITO_GIA_USATO',
};
/** What the database refuses of the sides of a voce, with its own words. @throws CREDITO_GIA_USATO */
export async function refuseDoppio<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (errore) {
    const nome = errore instanceof Error && 'constraint' in errore ? String(errore.constraint) : '';
    const codice = violazioni[nome];
    if (codice !== undefined) throw new DomainError(codice, { causa: errore });
    throw errore;
  }
}

export const totaliDi = (righe: readonly Pick<RigaChiesta, 'rigo'>[]) => ({
  debito: righe.reduce((somma, { rigo }) => somma + (rigo.debito ?? 0), 0),
  credito: righe.reduce((somma, { rigo }) => somma + (rigo.credito ?? 0), 0),
});

export interface F24DaScrivere extends F24Chiesto {
  readonly scadenza: string;
  readonly nota: string | null;
  readonly origine: 'proposto' | 'a mano';
  readonly scopo?: 'compensazione' | 'rata' | 'pagamento';
  readonly rata?: number | null;
  readonly rate?: number | null;
  readonly piano?: string | null;
  readonly lavoroId?: string | undefined;
}

/** Writes a model whose voci are taken, and tells it. What it asks of the conto is held from now on. @throws CREDITO_GIA_USATO */
export async function writeNuovo(
  trx: Trx,
  chi: Chi,
  di: { readonly studio_id: number; readonly anagrafica_id: string },
  nuovo: F24DaScrivere,
): Promise<F24Nato> {
  const scritto = {
    anno: Number(nuovo.scadenza.slice(0, 4)),
    tipo: nuovo.tipo,
    scadenza: nuovo.scadenza,
    data: nuovo.data,
    iban: nuovo.iban,
    canale: nuovo.canale,
    origine: nuovo.origine,
    scopo: nuovo.scopo ?? null,
    rata: nuovo.rata ?? null,
    rate: nuovo.rate ?? null,
    piano: nuovo.piano ?? null,
    lavoro_id: nuovo.lavoroId ?? null,
    nota: nuovo.nota,
    ...totaliDi(nuovo.righe),
  };
  const nato = await refuseDoppio(() => insertF24(trx, di, scritto, nuovo.righe.map(toScritta)));
  const azione = nuovo.origine === 'proposto' ? 'F24 proposto dal conto fiscale' : 'nuovo F24';
  await tellF24(trx, chi, nato, { azione, dopo: describeF24(nato) });
  return nato;
}

/** @throws NON_TROVATO (the client), RICHIESTA_NON_VALIDA by field, CREDITO_GIA_USATO */
export async function createF24(trx: Trx, chi: Chi, corpo: Nuovo): Promise<string> {
  const versante = await findVersante(trx, corpo.IdAnagrafica);
  if (!versante) throw new DomainError('NON_TROVATO');
  const di = { studio_id: versante.studio_id, anagrafica_id: versante.id };
  const chiesto = toChiesto(corpo);
  await requireGiusto(trx, di, chiesto);
  const { id } = await writeNuovo(trx, chi, di, {
    ...chiesto,
    scadenza: corpo.Scadenza,
    nota: corpo.Nota,
    origine: 'a mano',
  });
  return id;
}

/** What a model holds of each voce. */
function sumTenuti(righe: readonly RigaTenuta[]): Map<string, number> {
  const tenuti = new Map<string, number>();
  for (const { voce_id, impegno } of righe)
    if (voce_id !== null) tenuti.set(voce_id, (tenuti.get(voce_id) ?? 0) + impegno);
  return tenuti;
}

/** @throws NON_TROVATO, RECORD_MODIFICATO, F24_IN_QUESTO_STATO, RICHIESTA_NON_VALIDA by field, CREDITO_GIA_USATO */
export async function changeF24(trx: Trx, chi: Chi, id: string, corpo: Modifica): Promise<void> {
  const prima = await takeF24(trx, id, 'modifica', corpo.Versione);
  const righe = await listRigheF24(trx, prima.studio_id, [id]);
  const chiesto = toChiesto(corpo);
  await requireGiusto(trx, prima, chiesto, sumTenuti(righe));
  const valori = {
    tipo: chiesto.tipo,
    scadenza: corpo.Scadenza,
    data: chiesto.data,
    iban: chiesto.iban,
    canale: chiesto.canale,
    nota: corpo.Nota,
    stato_invio: 'Non inviato' as const,
    ...totaliDi(chiesto.righe),
  };
  await refuseDoppio(() => replaceF24(trx, prima, valori, chiesto.righe.map(toScritta)));
  const dopo = await getF24(trx, id);
  await tellF24(trx, chi, prima, {
    azione: 'modifica F24',
    prima: describeF24(prima),
    dopo: describeF24(dopo),
  });
}

/** @throws NON_TROVATO, F24_IN_QUESTO_STATO, F24_CON_FILE */
export async function removeF24(trx: Trx, chi: Chi, id: string): Promise<void> {
  const prima = await takeF24(trx, id, 'elimina');
  if ((await findFile(trx, prima)) !== undefined) throw new DomainError('F24_CON_FILE');
  await deleteF24(trx, prima);
  await tellF24(trx, chi, prima, { azione: 'eliminazione F24', prima: describeF24(prima) });
}

/** A model with what is wrong with it. @throws NON_TROVATO */
export async function readF24(trx: Trx, id: string): Promise<F24InteroFilo> {
  const f24 = await getF24(trx, id);
  const righe = await listRigheF24(trx, f24.studio_id, [id]);
  const { forma, crediti } = await listRilievi(trx, f24.studio_id, {
    ...f24,
    righe: righe.map(toRigaChiesta),
  });
  return writeF24Intero(f24, righe, [...forma, ...crediti], await findFile(trx, f24));
}

/** Nothing leaves that is wrong; what stops a credit wants a reason. @throws RICHIESTA_NON_VALIDA */
export async function requireInviabile(
  trx: Trx,
  f24: F24Tenuto,
  righe: readonly RigaTenuta[],
  motivo: string | null,
): Promise<void> {
  const { forma, crediti } = await listRilievi(trx, f24.studio_id, {
    ...f24,
    righe: righe.map(toRigaChiesta),
  });
  const primo = forma.find(({ livello }) => livello === 'errore');
  if (primo !== undefined)
    throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio: `${testiF24.DA_CORREGGERE} ${primo.frase}` });
  if (crediti.length > 0 && motivo === null)
    requireNessunErrore({
      Motivo: [testiF24.MOTIVO_DELLA_COMPENSAZIONE, ...crediti.map(({ frase }) => frase)],
    });
}
