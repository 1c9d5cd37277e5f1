import {
  chiudiAnswer,
  chiudiRequest,
  codiciRequest,
  conteggiAnswer,
  dichiarazioneRiga,
  dichiarazioniRilieviAnswer,
  eliminaAnswer,
  frasiCongiunta,
  frasiErrore,
  listAnswer,
  listQuery,
  percorsi,
  riapriAnswer,
  riapriRequest,
} from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { parametriAnno, parametriUna, requireAnno, requireChiave } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { type Atto, type ChiamataLotto, runAtto } from './atto.ts';
import { orderPerChiusura } from './congiunta.ts';
import { countDichiarazioni } from './conteggi.queries.ts';
import { chiudiDichiarazione, eliminaDichiarazione, leggiDichiarazione } from './dichiarazione.policy.ts';
import { listDichiarazioni } from './elenco-dichiarazioni.queries.ts';
import { listConRilievi } from './elenco-rilievi.queries.ts';
import { importaRotte } from './importa/importa.routes.ts';
import { modelloRotte } from './modello.routes.ts';
import { radarRotte } from './radar/radar.routes.ts';
import {
  type Chiusura,
  closeDichiarazione,
  removeDichiarazione,
  reopenDichiarazione,
} from './scrittura/chiudi-dichiarazione.ts';
import { vitaRotte } from './vita/vita.routes.ts';

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneLista,
  titolo: 'Elenco delle dichiarazioni di un anno',
  accesso: leggiDichiarazione,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
  parametri: parametriAnno,
  risposta: listAnswer(dichiarazioneRiga),
  handle: async ({ trx, corpo, parametri }) => {
    const { righe, totale } = await listDichiarazioni(trx, requireAnno(parametri), corpo);
    return answerPagina(
      corpo,
      { righe, totale },
      (riga) => riga.Id,
      (riga) => riga,
    );
  },
});

const rilievi = rotta({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneRilievi,
  titolo: 'Dichiarazioni aperte di un anno con rilievi dei controlli o dati che mancano, prima le bloccate',
  accesso: leggiDichiarazione,
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
  parametri: parametriAnno,
  risposta: dichiarazioniRilieviAnswer,
  handle: async ({ trx, corpo, parametri }) =>
    answerPagina(
      corpo,
      await listConRilievi(trx, requireAnno(parametri), corpo),
      (riga) => riga.Id,
      (riga) => riga,
    ),
});

const conteggi = rotta({
  metodo: 'GET',
  percorso: percorsi.dichiarazioneConteggi,
  titolo: 'Quante dichiarazioni, e quante chiuse, per anno e per tipo',
  accesso: leggiDichiarazione,
  risposta: conteggiAnswer,
  handle: async ({ trx }) => ({ data: await countDichiarazioni(trx) }),
});

const una = rotta({
  metodo: 'GET',
  percorso: percorsi.dichiarazioneUna,
  titolo: "Una dichiarazione, come nell'elenco",
  accesso: leggiDichiarazione,
  parametri: parametriUna,
  risposta: z.object({ data: dichiarazioneRiga }),
  handle: async ({ trx, parametri }) => {
    const { anno, id } = requireChiave(parametri);
    const { righe } = await listDichiarazioni(trx, anno, listQuery.parse({ Filter: { Id: id } }));
    const [riga] = righe;
    if (!riga) throw new DomainError('NON_TROVATO');
    return { data: riga };
  },
});

const orderCodici = ({ servizi, sessione, corpo, parametri }: ChiamataLotto): Promise<string[]> =>
  withTenant(servizi.db, sessione, (trx) => orderPerChiusura(trx, requireAnno(parametri), corpo.Codici));

const chiudi = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneChiudi,
  titolo:
    'Chiude le dichiarazioni con tutti i quadri completi; le incomplete, le vuote e le congiunte che non tornano soltanto con Conferma e Motivo',
  accesso: chiudiDichiarazione,
  corpo: chiudiRequest,
  parametri: parametriAnno,
  risposta: chiudiAnswer,
  handle: async (chiamata) => {
    const confermata = { conferma: chiamata.corpo.Conferma, motivo: chiamata.corpo.Motivo };
    const chiusure = new Map<string, Chiusura>();
    const close: Atto = async (trx, autore, anno, codice) => {
      chiusure.set(codice, await closeDichiarazione(trx, autore, anno, codice, confermata));
    };
    const Codici = await orderCodici(chiamata);
    const inOrdine = { ...chiamata, corpo: { ...chiamata.corpo, Codici } };
    const { riuscite, scartate } = await runAtto(inOrdine, 'CHIUSURA_NON_RIUSCITA', close);
    const avvisi = riuscite.flatMap((Codice) => {
      const { aperti = [], discordanze = [] } = chiusure.get(Codice) ?? {};
      const frasi = [
        ...(aperti.length > 0 ? [`${frasiErrore.QUADRI_CHIUSI_A_FORZA} (${aperti.join(', ')})`] : []),
        ...(discordanze.length > 0 ? [frasiCongiunta.chiusaDiscorde(discordanze)] : []),
      ];
      return frasi.length === 0 ? [] : [{ Codice, Messaggio: frasi.join(' '), Quadri: [...aperti] }];
    });
    return { data: { chiuse: riuscite, errori: scartate, ...(avvisi.length > 0 && { avvisi }) } };
  },
});

const riapri = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneRiapri,
  titolo: 'Riapre dichiarazioni chiuse',
  accesso: chiudiDichiarazione,
  corpo: riapriRequest,
  parametri: parametriAnno,
  risposta: riapriAnswer,
  handle: async (chiamata) => {
    const conferma = chiamata.corpo.Conferma;
    const reopen: Atto = (trx, autore, anno, codice) =>
      reopenDichiarazione(trx, { ...autore, conferma }, anno, codice);
    const { riuscite, scartate } = await runAtto(chiamata, 'IMPOSSIBILE_RIAPRIRE', reopen);
    return { data: { riaperte: riuscite, errori: scartate } };
  },
});

const elimina = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneElimina,
  titolo: 'Elimina dichiarazioni aperte',
  accesso: eliminaDichiarazione,
  corpo: codiciRequest,
  parametri: parametriAnno,
  risposta: eliminaAnswer,
  handle: async (chiamata) => {
    const { riuscite, scartate } = await runAtto(chiamata, 'IMPOSSIBILE_ELIMINARE', removeDichiarazione);
    return { data: { eliminate: riuscite, errori: scartate } };
  },
});

/** The calls about declarations: the list, the radar and what is done to several, then those about one. */
export const dichiarazioneRotte: readonly Rotta[] = [
  lista,
  rilievi,
  conteggi,
  una,
  chiudi,
  riapri,
  elimina,
  ...vitaRotte,
  ...importaRotte,
  ...radarRotte,
  ...modelloRotte,
];
