import { setTimeout as sleep } from 'node:timers/promises';
import * as asn1js from 'asn1js';
import forge from 'node-forge';
import * as pkijs from 'pkijs';
import { type Firmante, makeCms, OID, toBuffer } from '../../src/cms.ts';
import {
  type Answer,
  answerPagina,
  readCorpo,
  type ServizioDiProva,
  startServizioDiProva,
} from './servizio-di-prova.ts';

/** What it answers: as it should, no, late, with another nonce, a stamp of other bytes, one signed by who may not, or nonsense. */
const modi = {
  aperto: 'Risponde',
  rifiuta: 'Rifiuta',
  tardi: 'Risponde tardi',
  nonce: 'Risponde con un altro nonce',
  altra: 'Marca altri byte',
  inadatta: 'Firma con un certificato che non è da marche',
  confuso: 'Risponde parole senza senso',
} as const;
type Modo = keyof typeof modi;
/** What the tests ask of the service, besides what it does by itself. */
export interface MarcaturaDiProva extends ServizioDiProva {
  /** The authority that vouches for its certificate, PEM: made when it starts, and of nobody. */
  readonly autorita: string;
  /** How many stamps it was asked for. */
  quante(): number;
  turn(modo: Modo): void;
}

const ANNO_MS = 365 * 86_400_000;
const RITARDO_MS = 20_000;
/** Of the policies, one of nobody (RFC 3161, § 2.4.2 wants one). */
const POLITICA = '1.3.6.1.4.1.99999.1.1';
const NEGATA = 2;

const dico = (nome: string) => [
  { name: 'commonName', value: nome },
  { name: 'countryName', value: 'IT' },
];

