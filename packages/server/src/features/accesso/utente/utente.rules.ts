import { frasiCampo, testiCampo } from '@quadra/contract';
import { isEmail, parseListaIp } from '@quadra/values';
import type { ModelState } from '../../../http/domain-error.ts';

const NOME = /^[\p{L}\p{M}][\p{L}\p{M}' .’-]{0,59}$/u;

/** Names and surnames are letters: what is written there goes into mails. */
function checkNome(nome: string): string[] {
  if (nome === '') return [testiCampo.OBBLIGATORIO];
  return NOME.test(nome) ? [] : [testiCampo.NOME_NON_VALIDO];
}

function checkIndirizzo(email: string): string[] {
  if (email === '') return [testiCampo.OBBLIGATORIO];
  return isEmail(email) ? [] : [testiCampo.EMAIL_NON_VALIDA];
}

/** What is wrong with what was written of a user; what was not written is not looked at. */
export function checkUtente(dati: {
  nome?: string | undefined;
  cognome?: string | undefined;
  email?: string | undefined;
  ipAbilitati?: string | undefined;
}): ModelState {
  const { nome, cognome, email, ipAbilitati } = dati;
  const problemi = {
    Nome: nome === undefined ? [] : checkNome(nome),
    Cognome: cognome === undefined ? [] : checkNome(cognome),
    Email: email === undefined ? [] : checkIndirizzo(email),
    IPAbilitati: ipAbilitati === undefined ? [] : parseListaIp(ipAbilitati).errate.map(frasiCampo.ipErrato),
  };
  return Object.fromEntries(Object.entries(problemi).filter(([, testi]) => testi.length > 0));
}

/** The list of addresses as it is kept: each once. */
export const cleanListaIp = (lista: string): string => [...new Set(parseListaIp(lista).voci)].join(', ');
