import {
  type DaPagareFilo,
  type DettoFilo,
  type dettoRisposta,
  testiDetto as t,
  testiF24,
} from '@quadra/contract';
import { type Data, formatData, formatIt, giornoDiRoma, isData } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { withTenant } from '../../../../db/tenancy.ts';
import type { FileInviato } from '../../../../http/caricamento.ts';
import { DomainError, requireNessunErrore } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { isUuid } from '../../../../http/uuid.ts';
import { applyModello } from '../../../base/posta/posta.public.ts';
import { getAnagrafica, mapStudiMiei } from '../../../clienti/anagrafica/anagrafica.public.ts';
import { isFoto, storeRicevuti } from '../../../clienti/documento/documento.public.ts';
import { findNomiCodici, getF24, moveF24, takeF24, tellF24 } from '../../../versamenti/f24/f24.public.ts';
import { findMittente } from '../f24-posta/posta-f24.queries.ts';
import { makeStampaF24 } from '../f24-posta/posta-f24.service.ts';
import { sortDaPagare, writeDebito, writeDetto, writeVoce } from './da-pagare.rules.ts';
import {
  findDetto,
  findMandato,
  insertDetto,
  listDebiti,
  listMandati,
  listPropri,
  updateDetto,
} from './f24-cliente.queries.ts';

/** Who acts, and from where. */
export interface ChiDaPagare {
  readonly servizi: Servizi;
  readonly sessione: Sessione;
  readonly ip: string | null;
}
type Tenuto = Awaited<ReturnType<typeof getF24>>;

/** What who works for himself has to pay and paid: of his own, and of what the studi that follow him mailed him. */
export async function readDaPagare({ servizi, sessione }: Omit<ChiDaPagare, 'ip'>): Promise<DaPagareFilo> {
  const { propri, debiti } = await withTenant(servizi.db, sessione, async (trx) => ({
    propri: await listPropri(trx),
    debiti: await listDebiti(trx),
  }));
  const mandati = (await mapStudiMiei(servizi, sessione, listMandati)).flat();
  const righe = [...propri, ...mandati, ...debiti].flatMap((uno) => uno.righe);
  const nomi = await findNomiCodici(servizi.db, righe);
  const voci = [
    ...propri.map((uno) => writeVoce(uno, true, nomi)),
    ...mandati.map((uno) => writeVoce(uno, false, nomi)),
    ...debiti.map((uno) => writeDebito(uno, nomi)),
  ];
  return sortDaPagare(voci, giornoDiRoma(servizi.now()));
}

/** Acts on a model that a studio mailed to who enters, inside that studio. @throws NON_TROVATO */
async function withMandato<T>(
  { servizi, sessione }: ChiDaPagare,
  id: string,
  act: (trx: Trx, quale: { id: string; anagrafica_id: string }) => Promise<T>,
): Promise<T> {
  if (!isUuid(id)) throw new DomainError('NON_TROVATO');
  const fatti = await mapStudiMiei(servizi, sessione, async (trx, schede) => {
    const sua = await findMandato(trx, schede, id);
    return sua === undefined ? [] : [await act(trx, sua)];
  });
  const [fatto] = fatti.flat(1) as T[];
  if (fatti.every((uno) => uno.length === 0)) throw new DomainError('NON_TROVATO');
  return fatto as T;
}

/** The print of a model that a studio mailed, as it is now. @throws NON_TROVATO */
export const printMandato = (chi: ChiDaPagare, id: string) =>
  withMandato(chi, id, (trx) => makeStampaF24(trx, chi.servizi, id));

const formatGiorno = (giorno: string) => (isData(giorno) ? formatData(giorno as Data) : giorno);
const nameF24 = (f: Tenuto) =>
  t.quale(
    f.numero,
    f.anno,
    formatGiorno(f.scadenza),
    formatIt(f.debito - f.credito, { decimali: 2, mostraZero: true }),
  );

async function mailStudio(trx: Trx, { servizi }: ChiDaPagare, f: Tenuto, giorno: string): Promise<void> {
  const { email } = await findMittente(trx, f.studio_id);
  if (!email) return;
  const indirizzo = `${servizi.indirizzoPubblico()}/f24/${f.id}`;
  const lettera = {
    codice: 'notifica' as const,
    oggetto: t.oggetto(f.denominazione),
    frasi: t.mail(f.denominazione, nameF24(f), formatGiorno(giorno)),
    pulsante: { testo: t.pulsante, indirizzo },
  };
  await servizi.posta.queueMessaggio(trx, {
    ...(await applyModello(trx, { studioId: f.studio_id }, lettera)),
    destinatario: email,
  });
}

/**
 * The client says that he paid a model, and when: the model stays as it is, the studio is told by mail. Said again while it
 * waits, it is the word of before.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA on Data, F24_IN_QUESTO_STATO
 */
