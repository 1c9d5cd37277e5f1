import type { configurazione, FornitoreIdentita, MappaSuite, Portale } from '@quadra/contract';
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
  readonly portale: Portale;
  readonly dominioCookie: string | null;
  readonly hostDebug: string | null;
  readonly modelliUrl: string | null;
}

/** What the pages need before anybody logs in. */
export function computeConfigurazione(circostanze: Circostanze): z.infer<typeof configurazione> {
  const isProduzione = circostanze.ambiente === 'produzione';
  return {
    annoFiscale: ANNO_FISCALE,
    anni: [...listAnni()],
    ambiente: circostanze.ambiente,
    etichettaAmbiente: isProduzione ? '' : ETICHETTA,
    portaleUnico: circostanze.portaleUnico,
    sfondo: circostanze.sfondo,
    identita: circostanze.identita.map(({ id, etichetta, sistema }) => ({ id, etichetta, sistema })),
    versione: circostanze.versione,
    suite: circostanze.suite,
    portale: isProduzione ? circostanze.portale : null,
    dominioCookie: circostanze.dominioCookie,
    hostDebug: isProduzione ? null : circostanze.hostDebug,
    modelliUrl: circostanze.modelliUrl,
    oggi: giornoDiRoma(circostanze.adesso),
  };
}
