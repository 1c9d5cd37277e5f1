import type { S3Client } from '@aws-sdk/client-s3';
import type { ConfigDeposito } from '../../config-deposito.ts';
import { type Deposito, DepositoAssente } from '../../db/deposito.ts';

/** Somebody may be in front of the page. */
const ATTESA_MS = 8_000;
const COLLEGAMENTO_MS = 2_000;
const TENTATIVI = 2;

const isAssente = (errore: unknown): boolean => errore instanceof Error && errore.name === 'NoSuchKey';

/** A bucket of any service that speaks S3, addressed by path. The client is loaded when it is first needed. */
export function makeS3({ indirizzo, regione, secchio: Bucket, chiave, segreto }: ConfigDeposito): Deposito {
  let pronto: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint: indirizzo,
      region: regione,
      forcePathStyle: true,
      credentials: { accessKeyId: chiave, secretAccessKey: segreto },
      maxAttempts: TENTATIVI,
      requestHandler: { connectionTimeout: COLLEGAMENTO_MS, requestTimeout: ATTESA_MS },
    });
    return { sdk, client };
  };
  const ask = async <T>(
    fn: (
      sdk: typeof import('@aws-sdk/client-s3'),
      client: S3Client,
      entro: { abortSignal: AbortSignal },
    ) => Promise<T>,
  ): Promise<T> => {
    pronto ??= load();
    const { sdk, client } = await pronto;
    try {
      return await fn(sdk, client, { abortSignal: AbortSignal.timeout(ATTESA_MS) });
    } catch (errore) {
      throw new DepositoAssente('The store did not answer as it should', { cause: errore });
    }
  };
  return {
    put: (Key, Body) =>
      ask(async ({ PutObjectCommand }, client, entro) => {
        const comando = { Bucket, Key, Body, ContentType: 'application/octet-stream' };
        await client.send(new PutObjectCommand({ ...comando, ChecksumAlgorithm: 'SHA256' }), entro);
      }),
    get: (Key) =>
      ask(async ({ GetObjectCommand }, client, entro) => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), entro);
          return Buffer.from((await Body?.transformToByteArray()) ?? []);
        } catch (errore) {
          if (isAssente(errore)) return undefined;
          throw errore;
        }
      }),
    remove: (Key) =>
      ask(async ({ DeleteObjectCommand }, client, entro) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }), entro);
      }),
  };
}
