import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { deriveScheda } from '../../differenze.ts';
import {
  creditiFino2021,
  familiariFino2021,
  fondiariFino2024,
  forfettarioSenzaConcordato,
  lavoro2019,
  liquidazioneFino2021,
  mutuiFino2022,
  sportFino2022,
} from '../../redditi-pf-anni.ts';

/** Redditi Persone Fisiche 2020, tax year 2019: what differs from the form of 2025. */
export const redditiPf2020 = deriveScheda(redditiPf2025, {
  anno: 2020,
  titolo: 'Redditi Persone Fisiche 2020',
  versione: '2020.5',
  prepare: () => loadComuni(2019),
  assenti: ['CP'],
  variazioni: {
    LM: forfettarioSenzaConcordato,
    RL: sportFino2022,
    ...fondiariFino2024,
    RP: mutuiFino2022,
    FA: familiariFino2021,
    RC: lavoro2019,
    CR: creditiFino2021,
    RN: liquidazioneFino2021({ figli: true, bonus: 'Bonus IRPEF' }),
  },
});
