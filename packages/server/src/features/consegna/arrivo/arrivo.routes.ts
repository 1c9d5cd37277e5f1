import { arrivoAnswer, arrivoExtra, percorsi } from '@quadra/contract';
import { withCaricamento } from '../../../http/caricamento.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { portaArrivo } from './arrivo.policy.ts';
import { importArrivo } from './arrivo.service.ts';

/** The files are read before any transaction begins: a slow line must not hold a connection. */
const arriva = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.arrivo,
  titolo:
    'Arrivo da un altro programma: file telematici, PDF o uno zip (uploadFile0 ...), con ciò che non si è letto',
  accesso: portaArrivo,
  formato: 'multipart',
  limite: { quante: 60, secondi: 60 },
  risposta: arrivoAnswer,
  handle: async ({ servizi, sessione, richiesta }) => {
    const chi = {
      ...{ db: servizi.db, sessione, studioId: requireStudio(sessione, undefined) },
      ...{ ip: normalizeIp(richiesta.ip), adesso: servizi.now() },
      massimoByte: servizi.config.spazioStudioByte,
    };
    const data = await withCaricamento({ richiesta, servizi }, arrivoExtra, ({ file }) =>
      importArrivo(chi, file),
    );
    return { data };
  },
});

/** The call that brings in what a studio had elsewhere. */
export const arrivoRotte: readonly Rotta[] = [arriva];
