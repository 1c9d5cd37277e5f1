import { passaggiTelematico, type ScartoTelematico, type TelematicoFilo } from '@quadra/contract';
import { loadTelematico } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { findDichiarazione, getCalcolata } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import {
  findFile,
  getDestinatario,
  getTelematico,
  listFile,
  listRicevute,
  type Telematico,
} from '../../dichiarazioni/invio/invio.public.ts';
import { findFornitura, isProvata } from './creazione.ts';
import { isRisolto } from './telematico.rules.ts';

type Ricevute = Awaited<ReturnType<typeof listRicevute>>;

const nameUtente = (riga: { utenteNome: string | null; utenteCognome: string | null }): string | null =>
  riga.utenteNome === null ? null : `${riga.utenteCognome} ${riga.utenteNome}`;

/** The reasons of the last receipt when it is a rejection, each in plain words and with whether it is still so. */
async function listScarti(
  trx: Trx,
  { anno, id, studioId }: { anno: number; id: string; studioId: number },
  [ultima]: Ricevute,
): Promise<ScartoTelematico[]> {
  if (ultima?.esito !== 'SCARTATA') return [];
  const { findTracciatoDiCodice, readCaselle, translateScarto, writeFornitura } = await loadTelematico();
  const file = await findFile(trx, { studioId, id }, ultima.fileId);
  const tracciato = file && findTracciatoDiCodice(file.tracciato);
  const trovata = await findFornitura(trx, await getCalcolata(trx, anno, id));
  const testo = file?.contenuto.toString('latin1') ?? '';
  const inviato = { testo, caselle: tracciato ? readCaselle(tracciato, testo) : new Map<string, string>() };
  const oggi = {
    caselle: trovata
      ? readCaselle(trovata.tracciato, writeFornitura(trovata.tracciato, trovata.fornitura))
      : inviato.caselle,
    hasFileNuovo: (await listFile(trx, { studioId, id })).some(
      ({ creatoIl }) => creatoIl > ultima.registrataIl,
    ),
  };
  return ultima.errori.map((errore) => {
    const { titolo, causa, rimedio } = translateScarto(errore.codice);
    return {
      Codice: errore.codice,
      Titolo: titolo,
      Causa: causa,
      Rimedio: rimedio,
      Testo: errore.testo,
      Riga: errore.riga,
      Posizione: errore.posizione,
      Campo: errore.campo,
      Chiave: errore.chiave,
      Risolto: isRisolto(errore, inviato, oggi),
    };
  });
}

/** What the trial of the file of today came to. */
function findProva(
  { fileId, diProva }: Telematico,
  ricevute: Ricevute,
  isSimulata: boolean,
): TelematicoFilo['Prova'] {
  const sua = ricevute.find((ricevuta) => ricevuta.fileId === fileId);
  if (sua === undefined || !(isSimulata || diProva !== null)) return null;
  return sua.esito === 'ACCOLTA' ? 'Accolta' : 'Scartata';
}

/** How the filing of a declaration stands, whole. @throws NON_TROVATO, ANNO_NON_DISPONIBILE */
export async function readTelematico(
  trx: Trx,
  { trasmissione }: Pick<Servizi, 'trasmissione'>,
  { anno, id }: { anno: number; id: string },
): Promise<TelematicoFilo> {
  const dichiarazione = await findDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
  const { modello } = await getCalcolata(trx, anno, id);
  const { findTracciato } = await loadTelematico();
  const tracciato = isProvata(dichiarazione) ? undefined : findTracciato(modello.codice, anno);
  const t = await getTelematico(trx, dichiarazione);
  const ricevute = await listRicevute(trx, dichiarazione);
  const file = await listFile(trx, dichiarazione);
  const { email } = await getDestinatario(trx, dichiarazione, dichiarazione.anagraficaId);
  return {
    Stato: t.stato,
    StatoInvio: t.statoInvio,
    Creato: t.fileId !== null,
    InviatoIl: t.inviatoIl,
    Protocollo: t.protocollo,
    Passaggi: [...passaggiTelematico[t.stato]],
    Disponibile: tracciato !== undefined,
    DiProva: tracciato?.diProva ?? null,
    Prova: findProva(t, ricevute, trasmissione.isSimulata),
    Simulata: trasmissione.isSimulata,
    EmailCliente: email,
    File: file.map((f) => ({
      Id: f.id,
      Numero: f.numero,
      Nome: f.nome,
      Tracciato: f.tracciato,
      Versione: f.versione,
      Righe: f.righe,
      Byte: f.byte,
      Sha256: f.sha256.toString('hex'),
      DiProva: f.diProva,
      CreatoIl: f.creatoIl.toISOString(),
      CreatoDa: nameUtente(f),
      InviatoIl: f.inviatoIl,
      Protocollo: f.protocollo,
    })),
    Ricevute: ricevute.map((r) => ({
      Id: r.id,
      IdFile: r.fileId,
      Esito: r.esito,
      Data: r.data,
      Protocollo: r.protocollo,
      // No official layout of the receipts is at hand: each one is read in our own form.
      DiProva: true,
      RegistrataIl: r.registrataIl.toISOString(),
      RegistrataDa: nameUtente(r),
    })),
    Scarti: await listScarti(trx, { ...dichiarazione, anno }, ricevute),
  };
}
