import { type LookupAddress, lookup } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { z } from 'zod';
import type { ServizioEsterno } from '../../config-servizi.ts';
import {
  type AccessoContabile,
  type ConsegnaContabile,
  type Contabilita,
  ContabilitaNonRiuscita,
} from './port.ts';

const ATTESA_MS = 15_000;
const RISPOSTA_MASSIMA = 100_000;
const presi = z.object({ presi: z.number().int() });

/** Addresses that are of nobody on the Internet: who writes an address must not reach what is behind this server. */
const interni = new BlockList();
for (const [rete, bit] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  interni.addSubnet(rete, bit, 'ipv4');
for (const [rete, bit] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  interni.addSubnet(rete, bit, 'ipv6');
const isInterno = (ip: string): boolean => interni.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Looks a name up, and answers only what is on the Internet: the name cannot change between the look and the call. */
const lookupEsterno: LookupFunction = (nome, opzioni, callback) => {
  lookup(nome, { ...opzioni, all: true }, (errore, trovati) => {
    const fuori = errore ? [] : (trovati as LookupAddress[]).filter(({ address }) => !isInterno(address));
    const [primo] = fuori;
    if (errore || primo === undefined) callback(errore ?? new Error(`${nome}: no public address`), '', 4);
    else if (opzioni.all) callback(null, fuori);
    else callback(null, primo.address, primo.family);
  });
};

const isEsterno = (indirizzo: string): boolean => {
  if (!URL.canParse(indirizzo)) return false;
  const { protocol, hostname, username, password } = new URL(indirizzo);
  const nome = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return isIP(nome) === 0 ? nome.includes('.') && !nome.endsWith('.local') : !isInterno(nome);
};

interface Risposta {
  readonly stato: number;
  readonly testo: string;
}
function call(url: URL, opzioni: RequestOptions, corpo: string | undefined): Promise<Risposta> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const richiesta = request(url, { ...opzioni, signal: AbortSignal.timeout(ATTESA_MS) }, (risposta) => {
      const pezzi: Buffer[] = [];
      let byte = 0;
      risposta.on('data', (pezzo: Buffer) => {
        byte += pezzo.length;
        if (byte > RISPOSTA_MASSIMA) richiesta.destroy(new Error('Answer too long'));
        pezzi.push(pezzo);
      });
      risposta.on('error', reject);
      risposta.on('end', () =>
        resolve({ stato: risposta.statusCode ?? 0, testo: Buffer.concat(pezzi).toString('utf8') }),
      );
    });
    richiesta.on('error', reject);
    richiesta.end(corpo);
  });
}

const rifiuti: Readonly<Record<number, string>> = {
  401: 'Il programma di contabilità non riconosce utente e password.',
  403: 'Il programma di contabilità non lascia entrare questo utente.',
  404: 'Il programma di contabilità non conosce questa azienda.',
};

/**
 * The accounting software. Its protocol is not public: what is spoken here is ours, written in `docs/contabilita.md` for who must
 * answer it (basic authentication over https, JSON, one key for each export), and tried with our own server of the tests alone.
 * `beside`: the service of the file of the services, the only one that may be inside.
 */
export function makeContabilita(beside: ServizioEsterno | undefined): Contabilita {
  const isBeside = (indirizzo: string) =>
    beside !== undefined && indirizzo.replace(/\/+$/, '') === beside.indirizzo;
  const ask = async (
    { indirizzo, utente, password, azienda }: AccessoContabile,
    metodo: 'GET' | 'POST',
    consegna?: ConsegnaContabile,
  ): Promise<string> => {
    if (!isBeside(indirizzo) && !isEsterno(indirizzo))
      throw new ContabilitaNonRiuscita('L’indirizzo del programma di contabilità non si può chiamare.');
    const dove = consegna ? `movimenti/${encodeURIComponent(consegna.id)}` : 'stato';
    const url = new URL(`${indirizzo.replace(/\/+$/, '')}/aziende/${encodeURIComponent(azienda)}/${dove}`);
    const corpo = consegna && JSON.stringify({ movimenti: consegna.movimenti });
    let risposta: Risposta;
    try {
      risposta = await call(
        url,
        {
          method: metodo,
          headers: {
            authorization: `Basic ${Buffer.from(`${utente}:${password}`, 'utf8').toString('base64')}`,
            ...(corpo === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(corpo) }),
          },
          ...(isBeside(indirizzo) ? {} : { lookup: lookupEsterno }),
        },
        corpo,
      );
    } catch (causa) {
      throw new ContabilitaNonRiuscita('Il programma di contabilità non risponde.', { cause: causa });
    }
    const { stato, testo } = risposta;
    if (stato !== 200)
      throw new ContabilitaNonRiuscita(rifiuti[stato] ?? `Il programma di contabilità ha risposto ${stato}.`);
    return testo;
  };
  return {
    isSimulata: (indirizzo) => isBeside(indirizzo) && beside?.simulato === true,
    isAmmesso: (indirizzo) => isBeside(indirizzo) || isEsterno(indirizzo),
    probe: async (accesso) => {
      await ask(accesso, 'GET');
    },
    send: async (accesso, consegna) => {
      const testo = await ask(accesso, 'POST', consegna);
      let letta: ReturnType<typeof presi.safeParse>;
      try {
        letta = presi.safeParse(JSON.parse(testo));
      } catch {
        letta = presi.safeParse(null);
      }
      if (!letta.success || letta.data.presi !== consegna.movimenti.length)
        throw new ContabilitaNonRiuscita('Il programma di contabilità non ha preso tutti i movimenti.');
    },
  };
}
