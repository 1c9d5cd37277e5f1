import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ConfigDeposito } from '../src/config-deposito.ts';
import { makeCartella } from './cartella.ts';

const SECCHIO = 'documenti';

/** A server that speaks S3, on its folder: it is stopped and started again with what it holds. */
export interface S3DiProva {
  readonly config: ConfigDeposito;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The keys of its objects. */
  keys(): string[];
  /** The file where an object is. */
  nameFile(chiave: string): string;
  drop(): Promise<void>;
}

/** Starts one on a free port. */
export async function openS3(): Promise<S3DiProva> {
  const cartella = makeCartella('quadra-s3-');
  const make = (port: number) =>
    new S3rver({
      ...{ address: '127.0.0.1', port, silent: true, directory: cartella },
      configureBuckets: [{ name: SECCHIO }],
    });
  let server = make(0);
  const { port } = await server.run();
  let isAcceso = true;
  const stop = async () => {
    if (!isAcceso) return;
    isAcceso = false;
    const chiusura = server.close();
    server.httpServer.closeAllConnections();
    await chiusura;
  };
  return {
    config: {
      ...{ indirizzo: `http://127.0.0.1:${port}`, regione: 'us-east-1', secchio: SECCHIO },
      ...{ chiave: 'S3RVER', segreto: 'S3RVER' },
    },
    start: async () => {
      server = make(port);
      await server.run();
      isAcceso = true;
    },
    stop,
    keys: () =>
      readdirSync(join(cartella, SECCHIO), { recursive: true, encoding: 'utf8' })
        .filter((nome) => nome.endsWith('._S3rver_object'))
        .map((nome) => nome.replace('._S3rver_object', ''))
        .sort(),
    nameFile: (chiave) => join(cartella, SECCHIO, `${chiave}._S3rver_object`),
    drop: async () => {
      await stop();
      rmSync(cartella, { recursive: true, force: true });
    },
  };
}
