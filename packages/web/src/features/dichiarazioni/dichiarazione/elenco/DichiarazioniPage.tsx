import {
  filtroLavorazione,
  filtroStampa,
  finalitaDichiarazione,
  percorsi,
  percorso,
  requisiti,
  statoDichiarazione,
  statoInvio,
  statoTelematico,
  type TipoDichiarazione,
} from '@quadra/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useSessione, useSolaLettura } from '../../../../api/contesto.ts';
import { canScrivere, hasRequisito } from '../../../../api/requisiti.ts';
import { gruppiTipi } from '../../../../dominio/dichiarazione/tipi.ts';
import { exportElenco } from '../../../../dominio/elenco/exportElenco.ts';
import { useElenco } from '../../../../dominio/elenco/useElenco.ts';
import { mayMettereTag } from '../../../../dominio/tag/TagDi.tsx';
import { useFiltroTag } from '../../../../dominio/tag/useTag.tsx';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiTelematico } from '../../../../messages/telematico.ts';
import { messaggiVita } from '../../../../messages/vita.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../../ui/elenco/FilterBar.tsx';
import { countScelte } from '../../../../ui/griglia/selezione.ts';
import { prepareApertura } from '../apertura/prepara-apertura.ts';
import { makeDichiarazioniQuery, restrict } from '../dichiarazione.api.ts';
import { hasAzioni } from './azioni.ts';
import { BarraDichiarazioni } from './BarraDichiarazioni.tsx';
import { colonneDichiarazioni } from './colonne.tsx';
import { PulsanteImporta } from './PulsanteImporta.tsx';
import { PulsanteNuova } from './PulsanteNuova.tsx';
import { PulsanteRicalcola } from './PulsanteRicalcola.tsx';
import { SceltaAnno } from './SceltaAnno.tsx';

const tipi = gruppiTipi.flatMap(([gruppo, voci]) => voci.map((tipo) => [tipo, tipo, gruppo] as const));
const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 170 },
  { chiave: 'CodiceFiscale', nome: m.codiceFiscale, larghezza: 150 },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 120,
    scelte: statoDichiarazione.map((stato) => [stato, stato]),
  },
  {
    chiave: 'StatoTelematico',
    nome: messaggiTelematico.colonnaStato,
    larghezza: 150,
    raro: true,
    scelte: [
      ['Accolte', messaggiTelematico.tuttiAccolti],
      ...statoTelematico.map((stato) => [stato, stato] as const),
    ],
  },
  {
    chiave: 'StatoInvio',
    nome: messaggiTelematico.colonnaInvio,
    larghezza: 150,
    raro: true,
    scelte: statoInvio.map((stato) => [stato, stato]),
  },
  { chiave: 'Tipo', nome: m.modello, larghezza: 200, scelte: tipi },
  {
    chiave: 'Finalita',
    nome: m.finalita,
    larghezza: 150,
    raro: true,
    scelte: finalitaDichiarazione.map((finalita) => [finalita, finalita]),
  },
  {
    chiave: 'Stampa',
    nome: messaggiVita.filtroStampa,
    larghezza: 150,
    raro: true,
    scelte: filtroStampa.map((scelta) => [scelta, scelta]),
  },
  {
    chiave: 'Lavorazione',
    nome: messaggiVita.filtroLavorazione,
    larghezza: 180,
    raro: true,
    scelte: filtroLavorazione.map((scelta) => [scelta, scelta]),
  },
];

const CHIAVI = [...campiFiltro.map(({ chiave }) => chiave), 'Tag'];
const ORDINE = ['Denominazione'];

type Props = {
  percorso: '/dichiarazioni' | '/imu-enc' | '/imu-impi';
  titolo: string;
  /** The only type of the list; absent, all of them. */
  tipo?: TipoDichiarazione;
  /** Under the title: what is known of the type, and what is not. */
  nota?: ReactNode;
};

/** The declarations of a year, or those of one type. */
export function ElencoDichiarazioni({ percorso: pagina, titolo, tipo, nota }: Props) {
  const { utente, configurazione } = useSessione();
  const { anni, annoFiscale } = configurazione;
  const isSolaLettura = useSolaLettura();
  const mette = mayMettereTag(utente, 'dichiarazione');
  const agisce = hasAzioni(utente);
  const scrive = canScrivere(utente, requisiti.scriviDichiarazioni);
  const tag = useFiltroTag();
  const campi = useMemo(
    () => [...campiFiltro.filter(({ chiave }) => tipo === undefined || chiave !== 'Tipo'), ...tag],
    [tag, tipo],
  );
  const navigate = useNavigate();
  const { anno = annoFiscale }: { anno?: number } = useSearch({ strict: false });
  const { elenco, gestione, query, filtro, selezione, setSelezione } = useElenco({
    percorso: percorsi.dichiarazioneLista,
    nome: tipo ?? 'dichiarazioni',
    lista: tipo === undefined ? 'dichiarazioni' : null,
    colonne: colonneDichiarazioni,
    ordine: ORDINE,
    chiavi: CHIAVI,
    makeQuery: useMemo(() => makeDichiarazioniQuery(anno, tipo), [anno, tipo]),
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={titolo}
      esito={nota}
      dettaglio={totale !== undefined && m.quante(totale)}
      campiFiltro={campi}
      viste={gestione ? { nomeTutte: m.tutte, gestione } : undefined}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.denominazione}
      onOpen={(riga) =>
        navigate({ to: '/dichiarazione/$anno/$id', params: { anno: String(anno), id: riga.id } })
      }
      onSfiora={(riga) => prepareApertura(anno, riga)}
      {...(mette || agisce ? { selezione, onSelezione: setSelezione } : {})}
      barra={
        totale !== undefined &&
        countScelte(selezione, totale) > 0 && (
          <BarraDichiarazioni
            anno={anno}
            percorso={percorso(percorsi.dichiarazioneLista, { anno })}
            selezione={selezione}
            filtro={restrict(filtro, tipo)}
            totale={totale}
            righe={elenco.dati?.righe ?? []}
            mette={mette}
            onSelezione={setSelezione}
          />
        )
      }
      vuoto={{
        titolo: tipo === undefined ? m.nessuna(anno) : m.nessunaDi(tipo, anno),
        testo: tipo === undefined ? m.nessunaTesto : m.nessunaDiTesto,
        titoloFiltri: m.nessunaConFiltri,
        azione: <Button onClick={() => navigate({ to: '/anagrafica' })}>{m.vaiAnagrafica}</Button>,
      }}
      onStorico={() => navigate({ to: '/esportazioni' })}
      onEsporta={
        isSolaLettura || !hasRequisito(utente, requisiti.esportaElenchi)
          ? undefined
          : (formato) =>
              void exportElenco({
                lista: 'dichiarazione',
                ...{ anno, formato, ...elenco, query: restrict(query, tipo) },
              })
      }
      azioni={
        <>
          {scrive && tipo === undefined && <PulsanteImporta anno={anno} />}
          {scrive && tipo === undefined && <PulsanteRicalcola anno={anno} />}
          <SceltaAnno anno={anno} anni={anni} percorso={pagina} />
          {scrive && <PulsanteNuova anno={anno} tipo={tipo} />}
        </>
      }
    />
  );
}

/** The declarations of a year. */
export const DichiarazioniPage = () => <ElencoDichiarazioni percorso="/dichiarazioni" titolo={m.titolo} />;
