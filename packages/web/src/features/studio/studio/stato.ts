import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiStudio as m } from '../../../messages/studio.ts';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';
import type { Studio } from './studio.api.ts';

/** Whether a studio works, and from when it does not. */
export function describeStato(studio: Pick<Studio, 'dataBlocco' | 'bloccato' | 'canoneManutenzione'>): {
  tipo: TipoStato;
  testo: string;
} {
  const { dataBlocco, bloccato, canoneManutenzione } = studio;
  if (dataBlocco === null) return { tipo: 'fatto', testo: m.attivo };
  const giorno = formatGiorno(dataBlocco);
  return {
    tipo: bloccato ? 'chiuso' : 'attenzione',
    testo: canoneManutenzione ? m.canoneDal(giorno) : m.bloccatoDal(giorno),
  };
}
