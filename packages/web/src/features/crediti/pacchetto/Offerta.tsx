import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { residuiQuery } from '../../../api/crediti.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { offertaPagamentoQuery } from '../../../dominio/acquisto/acquisto.api.ts';
import { askAcquisto, mayComprare } from '../../../dominio/acquisto/ask-acquisto.tsx';
import { messaggiAcquisto as ma } from '../../../messages/acquisto.ts';
import { messaggiPacchetto as m } from '../../../messages/pacchetto.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import css from './Pacchetto.module.css';
import { type Offerta as Dati, offertaQuery, type Pacchetto } from './pacchetto.api.ts';
import { formatEuro } from './valori.ts';

/** What a studio may buy here or, where nothing can be paid, whom to ask for it. */
export function Offerta() {
  const letto = useLetto(offertaQuery);
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.titolo} letto={letto} onElenco={() => void navigate({ to: '/home' })}>
      {(offerta) => <Pagina offerta={offerta} />}
    </PaginaUno>
  );
}

function Pagina({ offerta: { pacchetti, venditore } }: { offerta: Dati }) {
  const { data: residui } = useQuery(residuiQuery);
  const { utente } = useSessione();
  const { data: vendita, isPending } = useQuery(offertaPagamentoQuery);
  const avviso = vendita?.avviso ?? null;
  const compra = mayComprare(utente) && vendita !== undefined && avviso === null;
  return (
    <>
      <BarraTitolo titolo={m.titolo} dettaglio={typeof residui === 'number' && m.residui(residui)} />
      <div className={css.body}>
        {pacchetti.length > 0 && (
          <ul className={css.cards}>
            {pacchetti.map((pacchetto) => (
              <Scheda
                key={pacchetto.id}
                pacchetto={pacchetto}
                {...(compra ? { onCompra: () => void askAcquisto({ pacchetto: pacchetto.id }) } : {})}
              />
            ))}
          </ul>
        )}
        {/* Until it is known whether something can be paid, neither is said. */}
        {!compra && !isPending && (
          <section className={css.how}>
            <h2 className={css.heading}>{pacchetti.length === 0 ? m.nessunOfferto : m.comeAcquistare}</h2>
            {avviso && <p>{avviso}</p>}
            <p>
              {pacchetti.length === 0 ? m.nessunOffertoTesto(venditore.nome) : m.chiedere(venditore.nome)}
            </p>
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
        )}
      </div>
    </>
  );
}

const Scheda = ({ pacchetto, onCompra }: { pacchetto: Pacchetto; onCompra?: () => void }) => (
  <li className={css.card}>
    <h2 className={css.name}>{pacchetto.nome}</h2>
    <p className={css.credits}>
      <span className="figures">{pacchetto.crediti.toLocaleString('it-IT', { useGrouping: 'always' })}</span>{' '}
      <span className={css.unit}>{m.crediti.toLowerCase()}</span>
    </p>
    <p className={css.price}>{formatEuro(pacchetto.prezzo)}</p>
    <p className={css.detail}>{m.perCredito(formatEuro(pacchetto.costoUnitario))}</p>
    <p className={css.detail}>{m.valePer(pacchetto.scadenzaMesi)}</p>
    {onCompra && (
      <Button className={css.buy} aria-label={`${ma.compra} ${pacchetto.nome}`} onClick={onCompra}>
        {ma.compra}
      </Button>
    )}
  </li>
);
