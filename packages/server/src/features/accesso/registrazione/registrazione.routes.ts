import { percorsi, registrazione } from '@quadra/contract';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rottaPubblica } from '../../../http/rotta.ts';
import { registerCliente } from './registrazione.service.ts';

const registra = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.registrazione,
  titolo: 'Registrazione di un cliente: lo studio nasce non attivo, il collegamento arriva per posta',
  corpo: registrazione,
  risposta: z.object({ data: z.object({ ok: z.literal(true) }) }),
  stato: 201,
  limite: { quante: 60, secondi: 600 },
  handle: async ({ servizi, corpo, richiesta }) => {
    await registerCliente(servizi, corpo, { ip: normalizeIp(richiesta.ip), log: richiesta.log });
    return { data: { ok: true as const } };
  },
});

export const registrazioneRotte: readonly Rotta[] = [registra];
