import type { AttoRichiesta730, StatoRichiesta730 } from '@quadra/contract';
import { IconFileImport, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiConfrontoPrecompilata } from '../../../messages/confronto-precompilata.ts';
import { messaggiPrecompilata as m } from '../../../messages/precompilata.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Caselle, Fuori } from './Fuori.tsx';
import css from './Precompilata.module.css';
import { type RichiestaIntera as Intera, mayChiedere } from './precompilata.api.ts';
import { tipoRichiesta } from './stati.ts';
import type { usePrecompilata } from './usePrecompilata.ts';

type Atti = ReturnType<typeof usePrecompilata>;
type Props = { richiesta: Intera | null; atti: Atti; onTolta: () => void };

/** The chosen request: where it is, what came, what can be done. */
export function PannelloRichiesta({ richiesta, atti, onTolta }: Props) {
  return (
    <section className={css.panel} aria-label={m.scelta}>
      {richiesta === null ? (
        <p className={css.soft}>{m.scegliere}</p>
      ) : (
        <Scelta key={richiesta.id} richiesta={richiesta} atti={atti} onTolta={onTolta} />
      )}
    </section>
  );
}

function Scelta({ richiesta, atti, onTolta }: Omit<Props, 'richiesta'> & { richiesta: Intera }) {
  const { stato, codice, descrizioneCodice, caselle, caselleFuori } = richiesta;
  const fatti = [
    [m.codiceFiscale, richiesta.codiceFiscale],
    [m.codice, codice === null ? '' : m.codiceStato(codice, descrizioneCodice ?? '')],
    [m.delega, richiesta.delega === null ? m.senzaDelega : m.delegaNumero(richiesta.delega)],
    [m.ordine, richiesta.ordine ?? ''],
    [m.ricevutaIl, formatDataOra(richiesta.ricevutaIl)],
  ] as const;
  return (
    <article>
      <h2 className={css.title}>{m.richiestaDi(richiesta.denominazione, richiesta.anno)}</h2>
      <p className={css.line}>
        <Stato tipo={tipoRichiesta[stato]} testo={stato} />
        {richiesta.idDichiarazione !== null && (
          <Link
            to="/dichiarazione/$anno/$id"
            params={{ anno: String(richiesta.anno), id: richiesta.idDichiarazione }}
          >
            {m.dichiarazione} {richiesta.modello}
          </Link>
        )}
      </p>
      <p role="status">{m.frasi[stato]}</p>
      <Azioni richiesta={richiesta} atti={atti} onTolta={onTolta} />
      <dl className={css.facts}>
        {fatti
          .filter(([, valore]) => valore !== '')
          .map(([nome, valore]) => (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{valore}</dd>
            </div>
          ))}
      </dl>
      {caselleFuori.length > 0 && <Fuori voci={caselleFuori} />}
      {caselle.length > 0 && <Caselle titolo={m.voci} voci={caselle} />}
    </article>
  );
}

/** What each state lets do, besides the orders. */
const attiDi: Readonly<Record<StatoRichiesta730, readonly AttoRichiesta730[]>> = {
  'Non creata': ['crea'],
  Creata: ['ritira'],
  Inviata: ['annulla'],
  Ricevuta: ['annulla'],
  'Annullamento Creato': ['mantieni'],
  'Annullamento Inviato': [],
  'Importazione Esterna': ['crea'],
};

function Azioni({ richiesta, atti, onTolta }: Omit<Props, 'richiesta'> & { richiesta: Intera }) {
  const { utente } = useSessione();
  const { id, stato, idDichiarazione, voci } = richiesta;
  const confronto = voci > 0 && (
    <Link to="/precompilata/$id" params={{ id }}>
      {messaggiConfrontoPrecompilata.apri}
    </Link>
  );
  if (!mayChiedere(utente)) return confronto || null;
  const isDaImportare = voci > 0 && idDichiarazione === null;
  const isArrivata = stato === 'Ricevuta' || stato === 'Importazione Esterna';
  const remove = async () => {
    if (await atti.remove(richiesta)) onTolta();
  };
  return (
    <div className={css.actions}>
      {confronto}
      {isDaImportare && isArrivata && (
        <Button
          aspetto="primary"
          icona={IconFileImport}
          inCorso={atti.inCorso}
          onClick={() => void atti.importRicevute([id])}
        >
          {m.importa}
        </Button>
      )}
      {attiDi[stato].map((atto) => (
        <Button key={atto} inCorso={atti.inCorso} onClick={() => void atti.advance(atto, [id])}>
          {m.atti[atto]}
        </Button>
      ))}
      {stato === 'Non creata' && (
        <>
          <Link to="/deleghe">{m.vaiDeleghe}</Link>
          <Button aspetto="quiet" icona={IconTrash} inCorso={atti.inCorso} onClick={() => void remove()}>
            {m.elimina}
          </Button>
        </>
      )}
    </div>
  );
}
