import { aliquota, aliquotaModifica, aliquotaNuova, aliquotaQuery, percorsi } from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parametriAnno, requireAnno } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { allow, isFornitore } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { toModelState } from '../../../http/validazione.ts';
import { changeAliquota, createAliquota, listAliquote } from './aliquota.service.ts';

const scrivi = allow('scrivi', 'aliquote', isFornitore);
const una = z.object({ data: aliquota });

const readAutore = (sessione: Sessione, richiesta: FastifyRequest) => ({
  utenteId: sessione.utenteId,
  ip: normalizeIp(richiesta.ip),
});

const elenca = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.aliquote,
  titolo: 'Le aliquote di un anno: IMU e addizionali (?Tipo=IMU&CodiceCatastale=H501)',
  parametri: parametriAnno,
  risposta: z.object({ data: z.array(aliquota) }),
  handle: async ({ servizi, richiesta, parametri }) => {
    const { data: lette, error } = aliquotaQuery.safeParse(richiesta.query);
    if (error) throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: toModelState(error.issues) });
    return { data: await listAliquote(servizi.db, requireAnno(parametri), lette) };
  },
});

const crea = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.aliquote,
  titolo: 'Aggiunge l’aliquota IMU che un comune ha deliberato per un anno',
  accesso: scrivi,
  parametri: parametriAnno,
  corpo: aliquotaNuova,
  risposta: una,
  stato: 201,
  handle: async ({ servizi, sessione, richiesta, parametri, corpo }) => ({
    data: await createAliquota(servizi.db, readAutore(sessione, richiesta), requireAnno(parametri), corpo),
  }),
});

const cambia = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.aliquotaUna,
  titolo: 'Cambia l’aliquota IMU di un comune',
  accesso: scrivi,
  parametri: parametriAnno.extend({ id: z.string().max(40) }),
  corpo: aliquotaModifica,
  risposta: una,
  handle: async ({ servizi, sessione, richiesta, parametri, corpo }) => {
    const autore = readAutore(sessione, richiesta);
    return { data: await changeAliquota(servizi.db, autore, requireAnno(parametri), parametri.id, corpo) };
  },
});

export const aliquotaRotte: readonly Rotta[] = [elenca, crea, cambia];
