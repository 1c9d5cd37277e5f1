import { isIPv6 } from 'node:net';

/** The address attempts are counted by: an IPv4 as it is, an IPv6 by its /64, which one person has whole. */
export function computeRete(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [testa = '', coda] = ip.split('::');
  const iniziali = testa === '' ? [] : testa.split(':');
  const finali = coda === undefined || coda === '' ? [] : coda.split(':');
  const mancanti = coda === undefined ? 0 : Math.max(0, 8 - iniziali.length - finali.length);
  const gruppi = [...iniziali, ...Array<string>(mancanti).fill('0'), ...finali];
  const prefisso = gruppi.slice(0, 4).map((gruppo) => Number.parseInt(gruppo, 16).toString(16));
  return `${prefisso.join(':')}::/64`;
}
