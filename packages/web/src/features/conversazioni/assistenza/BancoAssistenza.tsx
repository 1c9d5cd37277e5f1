import type { ParteCoda } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import { formatGiornoDisteso } from '../../../formato/formato.ts';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { contiCodaQuery, parteQuery } from './assistenza.api.ts';
import css from './Banco.module.css';
import { Coda } from './Coda.tsx';
import { OltreLaPromessa, ParteDellaCoda } from './CodaAssistenza.tsx';
import { PannelloTicket } from './PannelloTicket.tsx';
import { useTastiTicket } from './useTastiTicket.ts';
import { VedutaTicket } from './VedutaTicket.tsx';

type Props = {
  scelto: Ticket | null;
  chiave: string | null;
  onScegli: (id: string) => void;
  onCambiato: (ticket: Ticket) => void;
};

/** A page of a part, that begins again when what is shown changes. */
function usePagine() {
  const [pagine, setPagine] = useState<Partial<Record<ParteCoda, number>>>({});
  return {
    of: (parte: ParteCoda) => pagine[parte] ?? 1,
    turn: (parte: ParteCoda) => (pagina: number) => setPagine({ ...pagine, [parte]: pagina }),
    restart: () => setPagine({}),
  };
}

/** Who answers: the queue, what is said in a ticket, and the page it was opened from. */
export function BancoAssistenza({ scelto, chiave, onScegli, onCambiato }: Props) {
  const [parte, setParte] = useState<Exclude<ParteCoda, 'studio'>>('noi');
  const [cerca, setCerca] = useState('');
  const pagine = usePagine();
  const cercato = cerca.trim();
  const parti: readonly ParteCoda[] = parte === 'noi' && cercato === '' ? ['noi', 'studio'] : [parte];
  const noi = useQuery(parteQuery('noi', pagine.of('noi')));
  const prima = useQuery(parteQuery(parte, pagine.of(parte), cercato));
  const seconda = useQuery({ ...parteQuery('studio', pagine.of('studio')), enabled: parti.length > 1 });
  const { data: conti } = useQuery(contiCodaQuery);
  const walk = (passo: number) => {
    const righe = [...(prima.data?.righe ?? []), ...(parti.length > 1 ? (seconda.data?.righe ?? []) : [])];
    const posto = righe.findIndex(({ id }) => id === chiave);
    const altra = righe[Math.max(0, Math.min(righe.length - 1, posto + passo))];
    if (altra) onScegli(altra.id);
  };
  useTastiTicket({ j: () => walk(1), k: () => walk(-1) });
  return (
    <>
      <BarraTitolo titolo={m.titolo} dettaglio={formatGiornoDisteso(new Date())}>
        <Segmenti
          nome={m.filtroCoda}
          voci={m.partiCoda(noi.data?.totale ?? 0, conti?.miei ?? 0)}
          valore={parte}
          onChange={(nuova) => {
            setParte(nuova);
            setCerca('');
            pagine.restart();
          }}
        />
      </BarraTitolo>
      <div className={css.sentence}>
        <Coda isSuo={false} onOpen={onScegli} />
      </div>
      <div className={css.bench}>
        <nav className={css.queue} aria-label={m.coda}>
          <div className={css.lists}>
            <div className={css.search}>
              <TextField
                etichetta={m.cerca}
                valore={cerca}
                onChange={(testo) => {
                  setCerca(testo);
                  pagine.restart();
                }}
              />
            </div>
            {parti.map((una) => (
              <ParteDellaCoda
                key={una}
                {...{ parte: una, cerca: cercato, chiave, onScegli }}
                pagina={pagine.of(una)}
                onPagina={pagine.turn(una)}
              />
            ))}
          </div>
          <OltreLaPromessa />
        </nav>
        {scelto === null ? (
          <div className={css.nothing}>
            <EmptyState titolo={m.invitoScelta} testo={m.invitoTasti} />
          </div>
        ) : (
          <>
            <PannelloTicket ticket={scelto} isSuo={false} onCambiato={onCambiato} />
            <VedutaTicket key={scelto.id} ticket={scelto} onCambiato={onCambiato} />
          </>
        )}
      </div>
    </>
  );
}
