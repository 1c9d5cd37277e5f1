import { BlockList, isIP } from 'node:net';
import { parseListaIp } from '@quadra/values';

/** An address without the IPv4-in-IPv6 clothing. */
export const normalizeIp = (ip: string): string => (ip.startsWith('::ffff:') ? ip.slice(7) : ip);

function addVoce(elenco: BlockList, voce: string): void {
  const [indirizzo = '', bit] = voce.split('/');
  const famiglia = isIP(indirizzo) === 4 ? 'ipv4' : 'ipv6';
  if (bit === undefined) elenco.addAddress(indirizzo, famiglia);
  else elenco.addSubnet(indirizzo, Number(bit), famiglia);
}

/**
 * Whether `ip` is in a comma-separated list of addresses and networks. An empty list lets everybody in; a list with a
 * wrong item lets in only what its right items say.
 */
export function isIpAbilitato(lista: string, ip: string): boolean {
  const { voci, errate } = parseListaIp(lista);
  if (voci.length + errate.length === 0) return true;
  const elenco = new BlockList();
  for (const voce of voci) addVoce(elenco, voce);
  const indirizzo = normalizeIp(ip);
  return isIP(indirizzo) !== 0 && elenco.check(indirizzo, isIP(indirizzo) === 6 ? 'ipv6' : 'ipv4');
}
