import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { withIdentita } from '../../../db/tenancy.ts';
import { readConsegna } from '../../../gateways/sdi/notifica.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { insertMessaggio } from './ricezione.queries.ts';

const CORPO_MASSIMO = 2_097_152;
const PRESA =
  '<?xml version="1.0"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body/></soapenv:Envelope>';

const isChiave = (data: string, attesa: string): boolean => {
  const [una, altra] = [Buffer.from(data), Buffer.from(attesa)];
  return una.length === altra.length && timingSafeEqual(una, altra);
};

/**
 * The door that the exchange calls with its notices (TrasmissioneFatture 1.1): they are kept as they came, and read by the round.
 * Nobody else knows its address; the certificate of who calls is looked at by what stands before this server.
 */
export async function registerPortaSdi(app: FastifyInstance, { config, db, now }: Servizi): Promise<void> {
  const { sdi } = config.servizi;
  if (!sdi) return;
  await app.register(async (porta) => {
    porta.addContentTypeParser(
      'text/xml',
      { parseAs: 'string', bodyLimit: CORPO_MASSIMO },
      (_, corpo, done) => done(null, corpo),
    );
    porta.post<{ Params: { chiave: string } }>(
      '/sdi/:chiave/TrasmissioneFatture',
      { bodyLimit: CORPO_MASSIMO, schema: { hide: true } as object },
      async (richiesta, risposta) => {
        if (!isChiave(richiesta.params.chiave, sdi.chiave)) throw new DomainError('NON_TROVATO');
        let consegna: ReturnType<typeof readConsegna>;
        try {
          consegna = readConsegna(String(richiesta.body ?? ''));
        } catch (errore) {
          throw new DomainError('RICHIESTA_NON_LEGGIBILE', { causa: errore });
        }
        await withIdentita(db, (trx) =>
          insertMessaggio(trx, {
            identificativo: consegna.identificativo,
            nome_file: consegna.nomeFile,
            contenuto: consegna.contenuto,
            ricevuto_il: now(),
          }),
        );
        return risposta.type('text/xml').send(PRESA);
      },
    );
  });
}
