import {
  fornitura,
  richiedente,
  ruoloEnte,
  ruoloSocieta,
  situazionePeriodo,
  statoAttivita,
  statoCivile,
  tipoContratto,
  tipoIndirizzo,
  tipoReddito,
  tipoRevisore,
  tipoTrust,
} from '@quadra/values';
import type { Opzione } from './modello.ts';

const makeOpzioni = (voci: Readonly<Record<string, string>>): readonly Opzione[] =>
  Object.entries(voci).map(([codice, descrizione]) => ({ codice, descrizione }));

/** Who signs for the taxpayer. */
export const scelteCarica = makeOpzioni({
  1: 'Rappresentante legale o negoziale',
  2: 'Rappresentante di minore o interdetto',
  3: 'Curatore',
  4: 'Commissario liquidatore',
  5: 'Commissario o custode giudiziario',
  6: 'Rappresentante fiscale di non residente',
  7: 'Erede',
  8: 'Liquidatore',
  9: 'Soggetto per operazioni straordinarie',
  10: 'Rappresentante fiscale (limitazioni)',
  11: 'Tutore',
  12: 'Liquidatore di ditta individuale',
  13: 'Amministratore di condominio',
  14: 'Firmatario per pubblica amministrazione',
  15: 'Commissario liquidatore di pubblica amministrazione',
});

export const scelteRuoloSocieta = makeOpzioni(ruoloSocieta);
export const scelteRuoloEnte = makeOpzioni(ruoloEnte);
export const scelteRevisore = makeOpzioni(tipoRevisore);
export const scelteStatoAttivita = makeOpzioni(statoAttivita);
export const scelteSituazione = makeOpzioni(situazionePeriodo);
export const scelteTrust = makeOpzioni(tipoTrust);
export const scelteIndirizzo = makeOpzioni(tipoIndirizzo);
export const scelteFornitura = makeOpzioni(fornitura);
export const scelteRichiedente = makeOpzioni(richiedente);
export const scelteContratto = makeOpzioni(tipoContratto);

/** Those of the form, where nothing said is no code. */
export const scelteStatoCivile = makeOpzioni(statoCivile).filter(({ codice }) => codice !== '0');

/** Kinds of income of RC1-RC3 that no rule reckons yet: what they say is typed and stays indicative. */
const nonGestiti: readonly string[] = ['3', '5', '6', '8'];
/** The five of the specification, and those that the form has after them. */
export const scelteReddito = makeOpzioni({
  ...tipoReddito,
  6: 'Pensione, Campione d’Italia',
  7: 'Pensione ai superstiti, orfani',
  8: 'Pensione ai superstiti, Campione d’Italia',
}).map(({ codice, descrizione }) => ({
  codice,
  descrizione: nonGestiti.includes(codice) ? `${descrizione} (non gestito)` : descrizione,
}));
