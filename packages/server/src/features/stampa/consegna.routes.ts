import { archiviaDichiarazioniAnswer, codiciRequest, costoStampeAnswer, percorsi } from '@quadra/contract';
import type { z } from 'zod';
import { withTenant } from '../../db/tenancy.ts';
import { DomainError } from '../../http/domain-error.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../http/rotta.ts';
import { computeCostoStampa } from '../credito/credito.public.ts';
import {
  chiudiDichiarazione,
  findDichiarazione,
  parametriAnno,
  requireAnno,
  runAtto,
  stampaDichiarazione,
} from '../dichiarazione/dichiarazione.public.ts';
import { startLavoro, withLavori } from '../lavoro/lavoro.public.ts';
import { archiveDichiarazione } from './archivia.ts';
import { sendPdf } from './invio.ts';
import { makeModello, modelloLotto } from './modello-lotto.ts';

const archivia = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneArchivia,
  titolo: 'Archivia dichiarazioni stampate in definitivo: la stampa resta, con la sua impronta',
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
  titolo: 'Quanti crediti costerebbe la stampa definitiva (costo), e quanti ne chiede il listino (crediti)',
  accesso: stampaDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: costoStampeAnswer,
  handle: async ({ trx, servizi, corpo, parametri }) => {
    const anno = requireAnno(parametri);
    const data = { costo: 0, crediti: 0 };
    for (const codice of new Set(corpo.Codici)) {
      const dichiarazione = await findDichiarazione(trx, anno, codice);
      if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
      const { costo, crediti } = await computeCostoStampa(trx, dichiarazione, servizi.now());
      data.costo += costo;
      data.crediti += crediti;
    }
    return { data };
  },
});

/** What leaves a closed declaration besides its print: its model, its archive, what printing it costs. */
export const consegnaRotte: readonly Rotta[] = [archivia, salvaModello, costoStampe];
