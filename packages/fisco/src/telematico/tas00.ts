// MEF, technical specification of the IMU declaration of non-commercial bodies approved on 24/4/2024.
import {
  catasto,
  causale,
  contatori,
  domicilio,
  inizio,
  LUNGHEZZA,
  nonUtilizzabile,
  possesso,
  testaImu,
} from './involucro.ts';
import {
  type Blocco,
  type CampoScritto,
  campo,
  defineRecord,
  fisso,
  obbligatorio,
  type Parte,
  type Tracciato,
  tagliabile,
  vuoto,
} from './tracciato.ts';

const defineUfficiale = (tipo: string, titolo: string, parti: readonly Parte[]) =>
  defineRecord(tipo, titolo, parti, { lunghezza: LUNGHEZZA, certezza: 'ufficiale' });

const frontespizio: Parte[] = [
  campo('anno', 'Anno della dichiarazione', 'NU', 4, obbligatorio),
  campo('periodo', 'Periodo d’imposta', 'NU', 4, obbligatorio),
  campo('comuneCatastale', 'Codice catastale del comune', 'AN', 4, obbligatorio),
  campo('comuneNome', 'Denominazione del comune', 'AN', 50, obbligatorio),
  campo('denominazione', 'Denominazione dell’ente', 'AN', 60, { obbligatorio: true, tagliabile: true }),
  campo('contribuente', 'Codice fiscale dell’ente', 'AN', 16, obbligatorio),
  campo('prefisso', 'Telefono: prefisso', 'AN', 4, { cifre: true }),
  campo('telefono', 'Telefono: numero', 'AN', 8, { cifre: true }),
  campo('email', 'Posta elettronica', 'AN', 50),
  ...domicilio(' dell’ente', '', obbligatorio),
  campo('rappresentante', 'Codice fiscale del rappresentante', 'CF', 16, obbligatorio),
  campo('carica', 'Codice carica del rappresentante', 'AN', 2, {
    ammessi: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  }),
  campo('cognomeRappresentante', 'Cognome del rappresentante', 'AN', 24, {
    obbligatorio: true,
    tagliabile: true,
  }),
  campo('nomeRappresentante', 'Nome del rappresentante', 'AN', 20, { obbligatorio: true, tagliabile: true }),
  campo('sessoRappresentante', 'Sesso del rappresentante', 'AN', 1, { ammessi: ['M', 'F'] }),
  campo('nascitaRappresentante', 'Data di nascita del rappresentante', 'DT', 8, obbligatorio),
  campo('comuneNascitaRappresentante', 'Comune o Stato estero di nascita del rappresentante', 'AN', 40, {
    obbligatorio: true,
    tagliabile: true,
  }),
  campo('provinciaNascitaRappresentante', 'Provincia di nascita del rappresentante', 'PN', 2, obbligatorio),
  campo('residenzaEstera', 'Residenza all’estero', 'CB', 1),
  campo('statoResidenza', 'Codice dello Stato estero di residenza', 'NU', 3),
  campo('contea', 'Stato federato, provincia o contea di residenza', 'AN', 24),
  campo('localitaEstera', 'Località di residenza estera', 'AN', 24, tagliabile),
  campo('indirizzoEstero', 'Indirizzo estero', 'AN', 35, tagliabile),
  campo('prefissoRappresentante', 'Telefono del rappresentante: prefisso', 'AN', 4, { cifre: true }),
  campo('telefonoRappresentante', 'Telefono del rappresentante: numero', 'AN', 8, { cifre: true }),
  campo('societaDichiarante', 'Codice fiscale della società o ente dichiarante', 'CN', 11),
  campo('immobiliA', 'Numero di immobili del quadro A', 'NU', 9),
  campo('ordiniA', 'Numeri d’ordine del quadro A', 'NU', 9),
  campo('immobiliB', 'Numero di immobili del quadro B', 'NU', 9),
  campo('quadroC', 'Quadro C compilato', 'CB', 1),
  campo('quadroD', 'Quadro D compilato', 'CB', 1),
  campo('firmaDichiarante', 'Firma del dichiarante', 'CB', 1, obbligatorio),
  campo('intermediario', 'Codice fiscale dell’intermediario', 'CF', 16),
  campo('alboCaf', 'Numero di iscrizione all’albo dei CAF', 'NU', 5),
  campo('dataImpegno', 'Data dell’impegno', 'DT', 8),
  campo('firmaIntermediario', 'Firma dell’intermediario', 'CB', 1),
  vuoto(1106),
  vuoto(20, 'Spazio riservato al servizio telematico'),
];

