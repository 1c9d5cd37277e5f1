/** Notifications, mail, and what goes to and fro with outside services. */
export const priorita = { ALTA: 0, NORMALE: 1, BASSA: 2, ALTA_NOTA: 3, ALTA_POPUP: 4 } as const;
export type Priorita = (typeof priorita)[keyof typeof priorita];
export const etichettaPriorita: Record<Priorita, string> = {
  4: 'Alta (popup)',
  3: 'Alta (note)',
  0: 'Alta',
  1: 'Normale',
  2: 'Bassa',
};
/** The priorities as a drop-down lists them. */
export const ordinePriorita: readonly Priorita[] = [4, 3, 0, 1, 2];

export const livelloNotifica = { Error: 0, Info: 1, Success: 2, Warning: 3 } as const;
export type LivelloNotifica = (typeof livelloNotifica)[keyof typeof livelloNotifica];
/** The title of a notification that has none of its own. */
export const etichettaLivelloNotifica: Readonly<Record<LivelloNotifica, string>> = {
  0: 'Errore',
  1: 'Informazione',
  2: 'Informazione',
  3: 'Attenzione',
};

/** Templates of the outgoing mail and what each is for. */
export const modelloPosta = {
  'conferma-registrazione': 'Conferma di registrazione',
  'eliminazione-utente': "Eliminazione dell'utente",
  'invio-credenziali': 'Invio delle credenziali',
  'nuove-credenziali-studio': 'Nuove credenziali (studio)',
  'nuove-credenziali-gestore': 'Nuove credenziali (gestore)',
  'nuove-credenziali-privato': 'Nuove credenziali (privato)',
  notifica: 'Notifica',
  archiviazione: 'Archiviazione',
  'acquisto-pacchetto': 'Acquisto di un pacchetto',
  f24: 'F24',
  cu: 'Certificazione unica',
  'richiesta-informazioni': 'Richiesta di informazioni al cliente',
  lettera: 'Lettera al cliente',
} as const;
export type ModelloPosta = keyof typeof modelloPosta;

export const statoPosta = ['In attesa', 'Inviata', 'Errore'] as const;
export type StatoPosta = (typeof statoPosta)[number];

export const statoOrdine = ['Creato', 'Inviato', 'Errore'] as const;
export type StatoOrdine = (typeof statoOrdine)[number];

/** What an order asks; `Esterno`: its answer came another way. */
export const tipoOrdine = ['Richieste', 'Annullamenti', 'Esterno'] as const;
export type TipoOrdine = (typeof tipoOrdine)[number];

export const statoRichiesta730 = [
  'Non creata',
  'Creata',
  'Inviata',
  'Ricevuta',
  'Annullamento Creato',
  'Annullamento Inviato',
  'Importazione Esterna',
] as const;
export type StatoRichiesta730 = (typeof statoRichiesta730)[number];

export const tipoDelega = ['Delega', 'Non conferisce delega', 'Revoca delega', 'Nessuna scelta'] as const;
export type TipoDelega = (typeof tipoDelega)[number];

/** A delega, before and after it is in the register. */
export const statoDelega = ['Da registrare', 'Registrata'] as const;
