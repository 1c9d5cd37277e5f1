import { testiClient } from '@quadra/contract';

type Riga = readonly [codice: string, nome: string, importo: number, tono?: 'forte' | 'totale' | 'subtotale'];

/** Words of the login page; the ledgers at the right are examples, not data. */
export const messaggiAccesso = {
  titolo: 'Accesso',
  sottotitolo: {
    login: 'Area riservata a studi professionali, privati e aziende.',
    aziende: 'Area riservata alle aziende.',
    condominio: 'Area riservata a studi professionali, privati e aziende.',
  },
  email: 'E-mail',
  password: 'Password',
  registrati: 'Registrati',
  dimenticata: 'Password dimenticata',
  accedi: 'Accedi',
  sessioneFinita: 'Sessione terminata: accedere di nuovo.',
  uscitaAprendo: (nome: string) =>
    `Aprendo questa pagina ${nome === '' ? 'la sessione' : `la sessione di ${nome}`} è terminata. Per riprendere, accedere di nuovo.`,
  emailObbligatoria: testiClient.EMAIL_OBBLIGATORIA,
  passwordObbligatoria: testiClient.PASSWORD_OBBLIGATORIA,
  fornitoDa: 'Powered by Quadra',
  sitoFornitore: 'Sito del fornitore',
  esempio: 'Esempio di calcolo',
} as const;

type Registro = {
  titolo: string;
  testo: string;
  prima: readonly Riga[];
  risultato: { codice: string; nome: string; importo: number; formula: string; norma: string };
  dopo: readonly Riga[];
};

export const registroStudi: Registro = {
  titolo: 'I conti, quando quadrano.',
  testo: 'Ogni importo si apre e mostra da dove viene: dati, regola, norma.',
  prima: [
    ['RN1', 'Reddito complessivo', 35103],
    ['RN2', 'Deduzione per abitazione principale', -853],
    ['RN3', 'Oneri deducibili', -2400],
    ['RN4', 'Reddito imponibile', 31850, 'subtotale'],
    ['RN5', 'Imposta lorda', 7788],
    ['RN8', 'Detrazioni per lavoro dipendente', -1432],
    ['RN13', 'Detrazione del 19% per oneri', -660],
    ['RN14', 'Recupero del patrimonio edilizio', -240],
    ['RN22', 'Totale detrazioni', -2332, 'forte'],
  ],
  risultato: {
    codice: 'RN26',
    nome: 'Imposta netta',
    importo: 5456,
    formula: '7.788 − 2.332',
    norma: 'Art. 11 e 13 TUIR',
  },
  dopo: [
    ['RN33', 'Ritenute totali', -6512, 'forte'],
    ['RN34', 'Differenza', -1056],
    ['RN46', 'Imposta a credito', 1056, 'totale'],
  ],
};

export const registroAziende: Registro = {
  titolo: 'L’anno d’impresa, rigo per rigo.',
  testo: 'Bilancio, Redditi, IRAP e IVA nello stesso posto, con le stesse regole dello studio.',
  prima: [
    ['RF4', 'Utile di esercizio', 128420],
    ['RF31', 'Variazioni in aumento', 18906],
    ['RF55', 'Variazioni in diminuzione', -11240],
    ['RF63', 'Reddito', 136086, 'subtotale'],
    ['RN4', 'Perdite scomputabili', -24000],
    ['RN6', 'Reddito imponibile', 112086],
    ['RN9', 'Imposta corrispondente al 24%', 26901],
    ['RN10', 'Detrazioni', -1180, 'forte'],
  ],
  risultato: {
    codice: 'RN11',
    nome: 'Imposta netta',
    importo: 25721,
    formula: '26.901 − 1.180',
    norma: 'Art. 77 TUIR',
  },
  dopo: [
    ['RN13', 'Crediti di imposta', -2400, 'forte'],
    ['RN17', 'IRES dovuta', 23321],
    ['RN22', 'Acconti versati', -21650],
    ['RN23', 'IRES a debito', 1671, 'totale'],
  ],
};
export type { Registro, Riga };
