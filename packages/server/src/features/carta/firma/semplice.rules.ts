import { type bustaSemplice, testiFirmaSemplice as t, testiCampo } from '@quadra/contract';
import type { z } from 'zod';
import type { ModelState } from '../../../http/domain-error.ts';

type Nuova = Pick<z.output<typeof bustaSemplice>, 'Documenti' | 'Firmatari'>;

/** The documents that each one signs, in the order of the envelope. Pure. */
export const listSuoi = <D extends { readonly Id: string }>(
  tutti: readonly D[],
  { Documenti }: Pick<Nuova['Firmatari'][number], 'Documenti'>,
): D[] => tutti.filter(({ Id }) => Documenti === null || Documenti.includes(Id));

/** The addresses that are not of their signer alone, and the documents that are not of the envelope. */
function checkUno({ Email, Documenti }: Nuova['Firmatari'][number], nuova: Nuova, prima: readonly string[]) {
  const isDoppio = prima.includes((Email ?? '').toLowerCase());
  const isFuori = Documenti?.some((id) => !nuova.Documenti.includes(id)) ?? false;
  return {
    ...(isDoppio && { Email: [t.INDIRIZZO_DOPPIO] }),
    ...(isFuori && { Documenti: [t.DOCUMENTO_FUORI] }),
  };
}

/**
 * What is wrong with those who sign an envelope by links: each has an address of his own (that of the record is of one alone)
 * and documents of it, and every document has who signs it. Pure.
 */
export function checkFirmatari(
  nuova: Nuova,
  documenti: readonly { readonly Id: string; readonly Nome: string }[],
  emailScheda: string,
): ModelState {
  const indirizzi = nuova.Firmatari.map(({ Email }) => (Email ?? emailScheda).toLowerCase());
  const errati = nuova.Firmatari.flatMap((uno, posto) => {
    const suo = { ...uno, Email: indirizzi[posto] ?? '' };
    const errori = checkUno(suo, nuova, indirizzi.slice(0, posto));
    return Object.entries(errori).map(([campo, testi]) => [`Firmatari.${posto}.${campo}`, testi] as const);
  });
  const isSenza = emailScheda === '' && nuova.Firmatari.some(({ Email }) => Email === null);
  const soli = documenti.filter(
    (uno) => !nuova.Firmatari.some((firmatario) => listSuoi([uno], firmatario).length > 0),
  );
  return {
    ...(isSenza ? { Email: [testiCampo.CLIENTE_SENZA_EMAIL] } : Object.fromEntries(errati)),
    ...(soli.length > 0 && { Documenti: soli.map(({ Nome }) => t.SENZA_FIRMATARIO(Nome)) }),
  };
}

/** Those whose signature is awaited now: the first who has not signed, or all of them together. Pure. */
export function listAttesi<F extends { readonly firmato_il: Date | null }>(
  firmatari: readonly F[],
  isInOrdine: boolean,
): F[] {
  const mancano = firmatari.filter(({ firmato_il }) => firmato_il === null);
  return isInOrdine ? mancano.slice(0, 1) : mancano;
}
