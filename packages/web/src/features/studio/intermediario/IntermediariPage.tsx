import { percorsi, tipoIntermediario } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiIntermediario as m } from '../../../messages/intermediario.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { type Colonna, prepareColonne } from '../../../ui/griglia/colonna.ts';
import css from './Elenco.module.css';
import { type Intermediario, makeIntermediariQuery } from './intermediario.api.ts';
import { computePermessi } from './permessi.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Denominazione', nome: m.denominazione, larghezza: 220 },
  { chiave: 'CodiceFiscale', nome: 'Codice fiscale', larghezza: 170 },
  {
    chiave: 'Tipo',
    nome: 'Tipo',
    larghezza: 150,
    scelte: tipoIntermediario.map((tipo) => [tipo, tipo] as const),
  },
];

const makeColonne = (condivisi: boolean): readonly Colonna<Intermediario>[] => [
  {
    nome: 'denominazione',
    testo: m.denominazione,
    ordina: 'Denominazione',
    fissa: true,
    larghezza: 260,
    valore: (riga) => riga.denominazione,
    render: (riga) => (
      <Link
        to={condivisi ? '/intermediari/$id' : '/intermediari-personalizzati/$id'}
        params={{ id: riga.id }}
        tabIndex={-1}
        className={css.link}
        title={riga.denominazione}
      >
        {riga.denominazione}
      </Link>
    ),
  },
  {
    nome: 'codiceFiscale',
    testo: 'Codice fiscale',
    ordina: 'CodiceFiscale',
    larghezza: 156,
    cifre: true,
    valore: (riga) => riga.codiceFiscale,
  },
  { nome: 'tipo', testo: 'Tipo', ordina: 'Tipo', larghezza: 120, valore: (riga) => riga.tipo },
  {
    nome: 'anno',
    testo: 'Anno',
    ordina: 'Anno',
    larghezza: 70,
    cifre: true,
    valore: (riga) => (riga.anno === null ? m.tuttiGliAnni : String(riga.anno)),
  },
  {
    nome: 'rappresentante',
    testo: m.rappresentanteColonna,
    larghezza: 190,
    valore: (riga) => `${riga.rappresentanteCognome} ${riga.rappresentanteNome}`,
  },
  {
    nome: 'di',
    testo: condivisi ? m.gestore : m.studio,
    larghezza: 190,
    valore: (riga) => (condivisi ? riga.nomeGestore : riga.nomeStudio) ?? '',
  },
  {
    nome: 'predefinito',
    testo: m.predefinito,
    larghezza: 100,
    valore: (riga) => (riga.predefinito ? m.si : ''),
  },
];
const ORDINE = ['Denominazione'];

/** Who sends the declarations, shared by the studi of a gestore or by all. */
export const IntermediariPage = () => <Lista key="condivisi" condivisi />;
/** Those a studio has of its own. */
export const PersonalizzatiPage = () => <Lista key="personalizzati" condivisi={false} />;

function Lista({ condivisi }: { condivisi: boolean }) {
  const navigate = useNavigate();
  const { crea } = computePermessi(useSessione().utente, condivisi);
  const base = condivisi ? '/intermediari' : '/intermediari-personalizzati';
  const colonne = useMemo(() => prepareColonne(makeColonne(condivisi)), [condivisi]);
  const makeQuery = useMemo(() => makeIntermediariQuery(condivisi), [condivisi]);
  const { elenco } = useElenco({
    percorso: condivisi ? percorsi.intermediarioLista : percorsi.personalizzatoLista,
    nome: base,
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery,
  });
  const totale = elenco.dati?.totale;
  const nuovo = crea && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: `${base}/nuovo` })}>
      {m.nuovo}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={condivisi ? m.titolo : m.personalizzati}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={nuovo}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.denominazione}
      onOpen={(riga) => navigate({ to: `${base}/$id`, params: { id: riga.id } })}
      vuoto={{
        titolo: m.nessuno,
        testo: condivisi ? m.nessunoTesto : m.nessunoPersonalizzatoTesto,
        titoloFiltri: m.nessunoConFiltri,
        azione: nuovo,
      }}
    />
  );
}
