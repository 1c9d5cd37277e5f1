import { Readable } from 'node:stream';
import {
  listAnswer,
  listQuery,
  percorsi,
  type StoricoEsportazioneFilo,
  storicoEsportazione,
  tipologiaUtente,
} from '@quadra/contract';
import { z } from 'zod';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { withLavori } from '../../base/lavoro/lavoro.public.ts';
import { leggiEsportazioni } from './esportazione.policy.ts';
import { altreEsportazioni, listeEsportabili } from './liste.ts';
import { type DiChi, findEsportazione, listEsportazioni, type RigaStorico } from './storico.queries.ts';
import { checkVisibile, readFile } from './storico.service.ts';

const diChi = ({ utenteId, studioId, tipologia }: Sessione): DiChi => ({
  utenteId,
  studioId: tipologia === tipologiaUtente.AMM_STU ? studioId : null,
});

const toFilo = (riga: RigaStorico, utenteId: number, adesso: Date): StoricoEsportazioneFilo => ({
  Id: riga.id,
  IdStudio: riga.studio_id,
  Utente: riga.cognome === null ? '' : `${riga.cognome} ${riga.nome}`,
  Tipo: (listeEsportabili[riga.tipo] ?? altreEsportazioni[riga.tipo])?.titolo ?? riga.tipo,
  Anno: riga.anno,
  Formato: riga.formato,
  Filtro: riga.filtro,
  Righe: riga.righe,
  File: riga.file_nome,
  Dimensione: riga.file_byte,
  Data: riga.creato_il.toISOString(),
  Scadenza: riga.scade_il.toISOString(),
  Scaricabile: riga.utente_id === utenteId && riga.scade_il > adesso,
});

const lista = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.esportazioneLista,
  titolo: 'Storico delle esportazioni: le proprie o, per chi amministra, quelle dello studio',
  accesso: leggiEsportazioni,
  corpo: listQuery,
  campiTesto: ['File'],
  risposta: listAnswer(storicoEsportazione),
  handle: ({ servizi, sessione, corpo }) =>
    withLavori(servizi.db, sessione, async (trx) => {
      const { righe, totale } = await listEsportazioni(trx, corpo, diChi(sessione));
      const adesso = servizi.now();
      return answerPagina(
        corpo,
        { righe, totale },
        ({ id }) => id,
        (riga) => toFilo(riga, sessione.utenteId, adesso),
      );
    }),
});

const file = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.esportazioneFile,
  titolo: 'Il file di una propria esportazione, per novanta giorni e finché i suoi dati sono visibili',
  accesso: leggiEsportazioni,
  parametri: z.object({ id: z.string().max(60) }),
  handle: async ({ servizi, sessione, parametri, richiesta, risposta }) => {
    const trovata = await withLavori(servizi.db, sessione, async (trx) => {
      const riga = await findEsportazione(trx, sessione.utenteId, parametri.id);
      if (riga === undefined || riga.scade_il <= servizi.now()) throw new DomainError('NON_TROVATO');
      await checkVisibile(trx, sessione, riga, riga.tipo);
      await writeRegistro(trx, {
        studioId: riga.studioId,
        utenteId: sessione.utenteId,
        ip: normalizeIp(richiesta.ip),
        azione: 'scarico di una esportazione',
        entita: 'esportazione',
        entitaId: riga.id,
      });
      return riga;
    });
    risposta.header('content-type', trovata.file_tipo);
    risposta.header('content-disposition', `attachment; filename="${trovata.file_nome}"`);
    // What a user wrote may be in it: the browser keeps it, and never runs it.
    risposta.header('content-security-policy', "sandbox; default-src 'none'");
    return Readable.from(readFile(servizi.db, trovata));
  },
});

export const storicoRotte: readonly Rotta[] = [lista, file];
