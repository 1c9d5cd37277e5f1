import { tracciatoSdd } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { type CampoErrato, toApiError } from '../../../api/errore.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiPagamento as m } from '../../../messages/pagamento.ts';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Campi, colonne } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Pagamento.module.css';
import {
  carteQuery,
  computePermessi,
  forgetCarta,
  type Venditore,
  type VenditoreScrivibile,
  venditoreQuery,
  writeVenditore,
} from './pagamento.api.ts';

/** For who buys, the cards that are kept; for who sells, what it is paid with. */
export function CartaPage() {
  const { compra, governa } = computePermessi(useSessione().utente);
  if (compra) return <Carte />;
  return governa ? <Vendita /> : <NonAutorizzato titolo={m.carta} />;
}

function Carte() {
  const letto = useLetto(carteQuery);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { run } = useAtto();
  const forget = async (id: string) => {
    await run(() => forgetCarta(id), m.dimenticata);
    await cache.invalidateQueries({ queryKey: ['pagamento', 'carte'] });
  };
  return (
    <PaginaUno titolo={m.carta} letto={letto} onElenco={() => void navigate({ to: '/pacchetti' })}>
      {(carte) => (
        <>
          <BarraTitolo titolo={m.carta} />
          <div className={css.page}>
            {carte.length === 0 ? (
              <EmptyState titolo={m.nessunaCarta} testo={m.nessunaCartaTesto}>
                <Button aspetto="primary" onClick={() => void navigate({ to: '/pacchetti' })}>
                  {m.vaiAiPacchetti}
                </Button>
              </EmptyState>
            ) : (
              <h2 className="strong">{m.carteTenute}</h2>
            )}
            <ul className={css.cards}>
              {carte.map((carta) => (
                <li key={carta.id} className={css.card}>
                  <span>{m.cartaDetta(carta.circuito, carta.ultimeQuattro, carta.scadenza)}</span>
                  <Button onClick={() => void forget(carta.id)}>{m.dimentica}</Button>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </PaginaUno>
  );
}

function Vendita() {
  const letto = useLetto(venditoreQuery);
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.carta} letto={letto} onElenco={() => void navigate({ to: '/pacchetti' })}>
      {(venditore) => <Modulo key={venditore.versione} venditore={venditore} />}
    </PaginaUno>
  );
}

/** What a seller is paid with; a key is written and never shown. */
function Modulo({ venditore }: { venditore: Venditore }) {
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const [valori, setValori] = useState<VenditoreScrivibile>({
    bonifici: venditore.bonifici,
    carta: venditore.carta,
    paypal: venditore.paypal,
    sdd: venditore.sdd,
    iban: venditore.iban,
    intestatario: venditore.intestatario,
    identificativoCreditore: venditore.identificativoCreditore,
    cuc: venditore.cuc,
    tracciatoSdd: venditore.tracciatoSdd,
    paypalClientId: venditore.paypalClientId,
  });
  const change = (nuovi: Partial<VenditoreScrivibile>) => setValori((prima) => ({ ...prima, ...nuovi }));
  const [errati, setErrati] = useState<readonly CampoErrato[]>([]);
  /** What the server said of a field, under it. */
  const campo = (percorso: string) => {
    const testo = errati.find((uno) => uno.percorso === percorso)?.messaggio;
    return { percorso, messaggio: testo === undefined ? null : { tipo: 'error' as const, testo } };
  };
  const write = () =>
    writeVenditore(venditore, valori).catch((causa: unknown) => {
      setErrati(toApiError(causa).campi);
      throw causa;
    });
  const save = async () => {
    setErrati([]);
    const scritto = await run(write, m.salvato);
    if (scritto !== undefined) cache.setQueryData(venditoreQuery.queryKey, scritto);
  };
  const chiave = (presente: boolean) => (presente ? m.chiavePresente : m.chiaveAssente);
  return (
    <>
      <BarraTitolo titolo={m.carta} dettaglio={venditore.nome}>
        <Button aspetto="primary" inCorso={inCorso} onClick={() => void save()}>
          {m.salva}
        </Button>
      </BarraTitolo>
      <div className={css.page}>
        <Sezione larga titolo={m.vendita} testo={m.venditaTesto}>
          <ul className={css.cards}>
            {venditore.metodi.map(({ metodo, attivo, manca, simulato }) => (
              <li key={metodo} className={css.card}>
                <span>
                  {metodo} {simulato && <Stato tipo="attenzione" testo={m.simulato} />}
                </span>
                <Stato tipo={attivo ? 'fatto' : 'assente'} testo={attivo ? m.offerto : m.manca(manca)} />
              </li>
            ))}
          </ul>
        </Sezione>
        <Sezione larga titolo={m.conto}>
          <Spunta
            etichetta={m.offriBonifici}
            scelta={valori.bonifici}
            onChange={(bonifici) => change({ bonifici })}
          />
          <Spunta etichetta={m.offriSdd} scelta={valori.sdd} onChange={(sdd) => change({ sdd })} />
          <Campi>
            <TextField
              className={colonne[3]}
              etichetta={m.iban}
              {...campo('Iban')}
              massimo={34}
              valore={valori.iban ?? ''}
              onChange={(iban) => change({ iban })}
            />
            <TextField
              className={colonne[3]}
              etichetta={m.intestatario}
              {...campo('Intestatario')}
              massimo={70}
              valore={valori.intestatario ?? ''}
              onChange={(intestatario) => change({ intestatario })}
            />
            <TextField
              className={colonne[3]}
              etichetta={m.creditore}
              {...campo('IdentificativoCreditore')}
              massimo={35}
              valore={valori.identificativoCreditore ?? ''}
              onChange={(identificativoCreditore) => change({ identificativoCreditore })}
            />
            <TextField
              className={colonne[3]}
              etichetta={m.cuc}
              nota={m.cucNota}
              {...campo('Cuc')}
              massimo={8}
              codice
              valore={valori.cuc ?? ''}
              onChange={(cuc) => change({ cuc })}
            />
          </Campi>
          <CampoSegmenti
            etichetta={m.tracciato}
            voci={tracciatoSdd.map((uno) => [uno, m.tracciati[uno]] as const)}
            valore={valori.tracciatoSdd}
            onChange={(scelto) => change({ tracciatoSdd: scelto })}
          />
          {valori.tracciatoSdd === 'CBI' && <p className={css.soft}>{m.cbiTrascritto}</p>}
        </Sezione>
        <Sezione larga titolo={m.circuito} testo={m.notificheTesto}>
          <Spunta etichetta={m.offriCarta} scelta={valori.carta} onChange={(carta) => change({ carta })} />
          <Campi>
            <TextField
              className={colonne[3]}
              etichetta={m.chiave}
              nota={chiave(venditore.haCartaSegreto)}
              massimo={300}
              valore={valori.cartaSegreto ?? ''}
              onChange={(cartaSegreto) => change({ cartaSegreto })}
            />
          </Campi>
          <p className={css.soft}>
            {m.notifiche}: {venditore.indirizzoNotifiche}
          </p>
        </Sezione>
        <Sezione larga titolo={m.offriPaypal}>
          <Spunta
            etichetta={m.offriPaypal}
            scelta={valori.paypal}
            onChange={(paypal) => change({ paypal })}
          />
          <Campi>
            <TextField
              className={colonne[3]}
              etichetta={m.paypalId}
              massimo={200}
              valore={valori.paypalClientId ?? ''}
              onChange={(paypalClientId) => change({ paypalClientId })}
            />
            <TextField
              className={colonne[3]}
              etichetta={m.paypalSegreto}
              nota={chiave(venditore.haPaypalSegreto)}
              massimo={300}
              valore={valori.paypalSegreto ?? ''}
              onChange={(paypalSegreto) => change({ paypalSegreto })}
            />
          </Campi>
        </Sezione>
      </div>
    </>
  );
}
