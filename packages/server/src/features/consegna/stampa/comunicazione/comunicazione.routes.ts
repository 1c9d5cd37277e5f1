import { comunicazioneRequest, percorsi } from '@quadra/contract';
import { withTenant } from '../../../../db/tenancy.ts';
import { parametriAnno, requireAnno } from '../../../../http/anno.ts';
import { type Rotta, rottaDiSessione } from '../../../../http/rotta.ts';
import { startLavoro, withLavori } from '../../../base/lavoro/lavoro.public.ts';
import { leggiDichiarazione } from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { sendPdf } from '../invio.ts';
import { makeComunicazione } from './comunicazione.service.ts';
import { comunicazioneLotti } from './comunicazione-lotto.ts';

const stampa = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneComunicazione,
  titolo:
    'Il riepilogo per il cliente, o il conferimento dell’incarico: di una dichiarazione il PDF, di più un lavoro',
  accesso: leggiDichiarazione,
  corpo: comunicazioneRequest,
  parametri: parametriAnno,
  handle: async ({ servizi, sessione, corpo: { Codici, Comunicazione }, parametri, risposta }) => {
    const anno = requireAnno(parametri);
    const [id = '', ...altre] = Codici;
    if (altre.length > 0) {
      const lotto = { Anno: anno, Codici };
      const jobId = await withLavori(servizi.db, sessione, (trx) =>
        startLavoro(trx, servizi, sessione, comunicazioneLotti[Comunicazione], lotto),
      );
      return { data: { jobId } };
    }
    const dove = { anno, id, adesso: servizi.now() };
    const { pdf, codiceFiscale } = await withTenant(servizi.db, sessione, (trx) =>
      makeComunicazione(trx, Comunicazione, dove),
    );
    return sendPdf(risposta, pdf, `${Comunicazione.toLowerCase()}-${codiceFiscale}-${anno}.pdf`);
  },
});

/** What is printed for the client. */
export const comunicazioneRotte: readonly Rotta[] = [stampa];
