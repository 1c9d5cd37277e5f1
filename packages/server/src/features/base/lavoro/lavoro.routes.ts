import { Readable } from 'node:stream';
import {
  giroPeriodico,
  jobRequest,
  lavoro,
  lavoroRiga,
  listAnswer,
  listQuery,
  percorsi,
  startJobAnswer,
  startJobRequest,
} from '@quadra/contract';
import { z } from 'zod';
import { DomainError } from '../../../http/domain-error.ts';
import type { Genere } from '../../../http/genere.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { allow, authorize, isFornitore } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { listGiri } from './giro.queries.ts';
import { type Lavoro, listLavori, listRighe, toFilo } from './lavoro.queries.ts';
import {
  diChi,
  openLavoro,
  requireLavoro,
  retryLavoro,
  startLavoro,
  stopLavoro,
  withLavori,
} from './lavoro.service.ts';
import { readFile, writeResoconto } from './scarico.ts';

/** Who asks, and from where. */
const leggeDa = (sessione: Sessione, { ip }: { readonly ip: string }) => ({
  ...sessione,
  ip: normalizeIp(ip),
});

const unId = z.object({ id: z.string() });
const fatto = z.object({ data: z.literal(true) });
/** Rows of a report that a page shows. */
const RIGHE_MOSTRATE = 500;

const avvia = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.lavoroAvvia,
  titolo: 'Avvia un lavoro in secondo piano',
  corpo: startJobRequest,
  risposta: startJobAnswer,
  handle: async ({ servizi, sessione, corpo, richiesta }) => {
    const genere = servizi.generi.get(corpo.Nome);
    if (genere === undefined) throw new DomainError('METODO_NON_DEFINITO');
    const jobId = await withLavori(servizi.db, sessione, (trx) =>
      startLavoro(trx, servizi, leggeDa(sessione, richiesta), genere, corpo.Parametri),
    );
    return { data: { jobId } };
  },
});

const ferma = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.lavoroFerma,
  titolo: 'Annulla un lavoro: subito se è in coda, altrimenti alla riga successiva',
  corpo: jobRequest,
  risposta: fatto,
  handle: async ({ servizi, sessione, corpo }) => {
    await withLavori(servizi.db, sessione, (trx) => stopLavoro(trx, servizi, sessione, corpo.JobId));
    return { data: true as const };
  },
});

const riprova = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.lavoroRiprova,
  titolo: 'Riprende un lavoro non riuscito dalla prima riga non fatta',
  corpo: jobRequest,
  risposta: fatto,
  handle: async ({ servizi, sessione, corpo, richiesta }) => {
    await withLavori(servizi.db, sessione, (trx) =>
      retryLavoro(trx, servizi, leggeDa(sessione, richiesta), corpo.JobId),
    );
    return { data: true as const };
  },
});

const elenco = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.lavoroLista,
  titolo: 'Elenco dei lavori: i propri, o tutti per il fornitore',
  corpo: listQuery,
  campiTesto: ['Titolo'],
  risposta: listAnswer(lavoro),
  handle: ({ servizi, sessione, corpo }) =>
    withLavori(servizi.db, sessione, (trx) => listLavori(trx, corpo, diChi(sessione), servizi.now())),
});

const uno = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.lavoroUno,
  titolo: 'Un lavoro',
  parametri: unId,
  risposta: z.object({ data: lavoro }),
  handle: async ({ servizi, sessione, parametri }) =>
    withLavori(servizi.db, sessione, async (trx) => ({
      data: toFilo(await requireLavoro(trx, sessione, parametri.id), servizi.now()),
    })),
});

const righe = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.lavoroRighe,
  titolo: 'Il resoconto di un lavoro, riga per riga (le prime 500)',
  parametri: unId,
  risposta: z.object({ data: z.array(lavoroRiga) }),
  handle: async ({ servizi, sessione, parametri, richiesta }) =>
    withLavori(servizi.db, sessione, async (trx) => {
      const trovato = await openLavoro(trx, leggeDa(sessione, richiesta), parametri.id);
      const lette = await listRighe(trx, trovato, { salto: 0, quante: RIGHE_MOSTRATE });
      return {
        data: lette.map((riga) => ({
          Numero: riga.numero,
          Chiave: riga.chiave,
          Descrizione: riga.descrizione,
          Esito: riga.esito,
          Messaggio: riga.messaggio,
        })),
      };
    }),
});

