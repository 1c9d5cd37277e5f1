import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { prospettoDi } from '../../2025/redditi-pf/prospetto.ts';
import { deriveScheda } from '../../differenze.ts';
import { terreni2026 } from '../../redditi-pf-anni.ts';
import { impreseDi } from '../../redditi-pf-anni-imprese.ts';
import { lavoro2026 } from '../../redditi-pf-lavoro.ts';
import { liquidazione2026 } from '../../redditi-pf-liquidazione.ts';
import { oneri2026 } from '../../redditi-pf-oneri.ts';
import { saldiDi } from '../../redditi-pf-saldi.ts';

/** Redditi Persone Fisiche 2026, tax year 2025: what differs from the form of 2025. */
export const redditiPf2026 = deriveScheda(redditiPf2025, {
  anno: 2026,
  titolo: 'Redditi Persone Fisiche 2026',
  versione: '2026.5',
  prepare: () => loadComuni(2025),
  prospetto: prospettoDi(2026),
  variazioni: {
    ...impreseDi(2026),
    ...saldiDi(2026),
    RA: terreni2026,
    RC: lavoro2026,
    RP: oneri2026,
    RN: liquidazione2026,
  },
});
