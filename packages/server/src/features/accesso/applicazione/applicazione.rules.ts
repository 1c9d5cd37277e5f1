import { type applicazioneNuova, testiCampo } from '@quadra/contract';
import type { z } from 'zod';
import type { ModelState } from '../../../http/domain-error.ts';

type Nuova = z.output<typeof applicazioneNuova>;
type Scritta = Omit<Nuova, 'Codice'>;

const LOCALI = ['localhost', '127.0.0.1', '[::1]'];
/**
 * Why an address cannot be one of an application; null when it can. It must read as the browser would write it: no step
 * back, no escape, no invisible character that another reader would take otherwise.
 */
export function checkIndirizzo(testo: string): string | null {
  const url = URL.parse(testo);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || testo.includes('*'))
    return testiCampo.INDIRIZZO_NON_VALIDO;
  if (url.username !== '' || url.password !== '') return testiCampo.INDIRIZZO_CON_NOME;
  if (testo.includes('#')) return testiCampo.INDIRIZZO_CON_FRAMMENTO;
  if (url.protocol === 'http:' && !LOCALI.includes(url.hostname)) return testiCampo.INDIRIZZO_SOLO_HTTPS;
  return url.href === testo || url.href === `${testo}/` ? null : testiCampo.INDIRIZZO_NON_VALIDO;
}

const checkBase = (testo: string): string | null =>
  checkIndirizzo(testo) ?? (testo.includes('?') ? testiCampo.INDIRIZZO_CON_PARAMETRI : null);

function checkInsieme(scritta: Scritta): ModelState {
  const errori: ModelState = {};
  const { Tipo: tipo, Anno: anno, Numero: numero, PaginaIniziale: pagina } = scritta;
  if (scritta.Nome.trim() === '') errori.Nome = [testiCampo.OBBLIGATORIO];
  if ((tipo === 'dichiarazioni' || tipo === 'common') && anno === null)
    errori.Anno = [testiCampo.ANNO_APPLICAZIONE];
  if (tipo !== 'lms' && numero !== null) errori.Numero = [testiCampo.NUMERO_APPLICAZIONE];
  if (pagina !== '' && !/^\/(?!\/)[\w\-./]*$/.test(pagina))
    errori.PaginaIniziale = [testiCampo.PAGINA_APPLICAZIONE];
  return errori;
}

function checkIndirizzi(scritta: Scritta): ModelState {
  const errori: ModelState = {};
  const add = (campo: string, errore: string | null) => {
    if (errore !== null) errori[campo] = [errore];
  };
  for (const [profilo, base] of Object.entries(scritta.Indirizzi)) {
    if (base !== null && base !== '') add(`Indirizzi.${profilo}`, checkBase(base));
  }
  for (const campo of ['Ritorni', 'RitorniUscita'] as const) {
    for (const [posto, ritorno] of scritta[campo].entries())
      add(`${campo}.${posto}`, checkIndirizzo(ritorno));
  }
  const uscita = scritta.IndirizzoUscita;
  if (uscita !== null && uscita !== '') add('IndirizzoUscita', checkIndirizzo(uscita));
  return errori;
}

/** What is wrong in an application as written, by field of the wire. */
export const checkApplicazione = (scritta: Scritta): ModelState => ({
  ...checkInsieme(scritta),
  ...checkIndirizzi(scritta),
});

/** The code becomes the name by which the application shows itself: small letters, digits, dashes. */
export const checkCodice = (codice: string): ModelState =>
  /^[a-z0-9][a-z0-9-]{0,39}$/.test(codice) ? {} : { Codice: [testiCampo.CODICE_APPLICAZIONE] };
