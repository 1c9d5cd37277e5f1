import { testiClient } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { formatGiorno } from '../formato/formato.ts';

/** Words of the second step of the login, and of the confirmation of who is there. */
export const messaggiVerifica = {
  titolo: 'Verifica in due passaggi',
  conCodice: 'Inserire il codice di sei cifre che l’app sul telefono mostra adesso.',
  conRecupero: 'Inserire uno dei codici di recupero: vale una volta sola.',
  conPasskey: 'Usare la passkey registrata per questo accesso.',
  entro: (istante: string) =>
    `Dal ${formatGiorno(giornoDiRoma(new Date(istante)))} chi amministra entra solo con la verifica in due passaggi.`,
  attivaOra: 'Attivarla adesso',
  titoloPosta: 'Codice per posta',
  conPosta:
    'Oggi sono state provate molte password per questo indirizzo. Se la password è giusta è appena partito un messaggio con un codice di otto cifre, valido cinque minuti.',
  codicePosta: 'Codice ricevuto per posta',
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