export const sayPagato = (chi: ChiDaPagare, id: string, giorno: string): Promise<DettoFilo | null> =>
  withMandato(chi, id, async (trx) => {
    const { sessione, ip, servizi } = chi;
    const adesso = servizi.now();
    const f24 = await takeF24(trx, id, 'paga');
    requireNessunErrore(giorno > giornoDiRoma(adesso) ? { Data: [testiF24.DATA_DOPO_OGGI] } : {});
    const isNuovo = await insertDetto(trx, {
      ...{ studio_id: f24.studio_id, f24_id: id, pagato_il: giorno, documento_id: null },
      ...{
        detto_da: sessione.utenteId,
        detto_il: adesso,
        risposto_da: null,
        risposto_il: null,
        motivo: null,
      },
    });
    if (isNuovo) {
      const atto = { azione: 'pagamento detto dal cliente', dopo: { pagato: giorno } };
      await tellF24(trx, { sessione, ip, adesso }, f24, atto);
      await mailStudio(trx, chi, f24, giorno);
    }
    return writeDetto(await findDetto(trx, f24));
  });

/** The word that waits, with its model locked. @throws F24_IN_QUESTO_STATO when the studio answered, or nobody said any */
async function takeDetto(trx: Trx, id: string) {
  const f24 = await getF24(trx, id, { isTenuto: true });
  const detto = await findDetto(trx, f24);
  if (detto?.stato !== 'Detto')
    throw new DomainError('F24_IN_QUESTO_STATO', detto === undefined ? {} : { messaggio: t.CHIUSO });
  return { f24, detto };
}

/** The client takes back his word, while the studio has not answered. @throws NON_TROVATO, F24_IN_QUESTO_STATO */
export const withdrawDetto = (chi: ChiDaPagare, id: string): Promise<null> =>
  withMandato(chi, id, async (trx) => {
    const { sessione, ip, servizi } = chi;
    const adesso = servizi.now();
    const { f24, detto } = await takeDetto(trx, id);
    await updateDetto(trx, detto, {
      ...{ stato: 'Ritirato', risposto_da: sessione.utenteId, risposto_il: adesso },
    });
    const atto = { azione: 'pagamento detto ritirato', prima: { pagato: detto.pagato_il } };
    await tellF24(trx, { sessione, ip, adesso }, f24, atto);
    return null;
  });

/**
 * Keeps the receipt of the bank among the documents that the studio has of the client.
 * @throws NON_TROVATO, F24_IN_QUESTO_STATO, RICHIESTA_NON_VALIDA on uploadFile0, SPAZIO_ESAURITO
 */
export const keepRicevuta = (
  chi: ChiDaPagare,
  id: string,
  file: readonly FileInviato[],
): Promise<DettoFilo | null> =>
  withMandato(chi, id, async (trx) => {
    const { sessione, ip, servizi } = chi;
    if (file.length > 1 || !file.every(isFoto)) requireNessunErrore({ uploadFile0: [t.UNA] });
    const { f24, detto } = await takeDetto(trx, id);
    const di = { studioId: f24.studio_id, idAnagrafica: f24.anagrafica_id };
    const massimoByte = servizi.config.spazioStudioByte;
    const dati = { anno: f24.anno, tipo: t.tipoDocumento, file, massimoByte };
    const [tenuta] = await storeRicevuti(trx, { utenteId: sessione.utenteId, ip }, di, dati);
    await updateDetto(trx, detto, { documento_id: tenuta?.id ?? null });
    return writeDetto(await findDetto(trx, f24));
  });

/** What the client of a model says of it, for the studio. @throws NON_TROVATO */
export async function readDetto(trx: Trx, id: string): Promise<DettoFilo | null> {
  return writeDetto(await findDetto(trx, await getF24(trx, id)));
}

async function mailCliente(trx: Trx, servizi: Servizi, f: Tenuto, motivo: string): Promise<void> {
  const [{ email }, { ragione_sociale }] = [
    await getAnagrafica(trx, f.anagrafica_id),
    await findMittente(trx, f.studio_id),
  ];
  if (!email) return;
  const lettera = {
    codice: 'notifica' as const,
    oggetto: t.oggettoNonRisulta(ragione_sociale),
    frasi: t.mailNonRisulta(nameF24(f), motivo),
  };
  await servizi.posta.queueMessaggio(trx, {
    ...(await applyModello(trx, { studioId: f.studio_id }, lettera)),
    destinatario: email,
  });
}

/**
 * The studio answers the word of its client: confirmed, the model is paid as when it is marked by hand; not resulting, it
 * stays as it is and the client is told why.
 * @throws NON_TROVATO, RECORD_MODIFICATO, F24_IN_QUESTO_STATO, RICHIESTA_NON_VALIDA
 */
export async function answerDetto(
  trx: Trx,
  { servizi, sessione, ip }: ChiDaPagare,
  id: string,
  risposta: z.output<typeof dettoRisposta>,
): Promise<DettoFilo | null> {
  const adesso = servizi.now();
  const { f24, detto } = await takeDetto(trx, id);
  const chi = { sessione, ip, adesso };
  if (risposta.Esito === 'Confermato') {
    const { Data: giorno, Importo, Versione } = risposta;
    await moveF24(trx, chi, id, { Azione: 'paga', Data: giorno, Importo, Versione });
  } else {
    await tellF24(trx, chi, f24, { azione: 'pagamento non risulta', dopo: { motivo: risposta.Motivo } });
    await mailCliente(trx, servizi, f24, risposta.Motivo);
  }
  await updateDetto(trx, detto, {
    ...{ stato: risposta.Esito, risposto_da: sessione.utenteId, risposto_il: adesso },
    motivo: risposta.Esito === 'Non risulta' ? risposta.Motivo : null,
  });
  return writeDetto(await findDetto(trx, f24));
}
