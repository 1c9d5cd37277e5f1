import type { codFiscAnswer, codFiscRequest } from '@quadra/contract';
import { testiCampo } from '@quadra/contract';
import {
  checkCodiceFiscale,
  computeCodiceFiscale,
  decodeCodiceFiscale,
  giornoDiRoma,
  yearOf,
} from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { existsComune, findComune } from '../../base/comune/comune.public.ts';
import { existsCodiceFiscale } from './anagrafica.queries.ts';

type Richiesta = z.output<typeof codFiscRequest>;
type Risposta = z.input<typeof codFiscAnswer>['data'];
type Persona = Exclude<Richiesta, { CodiceFiscale: string }>;

const LETTERE_DI_OMOCODIA = /[LMNPQRSTUV]/;

/** Digits' places of the code: a letter there is omocodia. */
const hasOmocodia = (codice: string) =>
  [6, 7, 9, 10, 12, 13, 14].some((posto) => LETTERE_DI_OMOCODIA.test(codice[posto] ?? ''));

function readDati(codice: string, adesso: Date): Risposta['dati'] {
  const letto = codice.length === 16 ? decodeCodiceFiscale(codice, yearOf(giornoDiRoma(adesso))) : null;
  if (letto === null) return null;
  const comune = findComune(letto.codiceCatastale, letto.data);
  return {
    Sesso: letto.sesso,
    DataNascita: letto.data,
    ComuneNascita: letto.codiceCatastale,
    ComuneNascitaDescrizione: comune?.denominazione ?? null,
    ProvinciaNascita: comune?.provincia ?? null,
    omocodia: hasOmocodia(codice),
  };
}

function compute(persona: Persona): string {
  const {
    Cognome: cognome,
    Nome: nome,
    Sesso: sesso,
    DataNascita: data,
    ComuneNascita: codiceCatastale,
  } = persona;
  if (!findComune(codiceCatastale)) {
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { ComuneNascita: [testiCampo.COMUNE_SCONOSCIUTO] },
    });
  }
  if (!existsComune(codiceCatastale, data)) {
    const modelState = { ComuneNascita: [testiCampo.COMUNE_ALLA_NASCITA] };
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState });
  }
  return computeCodiceFiscale({ cognome, nome, sesso, data, codiceCatastale });
}

/**
 * Computes the codice fiscale of a person, or says whether a given one is good and what it tells; in both cases whether
 * the studio already has it.
 */
export async function answerCodiceFiscale(trx: Trx, richiesta: Richiesta, adesso: Date): Promise<Risposta> {
  const codice = 'CodiceFiscale' in richiesta ? richiesta.CodiceFiscale : compute(richiesta);
  const messaggio = checkCodiceFiscale(codice);
  return {
    CodiceFiscale: codice,
    valido: messaggio === null,
    messaggio,
    presente: await existsCodiceFiscale(trx, codice),
    dati: messaggio === null ? readDati(codice, adesso) : null,
  };
}