const ordinali = (quadro: string): CampoScritto[] => [
  campo('ordine', `Numero d’ordine nel quadro ${quadro}`, 'NU', 4, obbligatorio),
  campo('progressivoImmobile', `Progressivo immobile nel quadro ${quadro}`, 'NU', 4, obbligatorio),
  campo('continuita', 'Indicatore di continuità', 'NU', 1, {
    ammessi: [1],
    nota: '1: altra variazione di un immobile già indicato',
  }),
];

const descrizione = (): CampoScritto[] => [
  campo('caratteristiche', 'Caratteristiche', 'AN', 1, {
    obbligatorio: true,
    ammessi: ['1', '2', '3', '4'],
    nota: '1 terreno, 2 area fabbricabile, 3 fabbricato con rendita, 4 fabbricato D da scritture contabili',
  }),
  campo('indirizzoImmobile', 'Indirizzo dell’immobile', 'AN', 100, { obbligatorio: true, tagliabile: true }),
  ...catasto(),
  campo('annoProtocollo', 'Anno del protocollo', 'AN', 4, { cifre: true }),
  campo('valore', 'Valore', 'NU', 15, obbligatorio),
  ...possesso(),
  campo('riduzione', 'Riduzioni', 'NU', 1, {
    ammessi: [1, 2, 3],
    nota: '0 nessuna, 1 storico o artistico, 2 inagibile, 3 altre',
  }),
];

const immobili: Blocco = {
  blocco: 'immobile',
  titolo: 'Immobile',
  quante: 2,
  campi: [
    ...ordinali('A'),
    ...descrizione(),
    campo('esenzione', 'Esenzione', 'NU', 1, {
      ammessi: [1, 2, 3],
      nota: '0 nessuna, 1 non utilizzabile né disponibile, 2 quadro temporaneo aiuti di Stato, 3 altre',
    }),
    ...causale(),
    ...nonUtilizzabile(),
  ],
};

const TIPI_ATTIVITA = [
  ['assistenziale', 'assistenziali'],
  ['previdenziale', 'previdenziali'],
  ['sanitaria', 'sanitarie'],
  ['didattica', 'didattiche'],
  ['ricettiva', 'ricettive'],
  ['culturale', 'culturali'],
  ['ricreativa', 'ricreative'],
  ['sportiva', 'sportive'],
  ['culto', 'di religione e di culto'],
  ['ricerca', 'di ricerca scientifica'],
] as const;
/** The ten boxes of the kinds of activity, at least one of which is ticked. */
export const CAMPI_ATTIVITA: readonly string[] = TIPI_ATTIVITA.map(([nome]) => nome);

/** A percentage in two fields: three whole digits, two decimals. */
const percentuale = (nome: string, titolo: string): CampoScritto[] => [
  campo(`${nome}Intera`, `${titolo}: parte intera`, 'NU', 3),
  campo(`${nome}Decimale`, `${titolo}: parte decimale`, 'NU', 2),
];

/** The ratios of art. 5, the same for teaching and for the other activities. */
const rapporti = (prefisso: string): CampoScritto[] => [
  ...percentuale(`${prefisso}Superficie`, 'Superficie commerciale su totale'),
  ...percentuale(`${prefisso}SuperficieGiorni`, 'Superficie commerciale su totale, per i giorni'),
  ...percentuale(`${prefisso}Soggetti`, 'Soggetti con modalità commerciali su totale'),
  ...percentuale(`${prefisso}SoggettiGiorni`, 'Soggetti con modalità commerciali su totale, per i giorni'),
  ...percentuale(`${prefisso}Giorni`, 'Giorni con modalità commerciali su 365'),
  ...percentuale(`${prefisso}Imponibilita`, 'Percentuale di imponibilità'),
];

