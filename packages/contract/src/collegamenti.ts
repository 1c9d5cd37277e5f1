import type { CodiceModello } from '@quadra/fisco';
import { z } from 'zod';
import { valoreCasella } from './dichiarazione.ts';
import { tipoDichiarazione } from './enumerazioni/index.ts';
import { testiCampo } from './testi-campo.ts';

/** The papers that speak to a declaration, in the order in which they are asked: the first to name a casella has it. */
const fonteCollegamento = [
  'bilancio',
  'liquidazioni',
  'dichiarazioneIva',
  'redditi',
  'isa',
  'certificazioni',
  'versamenti',
  'certificazioniEmesse',
  'immobili',
  'societa',
  'coniuge',
  'altroModello',
  'annoPrima',
  'anagrafica',
] as const;
export type FonteCollegamento = (typeof fonteCollegamento)[number];
/** The forms that other papers speak to. */
export const modelliCollegati: readonly CodiceModello[] = [
  'redditi-pf',
  '730',
  'redditi-sp',
  'redditi-sc',
  'redditi-enc',
  'consolidato',
  'irap',
  'iva',
  '770',
];
const statoCollegamento = ['da decidere', 'uguale', 'rifiutato'] as const;
export type StatoCollegamento = (typeof statoCollegamento)[number];

const CASELLE_PER_RIGO = 60;
export const MOTIVO_COLLEGAMENTO_MASSIMO = 200;
/** Of what a list in the page shows; the rest is counted. */
export const limitiCollegamenti = { voci: 100, accettati: 50, righiPerAtto: 400 } as const;
const RIGHE_PER_ATTO = limitiCollegamenti.righiPerAtto;

const appid = z.string().max(40).optional();
const valore = valoreCasella.nullable();
/** Null: not known, or the form has no tax of its own. */
const euro = z.number().int().nullable();

const casella = z.object({ Casella: z.string(), Titolo: z.string(), Ora: valore, Diventa: valore });
/** One rigo that a source fills, with what it makes of the tax by itself. */
const rigo = z.object({
  /** `bilancio:RF4`. */
  Id: z.string(),
  Rigo: z.string(),
  Titolo: z.string(),
  /** The casella that is shown first. */
  Principale: z.string(),
  Caselle: z.array(casella),
  Da: z.string(),
  Dettaglio: z.string(),
  /** In the words of the source, with its cents; null where it says more than one thing. */
  La: valore,
  Stato: z.enum(statoCollegamento),
  /** Somebody wrote what is there: it stays until it is replaced on purpose. */
  Digitato: z.boolean(),
  /** Who wrote last what is there, when, and from where; nulls where it is empty or was there from the beginning. */
  Autore: z.string().nullable(),
  Quando: z.string().nullable(),
  Origine: z.string().nullable(),
  /** Another source says something else of the same casella, and comes first. */
  Contesa: z.enum(fonteCollegamento).nullable(),
  /** More tax is above nought. */
  Effetto: euro,
  Perche: z.string(),
  /** Act and article. */
  Norma: z.string().nullable(),
  Indicativo: z.boolean(),
  /** Of what was refused: why, and the act to take back. */
  Motivo: z.string().nullable(),
  IdAtto: z.uuid().nullable(),
});
export type RigoCollegamentoFilo = z.output<typeof rigo>;

const fonte = z.object({
  Fonte: z.enum(fonteCollegamento),
  Dettaglio: z.string(),
  /** False: it could not be read. What it would say is in no total. */
  Letta: z.boolean(),
  /** The declaration it stands in, where it is one. */
  Dichiarazione: z
    .object({ Id: z.uuid(), Anno: z.number().int(), Tipo: z.enum(tipoDichiarazione) })
    .nullable(),
  Righi: z.array(rigo),
});
export type FonteCollegamentoFilo = z.output<typeof fonte>;

const somma = z.object({
  Fonte: z.enum(fonteCollegamento),
  Nome: z.string(),
  Contro: z.string(),
  La: z.number(),
  Qui: z.number(),
  Differenza: z.number(),
  Perche: z.string(),
  /** Where one looks first. */
  Casella: z.string().nullable(),
});
export type SommaCollegamentoFilo = z.output<typeof somma>;

