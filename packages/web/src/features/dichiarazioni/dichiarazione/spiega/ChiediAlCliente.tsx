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
import { listProvabili, useRichieste } from './richieste-aperte.ts';

type Props = { mancanza: MancanzaPer; className: string | undefined };
/** Asks the client for the document that proves what is missing; once it is asked, says how it stands. */
export function ChiediAlCliente({ mancanza, className }: Props) {
  const { modello, campi, dichiarazione, solaLettura, reload } = useApertura();
  const richieste = useRichieste();
  const cache = useQueryClient();
  const apri = useApriRichiesta(reload);
  const provabili = listProvabili(mancanza, modello);
  const chiavi = provabili.map(({ chiave }) => chiave);
  const viva = richieste.find(
    ({ stato, caselle }) =>
      (stato === 'Chiesta' || stato === 'Arrivata') && caselle.some(({ chiave }) => chiavi.includes(chiave)),
  );
  if (viva !== undefined)
    return (
      <button type="button" className={className} onClick={() => apri(viva)}>
        <Icona di={IconMailQuestion} size={13} />
        {viva.stato === 'Arrivata' ? m.giaArrivata : m.giaChiesta(formatGiorno(viva.chiestaIl))}
      </button>
    );
  if (provabili.length === 0 || solaLettura) return null;
  const ask = async () => {
    // What one document proves is asked together.
    const foglio = mancanza.prova?.split(',')[0];
    const simili =
      foglio === undefined
        ? []
        : listMancanze(modello, campi.calcolo).filter(({ prova }) => prova?.split(',')[0] === foglio);
    const caselle = new Map(
      [mancanza, ...simili].flatMap((una) => listProvabili(una, modello)).map((dato) => [dato.chiave, dato]),
    );
    const { id, anno, denominazione } = dichiarazione;
    const isMandata = await askDocumentoDi({
      dichiarazione: { id, anno, denominazione },
      documento: m.nameDocumento(mancanza.prova, provabili[0]?.titolo ?? ''),
      caselle: [...caselle.values()].slice(0, 20),
      prime: [...caselle.keys()].slice(0, 20),
    });
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
