import { daysBetween } from '@quadra/values';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { readChi } from '../../../api/sessione.ts';
import {
  type DaPagare,
  daPagareQuery,
  isDetta,
  type VoceDaPagare,
} from '../../../dominio/versamenti/da-pagare.api.ts';
import { formatGiornoDisteso } from '../../../formato/formato.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiPagamenti as m } from '../../../messages/pagamenti-miei.ts';
import { classi } from '../../../ui/classi.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Colonna } from '../../../ui/pagina/Colonna.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { VistoIl } from '../../../ui/stati/VistoIl.tsx';
import { saveInCalendario } from './calendario.ts';
import css from './Pagamenti.module.css';
import { Pagati } from './Pagati.tsx';
import { DettoDiVoce, VoceAperta } from './Voce.tsx';

/** What who works for himself has to pay: how much, by when, how; and what he paid. */
export function PagamentiPage() {
  const isStudio = readChi(useSessione().utente) === 'studio';
  return isStudio ? <NonAutorizzato titolo={m.titolo} /> : <Pagamenti />;
}

function Pagamenti() {
  const { data, dataUpdatedAt, isError, refetch } = useQuery(daPagareQuery);
  return (
    <>
      <BarraTitolo titolo={m.titolo}>
        {data && data.daPagare.length > 0 && (
          <IconButton
            icona={IconCalendarPlus}
            nome={m.tutteInCalendario}
            onClick={() => saveInCalendario(data.daPagare)}
          />
        )}
      </BarraTitolo>
      <Colonna>
        <VistoIl quando={dataUpdatedAt} inErrore={isError} />
        {isError && !data && (
          <p className={css.soft}>
            {m.nonLetto} <Button onClick={() => void refetch()}>{m.riprova}</Button>
          </p>
        )}
        {!data && !isError && <Skeleton righe={8} />}
        {data && <Letti data={data} />}
      </Colonna>
    </>
  );
}

function Letti({ data: { oggi, entroFineAnno, daPagare, pagati } }: { data: DaPagare }) {
  const [scelta, setScelta] = useState<string | null>(null);
  const prima = daPagare.find((voce) => !isDetta(voce)) ?? daPagare[0];
  const aperta = daPagare.some(({ chiave }) => chiave === scelta) ? scelta : (prima?.chiave ?? null);
  const giorni = [...new Set(daPagare.map(({ data }) => data))];
  return (
    <>
      {daPagare.length === 0 ? (
        <EmptyState titolo={m.niente} testo={m.nienteTesto} />
      ) : (
        <p className={css.total}>
          {m.inTutto} <span className={classi(css.calc, 'figures')}>{formatImporto(entroFineAnno)}</span>{' '}
          {m.fineAnno}
        </p>
      )}
      {giorni.map((giorno) => (
        <Giorno
          key={giorno}
          {...{ giorno, oggi, aperta }}
          voci={daPagare.filter(({ data }) => data === giorno)}
          onApri={setScelta}
        />
      ))}
      <Pagati voci={pagati} />
    </>
  );
}

type PropsGiorno = {
  giorno: string;
  oggi: string;
  voci: readonly VoceDaPagare[];
  aperta: string | null;
  onApri: (chiave: string) => void;
};
function Giorno({ giorno, oggi, voci, aperta, onApri }: PropsGiorno) {
  const giorni = daysBetween(oggi, giorno);
  const isVicino = giorni <= VICINO;
  const disteso = formatGiornoDisteso(new Date(`${giorno}T12:00:00Z`));
  const quando = giorni < 0 ? m.scaduto(-giorni) : m.tra(giorni);
  return (
    <section className={css.group} aria-label={disteso}>
      <div className={css.day}>
        <h2>{disteso}</h2>
        <span className={css.when}>
          {isVicino ? <Stato tipo={giorni < 0 ? 'errore' : 'attenzione'} testo={quando} /> : quando}
        </span>
      </div>
      <ul className={css.group}>
        {voci.map((voce) =>
          voce.chiave === aperta ? (
            <VoceAperta key={voce.chiave} voce={voce} />
          ) : (
            <VoceChiusa key={voce.chiave} voce={voce} onApri={onApri} />
          ),
        )}
      </ul>
    </section>
  );
}
/** Days within which a term is told apart. */
const VICINO = 7;

/** One that comes after: its name and how much; opened, what is done of it. */
function VoceChiusa({ voce, onApri }: { voce: VoceDaPagare; onApri: (chiave: string) => void }) {
  const { chiave, nome, importo, studio, stato } = voce;
  return (
    <li className={css.item}>
      <button type="button" className={css.row} aria-expanded={false} onClick={() => onApri(chiave)}>
        <span className={css.rowName}>
          <span className={css.name}>{nome}</span>
          {studio !== null && <span className={css.under}>{m.diStudio(studio)}</span>}
          {stato === 'Da preparare' && <span className={css.under}>{m.daPreparare}</span>}
        </span>
        <span className={classi(css.amount, css.calc, 'figures')}>{formatImporto(importo)}</span>
      </button>
      <DettoDiVoce voce={voce} />
    </li>
  );
}
