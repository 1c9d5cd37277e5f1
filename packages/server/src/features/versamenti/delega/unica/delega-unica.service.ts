import {
  type AreaDelegaUnica,
  type delegaUnicaNota,
  type EsitoDelegaUnica,
  testiCampo,
  testiDelega,
  testiDelegaUnica,
  testiIncarico,
} from '@quadra/contract';
import { giornoDiRoma, yearOf } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { writeRegistro } from '../../../../db/registro.queries.ts';
import { endSegreto } from '../../../../gateways/posta/segreti.queries.ts';
import type { FileInviato } from '../../../../http/caricamento.ts';
import { DomainError, requireNessunErrore } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { isFoto, storeRicevuti } from '../../../clienti/documento/documento.public.ts';
import { findPredefinito, findUsabile } from '../../../studio/intermediario/intermediario.public.ts';
import { mailCollegamento, makeCollegamento } from './collegamento.ts';
import {
  type DelegaUnica,
  findConLink,
  findUnica,
  insertUnica,
  listVive,
  lockCliente,
  replaceAltre,
  updateUnica,
} from './delega-unica.queries.ts';
import {
  checkChiedibile,
  computeScadenza,
  type EventoDelegaUnica,
  findPassaggio,
} from './delega-unica.rules.ts';

/** Who acts, from where, and when; of a client who holds a link, nobody of the house. */
export interface ChiDelega {
  readonly utenteId: number | null;
  readonly ip: string | null;
  readonly adesso: Date;
}
type Con = Pick<Servizi, 'posta' | 'indirizzoPubblico'>;
interface Chiesta {
  readonly idAnagrafica: string;
  /** Null: the default one of the studio. */
  readonly idIntermediario: string | null;
  readonly aree: readonly AreaDelegaUnica[];
}

/** Writes what was done with a delega unica in the audit log. */
export const tellUnica = (
  trx: Trx,
  { utenteId, ip }: ChiDelega,
  { studio_id, id }: Pick<DelegaUnica, 'studio_id' | 'id'>,
  azione: string,
  dopo: object,
): Promise<void> =>
  writeRegistro(trx, { studioId: studio_id, utenteId, ip, azione, entita: 'delega', entitaId: id, dopo });

/** With `isTenuta` nobody else changes it before the transaction ends. @throws NON_TROVATO */
export async function getUnica(
  trx: Trx,
  id: string,
  quanto?: { readonly isTenuta: boolean },
): Promise<DelegaUnica> {
  const trovata = await findUnica(trx, id, quanto);
  if (!trovata) throw new DomainError('NON_TROVATO');
  return trovata;
}

/** Of several only the sentence is told. */
const refuse = (campo: string, messaggio: string) =>
  new DomainError('RICHIESTA_NON_VALIDA', { messaggio, modelState: { [campo]: [messaggio] } });

async function getIntermediario(trx: Trx, studioId: number, id: string | null, anno: number) {
  const uso = { studioId, tipo: 'Dichiarazione', anno } as const;
  const trovato = id === null ? await findPredefinito(trx, uso) : await findUsabile(trx, uso, id);
  if (trovato) return trovato;
  throw refuse(
    'IdIntermediario',
    id === null ? testiIncarico.SENZA_INTERMEDIARIO : testiDelega.INTERMEDIARIO_NON_USABILE,
  );
}

/** A client and the intermediary he may delegate. @throws NON_TROVATO, RICHIESTA_NON_VALIDA, TERZO_INTERMEDIARIO, DELEGA_UNICA_IN_CORSO */
async function requireChiedibile(
  trx: Trx,
  adesso: Date,
  { idAnagrafica, idIntermediario }: Omit<Chiesta, 'aree'>,
) {
  const cliente = await lockCliente(trx, idAnagrafica);
  if (!cliente) throw new DomainError('NON_TROVATO');
  const oggi = giornoDiRoma(adesso);
  const intermediario = await getIntermediario(trx, cliente.studio_id, idIntermediario, yearOf(oggi));
  // Held first: who signs at this very moment is seen as signed.
  const prima = await findConLink(trx, cliente, intermediario.Id);
  const vive = await listVive(trx, cliente, { adesso, oggi });
  const perche = checkChiedibile(vive, intermediario.Id);
  if (perche) throw new DomainError(perche);
  return { cliente, intermediario, prima };
}
type Trovati = Awaited<ReturnType<typeof requireChiedibile>>;

const describeChi = ({ cliente, intermediario }: Trovati) => ({
  ...{ studio_id: cliente.studio_id, anagrafica_id: cliente.id, intermediario_id: intermediario.Id },
  ...{ intermediario_nome: intermediario.Denominazione, intermediario_codice: intermediario.CodiceFiscale },
});

