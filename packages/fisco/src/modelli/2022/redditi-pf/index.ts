import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { deriveScheda } from '../../differenze.ts';
import {
  familiariFino2021,
  fondiariFino2024,
  forfettarioSenzaConcordato,
  lavoroSenzaTredicesima,
  liquidazioneVecchia,
  mutuiFino2022,
  sportFino2022,
} from '../../redditi-pf-anni.ts';

/** Redditi Persone Fisiche 2022, tax year 2021: what differs from the form of 2025. */
export const redditiPf2022 = deriveScheda(redditiPf2025, {
  anno: 2022,
  titolo: 'Redditi Persone Fisiche 2022',
  versione: '2022.5',
  prepare: () => loadComuni(2021),
  assenti: ['CP'],
  variazioni: {
    LM: forfettarioSenzaConcordato,
    RL: sportFino2022,
    ...fondiariFino2024,
    RP: mutuiFino2022,
    FA: familiariFino2021,
    RC: lavoroSenzaTredicesima,
    RN: liquidazioneVecchia({ figli: true, lavoro: true }),
  },
});
