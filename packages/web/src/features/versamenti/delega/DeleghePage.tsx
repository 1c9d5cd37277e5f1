import { percorsi, statoDelega, tipoDelega, tipoFirma } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { IconLayoutKanban, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { listScelti } from '../../../dominio/elenco/scelti.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiAnagrafica } from '../../../messages/anagrafica.ts';
import { messaggiDelega as m } from '../../../messages/delega.ts';
import { BarraSelezione } from '../../../ui/comandi/BarraSelezione.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { countScelte, nessuna, tutte } from '../../../ui/griglia/selezione.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { type Delega, delegheQuery, mayLeggereDeleghe, mayScrivereDeleghe } from './delega.api.ts';
import { useDelega } from './useDelega.ts';

const toScelte = (voci: readonly string[]) => voci.map((voce) => [voce, voce] as const);
const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 190 },
  { chiave: 'CodiceFiscale', nome: m.codiceFiscale, larghezza: 150 },
  { chiave: 'Anno', nome: m.anno, larghezza: 80 },
  { chiave: 'Stato', nome: m.stato, larghezza: 140, scelte: toScelte(statoDelega) },
  { chiave: 'Tipo', nome: m.tipo, larghezza: 170, scelte: toScelte(tipoDelega) },
  { chiave: 'Firma', nome: m.firma, larghezza: 120, scelte: toScelte(tipoFirma) },
  { chiave: 'Numero', nome: m.numero, larghezza: 100 },
];
const ORDINE = ['-Anno', 'Intermediario', '-Progressivo', '-DataDelega'];
const writeGiorno = (giorno: string | null) => (giorno === null ? '' : formatData(giorno));

const makeColonne = (conStudio: boolean) =>
  prepareColonne<Delega>([
    {
      nome: 'progressivo',
      testo: m.progressivo,
      tipo: 'int',
      ordina: 'Progressivo',
      larghezza: 80,
      valore: (una) => una.progressivo,
    },
    {
      nome: 'cliente',
      testo: m.cliente,
      ordina: 'Denominazione',
      fissa: true,
      larghezza: 220,
      valore: (una) => una.denominazione,
    },
    {
      nome: 'codiceFiscale',
      testo: m.codiceFiscale,
      ordina: 'CodiceFiscale',
      larghezza: 160,
      valore: (una) => una.codiceFiscale,
    },
    { nome: 'tipo', testo: m.tipo, ordina: 'Tipo', larghezza: 160, valore: (una) => una.tipo },
    {
      nome: 'data',
      testo: m.dataBreve,
      ordina: 'DataDelega',
      larghezza: 100,
      cifre: true,
      valore: (una) => writeGiorno(una.dataDelega),
    },
    { nome: 'stato', testo: m.stato, larghezza: 120, valore: (una) => una.stato },
    {
      nome: 'registrata',
      testo: m.dataRegistro,
      ordina: 'DataRegistro',
      larghezza: 120,
      cifre: true,
      valore: (una) => writeGiorno(una.dataRegistro),
    },
    {
      nome: 'intermediario',
      testo: m.intermediario,
      ordina: 'Intermediario',
      larghezza: 190,
      valore: (una) => una.intermediario,
    },
    {
      nome: 'anno',
      testo: m.anno,
      ordina: 'Anno',
      larghezza: 70,
      cifre: true,
      valore: (una) => String(una.anno),
    },
    { nome: 'firma', testo: m.firma, larghezza: 100, valore: (una) => una.firma },
    { nome: 'numero', testo: m.numero, ordina: 'Numero', larghezza: 90, valore: (una) => una.numero },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (una: Delega) => una.nomeStudio }]
      : []),
  ]);

/** The deleghe of the clients: those to record, and the register of each intermediary and year. */
export function DeleghePage() {
  return mayLeggereDeleghe(useSessione().utente) ? <Lista /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lista() {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const scrive = mayScrivereDeleghe(utente);
  const { open, register, inCorso } = useDelega();
  const colonne = useMemo(() => makeColonne(utente.studioId === null), [utente.studioId]);
  const { elenco, filtro, selezione, setSelezione } = useElenco({
    percorso: percorsi.delegaLista,
    nome: 'deleghe',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: delegheQuery,
  });
  const totale = elenco.dati?.totale;
  const quante = totale === undefined ? 0 : countScelte(selezione, totale);
  const registerScelte = async () => {
    const codici = await listScelti(percorsi.delegaLista, selezione, filtro, totale ?? 0);
    if (await register(codici)) setSelezione(nessuna);
  };
  const nuova = scrive && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => void open(null, scrive)}>
      {m.nuova}
    </Button>
  );
  const azioni = (
    <>
      <Button icona={IconLayoutKanban} onClick={() => void navigate({ to: '/deleghe' })}>
        {m.bacheca}
      </Button>
      {nuova}
    </>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quante(totale)}
      azioni={azioni}
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.id}
      nomeDi={(una) => m.di(una.denominazione, una.anno)}
      onOpen={(una) => void open(una, scrive)}
      {...(scrive ? { selezione, onSelezione: setSelezione } : {})}
      barra={
        totale !== undefined &&
        quante > 0 && (
          <BarraSelezione
            testo={m.quante(quante)}
            nota={null}
            annulla={messaggiAnagrafica.annullaSelezione}
            onClear={() => setSelezione(nessuna)}
            tutte={
              quante < totale
                ? { testo: messaggiAnagrafica.selezionaTutti(totale), onTutte: () => setSelezione(tutte) }
                : undefined
            }
          >
            <Button inCorso={inCorso} onClick={() => void registerScelte()}>
              {m.registra}
            </Button>
          </BarraSelezione>
        )
      }
      vuoto={{ titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri, azione: nuova }}
    />
  );
}
