import { randomUUID } from 'node:crypto';
import { tipologiaUtente } from '@quadra/contract';
import { type Cosa, makePartitaIva, next, type Posto } from './posti.ts';
import { makeZip } from './zip.ts';

/** What is sent for a call about a place: what its address names, the body, or the fields of a file. */
export interface Richiesta {
  readonly parametri?: Readonly<Record<string, string>>;
  readonly corpo?: unknown;
  readonly campi?: Readonly<Record<string, string>>;
  /** Name and content of the file; a table of clients where it is not said. */
  readonly file?: readonly [string, string | Uint8Array<ArrayBuffer>];
}
type Prepara = (posto: Posto) => Richiesta | Promise<Richiesta>;

const PDF = `%PDF-1.7\n${'x'.repeat(40)}`;

const conId =
  (cosa: Cosa, corpo: Readonly<Record<string, unknown>> = {}): Prepara =>
  async (posto) => ({ parametri: { id: await posto.make(cosa) }, corpo: { Versione: 1, ...corpo } });
const conStudio =
  (corpo: Readonly<Record<string, unknown>> = {}): Prepara =>
  ({ studioId }) => ({ corpo: { IdStudio: studioId, ...corpo } });
const conCodici =
  (cosa: Cosa, campo: string, altro: object = {}): Prepara =>
  async (posto) => ({ corpo: { [campo]: [await posto.make(cosa)], ...altro } });

/** A client of a place, always the same: for calls that leave him as he is. */
const persone = new Map<Posto, Promise<string>>();
function findPersona(posto: Posto): Promise<string> {
  const sua = persone.get(posto) ?? posto.make('persona');
  persone.set(posto, sua);
  return sua;
}

const DOMICILIO = { Comune: 'H501' };
const societa = () => ({
  Tipo: 'SD',
  CodiceFiscale: makePartitaIva(),
  RagioneSociale: 'Matrice',
  DomicilioFiscale: DOMICILIO,
});
const casa = { Comune: 'H501', Categoria: 'A/2', Proprietari: [] };
const terreno = { Comune: 'H501', Proprietari: [] };
const canone = { Dal: '2024-01-01', Canone: 1000, CodiceCanone: '1' };
const attoDelega = { Anno: new Date().getFullYear(), Tipo: 'Delega', Numero: '1', DataDelega: '2026-01-02' };
const attoF24 = {
  ...{ Scadenza: '2026-06-30', Versione: 1 },
  Righe: [{ Sezione: 'erario', Codice: '4001', Rateazione: '0101', Anno: '2025', Debito: 1 }],
};
const conConto =
  (corpo?: object): Prepara =>
  async (posto) => ({
    parametri: { anno: '2025', id: await posto.make('conDebito') },
    ...(corpo ? { corpo } : {}),
  });
const conDelegato =
  (corpo: object = {}): Prepara =>
  async (posto) => ({
    corpo: {
      ...corpo,
      IdAnagrafica: await posto.make('primoCliente'),
      IdIntermediario: await posto.make('delegato'),
    },
  });
const conRegistro: Prepara = async (posto) => ({
  parametri: { intermediario: await posto.make('registroDeleghe'), anno: '2020' },
});
const conFascicolo: Prepara = async (posto) => ({
  parametri: { id: await posto.make('persona'), anno: '2025' },
});
const UN_MESE_MS = 30 * 86_400_000;
const giornoDopo = () => new Date(Date.now() + UN_MESE_MS).toISOString().slice(0, 10);
const attoAliquota = { Aliquota: 1, NumeroDelibera: 'Matrice', DataDelibera: '2023-12-20' };
const righi = { Righi: {}, Quadro: 'RC' };
const studioDi: Prepara = async ({ parola, studioId, gestoreId }) => ({
  parametri: { id: String(studioId) },
  corpo: { Versione: 1, RagioneSociale: parola, TipoProfiloCliente: 0, GestoreId: gestoreId },
});
const intermediario = () => ({
  Tipo: 'CU',
  CodiceFiscale: makePartitaIva(),
  RagioneSociale: 'Matrice',
  RappresentanteCognome: 'Neri',
  RappresentanteNome: 'Ada',
});
const stampa = { tipo: 'dichiarazione', anno: 2025 };
const bozza: Prepara = async (posto) => ({
  parametri: { genere: 'anagrafica', chiave: await posto.make('persona') },
  corpo: { Righi: {} },
});
const personaDi: Prepara = async (posto) => ({
  campi: { IdAnagrafica: await posto.make('persona') },
  file: ['a.pdf', PDF],
});
const utenteNuovo: Prepara = ({ studioId }) => ({
  corpo: {
    Nome: 'Ada',
    Cognome: 'Neri',
    Email: `invito${next()}@example.it`,
    TipologiaUtente: tipologiaUtente.OP_STU,
    IdStudio: studioId,
  },
});
const unUtente: Prepara = async (posto) => ({ corpo: { IdUtente: Number(await posto.make('utente')) } });
const unLavoro: Prepara = async (posto) => ({ corpo: { JobId: await posto.make('lavoro') } });
const gestoreDi = ({ gestore }: Posto) => ({
  Codice: gestore.toUpperCase(),
  Nome: gestore,
  RagioneSociale: gestore,
  CreazionePacchettiApplicativi: true,
});
const unAnnoIva =
  (corpo?: object): Prepara =>
  async (posto) => ({
    parametri: { annoImposta: '2024', anagrafica: await posto.make('liquidazione') },
    ...(corpo ? { corpo } : {}),
  });
const unGruppo: Prepara = async (posto) => ({ parametri: { gruppo: await posto.make('gruppo') } });
const tabelle: Prepara = () => ({ corpo: { ope: 'select', table: 'anagrafica', pagesize: 200 } });
const oggi = () => new Date().toISOString().slice(0, 10);

