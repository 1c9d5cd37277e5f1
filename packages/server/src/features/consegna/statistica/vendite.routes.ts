import {
  listAnswer,
  listQuery,
  percorsi,
  venditaPacchetto,
  venditaStudio,
  venditeAnswer,
  venditeRequest,
} from '@quadra/contract';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiVendite } from './statistica.policy.ts';
import { countMesi, listPerPacchetto, listPerStudio, listTutti } from './vendite.queries.ts';
import { makeVendite, writeCsv, writePacchetto, writeStudio } from './vendite.rules.ts';

const leggi = rotta({
  metodo: 'POST',
  percorso: percorsi.vendite,
  titolo: 'Vendite di un anno, mese per mese: venduto, incassato, usato, scaduto e in scadenza',
  accesso: leggiVendite,
  daReplica: true,
  corpo: venditeRequest,
  risposta: venditeAnswer,
  handle: async ({ trx, servizi, corpo: { Anno } }) => ({
    data: makeVendite(await countMesi(trx, Anno), Anno, servizi.now()),
  }),
});

const csv = rotta({
  metodo: 'POST',
  percorso: percorsi.venditeCsv,
  titolo: 'Vendite di un anno in CSV: per mese, per pacchetto e per studio',
  accesso: leggiVendite,
  daReplica: true,
  corpo: venditeRequest,
  handle: async ({ trx, corpo: { Anno }, risposta }) => {
    risposta.header('content-type', 'text/csv; charset=utf-8');
    risposta.header('content-disposition', `attachment; filename="vendite-${Anno}.csv"`);
    return writeCsv(Anno, { mesi: await countMesi(trx, Anno), ...(await listTutti(trx, Anno)) });
  },
});

const perStudio = rotta({
  metodo: 'POST',
  percorso: percorsi.venditeStudioLista,
  titolo: 'Vendite per studio, anno per anno',
  accesso: leggiVendite,
  daReplica: true,
  corpo: listQuery,
  campiTesto: ['NomeStudio'],
  risposta: listAnswer(venditaStudio),
  handle: async ({ trx, corpo }) =>
    answerPagina(corpo, await listPerStudio(trx, corpo), ({ id }) => id, writeStudio),
});

const perPacchetto = rotta({
  metodo: 'POST',
  percorso: percorsi.venditePacchettoLista,
  titolo: 'Vendite per pacchetto, anno per anno',
  accesso: leggiVendite,
  daReplica: true,
  corpo: listQuery,
  campiTesto: ['Pacchetto'],
  risposta: listAnswer(venditaPacchetto),
  handle: async ({ trx, corpo }) =>
    answerPagina(corpo, await listPerPacchetto(trx, corpo), ({ id }) => id, writePacchetto),
});

export const venditeRotte: readonly Rotta[] = [leggi, csv, perStudio, perPacchetto];
