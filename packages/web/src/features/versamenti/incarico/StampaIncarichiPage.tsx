import { INCARICHI_PER_LOTTO, percorsi } from '@quadra/contract';
import { IconPrinter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { listScelti } from '../../../dominio/elenco/scelti.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useFirma } from '../../../dominio/firma/useFirma.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiAnagrafica } from '../../../messages/anagrafica.ts';
import { messaggiIncarico as m } from '../../../messages/incarico.ts';
import { BarraSelezione } from '../../../ui/comandi/BarraSelezione.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { countScelte, nessuna, tutte } from '../../../ui/griglia/selezione.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { askStampa, type Genere } from './ask-stampa.tsx';
import { type Cliente, clientiQuery, mayLeggereIncarichi, mayStampareIncarichi } from './incarico.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 220 },
  { chiave: 'CodiceFiscale', nome: m.codiceFiscale, larghezza: 170 },
  { chiave: 'Comune', nome: m.comune, larghezza: 150 },
];
const ORDINE = ['Denominazione'];

const colonne = prepareColonne<Cliente>([
  {
    nome: 'cliente',
    testo: m.cliente,
    ordina: 'Denominazione',
    fissa: true,
    larghezza: 280,
    valore: (uno) => uno.denominazione,
  },
  {
    nome: 'codiceFiscale',
    testo: m.codiceFiscale,
    ordina: 'CodiceFiscale',
    larghezza: 180,
    valore: (uno) => uno.codiceFiscale,
  },
  { nome: 'comune', testo: m.comune, larghezza: 180, valore: (uno) => uno.comune ?? '' },
  { nome: 'email', testo: m.email, larghezza: 260, valore: (uno) => uno.email ?? '' },
]);

const titoli: Readonly<Record<Genere, string>> = { delega: m.titoloDelega, incarico: m.titoloIncarichi };

function Pagina({ genere }: { genere: Genere }) {
  return mayLeggereIncarichi(useSessione().utente) ? (
    <Lista genere={genere} />
  ) : (
    <NonAutorizzato titolo={titoli[genere]} />
  );
}
/** The clients for whom a delega, or the mandate for the F24, is printed to be signed. */
export const StampaDelegaPage = () => <Pagina genere="delega" />;
/** Those for whom the engagement is printed. */
export const StampaIncarichiPage = () => <Pagina genere="incarico" />;

function Lista({ genere }: { genere: Genere }) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const stampa = mayStampareIncarichi(utente);
  const atto = useAtto();
  const firma = useFirma();
  const cache = useQueryClient();
  const lista = useMemo(() => `incarichi-${genere}`, [genere]);
  const { elenco, filtro, selezione, setSelezione } = useElenco({
    percorso: percorsi.anagraficaLista,
    nome: lista,
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: clientiQuery,
  });
  const totale = elenco.dati?.totale;
  const quanti = totale === undefined ? 0 : countScelte(selezione, totale);
  const printScelti = () =>
    atto.run(async () => {
      const codici = await listScelti(percorsi.anagraficaLista, selezione, filtro, totale ?? 0);
      const fatta = await askStampa(genere, codici, utente.studioId);
      if (fatta === null) return;
      setSelezione(nessuna);
      await cache.invalidateQueries({ queryKey: ['documenti'] });
      if (fatta.daFirmare) await firma.compose(fatta.daFirmare.tipo, fatta.daFirmare.documento);
    });
  return (
    <Elenco
      {...elenco}
      titolo={titoli[genere]}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={
        <Button
          onClick={() =>
            void navigate({
              to: '/testi-incarico',
              search: { tipo: genere === 'delega' ? 'Mandato F24' : 'Incarico' },
            })
          }
        >
          {m.vaiAiTesti}
        </Button>
      }
      campiFiltro={campiFiltro}
      chiaveDi={(uno) => uno.id}
      nomeDi={(uno) => uno.denominazione}
      onOpen={(uno) => navigate({ to: '/anagrafica/$id', params: { id: uno.id } })}
      {...(stampa ? { selezione, onSelezione: setSelezione } : {})}
      barra={
        totale !== undefined &&
        quanti > 0 && (
          <BarraSelezione
            testo={m.quanti(quanti)}
            nota={quanti > INCARICHI_PER_LOTTO ? m.troppi(INCARICHI_PER_LOTTO) : null}
            annulla={messaggiAnagrafica.annullaSelezione}
            onClear={() => setSelezione(nessuna)}
            tutte={
              quanti < totale
                ? { testo: messaggiAnagrafica.selezionaTutti(totale), onTutte: () => setSelezione(tutte) }
                : undefined
            }
          >
            <Button
              icona={IconPrinter}
              disabled={quanti > INCARICHI_PER_LOTTO}
              inCorso={atto.inCorso}
              onClick={() => void printScelti()}
            >
              {m.stampa}
            </Button>
          </BarraSelezione>
        )
      }
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}
