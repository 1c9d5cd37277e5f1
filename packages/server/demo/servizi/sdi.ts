import { readTesto, readXml, writeBusta } from '../../src/gateways/sdi/busta-soap.ts';
import { answerPagina, readCorpo, type ServizioDiProva, startServizioDiProva } from './servizio-di-prova.ts';

interface Arrivata {
  readonly identificativo: string;
  readonly nomeFile: string;
  readonly chiave: string;
  esito: string;
}
interface Lettura {
  readonly numero: string;
  readonly anno: string;
  readonly cedente: string;
  readonly codice: string;
  readonly pec: string;
  readonly data: string;
}
type Rifiuto = readonly [codice: string, testo: string];

/** Codes of the exchange that exist for nobody, for who tries a refusal. */
export const CODICE_INESISTENTE = 'K7LM2P9';
/** An exchange that does not answer now. */
export const CODICE_NON_DISPONIBILE = 'EI02XXX';
/** Offices that take the invoice, refuse it, say nothing in fifteen days, or are nowhere. */
export const UFFICI = { accetta: 'UFACC1', rifiuta: 'UFRIF1', tace: 'UFTACE', assente: 'UFNONE' } as const;

const PRIVATI = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0';
const UFFICI_PUBBLICI = 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';

function readFattura(xml: string): Lettura {
  const letta = readXml(xml);
  const generali = readTesto(letta, 'Data');
  return {
    numero: readTesto(letta, 'Numero'),
    anno: generali.slice(0, 4),
    data: generali,
    cedente: xml.match(/<CedentePrestatore>[\s\S]*?<IdCodice>([^<]*)/)?.[1] ?? '',
    codice: readTesto(letta, 'CodiceDestinatario'),
    pec: readTesto(letta, 'PECDestinatario'),
  };
}

