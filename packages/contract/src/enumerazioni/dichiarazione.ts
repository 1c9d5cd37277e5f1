/** Declarations: where no number is given, the Italian label is the value on the wire. */
export const statoDichiarazione = ['Aperta', 'Chiusa'] as const;
export type StatoDichiarazione = (typeof statoDichiarazione)[number];

export const finalitaDichiarazione = [
  'Ordinaria',
  'Integrativa',
  'Ricalcolo',
  'Simulazione',
  'Duplicata',
  'Flusso Separato',
] as const;
export type FinalitaDichiarazione = (typeof finalitaDichiarazione)[number];

/** The seventeen types of the specification. */
export const tipoDichiarazionePrevisto = [
  'Persone fisiche',
  'Società di capitali',
  'Società di capitali (simulazione)',
  'Società di persone',
  'Enti',
  'Consolidato',
  'IRAP',
  'IRAP (simulazione)',
  'ISA',
  'IVA',
  'IMU',
  'IMU-ENC',
  'IMU-IMPI',
  'CIR',
  'TASI',
  '770',
  'Certificazione unica',
] as const;
export type TipoDichiarazionePrevisto = (typeof tipoDichiarazionePrevisto)[number];

/** The types of declaration: the seventeen of the specification, and the 730 that it names beside them. */
export const tipoDichiarazione = [...tipoDichiarazionePrevisto, '730'] as const;
export type TipoDichiarazione = (typeof tipoDichiarazione)[number];

/** How a drop-down of the seventeen types is divided. */
export const gruppiTipoDichiarazione = {
  Redditi: [
    'Persone fisiche',
    'Società di capitali',
    'Società di capitali (simulazione)',
    'Società di persone',
    'Enti',
    'Consolidato',
  ],
  'IRAP, ISA e IVA': ['IRAP', 'IRAP (simulazione)', 'ISA', 'IVA'],
  'Tributi locali': ['IMU', 'IMU-ENC', 'IMU-IMPI', 'CIR', 'TASI'],
  Sostituti: ['770', 'Certificazione unica'],
} as const satisfies Record<string, readonly TipoDichiarazionePrevisto[]>;

/** State of a quadro inside a declaration: what a person did with it (its results speak for themselves). */
export const statoQuadro = ['assente', 'aperto', 'completo'] as const;
export type StatoQuadro = (typeof statoQuadro)[number];

/** How the telematic flag of a new declaration is handled. */
export const gestioneTelematico = { MANUALE: 1, POPUP: 2, AUTOMATICO: 3 } as const;
export type GestioneTelematico = (typeof gestioneTelematico)[keyof typeof gestioneTelematico];
export const etichettaGestioneTelematico: Record<GestioneTelematico, string> = {
  1: 'Manuale',
  2: 'Popup alla creazione',
  3: 'Imposta come inviato alla creazione',
};
export const GESTIONE_TELEMATICO_PREDEFINITA: GestioneTelematico = gestioneTelematico.POPUP;

/** What became of the telematic file. */
export const statoTelematico = [
  'Non inviato',
  'Invio esterno',
  'Inviato HUB',
  'Consegnato manualmente',
  'Accolta',
  'Scartata',
  'Non congrua',
  'Ricevuta mancante',
  'Inviata',
  'Da inviare',
  'Annullata',
  'Accolta e accettata',
  'Accolta con pagamento',
  'Accolta con pagamento rifiutato',
  'Accolta con pagamento in attesa',
  'Accolta con pagamento annullato',
  // Not of the specification: a file whose layout is not certain was never sent, and is never marked as sent.
  'Di prova',
] as const;
export type StatoTelematico = (typeof statoTelematico)[number];
/** The states that a filter puts together as «Accolte». */
export const statiAccolti = [
  'Accolta',
  'Accolta e accettata',
  'Accolta con pagamento',
  'Accolta con pagamento rifiutato',
  'Accolta con pagamento in attesa',
  'Accolta con pagamento annullato',
] as const satisfies readonly StatoTelematico[];

export const statoInvio = ['Inviata', 'Non inviata', 'Re inviata'] as const;
export type StatoInvio = (typeof statoInvio)[number];

export const contoFiscale = ['Non creato', 'Creato'] as const;
export type ContoFiscale = (typeof contoFiscale)[number];

/** Which way a datum goes between the record of a client and a declaration. */
export const sincronizzazione = [
  'Nessuna',
  'Da anagrafica a dichiarazione',
  'Da dichiarazione ad anagrafica',
  'Bidirezionale',
] as const;
export type Sincronizzazione = (typeof sincronizzazione)[number];

export const tipoCampo = ['Intero', 'Decimale', 'Testo', 'Data'] as const;
export type TipoCampo = (typeof tipoCampo)[number];

/** What a list of declarations may be narrowed to, besides its state: whether printed, what is to be done. */
export const filtroStampa = ['Stampate', 'Non stampate'] as const;
export const filtroLavorazione = ['Solo stampa', 'Solo telematico', 'Stampa e telematico'] as const;

/** Summary sections of a declaration, by its family. */
export const prospetti = {
  PF: ['Redditi', 'Liquidazione', 'Acconti', 'Addizionali', 'Crediti', 'Familiari'],
  Società: ["Reddito d'impresa", 'Liquidazione', 'Soci'],
  IRAP: ['Base imponibile', 'Imposta'],
  IVA: ['Liquidazione'],
  770: ['Ritenute', 'Crediti'],
} as const;

export const stampaScheda: Readonly<Record<1 | 2 | 3, string>> = {
  1: 'Compilata',
  2: 'In bianco',
  3: 'Non stampare',
};

/** Who asks for a declaration, and what is supplied. */
export { fornitura, richiedente } from '@quadra/values';

export const competenzaTemporale = ['Mensile', 'Annuale'] as const;
export type CompetenzaTemporale = (typeof competenzaTemporale)[number];
export const COMPETENZA_PREDEFINITA: CompetenzaTemporale = 'Mensile';

/** For how long who files has the mandate. */
export const impegno = ['Annuale', 'Pluriennale'] as const;
export type Impegno = (typeof impegno)[number];

/** What is said of a declaration beside its state, when it is so. */
export const etichetteDichiarazione = [
  'Stampata definitiva',
  'Telematico creato',
  'Telematico di prova',
  // The specification calls it «Archiviata (sostitutiva)»: there is no conservator, so it is called what it is.
  'Congelata in Quadra',
  'Riapertura',
  'Sola lettura',
] as const;
export type EtichettaDichiarazione = (typeof etichetteDichiarazione)[number];

/** Why a declaration is only looked at. */
export const motivoSolaLettura = [
  'archiviata',
  'studio bloccato',
  'modulo non attivo',
  'anno non abilitato',
  'in carico',
  'chiusa',
  'diritto',
] as const;
export type MotivoSolaLettura = (typeof motivoSolaLettura)[number];

/** The reasons in words; `chi`: who has it in charge. */
export const frasiSolaLettura: Readonly<Record<MotivoSolaLettura, (chi: string) => string>> = {
  archiviata: () => 'Congelata in Quadra: non si modifica finché un amministratore non la scongela.',
  'studio bloccato': () => 'Lo studio è bloccato.',
  'modulo non attivo': () =>
    'Il modulo a cui appartiene non è attivo per lo studio: si chiede a chi vende i pacchetti.',
  'anno non abilitato': () => 'L’anno non è abilitato per lo studio.',
  'in carico': (chi) => `In carico a ${chi}.`,
  chiusa: () => 'È chiusa: si modifica dopo averla riaperta.',
  diritto: () => 'Si può soltanto guardare: manca il diritto di modificare.',
};
