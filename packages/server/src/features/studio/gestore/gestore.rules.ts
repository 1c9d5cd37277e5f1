import { campiDelGestore, type GestoreScritto, testiCampo } from '@quadra/contract';
import type { ModelState } from '../../../http/domain-error.ts';
import {
  checkCodice,
  checkIva,
  checkSede,
  checkValori,
  emptyToNull,
  fillSede,
  listCambiati,
} from '../studio/sede.rules.ts';

export const normalizeGestore = (letto: GestoreScritto): GestoreScritto => {
  const { ComuneDescrizione, ...scritto } = fillSede({ ...emptyToNull(letto), ComuneDescrizione: null });
  return {
    ...scritto,
    ComuneDesc: ComuneDescrizione,
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
