import { domainToASCII, domainToUnicode } from 'node:url';

/** A recipient that was not reached. */
export interface Fallito {
  /** Who was not reached, as we wrote to him and as he was where the mail was forwarded to. */
  readonly destinatari: readonly string[];
  /** `5.1.1`; `4.4.1` of a server that tried for days. */
  readonly stato: string;
}
/** A sending of one of our mails. */
interface Spedizione {
  /** Key of the row of the outbox. */
  readonly id: string;
  /** From 1: another after it came back. */
  readonly invio: number;
}
/** What a report says of one of our mails. */
export interface Rimbalzo extends Spedizione {
  readonly falliti: readonly Fallito[];
}

/** What is believed of one report: no mail of ours has so many recipients. */
const FALLITI_MASSIMI = 100;
const NOSTRO = /^message-id:[ \t]*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(\d{1,6}))?@quadra>/im;
const RAPPORTO = /^content-type:[ \t]*multipart\/report\b/im;
const CONFINE = /^content-type:[^\n]*;[ \t]*boundary="?([^"\r\n;]{1,200})"?/im;
const STATO = /^content-type:[ \t]*message\/(?:global-)?delivery-status\b/im;
const FALLITO = /^action:[ \t]*failed\b/im;
/** Its type and the address, which may be in quotes (RFC 5321) and is bytes as yet: what is not ASCII is UTF-8. */
const DESTINATARIO =
  /^(?:final|original)-recipient:[ \t]*(rfc822|utf-8)[ \t]*;[ \t]*<?("(?:[^"\\\n]|\\[^\n]){0,128}"@[!-;=?-~\u0080-\u00ff]{1,255}|(?!")[!-;=?-~\u0080-\u00ff]{3,320})>?/gim;
const CODICE = /^status:[ \t]*([45]\.\d{1,3}\.\d{1,3})\b/im;

/** What a server repeats of a mail when it tells that it came back: which one it is, and which sending of it. Pure. */
export const writeMessageId = ({ id, invio }: Spedizione): string =>
  `<${id}${invio === 1 ? '' : `.${invio}`}@quadra>`;

function readSpedizione(parte: string): Spedizione | null {
  const [, id, invio = '1'] = NOSTRO.exec(parte) ?? [];
  return id === undefined ? null : { id, invio: Number(invio) };
}

/** Headers with their continuation lines joined. */
const unfold = (testo: string) => testo.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ');

function splitParti(testo: string): string[] {
  const inizio = testo.split('\n\n', 1)[0] ?? '';
  const confine = CONFINE.exec(inizio)?.[1];
  return RAPPORTO.test(inizio) && confine !== undefined ? testo.split(`\n--${confine}`).slice(1) : [];
}

const TRA_VIRGOLETTE = /^"((?:[^"\\]|\\.)*)"(@[^@]+)$/;
/** What needs no quotes: with them or without, it is the same address. */
const SENZA_VIRGOLETTE = /^[^\s"(),:;<>@[\\\]]+$/;

/** An address as we may have written it: what UTF-8 addresses (RFC 6533, 3) escape, useless quotes, domains in ASCII. */
function listScritture(tipo: string, byte: string): string[] {
  const letto = Buffer.from(byte, 'latin1').toString('utf8');
  const indirizzo =
    tipo.toLowerCase() === 'utf-8' ? letto.replace(/\\x\{([\da-f]{2,6})\}/gi, readSegno) : letto;
  const [, dentro = '', dopo = ''] = TRA_VIRGOLETTE.exec(indirizzo) ?? [];
  const nudo = SENZA_VIRGOLETTE.test(dentro) ? `${dentro}${dopo}` : indirizzo;
  const dove = nudo.lastIndexOf('@') + 1;
  const domini = [domainToASCII, domainToUnicode].map((scrivi) => scrivi(nudo.slice(dove)));
  const scritti = domini.filter((dominio) => dominio !== '').map((dominio) => nudo.slice(0, dove) + dominio);
  return [indirizzo, nudo, ...scritti].map((uno) => uno.normalize('NFC').toLowerCase());
}

/** A sign written by its number; of none, as it stands. */
function readSegno(scritto: string, numero: string): string {
  const punto = Number.parseInt(numero, 16);
  return punto <= 0x10ffff ? String.fromCodePoint(punto) : scritto;
}

/** A recipient of a report; failed is for good with any code (RFC 3464, 2.3.3), that of a server which gave up after days too. */
function readFallito(blocco: string): Fallito | null {
  if (!FALLITO.test(blocco)) return null;
  const scritture = [...blocco.matchAll(DESTINATARIO)].flatMap(([, tipo = '', uno = '']) =>
    listScritture(tipo, uno),
  );
  const destinatari = [...new Set(scritture)];
  const stato = CODICE.exec(blocco)?.[1];
  return destinatari.length > 0 && stato !== undefined ? { destinatari, stato } : null;
}

function listFalliti(parte: string): Fallito[] {
  const trovati: Fallito[] = [];
  for (const blocco of parte.split(/\n{2,}/)) {
    const fallito = readFallito(blocco);
    if (fallito !== null) trovati.push(fallito);
    if (trovati.length === FALLITI_MASSIMI) break;
  }
  return trovati;
}

/**
 * What a delivery report (RFC 3464) says of a mail of ours: for which recipients it failed for good. Anything else, a delay, an
 * answer of a person, a report of the mail of others, says nothing. Pure.
 */
export function readDsn(messaggio: Buffer): Rimbalzo | null {
  const parti = splitParti(unfold(messaggio.toString('latin1')));
  const rapporto = parti.find((parte) => STATO.test(parte));
  const spedizione = parti
    .filter((parte) => parte !== rapporto)
    .map(readSpedizione)
    .find((trovata) => trovata !== null);
  if (rapporto === undefined || !spedizione) return null;
  const falliti = listFalliti(rapporto);
  return falliti.length > 0 ? { ...spedizione, falliti } : null;
}

const perche: readonly (readonly [RegExp, string])[] = [
  [/^5\.1\./, 'l’indirizzo non esiste'],
  [/^[45]\.2\.2$/, 'la casella è piena'],
  [/^[45]\.2\./, 'la casella non riceve'],
  [/^[45]\.3\.4$/, 'il messaggio è troppo grande per chi riceve'],
  [/^[45]\.4\./, 'il server di chi riceve non si raggiunge'],
  [/^[45]\.7\./, 'rifiutata dal server di chi riceve'],
];
/** Why a mail came back, in a sentence, by its code (RFC 3463); never the words of the server. Pure. */
export const describeRimbalzo = ({ stato }: Pick<Fallito, 'stato'>): string =>
  `Tornata indietro: ${perche.find(([quale]) => quale.test(stato))?.[1] ?? 'non consegnata'} (${stato})`;
