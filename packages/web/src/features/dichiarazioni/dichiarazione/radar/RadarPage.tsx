import { gruppiTipoDichiarazione, percorsi, type TipoDichiarazione } from '@quadra/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { useElenco } from '../../../../dominio/elenco/useElenco.ts';
import { SceltaStudio } from '../../../../dominio/fonte/SceltaStudio.tsx';
import { fonteStudi } from '../../../../dominio/fonte/studi.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../../ui/elenco/FilterBar.tsx';
import { SceltaAnno } from '../elenco/SceltaAnno.tsx';
import { findMeta } from './cella.ts';
import { findCella, makeColonneRadar } from './colonne.tsx';
import { DELEGA, isDaChiedere } from './delega.tsx';
import { makeRadarQuery, type PaginaRadar } from './radar.api.ts';
import { useDelega } from './useDelega.ts';

const obblighi = [
  ...Object.entries(gruppiTipoDichiarazione).flatMap(([gruppo, tipi]) =>
    tipi
      .filter((tipo) => !/simulazione/.test(tipo))
      .map((tipo): [TipoDichiarazione, string, string] => [tipo, m.tipo(tipo), gruppo]),
  ),
  ['730', m.tipo('730'), 'Redditi'] as const,
];
const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 180 },
  { chiave: 'Blocca', nome: m.mostra, larghezza: 190, scelte: [['true', m.soloBlocchi]] },
  { chiave: 'Tipo', nome: m.obbligo, larghezza: 190, scelte: obblighi },
];
/** Who works for several studi may look at one. */
const campiConStudio: readonly CampoFiltro[] = [
  { chiave: 'IdStudio', nome: m.studio, larghezza: 190, tipo: 'tendina', fonte: fonteStudi },
  ...campiFiltro,
];
const CHIAVI = campiConStudio.map(({ chiave }) => chiave);
const ORDINE = ['Denominazione'];
const NESSUNO: readonly TipoDichiarazione[] = [];

/** The clients and their obligations of a year: each cell is the next thing to do, and opens where it is done. */
export function RadarPage() {
  const { configurazione, utente } = useSessione();
  const { anni, annoFiscale } = configurazione;
  const navigate = useNavigate();
  const { anno = annoFiscale }: { anno?: number } = useSearch({ strict: false });
  const [tipi, setTipi] = useState(NESSUNO);
  const { conDeleghe, onChiedi } = useDelega();
  const { elenco } = useElenco({
    percorso: percorsi.radar,
    nome: 'radar',
    lista: null,
    colonne: useMemo(
      () => makeColonneRadar(tipi, anno, { conDeleghe, onChiedi }),
      [tipi, anno, conDeleghe, onChiedi],
    ),
    ordine: ORDINE,
    chiavi: CHIAVI,
    makeQuery: useMemo(() => makeRadarQuery(anno, conDeleghe), [anno, conDeleghe]),
  });
  const { dati } = elenco;
  // The columns are those of the last page that was read.
  const letti = (dati as PaginaRadar | undefined)?.obblighi ?? NESSUNO;
  if (letti.join() !== tipi.join()) setTipi(letti);
  if (elenco.errore?.codice === 'RADAR_SENZA_STUDIO')
    return (
      <SceltaStudio
        titolo={m.titolo}
        testo={elenco.errore.testo}
        onScelta={({ id, nome }) => {
          elenco.filtri.setValore('IdStudio', String(id), nome);
          elenco.filtri.search();
        }}
      />
    );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={dati !== undefined && `${m.quanti(dati.totale)}, ${m.daRiscontrare}`}
      campiFiltro={utente.studio === null ? campiConStudio : campiFiltro}
      chiaveDi={(riga) => riga.idAnagrafica}
      nomeDi={(riga) => riga.denominazione}
      onOpen={(riga, colonna) => {
        if (colonna === DELEGA) {
          if (riga.delega && isDaChiedere(riga.delega)) onChiedi?.(riga);
          return;
        }
        const cella = findCella(riga, colonna);
        if (cella || !tipi.some((tipo) => tipo === colonna)) void navigate(findMeta(riga, cella, anno));
      }}
      vuoto={{
        titolo: m.nessuno(anno),
        testo: m.nessunoTesto,
        titoloFiltri: m.nessunoConFiltri,
        azione: (
          <Button aspetto="primary" onClick={() => navigate({ to: '/anagrafica' })}>
            {m.vaiAnagrafica}
          </Button>
        ),
      }}
      azioni={<SceltaAnno anno={anno} anni={anni} percorso="/radar" />}
    />
  );
}
