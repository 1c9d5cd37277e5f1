import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { prospettoDi } from '../../2025/redditi-pf/prospetto.ts';
import { deriveScheda } from '../../differenze.ts';
import { familiariFino2021, fondiariFino2024 } from '../../redditi-pf-anni.ts';
import { impreseDi } from '../../redditi-pf-anni-imprese.ts';
import { controlloTipologie, lavoroFino2022 } from '../../redditi-pf-lavoro.ts';
import { liquidazioneFino2022 } from '../../redditi-pf-liquidazione.ts';
import { oneriFino2022 } from '../../redditi-pf-oneri.ts';
import { saldiFino2022 } from '../../redditi-pf-saldi.ts';

/** Redditi Persone Fisiche 2022, tax year 2021: what differs from the form of 2025. */
export const redditiPf2022 = deriveScheda(redditiPf2025, {
  anno: 2022,
  titolo: 'Redditi Persone Fisiche 2022',
  versione: '2022.5',
  prepare: () => loadComuni(2021),
  prospetto: prospettoDi(2022),
  assenti: ['CP'],
  controlli: [controlloTipologie],
  variazioni: {
    ...impreseDi(2022),
    ...saldiFino2022,
    ...fondiariFino2024,
    FA: familiariFino2021,
    RC: lavoroFino2022,
    RP: oneriFino2022(2022),
    RN: liquidazioneFino2022({ lavoro: true }),
  },
});
