// MEF, technical specification of the IMU/IMPi declaration approved on 24/4/2024.
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
  campo('contribuente', 'Codice fiscale o partita IVA del contribuente', 'AN', 16, obbligatorio),
  campo('prefisso', 'Telefono del contribuente: prefisso', 'AN', 4, { cifre: true }),
  campo('telefono', 'Telefono del contribuente: numero', 'AN', 8, { cifre: true }),
  campo('email', 'Posta elettronica del contribuente', 'AN', 50),
  campo('cognome', 'Cognome o ragione sociale del contribuente', 'AN', 24, {
    obbligatorio: true,
    tagliabile: true,
  }),
  campo('nome', 'Nome del contribuente', 'AN', 20, tagliabile),
  campo('dataNascita', 'Data di nascita del contribuente', 'DT', 8),
  campo('sesso', 'Sesso del contribuente', 'AN', 1, { ammessi: ['M', 'F'] }),
  campo('comuneNascita', 'Comune o Stato estero di nascita del contribuente', 'AN', 40, tagliabile),
  campo('provinciaNascita', 'Provincia di nascita del contribuente', 'PN', 2, {
    nota: 'EE se nato all’estero',
  }),
  vuoto(3),
  ...domicilio(' del contribuente', '', obbligatorio),
  campo('dichiarante', 'Codice fiscale del dichiarante', 'CF', 16),
  campo('carica', 'Codice carica del dichiarante', 'AN', 2, {
    ammessi: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
    nota: 'obbligatorio se il dichiarante non è il contribuente',
  }),
  campo('cognomeDichiarante', 'Cognome o ragione sociale del dichiarante', 'AN', 24, tagliabile),
  campo('nomeDichiarante', 'Nome del dichiarante', 'AN', 20, tagliabile),
  campo('prefissoDichiarante', 'Telefono del dichiarante: prefisso', 'AN', 4, { cifre: true }),
  campo('telefonoDichiarante', 'Telefono del dichiarante: numero', 'AN', 8, { cifre: true }),
  campo('emailDichiarante', 'Posta elettronica del dichiarante', 'AN', 50),
  ...domicilio(' del dichiarante', 'Dichiarante'),
  campo('intermediario', 'Codice fiscale dell’intermediario', 'CF', 16),
  campo('alboCaf', 'Numero di iscrizione all’albo dei CAF', 'NU', 5),
  campo('impegno', 'Impegno a trasmettere la dichiarazione', 'NU', 1, { ammessi: [1], nota: 'sempre 1' }),
  campo('dataImpegno', 'Data dell’impegno', 'DT', 8),
  campo('firmaIntermediario', 'Firma dell’intermediario', 'CB', 1),
  vuoto(42),
];

const contitolari: Blocco = {
  blocco: 'contitolare',
  titolo: 'Contitolare',
  quante: 4,
  campi: [
    campo('ordine', 'Numero d’ordine dell’immobile', 'NU', 4, obbligatorio),
    campo('contitolareNome', 'Cognome e nome, o denominazione, del contitolare', 'AN', 50, {
      obbligatorio: true,
      tagliabile: true,
    }),
    campo('contitolareComuneNascita', 'Comune o Stato estero di nascita', 'AN', 40, tagliabile),
    campo('contitolareProvinciaNascita', 'Provincia di nascita', 'PN', 2, { nota: 'EE se nato all’estero' }),
    vuoto(3),
    campo('contitolareCodiceFiscale', 'Codice fiscale del contitolare', 'CF', 16, obbligatorio),
    campo('contitolareDataNascita', 'Data di nascita', 'DT', 8),
    campo('contitolareSesso', 'Sesso', 'AN', 1, { ammessi: ['M', 'F'] }),
    ...domicilio(' del contitolare', 'Contitolare', obbligatorio),
    ...possesso(),
    campo('detrazione', 'Detrazione per l’abitazione principale', 'NU', 9),
    campo('firma', 'Firma del contitolare', 'CB', 1, obbligatorio),
  ],
};

