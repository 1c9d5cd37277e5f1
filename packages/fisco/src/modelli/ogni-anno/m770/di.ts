import { quadroDI as quadroComune } from '../comuni.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

export const quadroDI: QuadroDiAnni = {
  ...quadroComune,
  nota: 'Crediti di integrative a favore. Colonne da riscontrare sul modello; il rigo 901 è interno. Il credito entra nel calcolo quando si indica in SX.',
};
