import { type AreaDelegaUnica, type CollegamentoFilo, testiDelegaUnica } from '@quadra/contract';
import { delegaUnica } from '@quadra/fisco';
import { giornoDiRoma, normalizeCodiceFiscale } from '@quadra/values';
import type { Trx } from '../../../../db/pool.ts';
import { withTenant } from '../../../../db/tenancy.ts';
import { endSegreto } from '../../../../gateways/posta/segreti.queries.ts';
import type { FileInviato } from '../../../../http/caricamento.ts';
import { DomainError, requireNessunErrore } from '../../../../http/domain-error.ts';
import { hashSegreto } from '../../../../http/segreto.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { parseLink } from '../../../base/collegamento/collegamento.public.ts';
import { type DelegaUnica, findDelLink, updateUnica } from './delega-unica.queries.ts';
import { computeScadenza } from './delega-unica.rules.ts';
import { advanceUnica, type ChiDelega, signUnica, tellUnica } from './delega-unica.service.ts';

type Con = Pick<Servizi, 'db' | 'now' | 'config'>;
/** Tax codes of somebody else that are borne on one link. */
const ERRORI_MASSIMI = 10;

/**
 * Runs `fn` with the delega of a link that is still good, locked, in a transaction that sees its studio alone.
 * @throws CODICE_NON_VALIDO, the same for one that is forged, used, replaced or over
 */
export function withCollegamento<T>(
  con: Con,
  link: string,
  ip: string | null,
  fn: (trx: Trx, d: DelegaUnica, chi: ChiDelega) => Promise<T>,
): Promise<T> {
  const letto = parseLink(link);
  if (!letto) throw new DomainError('CODICE_NON_VALIDO');
  const { studioId, segreto } = letto;
  const chi = { utenteId: null, ip, adesso: con.now() };
  return withTenant(con.db, { studi: [studioId] }, async (trx) => {
    const d = await findDelLink(trx, { studioId, hash: hashSegreto(segreto), adesso: chi.adesso });
    if (!d) throw new DomainError('CODICE_NON_VALIDO');
    return fn(trx, d, chi);
  });
}

/** What the page of a link says; the first time it is looked at is written. @throws CODICE_NON_VALIDO */
export const openCollegamento = (con: Con, link: string, ip: string | null): Promise<CollegamentoFilo> =>
  withCollegamento(con, link, ip, async (trx, d, chi) => {
    if (d.stato !== 'Aperto') await advanceUnica(trx, chi, d, 'apri', { aperta_il: chi.adesso });
    return {
      Studio: d.nome_studio,
      Cliente: d.denominazione,
      Intermediario: d.intermediario_nome,
      Aree: d.aree_chieste,
      Scadenza: computeScadenza(giornoDiRoma(chi.adesso)),
      LinkScade: giornoDiRoma(d.link_scade_il ?? chi.adesso),
      IntermediariMassimi: delegaUnica.intermediari,
    };
  });

/** Counts a tax code that is not of the client: after some the link is over, and the studio sees that it is. */
async function countErrore(trx: Trx, d: DelegaUnica, chi: ChiDelega): Promise<void> {
  const link_errori = d.link_errori + 1;
  if (link_errori < ERRORI_MASSIMI) return updateUnica(trx, d, { link_errori });
  await updateUnica(trx, d, { link_errori, link_hash: null, link_scade_il: chi.adesso });
  if (d.link_hash) await endSegreto(trx, d.link_hash, chi.adesso);
  await tellUnica(trx, chi, d, 'link delega unica chiuso', { codiciSbagliati: link_errori });
}

/**
 * Does something for who holds a link and knows the tax code of its client.
 * @throws CODICE_NON_VALIDO, RICHIESTA_NON_VALIDA on CodiceFiscale
 */
export async function withCliente<T>(
  con: Con,
  { link, codiceFiscale, ip }: { link: string; codiceFiscale: string; ip: string | null },
  fn: (trx: Trx, d: DelegaUnica, chi: ChiDelega) => Promise<T>,
): Promise<T> {
  const esito = await withCollegamento(con, link, ip, async (trx, d, chi) => {
    if (normalizeCodiceFiscale(d.codice_fiscale) === codiceFiscale) return { fatto: await fn(trx, d, chi) };
    await countErrore(trx, d, chi);
    return null;
  });
  // Thrown outside: what was counted stays.
  if (esito === null) requireNessunErrore({ CodiceFiscale: [testiDelegaUnica.CODICE_FISCALE] });
  return (esito as { fatto: T }).fatto;
}

interface Scelte {
  readonly link: string;
  readonly codiceFiscale: string;
  readonly ip: string | null;
  readonly aree: readonly AreaDelegaUnica[];
}
/** Takes the signed sheet from the client: the link is used. @throws as withCliente and signUnica */
export const signCollegamento = (
  con: Con,
  { aree, ...chi }: Scelte,
  file: readonly FileInviato[],
): Promise<void> =>
  withCliente(con, chi, (trx, d, lui) =>
    signUnica(trx, lui, d, {
      ...{ aree, file, conferita: giornoDiRoma(lui.adesso), massimoByte: con.config.spazioStudioByte },
    }),
  );

/** The client does not grant it: the link is used. @throws as withCliente */
export const denyCollegamento = (con: Con, chi: Omit<Scelte, 'aree'>): Promise<void> =>
  withCliente(con, chi, (trx, d, lui) =>
    advanceUnica(trx, lui, d, 'nega', { esito_il: giornoDiRoma(lui.adesso) }),
  );
