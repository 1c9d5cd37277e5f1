import { percorsi, statoOrdine, tipoOrdine } from '@quadra/contract';
import { IconSettings, IconUpload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiPrecompilata as m } from '../../../messages/precompilata.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { askConfigurazione } from './ask-precompilata.tsx';
import { PannelloOrdine } from './PannelloOrdine.tsx';
import { Parti } from './Parti.tsx';
import css from './Precompilata.module.css';
import {
  informazioniQuery,
  mayChiedere,
  mayConfigurare,
  type Ordine,
  ordiniQuery,
  readConfigurazione,
} from './precompilata.api.ts';
import { tipoOrdineStato } from './stati.ts';
import { usePrecompilata } from './usePrecompilata.ts';

const campiFiltro: readonly CampoFiltro[] = [
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 130,
    scelte: statoOrdine.map((stato) => [stato, stato] as const),
  },
  {
    chiave: 'Tipo',
    nome: m.tipo,
    larghezza: 150,
    scelte: tipoOrdine.map((tipo) => [tipo, m.nomeTipo(tipo)] as const),
  },
  { chiave: 'Motivo', nome: m.motivo, larghezza: 190 },
  { chiave: 'Anno', nome: m.anno, larghezza: 80 },
];
const ORDINE = ['-CreatoIl'];

const makeColonne = (conStudio: boolean) =>
  prepareColonne<Ordine>([
    {
      nome: 'numero',
      testo: m.numero,
      fissa: true,
      larghezza: 100,
      cifre: true,
      valore: ({ numero, anno }) => `${numero}/${anno}`,
    },
    { nome: 'tipo', testo: m.tipo, ordina: 'Tipo', larghezza: 140, valore: ({ tipo }) => m.nomeTipo(tipo) },
    {
      nome: 'stato',
      testo: m.stato,
      ordina: 'Stato',
      larghezza: 120,
      valore: (uno) => uno.stato,
      render: (uno) => <Stato tipo={tipoOrdineStato[uno.stato]} testo={uno.stato} />,
    },
    { nome: 'righe', testo: m.righe, tipo: 'int', larghezza: 80, valore: (uno) => uno.righe },
    {
      nome: 'creato',
      testo: m.creato,
      tipo: 'datetime',
      ordina: 'CreatoIl',
      larghezza: 135,
      valore: (uno) => uno.creatoIl,
    },
    {
      nome: 'inviato',
      testo: m.inviato,
      tipo: 'datetime',
      ordina: 'InviatoIl',
      larghezza: 135,
      valore: (uno) => uno.inviatoIl,
    },
    {
      nome: 'ricevuto',
      testo: m.ricevuto,
      tipo: 'datetime',
      ordina: 'RicevutoIl',
      larghezza: 135,
      valore: (uno) => uno.ricevutoIl,
    },
    { nome: 'motivo', testo: m.motivo, larghezza: 200, valore: (uno) => uno.motivo },
    {
      nome: 'servizio',
      testo: m.servizio,
      larghezza: 110,
      valore: (uno) => (uno.simulato ? m.simulato : m.vero),
      render: (uno) => (uno.simulato ? <Etichetta testo={m.simulato} colore="giallo" /> : m.vero),
    },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (uno: Ordine) => uno.nomeStudio }]
      : []),
  ]);

/** The orders of exchange: what left, what came back, and how they leave. */
export function OrdiniPage() {
  const { utente } = useSessione();
  const cache = useQueryClient();
  const cerca: { ordine?: string } = useSearch({ strict: false });
  const [chiave, setChiave] = useState(cerca.ordine ?? null);
  const { data: informazioni } = useQuery(informazioniQuery);
  const { run, inCorso } = useAtto();
  const { uploadFile } = usePrecompilata();
  const colonne = useMemo(() => makeColonne(utente.studioId === null), [utente.studioId]);
  const { elenco } = useElenco({
    percorso: percorsi.ordineLista,
    nome: 'ordini-730',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: ordiniQuery,
  });
  const refresh = () => cache.invalidateQueries({ queryKey: ['precompilata'] });
  const configure = async () => {
    const letta = await run(readConfigurazione);
    if (letta && (await askConfigurazione(letta))) await refresh();
  };
  const totale = elenco.dati?.totale;
  const scelto = elenco.dati?.righe.find(({ id }) => id === chiave) ?? null;
  const chiede = mayChiedere(utente);
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={
        <>
          <Parti valore="/precompilata/ordini" />
          {mayConfigurare(utente) && (
            <Button icona={IconSettings} inCorso={inCorso} onClick={() => void configure()}>
              {m.configura}
            </Button>
          )}
          {chiede && (
            <Button icona={IconUpload} onClick={() => void uploadFile().then(() => setChiave(null))}>
              {m.carica}
            </Button>
          )}
        </>
      }
      esito={
        chiede && informazioni?.Manca ? (
          <RiquadroErrore titolo={m.manca} testo={informazioni.Manca} />
        ) : (
          <p className={css.note}>{informazioni?.Simulato ? `${m.simulatoNota} ${m.nota}` : m.nota}</p>
        )
      }
      campiFiltro={campiFiltro}
      chiaveDi={(uno) => uno.id}
      nomeDi={(uno) => m.ordineNumero(uno.numero, uno.anno)}
      onOpen={({ id }) => setChiave(id)}
      attuale={chiave}
      accanto={<PannelloOrdine ordine={scelto} onCambiato={() => void refresh()} />}
      vuoto={{ titolo: m.nessunOrdine, testo: m.nessunOrdineTesto, titoloFiltri: m.nessunOrdineConFiltri }}
    />
  );
}
