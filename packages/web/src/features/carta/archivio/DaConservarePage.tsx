import {
  DOCUMENTI_PER_PACCHETTO,
  errori,
  percorsi,
  qualiDaConservare,
  tipologiaUtente,
} from '@quadra/contract';
import { formatData } from '@quadra/values';
import { IconArchive } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { listScelti } from '../../../dominio/elenco/scelti.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiAnagrafica } from '../../../messages/anagrafica.ts';
import { messaggiArchivio as m } from '../../../messages/archivio.ts';
import { BarraSelezione } from '../../../ui/comandi/BarraSelezione.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { countScelte, nessuna, tutte } from '../../../ui/griglia/selezione.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Archivio.module.css';
import { type DaConservare, daConservareQuery, mayArchiviare, prontoQuery } from './archivio.api.ts';
import { askArchivia } from './ask-archivia.tsx';
import { Parti } from './Parti.tsx';
import { showDaConservare } from './stato-pacchetto.ts';

const campiFiltro: readonly CampoFiltro[] = [
  {
    chiave: 'Quali',
    nome: m.quali,
    larghezza: 180,
    scelte: qualiDaConservare.map((quale) => [quale, quale] as const),
  },
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 190 },
  { chiave: 'Nome', nome: m.documento, larghezza: 170 },
  { chiave: 'Anno', nome: m.anno, larghezza: 80 },
];
const ORDINE = ['Anno', 'Denominazione', 'Nome'];

const writeTermine = ({ termine, inRitardo }: DaConservare): string => {
  if (termine === null) return inRitardo ? m.oltreIgnoto : m.senzaTermine;
  return formatData(termine);
};

const makeColonne = (conStudio: boolean) =>
  prepareColonne<DaConservare>([
    {
      nome: 'nome',
      testo: m.documento,
      ordina: 'Nome',
      fissa: true,
      larghezza: 240,
      valore: (uno) => uno.nome,
    },
    {
      nome: 'cliente',
      testo: m.cliente,
      ordina: 'Denominazione',
      larghezza: 200,
      valore: (uno) => uno.denominazione ?? m.delloStudio,
    },
    {
      nome: 'anno',
      testo: m.anno,
      ordina: 'Anno',
      larghezza: 90,
      cifre: true,
      valore: (uno) => String(uno.anno),
    },
    { nome: 'tipo', testo: m.tipo, ordina: 'Tipo', larghezza: 150, valore: (uno) => uno.tipo },
    {
      nome: 'stato',
      testo: m.stato,
      larghezza: 190,
      valore: (uno) => showDaConservare(uno).testo,
      render: (uno) => <Stato {...showDaConservare(uno)} />,
    },
    {
      nome: 'termine',
      testo: m.terminePer,
      larghezza: 210,
      cifre: true,
      valore: writeTermine,
      render: (uno) =>
        uno.inRitardo ? (
          <Stato tipo="errore" testo={m.oltre(uno.termine)} />
        ) : (
          <span>{writeTermine(uno)}</span>
        ),
    },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (uno: DaConservare) => uno.nomeStudio }]
      : []),
  ]);

/** ERR-042: told before anything is chosen. */
function SenzaCredenziali() {
  const navigate = useNavigate();
  const isAmministratore = useSessione().utente.tipologiaUtente === tipologiaUtente.AMM_STU;
  return (
    <RiquadroErrore
      titolo={errori.CREDENZIALI_ARCHIVIAZIONE_MANCANTI.testo}
      testo={isAmministratore ? m.senzaCredenziali : m.senzaCredenzialiOperatore}
    >
      {isAmministratore && (
        <Button onClick={() => void navigate({ to: '/credenziali' })}>{m.vaiCredenziali}</Button>
      )}
    </RiquadroErrore>
  );
}

/** What no conservator has accepted yet, with the day by which one should; what is chosen goes in one package. */
export function DaConservarePage() {
  const { utente } = useSessione();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const scrive = mayArchiviare(utente);
  const { data: pronto } = useQuery({ ...prontoQuery, enabled: scrive });
  const colonne = useMemo(() => makeColonne(utente.studioId === null), [utente.studioId]);
  const { elenco, filtro, selezione, setSelezione } = useElenco({
    percorso: percorsi.archivioDaConservare,
    nome: 'da-conservare',
    lista: null,
    colonne,
    ordine: ORDINE,
    chiavi: ['Quali'],
    makeQuery: daConservareQuery,
  });
  const totale = elenco.dati?.totale;
  const quanti = totale === undefined ? 0 : countScelte(selezione, totale);
  const archive = async () => {
    const scelti = await listScelti(percorsi.archivioDaConservare, selezione, filtro, totale ?? 0);
    const fatto = await askArchivia(scelti, pronto?.Simulato ?? false);
    if (!fatto) return;
    setSelezione(nessuna);
    void cache.invalidateQueries({ queryKey: ['documenti'] });
    void cache.invalidateQueries({ queryKey: ['archivio'] });
    await navigate({ to: '/conservazione/pacchetti', search: { pacchetto: fatto.id } });
  };
  const tardi = pronto?.InRitardo ?? 0;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={
        totale !== undefined &&
        [m.daConservare(totale), ...(tardi > 0 ? [m.inRitardo(tardi)] : [])].join(', ')
      }
      azioni={<Parti valore="/conservazione" />}
      esito={pronto && !pronto.Pronto ? <SenzaCredenziali /> : <p className={css.note}>{m.termineNota}</p>}
      campiFiltro={campiFiltro}
      chiaveDi={(uno) => uno.id}
      nomeDi={(uno) => uno.nome}
      {...(scrive && pronto?.Pronto ? { selezione, onSelezione: setSelezione } : {})}
      barra={
        totale !== undefined &&
        quanti > 0 && (
          <BarraSelezione
            testo={m.documentiScelti(quanti)}
            nota={quanti > DOCUMENTI_PER_PACCHETTO ? m.troppi(DOCUMENTI_PER_PACCHETTO) : null}
            annulla={messaggiAnagrafica.annullaSelezione}
            onClear={() => setSelezione(nessuna)}
            tutte={
              quanti < totale
                ? { testo: messaggiAnagrafica.selezionaTutti(totale), onTutte: () => setSelezione(tutte) }
                : undefined
            }
          >
            <Button
              icona={IconArchive}
              disabled={quanti > DOCUMENTI_PER_PACCHETTO}
              onClick={() => void archive()}
            >
              {m.manda}
            </Button>
          </BarraSelezione>
        )
      }
      vuoto={{
        titolo: m.nessunDocumento,
        testo: m.nessunDocumentoTesto,
        titoloFiltri: m.nessunoConFiltriDoc,
      }}
    />
  );
}
