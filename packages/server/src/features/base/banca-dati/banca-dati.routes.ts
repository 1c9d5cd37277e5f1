import { percorsi, potere, tabelleRequest } from '@quadra/contract';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { allow } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { runTabelle } from './banca-dati.service.ts';

const usa = allow('usa', 'banca dati', ({ potere: suo }) => suo >= potere.Admin);

const tabelle = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.bancaDati,
  titolo: 'Tabelle dell’elenco chiuso: select, write, append, assign, delete, summary, databases, tables',
  accesso: usa,
  sostituibile: 'legge',
  corpo: tabelleRequest,
  limite: { quante: 120, secondi: 60 },
  handle: ({ servizi, sessione, richiesta, corpo }) =>
    runTabelle(servizi.db, sessione, { utenteId: sessione.utenteId, ip: normalizeIp(richiesta.ip) }, corpo, {
      soloCodificate: servizi.config.tabelleCodificate,
    }),
});

export const bancaDatiRotte: readonly Rotta[] = [tabelle];
