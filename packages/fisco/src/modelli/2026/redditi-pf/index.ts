import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { deriveScheda } from '../../differenze.ts';
import {
  familiari2025,
  forfettarioSenzaConcordato,
  lavoro2025,
  liquidazioneCon,
} from '../../redditi-pf-anni.ts';

/** Redditi Persone Fisiche 2026, tax year 2025: what differs from the form of 2025. */
export const redditiPf2026 = deriveScheda(redditiPf2025, {
  anno: 2026,
  titolo: 'Redditi Persone Fisiche 2026',
  versione: '2026.5',
  prepare: () => loadComuni(2025),
  variazioni: {
    LM: forfettarioSenzaConcordato,
    FA: familiari2025,
    RC: lavoro2025,
    RN: liquidazioneCon({ lavoro: true }),
  },
});
