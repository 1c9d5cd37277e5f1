import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { formatImporto } from '../../../../dominio/acquisto/importo.ts';
import {
  askPagamento,
  type PagaIlCliente as Pagante,
  pagaIlClienteQuery,
  withdrawRichiesta,
} from '../../../../dominio/da-pagare/da-pagare.api.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiDaPagare as m } from '../../../../messages/da-pagare.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { useApertura } from '../apertura/contesto.ts';
import css from './Riepilogo.module.css';

/** The client pays for the print in place of the studio: asked here, and here it is seen whether he did. */
export default function PagaIlCliente() {
  const { dichiarazione } = useApertura();
  const cache = useQueryClient();
  const [inCorso, setInCorso] = useState(false);
  const { data } = useQuery(pagaIlClienteQuery(dichiarazione));
  if (!data) return null;
  const act = async (atto: () => Promise<unknown>, fatto: string) => {
    setInCorso(true);
    try {
      await atto();
      notifiche.push('success', fatto);
    } catch (causa) {
      const { testo, codiceRichiesta } = toApiError(causa);
      notifiche.push('error', testo, { codiceRichiesta });
    }
    await cache.invalidateQueries({ queryKey: ['da-pagare'] });
    setInCorso(false);
  };
  const withdraw = async (id: string) => {
    const domanda = { titolo: m.ritiraDomanda, testo: m.ritiraTesto };
    if (await askConferma(domanda)) await act(() => withdrawRichiesta(id), m.ritirata);
  };
  return (
    <section className={css.section} aria-label={m.sezione}>
      <h3>{m.sezione}</h3>
      <Situazione dati={data} />
      <div className={css.tools}>
        {data.richiesta === null && data.impedimento === null && (
          <Button inCorso={inCorso} onClick={() => void act(() => askPagamento(dichiarazione), m.chiesto)}>
            {m.chiedi}
          </Button>
        )}
        {data.richiesta?.stato === 'Da pagare' && (
          <Button inCorso={inCorso} onClick={() => void withdraw(data.richiesta?.id ?? '')}>
            {m.ritira}
          </Button>
        )}
      </div>
    </section>
  );
}

function Situazione({ dati: { richiesta, cliente, importi, impedimento } }: { dati: Pagante }) {
  const nome = cliente ?? '';
  if (richiesta?.stato === 'Pagata')
    return (
      <p className={css.missing}>
        <Stato tipo="fatto" testo={m.pagata(nome, formatGiorno(richiesta.chiusa ?? richiesta.data))} />
      </p>
    );
  if (richiesta)
    return (
      <>
        <p className={css.missing}>
          <Stato tipo="attenzione" testo={m.attende(nome, formatGiorno(richiesta.data))} />
        </p>
        <p className={css.coverage}>{m.fermi}</p>
      </>
    );
  return (
    <>
      {impedimento === null && importi && (
        <p className={css.missing}>{m.chiediA(nome, `${formatImporto(importi.totale)} €`)}</p>
      )}
      <p className={css.coverage}>{impedimento ?? m.spiega}</p>
    </>
  );
}
