import { computeProspetto, type RigaProspetto, type VoceProspetto } from '../modelli/prospetto.ts';
import type { LatoLettera } from './cifre.ts';

/** The taxes that an employer settles, where Redditi PF says them: of the 730 the same ones are under its own numbers. */
const del730: readonly VoceProspetto[] = [
  {
    ...{ imposta: 'IRPEF', lordo: ['RN26.2'], versato: ['RN33.4', 'RN38.6'], acconto: [] },
    ...{ daVersare: 'RN45.2', credito: 'RN46.1', minimo: 12 },
  },
  {
    ...{ imposta: 'Addizionale regionale', lordo: ['RV2.2'], versato: ['RV3.3'], acconto: [] },
    ...{ daVersare: 'RV7.1', credito: 'RV8.1', minimo: 12 },
  },
  {
    ...{ imposta: 'Addizionale comunale', lordo: ['RV10.2'], versato: ['RV11.6'], acconto: [] },
    ...{ daVersare: 'RV15.1', credito: 'RV16.1', minimo: 12 },
  },
  {
    ...{ imposta: 'Cedolare secca', lordo: ['LC1.3'], versato: ['LC1.4', 'LC1.8'], acconto: [] },
    ...{ daVersare: 'LC1.12', credito: 'LC1.13', minimo: 12 },
  },
];

/** The taxes of a declaration, as the letter tells them. Of a 730 those that are settled together. Pure. */
export function listImposte({ modello, get }: LatoLettera): readonly RigaProspetto[] {
  if (modello.codice !== '730') return modello.listImposte(get);
  const nameAll = (chiavi: readonly string[]) => chiavi.map(modello.nameRedditi);
  const voci = del730.map(
    (voce): VoceProspetto => ({
      ...voce,
      lordo: nameAll(voce.lordo),
      versato: nameAll(voce.versato),
      daVersare: modello.nameRedditi(voce.daVersare),
      ...(voce.credito && { credito: modello.nameRedditi(voce.credito) }),
    }),
  );
  return computeProspetto(voci, modello.annoImposta, get);
}
