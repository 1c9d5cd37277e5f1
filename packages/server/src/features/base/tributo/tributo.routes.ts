import {
  filiale,
  ibanAnswer,
  ibanRequest,
  listAnswer,
  listQuery,
  percorsi,
  sedeEnte,
  tributo,
} from '@quadra/contract';
import { checkIban, normalizeIban } from '@quadra/values';
import { z } from 'zod';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { findFiliale, findSede, findTributo, listFiliali, listSedi, listTributi } from './tributo.queries.ts';

/** @throws NON_TROVATO */
function requireTrovato<T>(trovato: T | undefined): T {
  if (trovato === undefined) throw new DomainError('NON_TROVATO');
  return trovato;
}

const tributi = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.tributoLista,
  titolo: 'I codici del modello F24: codici tributo, dei tributi locali, causali INPS',
  corpo: listQuery,
  sostituibile: 'legge',
  campiTesto: ['Codice', 'Descrizione'],
  risposta: listAnswer(tributo),
  handle: ({ servizi, corpo }) => listTributi(servizi.db, corpo),
});

const unTributo = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.tributoUno,
  titolo: 'Un codice del modello F24',
  parametri: z.object({ codice: z.string().max(40) }),
  risposta: z.object({ data: tributo }),
  handle: async ({ servizi, parametri }) => ({
    data: requireTrovato(await findTributo(servizi.db, parametri.codice.toUpperCase())),
  }),
});

const filiali = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.filialeLista,
  titolo: 'Le banche, e le filiali dove un elenco ufficiale è stato caricato',
  corpo: listQuery,
  sostituibile: 'legge',
  campiTesto: ['Abi', 'Denominazione', 'Agenzia'],
  risposta: listAnswer(filiale),
  handle: ({ servizi, corpo }) => listFiliali(servizi.db, corpo),
});

/** Where the ABI and the CAB stand in an IBAN of Italy or San Marino. */
const ITALIANO = /^(?:IT|SM)..[A-Z](\d{5})(\d{5})/;

const iban = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.iban,
  titolo: 'Verifica un IBAN: lunghezza, cifre di controllo, CIN; e dice di quale banca è',
  corpo: ibanRequest,
  sostituibile: 'legge',
  risposta: ibanAnswer,
  handle: async ({ servizi, corpo }) => {
    const problema = checkIban(corpo.Iban);
    requireNessunErrore(problema === null ? {} : { Iban: [problema] });
    const letto = normalizeIban(corpo.Iban);
    const [, abi, cab] = ITALIANO.exec(letto) ?? [];
    if (abi === undefined || cab === undefined)
      return { data: { Iban: letto, Abi: null, Cab: null, Banca: null, Agenzia: null } };
    const { banca, agenzia } = await findFiliale(servizi.db, { abi, cab });
    return { data: { Iban: letto, Abi: abi, Cab: cab, Banca: banca, Agenzia: agenzia } };
  },
});

const sedi = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.sedeLista,
  titolo: 'Le sedi INPS e INAIL, con il codice che vuole il modello F24',
  corpo: listQuery,
  sostituibile: 'legge',
  campiTesto: ['Codice', 'Descrizione'],
  risposta: listAnswer(sedeEnte),
  handle: ({ servizi, corpo }) => listSedi(servizi.db, corpo),
});

const unaSede = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.sedeUna,
  titolo: 'Una sede INPS o INAIL, dal codice',
  parametri: z.object({ codice: z.string().max(40) }),
  risposta: z.object({ data: sedeEnte }),
  handle: async ({ servizi, parametri }) => ({
    data: requireTrovato(await findSede(servizi.db, parametri.codice)),
  }),
});

/** What the rows of an F24 are written with: codes, banks, offices. */
export const tributoRotte: readonly Rotta[] = [tributi, unTributo, filiali, iban, sedi, unaSede];
