import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { redditiPf2025 } from '../../2025/redditi-pf/index.ts';
import { prospettoDi } from '../../2025/redditi-pf/prospetto.ts';
import { deriveScheda } from '../../differenze.ts';
import { creditiFino2021, familiariFino2021, fondiariFino2024 } from '../../redditi-pf-anni.ts';
import { impreseDi } from '../../redditi-pf-anni-imprese.ts';
import { controlloTipologie, lavoro2019 } from '../../redditi-pf-lavoro.ts';
import { liquidazioneFino2021 } from '../../redditi-pf-liquidazione.ts';
import { oneriFino2022 } from '../../redditi-pf-oneri.ts';
import { saldiFino2022 } from '../../redditi-pf-saldi.ts';

/** Redditi Persone Fisiche 2019, tax year 2018: what differs from the form of 2025. */
export const redditiPf2019 = deriveScheda(redditiPf2025, {
  anno: 2019,
  titolo: 'Redditi Persone Fisiche 2019',
  versione: '2019.1',
  prepare: () => loadComuni(2018),
  prospetto: prospettoDi(2019),
  assenti: ['CP'],
  controlli: [controlloTipologie],
  variazioni: {
    ...impreseDi(2019),
    ...saldiFino2022,
    ...fondiariFino2024,
    FA: familiariFino2021,
    RC: lavoro2019,
    CR: creditiFino2021,
    RP: oneriFino2022(2019),
    RN: liquidazioneFino2021({ bonus: 'Bonus IRPEF' }),
  },
});
