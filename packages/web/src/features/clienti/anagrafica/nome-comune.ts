import { formatNomeProprio } from '../../../formato/nome-proprio.ts';

/** «Modena (MO)»; a foreign state has no province. */
export function makeTestoComune(descrizione: string, provincia: string): string {
  const nome = formatNomeProprio(descrizione);
  return nome === '' || provincia === '' || provincia === 'EE' ? nome : `${nome} (${provincia})`;
}
