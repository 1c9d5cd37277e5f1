import { coloriTag, percorsi } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { mayMettereTag } from '../../../dominio/tag/TagDi.tsx';
import type { TagRiga } from '../../../dominio/tag/tag.api.ts';
import { messaggiTag as m } from '../../../messages/tag.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import { askDati } from './ask-dati.tsx';
import { removeTag, tagQuery } from './tag.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Nome', nome: m.nome, larghezza: 200 },
  {
    chiave: 'Colore',
    nome: m.colore,
    larghezza: 140,
    scelte: coloriTag.map((colore) => [colore, m.colori[colore]] as const),
  },
];

const colonne = prepareColonne<TagRiga>([
  {
    nome: 'nome',
    testo: m.tag,
    ordina: 'Nome',
    fissa: true,
    larghezza: 280,
    valore: (riga) => riga.nome,
    render: (riga) => <Etichetta testo={riga.nome} colore={riga.colore} />,
  },
  {
    nome: 'colore',
    testo: m.colore,
    ordina: 'Colore',
    larghezza: 120,
    valore: (riga) => m.colori[riga.colore],
  },
  { nome: 'anagrafiche', testo: m.clienti, tipo: 'int', larghezza: 110, valore: (riga) => riga.anagrafiche },
  {
    nome: 'dichiarazioni',
    testo: m.dichiarazioni,
    tipo: 'int',
    larghezza: 120,
    valore: (riga) => riga.dichiarazioni,
  },
]);
const ORDINE = ['Nome'];

/** The tags of the studio: to write, to colour, to take away. */
export function TagPage() {
  const { utente } = useSessione();
  const scrive = mayMettereTag(utente);
  const cache = useQueryClient();
  const { run } = useAtto();
  const refresh = () =>
    Promise.all(
      ([['tag'], ['anagrafica', 'list'], ['dichiarazione', 'list']] as const).map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
  const remove = async (riga: TagRiga) => {
    const testo =
      riga.anagrafiche + riga.dichiarazioni > 0
        ? m.eliminaInUso(riga.anagrafiche, riga.dichiarazioni)
        : m.eliminaLibero;
    if (!(await askConferma({ titolo: m.eliminaDomanda(riga.nome), testo, pericolo: true }))) return;
    await run(async () => removeTag(riga.id), m.eliminato);
    await refresh();
  };
  const open = async (riga: TagRiga | null) => {
    const esito = await askDati(riga, utente.studioId === null);
    if (esito === 'salvato') await refresh();
    if (esito === 'elimina' && riga !== null) await remove(riga);
  };
  const { elenco } = useElenco({
    percorso: percorsi.tagLista,
    nome: 'tag',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: tagQuery,
  });
  const totale = elenco.dati?.totale;
  const nuovo = scrive && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => void open(null)}>
      {m.nuovo}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={nuovo}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.nome}
      onOpen={scrive ? (riga) => void open(riga) : undefined}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri, azione: nuovo }}
    />
  );
}
