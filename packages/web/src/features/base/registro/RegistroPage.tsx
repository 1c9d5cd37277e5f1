import { percorsi } from '@quadra/contract';
import { useMemo, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiRegistro as m, nameAzione, nameEntita } from '../../../messages/registro.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Atto } from './Atto.tsx';
import { type AttoRegistro, registroQuery } from './registro.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Utente', nome: m.chi, larghezza: 150 },
  { chiave: 'Azione', nome: m.azione, larghezza: 140 },
  { chiave: 'Entita', nome: m.oggetto, larghezza: 140 },
  { chiave: 'Data', nome: m.periodo, larghezza: 160, tipo: 'periodo', chiavi: ['DataDa', 'DataA'] },
];

const makeColonne = (conStudio: boolean) =>
  prepareColonne<AttoRegistro>([
    {
      nome: 'quando',
      testo: m.quando,
      tipo: 'datetime',
      larghezza: 140,
      ordina: 'Quando',
      valore: (riga) => riga.quando,
    },
    {
      nome: 'azione',
      testo: m.azione,
      fissa: true,
      ordina: 'Azione',
      valore: (riga) => nameAzione(riga.azione),
      render: (riga) => <strong>{nameAzione(riga.azione)}</strong>,
    },
    { nome: 'entita', testo: m.oggetto, ordina: 'Entita', valore: (riga) => nameEntita(riga.entita) },
    ...(conStudio
      ? []
      : [{ nome: 'cliente', testo: m.cliente, valore: (riga: AttoRegistro) => riga.cliente ?? '' }]),
    { nome: 'utente', testo: m.chi, valore: (riga) => riga.attore ?? riga.utente ?? m.sistema },
    ...(conStudio
      ? [{ nome: 'nomeStudio', testo: m.studio, valore: (riga: AttoRegistro) => riga.nomeStudio ?? '' }]
      : []),
    { nome: 'ip', testo: m.daDove, larghezza: 120, valore: (riga) => riga.ip ?? '' },
  ]);
const ORDINE = ['-Quando'];

/** Who did what: acts at the left, what each changed at the right. */
export function RegistroPage() {
  const { utente } = useSessione();
  const [scelto, setScelto] = useState<AttoRegistro | null>(null);
  const colonne = useMemo(() => makeColonne(utente.studio === null), [utente.studio]);
  const { elenco } = useElenco({
    percorso: percorsi.registroLista,
    nome: 'registro',
    lista: null,
    dataDa: true,
    colonne,
    ordine: ORDINE,
    makeQuery: registroQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => m.nome(riga.azione, riga.entita)}
      onOpen={setScelto}
      attuale={scelto?.id ?? null}
      accanto={<Atto atto={scelto} />}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}
