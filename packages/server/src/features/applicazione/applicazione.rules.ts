import type { applicazioneNuova } from '@quadra/contract';
import type { z } from 'zod';
import type { ModelState } from '../../http/domain-error.ts';

type Nuova = z.output<typeof applicazioneNuova>;
type Scritta = Omit<Nuova, 'Codice'>;

const LOCALI = ['localhost', '127.0.0.1', '[::1]'];
const NON_VALIDO = 'Indirizzo non valido: scrivere un indirizzo completo, senza caratteri jolly.';
const SOLO_HTTPS = 'L’indirizzo deve cominciare con https:// (http solo per localhost).';
const CON_FRAMMENTO = 'L’indirizzo non può avere un frammento (#).';
const CON_NOME = 'L’indirizzo non può contenere nome e password.';
const CON_QUERY = 'L’indirizzo di partenza non può avere parametri.';

/**
 * Why an address cannot be one of an application; null when it can. It must read as the browser would write it: no step
 * back, no escape, no invisible character that another reader would take otherwise.
 */
export function checkIndirizzo(testo: string): string | null {
  const url = URL.parse(testo);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || testo.includes('*')) return NON_VALIDO;
  if (url.username !== '' || url.password !== '') return CON_NOME;
  if (testo.includes('#')) return CON_FRAMMENTO;
  if (url.protocol === 'http:' && !LOCALI.includes(url.hostname)) return SOLO_HTTPS;
  return url.href === testo || url.href === `${testo}/` ? null : NON_VALIDO;
}

const checkBase = (testo: string): string | null =>
  checkIndirizzo(testo) ?? (testo.includes('?') ? CON_QUERY : null);

function checkInsieme(scritta: Scritta): ModelState {
  const errori: ModelState = {};
  const { Tipo: tipo, Anno: anno, Numero: numero, PaginaIniziale: pagina } = scritta;
  if (scritta.Nome.trim() === '') errori.Nome = ['Campo obbligatorio'];
  if ((tipo === 'dichiarazioni' || tipo === 'common') && anno === null) errori.Anno = ['Indicare l’anno.'];
  if (tipo !== 'lms' && numero !== null) errori.Numero = ['Il numero è solo delle aree di formazione.'];
  if (pagina !== '' && !/^\/(?!\/)[\w\-./]*$/.test(pagina))
    errori.PaginaIniziale = ['La pagina comincia con / e ha solo lettere, cifre e trattini.'];
  return errori;
}

function checkIndirizzi(scritta: Scritta): ModelState {
  const errori: ModelState = {};
  const add = (campo: string, errore: string | null) => {
    if (errore !== null) errori[campo] = [...(errori[campo] ?? []), errore];
  };
  for (const [profilo, base] of Object.entries(scritta.Indirizzi)) {
    if (base !== null && base !== '') add(`Indirizzi.${profilo}`, checkBase(base));
  }
  for (const ritorno of scritta.Ritorni) add('Ritorni', checkIndirizzo(ritorno));
  for (const ritorno of scritta.RitorniUscita) add('RitorniUscita', checkIndirizzo(ritorno));
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
  /^[a-z0-9][a-z0-9-]{0,39}$/.test(codice)
    ? {}
    : { Codice: ['Lettere minuscole, cifre e trattini, al massimo 40 caratteri.'] };
