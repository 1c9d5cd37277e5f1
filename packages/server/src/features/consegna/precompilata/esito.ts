import { type Ordine730Filo, type ordine730Esiti, testiPrecompilata } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { type Ambito, withIdentita, withTenant } from '../../../db/tenancy.ts';
import type { EsitoScambio } from '../../../gateways/precompilata/port.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { requireScambio } from './configurazione.service.ts';
import { type Risposta, readRisposte, type ScartoRiga } from './file.rules.ts';
import { readZip } from './file.ts';
import { askScambio, getOrdine, tellOrdine } from './ordine.service.ts';
import { listInAttesa, listStudi, type Ordine730, updateOrdine, writeOrdine } from './ordini.queries.ts';
import { computeDopoEsito, requirePassaggio } from './richiesta.rules.ts';
import { lockDellOrdine, type Richiesta, updateRichiesta } from './richieste.queries.ts';
import {
  type Autore,
  type Chi,
  describeScarto,
  readAutore,
  readRicevuta,
  tellRichiesta,
} from './richieste.service.ts';

type Attrezzi = Pick<Servizi, 'db' | 'cifratura' | 'precompilata' | 'now'>;
interface Domanda {
  /** What who asks may see. */
  readonly ambito: Ambito;
  readonly autore: Autore;
}

/** What an answer says of a request that is out. @throws PASSAGGIO_RICHIESTA, RICHIESTA_NON_VALIDA */
export async function takeRisposta(
  trx: Trx,
  { autore, adesso }: { readonly autore: Autore; readonly adesso: Date },
  richiesta: Richiesta,
  risposta: Risposta,
): Promise<void> {
  const stato = computeDopoEsito(richiesta.stato, risposta.esito, richiesta.ricevuta_il !== null);
  const ricevuta =
    stato === 'Ricevuta' && risposta.esito === 'Ricevuta'
      ? { ...readRicevuta(risposta), ricevuta_il: adesso }
      : {};
  await updateRichiesta(trx, richiesta, { stato, codice: risposta.codice, ...ricevuta });
  const dopo = { stato, codice: risposta.codice, voci: risposta.voci.length };
  await tellRichiesta(trx, autore, richiesta, 'esito richiesta 730', {
    prima: { stato: richiesta.stato },
    dopo,
  });
}

/** The answers of an order, client by client; those that cannot be taken, each with why. */
async function takeRisposte(
  trx: Trx,
  chi: { readonly autore: Autore; readonly adesso: Date },
  ordine: Ordine730,
  risposte: readonly (Risposta & { riga: number })[],
): Promise<ScartoRiga[]> {
  const sue = new Map(
    (await lockDellOrdine(trx, ordine.studio_id, ordine.id)).map((una) => [una.codice_fiscale, una]),
  );
  const scarti: ScartoRiga[] = [];
  for (const risposta of risposte) {
    try {
      const richiesta = sue.get(risposta.codiceFiscale);
      if (!richiesta) throw new DomainError('NON_TROVATO');
      await takeRisposta(trx, chi, richiesta, risposta);
    } catch (errore) {
      scarti.push({ Riga: risposta.riga, Messaggio: describeScarto(errore) });
    }
  }
  return scarti;
}

/** An order that nobody takes is in error, and its requests are as before it left: it can leave again. */
async function takeRifiuto(trx: Trx, autore: Autore, ordine: Ordine730, motivo: string): Promise<void> {
  for (const una of await lockDellOrdine(trx, ordine.studio_id, ordine.id)) {
    const dopo = una.stato === 'Inviata' ? 'Creata' : 'Annullamento Creato';
    await updateRichiesta(trx, una, { stato: requirePassaggio(una.stato, dopo) });
  }
  await updateOrdine(trx, ordine, { stato: 'Errore', motivo: motivo || testiPrecompilata.SMARRITO });
  await tellOrdine(trx, autore, ordine, 'ordine 730 rifiutato', { motivo });
}

type Letta = { risposte: (Risposta & { riga: number })[]; scarti: ScartoRiga[] } | { nonLetta: string };
/** The file of an answer; one that cannot be read is told, and asked again. */
async function readFileRisposta(file: Buffer, utenteId: number): Promise<Letta> {
  try {
    const { genere, righe } = await readZip(file, utenteId);
    if (genere !== 'risposte') return { nonLetta: testiPrecompilata.COLONNE };
    return readRisposte(righe);
  } catch (errore) {
    if (!(errore instanceof DomainError) || errore.codice === 'SERVIZIO_NON_DISPONIBILE') throw errore;
    return { nonLetta: errore.message };
  }
}

async function takeFile(
  trx: Trx,
  attrezzi: Attrezzi,
  autore: Autore,
  { ordine, file, letta }: { ordine: Ordine730; file: Buffer; letta: Letta },
): Promise<void> {
  const adesso = attrezzi.now();
  if ('nonLetta' in letta) {
    await updateOrdine(trx, ordine, { motivo: testiPrecompilata.nonLetta(letta.nonLetta) });
    return;
  }
  const { risposte } = letta;
  const scarti = [...letta.scarti, ...(await takeRisposte(trx, { autore, adesso }, ordine, risposte))];
  const [primo] = scarti;
  const motivo = primo
    ? testiPrecompilata.nonPrese(scarti.length, `Riga ${primo.Riga}: ${primo.Messaggio}`)
    : null;
  await updateOrdine(trx, ordine, { file_ricevuto: file, ricevuto_il: adesso, motivo });
  await tellOrdine(trx, autore, ordine, 'risposta ordine 730', { risposte: risposte.length, scarti });
}

