import {
  type ContabilitaFilo,
  type ContabilitaScritta,
  errori,
  type ProvaContabile,
  testiContabilita,
} from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { type AccessoContabile, ContabilitaNonRiuscita } from '../../../gateways/contabilita/port.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { getCodiceIva } from '../../commercio/fattura/fattura.public.ts';
import {
  type ConfigurazioneContabile,
  ensureContabilita,
  findContabilita,
  updateContabilita,
} from './contabilita.queries.ts';

type Attrezzi = Pick<Servizi, 'cifratura' | 'contabilita'>;
const nameSegreto = (id: number): string => `contabilita/${id}/ws_password`;

/** What a seller exports with: its own values, or those of the vendor; the software is its own alone. */
export async function getConfigurazione(
  trx: Trx,
  gestoreId: number | null,
): Promise<ConfigurazioneContabile> {
  const sua = await findContabilita(trx, gestoreId);
  if (sua) return sua;
  const delFornitore = await findContabilita(trx, null);
  if (!delFornitore) throw new Error('The accounting defaults are not there');
  const senzaServizio = { ws_indirizzo: null, ws_utente: null, ws_password: null, ws_azienda: null };
  return { ...delFornitore, ...senzaServizio, gestore_id: gestoreId, versione: 0 };
}

/** Where the accounting software of a seller is, and who enters; undefined while something is missing. */
export function openAccesso(
  { cifratura }: Attrezzi,
  c: ConfigurazioneContabile,
): AccessoContabile | undefined {
  const { ws_indirizzo: indirizzo, ws_utente: utente, ws_password: chiusa, ws_azienda: azienda } = c;
  if (indirizzo === null || utente === null || chiusa === null || azienda === null) return undefined;
  return { indirizzo, utente, azienda, password: cifratura.open(chiusa, nameSegreto(c.id)) };
}

const toFilo = (attrezzi: Attrezzi, c: ConfigurazioneContabile): ContabilitaFilo => ({
  CausaleConsumo: c.causale_consumo,
  CausaleIncasso: c.causale_incasso,
  ContoBanca: c.conto_banca,
  CausaleVendita: c.causale_vendita,
  CodiceIva: c.codice_iva,
  ContoIva: c.conto_iva,
  NumeroRegistro: c.numero_registro,
  TipoRegistro: c.tipo_registro,
  TipoContoCliente: c.tipo_conto_cliente,
  TipoContoGestore: c.tipo_conto_gestore,
  WsIndirizzo: c.ws_indirizzo,
  WsUtente: c.ws_utente,
  WsAzienda: c.ws_azienda,
  HaWsPassword: c.ws_password !== null,
  WsSimulato: c.ws_indirizzo !== null && attrezzi.contabilita.isSimulata(c.ws_indirizzo),
  WsPronto:
    c.ws_indirizzo !== null && c.ws_utente !== null && c.ws_password !== null && c.ws_azienda !== null,
  Versione: c.versione,
});

/** How the accounts of who asks are written. */
export const getContabilita = async (
  trx: Trx,
  attrezzi: Attrezzi,
  { gestoreId }: Sessione,
): Promise<ContabilitaFilo> => toFilo(attrezzi, await getConfigurazione(trx, gestoreId));

const toColonne = (letta: ContabilitaScritta) => ({
  causale_consumo: letta.CausaleConsumo,
  causale_incasso: letta.CausaleIncasso,
  conto_banca: letta.ContoBanca,
  causale_vendita: letta.CausaleVendita,
  codice_iva: letta.CodiceIva,
  conto_iva: letta.ContoIva,
  numero_registro: letta.NumeroRegistro,
  tipo_registro: letta.TipoRegistro,
  tipo_conto_cliente: letta.TipoContoCliente,
  tipo_conto_gestore: letta.TipoContoGestore,
  ws_indirizzo: letta.WsIndirizzo,
  ws_utente: letta.WsUtente,
  ws_azienda: letta.WsAzienda,
});

const writeAtto = makeWriteAtto('contabilita');

/**
 * Says how the accounts of a seller are written, from now on; of the password the log says that it changed. A new address does not
 * inherit the password of the old one. @throws RICHIESTA_NON_VALIDA by field, RECORD_MODIFICATO
 */
export async function changeContabilita(
  trx: Trx,
  attrezzi: Attrezzi,
  chi: { sessione: Sessione; ip: string | null },
  letta: ContabilitaScritta,
): Promise<ContabilitaFilo> {
  const { gestoreId } = chi.sessione;
  if (letta.WsIndirizzo !== null && !attrezzi.contabilita.isAmmesso(letta.WsIndirizzo))
    requireNessunErrore({ WsIndirizzo: [testiContabilita.INDIRIZZO] });
  await getCodiceIva(trx, letta.CodiceIva);
  if (gestoreId !== null) await ensureContabilita(trx, gestoreId);
  const prima = await findContabilita(trx, gestoreId);
  if (!prima || prima.versione !== letta.Versione) throw new DomainError('RECORD_MODIFICATO');
  const isAltrove = prima.ws_indirizzo !== letta.WsIndirizzo;
  const scritta = letta.WsPassword;
  const password =
    scritta === undefined
      ? isAltrove
        ? { ws_password: null }
        : {}
      : { ws_password: scritta === '' ? null : attrezzi.cifratura.seal(scritta, nameSegreto(prima.id)) };
  if (!(await updateContabilita(trx, prima, { ...toColonne(letta), ...password })))
    throw new DomainError('RECORD_MODIFICATO');
  const { WsPassword: _, appid: __, ...detto } = letta;
  await writeAtto(trx, chi, gestoreId ?? 0, 'modifica contabilità', {
    prima: toFilo(attrezzi, prima),
    dopo: { ...detto, PasswordCambiata: scritta !== undefined },
  });
  return getContabilita(trx, attrezzi, chi.sessione);
}

/** Asks the accounting software who it is, with what was saved. @throws CONTABILITA_NON_CONFIGURATA */
export async function probeContabilita(
  attrezzi: Attrezzi,
  configurazione: ConfigurazioneContabile,
): Promise<ProvaContabile> {
  const accesso = openAccesso(attrezzi, configurazione);
  if (!accesso) throw new DomainError('CONTABILITA_NON_CONFIGURATA');
  const Simulato = attrezzi.contabilita.isSimulata(accesso.indirizzo);
  try {
    await attrezzi.contabilita.probe(accesso);
    return { Riuscita: true, Testo: `Azienda ${accesso.azienda}: il programma risponde.`, Simulato };
  } catch (causa) {
    if (!(causa instanceof ContabilitaNonRiuscita)) throw causa;
    return { Riuscita: false, Testo: causa.message || errori.CONTABILITA_NON_RAGGIUNGIBILE.testo, Simulato };
  }
}
