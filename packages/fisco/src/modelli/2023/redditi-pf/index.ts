import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { deriveScheda } from '../../differenze.ts';
import {
  familiari2022,
  fondiariFino2024,
  forfettarioSenzaConcordato,
  lavoroSenzaTredicesima,
  liquidazioneVecchia,
  sportFino2022,
} from '../../redditi-pf-anni.ts';

/** Redditi Persone Fisiche 2023, tax year 2022: what differs from the form of 2025. */
export const redditiPf2023 = deriveScheda(redditiPf2025, {
  anno: 2023,
  titolo: 'Redditi Persone Fisiche 2023',
  versione: '2023.5',
  prepare: () => loadComuni(2022),
  assenti: ['CP'],
  variazioni: {
    LM: forfettarioSenzaConcordato,
    RL: sportFino2022,
    ...fondiariFino2024,
    FA: familiari2022,
    RC: lavoroSenzaTredicesima,
    RN: liquidazioneVecchia({ figli: true }),
  },
});
