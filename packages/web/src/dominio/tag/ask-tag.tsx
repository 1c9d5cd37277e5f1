import type { QueryClient } from '@tanstack/react-query';
import { toApiError } from '../../api/errore.ts';
import { messaggiTag as m } from '../../messages/tag.ts';
import { openModale } from '../../ui/finestre/apertura.ts';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import { type Scelta, SceltaTag } from './SceltaTag.tsx';
import { type Genere, tieTag, tuttiQuery } from './tag.api.ts';

type Cambio = { aggiunti: readonly string[]; tolti: readonly string[] };
type Domanda = {
  titolo: string;
  /** What one record wears now; null: the records are several. */
  portati: readonly string[] | null;
  genere: Genere;
  chiavi: readonly string[];
  /** Whether a missing tag may be written. */
  crea: boolean;
  cache: QueryClient;
};

/** What changes for one record: what it did not wear, and what it does not wear any more. */
const compareCon = (portati: readonly string[], { scelti }: Scelta): Cambio => ({
  aggiunti: scelti.filter((id) => !portati.includes(id)),
  tolti: portati.filter((id) => !scelti.includes(id)),
});
const toCambio = ({ verso, scelti }: Scelta): Cambio =>
  verso === 'aggiungi' ? { aggiunti: scelti, tolti: [] } : { aggiunti: [], tolti: scelti };

/** Asks which tags, and ties them. True when something was tied or untied: the lists are read again. */
export async function askTag({ titolo, portati, genere, chiavi, crea, cache }: Domanda): Promise<boolean> {
  let scelta: Scelta = { verso: 'aggiungi', scelti: portati ?? [] };
  let show: (errore: string) => void = () => {};
  const tag = await cache.fetchQuery({ ...tuttiQuery, staleTime: 0 }).catch((causa: unknown) => {
    notifiche.push('error', toApiError(causa).testo);
    return null;
  });
  if (tag === null) return false;
  const tie = async () => {
    const cambio = portati === null ? toCambio(scelta) : compareCon(portati, scelta);
    if (cambio.aggiunti.length + cambio.tolti.length === 0) {
      if (portati === null) show(m.scegliere);
      return portati !== null;
    }
    try {
      notifiche.push('success', m.messi(await tieTag(genere, chiavi, cambio)));
      return true;
    } catch (causa) {
      show(toApiError(causa).testo);
      return false;
    }
  };
  const { esito } = openModale({
    titolo,
    daScrivere: true,
    contenuto: (
      <SceltaTag
        tag={tag}
        iniziale={scelta}
        conVerso={portati === null}
        crea={crea}
        onChange={(nuova) => {
          scelta = nuova;
        }}
        onPronto={(mostra) => {
          show = mostra;
        }}
      />
    ),
    controllo: tie,
  });
  const isFatto = (await esito) === 'confermata';
  await cache.invalidateQueries({ queryKey: ['tag'] });
  if (isFatto) await cache.invalidateQueries({ queryKey: [genere, 'list'] });
  return isFatto;
}
