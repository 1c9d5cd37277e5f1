import { BlockList, isIP } from 'node:net';

/** An address without the IPv4-in-IPv6 clothing. */
export const normalizeIp = (ip: string): string => (ip.startsWith('::ffff:') ? ip.slice(7) : ip);

function addVoce(elenco: BlockList, voce: string): boolean {
  const [indirizzo = '', bit] = voce.split('/');
  const versione = isIP(indirizzo);
  if (versione === 0) return false;
  const famiglia = versione === 4 ? 'ipv4' : 'ipv6';
  if (bit === undefined) {
    elenco.addAddress(indirizzo, famiglia);
    return true;
  }
  if (!/^\d{1,3}$/.test(bit) || Number(bit) > (versione === 4 ? 32 : 128)) return false;
  elenco.addSubnet(indirizzo, Number(bit), famiglia);
  return true;
}

/**
 * Whether `ip` is in a comma-separated list of addresses and networks. An empty list lets everybody in; a list with a
 * wrong item lets in only what its right items say.
 */
export function isIpAbilitato(lista: string, ip: string): boolean {
  const voci = lista
    .split(',')
    .map((voce) => voce.trim())
    .filter((voce) => voce !== '');
  if (voci.length === 0) return true;
  const elenco = new BlockList();
  for (const voce of voci) addVoce(elenco, voce);
  const indirizzo = normalizeIp(ip);
  return isIP(indirizzo) !== 0 && elenco.check(indirizzo, isIP(indirizzo) === 6 ? 'ipv6' : 'ipv4');
}
