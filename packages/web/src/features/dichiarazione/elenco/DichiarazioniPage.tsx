import { percorsi } from '@quadra/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { exportElenco } from '../../../api/exportElenco.ts';
import { useElenco } from '../../../api/useElenco.ts';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { Button } from '../../../ui/Button.tsx';
import type { CampoFiltro } from '../../../ui/FilterBar.tsx';
import { Elenco } from '../../../ui/griglia/Elenco.tsx';
import { makeDichiarazioniQuery } from '../dichiarazione.api.ts';
import { colonneDichiarazioni } from './colonne.tsx';
import css from './DichiarazioniPage.module.css';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 220 },
  { chiave: 'CodiceFiscale', nome: m.codiceFiscale, larghezza: 180 },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 150,
    scelte: [
      ['Aperta', m.aperta],
      ['Chiusa', m.chiusa],
    ],
  },
];

const CHIAVI = campiFiltro.map(({ chiave }) => chiave);
const ORDINE = ['Denominazione'];

/** The declarations of a year. */
export function DichiarazioniPage() {
  const { anni, annoFiscale } = useSessione().configurazione;
  const isSolaLettura = useSolaLettura();
  const navigate = useNavigate();
  const { anno = annoFiscale }: { anno?: number } = useSearch({ strict: false });
  const { elenco, gestione, query } = useElenco({
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
      campiFiltro={campiFiltro}
      viste={gestione ? { nomeTutte: m.tutte, gestione } : undefined}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.denominazione}
      onOpen={(riga) =>
        navigate({ to: '/dichiarazione/$anno/$id', params: { anno: String(anno), id: riga.id } })
      }
      vuoto={{
        titolo: m.nessuna(anno),
        testo: m.nessunaTesto,
        titoloFiltri: m.nessunaConFiltri,
        azione: (
          <Button aspetto="primary" onClick={() => navigate({ to: '/anagrafica' })}>
            {m.vaiAnagrafica}
          </Button>
        ),
      }}
      onEsporta={
        isSolaLettura
          ? undefined
          : (formato) => void exportElenco({ lista: 'dichiarazione', anno, formato, query, ...elenco })
      }
      azioni={
        <label className={css.year}>
          {m.anno}
          <select
            value={anno}
            className="figures"
            onChange={(evento) =>
              navigate({ to: '/dichiarazioni', search: { anno: Number(evento.target.value) }, replace: true })
            }
          >
            {anni.map((voce) => (
              <option key={voce}>{voce}</option>
            ))}
          </select>
        </label>
      }
    />
  );
}
