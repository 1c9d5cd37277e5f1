import { testiCampo } from '@quadra/contract';
import { type ErroreRicevuta, loadTelematico, type Ricevuta } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { storeDocumenti } from '../../clienti/documento/documento.public.ts';
import {
  type Dichiarazione,
  lockDichiarazione,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import type { ErroreScritto } from '../../dichiarazioni/invio/invio.public.ts';
import {
  findFilePerImpronta,
  getTelematico,
  insertRicevuta,
  writeTelematico,
} from '../../dichiarazioni/invio/invio.public.ts';
import { writeStoria } from './storia.ts';
import { requirePassaggio } from './telematico.rules.ts';

/** The casella of each reason, from the line and the field of the file it names. */
async function nameErrori(
  errori: readonly ErroreRicevuta[],
  file: { tracciato: string; contenuto: Buffer },
): Promise<ErroreScritto[]> {
  const { findChiave, findTracciatoDiCodice, splitRighe } = await loadTelematico();
  const tracciato = findTracciatoDiCodice(file.tracciato);
  const righe = splitRighe(file.contenuto.toString('latin1'));
  return errori.map((errore) => {
    const riga = righe[errore.riga - 1] ?? '';
    const luogo = { record: riga.slice(0, 1), modulo: Number(riga.slice(17, 25)) || 1, campo: errore.campo };
    return {
      ...errore,
      chiave: tracciato === undefined || riga === '' ? null : findChiave(tracciato, luogo),
    };
  });
}

const describeRicevutaDiProva = (esito: string, protocollo: string): string =>
  `Ricevuta di prova: ${esito.toLowerCase()}, protocollo ${protocollo}`;

/** @throws RICHIESTA_NON_VALIDA with the sentence that refuses the file */
async function requireRicevuta(testo: string): Promise<Ricevuta> {
  const letta = (await loadTelematico()).readRicevuta(testo);
  if (typeof letta !== 'string') return letta;
  throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { uploadFile0: [letta] } });
}

async function requireFile(trx: Trx, dichiarazione: Dichiarazione, ricevuta: Ricevuta) {
  const file = await findFilePerImpronta(trx, dichiarazione, Buffer.from(ricevuta.file, 'hex'));
  if (file === undefined) requireNessunErrore({ uploadFile0: [testiCampo.RICEVUTA_ALTRUI] });
  return file;
}

/**
 * Records a receipt: the outcome, its protocol and reasons, the document «Ricevute» of the client. That of a trial (`isSimulata`,
 * or of a file for trial) is kept beside its file and changes nothing else.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA for a file that is no receipt or is of another one, PASSAGGIO_NON_AMMESSO
 */
export async function recordRicevuta(
  trx: Trx,
  { config }: Pick<Servizi, 'config'>,
  chi: { sessione: Sessione; ip: string },
  { anno, id }: { anno: number; id: string },
  { nome, testo }: { nome: string; testo: string },
  isSimulata = false,
): Promise<void> {
  const dichiarazione = await lockDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
  const ricevuta = await requireRicevuta(testo);
  const file = await requireFile(trx, dichiarazione, ricevuta);
  if (file === undefined) throw new DomainError('NON_TROVATO');
  const prima = await getTelematico(trx, dichiarazione);
  const stato = ricevuta.esito === 'ACCOLTA' ? 'Accolta' : 'Scartata';
  const isProva = isSimulata || file.diProva !== null;
  if (!isProva) requirePassaggio(prima.stato, stato);
  const protocollo = `${ricevuta.protocollo}-${ricevuta.progressivo}`;
  const { utenteId } = chi.sessione;
  await insertRicevuta(
    trx,
    dichiarazione,
    {
      fileId: file.id,
      esito: ricevuta.esito,
      data: ricevuta.data,
      protocollo,
      errori: await nameErrori(ricevuta.errori, file),
      contenuto: Buffer.from(testo, 'utf8'),
    },
    utenteId,
  );
  const autore = { utenteId, ...(chi.ip !== '' && { ip: chi.ip }) };
  const passo = { azione: 'stato telematico', prima: prima.stato } as const;
  if (isProva) {
    const motivo = describeRicevutaDiProva(stato, protocollo);
    return writeStoria(trx, autore, dichiarazione, { ...passo, dopo: prima.stato, motivo });
  }
  await writeTelematico(trx, dichiarazione, { ...prima, stato, protocollo }, utenteId);
  await storeDocumenti(trx, chi, {
    idAnagrafica: dichiarazione.anagraficaId,
    idDichiarazione: dichiarazione.id,
    anno,
    tipo: 'Ricevute',
    file: [{ campo: 'uploadFile0', nome, contenuto: Buffer.from(testo, 'utf8') }],
    massimoByte: config.spazioStudioByte,
  });
  await writeStoria(trx, autore, dichiarazione, {
    ...passo,
    dopo: stato,
    motivo: `Protocollo ${protocollo}`,
  });
}
