import {
  campiDelGestore,
  frasiCampo,
  type GestoreScritto,
  LOGO,
  LOGO_BYTE,
  LOGO_STAMPA,
  testiCampo,
} from '@quadra/contract';
import type { ModelState } from '../../http/domain-error.ts';
import { type Immagine, readImmagine } from '../../http/immagine.rules.ts';
import {
  checkCodice,
  checkIva,
  checkSede,
  checkValori,
  emptyToNull,
  fillSede,
  listCambiati,
} from '../studio/studio.public.ts';

export const normalizeGestore = (letto: GestoreScritto): GestoreScritto => {
  const scritto = fillSede(emptyToNull(letto));
  return {
    ...scritto,
    CF: scritto.CF?.toUpperCase() ?? null,
    REAUfficio: scritto.REAUfficio?.toUpperCase() ?? null,
  };
};

/** What is wrong with a gestore already normalized, by field. */
export const checkGestore = (scritto: GestoreScritto): ModelState => ({
  ...checkSede(scritto),
  ...checkValori([
    ['PIVA', checkIva(scritto.PIVA)],
    ['CF', checkCodice(scritto.CF)],
  ]),
});

/** What the administrator of a gestore may not change of it, by field. */
export const checkRiservati = (prima: GestoreScritto, scritto: GestoreScritto): ModelState =>
  Object.fromEntries(
    listCambiati(prima, scritto, campiDelGestore).map((campo) => [campo, [testiCampo.DEL_FORNITORE]]),
  );

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

/** The image of a logo, or what is wrong with the file. */
export function readLogo(
  contenuto: Buffer,
  quale: QualeLogo,
): { readonly immagine: Immagine } | { readonly errore: string } {
  const immagine = readImmagine(contenuto);
  if (immagine === undefined) return { errore: testiCampo.IMMAGINE_NON_VALIDA };
  if (contenuto.length > LOGO_BYTE)
    return { errore: frasiCampo.alMassimo(`${Math.floor(LOGO_BYTE / 1024)} kB`) };
  const errore = checkMisure(immagine, quale);
  return errore === null ? { immagine } : { errore };
}
