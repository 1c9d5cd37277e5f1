import type { configurazione } from '@quadra/contract';
import { ANNO_FISCALE, giornoDiRoma, listAnni } from '@quadra/values';
import type { z } from 'zod';

const ETICHETTA = 'Ambiente di prova';

interface Circostanze {
  readonly ambiente: string;
  readonly portaleUnico: boolean;
  readonly versione: string;
  readonly adesso: Date;
  readonly host: string;
}

const chooseSfondo = (host: string): z.infer<typeof configurazione>['sfondo'] =>
  (['aziende', 'condominio'] as const).find((nome) => host.split('.')[0]?.startsWith(nome)) ?? 'login';

/** What the pages need before anybody logs in. */
export function computeConfigurazione(circostanze: Circostanze): z.infer<typeof configurazione> {
  return {
    annoFiscale: ANNO_FISCALE,
    anni: [...listAnni()],
    ambiente: circostanze.ambiente,
    etichettaAmbiente: circostanze.ambiente === 'produzione' ? '' : ETICHETTA,
    portaleUnico: circostanze.portaleUnico,
    sfondo: chooseSfondo(circostanze.host),
    versione: circostanze.versione,
    oggi: giornoDiRoma(circostanze.adesso),
  };
}
