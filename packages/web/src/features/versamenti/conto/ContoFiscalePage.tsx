import { ANNO_FISCALE, giornoDiRoma, listAnni } from '@quadra/values';
import { IconFiles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { readChi } from '../../../api/sessione.ts';
import { fonteClienti } from '../../../dominio/fonte/clienti.ts';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { messaggiMassaF24 } from '../../../messages/f24-massa.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './Conto.module.css';
import { type Chiesto, clienteSoloQuery, contoQuery, mayPreparare } from './conto.api.ts';
import { Letto } from './Letto.tsx';
import { NonCreato } from './NonCreato.tsx';

/** The years that are chosen at once: today's and those before; the address may ask another. */
function listScelte(anno: number): readonly number[] {
  const corrente = Number(giornoDiRoma(new Date()).slice(0, 4));
  const tutti = new Set(
    [ANNO_FISCALE - 1, ANNO_FISCALE, corrente, anno].filter((n) => listAnni().includes(n)),
  );
  return [...tutti].sort();
}

/** What a client must pay, by when, with which credits; who works for himself is the client. */
export function ContoFiscalePage() {
  const { cliente, anno = ANNO_FISCALE } = useSearch({ from: '/riservata/lavoro/conto-fiscale' });
  const navigate = useNavigate();
  const { utente } = useSessione();
  const isDiSe = readChi(utente) !== 'studio';
  const solo = useQuery({ ...clienteSoloQuery, enabled: isDiSe && cliente === undefined }).data;
  const scelto = cliente ?? solo ?? undefined;
  const go = (search: { cliente?: string | undefined; anno: number }) =>
    void navigate({
      to: '/conto-fiscale',
      search: { anno: search.anno, ...(search.cliente === undefined ? {} : { cliente: search.cliente }) },
    });
  return (
    <>
      <BarraTitolo titolo={m.titolo}>
        {!isDiSe && mayPreparare(utente) && (
          <Button icona={IconFiles} onClick={() => void navigate({ to: '/f24/massa' })}>
            {messaggiMassaF24.vai}
          </Button>
        )}
      </BarraTitolo>
      <div className={css.page}>
        <div className={css.choices}>
          {!(isDiSe && typeof solo === 'string') && (
            <Tendina
              etichetta={isDiSe ? m.diChi : m.cliente}
              opzionale
              segnaposto={m.cercaCliente}
              valore={cliente ?? null}
              fonte={fonteClienti}
              onChange={(nuovo) => go({ cliente: nuovo ?? undefined, anno })}
            />
          )}
          <Segmenti
            nome={m.anno}
            voci={listScelte(anno).map((n) => [String(n), String(n)] as const)}
            valore={String(anno)}
            onChange={(nuovo) => go({ cliente, anno: Number(nuovo) })}
          />
        </div>
        {scelto === undefined ? (
          <EmptyState titolo={isDiSe ? m.scegliChi : m.scegli} testo={m.scegliTesto} />
        ) : (
          <Conto key={`${scelto} ${anno}`} chiesto={{ id: scelto, anno }} />
        )}
      </div>
    </>
  );
}

function Conto({ chiesto }: { chiesto: Chiesto }) {
  const { data, error } = useQuery(contoQuery(chiesto));
  if (error) {
    const { testo, codiceRichiesta } = toApiError(error);
    return <RiquadroErrore testo={testo} codiceRichiesta={codiceRichiesta} />;
  }
  if (!data) return <Skeleton righe={8} />;
  return data.stato === 'Non creato' ? (
    <NonCreato chiesto={chiesto} conto={data} />
  ) : (
    <Letto chiesto={chiesto} conto={data} />
  );
}
