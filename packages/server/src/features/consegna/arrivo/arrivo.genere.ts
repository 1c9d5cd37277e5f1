import { LAVORO_ARRIVO, portaArrivoRequest, testiArrivo, titoliLavoro } from '@quadra/contract';
import type { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { BOM, writeRiga, writeTesto } from '../../base/lavoro/csv.public.ts';
import type { FileEsito, Genere, Svolgimento } from '../../base/lavoro/lavoro.public.ts';
import { portaArrivo } from './arrivo.policy.ts';
import { findVoce, listFatte, listPreviste, markChiesto } from './arrivo.queries.ts';
import { makeFindFornitura, requireAperto, requireMio } from './arrivo.service.ts';
import { findFornitura } from './esamina.ts';
import { bringVoce } from './porta-voce.ts';

/** Things brought in by one transaction. */
const INSIEME = 20;
/** Things read at once for the file of what was not taken. */
const PAGINA = 100;

/** Everything that did not come in, as a CSV made page by page; none when all of it did. */
async function writeNonLetti(svolgimento: Svolgimento, arrivoId: string): Promise<FileEsito | undefined> {
  const autore = await svolgimento.getAutore();
  await svolgimento.clearFile();
  let hasRighe = false;
  for (let dopo = 0; ; ) {
    const pagina = await withTenant(svolgimento.servizi.db, autore, (trx) =>
      listFatte(trx, arrivoId, dopo, PAGINA),
    );
    const ultima = pagina.at(-1);
    if (ultima === undefined) break;
    dopo = ultima.numero;
    const righe = pagina.flatMap(({ nome, codice_fiscale, fatto }) =>
      (fatto.nonLette ?? []).map(({ Dove, Valore, Perche }) =>
        writeRiga([nome, codice_fiscale, fatto.denominazione ?? '', Dove, Valore, Perche].map(writeTesto)),
      ),
    );
    if (righe.length === 0) continue;
    const testa = hasRighe ? '' : BOM + writeRiga(testiArrivo.colonne.map(writeTesto));
    hasRighe = true;
    await svolgimento.addFile(Buffer.from(testa + righe.join('')));
  }
  return hasRighe ? { nome: testiArrivo.nomeFile, tipo: 'text/csv; charset=utf-8' } : undefined;
}

/**
 * Brings in what an arrival holds, some things in each transaction, one transaction at a time: killed in the middle it goes on,
 * and nothing is made twice. What is left out says why, and is tried again with the job.
 */
export const arrivoLavoro: Genere<z.output<typeof portaArrivoRequest>> = {
  nome: LAVORO_ARRIVO,
  parametri: portaArrivoRequest,
  azione: 'importazione',
  getTitolo: () => titoliLavoro.arrivo,
  getPermesso: () => portaArrivo,
  check: async (trx, sessione, { IdArrivo }) => {
    const arrivo = await requireAperto(trx, sessione, IdArrivo);
    if (arrivo.voci === 0) throw new DomainError('NESSUN_DATO_DA_IMPORTARE');
    await markChiesto(trx, arrivo);
    return arrivo.voci;
  },
  listRighe: async (trx, { IdArrivo }) =>
    (await listPreviste(trx, IdArrivo)).map(({ id, nome, codice_fiscale }) => ({
      chiave: id,
      descrizione: [nome, codice_fiscale].filter(Boolean).join(', '),
    })),
  run: async (svolgimento, { IdArrivo }) => {
    const { servizi } = svolgimento;
    const autore = await svolgimento.getAutore();
    const find = makeFindFornitura((codice) =>
      withTenant(servizi.db, autore, (trx) => findFornitura(trx, codice)),
    );
    await svolgimento.runGruppi(INSIEME, async ({ trx, autore: sessione, righe }) => {
      // Held: of two groups at work the second waits here, so that no two declarations wait for each other's client.
      const arrivo = await requireMio(trx, sessione, IdArrivo);
      const massimoByte = servizi.config.spazioStudioByte;
      const chi = { sessione, studioId: arrivo.studio_id, ip: null, adesso: servizi.now(), massimoByte };
      const svolte = [];
      for (const riga of righe) {
        const voce = await findVoce(trx, arrivo, riga.chiave);
        if (voce === undefined) throw new DomainError('NON_TROVATO');
        svolte.push({ ...riga, messaggio: await bringVoce(trx, chi, voce, find) });
      }
      return svolte;
    });
    return writeNonLetti(svolgimento, IdArrivo);
  },
};
