import { testiCampo } from '@quadra/contract';
import type { ModelState } from '../../../http/domain-error.ts';

const COLLEGAMENTO =
  /<a\s+href\s*=\s*(?:"https?:\/\/[^\s"<>\\]{1,2000}"|'https?:\/\/[^\s'<>\\]{1,2000}')\s*>[^<>]*<\/a\s*>/gi;
const MARCATURA = /<\s*[a-z!/?]|&(?:#\d|#x|[a-z]+;)/i;

/** Whether a text has no markup but links to http and https addresses, each whole and with nothing else in it. */
const hasSoloCollegamenti = (testo: string): boolean => !MARCATURA.test(testo.replace(COLLEGAMENTO, ''));

interface Scritta {
  readonly oggetto: string;
  readonly testo: string;
  readonly dataPubblicazione: Date | null;
}

/** What is wrong with a notification that is written at `adesso`, by field. */
export function checkNotifica({ oggetto, testo, dataPubblicazione }: Scritta, adesso: Date): ModelState {
  return {
    ...(MARCATURA.test(oggetto) && { Oggetto: [testiCampo.SOLO_TESTO] }),
    ...(!hasSoloCollegamenti(testo) && { Testo: [testiCampo.SOLO_COLLEGAMENTI] }),
    ...(dataPubblicazione !== null &&
      dataPubblicazione <= adesso && { DataPubblicazione: [testiCampo.PUBBLICAZIONE_PASSATA] }),
  };
}
