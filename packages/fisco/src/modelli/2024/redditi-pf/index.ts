import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { prospettoDi } from '../../2025/redditi-pf/prospetto.ts';
import { deriveScheda } from '../../differenze.ts';
import { fondiariLetti } from '../../redditi-pf-anni.ts';
import { impreseDi } from '../../redditi-pf-anni-imprese.ts';
import { lavoro2024 } from '../../redditi-pf-lavoro.ts';
import { liquidazione2024 } from '../../redditi-pf-liquidazione.ts';
import { oneri2024 } from '../../redditi-pf-oneri.ts';
import { saldiDi } from '../../redditi-pf-saldi.ts';

/** Redditi Persone Fisiche 2024, tax year 2023: what differs from the form of 2025. */
export const redditiPf2024 = deriveScheda(redditiPf2025, {
  anno: 2024,
  titolo: 'Redditi Persone Fisiche 2024',
  versione: '2024.5',
  prepare: () => loadComuni(2023),
  prospetto: prospettoDi(2024),
  assenti: ['CP'],
  variazioni: {
    ...impreseDi(2024),
    ...saldiDi(2024),
    ...fondiariLetti,
    RC: lavoro2024,
    RP: oneri2024,
    RN: liquidazione2024,
  },
});
