import { percorsi, RICHIESTE_PER_LOTTO, statoRichiesta730 } from '@quadra/contract';
import { IconFileImport, IconPackage, IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { listScelti } from '../../../dominio/elenco/scelti.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiAnagrafica } from '../../../messages/anagrafica.ts';
import { messaggiPrecompilata as m } from '../../../messages/precompilata.ts';
import { BarraSelezione } from '../../../ui/comandi/BarraSelezione.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { countScelte, nessuna, tutte } from '../../../ui/griglia/selezione.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { PannelloRichiesta } from './PannelloRichiesta.tsx';
import { Parti } from './Parti.tsx';
import css from './Precompilata.module.css';
import {
  informazioniQuery,
  mayChiedere,
  mayEsportare,
  type Richiesta,
  richiestaQuery,
  richiesteQuery,
} from './precompilata.api.ts';
import { tipoRichiesta } from './stati.ts';
import { usePrecompilata } from './usePrecompilata.ts';

const campiFiltro: readonly CampoFiltro[] = [
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 190,
    scelte: statoRichiesta730.map((stato) => [stato, stato] as const),
  },
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 190 },
  { chiave: 'CodiceFiscale', nome: m.codiceFiscale, larghezza: 150 },
  { chiave: 'Codice', nome: m.codice, larghezza: 80 },
  { chiave: 'Anno', nome: m.anno, larghezza: 80 },
];
const ORDINE = ['-Anno', 'Denominazione'];

const writeCodice = ({ codice, descrizioneCodice }: Richiesta): string =>
  codice === null ? '' : m.codiceStato(codice, descrizioneCodice ?? '');

const makeColonne = (conStudio: boolean) =>
  prepareColonne<Richiesta>([
    {
      nome: 'cliente',
      testo: m.cliente,
      ordina: 'Denominazione',
      fissa: true,
      larghezza: 210,
      valore: (una) => una.denominazione,
    },
    {
      nome: 'codiceFiscale',
      testo: m.codiceFiscale,
      ordina: 'CodiceFiscale',
      larghezza: 160,
      valore: (una) => una.codiceFiscale,
    },
    {
      nome: 'stato',
      testo: m.stato,
      ordina: 'Stato',
      larghezza: 190,
      valore: (una) => una.stato,
      render: (una) => <Stato tipo={tipoRichiesta[una.stato]} testo={una.stato} />,
    },
    { nome: 'codice', testo: m.codice, ordina: 'Codice', larghezza: 150, valore: writeCodice },
    {
      nome: 'delega',
      testo: m.delega,
      larghezza: 90,
      cifre: true,
      valore: ({ delega }) => (delega === null ? '' : m.delegaNumero(delega)),
    },
    { nome: 'ordine', testo: m.ordine, larghezza: 90, cifre: true, valore: (una) => una.ordine },
    {
      nome: 'ricevuta',
      testo: m.ricevutaIl,
      tipo: 'datetime',
      ordina: 'RicevutaIl',
      larghezza: 135,
      valore: (una) => una.ricevutaIl,
    },
    {
      nome: 'dichiarazione',
      testo: m.dichiarazione,
      larghezza: 130,
      valore: ({ modello, idDichiarazione }) => (idDichiarazione === null ? '' : modello),
      render: ({ anno, modello, idDichiarazione }) =>
        idDichiarazione === null ? null : (
          <Link to="/dichiarazione/$anno/$id" params={{ anno: String(anno), id: idDichiarazione }}>
            {modello}
          </Link>
        ),
    },
    {
      nome: 'anno',
      testo: m.anno,
      ordina: 'Anno',
      larghezza: 70,
      cifre: true,
      valore: (una) => String(una.anno),
    },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (una: Richiesta) => una.nomeStudio }]
      : []),
  ]);

