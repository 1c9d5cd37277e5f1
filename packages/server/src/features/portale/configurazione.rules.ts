import type { configurazione, FornitoreIdentita, MappaSuite } from '@quadra/contract';
import { ANNO_FISCALE, giornoDiRoma, listAnni } from '@quadra/values';
import type { z } from 'zod';

const ETICHETTA = 'Ambiente di prova';

interface Circostanze {
  readonly ambiente: string;
  readonly portaleUnico: boolean;
  readonly identita: readonly FornitoreIdentita[];
  readonly versione: string;
  readonly adesso: Date;
  readonly sfondo: z.infer<typeof configurazione>['sfondo'];
  readonly suite: MappaSuite;
}

/** What the pages need before anybody logs in. */
export function computeConfigurazione(circostanze: Circostanze): z.infer<typeof configurazione> {
  return {
    annoFiscale: ANNO_FISCALE,
    anni: [...listAnni()],
    ambiente: circostanze.ambiente,
    etichettaAmbiente: circostanze.ambiente === 'produzione' ? '' : ETICHETTA,
    portaleUnico: circostanze.portaleUnico,
    sfondo: circostanze.sfondo,
    identita: circostanze.identita.map(({ id, etichetta, sistema }) => ({ id, etichetta, sistema })),
    versione: circostanze.versione,
    suite: circostanze.suite,
    oggi: giornoDiRoma(circostanze.adesso),
  };
}
