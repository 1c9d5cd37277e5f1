import { gravitaRilievi, percorsi, requisiti } from '@quadra/contract';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { gruppiTipi } from '../../../../dominio/dichiarazione/tipi.ts';
import { useElenco } from '../../../../dominio/elenco/useElenco.ts';
import { fonteStudi } from '../../../../dominio/fonte/studi.ts';
import { messaggiDiagnostico as m } from '../../../../messages/diagnostico.ts';
import { nameTipo } from '../../../../messages/dichiarazione.ts';
import { Elenco } from '../../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../../ui/elenco/FilterBar.tsx';
import { PulsanteRicalcola } from '../elenco/PulsanteRicalcola.tsx';
import { SceltaAnno } from '../elenco/SceltaAnno.tsx';
import { colonneRilievi } from './colonne.tsx';
import { makeRilieviQuery } from './rilievi.api.ts';
import { useRilievi } from './useRilievi.tsx';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 170 },
  { chiave: 'CodiceFiscale', nome: m.codiceFiscale, larghezza: 150 },
  {
    chiave: 'Tipo',
    nome: m.modello,
    larghezza: 200,
    scelte: gruppiTipi.flatMap(([gruppo, voci]) =>
      voci.map((tipo) => [tipo, nameTipo(tipo), gruppo] as const),
    ),
  },
  {
    chiave: 'Gravita',
    nome: m.gravita,
    larghezza: 220,
    scelte: gravitaRilievi.map((gravita) => [gravita, m.gravi[gravita]]),
  },
];
/** Who works for several studi may look at one. */
const campiConStudio: readonly CampoFiltro[] = [
  { chiave: 'IdStudio', nome: m.studio, larghezza: 190, tipo: 'tendina', fonte: fonteStudi },
  ...campiFiltro,
];
const CHIAVI = campiConStudio.map(({ chiave }) => chiave);
const ORDINE = ['-Bloccanti', 'Denominazione'];

/** The open declarations of a year with something to look at, what stops the closing first: each opens where it is put right. */
export function DiagnosticoPage() {
  const { configurazione, utente } = useSessione();
  const { anni, annoFiscale } = configurazione;
  const { anno = annoFiscale }: { anno?: number } = useSearch({ strict: false });
  const { showRilievi } = useRilievi(anno);
  const { elenco } = useElenco({
    percorso: percorsi.dichiarazioneRilievi,
    nome: 'diagnostico',
    lista: null,
    colonne: colonneRilievi,
    ordine: ORDINE,
    chiavi: CHIAVI,
    makeQuery: useMemo(() => makeRilieviQuery(anno), [anno]),
  });
  const { dati } = elenco;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={dati !== undefined && m.quante(dati.totale)}
      campiFiltro={utente.studio === null ? campiConStudio : campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.denominazione}
      onOpen={(riga) => void showRilievi([riga.id], m.rilieviDi(riga.denominazione))}
      vuoto={{ titolo: m.nessuna(anno), testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri }}
      azioni={
        <>
          {canScrivere(utente, requisiti.scriviDichiarazioni) && <PulsanteRicalcola anno={anno} />}
          <SceltaAnno anno={anno} anni={anni} percorso="/diagnostico" />
        </>
      }
    />
  );
}
