import { testiClient } from '@quadra/contract';

/** Words of the second step of the login, and of the confirmation of who is there. */
export const messaggiVerifica = {
  titolo: 'Verifica in due passaggi',
  conCodice: 'Inserire il codice di sei cifre che l’app sul telefono mostra adesso.',
  conRecupero: 'Inserire uno dei codici di recupero: vale una volta sola.',
  conPasskey: 'Usare la passkey registrata per questo accesso.',
  codice: 'Codice di verifica',
  recupero: 'Codice di recupero',
  verifica: 'Verifica',
  usaCodice: 'Usare il codice dell’app',
  usaRecupero: 'Usare un codice di recupero',
  usaPasskey: 'Usare una passkey',
  ricomincia: 'Tornare all’accesso',
  codiceObbligatorio: 'Inserire il codice.',
  passwordObbligatoria: testiClient.PASSWORD_OBBLIGATORIA,
  passkeyAnnullata: testiClient.PASSKEY_NON_USATA,
  conferma: 'Confermare la propria identità',
  perche: 'Si sta per cambiare qualcosa di delicato. La conferma vale cinque minuti.',
  password: 'Password',
  continua: 'Continua',
  annulla: 'Annulla',
} as const;