/** An authority made now, and what it vouches for: a certificate for stamps, and one for anything else. */
function makeCertificati() {
  const radice = forge.pki.rsa.generateKeyPair(2048);
  const make = (nome: string, chiave: forge.pki.rsa.PublicKey, estensioni: object[]) => {
    const certificato = forge.pki.createCertificate();
    certificato.publicKey = chiave;
    certificato.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`;
    certificato.validity.notBefore = new Date(Date.now() - 3_600_000);
    certificato.validity.notAfter = new Date(Date.now() + 5 * ANNO_MS);
    certificato.setSubject(dico(nome));
    certificato.setIssuer(dico('Ente di marcatura di prova'));
    certificato.setExtensions(estensioni);
    certificato.sign(radice.privateKey, forge.md.sha256.create());
    return certificato;
  };
  const firmatario = (nome: string, uso: object): Firmante => {
    const chiavi = forge.pki.rsa.generateKeyPair(2048);
    const certificato = make(nome, chiavi.publicKey, [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', critical: true, ...uso },
    ]);
    const chiave = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(chiavi.privateKey));
    const toDer = (nodo: forge.asn1.Asn1) => Buffer.from(forge.asn1.toDer(nodo).getBytes(), 'binary');
    return { chiave: toDer(chiave), catena: [toDer(forge.pki.certificateToAsn1(certificato))] };
  };
  const autorita = make('Ente di marcatura di prova', radice.publicKey, [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, critical: true },
  ]);
  return {
    autorita: forge.pki.certificateToPem(autorita),
    perMarche: firmatario('Marcatura di prova', { timeStamping: true }),
    perAltro: firmatario('Server di prova', { serverAuth: true }),
  };
}

const makeIntero = (byte: Uint8Array) => new asn1js.Integer({ valueHex: toBuffer(byte) });
/** The eight bytes of a number, that begins with 01 to be positive. */
const makeSeriale = () =>
  makeIntero(Buffer.from(`01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`, 'hex'));

/** The stamp of a question (TSTInfo, RFC 3161 § 2.4.2), signed. */
function makeToken(domanda: pkijs.TimeStampReq, modo: Modo, firmatario: Firmante): Promise<Buffer> {
  const impronta = domanda.messageImprint;
  if (modo === 'altra') impronta.hashedMessage = new asn1js.OctetString({ valueHex: new ArrayBuffer(32) });
  const nonce = modo === 'nonce' ? makeSeriale() : domanda.nonce;
  const detto = new pkijs.TSTInfo({
    ...{ version: 1, policy: POLITICA, messageImprint: impronta, serialNumber: makeSeriale() },
    ...{ genTime: new Date(), accuracy: new pkijs.Accuracy({ seconds: 1 }), ...(nonce && { nonce }) },
  });
  return makeCms(Buffer.from(detto.toSchema().toBER(false)), firmatario, OID.momento);
}

function writeRisposta(stato: number, token?: Buffer): Buffer {
  const campi: asn1js.BaseBlock[] = [new asn1js.Sequence({ value: [new asn1js.Integer({ value: stato })] })];
  if (token) campi.push(asn1js.fromBER(toBuffer(token)).result);
  return Buffer.from(new asn1js.Sequence({ value: campi }).toBER(false));
}

/**
 * A time-stamping authority for the tests and the demo (RFC 3161 by HTTP): it signs with a certificate of its own, made when it
 * starts, that nobody trusts. On its page a person has it refuse, be late or answer wrongly, and finds its authority to trust.
 */
export async function startMarcatura(
  indirizzo: string,
  { utente, password = '' }: { readonly utente?: string; readonly password?: string } = {},
): Promise<MarcaturaDiProva> {
  const { autorita, perMarche, perAltro } = makeCertificati();
  const atteso = utente && `Basic ${Buffer.from(`${utente}:${password}`).toString('base64')}`;
  let modo: Modo = 'aperto';
  let quante = 0;
  const stamp: Answer = async (richiesta, risposta) => {
    const answer = (stato: number, byte: Buffer | string) =>
      risposta.writeHead(stato, { 'content-type': 'application/timestamp-reply' }).end(byte);
    const corpo = await readCorpo(richiesta);
    if (atteso && richiesta.headers.authorization !== atteso) return void answer(401, '');
    quante += 1;
    if (modo === 'rifiuta') return void answer(200, writeRisposta(NEGATA));
    if (modo === 'confuso') return void answer(200, 'non è una marca');
    if (modo === 'tardi') await sleep(RITARDO_MS, undefined, { ref: false });
    const domanda = pkijs.TimeStampReq.fromBER(toBuffer(corpo));
    const token = await makeToken(domanda, modo, modo === 'inadatta' ? perAltro : perMarche);
    answer(200, writeRisposta(0, token));
  };
  /** The page where a person says how it answers. */
  const answerPersona: Answer = async (richiesta, risposta) => {
    if (richiesta.method === 'POST') {
      const scelto = new URLSearchParams((await readCorpo(richiesta)).toString()).get('modo') ?? '';
      if (scelto in modi) modo = scelto as Modo;
    }
    const voci = Object.entries(modi).map(
      ([chiave, nome]) => `<option value="${chiave}"${chiave === modo ? ' selected' : ''}>${nome}</option>`,
    );
    answerPagina(
      risposta,
      'Marcatura temporale di prova',
      `<p>Le sue marche non valgono nulla: il certificato è nato con questo servizio. Marche chieste: ${quante}.</p>
      <form method="post"><label>Come risponde <select name="modo">${voci.join('')}</select></label>
      <button class="principale">Salva</button></form><p><a href="/autorita.pem">Il certificato della sua autorità</a></p>`,
    );
  };
  const servizio = await startServizioDiProva(indirizzo, (richiesta, risposta, url) => {
    if (richiesta.headers['content-type'] === 'application/timestamp-query')
      return stamp(richiesta, risposta, url);
    if (url.pathname !== '/autorita.pem') return answerPersona(richiesta, risposta, url);
    return void risposta.writeHead(200, { 'content-type': 'application/x-pem-file' }).end(autorita);
  });
  return {
    ...{ ...servizio, autorita, quante: () => quante },
    turn: (nuovo) => {
      modo = nuovo;
    },
  };
}
