import { testiClient } from '@quadra/contract';
/** Words of the password request and of the new password. */
export const messaggiPassword = {
  titolo: 'Recupero password',
  spiegazione:
    'Inserire l’e-mail dell’account: il collegamento per scegliere una nuova password vale un’ora.',
  email: 'E-mail',
  gestore: 'Account di gestore',
  invia: 'Invia',
  inviata: 'Se l’indirizzo corrisponde a un account, il collegamento è in arrivo.',
  tornaAccesso: 'Torna all’accesso',
  nuova: 'Nuova password',
  nuovaSpiegazione: 'Almeno 10 caratteri, con tre tra minuscole, maiuscole, cifre e altri segni.',
  attuale: 'Password attuale',
  conferma: 'Conferma password',
  salva: 'Salva',
  cambiata: 'Password cambiata: accedere con quella nuova.',
  emailObbligatoria: testiClient.EMAIL_OBBLIGATORIA,
} as const;