const accettato = z.object({
  Id: z.uuid(),
  Quando: z.string(),
  Utente: z.string(),
  Fonte: z.enum(fonteCollegamento),
  Da: z.string(),
  Caselle: z.array(z.object({ Casella: z.string(), Prima: valore, Dopo: valore })),
  /** False: what it wrote was changed since. */
  Annullabile: z.boolean(),
});
export type AccettatoFilo = z.output<typeof accettato>;

/** What the other papers say to a declaration, what would change and what it makes; nothing is written. */
const collegamenti = z.object({
  Versione: z.number().int(),
  SolaLettura: z.boolean(),
  LettoIl: z.string(),
  Fonti: z.array(fonte),
  /** The sources that this form has and that say nothing of it today. */
  SenzaDati: z.array(z.enum(fonteCollegamento)),
  /** All that is ticked when the page opens, counted in one run; more tax is above nought. */
  Insieme: z.object({
    Segnati: z.array(z.string()),
    Effetto: euro,
    /** With what was typed replaced too. */
    EffettoConDigitati: euro,
    /** The taxes as they are: to pay above nought. */
    Imposta: euro,
    /** Those that are in no figure, since they are not known. */
    Senza: z.array(z.string()),
  }),
  Somme: z.object({ Provate: z.number().int(), Diverse: z.array(somma) }),
  NonRiconosciute: z.object({
    Totale: z.number().int(),
    Voci: z.array(
      z.object({
        Fonte: z.enum(fonteCollegamento),
        Voce: z.string(),
        Valore: valore,
        Perche: z.string(),
        Abbinabile: z.boolean(),
      }),
    ),
    /** Left aside by somebody: they can be taken up again. */
    Ignorate: z.array(z.object({ IdAtto: z.uuid(), Fonte: z.enum(fonteCollegamento), Voce: z.string() })),
  }),
  Accettati: z.object({ Totale: z.number().int(), Righe: z.array(accettato) }),
});
export type CollegamentiFilo = z.output<typeof collegamenti>;
export const collegamentiAnswer = z.object({ data: collegamenti });

const righiScelti = z
  .array(
    z.object({
      Id: z.string().max(60),
      /** As it was seen: what the source says otherwise by now is refused. */
      Caselle: z
        .record(z.string().max(20), valore)
        .refine((caselle) => Object.keys(caselle).length <= CASELLE_PER_RIGO, testiCampo.VALORE_NON_VALIDO),
      Atto: z.enum(['Accetta', 'Sostituisci', 'Rifiuta']),
      Motivo: z.string().trim().max(MOTIVO_COLLEGAMENTO_MASSIMO).default(''),
    }),
  )
  .max(RIGHE_PER_ATTO)
  .default([]);
const voce = { Fonte: z.enum(fonteCollegamento), Voce: z.string().max(200) };
/** What is accepted, put in the place of what was typed, refused; items matched to a casella or left aside. All or nothing. */
export const collegamentiScritti = z.object({
  Versione: z.number().int().min(1).max(2_147_483_647),
  Righi: righiScelti,
  Abbina: z
    .array(z.object({ Voce: z.string().max(120), Casella: z.string().max(20) }))
    .max(RIGHE_PER_ATTO)
    .default([]),
  Ignora: z.array(z.object(voce)).max(RIGHE_PER_ATTO).default([]),
  appid,
});
export type CollegamentiScritti = z.input<typeof collegamentiScritti>;
export const collegamentiAnnullati = z.object({
  Versione: z.number().int().min(1).max(2_147_483_647),
  Atti: z.array(z.uuid()).min(1).max(RIGHE_PER_ATTO),
  appid,
});

