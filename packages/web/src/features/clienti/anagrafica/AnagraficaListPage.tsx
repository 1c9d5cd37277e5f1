import { Menu } from '@mantine/core';
import { percorsi, testiPagine } from '@quadra/contract';
import { IconDots, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useParole, useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { readChi } from '../../../api/sessione.ts';
import { exportElenco } from '../../../dominio/elenco/exportElenco.ts';
import { listScelti } from '../../../dominio/elenco/scelti.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useFiltroTag } from '../../../dominio/tag/useTag.tsx';
import { messaggiAnagrafica as m } from '../../../messages/anagrafica.ts';
import { messaggiStoria } from '../../../messages/anagrafica-storia.ts';
import { messaggiArrivo } from '../../../messages/arrivo.ts';
import { messaggiImportazione } from '../../../messages/importazione.ts';
import { messaggiUnione } from '../../../messages/unione.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { countScelte, nessuna, tutte } from '../../../ui/griglia/selezione.ts';
import { annuncio } from '../../../ui/notifiche/annuncio.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { anagraficheQuery } from './anagrafica.api.ts';
import { BarraClienti } from './BarraClienti.tsx';
import { makeColonne } from './colonne.tsx';
import { computePermessi } from './permessi.ts';
import { archiveScelti } from './scelti.ts';
import { useSalvaCelle } from './useSalvaCelle.ts';

const makeCampiFiltro = (anni: readonly number[], tag: readonly CampoFiltro[]): readonly CampoFiltro[] => [
  { chiave: 'Denominazione', nome: m.filtroNome, larghezza: 180, segnaposto: m.contiene },
  { chiave: 'CodiceFiscale', nome: m.filtroCodice, larghezza: 170 },
  { chiave: 'Comune', nome: m.filtroComune, larghezza: 130 },
  {
    chiave: 'Tipo',
    nome: m.filtroTipo,
    larghezza: 140,
    scelte: [
      ['PF', m.personaFisica],
      ['SD', m.soggettoDiverso],
    ],
  },
  {
    chiave: 'Dichiarazione',
    nome: m.filtroDichiarazione,
    larghezza: 170,
    raro: true,
    scelte: anni.flatMap((anno) => [
      [String(anno), m.conDichiarazione(anno)] as const,
      [String(-anno), m.senzaDichiarazione(anno)] as const,
    ]),
  },
  ...tag,
  {
    chiave: 'Archiviata',
    nome: m.filtroArchivio,
    larghezza: 120,
    raro: true,
    scelte: [['true', m.soloArchiviati]],
  },
];
const ANNI_DEL_FILTRO = 2;
const CHIAVI = [...makeCampiFiltro([], []).map(({ chiave }) => chiave), 'Tag'];
const ORDINE = ['Denominazione'];

/** The clients of the studio. */
export function AnagraficaListPage() {
  const { utente, configurazione } = useSessione();
  const { annoFiscale } = configurazione;
  const navigate = useNavigate();
  const tag = useFiltroTag();
  const campiFiltro = useMemo(
    () =>
      makeCampiFiltro(
        [...Array(ANNI_DEL_FILTRO).keys()].map((indietro) => annoFiscale - indietro),
        tag,
      ),
    [annoFiscale, tag],
  );
  const { crea, modifica, elimina, esporta, dichiara } = computePermessi(utente);
  const parole = useParole();
  const isStudio = readChi(utente) === 'studio';
  const [esito, setEsito] = useState<ReactNode>(null);
  const colonne = useMemo(
    () => prepareColonne(makeColonne({ anno: annoFiscale, scrive: modifica })),
    [annoFiscale, modifica],
  );
  const { elenco, gestione, query, filtro, selezione, setSelezione } = useElenco({
    percorso: percorsi.anagraficaLista,
    nome: 'anagrafica',
    lista: 'anagrafica',
    colonne,
    ordine: ORDINE,
    chiavi: CHIAVI,
    makeQuery: anagraficheQuery,
  });
  const salva = useSalvaCelle();
  const cache = useQueryClient();
  const totale = elenco.dati?.totale;
  useEffect(() => {
    if (totale !== undefined) annuncio.say(parole.quanti(totale));
  }, [totale, parole]);
  const archive = async () => {
    const quanti = totale === undefined ? 0 : countScelte(selezione, totale);
    if (totale === undefined || quanti === 0) {
      notifiche.push('warning', testiPagine.SELEZIONARE_ANAGRAFICA);
      return;
    }
    try {
      const isArchivio = elenco.filtri.applicati.valori.Archiviata === 'true';
      await archiveScelti(await listScelti(percorsi.anagraficaLista, selezione, filtro, totale), !isArchivio);
      setSelezione(nessuna);
      await cache.invalidateQueries({ queryKey: ['anagrafica'] });
    } catch (causa) {
      notifiche.push('error', toApiError(causa).testo);
    }
  };
  const nuovo = crea && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: '/anagrafica/nuova' })}>
      {parole.nuovo}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={parole.anagrafica}
      dettaglio={totale !== undefined && parole.quanti(totale)}
      azioni={
        <>
          {isStudio && (elimina || modifica) && (
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <IconButton icona={IconDots} nome={messaggiStoria.altro} />
              </Menu.Target>
              <Menu.Dropdown>
                {elimina && <Menu.Item onClick={() => void archive()}>{m.archiviaSelezionati}</Menu.Item>}
                {crea && (
                  <Menu.Item onClick={() => navigate({ to: '/arrivo' })}>{messaggiArrivo.titolo}</Menu.Item>
                )}
                {modifica && (
                  <Menu.Item onClick={() => navigate({ to: '/anagrafica/doppioni' })}>
                    {messaggiUnione.doppioni}
                  </Menu.Item>
                )}
              </Menu.Dropdown>
            </Menu>
          )}
          {isStudio && crea && (
            <Button icona={IconFileImport} onClick={() => navigate({ to: '/anagrafica/importa' })}>
              {messaggiImportazione.importa}
            </Button>
          )}
          {isStudio && nuovo}
        </>
      }
      onStorico={() => navigate({ to: '/esportazioni' })}
      onEsporta={
        esporta
          ? (formato) =>
              void exportElenco({ lista: 'anagrafica', formato, query, colonne, stato: elenco.stato })
          : undefined
      }
      esito={esito}
      campiFiltro={campiFiltro}
      viste={gestione ? { nomeTutte: parole.tutte, gestione } : undefined}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.denominazione}
      onOpen={(riga) => navigate({ to: '/anagrafica/$id', params: { id: riga.id } })}
      onSalva={modifica ? salva : undefined}
      {...(elimina || dichiara || modifica ? { selezione, onSelezione: setSelezione } : {})}
      vuoto={{
        titolo: parole.nessuno,
        testo: parole.nessunoTesto,
        titoloFiltri: m.nessunoConFiltri,
        azione: nuovo,
      }}
      barra={
        totale !== undefined &&
        countScelte(selezione, totale) > 0 && (
          <BarraClienti
            selezione={selezione}
            filtro={filtro}
            isArchivio={elenco.filtri.applicati.valori.Archiviata === 'true'}
            totale={totale}
            righe={elenco.dati?.righe ?? []}
            onTutte={() => setSelezione(tutte)}
            onClear={() => setSelezione(nessuna)}
            onEsito={setEsito}
          />
        )
      }
    />
  );
}
