import { createHash } from 'node:crypto';
import { frasiCampo, LOGO, LOGO_BYTE, LOGO_STAMPA, testiCampo } from '@quadra/contract';
import { DomainError } from './domain-error.ts';
import { type Immagine, readImmagine } from './immagine.rules.ts';

/** Which of the two: the one of the pages has one size, the one of the prints a largest. */
export type QualeLogo = 'logo' | 'stampa';

function checkMisure({ larghezza, altezza }: Immagine, quale: QualeLogo): string | null {
  if (quale === 'logo')
    return larghezza === LOGO.larghezza && altezza === LOGO.altezza
      ? null
      : frasiCampo.immagineDi(LOGO.larghezza, LOGO.altezza);
  const isEntro =
    larghezza > 0 && altezza > 0 && larghezza <= LOGO_STAMPA.larghezza && altezza <= LOGO_STAMPA.altezza;
  return isEntro ? null : frasiCampo.immagineEntro(LOGO_STAMPA.larghezza, LOGO_STAMPA.altezza);
}

/** What is wrong with a logo, or what it is: its weight is looked at before its content. */
function readLogo(contenuto: Buffer, quale: QualeLogo): string | Immagine {
  if (contenuto.length > LOGO_BYTE) return frasiCampo.alMassimo(`${Math.floor(LOGO_BYTE / 1024)} kB`);
  const immagine = readImmagine(contenuto);
  if (immagine === undefined) return testiCampo.IMMAGINE_NON_VALIDA;
  return checkMisure(immagine, quale) ?? immagine;
}

/** The kind of image a logo is, by its own bytes. @throws RICHIESTA_NON_VALIDA naming the file */
export function requireLogo(contenuto: Buffer, quale: QualeLogo): Immagine['tipo'] {
  const letto = readLogo(contenuto, quale);
  if (typeof letto === 'string')
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { uploadFile0: [letto] } });
  return letto.tipo;
}

/** What the audit log keeps of a logo: which bytes they were, not the bytes. */
export const describeLogo = (
  logo: { readonly dati: Buffer; readonly tipo: string } | null | undefined,
): { impronta: string; tipo: string; byte: number } | null =>
  logo
    ? {
        impronta: createHash('sha256').update(logo.dati).digest('hex'),
        tipo: logo.tipo,
        byte: logo.dati.length,
      }
    : null;