const centesimi = { centesimi: true, nota: 'in centesimi' } as const;
const misto: Parte[] = [
  ...ordinali('B'),
  ...TIPI_ATTIVITA.map(([nome, titolo]) => campo(nome, `Attività ${titolo}`, 'CB', 1)),
  ...descrizione(),
  campo('esenzione', 'Esenzione', 'CB', 1),
  ...causale(),
  campo('comodato', 'Comodato o immobili strutturali: tipo', 'AN', 1, { ammessi: ['1', '2'] }),
  campo('comodatario', 'Comodatario', 'AN', 100, tagliabile),
  campo('didatticaCm', 'Attività didattica: corrispettivo medio percepito (Cm)', 'NU', 9, centesimi),
  campo('didatticaCms', 'Attività didattica: costo medio per studente (Cms)', 'NU', 9, centesimi),
  ...rapporti('didattica'),
  campo('didatticaValore', 'Attività didattica: valore per l’IMU (art. 5)', 'NU', 12, centesimi),
  campo(
    'didatticaEsente',
    'Attività didattica: valore per l’IMU o l’esenzione (art. 4, c. 3, lett. c)',
    'NU',
    12,
    centesimi,
  ),
  campo('didatticaMinore', 'Caso Cm minore di Cms', 'CB', 1),
  campo('didatticaMaggiore', 'Caso Cm maggiore o uguale a Cms', 'CB', 1),
  ...percentuale('didatticaRapporto', 'Rapporto Cms/Cm'),
  campo('didatticaParziale', 'Attività didattica: valore parziale da assoggettare', 'NU', 12, centesimi),
  campo(
    'didatticaComplessivo',
    'Attività didattica: valore complessivo da assoggettare',
    'NU',
    12,
    centesimi,
  ),
  campo('altreCenc', 'Altre attività: corrispettivo medio percepito (Cenc)', 'NU', 9, centesimi),
  campo('altreCm', 'Altre attività: corrispettivo medio di mercato (Cm)', 'NU', 9, centesimi),
  ...rapporti('altre'),
  campo('altreValore', 'Altre attività: valore per l’IMU (art. 5)', 'NU', 12, centesimi),
  campo('annotazioni', 'Annotazioni', 'AN', 500, tagliabile),
];

const liquidazione: Parte[] = [
  campo('dovuta', 'IMU dovuta', 'NU', 12),
  campo('eccedenza', 'Eccedenza della precedente dichiarazione', 'NU', 12),
  campo('compensata', 'Eccedenza compensata in F24', 'NU', 12),
  campo('versata', 'Rate versate', 'NU', 12),
  campo('debito', 'IMU a debito', 'NU', 12),
  campo('credito', 'IMU a credito', 'NU', 12, { nota: 'senza segno' }),
  campo('creditoTotale', 'IMU a credito della presente dichiarazione', 'NU', 12),
  campo('rimborso', 'Credito chiesto a rimborso', 'NU', 12),
  campo('compensazione', 'Credito da usare in compensazione', 'NU', 12),
];

const CONTATI = ['B', 'C', 'D'] as const;

/** IMU of non-commercial bodies. */
export const tas00: Tracciato = {
  codice: 'TAS00',
  titolo: 'Dichiarazione IMU degli enti non commerciali',
  versione: '24/4/2024',
  fonte: 'MEF, specifiche tecniche IMU ENC approvate il 24/4/2024',
  lunghezza: LUNGHEZZA,
  certezza: 'ufficiale',
  record: {
    A: defineUfficiale('A', 'Testa della fornitura', testaImu('TAS00')),
    B: defineUfficiale('B', 'Frontespizio', [...inizio('B'), ...frontespizio]),
    C: defineUfficiale('C', 'Quadro A: imponibili o esenti', [
      ...inizio('C'),
      immobili,
      campo('annotazioni', 'Annotazioni', 'AN', 500, { tagliabile: true, soloPrimo: true }),
    ]),
    D: defineUfficiale('D', 'Quadro B: uso misto', [...inizio('D'), ...misto]),
    E: defineUfficiale('E', 'Quadri C e D: liquidazione', [...inizio('E'), ...liquidazione]),
    Z: defineUfficiale('Z', 'Coda della fornitura', [fisso('Tipo record', 'Z'), ...contatori(CONTATI)]),
  },
  ordine: ['B', 'C', 'D', 'E'],
  contatori: CONTATI,
  sempre: [],
  dichiarazioniMassime: 1,
};
