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

const { 5: campione, ...tipologie } = tipoReddito;
/** Kinds of income of RC1-RC3, as the form has them since that of 2024. */
export const scelteReddito = makeOpzioni({
  ...tipologie,
  7: 'Pensione agli orfani',
  8: 'Lavoro sportivo dilettantistico',
  9: 'Lavoro sportivo professionistico, meno di 23 anni',
});
/** Those of sport are not in the forms before. */
export const scelteRedditoFino2023 = scelteReddito.filter(({ codice }) => Number(codice) < 8);
/** The forms until that of 2022, with kinds that no rule reckons: what they say is typed. */
export const scelteRedditoFino2022 = makeOpzioni({
  ...Object.fromEntries(scelteRedditoFino2023.map(({ codice, descrizione }) => [codice, descrizione])),
  5: `${campione} (non gestito)`,
  6: 'Pensione, Campione d’Italia (non gestito)',
  8: 'Pensione ai superstiti, Campione d’Italia (non gestito)',
});
