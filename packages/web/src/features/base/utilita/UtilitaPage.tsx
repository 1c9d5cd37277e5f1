import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { ContoCodiceFiscale, ContoIban, ContoPartitaIva } from './Codici.tsx';
import { ContoInteressi, ContoIva, ContoTermini, type PropsConto } from './Importi.tsx';
import { ContoIrpef } from './Irpef.tsx';
import type { Ricerca } from './ricerca.ts';
import css from './Utilita.module.css';
import { utilitaQuery } from './utilita.api.ts';

const conti = {
  'codice-fiscale': ContoCodiceFiscale,
  'partita-iva': ContoPartitaIva,
  iban: ContoIban,
  iva: ContoIva,
  interessi: ContoInteressi,
  termini: ContoTermini,
  irpef: ContoIrpef,
} as const satisfies Record<string, ComponentType<PropsConto>>;
type Conto = keyof typeof conti;
const nomi = Object.keys(conti) as Conto[];
/** Those whose question is in the address: the others ask for codes of persons, which stay in the page. */
const conIndirizzo: readonly Conto[] = ['iva', 'interessi', 'termini', 'irpef'];

/** What a studio computes every day, each with how it comes and the law that says so: nothing is kept. */
export function UtilitaPage() {
  const chiesta: Ricerca = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: utilita } = useQuery(utilitaQuery);
  const conto = nomi.find((nome) => nome === chiesta.conto) ?? 'codice-fiscale';
  const Conto = conti[conto];
  const change = (nuova: Ricerca) =>
    void navigate({ to: '/utilita', search: { ...chiesta, ...nuova }, replace: true });
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    notifiche.push('success', m.copiato);
  };
  return (
    <>
      <BarraTitolo titolo={m.titolo} dettaglio={m.nullaSalvato}>
        {conIndirizzo.includes(conto) && (
          <Button icona={IconLink} onClick={() => void copy()}>
            {m.copia}
          </Button>
        )}
      </BarraTitolo>
      <nav className={css.tabs} aria-label={m.conti}>
        {nomi.map((nome) => (
          <Link
            key={nome}
            to="/utilita"
            search={{ conto: nome }}
            className={css.tab}
            aria-current={nome === conto ? 'page' : undefined}
          >
            {m.conto[nome]}
          </Link>
        ))}
        <Link to="/ravvedimento" className={css.tab}>
          {m.ravvedimento}
        </Link>
      </nav>
      <section className={css.page} aria-label={m.conto[conto]}>
        {utilita ? (
          <Conto key={conto} utilita={utilita} chiesta={chiesta} change={change} />
        ) : (
          <Skeleton righe={6} />
        )}
      </section>
    </>
  );
}
