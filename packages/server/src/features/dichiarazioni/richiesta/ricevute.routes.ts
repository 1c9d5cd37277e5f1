import {
  percorsi,
  type RichiestaRicevutaFilo,
  richiestaMancante,
  richiestaMandata,
  richiestaRicevutaAnswer,
  richiesteRicevuteAnswer,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { withCaricamento } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { isUuid } from '../../../http/uuid.ts';
import { mapStudiMiei, rispondiAlloStudio } from '../../clienti/anagrafica/anagrafica.public.ts';
import { listRicevute, type Richiesta, writeRicevuta } from './richiesta.queries.ts';
import { type ChiRichiesta, missRichiesta, receiveRichiesta } from './richiesta.service.ts';

const conId = z.object({ id: z.string().max(40) });
type Chiamata = { sessione: Sessione; richiesta: FastifyRequest; servizi: Servizi };

/** Answers what a studio asked of who enters, inside that studio. @throws NON_TROVATO */
async function answerUna(
  { servizi, sessione, richiesta }: Chiamata,
  id: string,
  act: (trx: Trx, chi: ChiRichiesta, una: Richiesta) => Promise<void>,
): Promise<RichiestaRicevutaFilo> {
  if (!isUuid(id)) throw new DomainError('NON_TROVATO');
  const chi = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip), adesso: servizi.now() };
  const fatte = await mapStudiMiei(servizi, sessione, async (trx, schede) => {
    const [una] = await listRicevute(trx, schede, id);
    if (una === undefined) return [];
    await act(trx, chi, una);
    const dopo = await listRicevute(trx, schede, id);
    return Promise.all(dopo.map((riga) => writeRicevuta(trx, riga, chi.adesso)));
  });
  const [fatta] = fatte.flat();
  if (fatta === undefined) throw new DomainError('NON_TROVATO');
  return fatta;
}

const leggi = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.richiesteRicevute,
  titolo: 'I documenti che gli studi chiedono a chi entra per sé: prima quelli che aspettano',
  accesso: rispondiAlloStudio,
  sostituibile: 'mai',
  risposta: richiesteRicevuteAnswer,
  handle: async ({ servizi, sessione }) => {
    const adesso = servizi.now();
    const lette = await mapStudiMiei(servizi, sessione, async (trx, schede) => {
      const righe = [];
      for (const una of await listRicevute(trx, schede)) righe.push(await writeRicevuta(trx, una, adesso));
      return righe;
    });
    return { data: lette.flat() };
  },
});

const manda = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.richiestaRicevutaManda,
  titolo: 'Il documento chiesto (uploadFile0 ...), da chi entra per sé: va fra i suoi documenti dello studio',
  accesso: rispondiAlloStudio,
  sostituibile: 'mai',
  formato: 'multipart',
  parametri: conId,
  risposta: richiestaRicevutaAnswer,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ parametri: { id }, ...chiamata }) => ({
    data: await withCaricamento(chiamata, richiestaMandata, ({ file }) =>
      answerUna(chiamata, id, (trx, chi, una) =>
        receiveRichiesta(trx, chi, una, {
          file,
          massimoByte: chiamata.servizi.config.spazioStudioByte,
        }),
      ),
    ),
  }),
});

const mancante = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.richiestaRicevutaMancante,
  titolo: 'Chi entra per sé dice allo studio che il documento chiesto non ce l’ha, e perché',
  accesso: rispondiAlloStudio,
  sostituibile: 'mai',
  parametri: conId,
  corpo: richiestaMancante,
  risposta: richiestaRicevutaAnswer,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ parametri: { id }, corpo, ...chiamata }) => ({
    data: await answerUna(chiamata, id, (trx, chi, una) => missRichiesta(trx, chi, una, corpo.Motivo)),
  }),
});

/** What is asked of who enters for himself. */
export const richiesteRicevuteRotte: readonly Rotta[] = [leggi, manda, mancante];
