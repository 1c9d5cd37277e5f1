import { randomBytes, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { OID, sha256, toBuffer } from '../../cms.ts';
import type { ConfigServizi } from '../../config-servizi.ts';
import { MarcaErrata, MarcaRifiutata, type Marcatura, MarcaturaAssente } from './port.ts';
import { readMarca } from './token.ts';

/** A stamp with the certificates of who made it; a signature keeps room for as much. */
const MASSIMO_BYTE = 16_000;
/** PKIStatus (RFC 3161, § 2.4.2): granted, and granted with changes. */
const CONCESSE = [0, 1];

/** Eight bytes at random, as a positive number that is written in one way only. */
function makeNonce(): Buffer {
  const byte = randomBytes(8);
  byte[0] = ((byte[0] ?? 0) & 0x3f) | 0x40;
  return byte;
}

function writeDomanda(dati: Uint8Array, nonce: Buffer): Uint8Array<ArrayBuffer> {
  const domanda = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({
        ...{ algorithmId: OID.sha256, algorithmParams: new asn1js.Null() },
      }),
      hashedMessage: new asn1js.OctetString({ valueHex: toBuffer(sha256(dati)) }),
    }),
    nonce: new asn1js.Integer({ valueHex: toBuffer(nonce) }),
    certReq: true,
  });
  return new Uint8Array(domanda.toSchema().toBER(false));
}

/** What was answered, as far as a stamp goes. @throws MarcaErrata */
async function readCorpo({ body }: Response): Promise<Buffer> {
  const pezzi: Uint8Array[] = [];
  let quanti = 0;
  for await (const pezzo of body ?? []) {
    quanti += pezzo.byteLength;
    if (quanti > MASSIMO_BYTE) throw new MarcaErrata('answer too long');
    pezzi.push(pezzo);
  }
  return Buffer.concat(pezzi);
}

/** The stamp of an answer, byte for byte. @throws MarcaRifiutata, MarcaErrata */
function readRisposta(byte: Buffer): Buffer {
  const letta = asn1js.fromBER(toBuffer(byte));
  if (letta.offset === -1) throw new MarcaErrata('no TimeStampResp');
  const campi = letta.result instanceof asn1js.Sequence ? letta.result.valueBlock.value : [];
  const token = campi[1] && Buffer.from(campi[1].valueBeforeDecodeView);
  let stato: number;
  try {
    stato = new pkijs.TimeStampResp({ schema: letta.result }).status.status;
  } catch (causa) {
    throw new MarcaErrata('no TimeStampResp', { cause: causa });
  }
  if (!CONCESSE.includes(stato)) throw new MarcaRifiutata(`status ${stato}`);
  if (token === undefined) throw new MarcaErrata('no token');
  return token;
}

const nameAutorita = (der: Buffer): string => {
  const { subject } = new X509Certificate(der);
  return /^CN=(.+)$/m.exec(subject)?.[1] ?? /^O=(.+)$/m.exec(subject)?.[1] ?? subject;
};

/**
 * A time-stamping authority by HTTP (RFC 3161, § 3.4), with user and password where it wants them. The stamp is believed when it
 * answers this question (its nonce), is of these bytes (their SHA-256), and is signed by a certificate made for that. Whether
 * that certificate is of somebody we trust is said by who reads the signature.
 */
export function makeMarcatura(servizio: NonNullable<ConfigServizi['marcatura']>): Marcatura {
  const { indirizzo, simulato, utente, password, attesaSecondi } = servizio;
  const chi = utente && `Basic ${Buffer.from(`${utente}:${password ?? ''}`).toString('base64')}`;
  return {
    isSimulata: simulato,
    async stamp(dati) {
      const nonce = makeNonce();
      const ask = async () => {
        const risposta = await fetch(indirizzo, {
          ...{ method: 'POST', redirect: 'error', signal: AbortSignal.timeout(attesaSecondi * 1000) },
          headers: {
            ...{ 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
            ...(chi && { authorization: chi }),
          },
          body: writeDomanda(dati, nonce),
        });
        return { stato: risposta.status, byte: await readCorpo(risposta) };
      };
      const { stato, byte } = await ask().catch((causa) => {
        if (causa instanceof MarcaturaAssente) throw causa;
        throw new MarcaturaAssente('no answer', { cause: causa });
      });
      if (stato === 401 || stato === 403) throw new MarcaRifiutata(String(stato));
      if (stato !== 200) throw new MarcaturaAssente(String(stato));
      const token = readRisposta(byte);
      const letta = await readMarca(token, dati);
      if (!letta?.isIntegra || !letta.certificato) throw new MarcaErrata('not of these bytes');
      if (!letta.nonce?.equals(nonce)) throw new MarcaErrata('another nonce');
      return { token, quando: letta.quando, autorita: nameAutorita(letta.certificato) };
    },
  };
}
