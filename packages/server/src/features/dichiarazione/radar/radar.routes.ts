import { listQuery, percorsi, radarAnswer } from '@quadra/contract';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiDichiarazione } from '../dichiarazione.policy.ts';
import { parametriAnno, requireAnno } from '../percorso.ts';
import { listRadar } from './radar.service.ts';

const radar = rotta({
  metodo: 'POST',
  percorso: percorsi.radar,
  titolo: 'Radar di un anno: i clienti, i loro obblighi e che cosa viene dopo in ciascuno',
  accesso: leggiDichiarazione,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
  parametri: parametriAnno,
  risposta: radarAnswer,
  handle: async ({ trx, servizi, corpo, parametri }) => {
    const quale = { anno: requireAnno(parametri), adesso: servizi.now() };
    const { tipi, ...pagina } = await listRadar(trx, quale, corpo);
    const chiaveDi = (riga: (typeof pagina.righe)[number]) => riga.IdAnagrafica;
    return { ...answerPagina(corpo, pagina, chiaveDi, (riga) => riga), Obblighi: tipi };
  },
});

export const radarRotte: readonly Rotta[] = [radar];