const nomi: Readonly<Record<FonteCollegamento, string>> = {
  bilancio: 'bilancio',
  liquidazioni: 'liquidazioni IVA',
  dichiarazioneIva: 'dichiarazione IVA',
  redditi: 'dichiarazione dei redditi',
  isa: 'ISA',
  certificazioni: 'certificazioni uniche',
  versamenti: 'F24 delle ritenute',
  certificazioniEmesse: 'CU rilasciate',
  immobili: 'terreni e fabbricati',
  societa: 'società partecipate',
  coniuge: '730 del coniuge',
  altroModello: 'altro modello dell’anno',
  annoPrima: 'dichiarazione dell’anno prima',
  anagrafica: 'anagrafica',
};
/** What the record of a declaration, and its refusals, say of the links. */
export const testiCollegamenti = {
  /** What comes first in the record of what a link wrote. */
  PREFISSO: 'Collegamenti, ',
  motivo: (fonte: FonteCollegamento, da: string) => `Collegamenti, ${nomi[fonte]}: ${da}`,
  annullo: (fonte: FonteCollegamento) => `Annullato: collegamento con ${nomi[fonte]}`,
  DIGITATO: 'Il valore è stato digitato: resta, finché non si sceglie di sostituirlo.',
  DOPPIA: 'La stessa casella riceve due valori: sceglierne uno.',
  MOTIVO: 'Dire perché si rifiuta.',
  SENZA_BILANCIO: 'Non c’è un bilancio da abbinare.',
  vociBilancio: (n: number) => (n === 1 ? '1 voce' : `${n} voci`),
  bilancioDi: (fonte: string, voci: number) =>
    `${fonte}, ${voci === 1 ? '1 voce letta' : `${voci} voci lette`}`,
  bilancioVicino: (fonte: string, tipo: string) => `${fonte}, già scelto in ${tipo}`,
  altreVoci: (voce: string, altre: number) =>
    altre === 1 ? `${voce} e un’altra` : `${voce} e altre ${altre}`,
  STATO_PATRIMONIALE: 'Stato patrimoniale',
  CONTO_ECONOMICO: 'Conto economico',
  CONTI: 'Conti',
  ABBINATA: 'Voce abbinata a questa casella da una persona.',
  DELLO_SCHEMA: 'Voce dello schema di bilancio che ha questa casella.',
  FUORI_SCHEMA: 'Non è una voce dello schema di bilancio.',
  SENZA_CASELLA: 'Nessuna casella è stata scelta per questa voce.',
  SOMMA: 'La somma delle sue voci non dà il totale scritto nel bilancio.',
  PAREGGIO: 'I due lati del bilancio non sono uguali.',
  ATTIVO: 'Totale attivo',
  PASSIVO: 'Totale passivo',
  DARE: 'Totale dare',
  AVERE: 'Totale avere',
  SOMMA_VOCI: 'Somma delle voci',
  RICAVI: 'A1, ricavi del bilancio',
  LIPE_ATTIVE: 'LIPE, operazioni attive',
  LIPE_PERCHE:
    'Le cessioni di beni ammortizzabili stanno nelle LIPE, non in A1; gli esercizi a cavallo non coincidono.',
  rigo: (casella: string) => casella.split('.')[0] ?? casella,
  volumeAffari: (casella: string) => `Volume d’affari, ${testiCollegamenti.rigo(casella)}`,
  ricavi: (casella: string) => `${testiCollegamenti.rigo(casella)}, ricavi o compensi`,
  VOLUME_PERCHE:
    'Le cessioni di beni ammortizzabili non sono nel volume d’affari; le operazioni senza ricavo, come gli anticipi, sì. Gli esercizi a cavallo non coincidono.',
  ivaNonDetraibile: (casella: string) => `IVA non detraibile, ${testiCollegamenti.rigo(casella)}`,
  IVA_NON_DETRAIBILE: 'È un costo, o parte del costo del bene: si confronta con la contabilità.',
  ivaACredito: (casella: string) => `Credito IVA da usare, ${testiCollegamenti.rigo(casella)}`,
  IVA_A_CREDITO: 'Si usa in F24, dal conto fiscale: qui non ha un rigo.',
  liquidazioni: (anno: number, periodi: number) =>
    `anno d’imposta ${anno}, ${periodi === 1 ? '1 liquidazione' : `${periodi} liquidazioni`}`,
  ANNO_IVA: 'Liquidazioni periodiche',
  VL: 'Dalle liquidazioni dell’anno al quadro VL.',
  LIPE_DICHIARAZIONE: 'Ciò che dicono le liquidazioni e ciò che dice la dichiarazione.',
  DICHIARAZIONE: 'Dichiarazione',
  certificazioni: (n: number) => (n === 1 ? '1 certificazione ricevuta' : `${n} certificazioni ricevute`),
  punti: (punti: readonly number[]) => `CU, ${punti.length === 1 ? 'punto' : 'punti'} ${punti.join(', ')}`,
  versamenti: (anno: number, n: number, oltre: number) =>
    [
      `anno d’imposta ${anno}, ${n === 1 ? '1 F24 pagato' : `${n} F24 pagati`}`,
      ...(oltre > 0 ? [`altri ${oltre} righi dopo questi`] : []),
    ].join(', '),
  versamento: (data: string, codice: string) => `F24 del ${data}, codice ${codice}`,
  nonPagato: (data: string, codice: string) => `F24 inviato e non pagato, del ${data}, codice ${codice}`,
  CREDITI_USATI: 'Crediti usati in F24',
  codici: (codici: readonly string[]) => `${codici.length === 1 ? 'codice' : 'codici'} ${codici.join(', ')}`,
  periodo: (periodo: string | null, ente: string | null) =>
    [...(periodo ? [`periodo ${periodo}`] : []), ...(ente ? [`ente ${ente}`] : [])].join(', '),
  RITENUTA_VERSATA: 'Versamento dell’anno: un rigo per ogni riga di F24 pagato.',
  CREDITO_USATO: 'Somma di quanto gli F24 pagati hanno usato in compensazione.',
  DA_PAGARE: 'L’F24 è inviato e non ancora pagato.',
  certificazioniEmesse: (anno: number, stato: string) =>
    `Certificazione unica ${anno}, ${stato.toLowerCase()}`,
  certificate: (voce: string) => `CU: ${voce}`,
  operate: (codici: readonly string[]) => `F24 in ST e SV, ${testiCollegamenti.codici(codici)}`,
  CERTIFICATO_DI_PIU:
    'Le CU dicono più di quanto gli F24 dicono trattenuto: un versamento manca o è da decidere; con il ravvedimento la ritenuta si digita.',
  VERSATO_DI_PIU:
    'Gli F24 dicono più di quanto le CU dicono trattenuto: una CU manca o il codice tributo è un altro.',
  immobili: (n: number) => (n === 1 ? '1 immobile' : `${n} immobili`),
  SCHEDA_IMMOBILI: 'Terreni, fabbricati e contratti',
  PERIODI: 'Righi dei periodi e dei contratti dell’anno.',
  societa: (nome: string, stato: string) => `${nome}, ${stato.toLowerCase()}`,
  quotaDi: (nome: string) => `Quota di reddito o perdita, ${nome}`.slice(0, 200),
  ritenuteDi: (nome: string) => `Ritenute, ${nome}`.slice(0, 200),
  sostitutivaDi: (nome: string) => `Sostitutiva del concordato, ${nome}`.slice(0, 200),
  SENZA_IMPRESA: 'Qui non c’è ancora un quadro d’impresa (RF o RG): chi non fa impresa la scrive in RH.',
  FUORI_IMPRESA: 'Partecipazione fuori dall’impresa: si dichiara per trasparenza, in RH.',
  DI_SOCIETA_SEMPLICE:
    'Si dichiara per trasparenza, in RH. Non gestito: ai suoi soci la quota d’impresa va distinta (tipo 1), RO la mette fra gli altri redditi.',
  DEL_GRUPPO: 'Passa al gruppo per intero, qualunque sia la quota di partecipazione (GN).',
  fuoriGruppo: (nome: string) => `Quadro GN, ${nome}`.slice(0, 200),
  FUORI_GRUPPO: 'La sua dichiarazione non è nel consolidato (RN901): GN non dice niente.',
  interessiDi: (nome: string) => `Interessi indeducibili, ${nome}`.slice(0, 200),
  rolDi: (nome: string) => `Eccedenza di ROL, ${nome}`.slice(0, 200),
  TRASFERITI_PER_SCELTA:
    'Si porta al gruppo se la società sceglie di farlo (TUIR, art. 96, c. 14): a mano, in NF.',
  RITENUTE_DEL_SOCIO: 'Si aggiungono alle ritenute proprie: il rigo le ha insieme.',
  oltreLimiteDi: (nome: string) => `Concordato oltre 85.000 euro, ${nome}`.slice(0, 200),
  variazioneDi: (nome: string) => `Quota nelle variazioni di CP6, ${nome}`.slice(0, 200),
  VARIAZIONE_CPB: 'Chi è nel concordato la mette in CP6 (col. 3 o 8), con le altre variazioni.',
  SOSTITUTIVA_DEL_SOCIO: 'La versa il socio: qui non ha un rigo.',
  ISA: 'ISA',
  ISA_SOCIETA: 'ISA delle società partecipate',
  SOGGETTO_ISA: 'Chi applica gli ISA versa gli acconti in due rate uguali.',
  ESONERO_ISA: 'Il punteggio, o il concordato, tiene il posto del visto fino al limite detto sotto.',
  CONCORDATO_ACCETTATO: 'Proposta accettata: primo anno P06, secondo P07 (per l’IRAP P08 e P09).',
  BENEFICIO_ISA: 'Oltre serve il visto: i limiti sono dell’anno intero, per tutte le compensazioni.',
  maggiorazioneDi: (nome: string) => `Maggiorazione degli acconti CPB, ${nome}`.slice(0, 200),
  MAGGIORAZIONE_DEL_SOCIO:
    'Con il metodo storico la versano i soci per quota (circ. 18/E/2024): se versata, in RN38 col. 2 e col. 6.',
  DI_COMODO: 'Società di comodo',
  REDDITO_MINIMO:
    'Il valore della produzione non è sotto il reddito minimo con retribuzioni, compensi e interessi.',
  VALORE_MINIMO: 'Valore minimo della produzione',
  VALORE_NETTO: 'Valore della produzione netta',
  SOTTO_IL_MINIMO: 'L’IRAP di una società di comodo si calcola almeno sul minimo: qui la base è sotto.',
  costiDiComodo: (casella: string) => `Costi del minimo IRAP, ${testiCollegamenti.rigo(casella)}`,
  COSTI_DI_COMODO: 'Qui retribuzioni, compensi e interessi hanno ciascuno il suo rigo.',
  TRASPARENZA: 'Imputato per trasparenza, anche se non distribuito.',
  TRASPARENZA_PERSONALE:
    'Imputato per trasparenza, a titolo personale. Se la partecipazione è nell’inventario dell’impresa va in RF58 o RG26: barrare lì «Partecipazioni nell’inventario».',
  coniuge: (nome: string, stato: string) => `${nome}, ${stato.toLowerCase()}`,
  dichiaranteCongiunta: (nome: string, stato: string) => `${nome}, dichiarante, ${stato.toLowerCase()}`,
  DALL_ALTRO_MODELLO: 'Lo stesso dato nell’altro modello: si presenta uno solo dei due.',
  DA_DIVIDERE:
    'Qui le ritenute stanno nei righi da D3 a D5, ciascuna con il suo reddito, e non è detto quale: si dividono a mano.',
  SENZA_POSTO: 'In questo modello non ha un rigo: si riporta a mano, se serve.',
  quadro: (codice: string) => `Quadro ${codice}`,
  QUADRO_ALTRUI: 'Il 730 non lo ha: chi lo compila presenta Redditi persone fisiche, e non si riporta nulla.',
  NON_CONIUGE: 'Nel suo 730 non è barrata «Coniuge dichiarante»: dichiarante è uno dei due.',
  FRONTESPIZIO_CONIUGE: 'Frontespizio del 730 del coniuge',
  SI_DICHIARA_CONIUGE: 'Nel suo 730 è barrata «Coniuge dichiarante»: qui «Dichiarante» e «Congiunta».',
  NON_ANCORA_NOTO: 'Nel 730 del coniuge non è ancora noto.',
  congiunta: {
    esito: 'Il conguaglio dei due è uno: lo fa il sostituto del dichiarante.',
    inF24: 'Il coniuge lo usa in F24 per le sue imposte: non entra nel conguaglio.',
    seconda: 'A novembre la trattiene il sostituto del dichiarante.',
    ente: 'Il comune a cui va, se si paga con F24.',
  },
  NELLA_CONGIUNTA: 'Il 730 congiunto dice altro di questo: si accetta da là, nei suoi collegamenti.',
  anno: (tipo: string, anno: number, stato: string) => `${tipo} ${anno}, ${stato.toLowerCase()}`,
  SENZA_RIGO: 'L’anno prima c’era; qui non ha un rigo.',
  RIPORTO: 'Ciò che l’anno prima lascia a questo.',
  SCHEDA: 'Scheda del cliente',
  DELLA_SCHEDA: 'Come dice la scheda del cliente.',
} as const;
