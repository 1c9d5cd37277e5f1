import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers open connections before they need them. One that has asked nothing is neither idle nor busy to Node, which
 * would wait for it for ever: a server that closes lets those go at once.
 */
export function closeConnessioniMute(app: FastifyInstance): void {
  const mute = new Set<Socket>();
  app.server.on('connection', (connessione: Socket) => {
    mute.add(connessione);
    connessione.once('close', () => mute.delete(connessione));
  });
  app.server.on('request', ({ socket }) => mute.delete(socket));
  app.addHook('preClose', async () => {
    for (const connessione of mute) connessione.destroy();
  });
}