/** Calls that are about a record or a studio, or that want something in particular to answer at all. */
export const richieste: Readonly<Record<string, Prepara>> = {
  'PUT /api/sicurezza/passkey/{id}': conId('passkey', { Nome: 'Chiave' }),
  'DELETE /api/sicurezza/passkey/{id}': conId('passkey'),
  'DELETE /api/utente/sessioni/{id}': conId('sessione'),
  'GET /api/hangfire/job/{id}': conId('lavoro'),
  'GET /api/hangfire/job/{id}/righe': conId('lavoro'),
  'GET /api/hangfire/job/{id}/resoconto': conId('lavoro'),
  'GET /api/hangfire/job/{id}/esito': conId('lavoro'),
  'POST /api/hangfire/stop-job': unLavoro,
  'POST /api/commons/exec/stopjob': unLavoro,
  'POST /api/hangfire/retry-job': unLavoro,
  'GET /api/esportazione/{id}/file': conId('esportazione'),
  'DELETE /api/copilota/{id}': conId('scambio'),
  'GET /api/vista/{id}': conId('vista'),
  'PUT /api/vista/{id}': conId('vista', { Nome: 'Matrice' }),
  'DELETE /api/vista/{id}': conId('vista'),
  'GET /api/anagrafica/{id}': conId('persona'),
  'GET /api/anagrafica/{id}/storia': conId('persona'),
  'GET /api/anagrafica/{id}/panoramica': conId('persona'),
  'GET /api/anagrafica/{id}/seguito': conId('persona'),
  'PUT /api/anagrafica/{id}/seguito': conId('persona', { IdUtente: null, Nota: 'Nota', Versione: 0 }),
  'GET /api/anagrafica/{id}/panoramica/versamenti': conId('persona'),
  'GET /api/anagrafica/{id}/panoramica/fatti': conId('persona'),
  'GET /api/anagrafica/{id}/situazione/{giorno}': conId('persona'),
  'PUT /api/anagrafica/{id}': (posto) => conId('persona', societa())(posto),
  'DELETE /api/anagrafica/{id}': conId('persona'),
  'POST /api/anagrafica/{id}/archivia': conId('persona'),
  'POST /api/anagrafica': ({ studioId }) => ({ corpo: { ...societa(), IdStudio: studioId } }),
  'GET /api/anagrafica/{id}/riservatezza': conId('persona'),
  'POST /api/anagrafica/{id}/riservatezza/cancella': conId('persona', { CodiceFiscale: 'ALTRO' }),
  'POST /api/anagrafica/archivia': conCodici('persona', 'Codici'),
  'POST /api/anagrafica/correzione': async (posto) => {
    const CodiceFiscaleErrato = makePartitaIva();
    await posto.makeSocieta(CodiceFiscaleErrato);
    return {
      corpo: { CodiceFiscaleErrato, CodiceFiscaleCorretto: makePartitaIva(), IdStudio: posto.studioId },
    };
  },
  'POST /api/anagrafica/importazione/{id}/anteprima': conId('importazione', { Colonne: ['CodiceFiscale'] }),
  'POST /api/anagrafica/importazione': ({ studioId }) => ({ campi: { IdStudio: String(studioId) } }),
  'POST /api/immobile/importazione/{id}/anteprima': conId('importazioneImmobili', { Colonne: ['Comune'] }),
  'POST /api/immobile/importazione/file': ({ studioId }) => ({ campi: { IdStudio: String(studioId) } }),
  'POST /api/anagrafica/importazione/file': ({ studioId }) => ({ campi: { IdStudio: String(studioId) } }),
  'GET /api/{anno}/dichiarazione/{id}': conId('dichiarazione'),
  'GET /api/{anno}/dichiarazione/{id}/tag': conId('dichiarazione'),
  'POST /api/{anno}/message': async (posto) => ({
    corpo: { Codici: ['RO'], DichiarazioneMittenteId: await posto.make('dichiarazione') },
  }),
  'GET /api/{anno}/message/{id}': conId('messaggio'),
  'POST /api/{anno}/message/{id}/letto': conId('messaggio'),
  'POST /api/{anno}/message/{id}/applica': conId('messaggio'),
  'POST /api/richiesta-documento': async (posto) => ({
    corpo: {
      ...{ Anno: 2025, IdDichiarazione: await posto.make('dichiarazioneConPosta') },
      ...{ Caselle: ['RC1.3'], Documento: 'la CU' },
    },
  }),
  'GET /api/richiesta-documento/{id}': conId('richiestaDocumento'),
  'POST /api/richiesta-documento/{id}/conferma': conId('richiestaDocumento', { Valori: { 'RC1.3': 1000 } }),
  'POST /api/richiesta-documento/{id}/ritira': conId('richiestaDocumento', { Motivo: 'Non serve più' }),
  'GET /api/{anno}/dichiarazione/{id}/ministeriale': conId('dichiarazione'),
  'GET /api/{anno}/dichiarazione/{id}/telematico': conId('dichiarazione'),
  'GET /api/{anno}/dichiarazione/{id}/telematico/file/{file}': async (posto) => {
    const id = await posto.make('telematico');
    return { parametri: { id, file: id } };
  },
  'POST /api/{anno}/dichiarazione/{id}/telematico/stato': conId('dichiarazione', { Stato: 'Da inviare' }),
  'POST /api/{anno}/dichiarazione/{id}/telematico/ricevuta': conId('dichiarazione'),
  'POST /api/{anno}/dichiarazione/telematico': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/confermatelematici': conCodici('dichiarazione', 'Codici', {
    DataInvio: '2025-10-01',
  }),
  'POST /api/{anno}/dichiarazione/trasmetti': conCodici('dichiarazione', 'Codici'),
  'GET /api/anagrafica/{id}/tag': conId('persona'),
  'POST /api/anagrafica/{id}/richiestainformazioni': conId('persona', { Documenti: 'CU' }),
  'GET /api/tag/{id}': conId('tag'),
  'PUT /api/tag/{id}': (posto) => conId('tag', { Nome: `Matrice ${next()}` })(posto),
  'DELETE /api/tag/{id}': conId('tag'),
  'POST /api/tag': (posto) => conStudio({ Nome: `Matrice ${next()}` })(posto),
  'POST /api/tag/associa': async (posto) => ({
    corpo: { Aggiunti: [await posto.make('tag')], Anagrafiche: [await posto.make('persona')] },
  }),
  'GET /api/aliquotastudio/{id}': conId('aliquota'),
  'PUT /api/aliquotastudio/{id}': conId('aliquota', attoAliquota),
  'DELETE /api/aliquotastudio/{id}': conId('aliquota'),
  'POST /api/aliquotastudio': (posto) =>
    conStudio({
      ...{ CodiceCatastale: 'H501', AnnoImposta: 2024, Fattispecie: 'altri-fabbricati' },
      ...attoAliquota,
    })(posto),
  'GET /api/liquidazioneiva/{annoImposta}/{anagrafica}': unAnnoIva(),
  'PUT /api/liquidazioneiva/{annoImposta}/{anagrafica}': unAnnoIva({
    Periodicita: 'mensile',
    Periodi: [],
    Versione: 1,
  }),
  'POST /api/liquidazioneiva/{annoImposta}/{anagrafica}/porta': unAnnoIva({
    Caselle: ['VL30.2'],
    Versione: 1,
  }),
  'POST /api/liquidazioneiva/{annoImposta}/{anagrafica}/comunicazione': unAnnoIva({ Trimestre: 1 }),
  'POST /api/liquidazioneiva/{annoImposta}/list': () => ({ parametri: { annoImposta: '2024' } }),
  'GET /api/comunicazioneiva/{id}': conId('comunicazioneIva'),
  'GET /api/delega/{id}': conId('delega'),
  'PUT /api/delega/{id}': async (posto) =>
    conId('delega', { ...attoDelega, IdIntermediario: await posto.make('delegato') })(posto),
  'DELETE /api/delega/{id}': conId('delega'),
  'POST /api/delega/{id}/registra': conId('delega'),
  'POST /api/delega/registra': conCodici('delega', 'Codici'),
  'POST /api/delega': async (posto) => ({
    corpo: {
      ...attoDelega,
      IdAnagrafica: await posto.make('persona'),
      IdIntermediario: await posto.make('delegato'),
    },
  }),
  'POST /api/delega-unica/chiedi': async (posto) => ({
    corpo: {
      Codici: [await posto.make('primoCliente')],
      IdIntermediario: await posto.make('delegato'),
    },
  }),
  'POST /api/delega-unica/link': conDelegato(),
  'POST /api/delega-unica/nota': conDelegato({ Numero: '1', DataConferimento: '2026-01-02' }),
  'POST /api/delega-unica/esporta': conCodici('delegaUnica', 'Codici'),
  'POST /api/delega-unica/esiti': async (posto) => ({
    corpo: { Esiti: [{ Id: await posto.make('delegaUnica'), Esito: 'Inviata', Data: '2026-01-03' }] },
  }),
  'GET /api/delega-unica/{id}': conId('delegaUnica'),
  'GET /api/delega-unica/{id}/foglio': conId('delegaUnica'),
  'POST /api/delega-unica/{id}/foglio': async (posto) => ({
    ...{ parametri: { id: await posto.make('unicaChiesta') }, campi: {}, file: ['a.pdf', PDF] },
  }),
  'POST /api/delega-unica/{id}/esito': conId('delegaUnica', { Esito: 'Inviata', Data: '2026-01-03' }),
  'POST /api/delega-unica/{id}/annulla': conId('delegaUnica', { Motivo: 'Foglio non leggibile' }),
  'POST /api/delega-unica/{id}/revoca': conId('unicaAccettata', { Motivo: 'Cambia studio' }),
  'GET /api/testoincarico/{studio}/{anno}': ({ studioId }) => ({
    parametri: { studio: String(studioId), anno: '2025' },
  }),
  'PUT /api/testoincarico/{studio}/{anno}': ({ studioId }) => ({
    parametri: { studio: String(studioId), anno: String(2019 + (next() % 80)) },
    corpo: { Tipo: 'Incarico', Testo: 'Incarico di {cliente}', Versione: 0 },
  }),
  'POST /api/recapiti/dispositivo': () => ({
    corpo: {
      ...{ Indirizzo: 'https://fcm.googleapis.com/fcm/send/prova', Nome: 'Browser' },
      ...{ P256dh: 'B'.repeat(87), Auth: 'A'.repeat(22) },
    },
  }),
  'PUT /api/notifica/automatiche': () => ({
    corpo: {
      Automatiche: [{ Evento: 'firma', Anticipo: null, Canali: ['portale'], Testo: null, Attiva: true }],
      Silenzio: null,
      Versione: 0,
    },
  }),
  'PUT /api/modelloposta/{codice}': () => ({
    parametri: { codice: 'notifica' },
    corpo: { Oggetto: '{Oggetto}', Corpo: '{Testo}', Versione: 0 },
  }),
  'DELETE /api/modelloposta/{codice}': () => ({ parametri: { codice: 'notifica' } }),
  'GET /api/modelloposta/{codice}/anteprima': () => ({ parametri: { codice: 'notifica' } }),
  'POST /api/modelloposta/{codice}/anteprima': () => ({
    parametri: { codice: 'notifica' },
    corpo: { Oggetto: '{Oggetto}', Corpo: '{Testo}' },
  }),
  'POST /api/incarico/anteprima': conStudio({ Tipo: 'Incarico', Anno: 2025, Testo: 'Incarico di {cliente}' }),
  'POST /api/incarico/stampa': async (posto) => ({
    corpo: {
      ...{ Tipo: 'Incarico', Anno: 2025, IdIntermediario: await posto.make('delegato') },
      Codici: [await posto.make('persona')],
    },
  }),
  'GET /api/delega/registro/{intermediario}/{anno}/pdf': conRegistro,
  'GET /api/delega/registro/{intermediario}/{anno}/csv': conRegistro,
  'POST /api/f24/dovuti': conCodici('conDebito', 'Codici'),
  'POST /api/f24/massa': async (posto) => ({
    corpo: { Anno: 2025, Scadenza: '2025-06-30', Codici: [await posto.make('conDebito')] },
  }),
  'POST /api/f24/banca': async (posto) => ({
    corpo: {
      Contenuto: 'Data;Importo;Descrizione\n02/01/2026;-1,00;Delega F24',
      IdAnagrafica: await posto.make('persona'),
    },
  }),
  'POST /api/f24/banca/conferma': async (posto) => ({
    corpo: {
      Contenuto: 'Data;Importo;Descrizione\n30/06/2026;-100,00;Delega F24',
      Scelte: [{ Riga: 1, Id: await posto.make('f24') }],
    },
  }),
  'GET /api/f24/{id}': conId('f24'),
  'PUT /api/f24/{id}': conId('f24', attoF24),
  'DELETE /api/f24/{id}': conId('f24'),
  'POST /api/f24/{id}/azione': conId('f24', { Azione: 'paga', Data: '2026-01-02', Versione: 1 }),
  'POST /api/f24/{id}/file': conId('f24', {}),
  'POST /api/{anno}/cu/{id}/posta': conId('certificazione'),
  'GET /api/{anno}/pf/{id}/lettera': conId('dichiarazione'),
  'GET /api/{anno}/pf/{id}/lettera/pdf': conId('dichiarazione'),
  'PUT /api/{anno}/pf/{id}/lettera': conId('dichiarazione', { Prima: 'Matrice', Dopo: '', Versione: 0 }),
  'POST /api/{anno}/pf/{id}/lettera/documento': conId('dichiarazione'),
  'POST /api/{anno}/pf/{id}/lettera/posta': conId('dichiarazione'),
  'GET /api/f24/{id}/detto': conId('f24Detto'),
  'POST /api/f24/{id}/detto': conId('f24Detto', { Esito: 'Non risulta', Motivo: 'Manca la quietanza' }),
  'POST /api/f24/{id}/posta': conId('pianificato'),
  'GET /api/pianificatore/{id}': conId('pianificato'),
  'POST /api/pianificatore/{id}/usa': async (posto) => {
    const id = await posto.make('pianificato');
    return {
      parametri: { id },
      corpo: { Spostamenti: [{ IdF24: id, Versione: 1, Data: giornoDopo() }] },
    };
  },
  'GET /api/f24/{id}/file': conId('f24ConFile'),
  'GET /api/f24/{id}/stampa': conId('f24'),
  'POST /api/f24': async (posto) => ({ corpo: { ...attoF24, IdAnagrafica: await posto.make('persona') } }),
  'GET /api/contofiscale/{anno}/{id}': conConto(),
  'POST /api/contofiscale/{anno}/{id}/crea': conConto({}),
  'POST /api/contofiscale/{anno}/{id}/f24': conConto({}),
  'POST /api/contofiscale/{anno}/{id}/voce': conConto({
    ...{ Verso: 'debito', Codice: '4001', AnnoRiferimento: 2024, Importo: 10, Data: '2025-06-30' },
    Motivo: 'prova',
  }),
  'POST /api/contofiscale/{anno}/{id}/porta': conConto({ Da: 'IVA periodica' }),
  'PUT /api/contofiscale/{anno}/{id}/previsione': conConto({ Imposta: 'IRPEF', Previsto: null }),
  'POST /api/contofiscale/{anno}/{id}/previsione/simula': conConto({ Imposta: 'IRPEF', Previsto: 0 }),
  'POST /api/contofiscale/{anno}/{id}/ravvedimento': async (posto) => {
    const id = await posto.make('conDebito');
    return { parametri: { anno: '2025', id }, corpo: { IdVoce: id, Data: '2026-01-02' } };
  },
  'DELETE /api/contofiscale/{anno}/{id}/voce/{voce}': async (posto) => {
    const id = await posto.make('conDebito');
    return { parametri: { anno: '2025', id, voce: id } };
  },
  'POST /api/f24/codici': () => ({ corpo: { Data: '2026-06-30' } }),
  'GET /api/studio/accordi/{id}/file': conId('accordo'),
  'DELETE /api/studio/accordi/{id}': conId('accordo'),
  'POST /api/studio/accordi': ({ studioId }) => ({
    campi: { IdStudio: String(studioId), Tipo: 'Contratto', Data: '2025-01-02' },
    file: ['a.pdf', PDF],
  }),
  'POST /api/{anno}/dichiarazione/creaimu': conCodici('persona', 'Codici'),
  'POST /api/{anno}/dichiarazione/crea': conCodici('persona', 'IdAnagrafiche'),
  'POST /api/{anno}/dichiarazione/chiudi': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/riapri': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/elimina': conCodici('dichiarazione', 'Codici'),
  'GET /api/{anno}/{prefisso}/{id}': conId('dichiarazione'),
  'PUT /api/{anno}/{prefisso}/{id}': conId('dichiarazione', righi),
  'PUT /api/{anno}/{prefisso}/{id}/incarico': conId('dichiarazione', {
    IdIntermediario: null,
    DataImpegno: null,
  }),
  'POST /api/{anno}/{prefisso}/{id}/apri': conId('dichiarazione'),
  'PUT /api/{anno}/{prefisso}/{id}/bozza': conId('dichiarazione', righi),
  'DELETE /api/{anno}/{prefisso}/{id}/bozza': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/storia': conId('dichiarazione'),
  'POST /api/{anno}/{prefisso}/{id}/storia': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/spiega/{chiave}': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/diagnostico': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/bilancio': conId('dichiarazione'),
  'POST /api/{anno}/{prefisso}/{id}/bilancio': conId('dichiarazione', {
    Fonte: 'bilancio.csv',
    Contenuto: 'Conto;Dare;Avere\n1;10;0\n2;0;10',
  }),
  'PUT /api/{anno}/{prefisso}/{id}/bilancio/caselle': conId('bilancio', { Caselle: {} }),
  'GET /api/{anno}/{prefisso}/{id}/collegamenti': conId('collegamento'),
  'POST /api/{anno}/{prefisso}/{id}/collegamenti': conId('collegamento', { Versione: 1 }),
  'POST /api/{anno}/{prefisso}/{id}/collegamenti/annulla': async (posto) => {
    const id = await posto.make('collegamento');
    return { parametri: { id }, corpo: { Versione: 1, Atti: [id] } };
  },
  'GET /api/{anno}/{prefisso}/{id}/riporto': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/riporto-anno': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/confronto': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/momenti': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/momento': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/quadro/{quadro}': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/quadroesterno/{quadro}': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/prospetto': conId('dichiarazione'),
  'GET /api/{anno}/{prefisso}/{id}/prospetto/{nome}': async (posto) => ({
    parametri: { id: await posto.make('dichiarazione'), nome: 'Familiari' },
  }),
  'PUT /api/{anno}/{prefisso}/{id}/quadro/{quadro}': conId('dichiarazione', righi),
  'POST /api/{anno}/{prefisso}/{id}/quadro/{quadro}/{azione}': conId('dichiarazione'),
  'POST /api/{anno}/dichiarazione/apri': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/presaincarico': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/quadri': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/diagnostico': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/creaquadrimille': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/stampa': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/comunicazione': conCodici('dichiarazione', 'Codici', {
    Comunicazione: 'Riepilogo',
  }),
  'POST /api/{anno}/dichiarazione/salvamodello': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/archivia': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/scongela': conCodici('dichiarazione', 'Codici', {
    Motivo: 'Da correggere',
  }),
  'POST /api/{anno}/dichiarazione/costostampe': conCodici('dichiarazione', 'Codici'),
  'POST /api/{anno}/dichiarazione/importa': async (posto) => {
    const id = await posto.make('dichiarazione');
    const testo = `anno;studioid;dichiarazioneid;anagraficaid;RC1.3\n2025;${posto.studioId};${id};${id};1\n`;
    return { file: ['d.zip', new Uint8Array(makeZip({ 'd.csv': testo }))] };
  },
  'POST /api/{anno}/dichiarazione/duplica': async (posto) => ({
    corpo: { Codice: await posto.make('dichiarazione'), AnnoDestinazione: 2025 },
  }),
  'POST /api/commons/exec/print': conCodici('dichiarazione', 'chiavi', stampa),
  'POST /api/commons/exec/printpreview': conCodici('dichiarazione', 'chiavi', stampa),
  'POST /api/documento': personaDi,
  'GET /api/documento/{id}': conId('documento'),
  'GET /api/documento/{id}/file': conId('documento'),
  'DELETE /api/documento/{id}': conId('documento'),
  'PUT /api/documento/{id}': conId('documento', { Tipo: 'Contratto', Anno: 2025, Tag: [] }),
  'GET /api/documento/{id}/fogli': conId('documento'),
  'GET /api/documento/{id}/versioni': conId('documento'),
  'GET /api/documento/{id}/versioni/{numero}/file': async (posto) => ({
    parametri: { id: await posto.make('documento'), numero: '1' },
  }),
  'GET /api/documento/{id}/verifica': conId('documento'),
  'GET /api/documento/{id}/firme': conId('documento'),
  'POST /api/documento/{id}/firmacertificato': conId('documento', { Password: 'matrice' }),
  'PUT /api/certificato': () => ({ corpo: { Contenuto: 'AAAA', Password: 'matrice' } }),
  'POST /api/documento/{id}/autografa': conId('documento'),
  'POST /api/firma/documento': async (posto) => ({
    corpo: { Tipo: 'Fascicolo', Id: await posto.make('persona'), Anno: 2025 },
  }),
  'GET /api/busta/{id}': conId('busta'),
  'GET /api/busta/{id}/file': conId('busta'),
  'POST /api/busta/{id}/sollecita': conId('busta'),
  'POST /api/busta/{id}/annulla': conId('busta'),
  'POST /api/precompilata': conCodici('persona', 'IdAnagrafiche', { Anno: 2025 }),
  'POST /api/precompilata/atto': conCodici('richiesta730', 'Codici', { Atto: 'annulla' }),
  'POST /api/precompilata/importa': conCodici('richiesta730', 'Codici'),
  'POST /api/precompilata/esporta': conCodici('richiesta730', 'Codici'),
  'GET /api/precompilata/{id}': conId('richiesta730'),
  'GET /api/precompilata/{id}/confronto': conId('richiesta730'),
  'PUT /api/precompilata/{id}/scelta': conId('richiesta730', { Rigo: 'C1', Fonte: 'Agenzia' }),
  'POST /api/precompilata/{id}/scrivi': conId('richiesta730', { Diventa: 'Persone fisiche', Conferma: true }),
  'DELETE /api/precompilata/{id}': conId('richiesta730'),
  'POST /api/ordine': conCodici('richiesta730', 'Codici', { Anno: 2025, Tipo: 'Richieste' }),
  'POST /api/ordine/{id}/invia': conId('ordine730'),
  'POST /api/ordine/{id}/esito': conId('ordine730'),
  'POST /api/ordine/updaterequest': async (posto) => ({
    corpo: {
      IdOrdine: await posto.make('ordine730'),
      Stato: 'Ricevuta',
      Esiti: [{ CodiceFiscale: 'RSSMRA80A01F205X' }],
    },
  }),
  'POST /api/ordine/upload': () => ({ campi: { Anno: '2025', Tipo: 'Richieste' } }),
  'PUT /api/ordine/configurazione': () => ({
    corpo: { ...{ Mittente: '', Utente: '', LimiteRighe: 500, LimiteMb: 5 }, Versione: 0 },
  }),
  'GET /api/archivio/{id}': conId('pacchettoArchivio'),
  'GET /api/archivio/{id}/file': conId('pacchettoArchivio'),
  'POST /api/archivio/{id}/invia': conId('pacchettoArchivio'),
  'POST /api/archivio/{id}/esito': conId('pacchettoArchivio'),
  'POST /api/archivio/{id}/annulla': conId('pacchettoArchivio', { Motivo: 'Documento sbagliato' }),
  'GET /api/visura/{id}': conId('visura'),
  'GET /api/visura/{id}/pdf': conId('visura'),
  'GET /api/visura/{id}/confronto/{anagrafica}': async (posto) => ({
    parametri: { id: await posto.make('visura'), anagrafica: await findPersona(posto) },
  }),
  'POST /api/visura/{id}/importa': async (posto) => ({
    parametri: { id: await posto.make('visura') },
    corpo: { IdAnagrafica: await findPersona(posto), Righe: [0] },
  }),
  'POST /api/ticket': () => ({ corpo: { Oggetto: 'Matrice', Testo: 'Matrice' } }),
  'GET /api/ticket/{id}': conId('ticket'),
  'POST /api/ticket/{id}/messaggio': conId('ticket', { Testo: 'Matrice' }),
  'POST /api/ticket/{id}/stato': conId('ticket', { Stato: 'Chiuso' }),
  'POST /api/ticket/{id}/presa': conId('ticket', { Presa: true }),
  'GET /api/ticket/{id}/colleghi': conId('ticket'),
  'POST /api/ticket/{id}/passa': conId('ticket', { A: 1 }),
  'POST /api/ticket/{id}/veduta': conId('ticket'),
  'POST /api/ticket/{id}/veduta/richiesta': conId('ticket', { Parti: ['cliente'] }),
  'POST /api/ticket/{id}/veduta/consenso': conId('ticket', { Parti: ['pagina'] }),
  'POST /api/rispostapronta': () => ({ corpo: { Titolo: 'Matrice', Testo: 'Matrice' } }),
  'PUT /api/rispostapronta/{id}': conId('rispostaPronta', { Titolo: 'Matrice', Testo: 'Matrice' }),
  'DELETE /api/rispostapronta/{id}': conId('rispostaPronta'),
  'POST /api/ticket/{id}/allegato': async (posto) => ({
    ...{ parametri: { id: await posto.make('ticket') }, campi: {}, file: ['a.pdf', PDF] },
  }),
  'GET /api/ticket/{id}/allegato/{allegato}': async (posto) => ({
    parametri: await posto.make('ticket').then((id) => ({ id, allegato: id })),
  }),
  'POST /api/archivio': async (posto) => ({ corpo: { Documenti: [await posto.make('documento')] } }),
  'POST /api/busta/semplice': async (posto) => ({
    corpo: {
      Tipo: 'Fascicolo',
      Documenti: [await posto.make('documento')],
      Firmatari: [{ Nome: 'Ada', Cognome: 'Neri' }],
      Scadenza: giornoDopo(),
    },
  }),
  'POST /api/busta': async (posto) => ({
    corpo: {
      Tipo: 'F24',
      Documenti: [await posto.make('documento')],
      Firmatari: [{ Nome: 'Ada', Cognome: 'Neri', Email: 'a@example.it', Telefono: '+393331234567' }],
      Scadenza: giornoDopo(),
    },
  }),
  'GET /api/fascicolo/{id}/{anno}': conFascicolo,
  'GET /api/fascicolo/{id}/{anno}/zip': conFascicolo,
  'POST /api/{anno}/imu/prospetto': async (posto) => ({
    corpo: { IdAnagrafica: await posto.make('persona') },
  }),
  'POST /api/{anno}/imu/spiega': async (posto) => ({
    corpo: { IdAnagrafica: await posto.make('possessore'), Comune: 'H501', Concetto: 'imu.acconto.3918' },
  }),
  'POST /api/fabbricato': conStudio(casa),
  'GET /api/fabbricato/{id}': conId('fabbricato'),
  'GET /api/fabbricato/{id}/tempo': conId('fabbricato'),
  'PUT /api/fabbricato/{id}': conId('fabbricato', casa),
  'DELETE /api/fabbricato/{id}': conId('fabbricato'),
  'POST /api/terreno': conStudio(terreno),
  'GET /api/terreno/{id}': conId('terreno'),
  'GET /api/terreno/{id}/tempo': conId('terreno'),
  'PUT /api/terreno/{id}': conId('terreno', terreno),
  'DELETE /api/terreno/{id}': conId('terreno'),
  'POST /api/contrattolocazione': async (posto) => ({
    corpo: { ...canone, IdImmobile: await posto.make('fabbricato') },
  }),
  'GET /api/contrattolocazione/{id}': conId('contratto'),
  'PUT /api/contrattolocazione/{id}': conId('contratto', canone),
  'DELETE /api/contrattolocazione/{id}': conId('contratto'),
  'POST /api/intermediario/predefinito': conStudio({ Tipo: 'CU', Anno: 2025 }),
  'POST /api/intermediario/usabili': conStudio({ Tipo: 'CU', Anno: 2025 }),
  'POST /api/intermediario': () => ({ corpo: intermediario() }),
  'GET /api/intermediario/{id}': conId('intermediario'),
  'PUT /api/intermediario/{id}': (posto) => conId('intermediario', intermediario())(posto),
  'DELETE /api/intermediario/{id}': conId('intermediario'),
  'POST /api/intermediariopersonalizzato': (posto) => conStudio(intermediario())(posto),
  'GET /api/intermediariopersonalizzato/{id}': conId('personalizzato'),
  'PUT /api/intermediariopersonalizzato/{id}': (posto) => conId('personalizzato', intermediario())(posto),
  'DELETE /api/intermediariopersonalizzato/{id}': conId('personalizzato'),
  'POST /api/crediti/consuntivo': conStudio({ DataDa: '2025-01-01', DataA: '2025-12-31' }),
  'POST /api/crediti/acquisto': async (posto) => ({
    corpo: { IdStudio: posto.studioId, IdPacchetto: await posto.make('pacchetto') },
  }),
  'POST /api/crediti/moduli': () => ({
    corpo: { Codice: 'FIRMA', Crediti: 0, IdRichiesta: randomUUID() },
  }),
  'POST /api/crediti/attivazionemassiva': async (posto) => ({
    corpo: {
      IdStudi: [posto.studioId],
      Applicativo: 'PF',
      Anno: 2025,
      IdPacchetto: await posto.make('pacchetto'),
      IdRichiesta: randomUUID(),
    },
  }),
  'POST /api/casa/ricariche': ({ studioId }) => ({ corpo: { Studi: [studioId] } }),
  'POST /api/crediti/scalacrediti': conStudio({ Crediti: 1, Motivazione: 'Matrice' }),
  'POST /api/crediti/spostamento': ({ studioId }) => ({
    corpo: { DaIdStudio: studioId, AIdStudio: studioId, Crediti: 1, Motivazione: 'Matrice' },
  }),
  'GET /api/pagamento/{id}': conId('pagamento'),
  'PUT /api/pagamento/{id}/annulla': conId('pagamento'),
  'POST /api/pagamento/{id}/rimborso': conId('pagamento', { Motivo: 'Matrice' }),
  'PUT /api/prenotazionebonifico/{id}/conferma': conId('pagamento'),
  'PUT /api/prenotazionebonifico/{id}/annulla': conId('pagamento'),
  'GET /api/pagamentocartacredito/{id}/esito': conId('pagamento'),
  'PUT /api/sdd/mandato/{id}/stato': conId('mandato', { Atto: 'revoca' }),
  'POST /api/paypal/{id}/cattura': conId('pagamento'),
  'GET /api/{anno}/dichiarazione/{id}/pagacliente': conId('certificazione'),
  'POST /api/{anno}/dichiarazione/{id}/pagacliente': conId('certificazione'),
  'GET /api/richiestapagamento/{id}': conId('richiestaPagamento'),
  'PUT /api/richiestapagamento/{id}/ritira': conId('richiestaPagamento'),
  'POST /api/richiestapagamento/{id}/paga': conId('richiestaPagamento', { Metodo: 'Paypal' }),
  'POST /api/richiestapagamento/{id}/stampa': conId('richiestaPagamento'),
  'DELETE /api/pagamentocartacredito/carta/{id}': conId('carta'),
  'GET /api/fattura/{id}': conId('fatturaInviata'),
  'GET /api/fattura/{id}/stato': conId('fatturaInviata'),
  'GET /api/fattura/{id}/pdf': conId('fatturaInviata'),
  'GET /api/fattura/{id}/xml': conId('fatturaInviata'),
  'GET /api/fattura/{id}/vista': conId('fatturaInviata'),
  'PUT /api/fattura/{id}': conId('fattura', { Numero: 'Matrice 1', Data: '2025-11-19' }),
  'PUT /api/fattura/{id}/xml': conId('fattura', { Contenuto: '<x/>' }),
  'PUT /api/fattura/{id}/correggi': conId('fattura', { CodiceSDI: '0000000' }),
  'PUT /api/fattura/{id}/incasso': conId('fattura', { Data: '2025-11-19' }),
  'POST /api/fattura/{id}/storna': conId('fattura', { Motivo: 'Matrice' }),
  'POST /api/fattura/{id}/inviasdi': conId('fattura'),
  'POST /api/fattura': conStudio({ Righe: [{ Descrizione: 'Matrice', Prezzo: 1 }] }),
  'POST /api/fattura/anteprima': conStudio({ Righe: [{ Descrizione: 'Matrice', Prezzo: 1 }] }),
  'GET /api/contabilita/esportazione/{id}/file': conId('esportazioneContabile'),
  'POST /api/contabilita/esportazione/{id}/invia': conId('esportazioneContabile'),
  'GET /api/proposta/{id}': conId('offerta'),
  'GET /api/proposta/{id}/pdf': conId('offerta'),
  'PUT /api/proposta/{id}/risposta': conId('offerta', { Accetta: true }),
  'POST /api/proposta/{id}/fattura': conId('notaSpese'),
  'PUT /api/proposta/{id}/annulla': conId('notaSpese'),
  'POST /api/proposta': conStudio({ Tipo: 'Offerta', Righe: [{ Descrizione: 'Matrice', Prezzo: 1 }] }),
  'GET /api/pacchetto/{id}': conId('pacchetto'),
  'PUT /api/pacchetto/{id}': conId('pacchetto', { Nome: 'Matrice', Crediti: 10, CostoUnitario: 1 }),
  'DELETE /api/pacchetto/{id}': conId('pacchetto'),
  'PUT /api/pacchetto/{id}/attivazione': conId('pacchetto', { Attivo: true, Pubblico: true }),
  'GET /api/listino/{id}': conId('listino'),
  'PUT /api/listino/{id}': conId('listino', { Nome: 'Matrice', ValidoDa: '2026-01-01' }),
  'DELETE /api/listino/{id}': conId('listino'),
  'GET /api/bozza/{genere}/{chiave}': bozza,
  'PUT /api/bozza/{genere}/{chiave}': bozza,
  'DELETE /api/bozza/{genere}/{chiave}': bozza,
  'GET /api/gruppo/{id}': conId('gruppo'),
  'PUT /api/gruppo/{id}': (posto) => conId('gruppo', { Nome: `Matrice ${next()}` })(posto),
  'DELETE /api/gruppo/{id}': conId('gruppo'),
  'POST /api/gruppo': () => ({ corpo: { Nome: `Matrice ${next()}` } }),
  'PUT /api/gruppo/regola': () => ({ corpo: { ClientiSenzaGruppo: true } }),
  'PUT /api/credenziali/{servizio}': () => ({ corpo: { Utente: 'matrice', Password: 'matrice' } }),
  'GET /api/utente/{id}': conId('utente'),
  'GET /api/utente/{id}/diritti': conId('utente'),
  'PUT /api/utente/{id}': conId('utente', { Nome: 'Ada' }),
  'DELETE /api/utente/{id}': conId('utente'),
  'POST /api/utente': utenteNuovo,
  'POST /api/utente/{username}/reset': async (posto) => ({
    parametri: { username: (await posto.makeUtente()).email },
    corpo: {},
  }),
  'POST /api/utente/reinviacredenziali': unUtente,
  'POST /api/utente/reinviaattivazione': unUtente,
  'POST /api/utente/entracome': async (posto) => ({
    corpo: { IdUtente: Number(await posto.make('utente')), Motivo: 'Prova della matrice' },
  }),
  'POST /api/permesso/effettivi': conStudio(),
  'POST /api/permesso/insieme': conStudio({ Voci: [{ Codice: 'ELENCHI_ESPORTA', Valore: null }] }),
  'PUT /api/permesso': conStudio({ Codice: 'visure', Valore: null }),
  'POST /api/tables': tabelle,
  'POST /api/commons/exec/tables': tabelle,
  'POST /api/studio/indirizzi': conStudio(),
  'PUT /api/studio/indirizzi': conStudio({ IpAbilitati: '' }),
  'POST /api/studio/impostazioni': conStudio(),
  'PUT /api/studio/impostazioni': conStudio({ Personalizzazioni: {}, Testi: {} }),
  'POST /api/studio/forzachiusuraquadri': conStudio({ Abilita: false }),
  'POST /api/studio/blocco': (posto) => conStudio({ DataBlocco: '2099-01-01' })(posto),
  'POST /api/studio/sblocco': conStudio(),
  'POST /api/studio/blocchi': conStudio(),
  'POST /api/studio/applicativi': conStudio(),
  'PUT /api/studio/applicativo': (posto) =>
    conStudio({ Codice: 'PF', Anno: 2025, Dal: oggi(), Modo: 'flat' })(posto),
  'POST /api/studio/apriapplicativo': conStudio({ Codice: 'PF' }),
  'POST /api/studio/abilitadisabilitaapplicativi': ({ studioId }) => ({
    corpo: { IdStudi: [studioId], Applicativo: 'PF', Abilita: true, Anno: 2025 },
  }),
  'POST /api/studio': studioDi,
  'GET /api/studio/{id}': conId('studio'),
  'PUT /api/studio/{id}': studioDi,
  'DELETE /api/studio/{id}': conId('studio'),
  'GET /api/gestore/{id}': conId('gestore'),
  'GET /api/gestore/{id}/logo': conId('gestore'),
  'PUT /api/gestore/{id}/logo': async (posto) => ({
    parametri: { id: await posto.make('gestore') },
    campi: {},
  }),
  'DELETE /api/gestore/{id}/logo': conId('gestore'),
  'GET /api/gestore/{id}/logostampa': conId('gestore'),
  'PUT /api/gestore/{id}/logostampa': async (posto) => ({
    parametri: { id: await posto.make('gestore') },
    campi: {},
  }),
  'DELETE /api/gestore/{id}/logostampa': conId('gestore'),
  'PUT /api/gestore/{id}': (posto) => conId('gestore', gestoreDi(posto))(posto),
  'DELETE /api/gestore/{id}': conId('gestore'),
  'POST /api/anagrafica/list/gruppo/{gruppo}': unGruppo,
  'GET /api/anagrafica/list/gruppo/{gruppo}': unGruppo,
  'GET /api/anagrafica/list/gruppo/{gruppo}/{testo}': unGruppo,
  'POST /api/anagrafica/CodFisc': () => ({ corpo: { CodiceFiscale: 'RSSMRA80A01H501U' } }),
  'POST /api/commons/exec/codfisc': () => ({ corpo: { CodiceFiscale: 'RSSMRA80A01H501U' } }),
  'POST /api/{anno}/configuration/duplica': () => ({ corpo: { Da: 2024 } }),
  'POST /api/{anno}/{prefisso}/simula': () => ({ corpo: { righi: {} } }),
  'POST /api/{anno}/f24/simula': () => ({
    corpo: { Data: '2025-06-30', Righe: [{ Sezione: 'erario', Codice: '4001', Anno: '2024', Debito: 1 }] },
  }),
  'POST /api/{anno}/ravvedimento/simula': () => ({
    corpo: { Tributo: '4001', Importo: 100, Scadenza: '2025-06-30', Data: '2025-07-30' },
  }),
  'POST /api/contofiscale/simula': () => ({ corpo: { Anno: 2025, righi: {} } }),
  'PUT /api/studio/logo': () => ({ campi: {} }),
  'POST /api/utente/checkemail': () => ({ corpo: { Email: 'nessuno@example.it' } }),
  'POST /api/commons/exec/esporta': () => ({
    corpo: {
      lista: 'anagrafica',
      colonne: [{ Campo: 'Denominazione', Titolo: 'Nome' }],
      formato: 'csv',
    },
  }),
};
