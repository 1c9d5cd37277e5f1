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
} from '@quadra/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
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
import { makeDichiarazioniQuery } from '../dichiarazione.api.ts';
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

/** The declarations of a year. */
export function DichiarazioniPage() {
  const { utente, configurazione } = useSessione();
  const { anni, annoFiscale } = configurazione;
  const isSolaLettura = useSolaLettura();
  const mette = mayMettereTag(utente, 'dichiarazione');
  const agisce = hasAzioni(utente);
  const scrive = canScrivere(utente, requisiti.scriviDichiarazioni);
  const tag = useFiltroTag();
  const campi = useMemo(() => [...campiFiltro, ...tag], [tag]);
  const navigate = useNavigate();
  const { anno = annoFiscale }: { anno?: number } = useSearch({ strict: false });
  const { elenco, gestione, query, filtro, selezione, setSelezione } = useElenco({
    percorso: percorsi.dichiarazioneLista,
    nome: 'dichiarazioni',
    lista: 'dichiarazioni',
    colonne: colonneDichiarazioni,
    ordine: ORDINE,
    chiavi: CHIAVI,
    makeQuery: useMemo(() => makeDichiarazioniQuery(anno), [anno]),
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
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
            filtro={filtro}
            totale={totale}
            righe={elenco.dati?.righe ?? []}
            mette={mette}
            onSelezione={setSelezione}
          />
        )
      }
      vuoto={{
        titolo: m.nessuna(anno),
        testo: m.nessunaTesto,
        titoloFiltri: m.nessunaConFiltri,
        azione: <Button onClick={() => navigate({ to: '/anagrafica' })}>{m.vaiAnagrafica}</Button>,
      }}
      onStorico={() => navigate({ to: '/esportazioni' })}
      onEsporta={
        isSolaLettura || !hasRequisito(utente, requisiti.esportaElenchi)
          ? undefined
          : (formato) => void exportElenco({ lista: 'dichiarazione', anno, formato, query, ...elenco })
      }
      azioni={
        <>
          {scrive && <PulsanteImporta anno={anno} />}
          {scrive && <PulsanteRicalcola anno={anno} />}
          <SceltaAnno anno={anno} anni={anni} percorso="/dichiarazioni" />
          {scrive && <PulsanteNuova anno={anno} />}
        </>
      }
    />
  );
}
