import { testiClient } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

/** Fields that are called as on the wire. */
const comeSulFilo = ['Nome', 'Cognome', 'Comune', 'Provincia', 'CAP', 'Informativa'];

/** Labels by name of the field on the wire: the error summary reads them here too. */
export const etichetteRegistrazione: Readonly<Record<string, string>> = {
  ...Object.fromEntries(comeSulFilo.map((nome) => [nome, nome])),
  TipoProfiloCliente: 'Profilo',
  RagioneSociale: 'Ragione sociale',
  PIVA: 'Partita IVA',
  CodiceFiscale: 'Codice fiscale',
  Email: 'E-mail',
  EmailConferma: 'Conferma e-mail',
  Via: 'Via e numero',
  EmailStudio: 'E-mail dello studio',
  TelefonoStudio: 'Telefono dello studio',
};

/** Words of the registration. */
export const messaggiRegistrazione = {
  titolo: 'Registrazione',
  testo: 'Il collegamento per scegliere la password arriva per posta e vale 48 ore.',
  tornaAccesso: 'Torna all’accesso',
  profilo: 'Profilo',
  chi: 'Chi si registra',
  sede: 'Indirizzo',
  recapiti: 'Recapiti',
  facoltativo: 'facoltativo',
  informativa: 'Ho letto e accetto l’informativa sulla privacy',
  registra: 'Registrati',
  fatta:
    'Registrazione ricevuta: se l’indirizzo è nuovo, il collegamento per completarla è in arrivo per posta.',
  nonRiuscita: (quanti: number) =>
    quanti === 1
      ? 'Registrazione da completare: 1 campo'
      : `Registrazione da completare: ${formatIntero(quanti)} campi`,
  obbligatorio: testiClient.CAMPO_OBBLIGATORIO,
} as const;
