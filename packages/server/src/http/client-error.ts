import type { Socket } from 'node:net';
import { errori } from '@quadra/contract';
import { makeCodiceRichiesta } from './codice-richiesta.ts';

const stati: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is not even HTTP: the same headers and shape as any other error, then the connection is closed. */
export function refuseConnection(errore: NodeJS.ErrnoException, socket: Socket): void {
  if (errore.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const id = makeCodiceRichiesta();
  const corpo = JSON.stringify({
    Message: errori.RICHIESTA_NON_LEGGIBILE.testo,
    Codice: 'RICHIESTA_NON_LEGGIBILE',
    CodiceRichiesta: id,
  });
  socket.end(
    [
      `HTTP/1.1 ${stati[errore.code ?? ''] ?? '400 Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(corpo)}`,
      `X-Request-Id: ${id}`,
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: same-origin',
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'self'; frame-ancestors 'none'",
      'Connection: close',
      '',
      corpo,
    ].join('\r\n'),
  );
}