/**
 * Asks a client for a delega: his link goes by mail, or is handed over by who asks. A link that is out is not good any more.
 * @returns the delega, and the address of its link, that nobody can read again
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA without an address or an intermediary, TERZO_INTERMEDIARIO, DELEGA_UNICA_IN_CORSO
 */
export async function askUnica(
  trx: Trx,
  con: Con,
  chi: ChiDelega,
  { aree, ...chiesta }: Chiesta,
  via: 'manda' | 'consegna',
): Promise<{ id: string; link: string }> {
  const trovati = await requireChiedibile(trx, chi.adesso, chiesta);
  const { cliente, intermediario, prima } = trovati;
  if (via === 'manda' && !cliente.email) throw refuse('Email', testiCampo.CLIENTE_SENZA_EMAIL);
  const link = makeCollegamento(con, cliente.studio_id, chi.adesso);
  const dati = {
    stato: via === 'manda' ? ('Link inviato' as const) : ('Link creato' as const),
    ...{ aree_chieste: [...aree], link_hash: link.hash, link_scade_il: link.scade, link_errori: 0 },
    ...{ chiesta_da: chi.utenteId, chiesta_il: chi.adesso, aperta_il: null },
  };
  if (prima?.link_hash) await endSegreto(trx, prima.link_hash, chi.adesso);
  if (prima) await updateUnica(trx, { ...prima, studio_id: cliente.studio_id }, dati);
  const id = prima?.id ?? (await insertUnica(trx, { ...describeChi(trovati), ...dati }));
  if (via === 'manda' && cliente.email)
    await mailCollegamento(trx, con, { ...cliente, email: cliente.email }, link);
  const dopo = { via, aree, intermediario: intermediario.Denominazione, entro: link.scade.toISOString() };
  await tellUnica(trx, chi, { studio_id: cliente.studio_id, id }, 'richiesta delega unica', dopo);
  return { id, link: link.indirizzo };
}

/**
 * Writes a delega that the Agenzia accepted already, given outside Quadra.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA, TERZO_INTERMEDIARIO, DELEGA_UNICA_IN_CORSO
 */
export async function noteUnica(
  trx: Trx,
  chi: ChiDelega,
  n: z.output<typeof delegaUnicaNota>,
): Promise<string> {
  const trovati = await requireChiedibile(trx, chi.adesso, {
    idAnagrafica: n.IdAnagrafica,
    idIntermediario: n.IdIntermediario,
  });
  const massima = computeScadenza(n.DataConferimento);
  const scadenza = n.Scadenza ?? massima;
  if (n.DataConferimento > giornoDiRoma(chi.adesso))
    requireNessunErrore({ DataConferimento: [testiDelegaUnica.DATA_FUTURA] });
  if (scadenza < n.DataConferimento || scadenza > massima)
    requireNessunErrore({ Scadenza: [testiDelegaUnica.SCADENZA] });
  const riga = {
    ...describeChi(trovati),
    stato: 'Accettata' as const,
    ...{ aree_chieste: [...n.Aree], aree: [...n.Aree], chiesta_da: chi.utenteId, chiesta_il: chi.adesso },
    ...{ conferita_il: n.DataConferimento, esito_il: n.DataConferimento, scadenza, numero: n.Numero },
  };
  const id = await insertUnica(trx, riga);
  await replaceAltre(trx, { ...riga, id });
  const dopo = { numero: n.Numero, aree: n.Aree, conferita: n.DataConferimento, scadenza };
  await tellUnica(trx, chi, { studio_id: riga.studio_id, id }, 'delega unica nota', dopo);
  return id;
}

/** What happens to one, told and written. @throws DELEGA_UNICA_STATO */
export async function advanceUnica(
  trx: Trx,
  chi: ChiDelega,
  d: DelegaUnica,
  evento: EventoDelegaUnica,
  dati: Omit<Parameters<typeof updateUnica>[2], 'stato'>,
): Promise<void> {
  const stato = findPassaggio(d.stato, evento);
  if (!stato) throw new DomainError('DELEGA_UNICA_STATO');
  // What is concluded opens nothing any more.
  const conclude = d.link_hash !== null && evento !== 'apri' ? { link_hash: null } : {};
  if (d.link_hash && evento !== 'apri') await endSegreto(trx, d.link_hash, chi.adesso);
  await updateUnica(trx, d, { ...dati, ...conclude, stato });
  const { fogli, aree, numero, esito_il, motivo } = dati;
  await tellUnica(trx, chi, d, `${evento} delega unica`, { stato, fogli, aree, numero, esito_il, motivo });
}

