import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { prospettoDi } from '../../2025/redditi-pf/prospetto.ts';
import { deriveScheda } from '../../differenze.ts';
import { fondiariLetti } from '../../redditi-pf-anni.ts';
import { impreseDi } from '../../redditi-pf-anni-imprese.ts';
import { lavoro2023 } from '../../redditi-pf-lavoro.ts';
import { liquidazione2023 } from '../../redditi-pf-liquidazione.ts';
import { oneri2023 } from '../../redditi-pf-oneri.ts';
import { saldiDi } from '../../redditi-pf-saldi.ts';

/** Redditi Persone Fisiche 2023, tax year 2022: what differs from the form of 2025. */
export const redditiPf2023 = deriveScheda(redditiPf2025, {
  anno: 2023,
  titolo: 'Redditi Persone Fisiche 2023',
  versione: '2023.5',
  prepare: () => loadComuni(2022),
  prospetto: prospettoDi(2023),
  assenti: ['CP'],
  variazioni: {
    ...impreseDi(2023),
    ...saldiDi(2023),
    ...fondiariLetti,
    RC: lavoro2023,
    RP: oneri2023,
    RN: liquidazione2023,
  },
});
