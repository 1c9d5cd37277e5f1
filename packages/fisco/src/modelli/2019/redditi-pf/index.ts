import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { deriveScheda } from '../../differenze.ts';
import {
  creditiFino2021,
  familiariFino2021,
  fondiariFino2024,
  forfettario2018,
  lavoro2019,
  liquidazioneFino2021,
  mutuiFino2022,
  sportFino2022,
} from '../../redditi-pf-anni.ts';

/** Redditi Persone Fisiche 2019, tax year 2018: what differs from the form of 2025. */
export const redditiPf2019 = deriveScheda(redditiPf2025, {
  anno: 2019,
  titolo: 'Redditi Persone Fisiche 2019',
  versione: '2019.1',
  prepare: () => loadComuni(2018),
  assenti: ['CP'],
  variazioni: {
    LM: forfettario2018,
    RL: sportFino2022,
    ...fondiariFino2024,
    RP: mutuiFino2022,
    FA: familiariFino2021,
    RC: lavoro2019,
    CR: creditiFino2021,
    RN: liquidazioneFino2021({ figli: true, bonus: 'Bonus IRPEF' }),
  },
});
