import { messaggiDiModelloAnswer, messaggioConfiguratoScritto, percorsi } from '@quadra/contract';
import { type CodiceModello, codiciModello } from '@quadra/fisco';
import { z } from 'zod';
import { parametriAnno, requireAnno } from '../../../http/anno.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiDefinizioni, scriviDefinizioni } from './definizione.policy.ts';
import { readMessaggi, restoreMessaggio, writeMessaggio } from './messaggi.service.ts';

const conModello = parametriAnno.extend({ modello: z.enum(codiciModello) });
const conCodice = conModello.extend({ codice: z.string().max(80) });
const toDove = (parametri: z.output<typeof conModello>): { anno: number; modello: CodiceModello } => ({
  anno: requireAnno(parametri),
  modello: parametri.modello,
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.messaggiConfigurati,
  titolo:
    'I messaggi dei controlli di un modello di un anno: come li dice il modello, e come li ha scritti il fornitore',
  accesso: leggiDefinizioni,
  parametri: conModello,
  risposta: messaggiDiModelloAnswer,
  handle: async ({ trx, parametri }) => ({ data: await readMessaggi(trx, toDove(parametri)) }),
});

const scrivi = rotta({
  metodo: 'PUT',
  percorso: percorsi.messaggioConfigurato,
  titolo: 'Scrive testo, livello e stato di un messaggio: vale subito nelle dichiarazioni',
  accesso: scriviDefinizioni,
  parametri: conCodice,
  corpo: messaggioConfiguratoScritto,
  risposta: messaggiDiModelloAnswer,
  handle: async ({ trx, sessione, richiesta, parametri, corpo }) => {
    const dove = toDove(parametri);
    const autore = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    await writeMessaggio(trx, autore, { ...dove, codice: parametri.codice }, corpo);
    return { data: await readMessaggi(trx, dove) };
  },
});

const ripristina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.messaggioConfigurato,
  titolo: 'Toglie ciò che il fornitore ha scritto di un messaggio: torna quello del modello',
  accesso: scriviDefinizioni,
  parametri: conCodice,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    const autore = { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) };
    await restoreMessaggio(trx, autore, { ...toDove(parametri), codice: parametri.codice });
    return undefined;
  },
});

/** The words of the checks of the forms, as the vendor says them. */
export const messaggiConfiguratiRotte: readonly Rotta[] = [leggi, scrivi, ripristina];