interface Firmata {
  readonly aree: readonly AreaDelegaUnica[];
  readonly conferita: string;
  readonly file: readonly FileInviato[];
  readonly massimoByte: number;
}
/**
 * Keeps the signed sheet of a delega among the documents of its client: a person has still to look at it.
 * @throws DELEGA_UNICA_STATO, RICHIESTA_NON_VALIDA, SPAZIO_ESAURITO
 */
export async function signUnica(
  trx: Trx,
  chi: ChiDelega,
  d: DelegaUnica,
  { aree, conferita, file, massimoByte }: Firmata,
): Promise<void> {
  if (!findPassaggio(d.stato, 'firma')) throw new DomainError('DELEGA_UNICA_STATO');
  const firmate = d.aree_chieste.filter((area) => aree.includes(area));
  if (firmate.length === 0) throw refuse('Aree', testiCampo.OBBLIGATORIO);
  const cliente = { studio_id: d.studio_id, id: d.anagrafica_id };
  const altre = await listVive(trx, cliente, { adesso: chi.adesso, oggi: giornoDiRoma(chi.adesso) });
  const perche = checkChiedibile(
    altre.filter(({ id }) => id !== d.id),
    d.intermediario_id,
  );
  if (perche) throw new DomainError(perche);
  if (file.length > 4 || !file.every(isFoto)) requireNessunErrore({ uploadFile0: [testiDelegaUnica.FOGLI] });
  const oggi = giornoDiRoma(chi.adesso);
  if (conferita > oggi) requireNessunErrore({ DataConferimento: [testiDelegaUnica.DATA_FUTURA] });
  const tenuti = await storeRicevuti(
    trx,
    chi,
    { studioId: d.studio_id, idAnagrafica: d.anagrafica_id },
    { anno: yearOf(conferita), tipo: testiDelegaUnica.tipoDocumento, file, massimoByte },
  );
  await advanceUnica(trx, chi, d, 'firma', {
    // Never more than what was asked.
    aree: firmate,
    fogli: tenuti.map(({ id }) => id),
    ...{ firmata_il: chi.adesso, conferita_il: conferita, scadenza: computeScadenza(conferita) },
  });
}

const eventoDi = { Inviata: 'trasmetti', Accettata: 'accetta', Scartata: 'scarta' } as const;
interface Esito {
  readonly esito: EsitoDelegaUnica;
  readonly data: string;
  readonly numero: string | null;
  readonly motivo: string | null;
}
/**
 * Writes what a person says of a signed delega: that it was sent, accepted with its number, or refused.
 * @throws DELEGA_UNICA_STATO, RICHIESTA_NON_VALIDA
 */
export async function concludeUnica(
  trx: Trx,
  chi: ChiDelega,
  d: DelegaUnica,
  { esito, data, numero, motivo }: Esito,
): Promise<void> {
  if (esito === 'Accettata' && numero === null) throw refuse('Numero', testiCampo.OBBLIGATORIO);
  if (esito === 'Scartata' && motivo === null) throw refuse('Motivo', testiCampo.OBBLIGATORIO);
  if (!findPassaggio(d.stato, eventoDi[esito])) throw new DomainError('DELEGA_UNICA_STATO');
  if (data > giornoDiRoma(chi.adesso)) throw refuse('Data', testiDelegaUnica.DATA_FUTURA);
  if (d.conferita_il !== null && data < d.conferita_il)
    throw refuse('Data', testiDelegaUnica.PRIMA_DELLA_FIRMA);
  await advanceUnica(trx, chi, d, eventoDi[esito], {
    esito_il: data,
    numero: esito === 'Accettata' ? numero : null,
    motivo: esito === 'Scartata' ? motivo : null,
  });
  if (esito === 'Accettata') await replaceAltre(trx, d);
}

/** Takes back what was asked, or writes that what was granted is revoked. @throws NON_TROVATO, RECORD_MODIFICATO, DELEGA_UNICA_STATO */
export async function endUnica(
  trx: Trx,
  chi: ChiDelega,
  id: string,
  evento: 'annulla' | 'revoca',
  { Motivo, Versione }: { readonly Motivo: string; readonly Versione: number },
): Promise<void> {
  const d = await getTenuta(trx, id, Versione);
  await advanceUnica(trx, chi, d, evento, { motivo: Motivo, esito_il: giornoDiRoma(chi.adesso) });
}

/** One that is as it was read, locked. @throws NON_TROVATO, RECORD_MODIFICATO */
export async function getTenuta(trx: Trx, id: string, versione: number): Promise<DelegaUnica> {
  const d = await getUnica(trx, id, { isTenuta: true });
  if (d.versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  return d;
}
