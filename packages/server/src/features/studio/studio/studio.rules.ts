import {
  campiDelloStudio,
  frasiCampo,
  type StudioScritto,
  testiCampo,
  tipologiaUtente,
} from '@quadra/contract';
import { parseListaIp } from '@quadra/values';
import type { ModelState } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import {
  checkCodice,
  checkEmail,
  checkIva,
  checkSede,
  checkValori,
  emptyToNull,
  fillSede,
  listCambiati,
} from './sede.rules.ts';

/** What is kept of what was written: no empty text, names of places, codes in capitals, addresses one by one. */
export function normalizeStudio(letto: StudioScritto): StudioScritto {
  const scritto = fillSede(emptyToNull(letto));
  return {
    ...scritto,
    CodiceSDI: scritto.CodiceSDI?.toUpperCase() ?? null,
    IPAbilitati: [...new Set(parseListaIp(letto.IPAbilitati ?? '').voci)].join(', '),
  };
}

const checkSdi = (codice: string | null) =>
  codice === null || /^[A-Z0-9]{6,7}$/.test(codice) ? null : testiCampo.CODICE_SDI_ERRATO;

/** What is wrong with a studio, by field; `letto` is as it came, `scritto` as it would be kept. */
export function checkStudio(letto: StudioScritto, scritto: StudioScritto): ModelState {
  const { errate } = parseListaIp(letto.IPAbilitati ?? '');
  return {
    ...checkSede(scritto),
    ...checkValori([
      ['PIVA', checkIva(scritto.PIVA)],
      ['CodiceFiscale', checkCodice(scritto.CodiceFiscale)],
      ['PEC', checkEmail(scritto.PEC)],
      ['CodiceSDI', checkSdi(scritto.CodiceSDI)],
    ]),
    ...(errate.length > 0 && { IPAbilitati: errate.map(frasiCampo.ipErrato) }),
  };
}

const { AMM_ELMAS, AMM_STU, OP_GES } = tipologiaUtente;

/** Who is not shown where operators work from sends nothing of it: it stays as it was. */
export const keepIndirizzi = (
  { tipologia }: Pick<Sessione, 'tipologia'>,
  prima: StudioScritto,
  letto: StudioScritto,
): StudioScritto =>
  tipologia === OP_GES && letto.IPAbilitati === '' ? { ...letto, IPAbilitati: prima.IPAbilitati } : letto;

/**
 * What who asks may not change of a studio, by field: its administrator keeps to where it is and how it is reached; only
 * the vendor moves a studio from a gestore to another; where operators work from is for administrators.
 */
export function checkRiservati(
  { tipologia }: Pick<Sessione, 'tipologia'>,
  prima: StudioScritto,
  scritto: StudioScritto,
): ModelState {
  if (tipologia === AMM_ELMAS) return {};
  if (tipologia === AMM_STU) {
    const cambiati = listCambiati(prima, scritto, campiDelloStudio);
    return Object.fromEntries(cambiati.map((campo) => [campo, [testiCampo.DEL_GESTORE]]));
  }
  return {
    ...(prima.GestoreId !== scritto.GestoreId && { GestoreId: [testiCampo.DEL_FORNITORE] }),
    ...(tipologia === OP_GES &&
      prima.IPAbilitati !== scritto.IPAbilitati && { IPAbilitati: [testiCampo.DEGLI_AMMINISTRATORI] }),
  };
}
