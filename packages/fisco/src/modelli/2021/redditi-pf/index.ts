import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { deriveScheda } from '../../differenze.ts';
import {
  creditiFino2021,
  familiariFino2021,
  fondiariFino2024,
  forfettarioSenzaConcordato,
  lavoro2020,
  liquidazioneFino2021,
  mutuiFino2022,
  sportFino2022,
} from '../../redditi-pf-anni.ts';

/** Redditi Persone Fisiche 2021, tax year 2020: what differs from the form of 2025. */
export const redditiPf2021 = deriveScheda(redditiPf2025, {
  anno: 2021,
  titolo: 'Redditi Persone Fisiche 2021',
  versione: '2021.5',
  prepare: () => loadComuni(2020),
  assenti: ['CP'],
  variazioni: {
    LM: forfettarioSenzaConcordato,
    RL: sportFino2022,
    ...fondiariFino2024,
    RP: mutuiFino2022,
    FA: familiariFino2021,
    RC: lavoro2020,
    CR: creditiFino2021,
    RN: liquidazioneFino2021({ figli: true, lavoro: true, bonus: 'Bonus IRPEF e trattamento integrativo' }),
  },
});
