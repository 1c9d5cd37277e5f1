import {
  archiviaDichiarazioniAnswer,
  codiciRequest,
  costoStampeAnswer,
  percorsi,
  scongelaAnswer,
  scongelaRequest,
} from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { parametriAnno, requireAnno } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { startLavoro, withLavori } from '../../base/lavoro/lavoro.public.ts';
import { findRichiestaDi } from '../../commercio/pagamento/pagamento.public.ts';
import { computeCostoStampa, countResidui } from '../../crediti/credito/credito.public.ts';
import {
  chiudiDichiarazione,
  findDichiarazione,
  runAtto,
  scongelaDichiarazione,
  stampaDichiarazione,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { archiveDichiarazione, unfreezeDichiarazione } from './archivia.ts';
import { sendPdf } from './invio.ts';
import { makeModello, modelloLotto } from './modello-lotto.ts';

const archivia = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneArchivia,
  titolo: 'Congela in Quadra dichiarazioni stampate in definitivo: la stampa resta, con la sua impronta',
  accesso: chiudiDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: archiviaDichiarazioniAnswer,
  handle: async (chiamata) => {
    const archiviate: z.input<typeof archiviaDichiarazioniAnswer>['data']['archiviate'] = [];
    const { scartate } = await runAtto(chiamata, 'IMPOSSIBILE_ARCHIVIARE', async (trx, autore, anno, id) => {
      const adesso = chiamata.servizi.now();
      const { nome, sha256 } = await archiveDichiarazione(trx, autore, { anno, id, adesso });
      archiviate.push({ Codice: id, Nome: nome, Sha256: sha256 });
    });
    return { data: { archiviate, errori: scartate } };
  },
});

const scongela = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneScongela,
  titolo: 'Scongela dichiarazioni, con il motivo: tornano come prima di essere congelate',
  accesso: scongelaDichiarazione,
  corpo: scongelaRequest,
  parametri: parametriAnno,
  risposta: scongelaAnswer,
  handle: async (chiamata) => {
    const motivo = chiamata.corpo.Motivo;
    const { riuscite, scartate } = await runAtto(
      chiamata,
      'DICHIARAZIONE_NON_CONGELATA',
      (trx, autore, anno, id) => unfreezeDichiarazione(trx, autore, { anno, id, motivo }),
    );
    return { data: { scongelate: riuscite, errori: scartate } };
  },
});

const salvaModello = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneSalvaModello,
  titolo:
    'Il modello di dichiarazioni chiuse, con BOZZA prima della stampa definitiva: di una il PDF, di più un lavoro',
  accesso: stampaDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  handle: async ({ servizi, sessione, corpo, parametri, risposta }) => {
    const anno = requireAnno(parametri);
    const [id = '', ...altre] = corpo.Codici;
    if (altre.length > 0) {
      const lotto = { Anno: anno, Codici: corpo.Codici };
      const jobId = await withLavori(servizi.db, sessione, (trx) =>
        startLavoro(trx, servizi, sessione, modelloLotto, lotto),
      );
      return { data: { jobId } };
    }
    const dove = { anno, id, adesso: servizi.now() };
    const { pdf } = await withTenant(servizi.db, sessione, (trx) => makeModello(trx, sessione, dove));
    return sendPdf(risposta, pdf, `modello-${anno}.pdf`);
  },
});

const costoStampe = rotta({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneCostoStampe,
  titolo:
    'Quanti crediti costerebbe la stampa definitiva (costo), quanti ne chiede il listino (crediti), quanti ce ne sono (residui)',
  accesso: stampaDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: costoStampeAnswer,
  handle: async ({ trx, servizi, corpo, parametri }) => ({
    data: await computeCosti(trx, requireAnno(parametri), corpo.Codici, servizi.now()),
  }),
});

/** What the final prints of declarations take, and what their studi have to pay it. @throws NON_TROVATO */
async function computeCosti(trx: Trx, anno: number, codici: readonly string[], adesso: Date) {
  const data = {
    costo: 0,
    crediti: 0,
    residui: 0,
    insufficienti: false,
    massimo: 0,
    aCrediti: 0,
    coperte: 0,
    senzaPrezzo: [] as string[],
    giaPagate: 0,
    inAbbonamento: 0,
    delCliente: 0,
  };
  const perStudio = new Map<number, number[]>();
  for (const codice of new Set(codici)) {
    const dichiarazione = await findDichiarazione(trx, anno, codice);
    if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
    const { crediti, isSenzaPrezzo, isPagata, isFlat, ...letto } = await computeCostoStampa(
      trx,
      dichiarazione,
      adesso,
    );
    // What its client pays, or paid, takes no credit of the studio.
    const richiesta = await findRichiestaDi(trx, dichiarazione);
    const isDelCliente = richiesta !== undefined && richiesta.stato !== 'Ritirata';
    const costo = isDelCliente ? 0 : letto.costo;
    if (isPagata) data.giaPagate += 1;
    else if (isDelCliente) data.delCliente += 1;
    else if (isFlat) data.inAbbonamento += 1;
    if (isSenzaPrezzo && !data.senzaPrezzo.includes(dichiarazione.tipo))
      data.senzaPrezzo.push(dichiarazione.tipo);
    data.costo += costo;
    data.crediti += crediti;
    data.massimo = Math.max(data.massimo, costo);
    const suoi = perStudio.get(dichiarazione.studioId) ?? [];
    perStudio.set(dichiarazione.studioId, costo > 0 ? [...suoi, costo] : suoi);
  }
  for (const [studioId, costi] of perStudio) {
    const residui = await countResidui(trx, [studioId]);
    const coperte = countCoperte(costi, residui);
    data.residui += residui;
    data.aCrediti += costi.length;
    data.coperte += coperte;
    data.insufficienti ||= coperte < costi.length;
  }
  return data;
}

/** How many of some costs, in their order, credits suffice for: one that is too much is passed over, as the prints do. */
function countCoperte(costi: readonly number[], crediti: number): number {
  let rimasti = crediti;
  return costi.filter((costo) => {
    const basta = costo <= rimasti;
    if (basta) rimasti -= costo;
    return basta;
  }).length;
}

/** What leaves a closed declaration besides its print: its model, its archive, what printing it costs. */
export const consegnaRotte: readonly Rotta[] = [archivia, scongela, salvaModello, costoStampe];
