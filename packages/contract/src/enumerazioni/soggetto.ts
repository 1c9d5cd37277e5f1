/** A subject and its frontispiece: numbers and letters are the codes of the ministerial forms, which read the same tables. */
export {
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

export const tipoAnagrafica = { PERSONA_FISICA: 'PF', SOGGETTO_DIVERSO: 'SD' } as const;
export type TipoAnagrafica = (typeof tipoAnagrafica)[keyof typeof tipoAnagrafica];
export const etichettaTipoAnagrafica: Readonly<Record<TipoAnagrafica, string>> = {
  PF: 'Persona fisica',
  SD: 'Soggetto diverso',
};

export const tipoSoggetto = ['Impresa', 'Agente', 'Professionista', 'Autotrasportatore'] as const;
export type TipoSoggetto = (typeof tipoSoggetto)[number];

export const tipoIntermediario = ['Dichiarazione', 'Contabilità', '770', 'CU'] as const;
export type TipoIntermediario = (typeof tipoIntermediario)[number];
