import type { FastifyBaseLogger } from 'fastify';
import type Provider from 'oidc-provider';
import type { Servizi } from '../../../http/servizi.ts';
import { readChiavi } from './chiavi.ts';
import { makeProvider } from './provider.ts';

/** Another process may have rotated the keys: looked at again after this. */
const CHIAVI_VALIDE_MS = 60_000;

interface Presente {
  readonly provider: Promise<Provider>;
  readonly impronta: string;
  scadenza: number;
}
const presenti = new WeakMap<Servizi, Presente>();

const readImpronta = async (servizi: Servizi): Promise<string> =>
  (await readChiavi(servizi)).map(({ id, isAttiva }) => `${id}${isAttiva ? '+' : ''}`).join(' ');

/** The provider of identities of this process: made at the first use, made again when the keys change. */
export async function findProvider(servizi: Servizi, log: FastifyBaseLogger): Promise<Provider> {
  const presente = presenti.get(servizi);
  if (presente && presente.scadenza > performance.now()) return presente.provider;
  const impronta = await readImpronta(servizi);
  const scadenza = performance.now() + CHIAVI_VALIDE_MS;
  if (presente?.impronta === impronta) {
    presente.scadenza = scadenza;
    return presente.provider;
  }
  const provider = makeProvider(servizi, log);
  presenti.set(servizi, { provider, impronta, scadenza });
  provider.catch(() => presenti.delete(servizi));
  return provider;
}
