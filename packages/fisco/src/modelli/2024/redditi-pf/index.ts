import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { deriveScheda } from '../../differenze.ts';
import {
  fondiariFino2024,
  forfettario2023,
  lavoroSenzaTredicesima,
  liquidazioneFino2024,
} from '../../redditi-pf-anni.ts';

/** Redditi Persone Fisiche 2024, tax year 2023: what differs from the form of 2025. */
export const redditiPf2024 = deriveScheda(redditiPf2025, {
  anno: 2024,
  titolo: 'Redditi Persone Fisiche 2024',
  versione: '2024.5',
  prepare: () => loadComuni(2023),
  assenti: ['CP'],
  variazioni: {
    LM: forfettario2023,
    ...fondiariFino2024,
    RC: lavoroSenzaTredicesima,
    RN: liquidazioneFino2024,
  },
});
