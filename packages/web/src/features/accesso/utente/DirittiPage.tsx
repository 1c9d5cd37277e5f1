import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { messaggiDiritti as m } from '../../../messages/diritti.ts';
import { messaggiUtente } from '../../../messages/utente.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Diritti.module.css';
import { type Diritti, dirittiQuery } from './diritti.api.ts';
import { computePermessi } from './permessi.ts';

/** What one user sees and may do, and why: for who administers him. */
export function DirittiPage() {
  const { id } = useParams({ strict: false });
  const { legge } = computePermessi(useSessione().utente);
  return legge && id !== undefined ? <Pagina id={Number(id)} /> : <NonAutorizzato titolo={m.titolo} />;
}

function Pagina({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(dirittiQuery(id));
  const navigate = useNavigate();
  const errore = error && toApiError(error);
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        dettaglio={data && `${data.nome} · ${data.ruolo}`}
        inizio={
          <IconButton
            icona={IconChevronLeft}
            nome={messaggiUtente.torna}
            onClick={() => navigate({ to: '/utenti/$id', params: { id: String(id) } })}
          />
        }
        errore={
          errore && (
            <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
              <Button onClick={() => refetch()}>{m.riprova}</Button>
            </RiquadroErrore>
          )
        }
      />
      <div className={css.body}>
        {!data && !errore && <Skeleton righe={12} />}
        {data?.bloccato && <RiquadroErrore testo={m.fuori} />}
        {data && !data.bloccato && (
          <>
            <Vede diritti={data} />
            <Fa diritti={data} />
          </>
        )}
      </div>
    </>
  );
}

const describeStudi = ({ studi, quantiStudi }: Diritti) => {
  if (studi.length === 0) return m.nessuno;
  const altri = quantiStudi - studi.length;
  return [studi.join(', '), ...(altri > 0 ? [m.altri(altri)] : [])].join(' ');
};

const describeGruppi = ({ gruppi, senzaGruppo }: Diritti) =>
  gruppi === null
    ? m.senzaGruppi
    : [gruppi.join(', '), ...(senzaGruppo ? [m.conSenzaGruppo] : [])].join(', ');

function describeIndirizzi({ esenteDaIP, ipAbilitati, indirizziStudio }: Diritti) {
  if (esenteDaIP) return m.esente;
  const liste = [ipAbilitati, indirizziStudio].filter((lista) => lista !== '');
  return liste.length === 0 ? m.ovunque : liste.join(' · ');
}

function Vede({ diritti }: { diritti: Diritti }) {
  const { anagrafiche, anagraficheStudio } = diritti;
  const clienti =
    anagrafiche === anagraficheStudio
      ? m.clientiTutti(anagrafiche)
      : m.clientiAlcuni(anagrafiche, anagraficheStudio);
  const voci = [
    [m.studi, describeStudi(diritti)],
    [m.clienti, clienti],
    [m.gruppi, describeGruppi(diritti)],
    [m.indirizzi, describeIndirizzi(diritti)],
  ];
  return (
    <Sezione larga titolo={m.vede} testo={m.vedeTesto}>
      <dl className={css.facts}>
        {voci.map(([nome, valore]) => (
          <Voce key={nome} nome={nome ?? ''} valore={valore ?? ''} />
        ))}
      </dl>
    </Sezione>
  );
}

const Voce = ({ nome, valore }: { nome: string; valore: string }) => (
  <>
    <dt>{nome}</dt>
    <dd>{valore}</dd>
  </>
);

function Fa({ diritti }: { diritti: Diritti }) {
  return (
    <Sezione larga titolo={m.fa} testo={m.faTesto}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.cosa}</th>
            <th scope="col">{m.azione}</th>
            <th scope="col">{m.esito}</th>
            <th scope="col">{m.perche}</th>
          </tr>
        </thead>
        <tbody>
          {diritti.diritti.map(({ risorsa, azione, ammesso, motivo, origine, chiamate }) => (
            <tr key={`${risorsa} ${azione} ${chiamate[0]}`} title={chiamate.join('\n')}>
              <th scope="row">
                <div className={css.capital}>{risorsa}</div>
              </th>
              <td>{azione}</td>
              <td>
                <Stato tipo={ammesso ? 'fatto' : 'assente'} testo={ammesso ? m.si : m.no} />
              </td>
              <td className={css.why}>
                {m.motivo[motivo]} {origine !== null && m.origine[origine]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sezione>
  );
}