/** Why a file is refused, as far as this exchange looks; null when it goes on. */
function findRifiuto(
  fattura: Lettura,
  { isNomeUsato, isNumeroUsato }: { isNomeUsato: boolean; isNumeroUsato: boolean },
): Rifiuto | null {
  if (isNomeUsato) return ['00002', 'Nome file duplicato'];
  if (isNumeroUsato) return ['00404', 'Fattura duplicata'];
  if (fattura.codice === CODICE_INESISTENTE) return ['00311', '1.1.4 CodiceDestinatario non valido'];
  if (fattura.data > new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
    return ['00403', '2.1.1.3 Data successiva alla data di ricezione'];
  return null;
}

const adesso = () => new Date().toISOString().slice(0, 19);
/** A notice; the real ones carry a signature, these none. */
function writeNotifica(
  radice: string,
  spazio: string,
  identificativo: string,
  nomeFile: string,
  altro: string,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?><types:${radice} xmlns:types="${spazio}" versione="1.0"><IdentificativoSdI>${identificativo}</IdentificativoSdI><NomeFile>${nomeFile}</NomeFile>${altro}<MessageId>${identificativo}</MessageId></types:${radice}>`;
}

/** What the exchange says of a file, one notice after the other. */
function listNotifiche(
  fattura: Lettura,
  rifiuto: Rifiuto | null,
  [id, nome]: readonly [string, string],
): (readonly [tipo: string, operazione: string, xml: string])[] {
  const ora = `<Hash>0</Hash><DataOraRicezione>${adesso()}</DataOraRicezione>`;
  if (rifiuto) {
    const lista = `<ListaErrori><Errore><Codice>${rifiuto[0]}</Codice><Descrizione>${rifiuto[1]}</Descrizione><Suggerimento/></Errore></ListaErrori>`;
    return [['NS', 'notificaScarto', writeNotifica('RicevutaScarto', PRIVATI, id, nome, ora + lista)]];
  }
  const pubblica = (radice: string, altro: string) => writeNotifica(radice, UFFICI_PUBBLICI, id, nome, altro);
  if (fattura.codice === UFFICI.assente)
    return [['AT', 'attestazioneTrasmissioneFattura', pubblica('AttestazioneTrasmissioneFattura', ora)]];
  if (fattura.codice.length === 6) {
    const consegna = ['RC', 'ricevutaConsegna', pubblica('RicevutaConsegna', ora)] as const;
    if (fattura.codice === UFFICI.tace)
      return [consegna, ['DT', 'notificaDecorrenzaTermini', pubblica('NotificaDecorrenzaTermini', '')]];
    const esito = `<EsitoCommittente versione="1.0"><IdentificativoSdI>${id}</IdentificativoSdI><Esito>${fattura.codice === UFFICI.rifiuta ? 'EC02' : 'EC01'}</Esito></EsitoCommittente>`;
    return [consegna, ['NE', 'notificaEsito', pubblica('NotificaEsito', esito)]];
  }
  if (fattura.codice === '0000000' && fattura.pec === '')
    return [
      [
        'MC',
        'notificaMancataConsegna',
        writeNotifica(
          'RicevutaImpossibilitaRecapito',
          PRIVATI,
          id,
          nome,
          `${ora}<DataMessaADisposizione>${adesso().slice(0, 10)}</DataMessaADisposizione>`,
        ),
      ],
    ];
  return [
    [
      'RC',
      'ricevutaConsegna',
      writeNotifica(
        'RicevutaConsegna',
        PRIVATI,
        id,
        nome,
        `${ora}<DataOraConsegna>${adesso()}</DataOraConsegna><Destinatario><Codice>${fattura.codice}</Codice></Destinatario>`,
      ),
    ],
  ];
}

/** How many times, and every how many milliseconds, a notice is brought to who does not answer. */
const TENTATIVI = 5;
const ATTESA_MS = 300;
async function bring(dove: string, corpo: string): Promise<boolean> {
  for (let volta = 1; volta <= TENTATIVI; volta += 1) {
    const esito = await fetch(dove, {
      method: 'POST',
      headers: { 'content-type': 'text/xml' },
      body: corpo,
    }).catch(() => null);
    if (esito?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, ATTESA_MS * volta));
  }
  return false;
}

/**
 * The exchange of the tests and the demo: it takes the files as SDICoop does, looks at a few things of them, and brings its notices
 * to Quadra. Nothing leaves this machine. `ritardoMs`: how long it takes to say what it thinks of a file.
 */
export async function startSdiDiProva(
  servizio: { indirizzo: string; chiave: string },
  quadra: string,
  { ritardoMs = 200 } = {},
): Promise<ServizioDiProva> {
  const arrivate: Arrivata[] = [];
  const presi = new Set<string>();
  let ultimo = 98_231_000;
  const conclude = async (arrivata: Arrivata, xml: string) => {
    const fattura = readFattura(xml);
    const chiave = `${fattura.cedente} ${fattura.anno} ${fattura.numero}`;
    const isNomeUsato = arrivate.some((una) => una !== arrivata && una.nomeFile === arrivata.nomeFile);
    const rifiuto = findRifiuto(fattura, { isNomeUsato, isNumeroUsato: presi.has(chiave) });
    if (!rifiuto) presi.add(chiave);
    const base = arrivata.nomeFile.replace(/\.xml$/, '');
    for (const [posto, [tipo, operazione, notifica]] of listNotifiche(fattura, rifiuto, [
      arrivata.identificativo,
      arrivata.nomeFile,
    ]).entries()) {
      const busta = writeBusta(operazione, [
        ['IdentificativoSdI', arrivata.identificativo],
        ['NomeFile', `${base}_${tipo}_${String(posto + 1).padStart(3, '0')}.xml`],
        ['File', Buffer.from(notifica).toString('base64')],
      ]);
      const isPortata = await bring(`${quadra}/sdi/${servizio.chiave}/TrasmissioneFatture`, busta);
      arrivata.esito = isPortata ? tipo : `${tipo}, non consegnata`;
    }
  };
  const take = (nomeFile: string, xml: string): string => {
    ultimo += 1;
    const arrivata: Arrivata = {
      identificativo: String(ultimo),
      nomeFile,
      chiave: servizio.chiave,
      esito: 'presa in carico',
    };
    arrivate.push(arrivata);
    setTimeout(() => void conclude(arrivata, xml).catch(() => undefined), ritardoMs).unref();
    return arrivata.identificativo;
  };
  return startServizioDiProva(servizio.indirizzo, async (richiesta, risposta, url) => {
    if (richiesta.method === 'POST' && url.pathname === '/ricevi_file') {
      const letta = readXml((await readCorpo(richiesta)).toString('utf8'));
      const xml = Buffer.from(readTesto(letta, 'File'), 'base64').toString('utf8');
      const errore = xml === '' ? 'EI01' : xml.includes(`>${CODICE_NON_DISPONIBILE}<`) ? 'EI02' : '';
      const id = errore === '' ? take(readTesto(letta, 'NomeFile'), xml) : '0';
      risposta.writeHead(200, { 'content-type': 'text/xml' });
      risposta.end(
        writeBusta('rispostaSdIRiceviFile', [
          ['IdentificativoSdI', id],
          ['DataOraRicezione', adesso()],
          ...(errore === '' ? [] : [['Errore', errore] as const]),
        ]),
      );
      return;
    }
    const righe = arrivate.map(
      ({ identificativo, nomeFile, esito }) =>
        `<p>${identificativo} ${nomeFile.replace(/[^\w.]/g, '')}: ${esito}</p>`,
    );
    answerPagina(risposta, 'SDI di prova', righe.join('') || '<p>Nessun file ricevuto.</p>');
  });
}