const immobili: Blocco = {
  blocco: 'immobile',
  titolo: 'Immobile',
  quante: 2,
  campi: [
    campo('ordine', 'Numero d’ordine', 'NU', 4, obbligatorio),
    campo('progressivoImmobile', 'Progressivo immobile', 'NU', 4, obbligatorio),
    campo('continuita', 'Indicatore di continuità', 'NU', 1, {
      ammessi: [1],
      nota: '1: altra variazione di un immobile già indicato',
    }),
    campo('caratteristiche', 'Caratteristiche', 'AN', 3, {
      obbligatorio: true,
      ammessi: ['1', '2', '3', '4', '5', '6', '7'],
      nota: '1 terreno, 2 area fabbricabile, 3 fabbricato con rendita, 4 da scritture contabili, 5 abitazione principale, 6 pertinenza, 7 beni merce',
    }),
    campo('indirizzoImmobile', 'Indirizzo dell’immobile', 'AN', 100, {
      obbligatorio: true,
      tagliabile: true,
    }),
    ...catasto(),
    campo('annoProtocollo', 'Anno del protocollo', 'NU', 4),
    campo('valore', 'Valore', 'NU', 15, obbligatorio),
    ...possesso(),
    campo('detrazione', 'Detrazione per l’abitazione principale', 'NU', 9),
    campo('equiparazione', 'Equiparazione all’abitazione principale', 'AN', 1, {
      ammessi: ['1', '2'],
      nota: '1 alloggio sociale, 2 alloggio di servizio',
    }),
    campo('riduzione', 'Riduzioni', 'AN', 1, {
      ammessi: ['0', '1', '2', '3', '4', '5'],
      nota: '0 nessuna, 1 storico o artistico, 2 inagibile, 3 comodato, 4 non residente con pensione estera, 5 altre',
    }),
    campo('esenzione', 'Esenzione', 'NU', 1, {
      ammessi: [1, 2, 3],
      nota: '0 nessuna, 1 non utilizzabile né disponibile, 2 quadro temporaneo aiuti di Stato, 3 altre',
    }),
    ...causale(),
    ...nonUtilizzabile(),
  ],
};

const piattaforme: Blocco = {
  blocco: 'piattaforma',
  titolo: 'Piattaforma o rigassificatore',
  quante: 5,
  campi: [
    campo('ordine', 'Numero d’ordine', 'NU', 4, obbligatorio),
    campo('progressivoImmobile', 'Progressivo del manufatto', 'NU', 4, obbligatorio),
    campo('caratteristiche', 'Caratteristiche', 'AN', 2, {
      ammessi: ['1', '2'],
      nota: '1 piattaforma marina, 2 terminale di rigassificazione',
    }),
    campo('denominazioneManufatto', 'Denominazione del manufatto', 'AN', 100, tagliabile),
    campo('valore', 'Valore', 'NU', 15, obbligatorio),
    ...possesso(),
    campo('dataCessazione', 'Data di cessazione della funzione', 'DT', 8),
  ],
};

const chiusura: Parte[] = [
  campo('annotazioni', 'Annotazioni', 'AN', 500, { tagliabile: true, soloPrimo: true }),
  campo('data', 'Data', 'DT', 8, obbligatorio),
  campo('firmaDichiarante', 'Firma del dichiarante', 'CB', 1, obbligatorio),
];

const TIPI = ['B', 'C', 'D', 'E'] as const;

/** IMU and IMPi: persone fisiche and commercial subjects. */
export const tat00: Tracciato = {
  codice: 'TAT00',
  titolo: 'Dichiarazione IMU/IMPi',
  versione: '24/4/2024',
  fonte: 'MEF, specifiche tecniche IMU/IMPi approvate il 24/4/2024',
  lunghezza: LUNGHEZZA,
  certezza: 'ufficiale',
  record: {
    A: defineUfficiale('A', 'Testa della fornitura', testaImu('TAT00')),
    B: defineUfficiale('B', 'Frontespizio', [...inizio('B'), ...frontespizio]),
    C: defineUfficiale('C', 'Contitolari', [...inizio('C'), contitolari, vuoto(538), vuoto(20)]),
    D: defineUfficiale('D', 'Immobili IMU', [...inizio('D'), immobili, ...chiusura]),
    E: defineUfficiale('E', 'Piattaforme e rigassificatori IMPi', [...inizio('E'), piattaforme, ...chiusura]),
    Z: defineUfficiale('Z', 'Coda della fornitura', [fisso('Tipo record', 'Z'), ...contatori(TIPI)]),
  },
  ordine: TIPI,
  contatori: TIPI,
  // Z asks for at least one of each; without properties or platforms their order number is 0.
  sempre: ['C', 'D', 'E'],
  dichiarazioniMassime: 1,
};
