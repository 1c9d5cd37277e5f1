import { formatIntero } from '../formato/formato.ts';

/** Words of the CU received that fill the return of who received them. */
export const messaggiCertificazione = {
  comando: 'Da CU',
  suggerimento: 'Legge il file delle Certificazioni Uniche ricevute e propone le caselle',
  titolo: (anno: number) => `CU ${anno} ricevute`,
  scegli: 'Scegli il file CU',
  sostituisci: 'Scegli un altro file',
  testo: 'Il file telematico delle certificazioni dell’anno (.cur o .txt), di uno o più percipienti',
  posizioni:
    'Le posizioni del file sono quelle dei programmi che lo scrivono, non della specifica: ogni valore si propone, nulla si scrive da solo.',
  illeggibile: 'Il file non è una fornitura CU di questo anno.',
  nessuna: (codiceFiscale: string, altri: number) =>
    altri === 0
      ? 'Il file non ha certificazioni.'
      : `Il file ha ${formatIntero(altri)} certificazioni, nessuna di ${codiceFiscale}.`,
  lette: (quante: number, altri: number) =>
    [
      quante === 1 ? '1 certificazione' : `${formatIntero(quante)} certificazioni`,
      ...(altri === 0 ? [] : [`${formatIntero(altri)} di altri nel file`]),
    ].join(', '),
  casella: 'Casella',
  punti: 'Punti della CU',
  oggi: 'Oggi',
  diventa: 'Diventa',
  puntiDi: (punti: readonly number[]) => punti.join(', '),
  daDecidere: 'Da decidere a mano',
  escluse: 'Certificazioni non usate',
  problemi: 'Nel file non si è letto',
  riga: (riga: number, frase: string) => `Riga ${riga}: ${frase}`,
  nulla: 'La dichiarazione dice già quanto le certificazioni.',
  annulla: 'Annulla',
  porta: (quante: number) => (quante === 1 ? 'Porta 1 casella e salva' : `Porta ${quante} caselle e salva`),
} as const;
