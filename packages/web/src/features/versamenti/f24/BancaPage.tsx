import type { FiltroBancaF24 } from '@quadra/contract';
import { IconCash, IconFileUpload } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { RigheNonLette } from '../../../dominio/importazione/RigheNonLette.tsx';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiBancaF24 as m } from '../../../messages/f24-banca.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { chooseFile } from '../../../ui/comandi/scegli-file.ts';
import { Paginazione } from '../../../ui/elenco/Paginazione.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './Banca.module.css';
import {
  type Banca,
  bancaQuery,
  choose,
  countScelti,
  type Estratto,
  type Scelti,
  startPagati,
  type Vista,
} from './banca.api.ts';
import { mayScrivereF24 } from './f24.api.ts';
import { writeEuro } from './importi.ts';
import { TavolaBanca } from './TavolaBanca.tsx';

const PRIMA: Vista = { filtro: 'Tutti', pagina: 1, righe: 50 };

/** A statement of the bank says which F24 were paid: proposed here, and marked when a person confirms them. */
export function BancaPage() {
  return mayScrivereF24(useSessione().utente) ? <Lettura /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lettura() {
  const atto = useAtto();
  const cache = useQueryClient();
  const [estratto, setEstratto] = useState<Estratto | null>(null);
  const read = () =>
    atto.run(async () => {
      const file = await chooseFile(m.tipi);
      if (file === null) return;
      const nuovo = { testo: await file.text(), lettura: Date.now() };
      // What is no statement is refused here, and the one that was read stays.
      await cache.fetchQuery(bancaQuery(nuovo, PRIMA));
      setEstratto(nuovo);
    });
  const chooser = (
    <Button
      aspetto={estratto === null ? 'primary' : 'secondary'}
      icona={IconFileUpload}
      inCorso={atto.inCorso}
      onClick={() => void read()}
    >
      {estratto === null ? m.scegliFile : m.altroFile}
    </Button>
  );
  return (
    <>
      <BarraTitolo titolo={m.titolo}>{estratto !== null && chooser}</BarraTitolo>
      {estratto === null ? (
        <div className={css.page}>
          <p className={css.lead}>{m.testo}</p>
          <div>{chooser}</div>
        </div>
      ) : (
        <Movimenti key={estratto.lettura} estratto={estratto} onFatto={() => setEstratto(null)} />
      )}
    </>
  );
}

function Movimenti({ estratto, onFatto }: { estratto: Estratto; onFatto: () => void }) {
  const [vista, setVista] = useState(PRIMA);
  const [scelti, setScelti] = useState<Scelti>(new Map());
  const { data, error } = useQuery({ ...bancaQuery(estratto, vista), placeholderData: keepPreviousData });
  const errore = error && toApiError(error);
  if (errore) return <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />;
  if (data === undefined) return <Skeleton righe={8} />;
  const { conteggi, righe, altri, nonLette } = data;
  const diFiltro = (quale: FiltroBancaF24) => conteggi.find(({ filtro }) => filtro === quale)?.quanti ?? 0;
  if (diFiltro('Tutti') === 0)
    return (
      <div className={css.page}>
        <EmptyState titolo={m.nessuno} testo={m.nessunoTesto} />
        <RigheNonLette {...nonLette} />
      </div>
    );
  return (
    <>
      <div className={css.page}>
        <div className={css.filters}>
          <Segmenti
            nome={m.filtro}
            voci={conteggi
              .filter(({ filtro, quanti }) => filtro === vista.filtro || quanti > 0)
              .map(({ filtro, quanti }) => [filtro, m.filtroDi(filtro, quanti)] as const)}
            valore={vista.filtro}
            onChange={(filtro) => setVista({ ...vista, filtro, pagina: 1 })}
          />
        </div>
        {righe.length === 0 ? (
          <EmptyState titolo={m.vuoto} testo={m.vuotoTesto} />
        ) : (
          <TavolaBanca
            righe={righe}
            scelti={scelti}
            onScelta={(riga, id) => setScelti(choose(scelti, riga, id))}
          />
        )}
        {altri > 0 && <p className={css.soft}>{m.altri(altri)}</p>}
        <RigheNonLette {...nonLette} />
        <Piede {...{ estratto, scelti, onFatto }} banca={data} />
      </div>
      <Paginazione
        pagina={vista.pagina}
        righePerPagina={vista.righe}
        totale={diFiltro(vista.filtro)}
        onPagina={(pagina) => setVista({ ...vista, pagina })}
        onRighe={(quante) => setVista({ ...vista, righe: quante, pagina: 1 })}
      />
    </>
  );
}

type DelPiede = { estratto: Estratto; banca: Banca; scelti: Scelti; onFatto: () => void };

function Piede({ estratto, banca, scelti, onFatto }: DelPiede) {
  const atto = useAtto();
  const cache = useQueryClient();
  const { quanti, euro } = countScelti(banca, scelti);
  const mark = (quali: Scelti) =>
    void atto.run(async () => {
      await startPagati(estratto, quali);
      notifiche.push('info', m.avviato);
      onFatto();
      await cache.invalidateQueries({ queryKey: ['f24'] });
    });
  return (
    <footer className={css.foot}>
      <span role="status">{m.scelti(quanti, writeEuro(euro))}</span>
      {scelti.size > 0 && banca.certi.quanti > 0 && (
        <Button inCorso={atto.inCorso} onClick={() => mark(new Map())}>
          {m.soloCerti(banca.certi.quanti)}
        </Button>
      )}
      <Button
        aspetto="primary"
        icona={IconCash}
        disabled={quanti === 0}
        inCorso={atto.inCorso}
        onClick={() => mark(scelti)}
      >
        {m.segna(quanti)}
      </Button>
    </footer>
  );
}