const allega = (nome: string) => `attachment; filename="${nome.replace(/[^\w.-]/g, '_')}"`;

const resoconto = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.lavoroResoconto,
  titolo: 'Il resoconto di un lavoro da scaricare (text/csv)',
  parametri: unId,
  handle: async ({ servizi, sessione, parametri, risposta, richiesta }) =>
    withLavori(servizi.db, sessione, async (trx) => {
      const trovato = await openLavoro(trx, leggeDa(sessione, richiesta), parametri.id);
      if (!trovato.con_resoconto) throw new DomainError('NON_TROVATO');
      risposta.header('content-type', 'text/csv; charset=utf-8');
      risposta.header('content-disposition', allega('resoconto.csv'));
      return writeResoconto(await listRighe(trx, trovato));
    }),
});

/** A reserved file goes to who asked for it, as long as he may still ask. @throws NON_TROVATO, NON_AUTORIZZATO */
function requireRiservato(sessione: Sessione, lavoro: Lavoro, genere: Genere): void {
  if (lavoro.utente_id !== sessione.utenteId) throw new DomainError('NON_TROVATO');
  authorize(sessione, genere.getPermesso(lavoro.parametri));
}

const esito = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.lavoroEsito,
  titolo: 'Il file di un lavoro riuscito, finché non scade',
  parametri: unId,
  handle: async ({ servizi, sessione, parametri, risposta, richiesta }) => {
    const trovato = await withLavori(servizi.db, sessione, async (trx) => {
      const lavoro = await openLavoro(trx, leggeDa(sessione, richiesta), parametri.id);
      const genere = servizi.generi.get(lavoro.nome);
      if (genere?.isRiservato) requireRiservato(sessione, lavoro, genere);
      const finito = { studioId: lavoro.studio_id, id: lavoro.id, parametri: lavoro.parametri };
      await genere?.checkScarico?.(trx, sessione, finito);
      return lavoro;
    });
    const isScaduto = trovato.scade_il !== null && trovato.scade_il <= servizi.now();
    if (trovato.file_nome === null || isScaduto) throw new DomainError('NON_TROVATO');
    risposta.header('content-type', trovato.file_tipo ?? 'application/octet-stream');
    risposta.header('content-disposition', allega(trovato.file_nome));
    // What a user wrote may be in it: the browser keeps it, and never runs it.
    risposta.header('content-security-policy', "sandbox; default-src 'none'");
    return Readable.from(readFile(servizi.db, trovato));
  },
});

const leggiGiri = allow('leggi', 'lavori periodici', isFornitore);

const periodici = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.giriPeriodici,
  titolo: 'I lavori periodici: ogni quanto, l’ultima volta, com’è andata',
  accesso: leggiGiri,
  risposta: z.object({ data: z.array(giroPeriodico) }),
  handle: async ({ servizi }) => ({
    data: (await listGiri(servizi.db)).map((giro) => ({
      Nome: giro.nome,
      OgniSecondi: Number(giro.ogni_ms) / 1000,
      Ultima: giro.ultima_il?.toISOString() ?? null,
      DurataMs: giro.durata_ms,
      Esito: giro.esito,
      UltimaRiuscita: giro.ultimo_fatto_il?.toISOString() ?? null,
      Prossima: giro.ultima_il && new Date(giro.ultima_il.getTime() + Number(giro.ogni_ms)).toISOString(),
    })),
  }),
});

/** The calls about background jobs. */
export const lavoroRotte: readonly Rotta[] = [
  avvia,
  ferma,
  riprova,
  elenco,
  uno,
  righe,
  resoconto,
  esito,
  periodici,
];
