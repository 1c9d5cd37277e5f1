import { errori, listQuery, percorsi, RADAR_STUDI_MASSIMI, radarAnswer } from '@quadra/contract';
import { parametriAnno, requireAnno } from '../../../../http/anno.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { answerPagina } from '../../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../../http/rotta.ts';
import { leggiDichiarazione } from '../dichiarazione.policy.ts';
import { listRadar } from './radar.service.ts';

/** The studio that is asked for, as the filters of a list take it; null when there is none. */
const findStudio = (chiesto: unknown): number | null =>
  /^\d{1,9}$/.test(String(chiesto ?? '').trim()) ? Number(chiesto) : null;

const radar = rotta({
  metodo: 'POST',
  percorso: percorsi.radar,
  titolo: 'Radar di un anno: i clienti, i loro obblighi e che cosa viene dopo in ciascuno',
  accesso: leggiDichiarazione,
  daReplica: true,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
  parametri: parametriAnno,
  risposta: radarAnswer,
  handle: async ({ trx, servizi, sessione, corpo, parametri }) => {
    const studio = findStudio(corpo.Filter.IdStudio);
    if (studio === null && sessione.studi.length > RADAR_STUDI_MASSIMI)
      throw new DomainError('RADAR_SENZA_STUDIO', {
        modelState: { 'Filter.IdStudio': [errori.RADAR_SENZA_STUDIO.testo] },
      });
    const quale = { anno: requireAnno(parametri), adesso: servizi.now(), studio };
    const { tipi, sintesi, ...pagina } = await listRadar(trx, quale, corpo);
    const chiaveDi = (riga: (typeof pagina.righe)[number]) => riga.IdAnagrafica;
    return { ...answerPagina(corpo, pagina, chiaveDi, (riga) => riga), Obblighi: tipi, ...sintesi };
  },
});

export const radarRotte: readonly Rotta[] = [radar];
