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

function checkLogo(contenuto: Buffer, immagine: Immagine | undefined, quale: QualeLogo): string | null {
  if (immagine === undefined) return testiCampo.IMMAGINE_NON_VALIDA;
  if (contenuto.length > LOGO_BYTE) return frasiCampo.alMassimo(`${Math.floor(LOGO_BYTE / 1024)} kB`);
  return checkMisure(immagine, quale);
}

/** The kind of image a logo is, by its own bytes. @throws RICHIESTA_NON_VALIDA naming the file */
export function requireLogo(contenuto: Buffer, quale: QualeLogo): Immagine['tipo'] {
  const immagine = readImmagine(contenuto);
  const errore = checkLogo(contenuto, immagine, quale);
  if (errore !== null || immagine === undefined)
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { uploadFile0: [errore ?? ''] } });
  return immagine.tipo;
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
