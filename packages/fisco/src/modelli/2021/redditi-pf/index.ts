import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { deriveScheda } from '../../differenze.ts';
import {
  fabbricatiFino2024,
  familiariFino2021,
  forfettarioSenzaConcordato,
  lavoro2020,
  liquidazioneVecchia,
  sportFino2022,
} from '../../redditi-pf-anni.ts';

/** Redditi Persone Fisiche 2021, tax year 2020: what differs from the form of 2025. */
export const redditiPf2021 = deriveScheda(redditiPf2025, {
  anno: 2021,
  titolo: 'Redditi Persone Fisiche 2021',
  versione: '2021.3',
  prepare: () => loadComuni(2020),
  assenti: ['CP'],
  variazioni: {
    LM: forfettarioSenzaConcordato,
    RL: sportFino2022,
    ...fabbricatiFino2024,
    FA: familiariFino2021,
    RC: lavoro2020,
    RN: liquidazioneVecchia({ figli: true, lavoro: true, bonus: 'Bonus IRPEF e trattamento integrativo' }),
  },
});
