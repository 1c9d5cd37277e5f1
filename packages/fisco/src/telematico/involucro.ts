import { type CampoScritto, campo, fisso, obbligatorio, vuoto } from './tracciato.ts';

/** Characters of a line of the ministerial layouts, its end included. */
export const LUNGHEZZA = 1900;

/** 1-89 of every record but A and Z: who declares, the modulo, who wrote the program. */
export const inizio = (tipo: string): CampoScritto[] => [
  fisso('Tipo record', tipo),
  campo('codiceFiscale', 'Codice fiscale del dichiarante', 'CF', 16, obbligatorio),
  campo('modulo', 'Progressivo modulo', 'NU', 8, obbligatorio),
  vuoto(48),
  campo('produttore', 'Codice fiscale del produttore del software', 'AN', 16),
];

/** The counters of Z: how many records of each type. */
export const contatori = (tipi: readonly string[]): CampoScritto[] =>
  tipi.map((tipo) => campo(`numero${tipo}`, `Numero di record ${tipo}`, 'NU', 9));

/** Where somebody lives or has the seat: the same eight boxes in more than one record. */
export const domicilio = (di: string, suffisso: string, chiesto = {}): CampoScritto[] => [
  campo(`indirizzo${suffisso}`, `Indirizzo del domicilio fiscale${di}`, 'AN', 35, {
    ...chiesto,
    tagliabile: true,
  }),
  campo(`civico${suffisso}`, `Numero civico${di}`, 'AN', 5, { ...chiesto, nota: 'SNC se manca' }),
  campo(`scala${suffisso}`, `Scala${di}`, 'AN', 5),
  campo(`piano${suffisso}`, `Piano${di}`, 'AN', 5),
  campo(`interno${suffisso}`, `Interno${di}`, 'AN', 5),
  campo(`cap${suffisso}`, `C.A.P.${di}`, 'AN', 5),
  campo(`comune${suffisso}`, `Comune o Stato estero del domicilio fiscale${di}`, 'AN', 100, chiesto),
  campo(`provincia${suffisso}`, `Provincia del domicilio fiscale${di}`, 'PR', 2, {
    ...chiesto,
    nota: 'EE se all’estero',
  }),
  campo(`statoEstero${suffisso}`, `Codice dello Stato estero${di}`, 'NU', 3, {
    nota: 'obbligatorio se la provincia è EE: le tre cifre del codice Z',
  }),
];

/** 1-529 of A in the IMU layouts. */
export const testaImu = (codice: string): CampoScritto[] => [
  fisso('Tipo record', 'A'),
  vuoto(14),
  fisso('Codice fornitura', codice),
  campo('tipoFornitore', 'Tipo fornitore', 'AN', 2, {
    obbligatorio: true,
    ammessi: ['01', '10'],
    nota: '01 chi invia la propria, 10 intermediario, CAF o gruppo',
  }),
  campo('fornitore', 'Codice fiscale del fornitore', 'CF', 16, obbligatorio),
  campo('tipologia', 'Tipologia della dichiarazione', 'AN', 1, {
    obbligatorio: true,
    ammessi: ['N', 'S', 'M'],
    nota: 'N nuova, S sostitutiva, M invio successivo al primo di una dichiarazione divisa',
  }),
  vuoto(482),
  campo('progressivo', 'Progressivo dell’invio', 'NU', 4, {
    obbligatorio: true,
    nota: 'cresce di 1, non oltre il totale',
  }),
  campo('totaleInvii', 'Numero totale degli invii', 'NU', 4, obbligatorio),
  vuoto(1168),
  vuoto(200, 'Spazio riservato al servizio telematico'),
];

/** The cadastral data of a property: six or seven boxes asked all together. */
export const catasto = (): CampoScritto[] => [
  campo('tipoCatasto', 'T/U', 'AN', 1, { ammessi: ['T', 'U'], nota: 'T terreni, U urbano' }),
  campo('codiceCatastale', 'Codice catastale dell’immobile', 'AN', 5),
  campo('sezione', 'Sezione', 'AN', 3),
  campo('foglio', 'Foglio', 'AN', 4),
  campo('particella', 'Particella', 'AN', 10),
  campo('subalterno', 'Subalterno', 'AN', 4),
  campo('categoria', 'Categoria o qualità', 'AN', 25),
  campo('classe', 'Classe', 'AN', 10),
  campo('protocollo', 'Numero di protocollo', 'AN', 20, {
    nota: 'solo senza dati catastali, insieme all’anno',
  }),
];

/** From the reason of the declaration to the deed. */
export const causale = (): CampoScritto[] => [
  campo('acquisto', 'Acquisto', 'CB', 1),
  campo('cessione', 'Cessione', 'CB', 1),
  campo('altro', 'Altro', 'CB', 1),
  campo('altroDescrizione', 'Descrizione di «Altro»', 'AN', 100, {
    tagliabile: true,
    nota: 'obbligatoria se Altro = 1',
  }),
  campo('dataVariazione', 'Inizio o termine del possesso, o variazione d’imposta', 'DT', 8),
  campo('agevolazione', 'Inizio o termine dell’agevolazione', 'AN', 1, { ammessi: ['I', 'T'] }),
  campo('ufficio', 'Agenzia delle Entrate di', 'AN', 24, {
    tagliabile: true,
    nota: 'alternativo agli estremi del titolo',
  }),
  campo('titolo', 'Estremi del titolo', 'AN', 24, { tagliabile: true, nota: 'alternativi all’ufficio' }),
];

/** A property that cannot be used nor disposed of: asked, and allowed, only with Esenzione = 1. */
export const nonUtilizzabile = (): CampoScritto[] => [
  campo('occupazione', 'Non utilizzabile né disponibile: tipo', 'AN', 1, { ammessi: ['1', '2'] }),
  campo('autorita', 'Non utilizzabile né disponibile: autorità', 'AN', 100, { tagliabile: true }),
  campo('dataDenuncia', 'Non utilizzabile né disponibile: data della denuncia', 'DT', 8),
];

export const possesso = (chiesto = {}): CampoScritto[] => [
  campo('quotaIntera', 'Percentuale di possesso: parte intera', 'NU', 3, chiesto),
  campo('quotaDecimale', 'Percentuale di possesso: parte decimale', 'NU', 2),
];