/** Asks what became of an order that left; what meanwhile was answered is told as it is. */
async function takeEsito(attrezzi: Attrezzi, { ambito, autore }: Domanda, id: string): Promise<Ordine730> {
  const prima = await withTenant(attrezzi.db, ambito, async (trx) => {
    const ordine = await getOrdine(trx, id);
    if (ordine.stato !== 'Inviato') throw new DomainError('PASSAGGIO_ORDINE');
    return { ordine, ...(await requireScambio(trx, attrezzi, ordine.studio_id)) };
  });
  if (prima.ordine.ricevuto_il !== null) return prima.ordine;
  const esterno = prima.ordine.esterno_id ?? '';
  const esito: EsitoScambio = await askScambio(() => prima.scambio.readEsito(prima.accesso, esterno));
  const letta = esito.stato === 'pronto' ? await readFileRisposta(esito.file, autore.utenteId ?? 0) : null;
  return withTenant(attrezzi.db, ambito, async (trx) => {
    const ordine = await getOrdine(trx, id, { isTenuto: true });
    if (ordine.stato !== 'Inviato' || ordine.ricevuto_il !== null || ordine.esterno_id !== esterno)
      return ordine;
    await updateOrdine(trx, ordine, { chiesto_il: attrezzi.now() });
    if (esito.stato === 'pronto' && letta)
      await takeFile(trx, attrezzi, autore, { ordine, file: esito.file, letta });
    if (esito.stato === 'rifiutato') await takeRifiuto(trx, autore, ordine, esito.motivo);
    if (esito.stato === 'smarrito') await takeRifiuto(trx, autore, ordine, testiPrecompilata.SMARRITO);
    return getOrdine(trx, id);
  });
}

/** Asks the exchange what became of an order. @throws NON_TROVATO, PASSAGGIO_ORDINE, SCAMBIO_NON_CONFIGURATO, SERVIZIO_NON_DISPONIBILE */
export const askEsito = async (servizi: Attrezzi, chi: Chi, id: string): Promise<Ordine730Filo> =>
  writeOrdine(await takeEsito(servizi, { ambito: chi.sessione, autore: readAutore(chi) }, id));

const STUDI_PER_VOLTA = 200;
const PER_STUDI = 100;
const NESSUNO: Autore = { utenteId: null, ip: null };

/** Asks about every order that waits; one that cannot be asked about stays for the next round. Answers how many are told. */
export async function exchangeOrdini(attrezzi: Attrezzi): Promise<number> {
  if (attrezzi.precompilata === null) return 0;
  const studi = await withIdentita(attrezzi.db, listStudi);
  let decisi = 0;
  for (let da = 0; da < studi.length; da += STUDI_PER_VOLTA) {
    const ambito = { studi: studi.slice(da, da + STUDI_PER_VOLTA), limitati: true };
    const attesi = await withTenant(attrezzi.db, ambito, (trx) => listInAttesa(trx, PER_STUDI));
    for (const atteso of attesi) {
      const suo = { studi: [atteso.studio_id], limitati: true };
      try {
        const dopo = await takeEsito(attrezzi, { ambito: suo, autore: NESSUNO }, atteso.id);
        if (dopo.stato !== 'Inviato' || dopo.ricevuto_il !== null) decisi += 1;
      } catch (errore) {
        if (!(errore instanceof DomainError)) throw errore;
        await withTenant(attrezzi.db, suo, (trx) =>
          updateOrdine(trx, atteso, { chiesto_il: attrezzi.now() }),
        );
      }
    }
  }
  return decisi;
}

/**
 * What a person says of the requests of an order that left, one by one: all of them, or none.
 * @throws NON_TROVATO (the order, or a codice fiscale that is not in it), PASSAGGIO_ORDINE, PASSAGGIO_RICHIESTA
 */
export async function updateEsiti(
  trx: Trx,
  chi: Chi,
  { IdOrdine, Stato, Esiti }: z.output<typeof ordine730Esiti>,
): Promise<number> {
  const ordine = await getOrdine(trx, IdOrdine, { isTenuto: true });
  if (ordine.stato !== 'Inviato') throw new DomainError('PASSAGGIO_ORDINE');
  const sue = new Map(
    (await lockDellOrdine(trx, ordine.studio_id, ordine.id)).map((una) => [una.codice_fiscale, una]),
  );
  const viste = new Set<string>();
  for (const esito of Esiti) {
    const richiesta = sue.get(esito.CodiceFiscale);
    if (!richiesta) throw new DomainError('NON_TROVATO');
    if (viste.has(esito.CodiceFiscale)) throw new DomainError('PASSAGGIO_RICHIESTA');
    viste.add(esito.CodiceFiscale);
    const stato = requirePassaggio(richiesta.stato, esito.Stato ?? Stato);
    const codice = esito.Codice ?? richiesta.codice;
    await updateRichiesta(trx, richiesta, { stato, codice });
    await tellRichiesta(trx, readAutore(chi), richiesta, 'esito richiesta 730 a mano', {
      prima: { stato: richiesta.stato, codice: richiesta.codice },
      dopo: { stato, codice },
    });
  }
  return viste.size;
}
