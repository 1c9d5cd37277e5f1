import { type RuoloUtente, type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import type { LetteraDiModello } from '../../base/posta/posta.public.ts';

type Detta = Omit<LetteraDiModello, 'codice' | 'oggetto'>;

const write = (codice: LetteraDiModello['codice'], oggetto: string, lettera: Detta): LetteraDiModello => ({
  codice,
  oggetto: `Quadra: ${oggetto}`,
  ...lettera,
});

const UNA_VOLTA = 'Il collegamento si usa una volta sola, entro 48 ore.';
const IGNORARE = 'Chi non aspettava questo messaggio può ignorarlo: senza conferma non cambia nulla.';

/** Which words a reset has: of a gestore, of a private client, of a studio. */
export function chooseVariante(utente: {
  tipologia: TipologiaUtente;
  tipoProfiloCliente: number | null;
}): 'studio' | 'gestore' | 'privato' {
  const { AMM_GES, OP_GES } = tipologiaUtente;
  if (utente.tipologia === AMM_GES || utente.tipologia === OP_GES) return 'gestore';
  return utente.tipoProfiloCliente === 1 ? 'privato' : 'studio';
}

/** An invitation: with a password to choose, or for who has one already. `da`: the studio or gestore that invites. */
export const writeInvito = (da: string | null, ruolo: RuoloUtente, indirizzo: string): LetteraDiModello =>
  write('invio-credenziali', 'invito ad accedere', {
    frasi: [
      da === null
        ? 'È stato creato un accesso a Quadra per questo indirizzo.'
        : `${da} ha creato un accesso a Quadra per questo indirizzo.`,
      `Ruolo: ${ruolo}.`,
      'Per attivarlo aprire il collegamento e seguire le indicazioni.',
    ],
    pulsante: { testo: 'Attiva l’accesso', indirizzo },
    note: [UNA_VOLTA, IGNORARE],
  });

/** A password to choose, asked for by an administrator for who has an access. */
export const writeCredenziali = (indirizzo: string): LetteraDiModello =>
  write('invio-credenziali', 'credenziali di accesso', {
    frasi: [
      'Un amministratore ha chiesto di inviare il collegamento per scegliere la password di questo accesso.',
    ],
    pulsante: { testo: 'Scegli la password', indirizzo },
    note: [
      'Il collegamento si usa una volta sola, entro un’ora. La password attuale resta valida fino ad allora.',
    ],
  });

const dovePerVariante = {
  studio: 'dello studio',
  gestore: 'del gestore',
  privato: 'personale',
} as const;

/** The reset of an access: the sessions are over, the link chooses a new password. */
export const writeReset = (variante: keyof typeof dovePerVariante, indirizzo: string): LetteraDiModello =>
  write(`nuove-credenziali-${variante}`, 'accesso da reimpostare', {
    frasi: [
      `Un amministratore ha reimpostato questo accesso ${dovePerVariante[variante]}: le sessioni aperte sono terminate.`,
      'Scegliere una nuova password con il collegamento.',
    ],
    pulsante: { testo: 'Scegli la password', indirizzo },
    note: ['Il collegamento si usa una volta sola, entro un’ora.'],
  });

/** An access that was an invitation, or never used, is no more. */
export const writeEliminazione = (da: string | null): LetteraDiModello =>
  write('eliminazione-utente', 'accesso eliminato', {
    frasi: [
      da === null
        ? 'L’accesso a Quadra di questo indirizzo è stato eliminato.'
        : `L’accesso a Quadra di questo indirizzo per ${da} è stato eliminato.`,
    ],
    note: ['I collegamenti ricevuti in precedenza non sono più validi.'],
  });

/** The address of an access is another from now on: said to the one it was. */
export const writeEmailCambiata = (da: string | null): LetteraDiModello =>
  write('notifica', 'indirizzo di accesso cambiato', {
    frasi: [
      `Un amministratore${da === null ? '' : ` di ${da}`} ha cambiato l’indirizzo con cui si entra in Quadra: questo non è più valido.`,
    ],
  });

/** Who was put out because the users were too many. */
export const writeLimite = (da: string | null, massimo: number, chi: readonly string[]): LetteraDiModello =>
  write('notifica', 'utenti disattivati', {
    frasi: [
      `Il numero massimo di utenti${da === null ? '' : ` di ${da}`} è ora ${massimo}: quelli oltre il massimo, a partire dall’accesso più lontano nel tempo, sono stati disattivati.`,
      `Utenti disattivati: ${chi.join(', ')}.`,
    ],
    note: ['Per riattivarne uno se ne disattiva un altro dalla pagina Utenti.'],
  });

/** The link of who registered. */
export const writeRegistrazione = (indirizzo: string): LetteraDiModello =>
  write('conferma-registrazione', 'conferma della registrazione', {
    frasi: [
      'La registrazione a Quadra è stata ricevuta.',
      'Per completarla confermare questo indirizzo e scegliere la password.',
    ],
    pulsante: { testo: 'Completa la registrazione', indirizzo },
    note: [UNA_VOLTA, IGNORARE],
  });

/** Somebody registered with an address that has an access already: its owner is told, and nobody else. */
export const writeGiaRegistrato = (indirizzo: string): LetteraDiModello =>
  write('conferma-registrazione', 'registrazione già presente', {
    frasi: [
      'È stata chiesta una registrazione a Quadra con questo indirizzo, che ha già un accesso: non è cambiato nulla.',
      'Si può entrare con la password di sempre, o sceglierne una nuova dalla pagina di accesso.',
    ],
    pulsante: { testo: 'Vai all’accesso', indirizzo },
    note: [IGNORARE],
  });
