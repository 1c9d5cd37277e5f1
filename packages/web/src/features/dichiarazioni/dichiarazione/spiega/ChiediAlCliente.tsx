import type { MancanzaPer } from '@quadra/fisco';
import { IconMailQuestion } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { askDocumentoDi } from '../../../../dominio/richiesta/ask-documento.tsx';
import { useApriRichiesta } from '../../../../dominio/richiesta/useRichieste.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiRichieste as m } from '../../../../messages/richiesta-documento.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { listMancanze } from '../dati/mancanze.ts';
import { findViva, gatherDaChiedere } from './da-chiedere.ts';
import { listProvabili, useRichieste } from './richieste-aperte.ts';

type Props = { mancanza: MancanzaPer; className: string | undefined };
/** Asks the client for the document that proves what is missing; once it is asked, says how it stands. */
export function ChiediAlCliente({ mancanza, className }: Props) {
  const { modello, campi, dichiarazione, solaLettura, reload } = useApertura();
  const richieste = useRichieste();
  const cache = useQueryClient();
  const apri = useApriRichiesta(reload);
  const chiavi = listProvabili(mancanza, modello).map(({ chiave }) => chiave);
  const viva = findViva(richieste, chiavi);
  if (viva !== undefined)
    return (
      <button type="button" className={className} onClick={() => apri(viva)}>
        <Icona di={IconMailQuestion} size={13} />
        {viva.stato === 'Arrivata' ? m.giaArrivata : m.giaChiesta(formatGiorno(viva.chiestaIl))}
      </button>
    );
  if (chiavi.length === 0 || solaLettura) return null;
  const ask = async () => {
    const cosa = gatherDaChiedere(mancanza, listMancanze(modello, campi.calcolo), modello);
    if (cosa === null) return;
    const { id, anno, denominazione } = dichiarazione;
    const isMandata = await askDocumentoDi({ ...cosa, dichiarazione: { id, anno, denominazione } });
    if (isMandata) await cache.invalidateQueries({ queryKey: ['richieste'] });
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={m.chiediDi(chiavi.map(nameCasella).join(', '))}
      onClick={() => void ask()}
    >
      <Icona di={IconMailQuestion} size={13} />
      {m.chiedi}
    </button>
  );
}
