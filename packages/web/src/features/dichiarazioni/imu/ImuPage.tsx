import { listAnniImu } from '@quadra/values';
import { IconPercentage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { readChi } from '../../../api/sessione.ts';
import { fonteClienti } from '../../../dominio/fonte/clienti.ts';
import { PortaNelConto } from '../../../dominio/versamenti/PortaNelConto.tsx';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiAliquota } from '../../../messages/aliquota.ts';
import { messaggiImu as m } from '../../../messages/imu.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { mayLeggereAliquote } from './aliquote-studio.api.ts';
import { Comune } from './Comune.tsx';
import { CreaDichiarazioni } from './CreaDichiarazioni.tsx';
import { ElencoImu } from './ElencoImu.tsx';
import css from './Imu.module.css';
import { type Chiesto, type DaSpiegare, type Prospetto, prospettoQuery } from './imu.api.ts';
import { Riepilogo } from './Riepilogo.tsx';
import { PannelloSpiegazione } from './Spiegazione.tsx';

const anni = listAnniImu();
const [inPagamento = 0] = anni;

/** The years that are chosen at once, the one being paid first; the address may ask another. */
const listScelte = (annoImposta: number): readonly number[] =>
  anni.includes(annoImposta) ? anni : [...anni, annoImposta];

/** The IMU of a client: comune by comune, how much in June and in December, and how it came to be. */
export function ImuPage() {
  const { cliente, imposta } = useSearch({ from: '/riservata/lavoro/imu' });
  const navigate = useNavigate();
  const annoImposta = imposta ?? inPagamento;
  const go = (search: { cliente?: string | undefined; imposta?: number }) =>
    void navigate({
      to: '/imu',
      search: {
        ...(search.cliente === undefined ? {} : { cliente: search.cliente }),
        ...(search.imposta === undefined ? {} : { imposta: search.imposta }),
      },
    });
  const sessione = useSessione();
  const chiesto = cliente === undefined ? null : { idAnagrafica: cliente, annoImposta };
  const anno = (
    <Segmenti
      nome={m.annoImposta}
      voci={listScelte(annoImposta).map((uno) => [String(uno), m.anno(uno)] as const)}
      valore={String(annoImposta)}
      onChange={(scelto) => go({ cliente, imposta: Number(scelto) })}
    />
  );
  const aliquote = mayLeggereAliquote(sessione.utente) && (
    <Button aspetto="quiet" icona={IconPercentage} onClick={() => void navigate({ to: '/aliquote-imu' })}>
      {messaggiAliquota.tutte}
    </Button>
  );
  if (chiesto === null && readChi(sessione.utente) === 'studio')
    return (
      <ElencoImu
        key={annoImposta}
        annoImposta={annoImposta}
        azioni={
          <>
            {aliquote}
            {anno}
          </>
        }
        onOpen={(scelto) => go({ cliente: scelto, imposta: annoImposta })}
      />
    );
  return (
    <>
      <BarraTitolo titolo={m.titolo}>
        {aliquote}
        {chiesto && <PortaTreRate chiesto={chiesto} />}
        {chiesto && <PortaNelConto cliente={chiesto.idAnagrafica} anno={annoImposta} da="IMU" />}
        {chiesto && <CreaDichiarazioni chiesto={chiesto} />}
      </BarraTitolo>
      <div className={css.page}>
        <div className={css.choices}>
          <Tendina
            etichetta={m.cliente}
            opzionale
            segnaposto={m.cercaCliente}
            valore={cliente ?? null}
            fonte={fonteClienti}
            onChange={(scelto) => go({ cliente: scelto ?? undefined, imposta: annoImposta })}
          />
          {anno}
        </div>
        {chiesto === null ? (
          <EmptyState titolo={m.scegli} testo={m.scegliTesto} />
        ) : (
          <Letto key={`${chiesto.idAnagrafica} ${chiesto.annoImposta}`} chiesto={chiesto} />
        )}
      </div>
    </>
  );
}

/** Of a body, the other way it may pay. */
function PortaTreRate({ chiesto }: { chiesto: Chiesto }) {
  const { data } = useQuery(prospettoQuery(chiesto));
  if (!data?.ente) return null;
  return <PortaNelConto cliente={chiesto.idAnagrafica} anno={chiesto.annoImposta} da="IMU" treRate />;
}

function Letto({ chiesto }: { chiesto: Chiesto }) {
  const { data, error } = useQuery(prospettoQuery(chiesto));
  if (error) {
    const { testo, codiceRichiesta } = toApiError(error);
    return <RiquadroErrore testo={testo} codiceRichiesta={codiceRichiesta} />;
  }
  if (!data) return <Skeleton righe={8} />;
  if (data.comuni.length === 0) return <EmptyState titolo={m.nessuno} testo={m.nessunoTesto} />;
  return <Calcolato chiesto={chiesto} prospetto={data} />;
}

const LARGHEZZA = 420;

function Calcolato({ chiesto, prospetto }: { chiesto: Chiesto; prospetto: Prospetto }) {
  const [daSpiegare, setDaSpiegare] = useState<DaSpiegare | null>(null);
  const pulsante = useRef<HTMLElement | null>(null);
  return (
    <>
      {prospetto.ente && (
        <p className={css.notice}>
          {m.ente(prospetto.annoImposta, formatGiorno(prospetto.scadenzaConguaglio))}
        </p>
      )}
      {prospetto.regoleDel !== null && (
        <p className={css.notice}>{m.regoleDel(prospetto.annoImposta, prospetto.regoleDel)}</p>
      )}
      {prospetto.annoImposta === 2019 && <p className={css.notice}>{m.tasi}</p>}
      {prospetto.comuni.length > 1 && <Riepilogo prospetto={prospetto} />}
      {prospetto.comuni.map((comune) => (
        <Comune
          key={comune.comune}
          comune={comune}
          prospetto={prospetto}
          onSpiega={(concetto, posto, bottone) => {
            pulsante.current = bottone;
            setDaSpiegare({ comune: comune.comune, concetto, posto });
          }}
        />
      ))}
      <PannelloSpiegazione
        chiesto={chiesto}
        daSpiegare={daSpiegare}
        pulsante={pulsante}
        larghezza={LARGHEZZA}
        onClose={() => setDaSpiegare(null)}
      />
    </>
  );
}
