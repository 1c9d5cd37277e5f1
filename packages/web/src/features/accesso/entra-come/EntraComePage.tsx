import { etichettaTipologiaUtente, percorsi, type TipologiaUtente } from '@quadra/contract';
import { useState } from 'react';
import { makeNomeCompleto } from '../../../api/profilo.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiSessione as m } from '../../../messages/sessione.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { type UtenteSostituibile, utentiQuery } from './entra-come.api.ts';
import { Ingresso } from './Ingresso.tsx';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Cognome', nome: m.cognome, larghezza: 150 },
  { chiave: 'Nome', nome: m.nome, larghezza: 130 },
  { chiave: 'NomeStudio', nome: m.studio, larghezza: 170 },
];

const colonne = prepareColonne<UtenteSostituibile>([
  {
    nome: 'utente',
    testo: m.utente,
    ordina: 'Cognome',
    fissa: true,
    valore: makeNomeCompleto,
    render: (riga) => <strong>{makeNomeCompleto(riga)}</strong>,
  },
  {
    nome: 'tipo',
    testo: m.tipo,
    ordina: 'TipologiaUtente',
    larghezza: 180,
    valore: (riga) => etichettaTipologiaUtente[riga.tipologiaUtente as TipologiaUtente],
  },
  {
    nome: 'studio',
    testo: m.studio,
    ordina: 'NomeStudio',
    valore: (riga) => riga.nomeStudio ?? riga.nomeGestore ?? '',
  },
  { nome: 'email', testo: m.email, ordina: 'Email', valore: (riga) => riga.email },
]);
const ORDINE = ['Cognome'];

/** Users one may enter as: list at the left, reason and start at the right. */
export function EntraComePage() {
  const [scelto, setScelto] = useState<UtenteSostituibile | null>(null);
  const { elenco } = useElenco({
    percorso: percorsi.sostituzioneUtenti,
    nome: 'entra-come',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: utentiQuery,
  });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.entraCome}
      dettaglio={totale !== undefined && m.quanti(totale)}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => String(riga.id)}
      nomeDi={makeNomeCompleto}
      onOpen={setScelto}
      attuale={scelto && String(scelto.id)}
      accanto={<Ingresso key={scelto?.id} utente={scelto} />}
      vuoto={{ titolo: m.nessunUtente, testo: m.nessunUtenteTesto, titoloFiltri: m.nessunUtente }}
    />
  );
}
