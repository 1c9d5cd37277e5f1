import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { residuiQuery } from '../../../api/crediti.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { messaggiPacchetto as m } from '../../../messages/pacchetto.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import css from './Pacchetto.module.css';
import { type Offerta as Dati, offertaQuery, type Pacchetto } from './pacchetto.api.ts';
import { formatEuro } from './valori.ts';

/** What a studio may buy, and whom to ask for it: nothing is paid here. */
export function Offerta() {
  const letto = useLetto(offertaQuery);
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.titolo} letto={letto} onElenco={() => void navigate({ to: '/home' })}>
      {(offerta) => <Pagina offerta={offerta} />}
    </PaginaUno>
  );
}

function Pagina({ offerta: { pacchetti, venditore, avviso } }: { offerta: Dati }) {
  const { data: residui } = useQuery(residuiQuery);
  return (
    <>
      <BarraTitolo titolo={m.titolo} dettaglio={typeof residui === 'number' && m.residui(residui)} />
      <div className={css.body}>
        {pacchetti.length > 0 && (
          <ul className={css.cards}>
            {pacchetti.map((pacchetto) => (
              <Scheda key={pacchetto.id} pacchetto={pacchetto} />
            ))}
          </ul>
        )}
        <section className={css.how}>
          <h2 className={css.heading}>{pacchetti.length === 0 ? m.nessunOfferto : m.comeAcquistare}</h2>
          {avviso && <p>{avviso}</p>}
          <p>{pacchetti.length === 0 ? m.nessunOffertoTesto(venditore.nome) : m.chiedere(venditore.nome)}</p>
          {venditore.email && (
            <p>
              <a href={`mailto:${venditore.email}`}>{venditore.email}</a>
            </p>
          )}
          {venditore.telefono && (
            <p>
              <a href={`tel:${venditore.telefono.replace(/[^\d+]/g, '')}`}>{venditore.telefono}</a>
            </p>
          )}
        </section>
      </div>
    </>
  );
}

const Scheda = ({ pacchetto }: { pacchetto: Pacchetto }) => (
  <li className={css.card}>
    <h2 className={css.name}>{pacchetto.nome}</h2>
    <p className={css.credits}>
      <span className="figures">{pacchetto.crediti.toLocaleString('it-IT', { useGrouping: 'always' })}</span>{' '}
      <span className={css.unit}>{m.crediti.toLowerCase()}</span>
    </p>
    <p className={css.price}>{formatEuro(pacchetto.prezzo)}</p>
    <p className={css.detail}>{m.perCredito(formatEuro(pacchetto.costoUnitario))}</p>
    <p className={css.detail}>{m.valePer(pacchetto.scadenzaMesi)}</p>
  </li>
);