/** The precompilate of the clients: who is asked for, what came, and the declarations it became. */
export function PrecompilatePage() {
  const { utente } = useSessione();
  const chiede = mayChiedere(utente);
  const [chiave, setChiave] = useState<string | null>(null);
  const { data: scelta = null } = useQuery({ ...richiestaQuery(chiave ?? ''), enabled: chiave !== null });
  const { data: informazioni } = useQuery(informazioniQuery);
  const colonne = useMemo(() => makeColonne(utente.studioId === null), [utente.studioId]);
  const { elenco, filtro, selezione, setSelezione } = useElenco({
    percorso: percorsi.precompilataLista,
    nome: 'precompilata',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: richiesteQuery,
  });
  const atti = usePrecompilata();
  const totale = elenco.dati?.totale;
  const quante = totale === undefined ? 0 : countScelte(selezione, totale);
  const isTroppe = quante > RICHIESTE_PER_LOTTO;
  const withScelte = async (atto: (codici: string[]) => Promise<boolean>) => {
    const codici = await listScelti(percorsi.precompilataLista, selezione, filtro, totale ?? 0);
    if (await atto(codici)) setSelezione(nessuna);
  };
  const ricevute = informazioni?.Stati.find(({ Stato: stato }) => stato === 'Ricevuta')?.Quante ?? 0;
  const sceglie = chiede || mayEsportare(utente);
  const aggiungi = chiede && utente.studioId !== null && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => void atti.add(utente.studioId ?? 0)}>
      {m.aggiungi}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && [m.quante(totale), m.ricevute(ricevute)].join(', ')}
      azioni={
        <>
          <Parti valore="/precompilata" />
          {chiede && (
            <Button icona={IconUpload} onClick={() => void atti.uploadFile()}>
              {m.carica}
            </Button>
          )}
          {aggiungi}
        </>
      }
      esito={<p className={css.note}>{informazioni?.Simulato ? `${m.simulatoNota} ${m.nota}` : m.nota}</p>}
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.id}
      nomeDi={(una) => m.richiestaDi(una.denominazione, una.anno)}
      onOpen={({ id }) => setChiave(id)}
      attuale={chiave}
      accanto={<PannelloRichiesta richiesta={scelta} atti={atti} onTolta={() => setChiave(null)} />}
      {...(sceglie ? { selezione, onSelezione: setSelezione } : {})}
      barra={
        totale !== undefined &&
        quante > 0 && (
          <BarraSelezione
            testo={m.scelte(quante)}
            nota={isTroppe ? m.troppe(RICHIESTE_PER_LOTTO) : null}
            annulla={messaggiAnagrafica.annullaSelezione}
            onClear={() => setSelezione(nessuna)}
            tutte={
              quante < totale
                ? { testo: messaggiAnagrafica.selezionaTutti(totale), onTutte: () => setSelezione(tutte) }
                : undefined
            }
          >
            {chiede && (
              <>
                <Button
                  disabled={isTroppe}
                  inCorso={atti.inCorso}
                  onClick={() => void withScelte((codici) => atti.advance('crea', codici))}
                >
                  {m.atti.crea}
                </Button>
                <Button icona={IconPackage} disabled={isTroppe} onClick={() => void withScelte(atti.order)}>
                  {m.mettiInOrdine}
                </Button>
                <Button
                  icona={IconFileImport}
                  disabled={isTroppe}
                  inCorso={atti.inCorso}
                  onClick={() => void withScelte(atti.importRicevute)}
                >
                  {m.importa}
                </Button>
                <Button
                  disabled={isTroppe}
                  inCorso={atti.inCorso}
                  onClick={() => void withScelte((codici) => atti.advance('annulla', codici))}
                >
                  {m.atti.annulla}
                </Button>
              </>
            )}
            {mayEsportare(utente) && (
              <Button disabled={isTroppe} onClick={() => void withScelte(atti.exportRicevute)}>
                {m.esporta}
              </Button>
            )}
          </BarraSelezione>
        )
      }
      vuoto={{ titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri, azione: aggiungi }}
    />
  );
}
