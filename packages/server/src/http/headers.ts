import { randomBytes } from 'node:crypto';
import { HEADER_RICHIESTA, RITORNO_IDENTITA } from '@quadra/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Whether the browser reached us over TLS: directly, through a declared proxy, or by the public address we were told. */
export const isHttps = (richiesta: FastifyRequest, config: Config): boolean =>
  richiesta.protocol === 'https' || (config.indirizzoPubblico?.startsWith('https:') ?? false);

/** What a page may load, and whom it may show in a frame: the remote applications that were configured. */
const makeCsp = (nonce: string, { hostDebug, hostRemoti }: Config) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(hostDebug === null ? [] : [hostDebug])].join(' '),
    ["frame-src 'self' blob:", ...hostRemoti].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What no page of ours asks of a browser, nor lets a frame ask. */
const PERMESSI = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((nome) => `${nome}=()`)
  .join(', ');

/**
 * Whoever we open keeps no hold on us. The provider of identities must give the window back to the page that opened it:
 * where there is one, the page it comes back to is the only one that gives up its own isolation.
 */
function computeApertura({ url }: FastifyRequest, { identita }: Config): string {
  if (identita.length === 0) return 'same-origin';
  return url.split('?')[0] === RITORNO_IDENTITA ? 'unsafe-none' : 'same-origin-allow-popups';
}

/** The headers of every answer, errors included: set before anything can fail. */
export function setHeaders(richiesta: FastifyRequest, risposta: FastifyReply, config: Config): void {
  const nonce = randomBytes(16).toString('base64');
  richiesta.nonce = nonce;
  risposta.headers({
    [HEADER_RICHIESTA]: richiesta.id,
    'content-security-policy': makeCsp(nonce, config),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': computeApertura(richiesta, config),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMESSI,
    'cache-control': 'no-store',
  });
  if (config.ambiente === 'produzione' && isHttps(richiesta, config)) {
    risposta.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}
