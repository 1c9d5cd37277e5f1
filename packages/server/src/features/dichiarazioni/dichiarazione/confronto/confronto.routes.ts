import {
  confrontoAnni,
  momenti,
  momentiQuery,
  momentoPassato,
  momentoQuery,
  percorsi,
  riportoAnno,
  toWire,
} from '@quadra/contract';
import { z } from 'zod';
import { DomainError } from '../../../../http/domain-error.ts';
import { type Rotta, rotta } from '../../../../http/rotta.ts';
import { leggiDichiarazione } from '../dichiarazione.policy.ts';
import { parametriModello, requireDelPrefisso } from '../percorso.ts';
import { compareAnni, getMomento, listMomentiDi, proposeDaPrecedente } from './confronto.service.ts';

const riporta = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloRiportoAnno,
  titolo: 'Che cosa riporterebbe la dichiarazione dell’anno precedente; nulla è scritto',
  accesso: leggiDichiarazione,
  parametri: parametriModello,
  risposta: z.object({ data: riportoAnno }),
  handle: async ({ trx, parametri }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    return { data: toWire<z.input<typeof riportoAnno>>(await proposeDaPrecedente(trx, anno, id)) };
  },
});

const confronta = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloConfronto,
  titolo:
    'La dichiarazione contro quella dell’anno precedente: ogni differenza divisa fra dati, legge e aliquote',
  accesso: leggiDichiarazione,
  parametri: parametriModello,
  risposta: z.object({ data: confrontoAnni }),
  handle: async ({ trx, parametri }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    return { data: toWire<z.input<typeof confrontoAnni>>(await compareAnni(trx, anno, id)) };
  },
});

const elenca = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloMomenti,
  titolo: 'I salvataggi di una dichiarazione, e quanto ciascuno ha cambiato una casella (?chiave=RN26.2)',
  accesso: leggiDichiarazione,
  parametri: parametriModello,
  risposta: z.object({ data: momenti }),
  handle: async ({ trx, parametri, richiesta }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    const letta = momentiQuery.safeParse(richiesta.query);
    if (!letta.success) throw new DomainError('RICHIESTA_NON_VALIDA');
    const { chiave, momenti: trovati } = await listMomentiDi(trx, anno, id, letta.data.chiave);
    const filo = trovati.map((m) => ({ ...m, quando: m.quando.toISOString() }));
    return { data: toWire<z.input<typeof momenti>>({ chiave, momenti: filo }) };
  },
});

const passato = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloMomento,
  titolo: 'La dichiarazione com’era a una versione (?versione=3) o a un istante (?al=2026-05-04T10:00:00Z)',
  accesso: leggiDichiarazione,
  parametri: parametriModello,
  risposta: z.object({ data: momentoPassato }),
  handle: async ({ trx, parametri, richiesta }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    const letta = momentoQuery.safeParse(richiesta.query);
    if (!letta.success) throw new DomainError('RICHIESTA_NON_VALIDA');
    return { data: toWire<z.input<typeof momentoPassato>>(await getMomento(trx, anno, id, letta.data)) };
  },
});

/** Year against year, what comes again, and the past of a declaration. */
export const confrontoRotte: readonly Rotta[] = [riporta, confronta, elenca, passato];
